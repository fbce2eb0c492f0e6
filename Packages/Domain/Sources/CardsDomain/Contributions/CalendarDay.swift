#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A day of the Gregorian calendar without a time and a time zone, so that it is never shifted.
public struct CalendarDay: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int

  /// Takes a day that exists.
  ///
  /// - Parameters:
  ///   - year: The year, 1 to 9999.
  ///   - month: The month, 1 to 12.
  ///   - day: The day of the month; `nil` is returned for a day that the month does not have.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.days(ofMonth: month, in: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates a day from its ISO 8601 form, such as `2026-02-28`.
  ///
  /// - Parameter text: Exactly four, two and two digits; anything else, and a day that does not exist, gives `nil`.
  public init?(_ text: String) {
    // A year of contributions has as many of them as days, so that nothing is split into texts.
    let bytes = Array(text.utf8)
    let dash = UInt8(ascii: "-")
    guard bytes.count == 10, bytes[4] == dash, bytes[7] == dash, let year = Self.number(bytes[0..<4]),
      let month = Self.number(bytes[5..<7]), let day = Self.number(bytes[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      number = number * 10 + Int(digit - 0x30)
    }
    return number
  }

  /// The day of a moment in UTC.
  ///
  /// - Parameter date: The moment; one outside of the years 1 to 9999 gives the nearest day within them.
  public init(_ date: Date) {
    let days = (date.timeIntervalSince1970 / 86_400).rounded(.down)
    self.init(daysSince1970: Int(min(max(days, -1e6), 1e7)))
  }

  /// The day at a distance from 1 January 1970.
  ///
  /// - Parameter daysSince1970: The distance in days; one outside of the years 1 to 9999 gives the nearest day within
  ///   them.
  public init(daysSince1970: Int) {
    // Years begin in March, so that a leap day is the last of its year; eras have 400 years.
    let days = min(max(daysSince1970, Self.firstDay), Self.lastDay) + 719_468
    let dayOfEra = days % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    year = days / 146_097 * 400 + yearOfEra + (month <= 2 ? 1 : 0)
  }

  /// The distance from 1 January 1970 in days; negative before.
  public var daysSince1970: Int {
    let year = month <= 2 ? year - 1 : year
    let (era, yearOfEra) = (year / 400, year % 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The day of the week: 0 for Sunday to 6 for Saturday.
  public var weekday: Int {
    // 1 January 1970 was a Thursday.
    let rest = (daysSince1970 + 4) % 7
    return rest < 0 ? rest + 7 : rest
  }

  /// The day at a distance from this one.
  ///
  /// - Parameter days: The distance; negative for earlier days.
  /// - Returns: The day, within the years 1 to 9999.
  public func advanced(by days: Int) -> CalendarDay {
    CalendarDay(daysSince1970: daysSince1970 + min(max(days, -4_000_000), 4_000_000))
  }

  /// The same day of another year; 28 February for a leap day in a year without one.
  ///
  /// - Parameter years: The distance in years; negative for earlier ones.
  /// - Returns: The day, within the years 1 to 9999.
  public func advanced(byYears years: Int) -> CalendarDay {
    let year = min(max(year + min(max(years, -9999), 9999), 1), 9999)
    let day = min(day, Self.days(ofMonth: month, in: year))
    return CalendarDay(year: year, month: month, day: day) ?? self
  }

  /// The day as ISO 8601 writes it, such as `2026-02-28`.
  public var description: String {
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
    return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
  }

  /// Whether a day comes before another one.
  public static func < (first: CalendarDay, second: CalendarDay) -> Bool {
    (first.year, first.month, first.day) < (second.year, second.month, second.day)
  }

  private static let firstDay = -719_162
  private static let lastDay = 2_932_896

  private static func days(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

/// Days one after the other.
public struct DayRange: Hashable, Sendable {
  /// The first day.
  public let first: CalendarDay
  /// The last day, the first one or later.
  public let last: CalendarDay

  /// Makes a range; `nil` is returned when the last day comes before the first one.
  ///
  /// - Parameters:
  ///   - first: The first day.
  ///   - last: The last day.
  public init?(first: CalendarDay, last: CalendarDay) {
    guard first <= last else { return nil }
    self.first = first
    self.last = last
  }

  /// The days of a community's period, both its ends included.
  ///
  /// - Parameter period: The period.
  public init(_ period: CommunityPeriod) {
    first = period.from
    last = period.to
  }

  /// The year that ends with a day: that day, and all before it back to the day after the same one a year ago.
  ///
  /// - Parameter last: The last day.
  public init(yearEnding last: CalendarDay) {
    first = min(last.advanced(byYears: -1).advanced(by: 1), last)
    self.last = last
  }

  /// The number of days, 1 or more.
  public var count: Int { last.daysSince1970 - first.daysSince1970 + 1 }

  /// Whether a day is one of these.
  ///
  /// - Parameter day: A day.
  /// - Returns: `true` for the first and the last day too.
  public func contains(_ day: CalendarDay) -> Bool { first <= day && day <= last }

  /// The earlier and the later half, which have no day in common; `nil` for a single day.
  public var halves: (DayRange, DayRange)? {
    let middle = first.advanced(by: count / 2 - 1)
    guard let early = DayRange(first: first, last: middle),
      let late = DayRange(first: middle.advanced(by: 1), last: last)
    else { return nil }
    return (early, late)
  }
}
