/// Equal elements in as many columns as fit.
struct Grid: Hashable, Sendable {
  let items: [Element]
  /// The fewest cells an item is given.
  let minimumWidth: Int
  /// The empty cells between two columns.
  let gap: Int
  /// The empty lines between two rows.
  let spacing: Int

  /// The widths of the columns, which share the cells of a line evenly.
  func columnWidths(in width: Int) -> [Int] {
    let count = min(max((width + gap) / (minimumWidth + gap), 1), max(items.count, 1))
    let room = max(width - gap * (count - 1), count)
    return (0..<count).map { room / count + ($0 < room % count ? 1 : 0) }
  }
}

extension Element {
  /// Equal elements in as many columns as fit, filled row by row; cards in a row are equally high.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - minimumWidth: The fewest cells an item is given, 1 or more.
  ///   - gap: The empty cells between two columns, 0 to 100.
  ///   - spacing: The empty lines between two rows, 0 to 100.
  /// - Returns: The items row by row.
  public static func grid(
    _ items: [Element],
    minimumWidth: Int,
    gap: Int = Spacing.column,
    spacing: Int = Spacing.none
  ) -> Element {
    Element(containing: items) {
      .grid(
        Grid(
          items: $0,
          minimumWidth: min(max(minimumWidth, 1), RenderEnvironment.maximumWidth),
          gap: min(max(gap, 0), 100),
          spacing: min(max(spacing, 0), 100)
        )
      )
    }
  }
}

extension Layout {
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
}
