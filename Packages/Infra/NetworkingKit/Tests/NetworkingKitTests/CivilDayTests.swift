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
}
