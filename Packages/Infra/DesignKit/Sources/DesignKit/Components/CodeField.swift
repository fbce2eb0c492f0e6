/// A code that the user was sent and types in, a cell for each of its characters.
public struct CodeField: Hashable, Sendable {
  /// The lengths that a code can have.
  public static let lengths = 1...12

  /// The label of the code, such as "Code from the text message".
  public let label: SafeText
  /// How many characters the code has.
  public let length: Int
  /// The characters so far, no more than the code has, each of them one cell wide.
  let characters: [Character]
  /// The problem with the code; nil for none.
  public let problem: SafeText?

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - label: What the code is.
  ///   - typed: What was typed; spaces and what is not one cell wide are left out, and so is what is too much.
  ///   - length: How many characters the code has, brought into ``lengths``.
  ///   - problem: The problem with the code, such as "This code has expired".
  public init(_ label: SafeText, typed: SafeText, length: Int = 6, problem: SafeText? = nil) {
    let length = min(max(length, Self.lengths.lowerBound), Self.lengths.upperBound)
    let measure = CellWidth(ambiguous: .wide)
    self.label = label
    self.length = length
    self.problem = problem
    characters = Array(
      typed.string.lazy.filter { !$0.isWhitespace && measure.cells(of: $0) == 1 }.prefix(length)
    )
  }

  /// Whether no character is missing.
  public var isComplete: Bool { characters.count == length }

  /// Whether there is nothing more to do to the code.
  var isAccepted: Bool { isComplete && problem == nil }

  /// The cells of a row with edges and gaps, and of one with edges only.
  fileprivate var rowWidths: (spacious: Int, tight: Int) { (length * 4 - 1, length * 3) }

  /// The column of the next character, or of the last one where all are there.
  ///
  /// - Parameter width: The cells of a line, from which it follows how the characters are set.
  /// - Returns: The column, from 0.
  public func column(width: Int) -> Int {
    let position = min(characters.count, length - 1)
    if width >= rowWidths.spacious { return position * 4 + 1 }
    return width >= rowWidths.tight ? position * 3 + 1 : min(position, max(width - 1, 0))
  }
}

extension Element {
  /// A field for a code that the user was sent, a cell for each character; the next one to type has the cursor.
  ///
  /// A screen reader hears how many characters are there, and not which: others may hear it too.
  ///
  /// - Parameter field: The characters that were typed, and the problem with them.
  /// - Returns: The label, the cells, and what is wrong, or that the code is complete.
  public static func codeField(_ field: CodeField) -> Element {
    let cells = (0..<field.length).map { cell($0, of: field) }
    let framed = cells.map { "\("[", .border)\($0)\("]", .border)" as StyledText }
    let (spacious, tight) = field.rowWidths
    let row = Element.adaptive(
      minimumWidth: spacious,
      wide: codeRow(framed, gap: " ", width: spacious),
      narrow: .adaptive(
        minimumWidth: tight,
        wide: codeRow(framed, gap: "", width: tight),
        narrow: codeRow(cells, gap: "", width: field.length)
      )
    )
    let entered = Term.digitsEntered(field.characters.count, of: field.length)
    let complete: StyledText = field.isAccepted ? ", \(.complete)" : ""
    return .stack([
      .stack([.text(StyledText(field.label, .title)), row, ending(of: field)])
        .described(as: "\(field.label)\(.colon)\(entered)\(complete)"),
      .fieldProblem(field.problem),
    ])
  }

  private static func cell(_ index: Int, of field: CodeField) -> StyledText {
    if index < field.characters.count { return StyledText(SafeText(String(field.characters[index])), .title) }
    return index == field.characters.count ? "\(Icon.cursor, .accent)" : "\(Icon.gap, .muted)"
  }

  /// Cells on the raised surface; too narrow a line cuts the row.
  private static func codeRow(_ cells: [StyledText], gap: String, width: Int) -> Element {
    let gap = StyledText(SafeText(gap))
    let row = StyledText(runs: Array(cells.map(\.runs).joined(separator: gap.runs)))
    return .text(row, maximumLines: 1).painted(on: .raised).limited(toWidth: width)
  }

  private static func ending(of field: CodeField) -> Element {
    guard field.isAccepted else { return .empty }
    return .text(StyledText(Badge("", .success)) + "\(.complete, .success)")
  }
}

extension Icon {
  /// Where the next character goes.
  fileprivate static let cursor = Icon("▏", ascii: "_")
  /// A character that is still missing.
  fileprivate static let gap = Icon("·", ascii: ".")
}
