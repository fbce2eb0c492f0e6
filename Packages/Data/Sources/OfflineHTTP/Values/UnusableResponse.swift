/// That a response cannot be turned into a value, so that it must not be stored either.
public struct UnusableResponse: Error, Hashable, Sendable {
  /// What is wrong with it, in a few words: "not JSON", "an HTML page".
  public let reason: String

  /// Refuses a response.
  ///
  /// - Parameter reason: What is wrong with it, in a few words.
  public init(reason: String) {
    self.reason = reason
  }
}
