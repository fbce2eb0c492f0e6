/// What a table shows besides its columns and rows.
public struct TableOptions: Hashable, Sendable {
  /// Which row is chosen, counted from 0; a row that does not exist means none.
  public var selectedRow: Int?
  /// After how many rows the titles of the columns are repeated; nil for never, less than 1 counts as 1.
  public var headerInterval: Int?
  /// Whether a line stands between two rows.
  public var dividesRows: Bool
  /// A quiet note below the rows, such as "3 of 57 titles".
  public var caption: StyledText?
  /// Whether the columns that there is no room for are named below the rows.
  var namesHiddenColumns = true

  /// Creates options; without arguments, those of a plain table.
  ///
  /// - Parameters:
  ///   - selectedRow: Which row is chosen, counted from 0.
  ///   - headerInterval: After how many rows the titles of the columns are repeated.
  ///   - dividesRows: Whether a line stands between two rows.
  ///   - caption: A quiet note below the rows.
  public init(
    selectedRow: Int? = nil,
    headerInterval: Int? = nil,
    dividesRows: Bool = false,
    caption: StyledText? = nil
  ) {
    self.selectedRow = selectedRow
    self.headerInterval = headerInterval
    self.dividesRows = dividesRows
    self.caption = caption
  }
}
