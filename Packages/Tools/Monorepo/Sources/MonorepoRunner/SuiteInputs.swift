/// The inputs that the outcome of a suite depends on, each by its digest.
///
/// Two equal values mean that running the suite again would only repeat what is known.
struct SuiteInputs: Equatable, Codable, Sendable {
  /// The digest of each input, by a readable name, as in `module DesignKit`.
  let digests: [String: String]

  /// The names of the inputs that are not the same in another value, in sorted order.
  func differences(from other: SuiteInputs) -> [String] {
    Set(digests.keys).union(other.digests.keys).filter { digests[$0] != other.digests[$0] }.sorted()
  }
}
