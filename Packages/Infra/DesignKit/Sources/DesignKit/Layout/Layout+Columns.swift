extension Layout {
  func columnLines(_ columns: [Column], gap: Int, width: Int) -> [Line] {
    guard let widths = columnWidths(columns, gap: gap, width: width) else {
      return stackLines(columns.map(\.content), spacing: 0, width: width)
    }
    let blocks = zip(columns, widths).map { lines(of: $0.content, width: $1) }
    return sideBySide(blocks, widths: widths, gap: gap, width: width)
  }

  func gridLines(
    _ items: [Element],
    minimumWidth: Int,
    gap: Int,
    spacing: Int,
    width: Int
  ) -> [Line] {
    let count = min(max((width + gap) / (minimumWidth + gap), 1), max(items.count, 1))
    let share = (width - gap * (count - 1)) / count
    let surplus = width - gap * (count - 1) - share * count
    let widths = (0..<count).map { share + ($0 < surplus ? 1 : 0) }
    var result: [Line] = []
    for start in stride(from: 0, to: items.count, by: count) {
      if start > 0 { result += Array(repeating: .blank(width), count: spacing) }
      let row = items[start..<min(start + count, items.count)]
      result += gridRow(Array(row), widths: widths, gap: gap, width: width)
    }
    return result
  }

  /// Lays a row out twice when its items differ in height, so that cards can grow to the highest.
  private func gridRow(_ items: [Element], widths: [Int], gap: Int, width: Int) -> [Line] {
    var blocks = zip(items, widths).map { lines(of: $0, width: $1) }
    let height = blocks.map(\.count).max() ?? 0
    for index in blocks.indices where blocks[index].count < height {
      blocks[index] = lines(of: items[index], width: widths[index], height: height)
    }
    return sideBySide(blocks, widths: widths, gap: gap, width: width)
  }

  private func sideBySide(_ blocks: [[Line]], widths: [Int], gap: Int, width: Int) -> [Line] {
    let height = blocks.map(\.count).max() ?? 0
    return (0..<height).map { row in
      var line = Line()
      for (index, block) in blocks.enumerated() {
        if index > 0 { line.append(.spaces(gap)) }
        line.append(row < block.count ? block[row] : .blank(widths[index]))
      }
      return line.padded(to: width)
    }
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
