/// Rows of cells under titled columns.
struct Table: Hashable, Sendable {
  let columns: [TableColumn]
  let rows: [[StyledText]]
  var options = TableOptions()

  func cell(row: Int, column: Int) -> StyledText {
    rows[row].indices.contains(column) ? rows[row][column] : StyledText(runs: [])
  }

  func isSelected(_ row: Int) -> Bool { options.selectedRow == row }

  var hasSelection: Bool { options.selectedRow.map(rows.indices.contains) ?? false }
}
