/// Why a body is not a JSON document that is decoded; without any content of the body.
public struct JSONBodyError: Error, Hashable, Sendable {
  /// A few words that fit after "The service sent something that cannot be read:".
  public let reason: String

  /// Makes an error.
  ///
  /// - Parameter reason: A few words without any content of the body.
  public init(reason: String) {
    self.reason = reason
  }
}
