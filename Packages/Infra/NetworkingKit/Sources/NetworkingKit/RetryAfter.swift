#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// When a server wants to be asked again (RFC 9110, 10.2.3).
public enum RetryAfter: Hashable, Sendable {
  /// A number of seconds from now.
  case seconds(Int)
  /// At a moment, by the clock of the server.
  case date(Date)

  /// Reads the value of a `Retry-After` field.
  ///
  /// - Parameters:
  ///   - value: Digits, or a date; anything else, such as a negative number, has no meaning and gives `nil`.
  ///     A number beyond a century is held there.
  ///   - now: The present.
  public init?(_ value: String, now: Date) {
    if !value.isEmpty, value.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      let century = 3_155_760_000
      self = .seconds(min(Int(value) ?? century, century))
    } else if let date = HTTPDate.parse(value, now: now) {
      self = .date(date)
    } else {
      return nil
    }
  }

  /// How long to wait.
  ///
  /// - Parameter now: The present.
  /// - Returns: The time from now; none for a moment that has passed.
  public func delay(from now: Date) -> Duration {
    switch self {
    case .seconds(let seconds): .seconds(seconds)
    case .date(let date): .seconds(max(0, date.timeIntervalSince(now)))
    }
  }
}

extension HTTPResponse {
  /// Whether the server refuses because it was asked too often: 429, or 403 with a spent quota or with a time to wait.
  ///
  /// `X-RateLimit-Remaining: 0` is what GitHub and many others send together with a 403.
  public var isRateLimited: Bool {
    switch status {
    case .tooManyRequests: true
    case .forbidden: quotaIsSpent || fields[.retryAfter] != nil
    default: false
    }
  }

  /// The moment until which the server wants to be left alone.
  ///
  /// `Retry-After` goes first (RFC 9110, 10.2.3); otherwise, when the limit of requests is reached, the moment of
  /// `X-RateLimit-Reset`, in seconds since 1970.
  ///
  /// - Parameter now: The present.
  /// - Returns: A moment ahead; `nil` when none is said, or none that is ahead.
  public func retryMoment(after now: Date) -> Date? {
    let delay = fields[.retryAfter].flatMap { RetryAfter($0, now: now) }?.delay(from: now) ?? .zero
    if delay > .zero { return now.addingTimeInterval(delay / .seconds(1)) }
    guard isRateLimited, let reset = fields["X-RateLimit-Reset"].flatMap({ RetryAfter($0, now: now) }),
      case .seconds(let seconds) = reset
    else { return nil }
    let moment = Date(timeIntervalSince1970: TimeInterval(seconds))
    return moment > now ? moment : nil
  }

  private var quotaIsSpent: Bool { fields["X-RateLimit-Remaining"] == "0" }
}
