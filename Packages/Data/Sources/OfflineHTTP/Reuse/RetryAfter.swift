import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads `Retry-After` (RFC 9110, 10.2.3).
enum RetryAfter {
  /// The moment until which the origin wants to be left alone.
  ///
  /// `nil` for a moment that is not said, not understood or already past.
  static func moment(of response: HTTPResponse, now: Date) -> Date? {
    guard let value = response.fields[.retryAfter] else { return nil }
    let moment = DeltaSeconds.parse(value).map { now.addingTimeInterval(TimeInterval($0)) }
      ?? HTTPDate.parse(value, now: now)
    return moment.flatMap { $0 > now ? $0 : nil }
  }
}
