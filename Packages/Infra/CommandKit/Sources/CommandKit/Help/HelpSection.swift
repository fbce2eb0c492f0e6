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
  static func column(of sections: [HelpSection], in format: HelpFormat) -> Int {
    let fitting = sections.flatMap(\.rows).map { format.cells($0.label) + 4 }.filter { $0 <= widestColumn }
    return fitting.max() ?? 6
  }

  func lines(column: Int, vocabulary: any CommandVocabulary, format: HelpFormat) -> [String] {
    [format.heading(vocabulary.heading(heading))]
      + rows.flatMap { lines(of: $0, column: column, format: format) }
  }

  private func lines(of row: Row, column: Int, format: HelpFormat) -> [String] {
    let label = "  \(row.label)"
    let labelCells = format.cells(label)
    let isNarrow = format.width < Self.narrowest
    let indentation = String(repeating: " ", count: isNarrow ? 6 : column)
    let description = format.wrap.lines(row.description, width: format.width - indentation.count)
      .map { indentation + $0 }
    guard let first = description.first, !row.description.isEmpty else { return [label] }
    guard !isNarrow, labelCells + 2 <= column else { return [label] + description }
    return [label + first.dropFirst(labelCells)] + description.dropFirst()
  }
}
