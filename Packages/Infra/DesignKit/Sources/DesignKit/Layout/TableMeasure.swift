/// The cells that everything in a table takes, each measured once.
struct TableMeasure {
  /// The cells each column needs to show everything in full.
  private(set) var natural: [Int]
  /// The columns whose numbers stand below each other.
  private(set) var decimals: [Int: DecimalColumn] = [:]

  /// Row by row; four bytes a cell, which is little beside the cell.
  private var widths: [Int32] = []
  private let columnCount: Int

  init(_ table: Table, _ layout: Layout) {
    columnCount = table.columns.count
    natural = table.columns.map { max(layout.cells.cells(of: $0.title), 1) }
    for (index, column) in table.columns.enumerated() where column.alignment == .decimal {
      decimals[index] = DecimalColumn()
    }
    widths.reserveCapacity(table.rows.count * columnCount)
    for row in table.rows { add(row, layout) }
    for (index, column) in decimals { natural[index] = max(natural[index], column.width) }
  }

  /// The cells that a cell needs to show everything in full.
  func width(row: Int, column: Int) -> Int {
    Int(widths[row * columnCount + column])
  }

  private mutating func add(_ row: [StyledText], _ layout: Layout) {
    for index in 0..<columnCount {
      guard index < row.count else {
        widths.append(0)
        continue
      }
      let width = layout.width(of: row[index])
      widths.append(Int32(clamping: width))
      natural[index] = max(natural[index], width)
      decimals[index]?.add(layout.shownText(row[index]), width: width, cells: layout.cells)
    }
  }
}
