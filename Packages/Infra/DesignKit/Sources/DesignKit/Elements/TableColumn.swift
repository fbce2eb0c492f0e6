/// A column of a table: how its cells are set, and what happens when there is little room.
public struct TableColumn: Hashable, Sendable {
  /// The treatment of cells that are too long.
  public enum Overflow: Hashable, Sendable {
    /// They go on in a next line.
    case wrap
    /// They go on in a next line, up to a number of lines, one at least; the last one ends in an ellipsis.
    case wrapAtMost(Int)
    /// They end in an ellipsis.
    case truncate

    /// The most lines of a cell; nil for all.
    var maximumLines: Int? {
      switch self {
      case .wrap: nil
      case .wrapAtMost(let lines): max(lines, 1)
      case .truncate: 1
      }
    }
  }

  /// The word above the cells.
  public let title: SafeText
  /// Where cells stand in their width.
  public let alignment: CellAlignment
  /// The fewest cells the column is worth showing with.
  public let minimum: Int
  /// Columns with a lower one are dropped first.
  public let priority: Int
  /// The treatment of cells that are too long.
  public let overflow: Overflow

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - title: The word above the cells.
  ///   - alignment: Where cells stand in their width.
  ///   - minimum: The fewest cells the column is worth showing with; never more than its content needs. Cells
  ///     at the end of the line are numbers, which are shown in full or not at all.
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

/// Where the cells of a table column stand in their width.
public enum CellAlignment: Hashable, Sendable {
  /// At the start of the line.
  case leading
  /// In the middle of the line.
  case center
  /// At the end of the line.
  case trailing
  /// Numbers with their decimal separators below each other; what is no number stands at the end of the line.
  ///
  /// Both `.` and `,` may separate decimals. Where a number could be read either way, as `1,234`, the others of its
  /// column decide; where they do not, a point separates decimals and a comma groups digits. Where the column has
  /// to shrink, all of it stands at the end of the line.
  case decimal

  /// The nearest alignment of plain text.
  var edge: Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing, .decimal: .trailing
    }
  }
}
