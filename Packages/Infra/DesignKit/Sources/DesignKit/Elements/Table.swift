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

/// The options of a table.
public struct TableOptions: Hashable, Sendable {
  /// Which row is chosen, counted from 0; a row that does not exist means none.
  public var selectedRow: Int?
  /// After how many rows the titles of the columns are repeated; nil for never, less than 1 counts as 1.
  public var headerInterval: Int?
  /// Whether a line stands between two rows.
  public var dividesRows: Bool
  /// A quiet note below the rows, such as "3 of 57 titles".
  public var caption: StyledText?
  /// Whether the columns that there is no room for are named below the rows.
  var namesHiddenColumns = true

  /// Creates options; without arguments, those of a plain table.
  ///
  /// - Parameters:
  ///   - selectedRow: Which row is chosen, counted from 0.
  ///   - headerInterval: After how many rows the titles of the columns are repeated.
  ///   - dividesRows: Whether a line stands between two rows.
  ///   - caption: A quiet note below the rows.
  public init(
    selectedRow: Int? = nil,
    headerInterval: Int? = nil,
    dividesRows: Bool = false,
    caption: StyledText? = nil
  ) {
    self.selectedRow = selectedRow
    self.headerInterval = headerInterval
    self.dividesRows = dividesRows
    self.caption = caption
  }
}

extension Element {
  /// Rows of cells under titled columns.
  ///
  /// Where there is too little room, long columns shrink down to their minimum, and columns of numbers to
  /// their longest number at most; then columns are dropped by priority. The last one always stays. A screen
  /// reader hears each row as "Column: value" lines, with every column.
  ///
  /// - Parameters:
  ///   - columns: The columns, in the order shown.
  ///   - rows: The cells of each row; missing ones are empty, surplus ones are ignored.
  ///   - options: A chosen row, repeated titles, lines between rows, and a note below.
  /// - Returns: A table, and below it the titles of the columns that were dropped; nothing without columns.
  public static func table(
    _ columns: [TableColumn],
    rows: [[StyledText]],
    options: TableOptions = TableOptions()
  ) -> Element {
    Element(leaf: .table(Table(columns: columns, rows: rows, options: options)))
  }

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

extension LinearReading {
  func lines(of table: Table) -> [String] {
    positioned(
      table.rows.indices.map { row in
        let lines = table.columns.indices.flatMap { column in
          labelled(table.columns[column].title, table.cell(row: row, column: column))
        }
        guard table.isSelected(row), let first = lines.first else { return lines }
        return ["\(vocabulary.selected)\(vocabulary.colon)\(first)"] + lines.dropFirst()
      }
    ) + (table.options.caption.map(lines(of:)) ?? [])
  }
}
