/// One of several elements side by side.
public struct Column: Hashable, Sendable {
  /// How wide a column is.
  public enum Width: Hashable, Sendable {
    /// A fixed number of cells.
    case fixed(Int)
    /// At least the minimum; grows to the ideal by priority, then shares what is left; columns of equal widths stay
    /// equal.
    case flexible(minimum: Int, ideal: Int)
  }

  let content: Element
  let width: Width
  let priority: Int

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - content: What the column shows.
  ///   - width: How wide it is, in cells; less than 1 counts as 1.
  ///   - priority: Columns with a higher one reach their ideal width first.
  public init(_ content: Element, width: Width, priority: Int = 0) {
    self.content = content
    self.width = width
    self.priority = priority
  }

  var minimum: Int {
    switch width {
    case .fixed(let cells): min(max(cells, 1), RenderEnvironment.maximumWidth)
    case .flexible(let minimum, _): min(max(minimum, 1), RenderEnvironment.maximumWidth)
    }
  }

  var ideal: Int {
    switch width {
    case .fixed: minimum
    case .flexible(_, let ideal): max(min(ideal, RenderEnvironment.maximumWidth), minimum)
    }
  }

  var isFlexible: Bool {
    if case .flexible = width { true } else { false }
  }
}

extension Element {
  /// Elements side by side, or below each other where their minimum widths do not fit.
  ///
  /// - Parameters:
  ///   - columns: The columns, in reading order.
  ///   - gap: The empty cells between two of them, 0 to 100.
  ///   - isDivided: Whether a line stands in each gap, which is then at least one cell wide.
  /// - Returns: The columns from start to end.
  public static func columns(_ columns: [Column], gap: Int = Spacing.column, isDivided: Bool = false)
    -> Element
  {
    // Columns cannot be unwrapped in place: each has a width of its own.
    if columns.contains(where: \.content.isAtMaximumDepth) { return .stack(columns.map(\.content)) }
    return Element(containing: columns.map(\.content)) { _ in
      .columns(columns, gap: min(max(gap, isDivided ? 1 : 0), 100), isDivided: isDivided)
    }
  }
}

extension Layout {
  func placeColumns(_ columns: [Column], gap: Int, isDivided: Bool, width: Int, _ emit: (Line) -> Void) {
    guard let widths = columnWidths(columns, gap: gap, width: width) else {
      return placeStack(columns.map(\.content), spacing: 0, width: width, emit)
    }
    let blocks = zip(columns, widths).map { lines(of: $0.content, width: $1) }
    let gap = isDivided ? divider(gap) : .blank(gap)
    placeBlocks(blocks, widths: widths, gap: gap, width: width, emit)
  }

  func placeBlocks(_ blocks: [[Line]], widths: [Int], gap: Line, width: Int, _ emit: (Line) -> Void) {
    for row in 0..<(blocks.map(\.count).max() ?? 0) {
      var line = Line()
      for (index, block) in blocks.enumerated() {
        if index > 0 { line.append(gap) }
        line.append(row < block.count ? block[row] : .blank(widths[index]))
      }
      emit(line.padded(to: width))
    }
  }

  private func divider(_ gap: Int) -> Line {
    var line = Line.blank((gap - 1) / 2)
    line.append(drawn(glyphs.vertical, times: 1, .border))
    return line.padded(to: gap)
  }

  /// The widths of columns side by side; nil when their minimums do not fit.
  private func columnWidths(_ columns: [Column], gap: Int, width: Int) -> [Int]? {
    guard !columns.isEmpty else { return nil }
    var widths = columns.map(\.minimum)
    var room = width - widths.reduce(0, +) - gap * (columns.count - 1)
    guard room >= 0 else { return nil }
    for index in columns.indices.sorted(by: { (-columns[$0].priority, $0) < (-columns[$1].priority, $1) }) {
      let growth = min(columns[index].ideal - widths[index], room)
      widths[index] += growth
      room -= growth
    }
    let flexible = columns.indices.filter { columns[$0].isFlexible }
    // Columns that ask for the same stay as wide as each other, so that what they compare fits into both or neither.
    let areEqual = Set(flexible.map { columns[$0].width }).count == 1
    for (order, index) in flexible.enumerated() {
      let isWider = !areEqual && order < room % flexible.count
      widths[index] += room / flexible.count + (isWider ? 1 : 0)
    }
    return widths
  }
}
