import CardsDomain
import CardsFakes
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import SnapshotKit
import Testing

@testable import Deck

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct DeckViewTests {
  @Test(arguments: [(10, false), (11, true)])
  func `contributions beyond the parts are told only where there are some`(total: Int, areTold: Bool) {
    let statistics = ContributionStatistics(
      calendar: CardsSamples.calendar(from: "2026-02-25", [total]),
      parts: ContributionParts(commits: 4, reviews: 3, issues: 2, pullRequests: 1)
    )

    let text = WrittenScreen.linear(
      ContributionLayout(statistics: statistics, context: Samples.context).element
    )

    #expect(text.contains("The other") == areTold)
  }

  @Test(arguments: [(107, true), (106, false)])
  func `six figures stand side by side where each has 17 cells and a gap`(width: Int, areInOneLine: Bool) {
    let layout = ContributionLayout(statistics: CardsSamples.year, context: Samples.context)

    let lines = WrittenScreen.filled(layout.element, width: width).split(separator: "\n")

    #expect(lines.contains { $0.contains("Total") && $0.contains("Private") } == areInOneLine)
  }

  @Test(arguments: ScreenSample.all, Samples.languages)
  func `every state looks and reads as it was reviewed`(sample: ScreenSample, language: Language) {
    for screen in sample.written(in: language) { expectSnapshot(screen.text, named: screen.name) }
  }

  @Test func `every recording belongs to a test`() {
    let names = Samples.languages.flatMap { language in
      ScreenSample.all.flatMap { $0.written(in: language).map(\.name) }
    }
    expectNoOrphanedSnapshots(computed: ["DeckViewTests": names])
  }

  @Test(arguments: ScreenSample.all, [20, 40, 60, 80, 120, 200])
  func `every line is exactly as wide as the terminal`(sample: ScreenSample, width: Int) {
    let lines = WrittenScreen.filled(sample.element(), width: width).split(separator: "\n")

    #expect(Set(lines.map { CellWidth().cells(of: String($0)) }) == [width])
  }

  @Test(arguments: ScreenSample.all)
  func `no screen has English left in it in Chinese`(sample: ScreenSample) {
    let element = sample.element(in: .simplifiedChinese)

    for text in [
      WrittenScreen.plain(element, in: .simplifiedChinese).replacing("columns", with: ""),
      WrittenScreen.linear(element, in: .simplifiedChinese),
    ] {
      let content: [Any] = [CardsSamples.cards, CardsSamples.guild, Samples.hostile, "nobody"]
      let names: Set<String> = [
        "GitHub", "cards", "show", "compare", "deck", "add", "remove", "octocat", "robin", "marsh", "aster",
        "github", "login",
      ]
      #expect(LatinWords.left(in: text, besides: content, names: names) == [])
    }
  }

  @Test func `a day with one contribution is more than none, and none is never divided by`() {
    let one = ContributionStatistics(calendar: CardsSamples.calendar(from: "2026-02-01", [0, 1]))

    #expect(levels(of: one) == [0, 4])
    #expect(Set(levels(of: Samples.quiet)) == [0])
  }

  @Test func `a calendar that begins mid-week has its days in the rows of their weekdays`() {
    // 4 February 2026 is a Wednesday.
    let statistics = ContributionStatistics(calendar: CardsSamples.calendar(from: "2026-02-04", [5]))

    let text = PlainWriter().render(
      .heatMap(ContributionLayout(statistics: statistics, context: Samples.context).map),
      in: RenderEnvironment(width: 40)
    )

    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.first { $0.hasPrefix("Wed") } == "Wed █")
    #expect(rows.filter { $0.contains("█") && !$0.contains("Less") }.count == 1)
  }

  @Test func `the heat map of a narrow terminal has the latest weeks and says which they are`() {
    let text = WrittenScreen.plain(sample("card").element(), widths: [40])

    #expect(text.contains("Weeks 19–54 of 54: 29 June 2025 – 1\nMarch 2026"))
    #expect(!WrittenScreen.plain(sample("card").element(), widths: [120]).contains("Weeks "))
  }

  @Test(arguments: [
    ("2026-02-28", "3 days"), ("2026-03-01", "3 days"), ("2026-03-02", "none"), ("2026-03-03", "unknown"),
    ("2026-03-31", "unknown"),
  ])
  func `a streak is current on the day after its last one, over on the next, and then unknown`(
    today: String,
    expected: String
  ) {
    let statistics = ContributionStatistics(
      calendar: CardsSamples.calendar(from: "2026-02-25", [0, 1, 1, 1, 0])
    )
    let layout = ContributionLayout(statistics: statistics, context: Samples.context(on: today))

    let text = WrittenScreen.linear(layout.element)

    #expect(text.contains("Current streak: \(expected)"))
    #expect(text.contains("Longest streak: 3 days"))
  }

  @Test(arguments: [(-3600, "3 days"), (-1, "3 days"), (0, "none"), (3600, "none")])
  func `the day is the one that the user's clocks show`(offset: Int, expected: String) {
    // Midnight in UTC, from 1 to 2 March.
    let now = Date(timeIntervalSince1970: Double(CardsSamples.day("2026-03-02").daysSince1970 * 86_400))
    let context = ViewContext(now: now, localTime: LocalTime { _ in offset }, language: .english)
    let statistics = ContributionStatistics(
      calendar: CardsSamples.calendar(from: "2026-02-26", [1, 1, 1, 0])
    )

    let text = WrittenScreen.linear(ContributionLayout(statistics: statistics, context: context).element)

    #expect(text.contains("Current streak: \(expected)"))
  }

  @Test func `a tile has the total, the current streak and a cell for each week`() {
    let year = CardYear(
      ContributionStatistics(calendar: CardsSamples.calendar(from: "2026-02-22", [0, 0, 0, 0, 0, 1, 3, 9]))
    )
    let card = DeckCard(
      card: CardsSamples.ada,
      year: .counted(year),
      context: Samples.context(on: "2026-03-01")
    )

    let text = WrittenScreen.plain(card.item.tile.map { .tile($0) } ?? .empty, widths: [28])

    #expect(text.contains("│ 13 · 3-day streak        │"))
    #expect(text.contains("│ ░█                       │"))
  }

  @Test(arguments: [("2026-03-02", "Total: 0 · no streak"), ("2026-03-03", "Total: 0 · streak unknown")])
  func `a tile does not say that there is no streak where the year is days old`(
    today: String,
    expected: String
  ) {
    let card = DeckCard(
      card: CardsSamples.ada,
      year: .counted(CardYear(Samples.quiet)),
      context: Samples.context(on: today)
    )

    #expect(WrittenScreen.linear(card.item.tile.map { .tile($0) } ?? .empty).contains(expected))
  }

  @Test func `a year that is not there is not a year without contributions`() {
    func text(_ year: DeckYear?) -> String {
      let card = DeckCard(card: CardsSamples.ada, year: year, context: Samples.context)
      return WrittenScreen.linear(.row(card.item.row))
        + WrittenScreen.linear(card.item.tile.map { .tile($0) } ?? .empty)
    }

    #expect(text(nil).contains("year not loaded") && !text(nil).contains("Total"))
    #expect(text(.counted(CardYear(Samples.quiet))).contains("Total: 0 · no streak"))
    #expect(text(.noCalendar).contains("not counted by GitHub") && !text(.noCalendar).contains("Total"))
  }

  @Test(arguments: [28, 57, 60, 80, 120, 200])
  func `every line of a deck is as wide as the terminal`(width: Int) {
    let page = deckPage(
      .loaded(CardsSamples.fetched(ListedDeck(deck: Samples.deck(9)))),
      years: [CardsSamples.cardID(3): .counted(CardYear(CardsSamples.year))],
      Samples.context
    )

    let lines = WrittenScreen.filled(page.element(in: Samples.context), width: width).split(separator: "\n")

    #expect(Set(lines.map { CellWidth().cells(of: String($0)) }) == [width])
  }

  @Test func `each card of a deck of a thousand has a tile and a row that open it`() {
    let page = deckPage(.loaded(CardsSamples.fetched(ListedDeck(deck: Samples.deck(1000)))), Samples.context)

    let items = page.groups.flatMap(\.items)
    #expect(items.count == 1000 && items.allSatisfy { $0.tile?.title == $0.row.title })
    #expect(items.last?.route == Route("cards", "show", "user-999"))
  }

  @Test func `a screen reader hears the totals, the streaks, the best day and who sees them`() {
    let text = WrittenScreen.linear(sample("card").element())

    for part in [
      "Heading 1: bo-k", "@bo-k", "Most used language: Befunge", "Commits: 1,200", "Private: 14",
      "Busiest weekday", "Mar 2025: ", "Mar 2026: ", "Apr: ", "Longest streak: 7 days", "Best day",
      "As seen by @ada-larsson.",
      "https://octodeck.furari.co/users/1002",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(!text.contains("Most days in a row") && !text.contains("Most: "))
  }

  @Test(arguments: [(4, nil, true), (3, nil, false), (4, 1, false)])
  func `a total above its parts is explained, unless private contributions are told`(
    total: Int,
    restricted: Int?,
    isExplained: Bool
  ) {
    let parts = ContributionParts(commits: 1, reviews: 1, issues: 1, pullRequests: 0, restricted: restricted)
    let statistics = ContributionStatistics(
      calendar: CardsSamples.calendar(from: "2026-02-01", [total]),
      parts: parts
    )

    let text = WrittenScreen.linear(
      ContributionLayout(statistics: statistics, context: Samples.context).element
    )

    #expect(
      text.contains("The other one is a private contribution or a new repository.") == isExplained
    )
  }

  @Test func `changes that are not sent yet do not say that there is no connection`() {
    let text = WrittenScreen.linear(sample("deck-waiting").element())

    #expect(text.contains("1 change has not been sent yet"))
    #expect(!text.lowercased().contains("offline"))
  }

  @Test func `contributions that fail leave the card, and say so`() {
    let text = WrittenScreen.linear(sample("card-statistics-failed").element())

    #expect(text.contains("Heading 1: cleo"))
    #expect(text.contains("The contributions could not be loaded"))
  }

  @Test func `a warning about old data is said once`() {
    let text = WrittenScreen.linear(sample("card-stale").element())

    #expect(text.split(separator: "\n").filter { $0.contains("may be out of date") }.count == 1)
  }

  @Test(arguments: [(ServiceError.offline, false), (.unavailable, true)])
  func `why years are missing is said unless the deck is out of date for the same reason`(
    error: ServiceError,
    isSaid: Bool
  ) {
    var source = YearsSource()
    source.note(error)
    let deck = Samples.stale(ListedDeck(deck: CardsSamples.deck), .offline)

    let page = deckPage(.loaded(deck), from: source, Samples.context)

    let text = WrittenScreen.linear(page.element(in: Samples.context))
    #expect(text.contains("The contributions could not be loaded") == isSaid)
  }

  @Test func `an empty line stands between the notices of a deck`() {
    var source = YearsSource()
    source.note(ServiceError.unavailable)
    let deck = Deck(CardsSamples.deck.entries, unreadable: [nil])
    let listed = ListedDeck(deck: deck, waiting: [PendingDeckEdit(.add(CardsSamples.cleo))])

    let page = deckPage(.loaded(Samples.stale(listed)), from: source, Samples.context)

    let text = PlainWriter().render(page.notice, in: RenderEnvironment(width: 80))
    #expect(text.contains("\n\n") && !text.contains("\n\n\n"))
  }

  @Test func `a day is named as it is, however far away`() {
    #expect(Strings(.english).date(CardsSamples.day("9999-12-31")) == "31 December 9999")
  }

  @Test func `an empty deck, a failing service and no connection are three different pages`() {
    let texts = ["deck-empty", "deck-failed", "deck-offline"].map {
      WrittenScreen.linear(sample($0).element())
    }

    #expect(Set(texts).count == 3)
    #expect(texts[0].contains("Your deck is empty."))
    #expect(!texts[1].contains("empty") && !texts[2].contains("empty"))
  }

  @Test(arguments: [
    (true, "tessera deck remove bo-k"), (false, "tessera deck add bo-k"), (nil, "tessera deck add bo-k"),
  ])
  func `a card offers the change of the deck that makes sense`(isInDeck: Bool?, command: String) {
    let page = page(.login("bo-k"), CardsSamples.bo, isInDeck: isInDeck)

    #expect(page.actions.first?.route.commandLine() == command)
    #expect(page.actions.first?.effect == .changes && page.actions.first?.place == 0)
  }

  @Test(arguments: [CardSubject.mine, .login("ADA-larsson")])
  func `my own card is never offered for my deck`(subject: CardSubject) {
    let page = page(subject, CardsSamples.ada, isInDeck: nil)

    #expect(page.actions.map(\.route) == [.deck])
  }

  @Test func `a card of an account that is known by its number only is changed by its link`() {
    let card = Card(id: CardsSamples.bo.id)

    let page = page(.id(card.id), card, isInDeck: false)

    #expect(page.actions.first?.route == Route("deck", "add", card.link.description))
  }

  @Test func `a card is compared with that of who asks`() {
    let page = page(.login("bo-k"), CardsSamples.bo, isInDeck: false)

    #expect(page.actions.map { $0.route.commandLine() }.contains("tessera cards compare ada-larsson bo-k"))
  }

  @Test func `every card of the deck opens its page, and is told apart by its number`() {
    let state = LoadState<ListedDeck, CardsFailure>.loaded(
      CardsSamples.fetched(ListedDeck(deck: CardsSamples.deck))
    )

    let items = deckPage(state, Samples.context).groups.flatMap(\.items)

    #expect(items.map(\.id) == ["1001", "1002", "1003"])
    #expect(items.map(\.route) == CardsSamples.cards.map { .card($0) })
  }

  private func page(_ subject: CardSubject, _ card: Card, isInDeck: Bool?) -> Page {
    let state = CardViewModel.State(
      subject: subject,
      card: .loaded(CardsSamples.fetched(card)),
      statistics: .loaded(CardsSamples.fetched(CardsSamples.year)),
      isInDeck: isInDeck
    )
    return cardPage(state, Samples.context)
  }

  private func levels(of statistics: ContributionStatistics) -> [Int] {
    statistics.calendar.levels.map(\.rawValue)
  }

  private func sample(_ name: String) -> ScreenSample {
    guard let sample = ScreenSample.all.first(where: { $0.name == name }) else {
      preconditionFailure("no sample \(name)")
    }
    return sample
  }
}
