#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension KeyedDecodingContainer {
  /// Reads a moment of ISO 8601, with or without a fraction of a second.
  ///
  /// - Parameter key: Where the moment is.
  /// - Returns: The moment; `nil` when there is none, or none of these forms in at most 40 bytes.
  public func date(_ key: Key) -> Date? {
    guard let text = exactText(key), text.utf8.count <= 40 else { return nil }
    return PlainMoment(text)?.date ?? (try? Date(text, strategy: .iso8601))
      ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
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

  private static func date(_ bytes: UnsafeBufferPointer<UInt8>) -> Date? {
    let hasFraction = bytes.count == 24
    guard hasFraction || bytes.count == 20, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      bytes[bytes.count - 1] == UInt8(ascii: "Z"), !hasFraction || bytes[19] == UInt8(ascii: "."),
      let year = number(bytes[0..<4]), let month = number(bytes[5..<7]),
      let day = number(bytes[8..<10]), let hour = number(bytes[11..<13]),
      let minute = number(bytes[14..<16]), let second = number(bytes[17..<19]),
      let milliseconds = hasFraction ? number(bytes[20..<23]) : 0,
      // The Gregorian calendar is as old as 1582.
      year >= 1583, (1...12).contains(month), (1...days(in: month, of: year)).contains(day), hour < 24,
      minute < 60, second < 60
    else { return nil }
    let days = dayNumber(year, month, day) - dayNumber(2001, 1, 1)
    let seconds = ((days * 24 + hour) * 60 + minute) * 60 + second
    // Dates count from 2001, and a fraction is rounded once.
    return Date(timeIntervalSinceReferenceDate: Double(seconds) + Double(milliseconds) / 1000)
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
