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
