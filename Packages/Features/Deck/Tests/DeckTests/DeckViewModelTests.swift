import CardsDomain
import CardsFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Testing

@testable import Deck

@MainActor @Suite(.timeLimit(.minutes(5))) struct DeckViewModelTests {
  @Test func `an added card is in the deck at once, and stays when the service has it`() async {
    let request = FakeCards.Request.add(CardsSamples.cleo.id)
    let gate = AnswerGate(holding: [request])
    let cards = Samples.cards { await gate.pass($0) }
    let pending = PendingDeckChanges()
    let deck = await shownDeck(cards, pending)
    let change = change(.add([.login("cleo")]), cards, pending)
    async let adding: Void = change.load(LoadRequest())
    await gate.arrival(of: request)

    #expect(deck.logins == ["bo-k", "cleo"])

    await gate.open(request)
    await adding
    #expect(deck.logins == ["bo-k", "cleo"])
    await deck.load(LoadRequest(.networkFirst))
    #expect(Set(deck.logins) == ["bo-k", "cleo"])
    cards.prepare { $0.deck = .success(CardsSamples.fetched(CardsSamples.deck)) }
    await deck.load(LoadRequest(.networkFirst))
    #expect(deck.logins == ["ada-larsson", "bo-k", "cleo"])
  }

  @Test func `a change that was made is forgotten with the next load that succeeds`() async {
    let cards = Samples.cards()
    let pending = PendingDeckChanges()
    let deck = await shownDeck(cards, pending)
    await change(.add([.login("cleo")]), cards, pending).load(LoadRequest())
    cards.prepare { $0.deck = .failure(.service(.offline)) }
    await deck.load(LoadRequest(.networkFirst))
    #expect(deck.logins == ["bo-k", "cleo"])

    let entries = [DeckEntry(card: CardsSamples.bo, addedAt: nil)]
    cards.prepare { $0.deck = .success(CardsSamples.fetched(Deck(entries))) }
    await deck.load(LoadRequest(.networkFirst))

    #expect(deck.logins == ["bo-k"])
  }

  @Test func `a card that cannot be added is taken back, and the failure is said`() async {
    let request = FakeCards.Request.add(CardsSamples.cleo.id)
    let gate = AnswerGate(holding: [request])
    let cards = Samples.cards { await gate.pass($0) }
    cards.prepare { $0.deckFailures[CardsSamples.cleo.id] = .service(.unavailable) }
    let pending = PendingDeckChanges()
    let deck = await shownDeck(cards, pending)
    let change = change(.add([.login("cleo")]), cards, pending)
    async let adding: Void = change.load(LoadRequest())
    await gate.arrival(of: request)
    #expect(deck.logins == ["bo-k", "cleo"])

    await gate.open(request)
    await adding

    #expect(deck.logins == ["bo-k"])
    #expect(change.failure(in: Samples.context)?.status == .failed)
  }

  @Test func `a card that cannot be removed comes back`() async {
    let request = FakeCards.Request.remove(CardsSamples.bo.id)
    let gate = AnswerGate(holding: [request])
    let cards = Samples.cards { await gate.pass($0) }
    cards.prepare { $0.deckFailures[CardsSamples.bo.id] = .service(.offline) }
    let pending = PendingDeckChanges()
    let deck = await shownDeck(cards, pending)
    let change = change(.remove([.login("BO-K")]), cards, pending)
    async let removing: Void = change.load(LoadRequest())
    await gate.arrival(of: request)
    #expect(deck.logins == [])
    if case .empty = deck.state {} else { Issue.record("a deck without cards is not empty") }

    await gate.open(request)
    await removing

    #expect(deck.logins == ["bo-k"])
  }

  @Test func `a page reads the years of its cards, from the store where they are there`() async {
    let cards = Samples.cards()
    cards.prepare { $0.deck = .success(CardsSamples.fetched(CardsSamples.deck)) }
    cards.prepare { $0.statistics[.login("cleo")] = .failure(.unavailable) }

    let deck = await shownDeck(cards, PendingDeckChanges())

    #expect(Set(deck.years.keys) == [CardsSamples.ada.id, CardsSamples.bo.id])
    #expect(deck.failure(in: Samples.context) == nil)
    // Of the year that is not there, an earlier one may be stored.
    func asked() -> [FetchPolicy] { cards.statisticsRequests.map(\.policy).filter { $0 != .cacheOnly } }
    #expect(asked() == [.cacheFirst, .cacheFirst, .cacheFirst])
    await deck.load(LoadRequest(.networkFirst))
    #expect(asked().allSatisfy { $0 == .cacheFirst })
  }

  @Test func `a page says that the years of its cards are old ones`() async throws {
    let cards = Samples.cards()
    cards.prepare {
      $0.statistics[.login("bo-k")] = .success(Samples.stale(CardsSamples.year, .unavailable))
    }

    let deck = await shownDeck(cards, PendingDeckChanges())

    let page = WrittenScreen.linear(try #require(deck.page).element(in: Samples.context))
    #expect(page.contains("3 minutes ago and may be out of date"))
    #expect(!page.contains("fetched"))
    cards.prepare { $0.statistics[.login("bo-k")] = .success(CardsSamples.fetched(CardsSamples.year)) }
    await deck.load(LoadRequest(.networkFirst))
    #expect(
      !WrittenScreen.linear(try #require(deck.page).element(in: Samples.context)).contains("out of date")
    )
  }

  @Test(arguments: [(ServiceError.unavailable, true), (.notFound, false)])
  func `a page says why the year of a card is not there, unless the account is gone`(
    error: ServiceError,
    isSaid: Bool
  ) async throws {
    let cards = Samples.cards()
    cards.prepare { $0.statistics[.login("bo-k")] = .failure(error) }

    let deck = await shownDeck(cards, PendingDeckChanges())

    let page = WrittenScreen.linear(try #require(deck.page).element(in: Samples.context))
    #expect(page.contains("The contributions could not be loaded") == isSaid)
  }

  @Test func `an organisation is not counted, which is no year that failed`() async {
    let cards = Samples.cards()
    let entries = [CardsSamples.guild, CardsSamples.bo].map { DeckEntry(card: $0, addedAt: nil) }
    cards.prepare { $0.deck = .success(CardsSamples.fetched(Deck(entries))) }

    let deck = await shownDeck(cards, PendingDeckChanges())

    #expect(deck.years[CardsSamples.guild.id] == .noCalendar)
    #expect(deck.years[CardsSamples.bo.id] == .counted(CardYear(CardsSamples.year)))
    #expect(cards.statisticsRequests.count == 1)
  }

  @Test func `without a connection only stored years are read`() async {
    let cards = Samples.cards()
    let deck = DeckViewModel(useCases: Samples.useCases(cards), pending: PendingDeckChanges())

    await deck.load(LoadRequest(.cacheOnly))

    #expect(cards.statisticsRequests.map(\.policy) == [.cacheOnly])
  }

  @Test func `years that are read again replace the earlier ones`() async {
    let cards = Samples.cards()
    let deck = await shownDeck(cards, PendingDeckChanges())
    cards.prepare { $0.statistics[.login("bo-k")] = .success(CardsSamples.fetched(Samples.quiet)) }

    await deck.load(LoadRequest(.networkFirst))

    #expect(deck.years == [CardsSamples.bo.id: .counted(CardYear(Samples.quiet))])
  }

  @Test func `a script that lists the deck reads no year`() async {
    let cards = Samples.cards()
    let deck = DeckViewModel(useCases: Samples.useCases(cards), pending: PendingDeckChanges())

    await deck.load(LoadRequest(fields: FieldSelection(["login"])))

    #expect(cards.statisticsRequests.isEmpty)
  }

  @Test(arguments: [1, ReadYears.batch, ReadYears.batch + 1, 130])
  func `the years of a large deck are all read`(count: Int) async {
    let cards = Samples.cards()
    let entries = Samples.deck(count)
    cards.prepare { answers in
      answers.deck = .success(CardsSamples.fetched(entries))
      for entry in entries.entries {
        answers.statistics[entry.card.subject] = .success(CardsSamples.fetched(CardsSamples.year))
      }
    }
    let deck = DeckViewModel(useCases: Samples.useCases(cards), pending: PendingDeckChanges())

    await deck.load(LoadRequest())

    #expect(Set(deck.years.keys) == Set(entries.entries.map(\.id)))
    #expect(deck.progress(in: Samples.context) == nil)
  }

  @Test(arguments: [
    ServiceError.signInNeeded, .offline, .rateLimited(until: nil), .credentialsUnreadable(reason: "locked"),
    .cancelled,
  ])
  func `after an error that concerns all cards only stored years are read`(error: ServiceError) async {
    let cards = Samples.cards()
    let entries = Samples.deck(2 * ReadYears.batch)
    cards.prepare { answers in
      answers.deck = .success(CardsSamples.fetched(entries))
      answers.statistics[entries.entries[0].card.subject] = .failure(error)
    }
    let deck = DeckViewModel(useCases: Samples.useCases(cards), pending: PendingDeckChanges())

    await deck.load(LoadRequest())

    let later = Set(entries.entries.dropFirst(ReadYears.batch).map(\.card.subject))
    #expect(cards.statisticsRequests.contains { later.contains($0.subject) })
    #expect(cards.statisticsRequests.allSatisfy { !later.contains($0.subject) || $0.policy == .cacheOnly })
  }

  @Test(
    arguments: [
      (.rateLimited(until: nil), .cacheOnly), (.timedOut, .cacheOnly), (.unavailable, .cacheFirst),
      (.notChecked, .cacheFirst),
    ] as [(StaleReason, FetchPolicy)]
  )
  func `a stored year that stands in because no card can be read is followed by stored ones`(
    reason: StaleReason,
    policy: FetchPolicy
  ) async {
    let cards = Samples.cards()
    let entries = Samples.deck(ReadYears.batch + 1)
    cards.prepare { answers in
      answers.deck = .success(CardsSamples.fetched(entries))
      for entry in entries.entries {
        answers.statistics[entry.card.subject] = .success(CardsSamples.fetched(CardsSamples.year))
      }
      answers.statistics[.login("user-0")] = .success(Samples.stale(CardsSamples.year, reason))
    }
    let deck = DeckViewModel(useCases: Samples.useCases(cards), pending: PendingDeckChanges())

    await deck.load(LoadRequest(extras: TimeLimit(.seconds(600), clock: ContinuousClock())))

    let last = CardSubject.login("user-\(ReadYears.batch)")
    #expect(cards.statisticsRequests.filter { $0.subject == last }.map(\.policy) == [policy])
  }

  @Test func `after years that took too long only stored ones are read`() async {
    let first = CardSubject.login("user-0")
    let cards = Samples.cards { request in
      guard case .statistics(first, _, .cacheFirst) = request else { return }
      while !Task.isCancelled { await Task.yield() }
    }
    let entries = Samples.deck(2 * ReadYears.batch)
    cards.prepare { $0.deck = .success(CardsSamples.fetched(entries)) }
    let deck = DeckViewModel(useCases: Samples.useCases(cards), pending: PendingDeckChanges())

    await deck.load(LoadRequest(extras: TimeLimit(.zero, clock: ContinuousClock())))

    let later = Set(entries.entries.dropFirst(ReadYears.batch).map(\.card.subject))
    let policies = cards.statisticsRequests.filter { later.contains($0.subject) }.map(\.policy)
    #expect(Set(policies) == [.cacheOnly])
  }

  @Test(arguments: [
    ("2026-03-01", "5"), ("2026-03-02", "5"), ("2026-03-03", "0"), ("2026-03-04", "null"),
  ])
  func `records tell the streak of the day that the user's calendar shows, as far as it is known`(
    today: String,
    length: String
  ) async {
    let cards = Samples.cards()
    let calendar = CardsSamples.calendar(from: "2026-02-25", [1, 1, 1, 1, 1, 0])
    cards.prepare {
      $0.statistics[.mine] = .success(CardsSamples.fetched(ContributionStatistics(calendar: calendar)))
    }
    let card = CardViewModel(
      .mine,
      useCases: Samples.useCases(cards, today: today),
      pending: PendingDeckChanges()
    )

    await card.load(LoadRequest(fields: FieldSelection(["currentStreak"])))

    let text = card.records?.document(FieldSelection(["currentStreak"]), at: CardsSamples.fetchedAt).text
    #expect(text?.contains("\"currentStreak\": \(length)") == true)
  }

  @Test func `a script is told that contributions could not be read again`() async {
    let cards = Samples.cards()
    let card = card("cleo", cards)
    await card.load(LoadRequest(fields: .columns))
    cards.prepare { $0.statistics[.login("cleo")] = .failure(.unavailable) }

    await card.load(LoadRequest(.networkFirst, fields: .columns))

    #expect(
      card.notes(in: Samples.context)
        == ["Warning: The contributions could not be loaded: service error."]
    )
    #expect(card.incompleteness(in: Samples.context) == nil)
  }

  @Test func `contributions that were never read are told once, by the failure of the command`() async {
    let cards = Samples.cards()
    cards.prepare { $0.statistics[.login("cleo")] = .failure(.unavailable) }
    let card = card("cleo", cards)

    await card.load(LoadRequest(fields: .columns))

    #expect(card.notes(in: Samples.context) == [])
    #expect(card.incompleteness(in: Samples.context) != nil)
  }

  @Test func `a change is made once, however often the screen is loaded`() async {
    let cards = Samples.cards()
    let change = change(.add([.login("cleo")]), cards, PendingDeckChanges())

    await change.load(LoadRequest())
    await change.load(LoadRequest(.networkFirst))

    #expect(cards.requests.filter { $0 == .add(CardsSamples.cleo.id) }.count == 1)
  }

  @Test func `a card knows without a connection whether it is in the deck`() async {
    let cards = Samples.cards()
    let (known, other) = (card("bo-k", cards), card("cleo", cards))

    await known.load(LoadRequest())
    await other.load(LoadRequest())

    #expect(known.state.isInDeck == true && other.state.isInDeck == false)
    #expect(cards.requests.contains(.deck(.cacheOnly)))
    #expect(!cards.requests.contains(.deck(.cacheFirst)))
  }

  @Test func `a deck that cannot be read leaves the card`() async {
    let cards = Samples.cards()
    cards.prepare { $0.deck = .failure(.service(.signInNeeded)) }
    let card = card("bo-k", cards)

    await card.load(LoadRequest())

    #expect(card.state.isInDeck == nil)
    #expect(card.failure(in: Samples.context) == nil)
  }

  @Test func `a deck that fails says nothing about being empty`() async {
    let cards = Samples.cards()
    cards.prepare { $0.deck = .failure(.service(.offline)) }
    let deck = await shownDeck(cards, PendingDeckChanges())

    #expect(deck.state == .failed(.cards(.service(.offline)), previous: nil))
    #expect(deck.failure(in: Samples.context)?.status == .noConnection)
  }

  private func shownDeck(_ cards: FakeCards, _ pending: PendingDeckChanges) async -> DeckViewModel {
    let deck = DeckViewModel(useCases: Samples.useCases(cards), pending: pending)
    await deck.load(LoadRequest())
    return deck
  }

  private func card(_ login: String, _ cards: FakeCards) -> CardViewModel {
    CardViewModel(.login(login), useCases: Samples.useCases(cards), pending: PendingDeckChanges())
  }

  private func change(
    _ request: DeckChangeRequest,
    _ cards: FakeCards,
    _ pending: PendingDeckChanges
  ) -> DeckChangeViewModel {
    DeckChangeViewModel(request, useCases: Samples.useCases(cards), pending: pending)
  }
}

extension DeckViewModel {
  fileprivate var page: Page? {
    if case .page(let page) = content(in: Samples.context) { page } else { nil }
  }

  /// The logins of the shown cards, in order.
  fileprivate var logins: [String] { state.shown?.entries.compactMap(\.card.login) ?? [] }
}

extension FakeCards {
  /// What was asked for contributions.
  fileprivate var statisticsRequests: [(subject: CardSubject, policy: FetchPolicy)] {
    requests.compactMap { request in
      if case .statistics(let subject, _, let policy) = request { (subject, policy) } else { nil }
    }
  }
}
