#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Reads `Retry-After` (RFC 9110, 10.2.3).
public enum RetryAfter {
  /// The moment until which a server wants to be left alone.
  ///
  /// - Parameters:
  ///   - response: What the server answered.
  ///   - now: The present, which a number of seconds counts from.
  /// - Returns: The moment; `nil` when none is said, it is not understood, or it is already past.
  public static func moment(of response: HTTPResponse, now: Date) -> Date? {
    guard let value = response.fields[.retryAfter] else { return nil }
    let moment = seconds(value).map { now.addingTimeInterval($0) } ?? HTTPDate.parse(value, now: now)
    return moment.flatMap { $0 > now ? $0 : nil }
  }

  private static func seconds(_ value: String) -> TimeInterval? {
    guard !value.isEmpty, value.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return min(TimeInterval(value) ?? 0, 1e10)
  }
}
