#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Says how long to wait for a moment, in words for people.
enum WaitText {
  /// The words for a wait: `now` when it is over, `in 45 seconds`, `in 3 minutes`, never less than it is.
  ///
  /// Without a moment, or with one a year and more away, it is `in a few minutes`: nobody knows.
  static func wait(until: Date?, from now: Date) -> String {
    guard let seconds = until?.timeIntervalSince(now), seconds < 31_536_000 else { return "in a few minutes" }
    return seconds > 0 ? "in " + DurationText.rounded(up: Int(seconds.rounded(.up))) : "now"
  }
}
