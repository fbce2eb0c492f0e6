#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension KeyedDecodingContainer {
  /// Reads a moment of ISO 8601, with or without a fraction of a second.
  ///
  /// It is rounded to the millisecond, in which dates are stored, so that it equals what is stored of it.
  ///
  /// - Parameter key: Where the moment is.
  /// - Returns: The moment; `nil` when there is none, none that a calendar has, or none of these forms in at
  ///   most 40 bytes.
  public func date(_ key: Key) -> Date? {
    guard let sent = exactText(key), sent.utf8.count <= 40 else { return nil }
    if let moment = PlainMoment(sent) { return moment.date }
    // RFC 3339 allows the letters to be small.
    let text = String(sent.map { $0 == "t" ? "T" : $0 == "z" ? "Z" : $0 })
    guard !PlainMoment.isBeyondCalendar(text) else { return nil }
    // Since Swift 6.2 one style reads both forms; the Foundation of macOS 15 is older.
    let date =
      PlainMoment(text)?.date ?? (try? Date(text, strategy: .iso8601))
      ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
    return date.map {
      Date(timeIntervalSinceReferenceDate: ($0.timeIntervalSinceReferenceDate * 1000).rounded() / 1000)
    }
  }
}

/// A moment as services write most of them, `2026-08-17T09:00:00Z` or `2026-08-17T09:00:00.000Z`.
///
/// A list has one for each entry, and the general reader takes as long for it as reading the rest of the entry does: it
/// makes a calendar and a time zone first.
struct PlainMoment {
  let date: Date

  /// Reads a moment; `nil` for any other form, and for a moment that no calendar has.
  init?(_ text: String) {
    guard let date = text.utf8.withContiguousStorageIfAvailable(Self.date), let date else { return nil }
    self.date = date
  }

  /// Whether a text has a month, a day or a time that no calendar has.
  ///
  /// The general reader counts on from such a one: to it, 30 February is a day in March.
  ///
  /// - Parameter text: A text in the form of a moment; of any other form nothing is known.
  /// - Returns: `true` where a part of the moment is out of its range.
  static func isBeyondCalendar(_ text: String) -> Bool {
    let parts = text.split(maxSplits: 1) { $0 == "T" || $0 == " " }
    let date = (parts.first ?? "").split(separator: "-").map { Int($0) }
    guard date.count == 3, let year = date[0], let month = date[1], let day = date[2] else { return false }
    guard (1...12).contains(month) else { return true }
    // The calendar before has other leap years.
    guard (1...(year >= firstYear ? days(in: month, of: year) : 31)).contains(day) else { return true }
    let time = (parts.dropFirst().first ?? "").split(separator: ":").prefix(3).map { Int($0.prefix(2)) }
    guard time.count == 3, let hour = time[0], let minute = time[1], let second = time[2] else {
      return false
    }
    // A day may end with 24:00:00, and a minute with a leap second.
    let isEndOfDay = hour == 24 && minute == 0 && second == 0
    return !((0..<24).contains(hour) || isEndOfDay) || minute >= 60 || second > 60
  }

  /// The Gregorian calendar is as old as 1582.
  private static let firstYear = 1583

  private static func date(_ bytes: UnsafeBufferPointer<UInt8>) -> Date? {
    let hasFraction = bytes.count == 24
    guard hasFraction || bytes.count == 20, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      bytes[bytes.count - 1] == UInt8(ascii: "Z"), !hasFraction || bytes[19] == UInt8(ascii: "."),
      let year = number(bytes[0..<4]), let month = number(bytes[5..<7]),
      let day = number(bytes[8..<10]), let hour = number(bytes[11..<13]),
      let minute = number(bytes[14..<16]), let second = number(bytes[17..<19]),
      let milliseconds = hasFraction ? number(bytes[20..<23]) : 0,
      year >= firstYear, (1...12).contains(month), (1...days(in: month, of: year)).contains(day), hour < 24,
      minute < 60, second < 60
    else { return nil }
    let days = dayNumber(year, month, day) - dayNumber(2001, 1, 1)
    let seconds = ((days * 24 + hour) * 60 + minute) * 60 + second
    // Dates count from 2001, and one division rounds once: a stored date of the same millisecond is equal.
    return Date(timeIntervalSinceReferenceDate: Double(seconds * 1000 + milliseconds) / 1000)
  }

  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    var number = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      number = number * 10 + Int(digit - 0x30)
    }
    return number
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The number of a day, counted from one before the calendar.
  ///
  /// The years of this count begin in March, so that the day that some have is the last of a year.
  private static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let years = month > 2 ? year : year - 1
    let months = (month + 9) % 12
    return years * 365 + years / 4 - years / 100 + years / 400 + (months * 153 + 2) / 5 + day
  }
}
