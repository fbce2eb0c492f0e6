import Testing

@testable import NetworkingKit

@Suite struct CivilDayTests {
  @Test(arguments: [
    (-719_468, 0, 3, 1), (-719_469, 0, 2, 29), (-865_565, -400, 3, 1), (-865_566, -400, 2, 29),
    (-573_371, 400, 3, 1), (-573_372, 400, 2, 29),
  ])
  func `an era begins on the first of March, before year 0 too`(
    number: Int,
    year: Int,
    month: Int,
    day: Int
  ) throws {
    let expected = try #require(CivilDay(year: year, month: month, day: day))
    #expect(CivilDay(daysSince1970: number) == expected)
    #expect(expected.daysSince1970 == number)
  }

  @Test(arguments: [
    (2026, 0, 1), (2026, 13, 1), (2026, 1, 0), (2026, 1, 32), (2026, 12, 32), (2026, 4, 31), (2026, 2, 29),
    (2100, 2, 29), (2024, 2, 30),
  ])
  func `a day that the calendar does not have is none`(year: Int, month: Int, day: Int) {
    #expect(CivilDay(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [(2026, 1, 31), (2026, 12, 31), (2026, 4, 30), (2024, 2, 29), (2000, 2, 29)])
  func `the last day of a month is one`(year: Int, month: Int, day: Int) {
    #expect(CivilDay(year: year, month: month, day: day) != nil)
  }
}
