#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How old a response is and how old it may get, in seconds (RFC 9111, 4.2).
struct Freshness: Hashable, Sendable {
  /// Seconds since the origin made the response.
  let age: TimeInterval
  /// Seconds for which it is fresh.
  let lifetime: TimeInterval
  /// Whether the clock shows a time before the response was received, so that the age is unknown.
  let isClockSetBack: Bool

  /// Whether the response may be used without asking the origin.
  var isFresh: Bool { !isClockSetBack && lifetime > age }

  /// Seconds since the response became stale; negative while it is fresh, infinite when nobody knows.
  var staleness: TimeInterval { isClockSetBack ? .infinity : age - lifetime }

  /// The age, for people; `nil` when it is unknown.
  var knownAge: Duration? { isClockSetBack ? nil : .seconds(age) }
}
