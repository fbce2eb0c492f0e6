/// How much a caller wants what is stored.
public enum CacheMode: Hashable, Sendable {
  /// What is stored, as long as it is fresh; otherwise the origin is asked.
  case storedFirst

  /// The origin is asked whether what is stored is current (pull to refresh).
  ///
  /// A fresh response that is `immutable` is taken without asking (RFC 8246).
  case revalidate

  /// Only what is stored, however old, and nothing is sent.
  case storedOnly
}
