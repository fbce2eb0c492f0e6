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
  /// - Parameter now: The present by the clock of the server.
  /// - Returns: The time from now; none for a moment that has passed.
  public func delay(from now: Date) -> Duration {
    switch self {
    case .seconds(let seconds): .seconds(seconds)
    case .date(let date): .seconds(max(0, date.timeIntervalSince(now)))
    }
  }
}
