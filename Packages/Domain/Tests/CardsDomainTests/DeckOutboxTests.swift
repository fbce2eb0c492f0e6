import CardsDomain
import CardsFakes
import DomainKernel
import Testing

@Suite struct DeckOutboxTests {
  private func entry(_ kind: String, _ id: String) throws -> OutboxEntry {
    OutboxEntry(
      id: OutboxEntry.ID(rawValue: 1),
      draft: try OutboxDraft(kind, of: id, in: OutboxQueue(area: "cards", account: "a"), title: "T"),
      createdAt: CardsSamples.fetchedAt
    )
  }

  @Test func `an entry without a readable card still names its account`() throws {
    #expect(DeckEdit(try entry("deck.add", "1001"))?.card.id == CardsSamples.ada.id)
    #expect(DeckEdit(try entry("deck.add", "me")) == nil)
    #expect(DeckEdit(try entry("job.save", "1001")) == nil)
  }

  @Test func `a change that is done already is no error`() async throws {
    var answers = FakeCards.Answers()
    answers.deck = .success(CardsSamples.fetched(CardsSamples.deck))
    let sender = DeckSender(deck: FakeCards(answers))
    try await sender.send(entry("deck.add", "1001"))
    #expect(try await sender.isDone(entry("deck.add", "1001")) == true)
    #expect(try await sender.isDone(entry("deck.remove", "1001")) == false)
    #expect(try await sender.isDone(entry("deck.remove", "77")) == true)
  }

  @Test func `a stored deck does not tell whether a change was made`() async throws {
    var answers = FakeCards.Answers()
    let old = Provenance(kind: .stored, fetchedAt: CardsSamples.fetchedAt, staleness: .offline)
    answers.deck = .success(CardsSamples.fetched(CardsSamples.deck, old))
    let sender = DeckSender(deck: FakeCards(answers))
    await #expect(throws: ServiceError.unavailable) { try await sender.isDone(entry("deck.add", "1001")) }
  }

  @Test(arguments: [
    (CardsError.service(.offline), ServiceError.offline), (.unknownOutcome(.timedOut), .unavailable),
    (.service(.notFound), .notFound), (.ownCard, .rejected(code: nil, message: nil)),
  ])
  func `errors are told as the delivery understands them`(error: CardsError, told: ServiceError) async throws
  {
    var answers = FakeCards.Answers()
    answers.deckFailures[CardsSamples.ada.id] = error
    let sender = DeckSender(deck: FakeCards(answers))
    await #expect(throws: told) { try await sender.send(entry("deck.add", "1001")) }
  }
}
