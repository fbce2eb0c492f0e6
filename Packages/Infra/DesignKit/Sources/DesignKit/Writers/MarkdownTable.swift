/// Writes a table in the syntax of GitHub Flavored Markdown.
struct MarkdownTable {
  private let table: Table
  private let inline: MarkdownInline

  init(_ table: Table, inline: MarkdownInline) {
    self.table = table
    self.inline = inline
  }

  /// The lines of the table; empty without columns.
  ///
  /// The syntax has no table without a header, so one may be empty.
  var block: String {
    if table.columns.isEmpty { return "" }
    let header = row(table.columns.map { inline.line(StyledText($0.title)) })
    let rule = row(table.columns.map { Self.rule($0.alignment.edge) })
    let rows = table.rows.indices.map { index in
      row(table.columns.indices.map { inline.line(cell(row: index, column: $0)) })
    }
    return ([header, rule] + rows).joined(separator: "\n")
  }

  /// The first cell of the chosen row says that it is.
  private func cell(row: Int, column: Int) -> StyledText {
    let cell = table.cell(row: row, column: column)
    return column == 0 && table.isSelected(row) ? "\(Sign.selected) \(cell)" : cell
  }

  private func row(_ cells: [String]) -> String {
    cells.reduce(into: "|") { $0 += $1.isEmpty ? " |" : " \($1) |" }
  }

  private static func rule(_ alignment: Alignment) -> String {
    switch alignment {
    case .leading: "---"
    case .center: ":---:"
    case .trailing: "---:"
    }
  }
}
