import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension StoredResponse {
  /// How far a clock may be set back without making the age unknown: what corrections of a clock do, in seconds.
  private static let clockTolerance: TimeInterval = 5

  /// Age and lifetime at a moment.
  func freshness(at now: Date, heuristic: HeuristicFreshness?) -> Freshness {
    let residence = now.timeIntervalSince(receivedAt)
    return Freshness(
      age: initialAge + max(0, residence),
      lifetime: statedLifetime ?? guessedLifetime(heuristic) ?? 0,
      isClockSetBack: residence < -Self.clockTolerance
    )
  }

  /// Whether the response says how long it is fresh, be it understandable or not.
  var statesLifetime: Bool { statedLifetime != nil }

  /// Seconds that the response was old when it came (RFC 9111, 4.2.3).
  private var initialAge: TimeInterval {
    let apparentAge = max(0, receivedAt.timeIntervalSince(date))
    let delay = max(0, receivedAt.timeIntervalSince(requestedAt))
    return max(apparentAge, statedAge + delay)
  }

  /// The first number of `Age`; what is not a number counts as absent (RFC 9111, 5.1).
  private var statedAge: TimeInterval {
    let first = fields[.age].flatMap { FieldList.elements(of: $0).first }
    return TimeInterval(first.flatMap(DeltaSeconds.parse) ?? 0)
  }

  /// When the origin made the response; when it does not say so, when it came (RFC 9110, 6.6.1).
  private var date: Date {
    fields[.date].flatMap { HTTPDate.parse($0, now: receivedAt) } ?? receivedAt
  }

  /// `max-age`, or `Expires` minus `Date`; a date that cannot be read is past (RFC 9111, 4.2.1 and 5.3).
  private var statedLifetime: TimeInterval? {
    if let maxAge = directives.maxAge { return TimeInterval(maxAge) }
    guard let expires = fields[.expires] else { return nil }
    return HTTPDate.parse(expires, now: receivedAt).map { max(0, $0.timeIntervalSince(date)) } ?? 0
  }

  private func guessedLifetime(_ heuristic: HeuristicFreshness?) -> TimeInterval? {
    guard
      let heuristic, status.isHeuristicallyCacheable || directives.isPublic,
      let lastModified = fields[.lastModified].flatMap({ HTTPDate.parse($0, now: receivedAt) })
    else { return nil }
    let guess = date.timeIntervalSince(lastModified) * heuristic.fraction
    return min(max(0, guess), heuristic.limit / .seconds(1))
  }
}
