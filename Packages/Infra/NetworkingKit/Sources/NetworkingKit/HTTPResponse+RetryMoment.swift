#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension HTTPResponse {
  /// The moment until which the server wants to be left alone (RFC 9110, 10.2.3).
  ///
  /// - Parameter now: The present.
  /// - Returns: A moment ahead; `nil` when none is said, or none that is ahead.
  public func retryMoment(after now: Date) -> Date? {
    let delay = fields[.retryAfter].flatMap { RetryAfter($0, now: now) }?.delay(from: now) ?? .zero
    return delay > .zero ? now.addingTimeInterval(delay / .seconds(1)) : nil
  }
}
