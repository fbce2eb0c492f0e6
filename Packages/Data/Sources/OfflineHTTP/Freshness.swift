import DomainKernel
import NetworkingKit

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
  /// Whether a request has changed the content at the origin since, so that only the origin can tell if it is current
  /// (RFC 9111, 4.4).
  var isOutdated = false

  /// Whether the response may be used without asking the origin.
  var isFresh: Bool { !isClockSetBack && !isOutdated && lifetime > age }

  /// Seconds since the response became stale; negative while it is fresh, infinite when nobody knows.
  var staleness: TimeInterval { isClockSetBack || isOutdated ? .infinity : age - lifetime }
}

/// The age and lifetime as stated in a response.
struct StatedAge: Hashable, Sendable {
  /// When the origin made the response; when it does not say so, when it came (RFC 9110, 6.6.1).
  let date: Date
  /// Seconds that the response was old when it came (RFC 9111, 4.2.3).
  let initialAge: TimeInterval
  /// `max-age`, or `Expires` minus `Date`; a date that cannot be read is past (RFC 9111, 4.2.1 and 5.3).
  let lifetime: TimeInterval?

  init(_ fields: HTTPFields, maxAge: Int?, requestedAt: Date, receivedAt: Date) {
    let date = fields[.date].flatMap { HTTPDate.parse($0, now: receivedAt) } ?? receivedAt
    let apparentAge = max(0, receivedAt.timeIntervalSince(date))
    let delay = max(0, receivedAt.timeIntervalSince(requestedAt))
    self.date = date
    initialAge = max(apparentAge, Self.seconds(fields[.age]) + delay)
    lifetime =
      maxAge.map { TimeInterval($0) }
      ?? fields[.expires].map { expires in
        HTTPDate.parse(expires, now: receivedAt).map { max(0, $0.timeIntervalSince(date)) } ?? 0
      }
  }

  /// The first number of `Age`; what is not a number counts as absent (RFC 9111, 5.1).
  private static func seconds(_ age: String?) -> TimeInterval {
    let first = age.flatMap { FieldList.elements(of: $0).first }
    return TimeInterval(first.flatMap(DeltaSeconds.parse) ?? 0)
  }
}

extension StoredResponse {
  /// Age and lifetime at a moment.
  func freshness(at now: Date, heuristic: HeuristicFreshness?) -> Freshness {
    let residence = now.timeIntervalSince(receivedAt)
    return Freshness(
      age: statedAge.initialAge + max(0, residence),
      lifetime: statedAge.lifetime ?? guessedLifetime(heuristic) ?? 0,
      isClockSetBack: residence < -Provenance.clockTolerance,
      isOutdated: isOutdated
    )
  }

  /// Whether the response says how long it is fresh, be it understandable or not.
  var statesLifetime: Bool { statedAge.lifetime != nil }

  private func guessedLifetime(_ heuristic: HeuristicFreshness?) -> TimeInterval? {
    guard
      let heuristic, status.isHeuristicallyCacheable || directives.isPublic,
      let lastModified = fields[.lastModified].flatMap({ HTTPDate.parse($0, now: receivedAt) })
    else { return nil }
    let guess = statedAge.date.timeIntervalSince(lastModified) * heuristic.fraction
    return min(max(0, guess), heuristic.limit / .seconds(1))
  }
}

extension HTTPStatus {
  /// Whether a lifetime may be guessed for the status (RFC 9110, 15.1), partial content left out.
  var isHeuristicallyCacheable: Bool {
    [200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501].contains(rawValue)
  }

  /// Whether a response is worth storing although it does not say how long it is fresh.
  ///
  /// An error is not: nobody wants to read it offline. A 404 may be one or an answer, which its reader tells.
  var isContent: Bool {
    [200, 203, 204, 300, 301, 308].contains(rawValue)
  }

  /// Whether the response is about one request or the network of its moment, so that no cache may store it
  /// (RFC 6585, 3 to 6).
  var isOfOneRequest: Bool { [428, 429, 431, 511].contains(rawValue) }

  /// Whether there is no such thing at the address (RFC 9110, 15.5.5 and 15.5.11).
  var saysGone: Bool { [404, 410].contains(rawValue) }

  /// Whether this cache acts as the status wants it (`must-understand`; RFC 9111, 5.2.2.3).
  var isUnderstood: Bool {
    switch rawValue {
    case 200...205, 300...303, 305, 307, 308, 400...417, 421, 422, 426, 428, 429, 431, 451, 500...505, 511:
      true
    default: false
    }
  }

  /// Whether a stored response may stand in within `stale-if-error` (RFC 5861, 4).
  var isTransientServerError: Bool {
    [500, 502, 503, 504].contains(rawValue)
  }
}
