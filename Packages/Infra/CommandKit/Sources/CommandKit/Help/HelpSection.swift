/// A heading with rows of a label and its description.
struct HelpSection {
  struct Row {
    let label: String
    let description: String
  }

  let heading: String
  let rows: [Row]

  /// Wide enough for most labels; a longer one gets a line of its own.
  private static let widestColumn = 28
  /// Below this width, descriptions go under their labels.
  private static let narrowest = 60

  /// The column in which the descriptions of several sections start.
  static func column(of sections: [HelpSection]) -> Int {
    let fitting = sections.flatMap(\.rows).map { $0.label.count + 4 }.filter { $0 <= widestColumn }
    return fitting.max() ?? 6
  }

  func lines(column: Int, format: HelpFormat) -> [String] {
    [format.heading("\(heading):")] + rows.flatMap { lines(of: $0, column: column, width: format.width) }
  }

  private func lines(of row: Row, column: Int, width: Int) -> [String] {
    let label = "  \(row.label)"
    let isNarrow = width < Self.narrowest
    let indentation = String(repeating: " ", count: isNarrow ? 6 : column)
    let description = TextWrap.lines(row.description, width: width - indentation.count)
      .map { indentation + $0 }
    guard let first = description.first, !row.description.isEmpty else { return [label] }
    guard !isNarrow, label.count + 2 <= column else { return [label] + description }
    return [label + first.dropFirst(label.count)] + description.dropFirst()
  }
}
