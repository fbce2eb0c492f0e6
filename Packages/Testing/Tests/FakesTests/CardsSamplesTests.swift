import CardsDomain
import CardsFakes
import DomainKernel
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

  @Test func `the cards are one with everything, one without a name and one with nothing but its account`() {
    let expected = """
      0.id: 1001
      0.login: ada-larsson
      0.name: Ada Larsson
      0.avatar: https://pictures.example/u/1001
      0.language.name: Swift
      0.language.color.red: 240
      0.language.color.green: 81
      0.language.color.blue: 56
      1.id: 1002
      1.login: bo-k
      1.avatar: https://pictures.example/u/1002
      1.language.name: Befunge
      2.id: 1003
      2.login: cleo
      2.avatar: https://pictures.example/u/1003
      """
    #expect(outline(CardsSamples.cards) == expected)
  }

  @Test func `the card of an organisation has no picture`() {
    let expected = """
      id: 1004
      login: compilers-guild
      kind: organisation
      """
    #expect(outline(CardsSamples.guild) == expected)
  }

  @Test func `a community has a period`() {
    let expected = """
      id: 0c5d4c1e-6f0a-4c53-9a39-0f6bb5a1e001
      name: Oslo Swift Evenings
      period.from.year: 2025
      period.from.month: 9
      period.from.day: 1
      period.to.year: 2026
      period.to.month: 3
      period.to.day: 1
      """
    #expect(outline(CardsSamples.community) == expected)
  }

  @Test func `the other community has no period`() {
    let id = CardsSamples.communityID("0c5d4c1e-6f0a-4c53-9a39-0f6bb5a1e002")

    #expect(id.rawValue == "0c5d4c1e-6f0a-4c53-9a39-0f6bb5a1e002")
    #expect(CardsSamples.undated == Community(id: id, name: "Compilers"))
  }

  @Test func `there is no period that breaks a rule`() {
    #expect(CardsSamples.period("2026-03-01", "2026-03-01") == nil)
  }

  @Test func `the kinds of contributions of the sample year are counted, as its viewer sees them`() {
    let expected = """
      commits: 1200
      reviews: 96
      issues: 31
      pullRequests: 88
      restricted: 14
      """
    #expect(outline(CardsSamples.year.parts) == expected)
    #expect(CardsSamples.year.viewer == "ada-larsson")
  }

  @Test func `the members are the cards, each with its contributions`() throws {
    let totals = try CardsSamples.members.map { try #require($0.totals) }

    #expect(CardsSamples.members.map(\.card) == CardsSamples.cards)
    #expect(totals.map(\.total) == [812, 930, 0])
    #expect(totals.map(\.parts.commits) == [700, 610, 0])
    #expect(totals.map(\.parts.reviews) == [40, 250, 0])
    #expect(totals.map(\.parts.issues) == [12, 0, 0])
    #expect(totals.map(\.parts.pullRequests) == [60, 70, 0])
  }

  @Test func `the deck has the cards, added one minute after the other`() {
    let entries = CardsSamples.deck.entries

    #expect(entries.map(\.card) == CardsSamples.cards)
    #expect(entries.map(\.addedAt) == [moment(0), moment(1.0 / 60), moment(2.0 / 60)])
  }

  @Test func `a value comes from the network where nothing else is said`() {
    let stored = Provenance(kind: .stored, fetchedAt: moment(-1))

    #expect(CardsSamples.provenance == Provenance(kind: .network, fetchedAt: moment(0)))
    #expect(CardsSamples.fetched(1) == Fetched(1, provenance: CardsSamples.provenance))
    #expect(CardsSamples.fetched(1, stored) == Fetched(1, provenance: stored))
  }
}
