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
    return WholeSeconds(text)?.date ?? (try? Date(text, strategy: .iso8601))
      ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
  }
}

/// A moment as services write most of them, `2026-08-17T09:00:00Z`.
///
/// A list has one for each entry, and the general reader takes as long for it as reading the rest of the entry does: it
/// makes a calendar and a time zone first.
private struct WholeSeconds {
  let date: Date

  /// Reads a moment; `nil` for any other form, and for a moment that no calendar has.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 20 else { return nil }
    for (place, sign) in [(4, "-"), (7, "-"), (10, "T"), (13, ":"), (16, ":"), (19, "Z")]
      as [(Int, Unicode.Scalar)]
    {
      guard bytes[place] == UInt8(ascii: sign) else { return nil }
    }
    guard let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]),
      let day = Self.number(bytes[8..<10]), let hour = Self.number(bytes[11..<13]),
      let minute = Self.number(bytes[14..<16]), let second = Self.number(bytes[17..<19]),
      // The Gregorian calendar is as old as 1582.
      year >= 1583, (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day), hour < 24,
      minute < 60, second < 60
    else { return nil }
    let days = Self.daysSince1970(year, month, day)
    date = Date(timeIntervalSince1970: Double(((days * 24 + hour) * 60 + minute) * 60 + second))
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
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

  /// The years of this count begin in March, so that the day that some have is the last of a year.
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let years = month > 2 ? year : year - 1
    let months = (month + 9) % 12
    let days = years * 365 + years / 4 - years / 100 + years / 400 + (months * 153 + 2) / 5 + day - 1
    return days - 719_468
  }
}
