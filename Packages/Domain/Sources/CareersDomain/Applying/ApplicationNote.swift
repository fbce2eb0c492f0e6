/// A note to the employer that goes with an application.
public struct ApplicationNote: Hashable, Sendable {
  /// The most UTF-16 code units of a note, without the white space around it; the service counts so.
  public static let limit = 1000

  /// The text, without white space around it; never blank.
  public let text: String

  /// Takes over a text.
  ///
  /// - Parameter text: What the user wrote; `nil` is returned for a blank one, which is no note.
  /// - Throws: ``TooLong`` when it has more code units than ``limit``.
  public init?(_ text: String) throws(TooLong) {
    let trimmed = text.withoutOuterWhiteSpace
    guard !trimmed.isEmpty else { return nil }
    guard trimmed.utf16.count <= Self.limit else { throw TooLong(count: trimmed.utf16.count) }
    self.text = trimmed
  }

  /// A note is longer than the service takes.
  public struct TooLong: Error, Hashable, Sendable {
    /// The length of the note in UTF-16 code units.
    public let count: Int

    /// Creates the error for a note of the given length.
    ///
    /// - Parameter count: The length of the note in UTF-16 code units.
    public init(count: Int) {
      self.count = count
    }
  }
}
