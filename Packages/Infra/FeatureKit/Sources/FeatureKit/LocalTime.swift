public import LocalizationKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The calendar and the clock of the user.
///
/// The date of something that the user did, or that happened to it, is read off these. What happens at another place,
/// such as the publication of a job, has the date of that place.
public struct LocalTime: Sendable {
  private let offset: @Sendable (Date) -> Int

  /// Describes a clock.
  ///
  /// - Parameter offset: How far it is ahead of UTC at a moment, in seconds; 0, which is UTC, unless it is given.
  public init(offset: @escaping @Sendable (Date) -> Int = { _ in 0 }) {
    self.offset = offset
  }

  /// Reads a moment off the calendar and the clock.
  ///
  /// - Parameter date: The moment.
  /// - Returns: `nil` for a moment that no calendar knows.
  public func time(of date: Date) -> CalendarTime? {
    Int(exactly: date.timeIntervalSince1970.rounded(.down)).map {
      CalendarTime(secondsSince1970: $0, offset: offset(date))
    }
  }

  /// The hour and minute of a moment, not earlier than it.
  func timeOfDay(notBefore moment: Date, in language: Language) -> String {
    let minute = Int((moment.timeIntervalSince1970 / 60).rounded(.up))
    return language.timeOfDay(of: CalendarTime(secondsSince1970: minute * 60, offset: offset(moment)))
  }
}
