extension Element {
  /// A table whose rows are not there: its titles, and below them why.
  ///
  /// - Parameters:
  ///   - columns: The columns, in the order shown.
  ///   - placeholder: Why there are no rows.
  ///   - rowCount: While they are on their way, how many rows of bars hold their place, brought into 0 to 100.
  /// - Returns: Titles and words for the reason; a screen reader hears the reason only.
  public static func table(
    _ columns: [TableColumn],
    placeholder: Placeholder,
    like rowCount: Int = 3
  ) -> Element {
    guard case .loading = placeholder else {
      return .stack([Element.table(columns, rows: []).described(as: ""), .placeholder(placeholder)])
    }
    let bars = columns.map { bar(cells: likelyWidth(of: $0)) }
    let rows = Array(repeating: bars, count: min(max(rowCount, 0), 100))
    var options = TableOptions()
    options.namesHiddenColumns = false
    let standIn = Element.table(columns, rows: rows, options: options).described(as: "")
    return .stack([standIn, .placeholder(placeholder)])
  }

  /// Numbers are seldom wider than their title.
  private static func likelyWidth(of column: TableColumn) -> Int {
    if column.alignment.edge != .trailing { return column.minimum }
    return min(column.minimum, max(CellWidth().cells(of: column.title), 4))
  }

  private static func bar(cells: Int) -> StyledText {
    let cell = StyledText(Icon("░", ascii: ":"), .border)
    return StyledText(runs: Array(repeating: cell.runs, count: min(cells, 40)).flatMap(\.self))
  }
}
