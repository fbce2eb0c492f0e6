import CardsDomain
import CardsFakes
import DomainKernel
import Testing

/// Cards, contributions and the deck; see ``FakeCommunitiesTests`` for the rest.
@Suite struct FakeCardsTests {
  private let ada = CardsSamples.ada
  private let bo = CardsSamples.bo
  private let cleo = CardsSamples.cleo
  private let today = DayRange(yearEnding: CardsSamples.today())

  /// The ports with a deck of two cards.
  private func decked(_ change: (inout FakeCards.Answers) -> Void = { _ in }) -> FakeCards {
    var answers = FakeCards.Answers()
    let entries = [ada, bo].map { DeckEntry(card: $0, addedAt: moment(0)) }
    answers.deck = .success(CardsSamples.fetched(Deck(entries)))
    change(&answers)
    return FakeCards(answers)
  }

  private func ids(_ cards: FakeCards) async throws -> Set<Card.ID> {
    Set(try await cards.deck(.cacheOnly).value.entries.map(\.id))
  }

  // MARK: - Cards

  @Test func `a card or contributions that were not prepared are not found`() async {
    let cards = FakeCards()
    let (id, today) = (ada.id, today)

    await expectEach(
      of: [{ _ = try await $0.card(.mine, .networkFirst) }, { _ = try await $0.card(.id(id), .cacheOnly) }],
      of: cards,
      toThrow: ServiceError.notFound
    )
    await #expect(throws: ContributionsError.service(.notFound)) {
      try await cards.statistics(of: .mine, in: today, .cacheFirst)
    }

    let requests: [FakeCards.Request] = [
      .card(.mine, .networkFirst), .card(.id(id), .cacheOnly), .statistics(.mine, today, .cacheFirst),
    ]
    #expect(cards.requests == requests)
  }

  @Test func `a number is that of any prepared card, unless it is prepared itself`() async throws {
    let cards = FakeCards()
    cards.prepare { answers in
      answers.cards[.mine] = .failure(.timedOut)
      answers.cards[.login("ada")] = .success(CardsSamples.fetched(ada))
      answers.cards[.login("bo")] = .success(CardsSamples.fetched(bo))
      answers.cards[.id(bo.id)] = .failure(.unavailable)
    }

    #expect(try await cards.card(.login("ada"), .cacheFirst) == CardsSamples.fetched(ada))
    #expect(try await cards.card(.id(ada.id), .cacheFirst).value == ada)
    await #expect(throws: ServiceError.unavailable) { try await cards.card(.id(bo.id), .cacheFirst) }
    await #expect(throws: ServiceError.notFound) { try await cards.card(.id(cleo.id), .cacheFirst) }
    await #expect(throws: ServiceError.notFound) { try await cards.card(.login("cleo"), .cacheFirst) }
  }

  @Test func `contributions are given for every range, unless the account has no calendar`() async throws {
    let cards = FakeCards()
    cards.prepare { answers in
      answers.statistics[.mine] = .success(CardsSamples.fetched(CardsSamples.year))
      answers.statistics[.login("guild")] = .success(CardsSamples.fetched(CardsSamples.year))
      answers.withoutCalendar[.login("guild")] = .organisation
    }

    #expect(try await cards.statistics(of: .mine, in: today, .cacheFirst).value == CardsSamples.year)
    await #expect(throws: ContributionsError.noCalendar(.organisation)) {
      try await cards.statistics(of: .login("guild"), in: today, .cacheFirst)
    }
  }

  @Test func `the call-back runs between the request and the answer, which it may prepare`() async throws {
    let slot = Slot<FakeCards>()
    let cards = FakeCards { [ada] request in
      #expect(slot.value?.requests == [request])
      slot.value?.prepare { $0.cards[.mine] = .success(CardsSamples.fetched(ada)) }
    }
    slot.fill(cards)

    #expect(try await cards.card(.mine, .cacheFirst).value == ada)
  }

  // MARK: - Deck

  @Test func `a deck that was not prepared is not found`() async {
    let (ada, cards) = (ada, FakeCards())

    await expectEach(
      of: [
        { _ = try await $0.deck(.cacheOnly) }, { _ = try await $0.add(ada) },
        { _ = try await $0.remove(ada.id) },
      ],
      of: cards,
      toThrow: CardsError.service(.notFound)
    )

    #expect(cards.requests == [.deck(.cacheOnly), .add(ada.id), .remove(ada.id)])
  }

  @Test func `a card is added once`() async throws {
    let cards = decked()

    #expect(try await cards.add(cleo) == true)
    #expect(try await cards.add(cleo) == false)

    let entries = try await cards.deck(.cacheOnly).value.entries
    #expect(entries.map(\.card) == [cleo, ada, bo])
    #expect(entries.map(\.addedAt) == [nil, moment(0), moment(0)])
  }

  @Test func `a card is removed once`() async throws {
    let cards = decked()

    #expect(try await cards.remove(ada.id) == true)
    #expect(try await cards.remove(ada.id) == false)

    #expect(try await ids(cards) == [bo.id])
  }

  @Test func `a card with a failure is neither added nor removed`() async throws {
    let cards = decked { [ada, cleo] answers in
      answers.deckFailures = [ada.id: .ownCard, cleo.id: .storage(.madeByNewerVersion)]
    }

    await #expect(throws: CardsError.ownCard) { try await cards.remove(ada.id) }
    await #expect(throws: CardsError.storage(.madeByNewerVersion)) { try await cards.add(cleo) }

    #expect(try await ids(cards) == [ada.id, bo.id])
  }

  @Test func `of many cards, those behind a failure that concerns all of them are not added`() async throws {
    let cards = decked { [bo, cleo] answers in
      answers.deckFailures = [bo.id: .ownCard, cleo.id: .service(.offline)]
    }

    let results = try await cards.add([ada, bo, cleo, CardsSamples.guild])

    #expect(results == [.success(false), .failure(.ownCard), .failure(.service(.offline))])
    #expect(cards.requests == [.add(ada.id), .add(bo.id), .add(cleo.id)])
  }
}
