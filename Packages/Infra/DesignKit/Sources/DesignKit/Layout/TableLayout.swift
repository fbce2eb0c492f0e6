/// Lays a table out: which columns stay, how wide they are, and what their cells look like.
struct TableLayout {
  private static let gap = 2

  private let table: Table
  private let layout: Layout
  private let width: Int

  init(_ table: Table, layout: Layout, width: Int) {
    self.table = table
    self.layout = layout
    self.width = width
  }

  func lines() -> [Line] {
    var lines: [Line] = []
    place { lines.append($0) }
    return lines
  }

  func place(_ emit: (Line) -> Void) {
    if table.columns.isEmpty { return }
    let natural = naturalWidths()
    let shown = shownColumns(natural)
    let widths = widths(of: shown, natural)
    for line in header(shown, widths) { emit(line) }
    for row in table.rows.indices { placeRow(at: row, shown, widths, emit) }
  }

  /// The cells each column needs to show everything in full.
  private func naturalWidths() -> [Int] {
    var result = table.columns.map { max(layout.cells.cells(of: $0.title), 1) }
    for row in table.rows {
      for (index, cell) in row.prefix(result.count).enumerated() {
        let width = layout.spans(of: cell).reduce(0) { $0 + $1.width }
        result[index] = max(result[index], width)
      }
    }
    return result
  }

  /// Drops the least important columns until the minimums of the others fit.
  private func shownColumns(_ natural: [Int]) -> [Int] {
    let minimums = zip(table.columns, natural).map { min($0.minimum, $1) }
    var shown = Array(table.columns.indices)
    while shown.count > 1, total(shown.map { minimums[$0] }) > width {
      guard let least = shown.map({ table.columns[$0].priority }).min(),
        let index = shown.lastIndex(where: { table.columns[$0].priority == least })
      else { break }
      shown.remove(at: index)
    }
    return shown
  }

  private func total(_ widths: [Int]) -> Int {
    widths.reduce(0, +) + Self.gap * max(widths.count - 1, 0)
  }

  /// Shrinks the widest columns first, so that short ones stay whole.
  private func widths(of shown: [Int], _ natural: [Int]) -> [Int] {
    var result = shown.map { min(table.columns[$0].minimum, natural[$0]) }
    if result.count == 1 { return [min(natural[shown[0]], width)] }
    var room = width - total(result)
    var growing = shown.indices.filter { result[$0] < natural[shown[$0]] }
    while room > 0, !growing.isEmpty {
      let narrowest = growing.map { result[$0] }.min() ?? 0
      let level = growing.filter { result[$0] == narrowest }
      let next = growing.map { result[$0] }.filter { $0 > narrowest }.min() ?? .max
      let ceiling = level.map { natural[shown[$0]] }.min() ?? narrowest
      let step = min(next, ceiling) - narrowest
      let affordable = min(step, room / level.count)
      for index in level { result[index] += affordable }
      room -= affordable * level.count
      if affordable < step {
        for index in level.prefix(room) { result[index] += 1 }
        return result
      }
      growing.removeAll { result[$0] >= natural[shown[$0]] }
    }
    return result
  }

  private func header(_ shown: [Int], _ widths: [Int]) -> [Line] {
    if table.columns.allSatisfy(\.title.isEmpty) { return [] }
    let titles = zip(shown, widths).map { index, width in
      layout.line(of: StyledText(table.columns[index].title, .muted), cutTo: width)
    }
    var rule = Line()
    rule.append(layout.drawn(layout.glyphs.horizontal, times: total(widths), .border))
    return [joined(titles, shown, widths), rule.padded(to: width)]
  }

  private func placeRow(at row: Int, _ shown: [Int], _ widths: [Int], _ emit: (Line) -> Void) {
    let cells = zip(shown, widths).map { index, width in
      let maximumLines = table.columns[index].overflow == .truncate ? 1 : nil
      return layout.wrapped(
        table.cell(row: row, column: index),
        width: width,
        maximumLines: maximumLines
      )
    }
    let height = max(cells.map(\.count).max() ?? 0, 1)
    for line in 0..<height {
      emit(joined(cells.map { line < $0.count ? $0[line] : Line() }, shown, widths))
    }
  }

  private func joined(_ cells: [Line], _ shown: [Int], _ widths: [Int]) -> Line {
    var line = Line()
    for (position, cell) in cells.enumerated() {
      if position > 0 { line.append(.spaces(Self.gap)) }
      line.append(cell.padded(to: widths[position], table.columns[shown[position]].alignment))
    }
    return line.padded(to: width)
  }
}
