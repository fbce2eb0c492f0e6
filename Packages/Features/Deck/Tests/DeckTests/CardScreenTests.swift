import CardsDomain
import CardsFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@testable import Deck

@MainActor @Suite(.timeLimit(.minutes(5))) struct CardScreenTests {
  private let cards = Samples.cards()

  @Test(
    arguments: [
      (nil, nil, 0), (.offline, nil, 1), (nil, .offline, 1), (.offline, .offline, 1),
      (.offline, .unavailable, 2),
    ] as [(StaleReason?, StaleReason?, Int)]
  )
  func `each reason why a card may be out of date is said once`(
    card: StaleReason?,
    year: StaleReason?,
    count: Int
  ) {
    let page = page(
      Samples.fetched(CardsSamples.bo, card),
      .loaded(Samples.fetched(CardsSamples.year, year))
    )

    #expect(text(page).split(separator: "\n").count { $0.contains("may be out of date") } == count)
  }

  @Test func `contributions that could not be refreshed are shown below the reason`() throws {
    let previous = CardsSamples.fetched(CardsSamples.year)

    let text = text(
      page(CardsSamples.fetched(CardsSamples.bo), .failed(.service(.unavailable), previous: previous))
    )

    let reason = try #require(text.firstRange(of: "The contributions could not be refreshed"))
    let total = try #require(text.firstRange(of: "Total: 1,383"))
    #expect(reason.upperBound < total.lowerBound)
  }

  @Test(
    arguments: [
      .loaded(Samples.stale(CardsSamples.year, .unavailable)),
      .failed(.service(.unavailable), previous: CardsSamples.fetched(CardsSamples.year)),
    ] as [LoadState<ContributionStatistics, CardsFailure>]
  )
  func `an empty line stands between a warning and the contributions`(
    state: LoadState<ContributionStatistics, CardsFailure>
  ) {
    let content = page(CardsSamples.fetched(CardsSamples.bo), state).content

    let lines = PlainWriter().render(content, in: RenderEnvironment(width: 80))
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first?.contains("▎") == true)
    #expect(lines.drop { $0.contains("▎") }.prefix(2).map(\.isEmpty) == [true, false])
  }

  @Test(arguments: [
    (AccountKind.user, "This account has no contribution calendar."),
    (.organisation, "Organisations have no contribution calendar."),
    (.bot, "Bots have no contribution calendar."),
  ])
  func `an account without a calendar says so in place of any numbers`(kind: AccountKind, words: String) {
    let previous = CardsSamples.fetched(CardsSamples.year)

    let text = text(
      page(CardsSamples.fetched(CardsSamples.bo), .failed(.noCalendar(kind), previous: previous))
    )

    #expect(text.contains(words))
    #expect(!text.contains("Total"))
  }

  @Test func `an account of an unknown kind without a calendar is not one that is missing`() {
    let text = text(page(CardsSamples.fetched(CardsSamples.cleo), .failed(.noCalendar(nil), previous: nil)))

    #expect(text.contains("This account has no contribution calendar."))
    #expect(!text.contains("GitHub has no account"))
  }

  @Test func `my own card is not offered for my deck before its contributions are there`() {
    let page = page(of: .mine, CardsSamples.fetched(CardsSamples.ada), .loading)

    #expect(page.actions.map(\.route) == [.deck])
  }

  @Test func `my own card is not looked for in my deck`() async {
    let card = CardViewModel(.mine, useCases: Samples.useCases(cards), pending: PendingDeckChanges())

    await card.load(LoadRequest())

    #expect(card.state.isInDeck == nil)
    #expect(!cards.requests.contains(.deck(.cacheOnly)))
  }

  @Test func `a card is in the deck while it is on its way there, and is not while it is removed`() async {
    let pending = PendingDeckChanges()
    _ = pending.begin(.adding(CardsSamples.cleo))
    _ = pending.begin(.removing(.login("bo-k")))
    let (added, removed) = (card("cleo", pending), card("bo-k", pending))

    await added.load(LoadRequest())
    await removed.load(LoadRequest())

    #expect(added.state.isInDeck == true)
    #expect(removed.state.isInDeck == false)
  }

  @Test(
    arguments: [(nil, []), (.columns, ["Organisations have no contribution calendar."])]
      as [(FieldSelection?, [String])]
  )
  func `why there are no numbers is a note beside a document only`(
    fields: FieldSelection?,
    notes: [String]
  ) async {
    let card = card("compilers-guild")

    await card.load(LoadRequest(fields: fields))

    #expect(card.notes(in: Samples.context) == notes)
  }

  @Test(
    arguments: [
      (nil, []), (["login"], []),
      (["language"], ["Warning: The language could not be loaded: service error."]),
    ] as [([String]?, [String])]
  )
  func `a language that could not be loaded is told with the reason where it is asked for`(
    fields: [String]?,
    notes: [String]
  ) async {
    let cleo = Card(id: CardsSamples.cleo.id, login: "cleo", languageFailure: .unavailable)
    cards.prepare { $0.cards[.login("cleo")] = .success(CardsSamples.fetched(cleo)) }
    let card = card("cleo")

    await card.load(LoadRequest(fields: fields.map { FieldSelection($0) }))

    #expect(card.notes(in: Samples.context) == notes)
    let words = text(page(CardsSamples.fetched(cleo), .loading))
    #expect(words.contains("language not loaded: service error") && !words.contains("language unknown"))
  }

  @Test func `a document has each fact of a card in its own field`() async throws {
    let feature = DeckFeature(language: .english, useCases: Samples.useCases(cards))

    let run = await ScreenRun(feature, ["cards", "show", "ada-larsson", "--json"], Samples.context)

    let text = try #require(run.document?.text)
    for part in [
      "\"id\": 1001", "\"login\": \"ada-larsson\"", "\"name\": \"Ada Larsson\"", "\"language\": \"Swift\"",
      "\"languageColor\": \"#f05138\"", "\"link\": \"https://octodeck.furari.co/users/1001\"",
      "\"avatar\": \"https://pictures.example/u/1001\"",
      "\"identiconColor\": \"\(CardsSamples.ada.identicon.color)\"", "\"total\": 1383", "\"commits\": 1200",
      "\"reviews\": 96", "\"issues\": 31", "\"pullRequests\": 88", "\"private\": 14", "\"longestStreak\": 7",
      "\"currentStreak\": 0", "\"bestDay\": \"2025-04-07\"", "\"bestDayCount\": 12", "\"count\": 12",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test(arguments: ["total", "private", "seenBy", "days"])
  func `a field of the contributions asks for them`(field: String) async {
    await card("cleo").load(LoadRequest(fields: FieldSelection([field])))

    #expect(cards.requests.contains { if case .statistics = $0 { true } else { false } })
  }

  @Test(arguments: [
    ([0, 1, 0], "Longest streak: 1 day, 26 February 2026\n"),
    ([0, 1, 1], "Longest streak: 2 days, 26 February 2026 – 27 February 2026\n"),
  ])
  func `a streak of one day has one date`(counts: [Int], words: String) {
    let statistics = ContributionStatistics(calendar: CardsSamples.calendar(from: "2026-02-25", counts))

    let text = WrittenScreen.linear(
      ContributionLayout(statistics: statistics, context: Samples.context).element
    )

    #expect(text.contains(words))
  }

  @Test(arguments: [(80, true), (79, false)])
  func `six figures are tiles where there are 80 columns`(width: Int, areTiles: Bool) {
    let layout = ContributionLayout(statistics: CardsSamples.year, context: Samples.context)

    #expect(WrittenScreen.filled(layout.element, width: width).contains("╭") == areTiles)
  }

  private func card(
    _ login: String,
    _ pending: PendingDeckChanges = PendingDeckChanges()
  ) -> CardViewModel {
    CardViewModel(.login(login), useCases: Samples.useCases(cards), pending: pending)
  }

  private func page(
    of subject: CardSubject = .login("bo-k"),
    _ card: Fetched<Card>,
    _ statistics: LoadState<ContributionStatistics, CardsFailure>
  ) -> Page {
    let state = CardViewModel.State(subject: subject, card: .loaded(card), statistics: statistics)
    return cardPage(state, Samples.context)
  }

  private func text(_ page: Page) -> String {
    WrittenScreen.linear(page.element(in: Samples.context))
  }
}
