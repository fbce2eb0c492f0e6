/// A picture of five by five squares in one colour that a service gives an account.
public struct Identicon: Hashable, Sendable {
  /// The size of an identicon on the screen.
  public enum Size: String, CaseIterable, Hashable, Sendable {
    /// Half of a line for each square: five cells wide, three lines high.
    case small
    /// A line for each row: ten cells wide, five lines high.
    case large
  }

  /// The number of rows, and of squares in each.
  public static let side = 5

  /// Five rows of five squares from the top left, `true` for a filled one.
  let rows: [[Bool]]
  let color: ContentColor?

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - rows: The rows from the top, each from the left, `true` for a filled square. Missing squares are empty, surplus
  ///     ones are ignored.
  ///   - color: The colour of the squares; `nil` for that of the theme.
  public init(rows: [[Bool]], color: ContentColor?) {
    self.rows = (0..<Self.side).map { row in
      (0..<Self.side).map { column in
        rows.indices.contains(row) && rows[row].indices.contains(column) && rows[row][column]
      }
    }
    self.color = color
  }

  /// The lines of a picture, two rows of squares in each, for a cell is about twice as high as wide.
  ///
  /// - Parameters:
  ///   - rows: The rows of squares.
  ///   - halves: The characters of a cell with nothing, the upper half, the lower half and both.
  /// - Returns: Lines of as many cells as a row has squares.
  static func lines(of rows: [[Bool]], _ halves: [Character]) -> [String] {
    stride(from: 0, to: rows.count, by: 2).map { row in
      String(
        rows[row].indices.map { column in
          let isLowerFilled = row + 1 < rows.count && rows[row + 1][column]
          return halves[(rows[row][column] ? 1 : 0) + (isLowerFilled ? 2 : 0)]
        }
      )
    }
  }

  fileprivate func lines(_ size: Size, full: String, halves: [Character]) -> [StyledText] {
    let lines =
      switch size {
      case .small: Self.lines(of: rows, halves)
      case .large: rows.map { $0.map { $0 ? full : "  " }.joined() }
      }
    return lines.map { StyledText(Icon(SafeText($0), ascii: SafeText($0)), .accent, in: color) }
  }
}

extension Element {
  /// The picture of an account, as a service gives it.
  ///
  /// - Parameters:
  ///   - identicon: The squares and their colour.
  ///   - size: How large it is drawn.
  ///   - description: The words of a screen reader and of Markdown; empty where the name stands beside.
  /// - Returns: Three or five lines.
  public static func identicon(
    _ identicon: Identicon,
    _ size: Identicon.Size = .small,
    description: StyledText = ""
  ) -> Element {
    .drawing(
      Drawing(
        unicode: identicon.lines(size, full: "██", halves: [" ", "▀", "▄", "█"]),
        ascii: identicon.lines(size, full: "##", halves: [" ", "\"", "o", "8"]),
        description: description
      )
    )
  }
}
