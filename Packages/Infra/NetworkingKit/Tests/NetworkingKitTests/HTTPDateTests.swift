import Foundation
import NetworkingKit
import Testing

@Suite struct HTTPDateTests {
  private let now = Date(timeIntervalSince1970: 1_780_000_000)  // 28 May 2026

  @Test(arguments: [
    "Sun, 06 Nov 1994 08:49:37 GMT",
    "Sunday, 06-Nov-94 08:49:37 GMT",
    "Sun Nov  6 08:49:37 1994",
    "sun, 06 nov 1994 08:49:37 gmt",
  ])
  func `all three forms give the same moment`(text: String) {
    #expect(HTTPDate.parse(text, now: now) == Date(timeIntervalSince1970: 784_111_777))
  }

  @Test(arguments: [
    ("Thu, 01 Jan 1970 00:00:00 GMT", 0.0),
    ("Wed, 31 Dec 1969 23:59:59 GMT", -1),
    ("Thu, 29 Feb 2024 12:00:00 GMT", 1_709_208_000),
    ("Sat, 31 Dec 2016 23:59:60 GMT", 1_483_228_800),
    ("Mon, 01 Jan 0001 00:00:00 GMT", -62_135_596_800),
    ("Fri, 31 Dec 9999 23:59:59 GMT", 253_402_300_799),
    ("Fri Nov 16 08:49:37 2001", 1_005_900_577),
  ])
  func `a moment is counted from 1970`(text: String, seconds: Double) {
    #expect(HTTPDate.parse(text, now: now) == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: [
    "", "0", "-1", "now", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 UTC",
    "Sun, 06 Nov 1994 08:49:37 +0000", "Sun, 6 Nov 1994 08:49:37 GMT", "Sun, 06  Nov 1994 08:49:37 GMT",
    "Sun 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 94 08:49:37 GMT", "Sun, 06 Nov 1994 8:49:37 GMT",
    "Sun, 06 Nov 1994 08.49.37 GMT", "Sun, 06-Nov-1994 08:49:37 GMT", "Sun, 31 Nov 1994 08:49:37 GMT",
    "Thu, 29 Feb 2023 12:00:00 GMT", "Sun, 00 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:00:00 GMT",
    "Sun, 06 Nov 1994 08:60:37 GMT", "Sun, 06 Nov 1994 08:49:61 GMT", "Son, 06 Nov 1994 08:49:37 GMT",
    "Sun, 06 Foo 1994 08:49:37 GMT", " Sun, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 GMT ",
    "Sun Nov 6 08:49:37 1994", "Sun Nov 06 08:49:37 1994 GMT", "Sunday, 06-Nov-1994 08:49:37 GMT",
    "Sun, 32 Jan 1994 08:49:37 GMT", "Sun, 31 Apr 1994 08:49:37 GMT", "Sun, 31 Jun 1994 08:49:37 GMT",
    "Sun, 31 Sep 1994 08:49:37 GMT", "Sun, 30 Feb 2024 08:49:37 GMT", "Sun, 29 Feb 1900 08:49:37 GMT",
    "Sunday, 06 Nov 1994 08:49:37 GMT",
    "Sun, 06-Nov-94 08:49:37 GMT", "Sün, 06 Nov 1994 08:49:37 GMT", "Sun, ٠٦ Nov 1994 08:49:37 GMT",
  ])
  func `anything else is no date`(text: String) {
    #expect(HTTPDate.parse(text, now: now) == nil)
  }

  @Test(arguments: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"])
  func `the form with a year of two digits takes every day by its long name`(day: String) {
    let expected = Date(timeIntervalSince1970: 784_111_777)

    #expect(HTTPDate.parse(day + ", 06-Nov-94 08:49:37 GMT", now: now) == expected)
  }

  @Test(arguments: [("76", "2076"), ("77", "1977"), ("94", "1994"), ("26", "2026"), ("00", "2000")])
  func `a year of two digits is at most fifty years ahead`(short: String, long: String) {
    let expected = HTTPDate.parse("Sun, 06 Nov " + long + " 08:49:37 GMT", now: now)

    #expect(HTTPDate.parse("Sunday, 06-Nov-" + short + " 08:49:37 GMT", now: now) == expected)
    #expect(expected != nil)
  }

  /// The first second of 2026, and the one before it.
  @Test(arguments: [(1_767_225_600, "2076"), (1_767_225_599, "1976")])
  func `the fifty years count from the year of the moment`(seconds: Double, long: String) {
    let now = Date(timeIntervalSince1970: seconds)
    let expected = HTTPDate.parse("Sun, 06 Nov " + long + " 08:49:37 GMT", now: now)

    #expect(HTTPDate.parse("Sunday, 06-Nov-76 08:49:37 GMT", now: now) == expected)
    #expect(expected != nil)
  }

  @Test(arguments: [
    (784_111_777.9, "Sun, 06 Nov 1994 08:49:37 GMT"),
    (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
    (-0.5, "Wed, 31 Dec 1969 23:59:59 GMT"),
    (1_709_208_000, "Thu, 29 Feb 2024 12:00:00 GMT"),
    (1e300, "Fri, 31 Dec 9999 23:59:59 GMT"),
    (-1e300, "Sat, 01 Jan 0000 00:00:00 GMT"),
  ])
  func `a date is written in the preferred form`(seconds: Double, text: String) {
    #expect(HTTPDate.format(Date(timeIntervalSince1970: seconds)) == text)
  }

  @Test func `every day of four centuries is read as it was written`() {
    let days = stride(from: 0, through: 146_097, by: 1)

    let different = days.filter { day in
      let date = Date(timeIntervalSince1970: Double(day) * 86_400 + 12_345)
      return HTTPDate.parse(HTTPDate.format(date), now: now) != date
    }

    #expect(different.isEmpty)
  }
}
