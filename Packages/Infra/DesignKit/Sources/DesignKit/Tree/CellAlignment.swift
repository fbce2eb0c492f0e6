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
