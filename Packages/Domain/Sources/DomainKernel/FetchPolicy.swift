/// How fresh the reader wants what it reads to be.
public enum FetchPolicy: Hashable, Sendable, CaseIterable {
  /// What is stored, when it is still good; otherwise the service is asked, and what is stored is the fall-back.
  case cacheFirst
  /// The service is asked in any case; what is stored is the fall-back.
  case networkFirst
  /// Only what is stored; no connection is made.
  case cacheOnly
}
