import CardsDomain
import CardsFakes
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct CalendarDayTests {
  @Test(arguments: [
    ("1970-01-01", 0, 4), ("1969-12-31", -1, 3), ("2000-02-29", 11_016, 2), ("2024-02-29", 19_782, 4),
    ("2026-03-01", 20_513, 0), ("1900-03-01", -25_508, 4), ("0001-01-01", -719_162, 1),
    ("9999-12-31", 2_932_896, 5), ("2000-03-01", 11_017, 3), ("0400-03-01", -573_371, 3),
  ])
  func `a day has its number and its weekday`(text: String, number: Int, weekday: Int) throws {
    let day = try #require(CalendarDay(text))
    #expect(day.daysSince1970 == number)
    #expect(CalendarDay(daysSince1970: number) == day)
    #expect(day.weekday == weekday)
    #expect(day.description == text)
  }

  @Test(arguments: [
    "", "2026", "2026-13-01", "2026-00-01", "2026-01-00", "2026-04-31", "2025-02-29", "1900-02-29",
    "0000-01-01", "26-01-01", "2026-1-1", "2026-01-01T00:00:00Z", "+026-01-01", "-026-01-01", "２０２６-01-01",
    " 2026-01-01", "2026-01-01 ", "10000-01-01", "2026--1-01",
  ])
  func `a text that is no day of the calendar is refused`(text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test func `a year before a leap day ends with February`() {
    #expect(CardsSamples.day("2024-02-29").advanced(byYears: 1) == CardsSamples.day("2025-02-28"))
    #expect(CardsSamples.day("2024-02-29").advanced(byYears: 4) == CardsSamples.day("2028-02-29"))
  }

  @Test func `days are added across leap days and ends of years`() {
    #expect(CardsSamples.day("2024-02-28").advanced(by: 2) == CardsSamples.day("2024-03-01"))
    #expect(CardsSamples.day("2025-12-31").advanced(by: 1) == CardsSamples.day("2026-01-01"))
    #expect(CardsSamples.day("9999-12-31").advanced(by: 1) == CardsSamples.day("9999-12-31"))
    #expect(CardsSamples.day("0001-01-01").advanced(by: -1) == CardsSamples.day("0001-01-01"))
    #expect(CardsSamples.day("2026-01-01").advanced(by: .min) == CardsSamples.day("0001-01-01"))
  }

  @Test func `a year has four digits, also where many are added`() {
    let years = [0, 1, 9999, 10_000].filter { CalendarDay(year: $0, month: 1, day: 1) != nil }
    #expect(years == [1, 9999])
    #expect(CardsSamples.day("0002-06-01").advanced(byYears: .min) == CardsSamples.day("0001-06-01"))
    #expect(CardsSamples.day("9998-06-01").advanced(byYears: .max) == CardsSamples.day("9999-06-01"))
  }

  @Test(arguments: [(2025, 28), (2024, 29)])
  func `each month has its days`(year: Int, february: Int) {
    let lengths = (1...12).map { month in
      (1...32).count { CalendarDay(year: year, month: month, day: $0) != nil }
    }

    #expect(lengths == [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
  }

  @Test(arguments: [("2025-12-31", false), ("2026-01-01", true), ("2026-01-05", true), ("2026-01-06", false)])
  func `a range has its first and its last day`(text: String, isContained: Bool) throws {
    let (first, last) = (CardsSamples.day("2026-01-01"), CardsSamples.day("2026-01-05"))
    let range = DayRange(try CommunityPeriod(from: first, to: last))

    #expect(range.first == first && range.last == last)
    #expect(range.contains(CardsSamples.day(text)) == isContained)
  }

  @Test(arguments: [
    (0.0, "1970-01-01"), (86_399.9, "1970-01-01"), (86_400, "1970-01-02"), (-0.1, "1969-12-31"),
    (1e300, "9999-12-31"), (-1e300, "0001-01-01"),
  ])
  func `a moment has its day in UTC`(seconds: Double, day: String) {
    #expect(CalendarDay(Date(timeIntervalSince1970: seconds)) == CardsSamples.day(day))
  }

  @Test(arguments: [
    ("2026-03-01", "2025-03-02", 365), ("2024-03-01", "2023-03-02", 366), ("2024-02-29", "2023-03-01", 366),
  ])
  func `the year that ends with a day has no day twice`(last: String, first: String, count: Int) {
    let range = DayRange(yearEnding: CardsSamples.day(last))
    #expect(range.first == CardsSamples.day(first))
    #expect(range.count == count)
  }

  @Test func `the halves of a range have all of its days, each once`() throws {
    let range = try #require(
      DayRange(first: CardsSamples.day("2026-01-01"), last: CardsSamples.day("2026-01-05"))
    )
    let (early, late) = try #require(range.halves)
    #expect(early.first == range.first)
    #expect(early.last.advanced(by: 1) == late.first)
    #expect(late.last == range.last)
    #expect([early.count, late.count] == [2, 3])
    let oneDay = try #require(DayRange(first: range.first, last: range.first))
    #expect(oneDay.halves == nil)
    #expect(DayRange(first: range.last, last: range.first) == nil)
  }
}
