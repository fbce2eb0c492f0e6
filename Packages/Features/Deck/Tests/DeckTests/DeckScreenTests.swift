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

@MainActor @Suite(.timeLimit(.minutes(5))) struct DeckScreenTests {
  private let cards = Samples.cards()

  @Test(
    arguments: [
      (nil, []), (.counted(CardYear(Samples.quiet)), ["Total: 0 · no streak"]),
      (.noCalendar, ["not counted by GitHub"]),
    ] as [(DeckYear?, [String])]
  )
  func `a row has the figures of a year that is there`(year: DeckYear?, figures: [String]) {
    let card = DeckCard(card: CardsSamples.ada, year: year, context: Samples.context)

    let lines = WrittenScreen.linear(.row(card.item.row)).split(separator: "\n").map(String.init)

    #expect(lines == ["Ada Larsson", "@ada-larsson", "Swift"] + figures)
  }

  @Test func `a row of an account that is known by its number only has no login`() {
    let card = Card(id: CardsSamples.cardID(64))

    let item = DeckCard(card: card, context: Samples.context).item

    let lines = WrittenScreen.linear(.row(item.row)).split(separator: "\n").map(String.init)
    #expect(lines == ["Account 64"])
    #expect(item.tile?.title == "Account 64")
    #expect(item.route == Route("cards", "show", card.link.description))
  }

  @Test func `records of an account that is known by its number only have no login`() async {
    let entries = [DeckEntry(card: Card(id: CardsSamples.cardID(64)), addedAt: nil)]
    cards.prepare { $0.deck = .success(CardsSamples.fetched(Deck(entries))) }
    let feature = DeckFeature(language: .english, useCases: Samples.useCases(cards))

    let run = await ScreenRun(feature, ["deck", "--fields", "id,login"], Samples.context)

    #expect(run.rows == ["64\t\n"])
  }

  @Test func `a row has the same facts as its tile`() throws {
    let card = DeckCard(
      card: CardsSamples.ada,
      year: .counted(CardYear(CardsSamples.year)),
      context: Samples.context
    )

    let tile = try #require(card.item.tile)
    #expect(card.item.row.details == tile.details + [tile.note])
    #expect(tile.strip != nil)
  }

  @Test func `an empty deck to which a card is being added is not empty`() async {
    cards.prepare { $0.deck = .success(CardsSamples.fetched(Deck([DeckEntry]()))) }
    let pending = PendingDeckChanges()
    let deck = DeckViewModel(useCases: Samples.useCases(cards), pending: pending)
    await deck.load(LoadRequest())
    guard case .empty = deck.state else {
      Issue.record("a deck without cards is not empty")
      return
    }

    _ = pending.begin(.adding(CardsSamples.cleo))

    guard case .loaded(let shown) = deck.state else {
      Issue.record("a deck with a card is empty")
      return
    }
    #expect(shown.entries.map(\.card.login) == ["cleo"])
  }

  @Test func `records have the time at which each card was added`() async {
    let entries = CardsSamples.deck.entries + [DeckEntry(card: CardsSamples.guild, addedAt: nil)]
    cards.prepare { $0.deck = .success(CardsSamples.fetched(Deck(entries))) }
    let feature = DeckFeature(language: .english, useCases: Samples.useCases(cards))

    let run = await ScreenRun(feature, ["deck", "--fields", "login,addedAt"], Samples.context)

    #expect(
      run.rows == [
        "compilers-guild\t\n", "ada-larsson\t2026-03-01T12:00:00Z\n", "bo-k\t2026-03-01T12:01:00Z\n",
        "cleo\t2026-03-01T12:02:00Z\n",
      ]
    )
  }

  @Test func `records tell which cards are not sent yet`() throws {
    let waiting = [
      PendingDeckEdit(.add(CardsSamples.bo), state: .unconfirmed),
      PendingDeckEdit(.remove(CardsSamples.guild)),
    ]
    let deck = ListedDeck(deck: CardsSamples.deck, waiting: waiting)
    let state = LoadState<ListedDeck, CardsFailure>.loaded(CardsSamples.fetched(deck))

    let rows = try #require(state.records).rows(FieldSelection(["login", "isPending"]))

    #expect(Array(rows) == ["ada-larsson\tfalse\n", "bo-k\ttrue\n", "cleo\tfalse\n"])
  }

  @Test func `while years are read it is said how many cards had their turn`() async {
    let range = DayRange(yearEnding: CardsSamples.today())
    let request = FakeCards.Request.statistics(.login("user-20"), range, .cacheFirst)
    let gate = AnswerGate(holding: [request])
    let cards = Samples.cards { await gate.pass($0) }
    cards.prepare { $0.deck = .success(CardsSamples.fetched(Samples.deck(25))) }
    let deck = DeckViewModel(useCases: Samples.useCases(cards), pending: PendingDeckChanges())
    let patient = TimeLimit(.seconds(600), clock: ContinuousClock())
    async let loading: Void = deck.load(LoadRequest(extras: patient))
    await gate.arrival(of: request)

    #expect(deck.progress(in: Samples.context) == "Loading years: 20 of 25 cards")

    await gate.open(request)
    await loading
    #expect(deck.progress(in: Samples.context) == nil)
  }

  @Test func `years that come after the deck was left or loaded again are not taken`() async {
    let range = DayRange(yearEnding: CardsSamples.today())
    let request = FakeCards.Request.statistics(.login("bo-k"), range, .cacheFirst)
    let patient = TimeLimit(.seconds(600), clock: ContinuousClock())
    let (left, again) = (AnswerGate(holding: [request]), AnswerGate(holding: [request]))
    let (first, second) = (Samples.cards { await left.pass($0) }, Samples.cards { await again.pass($0) })

    let deck = DeckViewModel(useCases: Samples.useCases(first), pending: PendingDeckChanges())
    let loading = Task { await deck.load(LoadRequest(extras: patient)) }
    await left.arrival(of: request)
    loading.cancel()
    await left.open(request)
    await loading.value
    #expect(deck.years.isEmpty)

    let other = DeckViewModel(useCases: Samples.useCases(second), pending: PendingDeckChanges())
    async let early: Void = other.load(LoadRequest(extras: patient))
    await again.arrival(of: request)
    second.prepare { $0.statistics[.login("bo-k")] = .success(CardsSamples.fetched(Samples.quiet)) }
    await other.load(LoadRequest(.cacheOnly))
    second.prepare { $0.statistics[.login("bo-k")] = .success(CardsSamples.fetched(CardsSamples.year)) }
    await again.open(request)
    await early
    #expect(other.years == [CardsSamples.bo.id: .counted(CardYear(Samples.quiet))])
  }

  @Test(
    arguments: [
      (.unavailable, .cacheFirst), (.notFound, .cacheFirst), (.timedOut, .cacheOnly),
      (.connectionLost, .cacheOnly), (.sessionEnded, .cacheOnly),
    ] as [(ServiceError, FetchPolicy)]
  )
  func `an error of one card leaves the others, and one of the service does not`(
    error: ServiceError,
    policy: FetchPolicy
  ) async {
    let last = CardSubject.login("user-\(ReadYears.batch)")
    cards.prepare {
      $0.deck = .success(CardsSamples.fetched(Samples.deck(ReadYears.batch + 1)))
      $0.statistics[.login("user-0")] = .failure(error)
    }
    let deck = DeckViewModel(useCases: Samples.useCases(cards), pending: PendingDeckChanges())

    await deck.load(LoadRequest(extras: TimeLimit(.seconds(600), clock: ContinuousClock())))

    let policies = cards.requests.compactMap { request -> FetchPolicy? in
      if case .statistics(last, _, let policy) = request { policy } else { nil }
    }
    #expect(policies == [policy])
  }

  @Test(arguments: [(FetchPolicy.cacheOnly, false), (.cacheFirst, true)])
  func `a year that is not stored is a failure only where the service was to be asked`(
    policy: FetchPolicy,
    isSaid: Bool
  ) async throws {
    cards.prepare { $0.statistics[.login("bo-k")] = .failure(.offline) }
    let deck = DeckViewModel(useCases: Samples.useCases(cards), pending: PendingDeckChanges())

    await deck.load(LoadRequest(policy))

    guard case .page(let page) = deck.content(in: Samples.context) else {
      Issue.record("there is no page")
      return
    }
    let text = WrittenScreen.linear(page.element(in: Samples.context))
    #expect(text.contains("The contributions could not be loaded") == isSaid)
  }

  @Test(arguments: [1, 2])
  func `the number of changes that are not sent yet is said`(count: Int) {
    let waiting = CardsSamples.cards.prefix(count).map { PendingDeckEdit(.add($0)) }
    let deck = ListedDeck(deck: CardsSamples.deck, waiting: waiting)

    let page = deckPage(.loaded(CardsSamples.fetched(deck)), Samples.context)

    let words = count == 1 ? "1 change has not been sent yet" : "2 changes have not been sent yet"
    #expect(WrittenScreen.linear(page.notice).contains(words))
  }

  @Test(
    arguments: [
      (.english, "1 change has not been sent yet", "2 changes were sent and are not confirmed yet"),
      (.simplifiedChinese, "1项更改尚未发送", "2项更改已发送，尚未确认"),
    ] as [(Language, String, String)]
  )
  func `changes that were sent are told from those that are not sent yet`(
    language: Language,
    unsent: String,
    unconfirmed: String
  ) {
    func notice(_ waiting: [PendingDeckEdit]) -> String {
      let deck = ListedDeck(deck: CardsSamples.deck, waiting: waiting)
      let page = deckPage(.loaded(CardsSamples.fetched(deck)), Samples.context(in: language))
      return WrittenScreen.linear(page.notice)
    }
    let sent = [CardsSamples.ada, CardsSamples.bo].map { PendingDeckEdit(.add($0), state: .unconfirmed) }
    let waiting = PendingDeckEdit(.add(CardsSamples.cleo))

    let both = notice(sent + [waiting])

    let (later, again) = (Strings(language).sentLater.string, Strings(language).sentUnlessDone.string)
    #expect(both.contains(unsent) && both.contains(later))
    #expect(both.contains(unconfirmed) && both.contains(again))
    #expect(notice(sent).contains(unconfirmed) && !notice(sent).contains(later))
    #expect(notice([waiting]).contains(unsent) && !notice([waiting]).contains(again))
  }
}
