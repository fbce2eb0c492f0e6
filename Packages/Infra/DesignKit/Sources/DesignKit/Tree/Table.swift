/// Rows of cells under titled columns.
struct Table: Hashable, Sendable {
  let columns: [TableColumn]
  let rows: [[StyledText]]

  func cell(row: Int, column: Int) -> StyledText {
    rows[row].indices.contains(column) ? rows[row][column] : StyledText(runs: [])
  }
}
