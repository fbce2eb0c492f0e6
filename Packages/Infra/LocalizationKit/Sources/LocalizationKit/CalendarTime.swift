/// A moment as a calendar and a clock on a wall show it (Gregorian, 24 hours).
public struct CalendarTime: Hashable, Sendable {
  /// The year; years before the year 1 are 0, -1 and so on.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int
  /// The hour, 0 to 23.
  public let hour: Int
  /// The minute, 0 to 59.
  public let minute: Int

  /// Reads a moment off the calendar and the clock of a place.
  ///
  /// - Parameters:
  ///   - secondsSince1970: The moment, in seconds since the beginning of 1970 in UTC; brought to within a million
  ///     years of it.
  ///   - offset: How far the clocks of the place are ahead of UTC at that moment, in seconds; at most a day.
  public init(secondsSince1970: Int, offset: Int) {
    let seconds = Self.limited(secondsSince1970, 31_556_952_000_000) + Self.limited(offset, 86_400)
    let days = Self.floor(seconds, 86_400)
    let secondOfDay = seconds - days * 86_400
    hour = secondOfDay / 3600
    minute = secondOfDay % 3600 / 60

    // Years begin in March here, so that the leap day is their last (Richards, Explanatory Supplement to the
    // Astronomical Almanac, 15.11.3); an era is the 400 years after which the calendar repeats itself.
    let marchDays = days + 719_468
    let era = Self.floor(marchDays, 146_097)
    let dayOfEra = marchDays - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
  }

  private static func limited(_ value: Int, _ limit: Int) -> Int { min(max(value, -limit), limit) }

  private static func floor(_ dividend: Int, _ divisor: Int) -> Int {
    dividend / divisor - (dividend % divisor < 0 ? 1 : 0)
  }
}
