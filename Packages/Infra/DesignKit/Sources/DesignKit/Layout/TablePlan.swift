/// Which columns of a table are shown, and how wide they are.
struct TablePlan {
  /// The empty cells between two columns.
  static let gap = Spacing.column

  /// The indices of the columns that stay, in order.
  let shown: [Int]
  /// The cells of each of them.
  let widths: [Int]

  /// Plans a table.
  ///
  /// - Parameters:
  ///   - columns: The columns, one or more.
  ///   - natural: The cells each needs to show everything in full.
  ///   - contents: The cells each needs to show its cells in full, but not its title.
  ///   - width: The cells there are.
  init(_ columns: [TableColumn], natural: [Int], contents: [Int], width: Int) {
    let minimums = columns.indices.map { index in
      let least = min(columns[index].minimum, natural[index])
      // A number that is cut reads as another one.
      return columns[index].alignment.edge == .trailing ? max(least, contents[index]) : least
    }
    shown = Self.shown(columns, minimums, width: width)
    widths =
      shown.count == 1
      ? [min(natural[shown[0]], width)]
      : Self.grown(shown.map { minimums[$0] }, upTo: shown.map { natural[$0] }, width: width)
  }

  /// The cells of all columns and the gaps between them.
  var total: Int { Self.total(widths) }

  /// Drops the least important columns until the minimums of the others fit.
  private static func shown(_ columns: [TableColumn], _ minimums: [Int], width: Int) -> [Int] {
    var shown = Array(columns.indices)
    var taken = total(minimums)
    let dispensable = shown.sorted { (columns[$0].priority, -$0) < (columns[$1].priority, -$1) }
    for index in dispensable.dropLast() where taken > width {
      shown.removeAll { $0 == index }
      taken -= minimums[index] + gap
    }
    return shown
  }

  /// Lets the narrowest columns grow first, so that short ones stay whole.
  private static func grown(_ widths: [Int], upTo natural: [Int], width: Int) -> [Int] {
    var result = widths
    var room = width - total(result)
    var growing = result.indices.filter { result[$0] < natural[$0] }
    while room > 0, !growing.isEmpty {
      let narrowest = growing.map { result[$0] }.min() ?? 0
      let level = growing.filter { result[$0] == narrowest }
      let next = growing.map { result[$0] }.filter { $0 > narrowest }.min() ?? .max
      let ceiling = level.map { natural[$0] }.min() ?? narrowest
      let step = min(next, ceiling) - narrowest
      let affordable = min(step, room / level.count)
      for index in level { result[index] += affordable }
      room -= affordable * level.count
      if affordable < step {
        for index in level.prefix(room) { result[index] += 1 }
        return result
      }
      growing.removeAll { result[$0] >= natural[$0] }
    }
    return result
  }

  private static func total(_ widths: [Int]) -> Int {
    widths.reduce(0, +) + gap * max(widths.count - 1, 0)
  }
}

/// The cells that everything in a table takes, each measured once.
struct TableMeasure {
  /// The cells each column needs to show everything in full.
  private(set) var natural: [Int]
  /// The cells each column needs to show its cells in full, but not its title.
  private(set) var contents: [Int]
  /// The columns whose numbers stand below each other.
  private(set) var decimals: [Int: DecimalColumn] = [:]

  /// Row by row; four bytes a cell, which is little beside the cell.
  private var widths: [Int32] = []
  private let columnCount: Int

  init(_ table: Table, _ layout: Layout) {
    columnCount = table.columns.count
    natural = table.columns.map { max(layout.cells.cells(of: $0.title), 1) }
    contents = Array(repeating: 0, count: columnCount)
    for (index, column) in table.columns.enumerated() where column.alignment == .decimal {
      decimals[index] = DecimalColumn()
    }
    widths.reserveCapacity(table.rows.count * columnCount)
    for row in table.rows { add(row, layout) }
    for (index, width) in contents.enumerated() { natural[index] = max(natural[index], width) }
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
      contents[index] = max(contents[index], width)
      decimals[index]?.add(layout.shownText(row[index]), width: width, cells: layout.cells)
    }
  }
}
