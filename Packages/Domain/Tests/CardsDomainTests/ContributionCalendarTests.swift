import CardsDomain
import CardsFakes
import Testing

@Suite struct ContributionCalendarTests {
  @Test func `a year that begins in mid-week keeps every day in the row of its weekday`() {
    // 1 January 2025 was a Wednesday, 31 December too.
    let calendar = CardsSamples.calendar(from: "2025-01-01", Array(0..<365))
    let weeks = calendar.weeks

    #expect(weeks.count == 53)
    #expect(weeks.allSatisfy { $0.days.count == 7 && $0.start.weekday == 0 })
    #expect(weeks.first?.days.prefix(3).allSatisfy { $0 == nil } == true)
    #expect(weeks.first?.days[3]?.day == CardsSamples.day("2025-01-01"))
    #expect(weeks.last?.days[3]?.day == CardsSamples.day("2025-12-31"))
    #expect(weeks.last?.days.suffix(3).allSatisfy { $0 == nil } == true)
    for week in weeks {
      for (weekday, day) in week.days.enumerated() where day != nil { #expect(day?.day.weekday == weekday) }
    }
  }

  @Test func `a year with a leap day has it between its neighbours`() {
    let days = CardsSamples.calendar(from: "2024-02-28", [1, 2, 3]).weeks.flatMap(\.days).compactMap(\.self)
    #expect(days.map(\.day.description) == ["2024-02-28", "2024-02-29", "2024-03-01"])
  }

  @Test func `a day that is there twice counts once, with the higher number`() {
    let first = CardsSamples.calendar(from: "2026-01-01", [1, 5])
    let second = CardsSamples.calendar(from: "2026-01-02", [3, 2])

    #expect(first.merged(with: second) == CardsSamples.calendar(from: "2026-01-01", [1, 5, 2]))
    #expect(second.merged(with: first).total == 8)
  }

  @Test func `four hundred days are kept, of more the last ones`() {
    #expect(CardsSamples.calendar(from: "2025-01-01", Array(repeating: 1, count: 400)).days.count == 400)
    let longer = CardsSamples.calendar(from: "2025-01-01", Array(repeating: 1, count: 401))
    #expect(longer.days.count == 400)
    #expect(longer.days.first?.day == CardsSamples.day("2025-01-02"))
  }

  @Test func `a day far from the others does not make a calendar of thousands of weeks`() {
    let far = CardsSamples.calendar(from: "0001-01-01", [9])
    #expect(far.merged(with: CardsSamples.calendar(from: "2026-01-01", [1])).weeks.count == 1)
  }

  @Test(arguments: [
    (-1, false), (0, true), (1_000_000_000, true), (1_000_000_001, false),
    (Int.max, false),
  ])
  func `a number that nobody can have made is no number of contributions`(count: Int, isOne: Bool) {
    let day = ContributionDay(day: CardsSamples.day("2026-01-01"), count: count)
    #expect(day?.count == (isOne ? count : nil))
  }

  @Test func `days without contributions have no level, whatever the best day is`() {
    let empty = CardsSamples.calendar(from: "2026-01-01", [0, 0])
    #expect(empty.levels == [.none, .none])
    #expect(empty.bestDay == nil)
    #expect(empty.longestStreak == nil)
    #expect(empty.currentStreak == nil)
    #expect(ContributionCalendar([]).weeks.isEmpty)
  }

  @Test(arguments: [1, 2, 7, 100, 5000])
  func `one contribution is more than none, and the best day has the highest level`(most: Int) {
    let levels = CardsSamples.calendar(from: "2026-01-01", [0, 1, most]).levels
    #expect(levels[0] == .none)
    #expect(levels[1] > .none)
    #expect(levels[2] == .highest)
  }

  @Test func `a level is not above itself`() {
    #expect(ContributionLevel.allCases.allSatisfy { !($0 < $0) })
  }

  @Test func `each level has a quarter of the days with contributions`() {
    let levels = ContributionLevel.quartiles(of: [0] + Array(1...100))
    #expect(levels.map(\.rawValue) == [0] + (1...4).flatMap { Array(repeating: $0, count: 25) })
  }

  @Test(arguments: [
    // The levels of GitHub's own examples of a quiet year, and of a year with one extraordinary day.
    ([0, 1, 0, 1, 2, 1, 0, 3], [0, 1, 0, 1, 3, 1, 0, 4]),
    ([1, 2, 3, 4, 1000], [1, 1, 2, 3, 4]),
    ([5, 5, 5], [4, 4, 4]), ([7], [4]), ([0, 0], [0, 0]), ([], []),
    ([1, 1, 1, 1, 1, 1, 1, 2], [1, 1, 1, 1, 1, 1, 1, 4]),
  ])
  func `levels are the quartiles of the days with contributions`(counts: [Int], levels: [Int]) {
    #expect(ContributionLevel.quartiles(of: counts).map(\.rawValue) == levels)
  }

  @Test func `the level that the service gives goes before the quartile, unless it contradicts the number`() {
    let start = CardsSamples.day("2026-01-01")
    let days = [(3, ContributionLevel.low), (0, .highest), (9, ContributionLevel.none), (12, nil)]
    let calendar = ContributionCalendar(
      days.enumerated().compactMap {
        ContributionDay(day: start.advanced(by: $0), count: $1.0, level: $1.1)
      }
    )
    #expect(calendar.levels == [.low, .none, .medium, .highest])
  }

  @Test func `the levels of a part of the days say nothing of all of them`() throws {
    let days = ["2026-01-01", "2026-01-02"].map { CardsSamples.day($0) }
    let first = ContributionCalendar([try #require(ContributionDay(day: days[0], count: 1, level: .highest))])
    let second = ContributionCalendar([try #require(ContributionDay(day: days[1], count: 9, level: .highest))]
    )
    #expect(first.merged(with: second).levels == [.low, .highest])
  }

  @Test func `the best day is the earliest of several`() {
    let calendar = CardsSamples.calendar(from: "2026-01-01", [3, 7, 7])
    #expect(calendar.bestDay?.day == CardsSamples.day("2026-01-02"))
    #expect(CardsSamples.calendar(from: "2026-01-01", [0, 1]).bestDay?.count == 1)
  }

  @Test func `the longest streak is the latest of several, and an unknown day ends one`() {
    let calendar = CardsSamples.calendar(from: "2026-01-01", [1, 1, 0, 1, 1])
    #expect(calendar.longestStreak?.first == CardsSamples.day("2026-01-04"))
    #expect(calendar.longestStreak?.length == 2)
    #expect(CardsSamples.calendar(from: "2026-01-01", [1, 1, 1, 0, 1]).longestStreak?.length == 3)

    let gap = CardsSamples.calendar(from: "2026-01-01", [1]).merged(
      with: CardsSamples.calendar(from: "2026-01-03", [1])
    )
    #expect(gap.longestStreak?.length == 1)
  }

  @Test(arguments: [([1, 1, 1], 3), ([1, 1, 0], 2), ([1, 0, 0], nil), ([1, 0, 1], 1), ([0], nil)])
  func `the current streak lasts while the last day is not over`(counts: [Int], length: Int?) {
    #expect(CardsSamples.calendar(from: "2026-01-01", counts).currentStreak?.length == length)
  }

  @Test(arguments: [("2026-01-03", 3), ("2026-01-04", 3), ("2026-01-05", 0)])
  func `a streak is current until the day after its last one is over`(today: String, length: Int) {
    let calendar = CardsSamples.calendar(from: "2026-01-01", [1, 1, 1, 0])
    #expect(calendar.currentStreak(on: CardsSamples.day(today)).length == length)
  }

  @Test(
    arguments: [
      ([1, 1, 1], "2026-01-04", 3), ([1, 1, 1], "2026-01-05", nil), ([0, 0, 0], "2026-01-04", 0),
      ([0, 0, 0], "2026-01-05", nil), ([], "2026-01-04", nil),
    ] as [([Int], String, Int?)]
  )
  func `a calendar that does not reach yesterday does not tell whether a streak lasts`(
    counts: [Int],
    today: String,
    length: Int?
  ) {
    let calendar = CardsSamples.calendar(from: "2026-01-01", counts)
    #expect(calendar.currentStreak(on: CardsSamples.day(today)).length == length)
  }

  @Test func `a contribution of today is a streak although yesterday is unknown, and none is unknown`() {
    let before = CardsSamples.calendar(from: "2026-01-01", [1])
    let today = CardsSamples.day("2026-01-03")

    let one = before.merged(with: CardsSamples.calendar(from: "2026-01-03", [1])).currentStreak(on: today)
    let none = before.merged(with: CardsSamples.calendar(from: "2026-01-03", [0])).currentStreak(on: today)

    #expect(one.length == 1)
    #expect(none == .unknown)
  }

  @Test func `a streak crosses a leap day`() {
    #expect(CardsSamples.calendar(from: "2024-02-28", [1, 1, 1]).longestStreak?.length == 3)
  }

  @Test func `halves of a year add up, and a day in both is counted once`() {
    let first = ContributionStatistics(
      calendar: CardsSamples.calendar(from: "2026-01-01", [1, 2]),
      parts: ContributionParts(commits: 2, reviews: 1),
      viewer: "ada"
    )
    let second = ContributionStatistics(
      calendar: CardsSamples.calendar(from: "2026-01-02", [2, 4]),
      parts: ContributionParts(commits: 6)
    )
    let whole = first.merged(with: second)
    #expect(whole.total == 7)
    #expect(whole.parts == ContributionParts(commits: 8))
    #expect(whole.viewer == "ada")
  }

  @Test func `a negative total is the sum of the days, and negative parts are unknown`() {
    let statistics = ContributionStatistics(
      calendar: CardsSamples.calendar(from: "2026-01-01", [1, 2]),
      total: -5,
      parts: ContributionParts(commits: -1, issues: 0)
    )
    #expect(statistics.total == 3)
    #expect(statistics.parts == ContributionParts(issues: 0))
  }
}
