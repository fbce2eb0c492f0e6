/// What the cache may do beyond what the specifications demand.
public struct OfflinePolicy: Hashable, Sendable {
  /// Whether a stale response may stand in when the origin cannot be reached or fails (RFC 9111, 4.2.4).
  ///
  /// Never against `no-cache` and `must-revalidate`; a `stale-if-error` of the response limits it.
  public var servesStaleOnFailure: Bool

  /// How to guess the lifetime of a response that does not state one; `nil` for not at all.
  public var heuristicFreshness: HeuristicFreshness?

  /// Makes a policy.
  ///
  /// - Parameters:
  ///   - servesStaleOnFailure: Whether a stale response may stand in for one that cannot be had.
  ///   - heuristicFreshness: How to guess a lifetime that is not stated.
  public init(servesStaleOnFailure: Bool = true, heuristicFreshness: HeuristicFreshness? = nil) {
    self.servesStaleOnFailure = servesStaleOnFailure
    self.heuristicFreshness = heuristicFreshness
  }
}

/// A guess how long a response stays fresh that does not say it: a part of its age when it was received.
///
/// Source: RFC 9111, 4.2.2.
public struct HeuristicFreshness: Hashable, Sendable {
  /// The part of the time between `Last-Modified` and `Date`, 0…1.
  public var fraction: Double
  /// The longest lifetime to guess.
  public var limit: Duration

  /// Makes a heuristic.
  ///
  /// - Parameters:
  ///   - fraction: The part of the time since the last modification, 0…1.
  ///   - limit: The longest lifetime to guess.
  public init(fraction: Double = 0.1, limit: Duration = .seconds(86_400)) {
    self.fraction = fraction
    self.limit = limit
  }
}
