import CardsDomain
import CardsFakes
import DomainKernel
import OutboxFakes
import Testing

@Suite struct DeckOutboxTests {
  private func entry(_ kind: String, _ id: String) throws -> OutboxEntry {
    OutboxEntry(
      id: OutboxEntry.ID(rawValue: 1),
      draft: try OutboxDraft(kind, of: id, in: OutboxQueue(area: "cards", account: "a")),
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

  // MARK: - Through the outbox

  private let queue = OutboxQueue(area: "cards", account: "a")

  private func service(deck: [Card] = []) -> FakeCards {
    var answers = FakeCards.Answers()
    answers.deck = .success(CardsSamples.fetched(Deck(deck.map { DeckEntry(card: $0, addedAt: nil) })))
    answers.cards = [
      .mine: .success(CardsSamples.fetched(CardsSamples.ada)),
      .login("bo-k"): .success(CardsSamples.fetched(CardsSamples.bo)),
      .login("cleo"): .success(CardsSamples.fetched(CardsSamples.cleo)),
    ]
    return FakeCards(answers)
  }

  private func manage(_ service: FakeCards, _ outbox: FakeOutbox, isOffline: Bool = false) -> ManageDeck {
    let drain = DrainOutbox(outbox: outbox, now: { CardsSamples.fetchedAt })
    let route = DeckSender(deck: service).route(queue)
    let submit = SubmitChange(outbox: outbox, drain: drain) { route }
    let changes = DeckOutbox(outbox: outbox, submit: submit, isOffline: isOffline)
    return ManageDeck(deck: service, cards: service, outbox: changes)
  }

  @Test func `a change that the service fails to make is refused, and that of another card is sent`()
    async throws
  {
    let (service, outbox) = (service(), FakeOutbox())
    service.prepare { $0.deckFailures[CardsSamples.bo.id] = .service(.unavailable) }
    for id in ["1002", "1003"] {
      _ = try await outbox.add(try OutboxDraft("deck.add", of: id, in: queue))
    }

    let drain = DrainOutbox(outbox: outbox, now: { CardsSamples.fetchedAt })
    let outcome = try await drain.drain(DeckSender(deck: service).route(queue))

    #expect(outcome.stop == nil && outcome.sent == 1 && outcome.refused == 1)
    let left = try await outbox.entries(in: queue, after: nil, limit: 9)
    #expect(left.map(\.draft.subject) == ["1002"])
    #expect(left.first?.refusal?.reason == .unknownOutcome)
    #expect(try await service.deck(.networkFirst).value.entries.map(\.id) == [CardsSamples.cleo.id])
  }

  @Test func `a refused change that the user retries is sent again`() async throws {
    let (service, outbox) = (service(), FakeOutbox())
    service.prepare { $0.deckFailures[CardsSamples.bo.id] = .service(.unavailable) }
    await #expect(throws: CardsError.unknownOutcome(.unavailable)) {
      try await manage(service, outbox).add(.login("bo-k"))
    }

    service.prepare { $0.deckFailures = [:] }
    let refused = try #require(try await outbox.entries(in: queue, after: nil, limit: 9).first)
    #expect(try await outbox.retry(refused.id))
    let drain = DrainOutbox(outbox: outbox, now: { CardsSamples.fetchedAt })
    #expect(try await drain.drain(DeckSender(deck: service).route(queue)).sent == 1)
    #expect(try await service.deck(.networkFirst).value.contains(CardsSamples.bo.id))
  }

  @Test func `a change that was refused does not wait, and one without a connection does`() async throws {
    let (service, outbox) = (service(), FakeOutbox())
    service.prepare { $0.deckFailures[CardsSamples.bo.id] = .service(.unavailable) }
    await #expect(throws: CardsError.unknownOutcome(.unavailable)) {
      try await manage(service, outbox).add(.login("bo-k"))
    }
    #expect(try await manage(service, outbox).waiting() == [])

    _ = try await manage(service, outbox, isOffline: true).add(.login("cleo"))

    #expect(try await manage(service, outbox).waiting().map(\.card.id) == [CardsSamples.cleo.id])
  }

  @Test func `a change that waits already still waits, and is in the outbox once`() async throws {
    let (service, outbox) = (service(), FakeOutbox())
    let manage = manage(service, outbox, isOffline: true)

    _ = try await manage.add(.login("bo-k"))
    let second = try await manage.add(.login("bo-k"))

    #expect(second.outcome != .unchanged && second.outcome != .changed)
    #expect(try await outbox.entries(in: queue, after: nil, limit: 9).count == 1)
  }

  @Test func `a change that waits is sent when it is made again with a connection`() async throws {
    let (service, outbox) = (service(), FakeOutbox())
    _ = try await manage(service, outbox, isOffline: true).add(.login("bo-k"))

    #expect(try await manage(service, outbox).add(.login("bo-k")).outcome == .changed)
    #expect(try await manage(service, outbox).add(.login("bo-k")).outcome == .unchanged)
  }

  @Test func `a file's card that cannot be looked up waits with nothing but its number`() async throws {
    let (service, outbox) = (service(), FakeOutbox())
    service.prepare { $0.cards[.id(CardsSamples.bo.id)] = .failure(.offline) }

    let outcome = try await manage(service, outbox, isOffline: true).take(
      DeckDocument(cards: [CardsSamples.card(1002, "somebody-else", name: "Somebody Else")])
    )

    #expect(outcome.waiting == [Card(id: CardsSamples.bo.id, login: "1002")])
  }
}
