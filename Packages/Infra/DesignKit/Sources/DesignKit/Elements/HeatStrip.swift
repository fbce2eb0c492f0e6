/// How much there was over time, as one line with a cell for each stretch of it, such as a week.
public struct HeatStrip: Hashable, Sendable {
  /// How strong each cell is drawn, 0 for nothing to ``HeatMap/Day/maximumLevel``, the oldest first.
  let levels: [Int]
  /// The strip in words; empty where the text beside it suffices.
  let description: StyledText

  /// Creates a strip.
  ///
  /// - Parameters:
  ///   - levels: How strong each cell is drawn, the oldest first; brought into 0 to ``HeatMap/Day/maximumLevel``.
  ///   - description: The words of a screen reader and of Markdown; empty where the text beside it suffices.
  public init(_ levels: [Int], description: StyledText = "") {
    self.levels = levels.map { min(max($0, 0), HeatMap.Day.maximumLevel) }
    self.description = description
  }
}

extension Element {
  /// How much there was over time: a cell for each stretch of it, the latest that fit.
  ///
  /// - Parameter strip: The levels.
  /// - Returns: One line; nothing for a strip without levels.
  public static func heatStrip(_ strip: HeatStrip) -> Element {
    strip.levels.isEmpty ? .empty : Element(leaf: .heatStrip(strip))
  }
}

extension Layout {
  func heatStripLine(_ strip: HeatStrip, width: Int) -> Line {
    var line = Line()
    for level in strip.levels.suffix(width) { line.append(heatCell(level)) }
    return line.padded(to: width)
  }

  /// The cell of a level of a heat map.
  func heatCell(_ level: Int) -> Span { drawn(glyphs.heat[level], times: 1, level == 0 ? .border : .accent) }
}
