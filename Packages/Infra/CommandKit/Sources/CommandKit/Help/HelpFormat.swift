/// How help is laid out.
public struct HelpFormat: Sendable {
  /// The longest line in columns; a word that is longer still is not broken.
  let width: Int
  let cells: @Sendable (String) -> Int
  let heading: @Sendable (String) -> String

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - width: The columns to fill; less than 20 counts as 20.
  ///   - heading: Dresses a heading such as `Options:`, for example in bold; plain by default.
  ///   - cells: The columns that a text takes; by default one for each character. A character that takes two is one
  ///     of a script without blanks, where lines break between characters.
  public init(
    width: Int = 80,
    heading: @escaping @Sendable (String) -> String = { $0 },
    cells: @escaping @Sendable (String) -> Int = { $0.count }
  ) {
    self.width = max(width, 20)
    self.cells = cells
    self.heading = heading
  }

  /// The same format with another width.
  func widened(to width: Int) -> HelpFormat {
    HelpFormat(width: width, heading: heading, cells: cells)
  }

  var wrap: TextWrap { TextWrap(cells: cells) }

  /// The blanks before a description below its label: fewer where a long word would not fit behind them.
  var indentation: String { String(repeating: " ", count: width < 40 ? 4 : 6) }
}
