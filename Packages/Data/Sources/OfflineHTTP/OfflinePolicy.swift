/// The behaviour of the cache beyond the specifications.
///
/// The defaults are what the program ships, and what the conformance suite measures.
public struct OfflinePolicy: Hashable, Sendable {
  /// Whether a stale response may stand in when the origin cannot be reached or fails (RFC 9111, 4.2.4).
  ///
  /// Never against `no-cache` and `must-revalidate`; a `stale-if-error` of the response limits it.
  public var servesStaleOnFailure: Bool

  /// How to guess the lifetime of a response that does not state one; `nil` for not at all.
  public var heuristicFreshness: HeuristicFreshness?

  /// How long a caller waits for the origin when a stored response may stand in; `nil` for as long as it takes.
  ///
  /// When it is over, the stored response is served, and the exchange continues in the background. Until that has ended,
  /// no other caller waits for the origin when a stored response may stand in. Needs a clock.
  public var patience: Duration?

  /// The longest body that is stored, in bytes: one answer's share of the store.
  public var longestStoredBody: Int

  /// Makes a policy.
  ///
  /// - Parameters:
  ///   - servesStaleOnFailure: Whether a stale response may stand in for one that is not available.
  ///   - heuristicFreshness: How to guess a lifetime that is not stated.
  ///   - patience: How long to wait for the origin when a stored response may stand in.
  ///   - longestStoredBody: The longest body that is stored, in bytes.
  public init(
    servesStaleOnFailure: Bool = true,
    heuristicFreshness: HeuristicFreshness? = HeuristicFreshness(),
    patience: Duration? = .seconds(3),
    longestStoredBody: Int = 8 << 20
  ) {
    self.servesStaleOnFailure = servesStaleOnFailure
    self.heuristicFreshness = heuristicFreshness
    self.patience = patience
    self.longestStoredBody = longestStoredBody
  }
}

/// A guess how long a response stays fresh that does not say it: a part of its age when it was received.
///
/// Source: RFC 9111, 4.2.2.
public struct HeuristicFreshness: Hashable, Sendable {
  /// The part of the time between `Last-Modified` and `Date`, 0…1.
  public var fraction: Double
  /// The longest lifetime to guess; an hour by default, since content that is browsed changes within a day.
  public var limit: Duration

  /// Makes a heuristic.
  ///
  /// - Parameters:
  ///   - fraction: The part of the time since the last modification, 0…1.
  ///   - limit: The longest lifetime to guess.
  public init(fraction: Double = 0.1, limit: Duration = .seconds(3600)) {
    self.fraction = fraction
    self.limit = limit
  }
}
