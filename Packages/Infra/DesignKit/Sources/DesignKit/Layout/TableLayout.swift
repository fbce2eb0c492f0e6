/// Lays a table out: its titles, its rows one by one, and what is said below them.
struct TableLayout {
  let table: Table
  let layout: Layout
  let measure: TableMeasure
  let plan: TablePlan

  private let width: Int
  /// The cells for the mark of the chosen row, in front of all rows.
  private let gutter: Int

  /// Measures a table; nil without columns.
  init?(_ table: Table, layout: Layout, width: Int) {
    if table.columns.isEmpty { return nil }
    self.table = table
    self.layout = layout
    self.width = width
    gutter = table.hasSelection && width >= 6 ? 2 : 0
    measure = TableMeasure(table, layout)
    plan = TablePlan(
      table.columns,
      natural: measure.natural,
      contents: measure.contents,
      width: width - gutter
    )
  }

  /// Hands the lines of the table on, one row at a time.
  func place(_ emit: (Line) -> Void) {
    let header = headerLines()
    for line in header { emit(line) }
    for row in table.rows.indices {
      if row > 0 { placeDivision(before: row, header, emit) }
      placeRow(row, emit)
    }
    for line in footerLines() { emit(line) }
  }

  private func headerLines() -> [Line] {
    if table.columns.allSatisfy(\.title.isEmpty) { return [] }
    var titles = Line.blank(gutter)
    for (position, index) in plan.shown.enumerated() {
      let title = StyledText(table.columns[index].title, .muted)
      let line = layout.line(of: title, cutTo: plan.widths[position])
      append(line, at: position, behind: 0, to: &titles)
    }
    return [titles.padded(to: width), rule()]
  }

  private func rule() -> Line {
    var rule = Line.blank(gutter)
    rule.append(layout.drawn(layout.glyphs.horizontal, times: plan.total, .border))
    return rule.padded(to: width)
  }

  private func placeDivision(before row: Int, _ header: [Line], _ emit: (Line) -> Void) {
    if let interval = table.options.headerInterval, row.isMultiple(of: max(interval, 1)), !header.isEmpty {
      emit(.blank(width))
      for line in header { emit(line) }
    } else if table.options.dividesRows {
      emit(rule())
    }
  }

  private func placeRow(_ row: Int, _ emit: (Line) -> Void) {
    if let cells = singleLine(of: row) {
      return emit(finished(cells, of: row, isFirst: true))
    }
    for (index, cells) in wrappedLines(of: row).enumerated() {
      emit(finished(cells, of: row, isFirst: index == 0))
    }
  }

  /// Puts the mark before a row and the surface behind it where the row is chosen.
  private func finished(_ cells: Line, of row: Int, isFirst: Bool) -> Line {
    let isSelected = table.isSelected(row)
    guard gutter > 0 || isSelected else { return cells.padded(to: width) }
    var line = Line()
    if isSelected, isFirst, gutter > 0 { line.append(layout.line(of: StyledText(.pointer, .accent))) }
    line = line.padded(to: gutter)
    line.append(cells)
    let whole = line.padded(to: width)
    return isSelected ? whole.painted(on: .selected) : whole
  }

  /// The caption, and the columns that there was no room for.
  private func footerLines() -> [Line] {
    let dropped = table.columns.indices.filter { !plan.shown.contains($0) }
      .map { table.columns[$0].title }.filter { !$0.isEmpty }
    var notes = [table.options.caption].compactMap(\.self)
    if !dropped.isEmpty, !table.rows.isEmpty, table.options.namesHiddenColumns {
      let titles = SafeText(dropped.map(\.string).joined(separator: ", "))
      let vocabulary = layout.vocabulary
      notes.append(StyledText("\(vocabulary.hiddenColumns)\(vocabulary.colon)\(titles)", .muted))
    }
    return notes.flatMap { layout.wrapped($0, width: width) }.map { $0.padded(to: width) }
  }
}
