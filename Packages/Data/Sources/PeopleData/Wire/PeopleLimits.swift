import LenientJSON

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The most that is read from an answer of the service, so that no answer fills memory or disk.
///
/// Texts beyond a limit end with `…`; a list beyond its limit is refused, since the page after it would begin behind
/// accounts that nobody has seen.
enum PeopleLimits {
  /// Accounts of a page.
  ///
  /// The service sends up to 100.
  static let users = 1000
  /// The name of an account, in bytes.
  ///
  /// Real ones have up to 39; those of programs have `[bot]` after it.
  static let loginBytes = 100
  /// The text of a profile about its user.
  ///
  /// Real ones have up to 160 characters.
  static let biography = TextLimit(scalars: 2000)
  /// The highest count that is believed.
  static let count = 1_000_000_000
  /// The earliest moment that is believed, 3 January of the year 2 as calendars of today count: then the year 1 is over
  /// in every time zone and in both calendars of that time.
  static let earliestMoment = Date(timeIntervalSince1970: -62_103_888_000)
}
