import CardsDomain
import CardsFakes
import DomainKernel
import Testing

/// The contributions of several cards.
@Suite struct CardStatisticsTests {
  private let day = CardsSamples.day("2026-03-01")

  private func open(_ repository: any CardRepository) -> OpenCard {
    OpenCard(repository: repository, days: FakeCountedDays(before: 1...365)) { CardsSamples.fetchedAt }
  }

  @Test func `each card is asked for by its login, once where the service says what it has`() async {
    let cards = [CardsSamples.bo, CardsSamples.guild, CardsSamples.cleo]
    let service = FakeCards()
    service.prepare {
      $0.statistics[.login("bo-k")] = .success(CardsSamples.fetched(CardsSamples.year))
      $0.withoutCalendar[.login("compilers-guild")] = .organisation
      $0.statistics[.login("cleo")] = .failure(.notFound)
    }

    let found = await open(service).statistics(of: cards, .networkFirst)

    #expect(
      found == [
        CardsSamples.bo.id: .success(CardsSamples.fetched(CardsSamples.year)),
        CardsSamples.guild.id: .failure(.noCalendar(.organisation)),
        CardsSamples.cleo.id: .failure(.service(.notFound)),
      ]
    )
    let range = DayRange(yearEnding: day)
    #expect(service.requests == cards.map { .statistics($0.subject, range, .networkFirst) })
  }

  @Test func `accounts are asked for five at a time`() {
    #expect(OpenCard.mostAtOnce == 5)
  }

  @Test(arguments: [(1, true), (14, true), (15, false)])
  func `without a connection those of an earlier day stand in, up to two weeks one by one`(
    days: Int,
    isShown: Bool
  )
    async
  {
    let stored = StoredYear(
      range: DayRange(yearEnding: day.advanced(by: -days)),
      subject: .login("bo-k"),
      failure: .timedOut,
      missing: .notFound
    )
    let known = CardsSamples.fetched(CardsSamples.year).stale(because: .timedOut)
    let missing = Result<Fetched<ContributionStatistics>, ContributionsError>.failure(.service(.timedOut))

    let found = await open(stored).statistics(of: [CardsSamples.bo, CardsSamples.cleo], .cacheFirst)

    #expect(found[CardsSamples.bo.id] == (isShown ? .success(known) : missing))
    #expect(found[CardsSamples.cleo.id] == missing)
  }

  @Test(arguments: [(1, true), (15, true), (365, true), (366, false)])
  func `those that were asked for together stand in for a year`(days: Int, isShown: Bool) async {
    let stored = StoredTogether(range: DayRange(yearEnding: day.advanced(by: -days)), id: CardsSamples.bo.id)
    let known = CardsSamples.fetched(CardsSamples.year).stale(because: .unavailable)
    let missing = Result<Fetched<ContributionStatistics>, ContributionsError>.failure(.service(.unavailable))

    let found = await open(stored).statistics(of: [CardsSamples.bo, CardsSamples.cleo], .cacheFirst)

    #expect(found[CardsSamples.bo.id] == (isShown ? .success(known) : missing))
    #expect(found[CardsSamples.cleo.id] == missing)
  }

  @Test func `the day on which several cards were counted is remembered`() async {
    let days = FakeCountedDays()
    let service = FakeCards()
    service.prepare { $0.statistics[.login("bo-k")] = .success(CardsSamples.fetched(CardsSamples.year)) }
    let open = OpenCard(repository: service, days: days) { CardsSamples.fetchedAt }

    _ = await open.statistics(of: [CardsSamples.cleo], .networkFirst)
    #expect(await days.all().isEmpty)
    _ = await open.statistics(of: [CardsSamples.bo, CardsSamples.cleo], .networkFirst)
    #expect(await days.all() == [day])
  }

  @Test func `halves that do not add up to their totals have the sum of the totals`() {
    let first = ContributionStatistics(
      calendar: CardsSamples.calendar(from: "2026-01-01", [1, 2]),
      total: 10,
      parts: ContributionParts(commits: 4, reviews: 1, issues: 2, pullRequests: 3, restricted: 5)
    )
    let second = ContributionStatistics(
      calendar: CardsSamples.calendar(from: "2026-01-03", [2, 4]),
      parts: ContributionParts(commits: 40, reviews: 10, issues: 20, pullRequests: 30, restricted: 50),
      viewer: "ada"
    )

    let whole = first.merged(with: second)

    #expect(whole.total == 16)
    #expect(
      whole.parts
        == ContributionParts(commits: 44, reviews: 11, issues: 22, pullRequests: 33, restricted: 55)
    )
    #expect(whole.viewer == "ada")
  }

  @Test(
    arguments: [
      (nil, true, 1), (nil, false, nil), (-1, true, 1), (-1, false, nil), (0, false, 0),
      (ContributionDay.mostBelieved, false, ContributionDay.mostBelieved),
      (ContributionDay.mostBelieved + 1, true, 1), (ContributionDay.mostBelieved + 1, false, nil),
    ] as [(Int?, Bool, Int?)]
  )
  func `a total that nobody can have made is the sum of the days, or unknown where one is missing`(
    total: Int?,
    isComplete: Bool,
    expected: Int?
  ) {
    let statistics = ContributionStatistics(
      calendar: CardsSamples.calendar(from: "2026-01-01", [1]),
      total: total,
      isComplete: isComplete
    )

    #expect(statistics.total == expected)
    #expect(MemberTotals(statistics)?.total == expected)
  }

  @Test func `the total of two ranges is unknown where one of them is`() {
    let first = ContributionStatistics(calendar: CardsSamples.calendar(from: "2026-01-01", [1]))
    let second = ContributionStatistics(
      calendar: CardsSamples.calendar(from: "2026-01-02", [2]),
      isComplete: false,
      unreadableCount: 2
    )

    #expect(first.merged(with: second).total == nil)
    #expect(second.merged(with: first).total == nil)
    #expect(first.merged(with: second).unreadableCount == 2)
    #expect(second.merged(with: second).unreadableCount == 4)
  }

  @Test(
    arguments: [("2026-01-02", 0, 3), ("2026-01-03", 1, nil), ("2026-01-05", 3, nil)]
      as [(String, Int, Int?)]
  )
  func `days between two ranges that are in neither are missing, and the sum of the others is no total`(
    start: String,
    missing: Int,
    total: Int?
  ) {
    let first = ContributionStatistics(calendar: CardsSamples.calendar(from: "2026-01-01", [1]))
    let second = ContributionStatistics(calendar: CardsSamples.calendar(from: start, [2]))

    for whole in [first.merged(with: second), second.merged(with: first)] {
      #expect(whole.unreadableCount == missing)
      #expect(whole.total == total)
    }
  }

  @Test func `a day between two ranges leaves totals that the service gave, and is counted once`() {
    let first = ContributionStatistics(
      calendar: CardsSamples.calendar(from: "2026-01-01", [1]),
      total: 10,
      unreadableCount: 1
    )
    let second = ContributionStatistics(calendar: CardsSamples.calendar(from: "2026-01-03", [2]))

    let whole = first.merged(with: second)

    #expect(whole.total == 12)
    #expect(whole.unreadableCount == 1)
  }

  @Test func `a gap within a range is none between two, where the totals are known`() {
    let gap = CardsSamples.calendar(from: "2026-01-01", [1])
      .merged(with: CardsSamples.calendar(from: "2026-01-03", [2]))
    let first = ContributionStatistics(calendar: gap, total: 3, isComplete: false, unreadableCount: 1)
    let second = ContributionStatistics(calendar: CardsSamples.calendar(from: "2026-01-04", [4]))

    let whole = first.merged(with: second)

    #expect(whole.total == 7)
    #expect(whole.unreadableCount == 1)
  }

  @Test func `parts that nobody can have made are unknown, and totals are cut`() {
    let most = ContributionDay.mostBelieved

    #expect(ContributionParts(commits: most + 1, reviews: most) == ContributionParts(reviews: most))
    #expect(ContributionParts(issues: 0).issues == 0)
    #expect(MemberTotals(total: most + 1, parts: ContributionParts()).total == most)
    #expect(MemberTotals(total: -1, parts: ContributionParts()).total == 0)
  }
}

/// Has the contributions of several accounts in one range, stored together.
private struct StoredTogether: CardRepository {
  let range: DayRange
  let id: Card.ID

  func card(_ subject: CardSubject, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Card> {
    throw .notFound
  }

  func statistics(
    of subject: CardSubject,
    in range: DayRange,
    _ policy: FetchPolicy
  ) async throws(ContributionsError) -> Fetched<ContributionStatistics> {
    throw .service(policy == .cacheOnly ? .offline : .unavailable)
  }

  func statistics(
    of cards: [Card],
    in range: DayRange,
    _ policy: FetchPolicy
  ) async -> [Card.ID: Result<Fetched<ContributionStatistics>, ContributionsError>] {
    let stored = await storedTogether(cards, in: range)
    let failure = ContributionsError.service(policy == .cacheOnly ? .offline : .unavailable)
    return Dictionary(
      uniqueKeysWithValues: cards.map { ($0.id, stored[$0.id].map(Result.success) ?? .failure(failure)) }
    )
  }

  func storedTogether(
    _ cards: [Card],
    in range: DayRange
  ) async -> [Card.ID: Fetched<ContributionStatistics>] {
    range == self.range ? [id: CardsSamples.fetched(CardsSamples.year)] : [:]
  }
}
