/// What a parameter was given, as it was written, and where.
public struct GivenValue: Hashable, Sendable {
  /// The text; it was accepted.
  public let text: String
  /// The source that gave it, the strongest of those that gave one.
  public let origin: ValueOrigin

  /// Pairs a text with its source.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - origin: The source that gave it.
  public init(text: String, origin: ValueOrigin) {
    self.text = text
    self.origin = origin
  }
}
