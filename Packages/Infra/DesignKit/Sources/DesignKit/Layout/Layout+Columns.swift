extension Layout {
  func placeColumns(_ columns: [Column], gap: Int, isDivided: Bool, width: Int, _ emit: (Line) -> Void) {
    guard let widths = columnWidths(columns, gap: gap, width: width) else {
      return placeStack(columns.map(\.content), spacing: 0, width: width, emit)
    }
    let blocks = zip(columns, widths).map { lines(of: $0.content, width: $1) }
    let gap = isDivided ? divider(gap) : .blank(gap)
    placeBlocks(blocks, widths: widths, gap: gap, width: width, emit)
  }

  func placeGrid(_ grid: Grid, width: Int, _ emit: (Line) -> Void) {
    let widths = grid.columnWidths(in: width)
    for start in stride(from: 0, to: grid.items.count, by: widths.count) {
      if start > 0 {
        for _ in 0..<grid.spacing { emit(.blank(width)) }
      }
      let row = grid.items[start..<min(start + widths.count, grid.items.count)]
      placeGridRow(Array(row), widths: widths, gap: grid.gap, width: width, emit)
    }
  }

  /// Lays a row out twice when its items differ in height, so that cards can grow to the highest.
  private func placeGridRow(_ items: [Element], widths: [Int], gap: Int, width: Int, _ emit: (Line) -> Void) {
    var blocks = zip(items, widths).map { lines(of: $0, width: $1) }
    let height = blocks.map(\.count).max() ?? 0
    for index in blocks.indices where blocks[index].count < height {
      blocks[index] = lines(of: items[index], width: widths[index], height: height)
    }
    placeBlocks(blocks, widths: widths, gap: .blank(gap), width: width, emit)
  }

  private func placeBlocks(_ blocks: [[Line]], widths: [Int], gap: Line, width: Int, _ emit: (Line) -> Void) {
    for row in 0..<(blocks.map(\.count).max() ?? 0) {
      var line = Line()
      for (index, block) in blocks.enumerated() {
        if index > 0 { line.append(gap) }
        line.append(row < block.count ? block[row] : .blank(widths[index]))
      }
      emit(line.padded(to: width))
    }
  }

  private func divider(_ gap: Int) -> Line {
    var line = Line.blank((gap - 1) / 2)
    line.append(drawn(glyphs.vertical, times: 1, .border))
    return line.padded(to: gap)
  }

  /// The widths of columns side by side; nil when their minimums do not fit.
  private func columnWidths(_ columns: [Column], gap: Int, width: Int) -> [Int]? {
    var widths = columns.map(\.minimum)
    var room = width - widths.reduce(0, +) - gap * max(columns.count - 1, 0)
    guard room >= 0, !columns.isEmpty else { return nil }
    for index in columns.indices.sorted(by: { (-columns[$0].priority, $0) < (-columns[$1].priority, $1) }) {
      let growth = min(columns[index].ideal - widths[index], room)
      widths[index] += growth
      room -= growth
    }
    let flexible = columns.indices.filter { columns[$0].isFlexible }
    for (order, index) in flexible.enumerated() {
      widths[index] += room / flexible.count + (order < room % flexible.count ? 1 : 0)
    }
    return widths
  }
}
