/// A column of a table: how its cells are set, and what happens when there is little room.
public struct TableColumn: Hashable, Sendable {
  /// What happens to cells that are too long.
  public enum Overflow: Hashable, Sendable {
    /// They go on in a next line.
    case wrap
    /// They end in an ellipsis.
    case truncate
  }

  /// The word above the cells.
  public let title: SafeText
  /// Where cells stand in their width.
  public let alignment: CellAlignment
  /// The fewest cells the column is worth showing with.
  public let minimum: Int
  /// Columns with a lower one are dropped first.
  public let priority: Int
  /// What happens to cells that are too long.
  public let overflow: Overflow

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - title: The word above the cells.
  ///   - alignment: Where cells stand in their width.
  ///   - minimum: The fewest cells the column is worth showing with; never more than its content needs.
  ///   - priority: Columns with a lower one are dropped first, the last of equals before the others.
  ///   - overflow: What happens to cells that are too long.
  public init(
    _ title: SafeText,
    alignment: CellAlignment = .leading,
    minimum: Int = 8,
    priority: Int = 0,
    overflow: Overflow = .truncate
  ) {
    self.title = title
    self.alignment = alignment
    self.minimum = min(max(minimum, 1), RenderEnvironment.maximumWidth)
    self.priority = priority
    self.overflow = overflow
  }
}
