/// A bad day of the network or of a service, put on the sandbox on purpose.
///
/// The raw values are the words of the command line.
public enum SandboxCondition: String, CaseIterable, Hashable, Sendable {
  /// Nothing can be reached.
  case offline
  /// Every answer comes late.
  case slow
  /// Every second new request fails once; asking again succeeds.
  case flaky
  /// The service answers every request with status 500.
  case failing
  /// The service refuses every request with status 429 and `Retry-After`.
  case rateLimited = "rate-limited"
}
