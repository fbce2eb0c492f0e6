#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
