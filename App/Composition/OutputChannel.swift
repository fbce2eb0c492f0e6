/// A stream that the program writes to.
public struct OutputChannel: Sendable {
  /// Whether a person looks at it.
  public var isTerminal: Bool
  /// The cells of a line, where it is known.
  public var columns: Int?
  /// The lines of the screen, where it is known.
  public var rows: Int?
  /// Writes a text at once.
  public var write: @Sendable (String) -> Void

  /// Describes a stream.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether a person looks at it.
  ///   - columns: The cells of a line.
  ///   - rows: The lines of the screen.
  ///   - write: Writes a text at once.
  public init(
    isTerminal: Bool,
    columns: Int? = nil,
    rows: Int? = nil,
    write: @escaping @Sendable (String) -> Void
  ) {
    self.isTerminal = isTerminal
    self.columns = columns
    self.rows = rows
    self.write = write
  }
}
