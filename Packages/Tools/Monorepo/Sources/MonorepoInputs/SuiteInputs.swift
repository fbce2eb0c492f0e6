/// The inputs that the outcome of a suite depends on, each by its digest.
///
/// Two equal values mean that running the suite again would only repeat what is known.
public struct SuiteInputs: Equatable, Codable, Sendable {
  /// The digest of each input, by a readable name, as in `module DesignKit`.
  public let digests: [String: String]

  /// Takes inputs by name.
  public init(digests: [String: String]) {
    self.digests = digests
  }

  /// The names of the inputs that are not the same in another value, in sorted order.
  public func differences(from other: SuiteInputs) -> [String] {
    Set(digests.keys).union(other.digests.keys).filter { digests[$0] != other.digests[$0] }.sorted()
  }
}
