import CardsDomain
import CardsFakes
import DomainKernel
import OutboxFakes
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Changes of the deck that meet errors of the service.
@Suite struct DeckImportTests {
  private let outbox = FakeOutbox(now: { CardsSamples.fetchedAt })
  private let queue = OutboxQueue(area: "cards", account: "a")
  private let service: FakeCards
  private let file = DeckDocument(cards: [CardsSamples.bo, CardsSamples.cleo])

  init() {
    var answers = FakeCards.Answers()
    answers.deck = .success(CardsSamples.fetched(Deck([])))
    answers.cards = [
      .mine: .success(CardsSamples.fetched(CardsSamples.ada)),
      .login("bo-k"): .success(CardsSamples.fetched(CardsSamples.bo)),
      .login("cleo"): .success(CardsSamples.fetched(CardsSamples.cleo)),
      .login("compilers-guild"): .success(CardsSamples.fetched(CardsSamples.guild)),
    ]
    service = FakeCards(answers)
  }

  private func manage(_ deck: (any DeckRepository)? = nil, isOffline: Bool = false) -> ManageDeck {
    let drain = DrainOutbox(outbox: outbox, now: { CardsSamples.fetchedAt })
    let route = DeckSender(deck: deck ?? service).route(queue)
    let changes = DeckOutbox(outbox: outbox, drain: drain, isOffline: isOffline) { route }
    return ManageDeck(deck: deck ?? service, cards: service, outbox: changes)
  }

  // MARK: - Imports

  @Test(arguments: [ServiceError.connectionLost, .timedOut, .rateLimited(until: nil)])
  func `cards wait where the service cannot be asked`(error: ServiceError) async throws {
    service.prepare { $0.deckFailures[CardsSamples.cleo.id] = .service(error) }

    let outcome = try await manage().take(file)

    #expect(outcome.added == [CardsSamples.bo] && outcome.failure == nil)
    #expect(outcome.waiting == [.init([CardsSamples.cleo], because: .service(error))])
    #expect(try await outbox.entries().map(\.draft.subject) == ["1003"])
  }

  @Test(arguments: [ServiceError.signInNeeded, .sessionEnded, .cancelled])
  func `cards do not wait for what the user has to do, and what remains is told`(error: ServiceError)
    async throws
  {
    service.prepare { $0.deckFailures[CardsSamples.cleo.id] = .service(error) }

    let outcome = try await manage().take(file)

    #expect(outcome.added == [CardsSamples.bo] && outcome.waiting.isEmpty)
    #expect(outcome.failure == .service(error) && outcome.remaining == 1)
    await #expect(throws: CardsError.service(error)) {
      try await manage().take(DeckDocument(cards: [CardsSamples.cleo]))
    }
    #expect(try await outbox.entries().isEmpty)
  }

  @Test func `a card that was refused does not count among those that remain`() async throws {
    service.prepare {
      $0.deckFailures[CardsSamples.guild.id] = .service(.notFound)
      $0.deckFailures[CardsSamples.cleo.id] = .service(.signInNeeded)
    }

    let outcome = try await manage()
      .take(DeckDocument(cards: [CardsSamples.bo, CardsSamples.guild, CardsSamples.cleo]))

    #expect(outcome.added == [CardsSamples.bo])
    #expect(outcome.refused.map(\.card) == [CardsSamples.guild])
    #expect(outcome.failure == .service(.signInNeeded) && outcome.remaining == 1)
  }

  @Test(arguments: [ServiceError.unavailable, .notFound, .malformed(.empty)])
  func `no card is refused where the deck itself cannot be read`(error: ServiceError) async throws {
    await #expect(throws: CardsError.service(error)) { try await manage(UnreadableDeck(error)).take(file) }

    #expect(try await outbox.entries().isEmpty)
  }

  @Test(arguments: [
    ServiceError.offline, .malformed(.libraryMissing), .malformed(.transfer(.certificateUntrusted)),
  ])
  func `all cards wait where the deck cannot be read for want of a connection`(error: ServiceError)
    async throws
  {
    let outcome = try await manage(UnreadableDeck(error)).take(file)

    #expect(outcome.waiting == [.init(file.cards, because: .service(error))] && outcome.refused.isEmpty)
    #expect(try await outbox.entries().map(\.draft.subject) == ["1002", "1003"])
  }

  @Test func `cards that wait for different reasons are told with the reason of each`() async throws {
    // The last card is alone in the second batch.
    let cards = (1...CardImport.batch + 1).map { CardsSamples.card(5000 + $0, "user-\($0)") }
    let late = cards[CardImport.batch - 1]
    let lost = cards[CardImport.batch]
    service.prepare { answers in
      for card in cards { answers.cards[.id(card.id)] = .success(CardsSamples.fetched(card)) }
      answers.deckFailures[late.id] = .service(.timedOut)
      answers.deckFailures[lost.id] = .service(.offline)
    }

    let outcome = try await manage().take(DeckDocument(cards: cards))

    #expect(
      outcome.waiting == [
        .init([late], because: .service(.timedOut)), .init([lost], because: .service(.offline)),
      ]
    )
  }

  @Test func `cards of a file that were sent and not confirmed are told apart from those that were not sent`()
    async throws
  {
    service.prepare { $0.deckFailures[CardsSamples.bo.id] = .unknownOutcome(.timedOut) }
    _ = try await manage().add(.login("bo-k"))

    let outcome = try await manage(isOffline: true).take(file)

    #expect(outcome.waiting.map { $0.cards.map(\.id) } == file.cards.map { [$0.id] })
    #expect(outcome.waiting.map(\.wasSent) == [true, false])
    #expect(outcome.waiting.map(\.stop) == [.service(.offline), .service(.offline)])
  }

  @Test func `cards of a file that wait already are sent when it is imported again`() async throws {
    _ = try await manage(isOffline: true).take(file)

    let outcome = try await manage().take(file)

    #expect(outcome.added.map(\.id) == file.cards.map(\.id) && outcome.waiting.isEmpty)
    #expect(try await outbox.entries().isEmpty)
    #expect(try await service.deck(.networkFirst).value.entries.count == 2)
  }

  @Test(
    arguments: [.connectionLost, .timedOut, .unavailable, .rateLimited(until: CardsSamples.fetchedAt)]
      as [ServiceError]
  )
  func `cards that wait already and cannot be sent now say why`(error: ServiceError) async throws {
    _ = try await manage(isOffline: true).take(file)

    let outcome = try await manage(UnreadableDeck(error)).take(file)

    #expect(outcome.waiting.flatMap(\.cards).map(\.id) == file.cards.map(\.id))
    #expect(outcome.waiting.allSatisfy { $0.stop == .service(error) } && outcome.failure == nil)
  }

  @Test func `where changes are sent later, cards that wait already say that there is no connection`()
    async throws
  {
    for _ in 1...2 {
      #expect(try await manage(isOffline: true).take(file).waiting.map(\.stop) == [.service(.offline)])
    }
  }

  @Test func `a card that waited and that the service refuses is told, and waits no longer`() async throws {
    _ = try await manage(isOffline: true).take(file)
    service.prepare { $0.deckFailures[CardsSamples.bo.id] = .service(.notFound) }

    let outcome = try await manage().take(file)

    #expect(outcome.refused.map(\.card.id) == [CardsSamples.bo.id])
    #expect(outcome.refused.map(\.error) == [.service(.notFound)])
    #expect(outcome.added.map(\.id) == [CardsSamples.cleo.id])
    #expect(try await outbox.entries().isEmpty)
  }

  @Test func `a card that waited and that the service has got meanwhile is there already`() async throws {
    _ = try await manage(isOffline: true).take(file)
    service.prepare {
      $0.deck = .success(CardsSamples.fetched(Deck([DeckEntry(card: CardsSamples.bo, addedAt: nil)])))
    }

    let outcome = try await manage().take(file)

    #expect(outcome.alreadyThere.map(\.id) == [CardsSamples.bo.id])
    #expect(outcome.added.map(\.id) == [CardsSamples.cleo.id])
  }

  @Test func `a card whose removal waits is added behind it`() async throws {
    service.prepare {
      $0.deck = .success(CardsSamples.fetched(Deck([DeckEntry(card: CardsSamples.bo, addedAt: nil)])))
    }
    let manage = manage(isOffline: true)
    _ = try await manage.remove(.login("bo-k"))

    let outcome = try await manage.take(DeckDocument(cards: [CardsSamples.bo]))

    #expect(outcome.waiting.flatMap(\.cards).map(\.id) == [CardsSamples.bo.id])
    #expect(outcome.alreadyThere.isEmpty)
    #expect(try await outbox.entries().map(\.draft.kind) == ["deck.add"])
  }

  // MARK: - Changes

  @Test func `a card whose removal waits stays where a file has it and can be sent`() async throws {
    service.prepare {
      $0.deck = .success(CardsSamples.fetched(Deck([DeckEntry(card: CardsSamples.bo, addedAt: nil)])))
    }
    _ = try await manage(isOffline: true).remove(.login("bo-k"))
    let outcome = try await manage().take(DeckDocument(cards: [CardsSamples.bo]))
    #expect(outcome.alreadyThere.map(\.id) == [CardsSamples.bo.id] && outcome.added.isEmpty)
    #expect(!service.requests.contains(.remove(CardsSamples.bo.id)))
    #expect(try await outbox.entries().isEmpty)
  }

  @Test func `a card that cannot be looked up is added by its number, unless the user cancels that`()
    async throws
  {
    service.prepare { $0.cards[.id(CardsSamples.bo.id)] = .failure(.timedOut) }
    let outcome = try await manage().take(DeckDocument(cards: [CardsSamples.bo]))
    #expect(outcome.added == [Card(id: CardsSamples.bo.id)])
    service.prepare { $0.cards[.id(CardsSamples.cleo.id)] = .failure(.cancelled) }
    await #expect(throws: CardsError.service(.cancelled)) {
      try await manage().take(DeckDocument(cards: [CardsSamples.cleo]))
    }
  }

  @Test func `the deck is shown with the changes that wait`() async throws {
    service.prepare {
      $0.deck = .success(CardsSamples.fetched(Deck([DeckEntry(card: CardsSamples.cleo, addedAt: nil)])))
    }
    let manage = manage(isOffline: true)

    _ = try await manage.add(.login("bo-k"))
    _ = try await manage.remove(.login("cleo"))

    let shown = try await manage.list(.cacheFirst).value
    let waiting = Card(id: CardsSamples.bo.id, login: "bo-k")
    #expect(shown.entries == [DeckEntry(card: waiting, addedAt: CardsSamples.fetchedAt)])
    #expect(try await manage.document(.cacheFirst).cards.map(\.id) == [CardsSamples.bo.id])
  }

  @Test func `a refused change of another card stays when a card is added`() async throws {
    await outbox.put(
      OutboxEntry(
        id: OutboxEntry.ID(rawValue: 1),
        draft: try OutboxDraft("deck.add", of: "1002", in: queue),
        createdAt: CardsSamples.fetchedAt,
        state: .refused(OutboxRefusal(.notFound, at: CardsSamples.fetchedAt)),
        attempts: 1
      )
    )

    #expect(try await manage().add(.login("cleo")).outcome == .changed)

    #expect(try await outbox.entries().map(\.draft.subject) == ["1002"])
  }

  @Test(arguments: [
    (ServiceError.notFound, [FetchPolicy.cacheOnly, .cacheFirst]), (.cancelled, [.cacheOnly]),
  ])
  func `who is signed in is asked of the service unless the user cancels that`(
    error: ServiceError,
    policies: [FetchPolicy]
  ) async {
    service.prepare { $0.cards[.mine] = .failure(error) }

    await #expect(throws: CardsError.service(error)) { try await manage().add(CardsSamples.bo) }

    #expect(service.requests == policies.map { .card(.mine, $0) })
  }

  // MARK: - Errors

  @Test(
    arguments: [
      (.service(.notFound), true), (.service(.rejected(code: nil, message: nil)), true),
      (.service(.unavailable), true), (.service(.malformed(.empty)), true),
      (.unknownOutcome(.timedOut), true), (.unseenChange(.timedOut), true), (.ownCard, true),
      (.invalid(.emptyName), true),
      (.service(.offline), false), (.service(.malformed(.libraryMissing)), false),
      (.service(.connectionLost), false), (.service(.timedOut), false),
      (.service(.signInNeeded), false), (.service(.rateLimited(until: nil)), false),
      (.service(.cancelled), false), (.storage(.madeByNewerVersion), false),
    ] as [(CardsError, Bool)]
  )
  func `an error is about one card where others can be added all the same`(error: CardsError, isOne: Bool) {
    #expect(error.concernsOneCard == isOne)
  }

  @Test(
    arguments: [
      (.storage(.cannotBeRead(reason: "r")), .cacheUnreadable(reason: "r")),
      (.storage(.cannotBeSaved(reason: "s")), .cacheUnreadable(reason: "s")),
      (.storage(.busy(reason: "b")), .cacheUnreadable(reason: "b")),
      (.storage(.signedOut), .signInNeeded),
      (.storage(.madeByNewerVersion), .cacheUnreadable(reason: "it was made by a newer version")),
      (.invalid(.emptyName), .rejected(code: nil, message: nil)),
    ] as [(CardsError, ServiceError)]
  )
  func `an error of the store is told to the delivery with its reason`(error: CardsError, told: ServiceError)
    async throws
  {
    service.prepare { $0.deckFailures[CardsSamples.bo.id] = error }
    let entry = OutboxEntry(
      id: OutboxEntry.ID(rawValue: 1),
      draft: try OutboxDraft("deck.add", of: "1002", in: queue),
      createdAt: CardsSamples.fetchedAt
    )

    await #expect(throws: SendingError(told)) { try await DeckSender(deck: service).send(entry) }
  }

  @Test(
    arguments: [
      ServiceError.connectionLost, .timedOut, .malformed(.incomplete), .serverError(status: 500), .cancelled,
    ],
    [DeckEdit.additionKind, DeckEdit.removalKind]
  )
  func `a change of a deck that cannot be read before waits unsent`(error: ServiceError, kind: String)
    async throws
  {
    _ = try await outbox.add(try OutboxDraft(kind, of: "1002", in: queue))
    let drain = DrainOutbox(outbox: outbox, now: { CardsSamples.fetchedAt })

    let outcome = try await drain.drain(DeckSender(deck: UnreadableDeck(error)).route(queue))

    #expect(outcome.stop == .service(error))
    #expect(try await outbox.entries().map(\.pendingState) == [.unsent])
  }

  @Test(arguments: [DeckEdit.additionKind, DeckEdit.removalKind])
  func `a change of the deck that was sent without an answer counts as sent`(kind: String) async throws {
    service.prepare { $0.deckFailures[CardsSamples.bo.id] = .unseenChange(.timedOut) }
    _ = try await outbox.add(try OutboxDraft(kind, of: "1002", in: queue))
    let drain = DrainOutbox(outbox: outbox, now: { CardsSamples.fetchedAt })

    let outcome = try await drain.drain(DeckSender(deck: service).route(queue))

    #expect(outcome.stop == .service(.timedOut))
    #expect(try await outbox.entries().map(\.pendingState) == [.unconfirmed])
  }
}

/// A deck that cannot be read, and so not be changed.
private struct UnreadableDeck: DeckRepository {
  let error: CardsError

  init(_ error: ServiceError) {
    self.error = .service(error)
  }

  func deck(_ policy: FetchPolicy) async throws(CardsError) -> Fetched<Deck> { throw error }

  func add(_ card: Card) async throws(CardsError) -> Bool { throw error }

  func add(_ cards: [Card]) async throws(CardsError) -> [Result<Bool, CardsError>] { throw error }

  func tryRemoving(_ id: Card.ID) async throws(CardsError) -> Result<Bool, CardsError> { throw error }
}
