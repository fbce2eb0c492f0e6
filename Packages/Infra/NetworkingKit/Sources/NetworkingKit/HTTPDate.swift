#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Reads and writes the dates of HTTP fields, in the three forms of RFC 9110, 5.6.7.
///
/// Needs no formatter and no locale: the names are English and the zone is GMT by definition.
public enum HTTPDate {
  /// Reads a date such as `Sun, 06 Nov 1994 08:49:37 GMT`.
  ///
  /// The form is strict: digits, blanks and punctuation must be exactly as specified, and `GMT` is the only
  /// zone. Letter case is ignored, as RFC 9111, 4.2 asks of caches. The name of the day must be one, but is
  /// not compared with the date.
  ///
  /// - Parameters:
  ///   - text: The value of a field, in one of IMF-fixdate, RFC 850 and asctime forms.
  ///   - now: The present, which decides the century of the two-digit year of RFC 850: a date that seems
  ///     to be more than 50 years ahead is in the past.
  /// - Returns: The moment, or `nil` when the text is not a date of HTTP.
  public static func parse(_ text: some StringProtocol, now: Date) -> Date? {
    let bytes = Array(text.utf8)
    return fixdate(bytes) ?? rfc850(bytes, now: now) ?? asctime(bytes)
  }

  /// Writes a date in the preferred form, IMF-fixdate.
  ///
  /// - Parameter date: The moment; its fraction of a second is cut off.
  /// - Returns: For example `Sun, 06 Nov 1994 08:49:37 GMT`; years are held within 0…9999.
  public static func format(_ date: Date) -> String {
    let year0 = -62_167_219_200.0
    let year9999 = 253_402_300_799.0
    let seconds = Int(min(max(date.timeIntervalSince1970, year0), year9999).rounded(.down))
    let time = ((seconds % 86_400) + 86_400) % 86_400
    let day = CivilDay(daysSince1970: (seconds - time) / 86_400)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(29)
    append(shortWeekdays[day.weekday], to: &bytes)
    bytes += ", ".utf8
    append(day.day, from: 10, to: &bytes)
    bytes.append(0x20)
    append(months[day.month - 1], to: &bytes)
    bytes.append(0x20)
    append(day.year, from: 1000, to: &bytes)
    for (separator, part) in [(0x20, time / 3600), (0x3A, time / 60 % 60), (0x3A, time % 60)]
      as [(UInt8, Int)]
    {
      bytes.append(separator)
      append(part, from: 10, to: &bytes)
    }
    bytes += " GMT".utf8
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the digits of a number from that of a unit on: 10, 1000.
  private static func append(_ number: Int, from highest: Int, to bytes: inout [UInt8]) {
    var unit = highest
    while unit > 0 {
      bytes.append(0x30 + UInt8(number / unit % 10))
      unit /= 10
    }
  }

  private static func append(_ text: StaticString, to bytes: inout [UInt8]) {
    text.withUTF8Buffer { bytes += $0 }
  }

  static let weekdays: [StaticString] = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  static let shortWeekdays: [StaticString] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  static let months: [StaticString] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}

extension HTTPDate {
  /// `Sun, 06 Nov 1994 08:49:37 GMT`.
  static func fixdate(_ bytes: [UInt8]) -> Date? {
    var reader = HTTPDateReader(bytes)
    guard
      reader.weekday(short: true), reader.text(", "),
      let day = reader.number(digits: 2), reader.text(" "),
      let month = reader.month(), reader.text(" "),
      let year = reader.number(digits: 4), reader.text(" "),
      let time = reader.time(), reader.text(" GMT"), reader.isAtEnd
    else { return nil }
    return date(year: year, month: month, day: day, time: time)
  }

  /// `Sunday, 06-Nov-94 08:49:37 GMT`.
  static func rfc850(_ bytes: [UInt8], now: Date) -> Date? {
    var reader = HTTPDateReader(bytes)
    guard
      reader.weekday(short: false), reader.text(", "),
      let day = reader.number(digits: 2), reader.text("-"),
      let month = reader.month(), reader.text("-"),
      let twoDigits = reader.number(digits: 2), reader.text(" "),
      let time = reader.time(), reader.text(" GMT"), reader.isAtEnd
    else { return nil }
    return date(year: fullYear(twoDigits, now: now), month: month, day: day, time: time)
  }

  /// `Sun Nov  6 08:49:37 1994`; a day of one digit has a blank before it.
  static func asctime(_ bytes: [UInt8]) -> Date? {
    var reader = HTTPDateReader(bytes)
    guard
      reader.weekday(short: true), reader.text(" "),
      let month = reader.month(), reader.text(" "),
      let day = reader.text(" ") ? reader.number(digits: 1) : reader.number(digits: 2), reader.text(" "),
      let time = reader.time(), reader.text(" "),
      let year = reader.number(digits: 4), reader.isAtEnd
    else { return nil }
    return date(year: year, month: month, day: day, time: time)
  }

  private static func date(year: Int, month: Int, day: Int, time: Int) -> Date? {
    CivilDay(year: year, month: month, day: day).map {
      Date(timeIntervalSince1970: Double($0.daysSince1970 * 86_400 + time))
    }
  }

  /// The latest year with these two digits that is not more than 50 years ahead.
  private static func fullYear(_ twoDigits: Int, now: Date) -> Int {
    let days = (now.timeIntervalSince1970 / 86_400).rounded(.down)
    let thisYear = CivilDay(daysSince1970: Int(max(-100_000_000, min(100_000_000, days)))).year
    let latest = thisYear + 50
    return latest - ((latest - twoDigits) % 100 + 100) % 100
  }
}
