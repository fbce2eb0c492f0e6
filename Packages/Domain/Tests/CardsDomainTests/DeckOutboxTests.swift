import CardsDomain
import CardsFakes
import DomainKernel
import OutboxFakes
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct DeckOutboxTests {
  private func draft(_ kind: String, _ id: String, name: String? = nil, _ payload: String = "") throws
    -> OutboxDraft
  {
    try OutboxDraft(
      kind,
      of: id,
      in: OutboxQueue(area: "cards", account: "a"),
      name: name,
      payload: Data(payload.utf8)
    )
  }

  private func entry(_ kind: String, _ id: String) throws -> OutboxEntry {
    OutboxEntry(
      id: OutboxEntry.ID(rawValue: 1),
      draft: try draft(kind, id),
      createdAt: CardsSamples.fetchedAt
    )
  }

  @Test func `an entry without a readable card still names its account`() throws {
    #expect(DeckEdit(try draft("deck.add", "1001")) == .add(Card(id: CardsSamples.ada.id)))
    #expect(DeckEdit(try draft("deck.add", "me")) == nil)
    #expect(DeckEdit(try draft("job.save", "1001")) == nil)
  }

  @Test(
    arguments: [
      (nil, #"{"login":"bo-k"}"#, "bo-k"), ("bo-k", "", "bo-k"), (nil, #"{"name":"Bo"}"#, nil),
      ("1002", #"{"login":"1002"}"#, nil), ("1002", "", nil),
    ] as [(String?, String, String?)]
  )
  func `a change has the login that was stored with it, and not the number that stood in its place`(
    name: String?,
    payload: String,
    login: String?
  ) throws {
    #expect(DeckEdit(try draft("deck.add", "1002", name: name, payload))?.card.login == login)
  }

  @Test func `a change that is done already is no error`() async throws {
    var answers = FakeCards.Answers()
    answers.deck = .success(CardsSamples.fetched(CardsSamples.deck))
    let sender = DeckSender(deck: FakeCards(answers))
    #expect(try await sender.send(entry("deck.add", "1001")) == .unchanged)
    #expect(try await sender.isDone(entry("deck.add", "1001")) == true)
    #expect(try await sender.isDone(entry("deck.remove", "1001")) == false)
    #expect(try await sender.isDone(entry("deck.remove", "77")) == true)
  }

  @Test(
    arguments: [
      (.offline, .offline), (.timedOut, .timedOut), (.unavailable, .unavailable),
      (.rateLimited(until: CardsSamples.fetchedAt), .rateLimited(until: CardsSamples.fetchedAt)),
    ] as [(StaleReason, ServiceError)]
  )
  func `a stored deck does not tell whether a change was made, and the error says why`(
    reason: StaleReason,
    error: ServiceError
  ) async throws {
    var answers = FakeCards.Answers()
    let old = Provenance(kind: .stored, fetchedAt: CardsSamples.fetchedAt, staleness: reason)
    answers.deck = .success(CardsSamples.fetched(CardsSamples.deck, old))
    let sender = DeckSender(deck: FakeCards(answers))
    await #expect(throws: error) { try await sender.isDone(entry("deck.add", "1001")) }
  }

  @Test(arguments: [
    (CardsError.service(.offline), ServiceError.offline), (.unknownOutcome(.timedOut), .timedOut),
    (.unknownOutcome(.connectionLost), .connectionLost), (.unknownOutcome(.malformed(.empty)), .unavailable),
    (.unseenChange(.malformed(.webPage)), .malformed(.webPage)),
    (.service(.notFound), .notFound), (.ownCard, .rejected(code: nil, message: nil)),
  ])
  func `errors are told as the delivery understands them`(error: CardsError, told: ServiceError) async throws
  {
    var answers = FakeCards.Answers()
    answers.deckFailures[CardsSamples.ada.id] = error
    let sender = DeckSender(deck: FakeCards(answers))
    await #expect(throws: SendingError(told)) { try await sender.send(entry("deck.add", "1001")) }
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
    let changes = DeckOutbox(outbox: outbox, drain: drain, isOffline: isOffline) { route }
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
    #expect(left.first?.refusal?.reason == .serviceError)
    #expect(try await service.deck(.networkFirst).value.entries.map(\.id) == [CardsSamples.cleo.id])
  }

  @Test(arguments: [true, false])
  func `a change that failed has an unknown outcome where an entry without a number may be the card`(
    isMadeNow: Bool
  ) async throws {
    let (service, outbox) = (service(), FakeOutbox())
    service.prepare {
      $0.deck = .success(CardsSamples.fetched(Deck([DeckEntry](), unreadable: [nil])))
      $0.deckFailures[CardsSamples.bo.id] = .service(.unavailable)
    }

    if isMadeNow {
      await #expect(throws: CardsError.unknownOutcome(.unavailable)) {
        try await manage(service, outbox).add(.login("bo-k"))
      }
      #expect(try await outbox.entries(in: queue).isEmpty)
    } else {
      try await refuse(DeckEdit.additionKind, "1002", service, outbox)
      #expect(try await outbox.entries(in: queue).map(\.refusal?.reason) == [.unknownOutcome])
    }
  }

  @Test func `a change on which the service may still be at work waits to be confirmed`() async throws {
    let (service, outbox) = (service(), FakeOutbox())
    service.prepare { $0.deckFailures[CardsSamples.bo.id] = .unknownOutcome(.timedOut) }

    let change = try await manage(service, outbox).add(.login("bo-k"))

    #expect(change.outcome == .pending(.service(.timedOut), wasSent: true))
    #expect(
      try await outbox.entries(in: queue).map(\.state) == [.sending(since: CardsSamples.fetchedAt)]
    )
    #expect(try await manage(service, outbox).waiting().map(\.state) == [.unconfirmed])
  }

  @Test func `a refused change that the user retries is sent again`() async throws {
    let (service, outbox) = (service(), FakeOutbox())
    service.prepare { $0.deckFailures[CardsSamples.bo.id] = .service(.unavailable) }
    try await refuse(DeckEdit.additionKind, "1002", service, outbox)

    service.prepare { $0.deckFailures = [:] }
    let refused = try #require(try await outbox.entries(in: queue, after: nil, limit: 9).first)
    #expect(try await outbox.retry(refused.id))
    let drain = DrainOutbox(outbox: outbox, now: { CardsSamples.fetchedAt })
    #expect(try await drain.drain(DeckSender(deck: service).route(queue)).sent == 1)
    #expect(try await service.deck(.networkFirst).value.contains(CardsSamples.bo.id))
  }

  /// Leaves a refused change in the outbox, as a delivery does that no user waits for.
  private func refuse(
    _ kind: String,
    _ id: String,
    _ service: FakeCards,
    _ outbox: FakeOutbox
  ) async throws {
    _ = try await outbox.add(try OutboxDraft(kind, of: id, in: queue))
    let drain = DrainOutbox(outbox: outbox, now: { CardsSamples.fetchedAt })
    _ = try await drain.drain(DeckSender(deck: service).route(queue))
    #expect(try await outbox.entries(in: queue).map { $0.refusal != nil } == [true])
  }

  @Test(arguments: [true, false])
  func `a change that the service did not make is taken back, and is sent again when it is repeated`(
    isAddition: Bool
  ) async throws {
    let (service, outbox) = (service(deck: isAddition ? [] : [CardsSamples.bo]), FakeOutbox())
    let manage = manage(service, outbox)
    func change() async throws -> ManageDeck.Change {
      try await isAddition ? manage.add(.login("bo-k")) : manage.remove(.login("bo-k"))
    }
    service.prepare { $0.deckFailures[CardsSamples.bo.id] = .service(.unavailable) }

    await #expect(throws: CardsError.service(.unavailable)) { try await change() }

    #expect(try await outbox.entries(in: queue).isEmpty)
    #expect(try await manage.list(.cacheFirst).value.contains(CardsSamples.bo.id) != isAddition)
    service.prepare { $0.deckFailures = [:] }
    #expect(try await change().outcome == .changed)
    #expect(try await service.deck(.networkFirst).value.contains(CardsSamples.bo.id) == isAddition)
  }

  @Test(
    arguments: [
      ([], .service(.unavailable), .serviceError), ([nil], .unknownOutcome(.unavailable), .unknownOutcome),
    ] as [([Card.ID?], CardsError, OutboxRefusal.Reason)]
  )
  func `a refusal is told also where its entry cannot be removed, and leaves the refused entry`(
    unreadable: [Card.ID?],
    error: CardsError,
    reason: OutboxRefusal.Reason
  ) async throws {
    let (service, outbox) = (service(), FakeOutbox())
    service.prepare {
      $0.deck = .success(CardsSamples.fetched(Deck([DeckEntry](), unreadable: unreadable)))
      $0.deckFailures[CardsSamples.bo.id] = .service(.unavailable)
    }
    await outbox.failDropping(.cannotBeSaved(reason: "full"))

    await #expect(throws: error) { try await manage(service, outbox).add(.login("bo-k")) }

    #expect(try await outbox.entries(in: queue).map(\.refusal?.reason) == [reason])
  }

  @Test func `an import tells of a card that was refused where its entry cannot be removed`() async throws {
    let (service, outbox) = (service(), FakeOutbox())
    let manage = manage(service, outbox)
    _ = try await self.manage(service, outbox, isOffline: true).add(.login("bo-k"))
    service.prepare {
      $0.cards[.id(CardsSamples.bo.id)] = .success(CardsSamples.fetched(CardsSamples.bo))
      $0.deckFailures[CardsSamples.bo.id] = .service(.notFound)
    }
    await outbox.failDropping(.cannotBeSaved(reason: "full"))

    let outcome = try await manage.take(DeckDocument(cards: [CardsSamples.bo]))

    #expect(outcome.refused.map(\.error) == [.service(.notFound)])
    #expect(try await outbox.entries(in: queue).map(\.refusal?.reason) == [.notFound])
  }

  @Test(arguments: [DeckEdit.additionKind, DeckEdit.removalKind])
  func `a refused change does not hold back a new one of the same card`(kind: String) async throws {
    let isAddition = kind == DeckEdit.additionKind
    let (service, outbox) = (service(deck: isAddition ? [] : [CardsSamples.bo]), FakeOutbox())
    service.prepare { $0.deckFailures[CardsSamples.bo.id] = .service(.unavailable) }
    try await refuse(kind, "1002", service, outbox)
    service.prepare { $0.deckFailures = [:] }

    // The opposite of what was refused needs no request, and the refused change is not wanted any more.
    #expect(
      try await isAddition
        ? manage(service, outbox).remove(.login("bo-k")).outcome == .unchanged
        : manage(service, outbox).add(.login("bo-k")).outcome == .unchanged
    )
    #expect(try await outbox.entries(in: queue).isEmpty)

    service.prepare { $0.deckFailures[CardsSamples.bo.id] = .service(.unavailable) }
    try await refuse(kind, "1002", service, outbox)
    service.prepare { $0.deckFailures = [:] }
    #expect(
      try await isAddition
        ? manage(service, outbox).add(.login("bo-k")).outcome == .changed
        : manage(service, outbox).remove(.login("bo-k")).outcome == .changed
    )
    #expect(try await outbox.entries(in: queue).isEmpty)
  }

  @Test(arguments: [true, false])
  func `where nobody can tell whose deck it is, no change is stored, and nothing tells of one that waits`(
    isOffline: Bool
  ) async throws {
    let (service, outbox) = (service(), FakeOutbox())
    let error = ServiceError.credentialsUnreadable(reason: "locked")
    let drain = DrainOutbox(outbox: outbox, now: { CardsSamples.fetchedAt })
    let changes = DeckOutbox(outbox: outbox, drain: drain, isOffline: isOffline) { () throws(ServiceError) in
      throw error
    }
    let manage = ManageDeck(deck: service, cards: service, outbox: changes)

    await #expect(throws: CardsError.service(error)) { try await manage.add(.login("bo-k")) }
    await #expect(throws: CardsError.service(error)) { try await manage.waiting() }
    await #expect(throws: CardsError.service(error)) { try await manage.list(.cacheFirst) }
    #expect(try await outbox.entries().isEmpty)
  }

  @Test func `a change that was refused does not wait, and one without a connection does`() async throws {
    let (service, outbox) = (service(), FakeOutbox())
    service.prepare { $0.deckFailures[CardsSamples.bo.id] = .service(.unavailable) }
    try await refuse(DeckEdit.additionKind, "1002", service, outbox)
    #expect(try await manage(service, outbox).waiting() == [])

    _ = try await manage(service, outbox, isOffline: true).add(.login("cleo"))

    #expect(try await manage(service, outbox).waiting().map(\.edit.card.id) == [CardsSamples.cleo.id])
  }

  @Test func `a change of a deck that cannot be read now waits, and is not taken for made`() async throws {
    let (service, outbox) = (service(deck: [CardsSamples.bo]), FakeOutbox())
    service.prepare { $0.deck = .failure(.service(.offline)) }

    let addition = try await manage(service, outbox, isOffline: true).add(.login("bo-k"))

    #expect(addition.outcome != .unchanged && addition.outcome != .changed)
    #expect(try await outbox.entries(in: queue).map(\.draft.subject) == ["1002"])
  }

  @Test func `where changes are sent later nobody is asked for the card that is removed`() async throws {
    let (service, outbox) = (service(deck: [CardsSamples.bo]), FakeOutbox())

    _ = try await manage(service, outbox, isOffline: true).remove(.login("bo-k"))

    #expect(service.requests == [.deck(.cacheOnly)])
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

  @Test func `a change that waited and that the service has is made, although the outbox cannot note it`()
    async throws
  {
    let (service, outbox) = (service(), FakeOutbox())
    _ = try await manage(service, outbox, isOffline: true).add(.login("bo-k"))
    let sender = FailingTheOutbox(outbox: outbox)
    let route = OutboxRoute(queue, senders: [DeckEdit.additionKind: sender])
    let drain = DrainOutbox(outbox: outbox, now: { CardsSamples.fetchedAt })
    let changes = DeckOutbox(outbox: outbox, drain: drain, isOffline: false) { route }

    let change = try await ManageDeck(deck: service, cards: service, outbox: changes).add(.login("bo-k"))

    #expect(change.outcome == .changed)
    await outbox.fail(nil)
    #expect(try await outbox.entries(in: queue).map(\.draft.subject) == ["1002"])
  }

  @Test func `a file's card that waits has the login of the stored card, and not that of the file`()
    async throws
  {
    let (service, outbox) = (service(), FakeOutbox())

    let outcome = try await manage(service, outbox, isOffline: true).take(
      DeckDocument(cards: [CardsSamples.card(1002, "somebody-else")])
    )

    #expect(outcome.waiting.flatMap(\.cards) == [CardsSamples.bo])
    #expect(try await outbox.entries(in: queue).map(\.draft.name) == ["bo-k"])
    #expect(service.requests.contains(.card(.id(CardsSamples.bo.id), .cacheOnly)))
  }

  @Test(arguments: [ServiceError.offline, .notFound])
  func `a file's card that cannot be looked up waits with nothing but its number`(error: ServiceError)
    async throws
  {
    let (service, outbox) = (service(), FakeOutbox())
    service.prepare { $0.cards[.id(CardsSamples.bo.id)] = .failure(error) }

    let outcome = try await manage(service, outbox, isOffline: true).take(
      DeckDocument(cards: [CardsSamples.card(1002, "somebody-else", name: "Somebody Else")])
    )

    #expect(outcome.waiting.flatMap(\.cards) == [Card(id: CardsSamples.bo.id)])
  }

  @Test
  func `an import that is repeated offline is in the outbox once, under whatever name it was made before`()
    async throws
  {
    let (service, outbox) = (service(), FakeOutbox())
    let manage = manage(service, outbox, isOffline: true)
    _ = try await manage.add(.login("bo-k"))
    let file = DeckDocument(cards: [CardsSamples.card(1002, "somebody-else"), CardsSamples.cleo])

    for _ in 1...2 {
      let outcome = try await manage.take(file)
      #expect(outcome.waiting.flatMap(\.cards).map(\.id) == [CardsSamples.bo.id, CardsSamples.cleo.id])
    }

    #expect(try await outbox.entries(in: queue).map(\.draft.subject) == ["1002", "1003"])
  }

  @Test func `a change that was tried before and still waits is not added once more`() async throws {
    let (service, outbox) = (service(), FakeOutbox())
    let draft = try OutboxDraft("deck.add", of: "1002", in: queue, name: "1002")
    await outbox.put(
      OutboxEntry(id: .init(rawValue: 1), draft: draft, createdAt: CardsSamples.fetchedAt, attempts: 1)
    )

    _ = try await manage(service, outbox, isOffline: true).add(.login("bo-k"))
    #expect(try await outbox.entries(in: queue).map(\.id.rawValue) == [1])

    #expect(try await manage(service, outbox).add(.login("bo-k")).outcome == .changed)
    #expect(try await outbox.entries(in: queue).isEmpty)
  }

  @Test(arguments: [1, 20, 21, 100])
  func `an import reads the deck once, and looks each card up once`(count: Int) async throws {
    let (service, outbox) = (service(), FakeOutbox())
    let cards = (1...count).map { CardsSamples.card(5000 + $0, "user-\($0)") }
    service.prepare { answers in
      for card in cards { answers.cards[.id(card.id)] = .success(CardsSamples.fetched(card)) }
    }

    let outcome = try await manage(service, outbox).take(DeckDocument(cards: cards))

    #expect(outcome.added.map(\.id) == cards.map(\.id))
    #expect(service.requests.filter { if case .deck = $0 { true } else { false } }.count == 1)
    #expect(service.requests.filter { if case .card(.id, _) = $0 { true } else { false } }.count == count)
  }

  @Test func `the cards of an import that loses its connection wait in the outbox`() async throws {
    let (service, outbox) = (service(), FakeOutbox())
    for card in [CardsSamples.bo, CardsSamples.cleo] {
      service.prepare { $0.cards[.id(card.id)] = .success(CardsSamples.fetched(card)) }
    }
    service.prepare { $0.deckFailures[CardsSamples.cleo.id] = .service(.offline) }

    let outcome = try await manage(service, outbox).take(
      DeckDocument(cards: [CardsSamples.bo, CardsSamples.cleo])
    )

    #expect(outcome.added == [CardsSamples.bo])
    #expect(outcome.waiting == [.init([CardsSamples.cleo], because: .service(.offline))])
    #expect(try await outbox.entries(in: queue).map(\.draft.subject) == ["1003"])
  }

  @Test func `an import without an outbox that cannot go on says what remains`() async throws {
    let service = service()
    let cards = (1...45).map { CardsSamples.card(5000 + $0, "user-\($0)") }
    service.prepare { answers in
      for card in cards { answers.cards[.id(card.id)] = .success(CardsSamples.fetched(card)) }
      answers.cards[.id(cards[40].id)] = .failure(.rateLimited(until: nil))
    }
    let steps = Mutex<[Int]>([])

    let outcome = try await ManageDeck(deck: service, cards: service).take(DeckDocument(cards: cards)) {
      (done, all) in
      #expect(all == 45)
      steps.withLock { $0.append(done) }
    }

    #expect(outcome.added.count == 40)
    #expect(outcome.failure == .service(.rateLimited(until: nil)))
    #expect(outcome.remaining == 5)
    #expect(steps.withLock(\.self) == [0, 20, 40])
    service.prepare { $0.cards[.id(cards[40].id)] = .success(CardsSamples.fetched(cards[40])) }
    let second = try await ManageDeck(deck: service, cards: service).take(DeckDocument(cards: cards))
    #expect(second.added.count == 5 && second.alreadyThere.count == 40 && second.failure == nil)
  }
}

/// A service that takes everything; when it has a change, the outbox cannot be used any more.
private struct FailingTheOutbox: OutboxSender {
  let outbox: FakeOutbox

  func send(_ entry: OutboxEntry) async throws(SendingError) -> OutboxEffect {
    await outbox.fail(.cannotBeSaved(reason: "full"))
    return .changed
  }

  func isDone(_ entry: OutboxEntry) async throws(ServiceError) -> Bool? { nil }
}
