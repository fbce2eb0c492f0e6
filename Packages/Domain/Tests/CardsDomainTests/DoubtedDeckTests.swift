import CardsDomain
import CardsFakes
import DomainKernel
import OutboxFakes
import Testing

/// Changes of a deck whose stored copy stands in for what the service sends, because that has lost cards.
@Suite struct DoubtedDeckTests {
  private let outbox = FakeOutbox(now: { CardsSamples.fetchedAt })
  private let queue = OutboxQueue(area: "cards", account: "a")
  private let cards: FakeCards
  private let deck = DoubtedDeck()

  init() {
    var answers = FakeCards.Answers()
    answers.cards = [
      .mine: .success(CardsSamples.fetched(CardsSamples.ada)),
      .login("bo-k"): .success(CardsSamples.fetched(CardsSamples.bo)),
      .login("cleo"): .success(CardsSamples.fetched(CardsSamples.cleo)),
    ]
    cards = FakeCards(answers)
  }

  private func manage(isOffline: Bool = false) -> ManageDeck {
    let drain = DrainOutbox(outbox: outbox, now: { CardsSamples.fetchedAt })
    let route = DeckSender(deck: deck).route(queue)
    let changes = DeckOutbox(outbox: outbox, drain: drain, isOffline: isOffline) { route }
    return ManageDeck(deck: deck, cards: cards, outbox: changes)
  }

  @Test func `a card of the stored deck that the service does not have is not removed once more`()
    async throws
  {
    #expect(try await manage().remove(.login("bo-k")).outcome == .unchanged)

    #expect(try await outbox.entries().isEmpty)
  }

  @Test func `a card of the stored deck that the service does not have is added`() async throws {
    #expect(try await manage().add(.login("bo-k")).outcome == .changed)
  }

  @Test func `a card that waits to be added and that the service has got meanwhile is there already`()
    async throws
  {
    _ = try await manage(isOffline: true).add(.login("cleo"))

    #expect(try await manage().add(.login("cleo")).outcome == .unchanged)
  }

  @Test func `without a connection a change waits, also one that the stored deck has`() async throws {
    let outcome = try await manage(isOffline: true).add(.login("bo-k")).outcome

    #expect(outcome == .pending(.service(.offline)))
  }

  @Test func `without a connection the cards of a file wait, also those that the stored deck has`()
    async throws
  {
    let outcome = try await manage(isOffline: true).take(DeckDocument(cards: [CardsSamples.bo]))

    #expect(outcome.waiting.flatMap(\.cards).map(\.id) == [CardsSamples.bo.id])
    #expect(outcome.alreadyThere.isEmpty)
  }

  @Test func `the cards of a file are added that only the stored deck has`() async throws {
    let outcome = try await manage().take(DeckDocument(cards: [CardsSamples.bo, CardsSamples.cleo]))

    #expect(outcome.added == [CardsSamples.bo])
    #expect(outcome.alreadyThere == [CardsSamples.cleo])
  }

  @Test func `the outcome of a change is that of the deck of the service`() async throws {
    func entry(_ kind: String) throws -> OutboxEntry {
      OutboxEntry(
        id: OutboxEntry.ID(rawValue: 1),
        draft: try OutboxDraft(kind, of: "1002", in: queue),
        createdAt: CardsSamples.fetchedAt
      )
    }
    let sender = DeckSender(deck: deck)

    #expect(try await sender.isDone(entry(DeckEdit.removalKind)) == true)
    #expect(try await sender.send(entry(DeckEdit.removalKind)) == .unchanged)
    #expect(try await sender.send(entry(DeckEdit.additionKind)) == .changed)
  }
}

/// A deck in which the service has one card, and the stored copy another one.
private struct DoubtedDeck: DeckRepository {
  private let entries = [DeckEntry(card: CardsSamples.cleo, addedAt: nil)]

  func deck(_ policy: FetchPolicy) async throws(CardsError) -> Fetched<Deck> {
    let stored = Provenance(
      kind: .stored,
      fetchedAt: CardsSamples.fetchedAt,
      staleness: .suspicious(.incomplete)
    )
    return CardsSamples.fetched(Deck([DeckEntry(card: CardsSamples.bo, addedAt: nil)]), stored)
  }

  func currentDeck() async throws(CardsError) -> Deck { Deck(entries) }

  func add(_ card: Card) async throws(CardsError) -> Bool { !Deck(entries).contains(card.id) }

  func add(_ cards: [Card]) async throws(CardsError) -> [Result<Bool, CardsError>] {
    cards.map { .success(!Deck(entries).contains($0.id)) }
  }

  func tryRemoving(_ id: Card.ID) async throws(CardsError) -> Result<Bool, CardsError> {
    .success(Deck(entries).contains(id))
  }
}
