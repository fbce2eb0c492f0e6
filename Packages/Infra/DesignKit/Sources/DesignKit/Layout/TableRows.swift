extension TableLayout {
  /// A row whose cells all fit on one line, which most do: set straight from its texts, without measuring again.
  func singleLine(of row: Int) -> Line? {
    var line = Line()
    for (position, column) in plan.shown.enumerated() {
      let width = measure.width(row: row, column: column)
      guard width <= plan.widths[position] else { return nil }
      let cell = table.cell(row: row, column: column)
      guard !cell.runs.contains(where: \.hasLineBreak) else { return nil }
      let behind = cellsBehind(cell, at: position)
      let before = cellsBefore(width + behind, at: position)
      line.append(.spaces((position > 0 ? TablePlan.gap : 0) + before))
      layout.append(cell, width: width, to: &line)
      line.append(.spaces(plan.widths[position] - before - width))
    }
    return line
  }

  /// A row with a cell of several lines; the others stand at its top.
  func wrappedLines(of row: Int) -> [Line] {
    let cells = zip(plan.shown, plan.widths).map { column, width in
      layout.wrapped(
        table.cell(row: row, column: column),
        width: width,
        maximumLines: table.columns[column].overflow.maximumLines
      )
    }
    return (0..<(cells.map(\.count).max() ?? 0)).map { index in
      var line = Line()
      for (position, lines) in cells.enumerated() {
        let isWhole = lines.count == 1
        let cell = table.cell(row: row, column: plan.shown[position])
        append(
          index < lines.count ? lines[index] : Line(),
          at: position,
          behind: isWhole ? cellsBehind(cell, at: position) : 0,
          to: &line
        )
      }
      return line
    }
  }

  /// Sets the line of a cell in its column, followed by the given number of empty cells that belong to the number.
  func append(_ cell: Line, at position: Int, behind: Int, to line: inout Line) {
    if position > 0 { line.append(.spaces(TablePlan.gap)) }
    let before = cellsBefore(cell.width + behind, at: position)
    line.append(.spaces(before))
    line.append(cell)
    line.append(.spaces(plan.widths[position] - before - cell.width))
  }

  private func cellsBefore(_ width: Int, at position: Int) -> Int {
    let missing = max(plan.widths[position] - width, 0)
    return switch table.columns[plan.shown[position]].alignment.edge {
    case .leading: 0
    case .center: missing / 2
    case .trailing: missing
    }
  }

  /// The empty cells behind a number; none where the column had to shrink.
  private func cellsBehind(_ cell: StyledText, at position: Int) -> Int {
    let column = plan.shown[position]
    guard let decimals = measure.decimals[column], plan.widths[position] >= measure.natural[column],
      !cell.isEmpty
    else { return 0 }
    return decimals.cellsBehind(layout.shownText(cell), cells: layout.cells)
  }
}
