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
