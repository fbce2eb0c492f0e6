/// A short word on how a thing is doing, with the sign of its status.
public struct Badge: Hashable, Sendable {
  /// The word.
  public let label: SafeText
  /// The status that chooses sign and colour.
  public let status: Status

  /// Creates a badge.
  ///
  /// - Parameters:
  ///   - label: One or two words.
  ///   - status: The status that chooses sign and colour.
  public init(_ label: SafeText, _ status: Status) {
    self.label = label
    self.status = status
  }
}
