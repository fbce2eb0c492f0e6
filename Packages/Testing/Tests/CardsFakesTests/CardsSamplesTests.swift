import CardsDomain
import CardsFakes
import Testing

@Suite struct CardsSamplesTests {
  @Test func `the sample year ends with the day of the samples`() {
    let calendar = CardsSamples.year.calendar

    #expect(calendar.days.count == 366)
    #expect(calendar.days.first?.day == CardsSamples.day("2025-03-01"))
    #expect(calendar.days.last?.day == CardsSamples.today())
  }

  @Test func `in the sample year, four days without contributions are followed by at most seven with them`() {
    let calendar = CardsSamples.year.calendar

    #expect(calendar.days.prefix(12).map(\.count) == [0, 0, 0, 0, 2, 9, 3, 10, 4, 11, 5, 0])
    #expect(calendar.longestStreak?.length == 7)
    #expect(calendar.total == 1383)
  }
}
