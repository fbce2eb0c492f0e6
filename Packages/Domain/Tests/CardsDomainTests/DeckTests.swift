import CardsDomain
import CardsFakes
import DomainKernel
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct DeckTests {
  private func fake(deck: [Card] = []) -> FakeCards {
    var answers = FakeCards.Answers()
    answers.deck = .success(CardsSamples.fetched(Deck(deck.map { DeckEntry(card: $0, addedAt: nil) })))
    answers.cards = [
      .mine: .success(CardsSamples.fetched(CardsSamples.ada)),
      .login("ada-larsson"): .success(CardsSamples.fetched(CardsSamples.ada)),
      .login("bo-k"): .success(CardsSamples.fetched(CardsSamples.bo)),
    ]
    return FakeCards(answers)
  }

  @Test func `a deck is in the order of addition, cards without a time first`() {
    let moment = CardsSamples.fetchedAt
    let deck = Deck([
      DeckEntry(card: CardsSamples.bo, addedAt: moment),
      DeckEntry(card: CardsSamples.cleo, addedAt: nil),
      DeckEntry(card: CardsSamples.ada, addedAt: moment.addingTimeInterval(-1)),
    ])
    #expect(deck.entries.map(\.card) == [CardsSamples.cleo, CardsSamples.ada, CardsSamples.bo])
  }

  @Test func `membership is by number, also when everything else of a card has changed`() {
    let renamed = CardsSamples.card(1001, "ada-renamed", name: "Somebody Else")
    let deck = CardsSamples.deck.adding(renamed, at: CardsSamples.fetchedAt.addingTimeInterval(1e6))

    #expect(deck.entries.map(\.id) == CardsSamples.deck.entries.map(\.id))
    #expect(deck.entries.first?.card == renamed)
    #expect(deck.contains(CardsSamples.ada.id))
    #expect(Deck(CardsSamples.deck.entries + CardsSamples.deck.entries) == CardsSamples.deck)
  }

  @Test func `cards without a readable time are those of the deck, and stay so until they are removed`() {
    let entries = [CardsSamples.bo, CardsSamples.cleo].map { DeckEntry(card: $0, addedAt: nil) }
    let deck = Deck(entries, undated: [CardsSamples.bo.id, CardsSamples.ada.id])

    #expect(deck.undated == [CardsSamples.bo.id])
    #expect(deck.adding(CardsSamples.ada, at: CardsSamples.fetchedAt).undated == [CardsSamples.bo.id])
    #expect(deck.adding(CardsSamples.bo, at: CardsSamples.fetchedAt).undated == [CardsSamples.bo.id])
    #expect(deck.removing(CardsSamples.bo.id).undated.isEmpty)
  }

  @Test func `taking a change back leaves the deck as it was, other cards untouched`() {
    let added = CardsSamples.deck.adding(CardsSamples.card(7, "new"), at: CardsSamples.fetchedAt)
    #expect(added.removing(CardsSamples.cardID(7)) == CardsSamples.deck)
    #expect(CardsSamples.deck.removing(CardsSamples.cardID(99)) == CardsSamples.deck)
  }

  @Test func `my own card is refused, by its login too, and nothing is asked of the deck`() async {
    let cards = fake()
    await #expect(throws: CardsError.ownCard) {
      try await ManageDeck(deck: cards, cards: cards).add(.login("ada-larsson"))
    }
    #expect(!cards.requests.contains(.add(CardsSamples.ada.id)))
  }

  @Test func `adding a card twice changes the deck once`() async throws {
    let cards = fake()
    let manage = ManageDeck(deck: cards, cards: cards)

    #expect(try await manage.add(.login("bo-k")).outcome == .changed)
    #expect(try await manage.add(.login("bo-k")).outcome == .unchanged)
    #expect(try await manage.list(.cacheFirst).value.entries.map(\.card) == [CardsSamples.bo])
  }

  @Test func `my own card is nobody else's in the deck`() async throws {
    let cards = fake(deck: [CardsSamples.bo, CardsSamples.cleo])
    let change = try await ManageDeck(deck: cards, cards: cards).remove(.mine)
    #expect(change.card == CardsSamples.ada)
    #expect(change.outcome == .unchanged)
  }

  @Test func `a card of the deck is removed by its login without asking for the account`() async throws {
    let cards = fake(deck: [CardsSamples.cleo])
    let change = try await ManageDeck(deck: cards, cards: cards).remove(.login("CLEO"))

    #expect(change == ManageDeck.Change(card: CardsSamples.cleo, outcome: .changed))
    #expect(!cards.requests.contains(.card(.login("CLEO"), .cacheFirst)))
  }

  @Test func `a card of the deck is removed by its number without asking for the account`() async throws {
    let cards = fake(deck: [CardsSamples.bo, CardsSamples.cleo])
    let change = try await ManageDeck(deck: cards, cards: cards).remove(.id(CardsSamples.cleo.id))
    #expect(change == ManageDeck.Change(card: CardsSamples.cleo, outcome: .changed))
    #expect(cards.requests == [.deck(.cacheFirst), .remove(CardsSamples.cleo.id)])
  }

  @Test func `a deck that cannot be changed says so`() async {
    let cards = fake()
    cards.prepare { $0.deckFailures[CardsSamples.bo.id] = .unknownOutcome(.unavailable) }
    await #expect(throws: CardsError.unknownOutcome(.unavailable)) {
      try await ManageDeck(deck: cards, cards: cards).add(.login("bo-k"))
    }
  }

  @Test func `an import leaves out my own card and goes on behind one that is refused`() async throws {
    let cards = fake(deck: [CardsSamples.cleo])
    let refused = CardsSamples.card(5, "gone")
    cards.prepare { $0.deckFailures[refused.id] = .service(.notFound) }

    let outcome = try await ManageDeck(deck: cards, cards: cards).take(
      DeckDocument(cards: [CardsSamples.ada, refused, CardsSamples.cleo, CardsSamples.bo, CardsSamples.bo])
    )

    #expect([outcome.own, outcome.unusable, outcome.remaining] == [1, 0, 0])
    #expect(ManageDeck.Import().unusable == 0)
    #expect(outcome.refused.map(\.card) == [refused])
    #expect(outcome.alreadyThere == [CardsSamples.cleo])
    #expect(outcome.added == [CardsSamples.bo])
  }

  @Test func `an import ends when there is no connection`() async {
    let cards = fake()
    cards.prepare { $0.deckFailures[CardsSamples.bo.id] = .service(.offline) }
    await #expect(throws: CardsError.service(.offline)) {
      try await ManageDeck(deck: cards, cards: cards).take(DeckDocument(cards: [CardsSamples.bo]))
    }
  }

  @Test func `statistics that fail leave a card to compare`() async throws {
    let cards = fake()
    cards.prepare { $0.statistics[.login("bo-k")] = .success(CardsSamples.fetched(CardsSamples.year)) }
    let open = OpenCard(repository: cards) { CardsSamples.fetchedAt }

    let both = try await CompareCards(open: open)(.mine, .login("bo-k"), .cacheFirst)

    #expect(both.first.card.value == CardsSamples.ada)
    #expect(both.first.statistics == .failure(.service(.notFound)))
    #expect(both.second.statistics == .success(CardsSamples.fetched(CardsSamples.year)))
  }

  @Test(arguments: [0, 1, 2, 3])
  func `a comparison is as stale as the least certain of its four parts`(stale: Int) {
    let old = Provenance(kind: .stored, fetchedAt: CardsSamples.fetchedAt, staleness: .unavailable)
    func part(_ number: Int) -> Provenance { number == stale ? old : CardsSamples.provenance }
    func side(_ number: Int) -> CardComparison.Side {
      CardComparison.Side(
        card: CardsSamples.fetched(CardsSamples.ada, part(number)),
        statistics: .success(CardsSamples.fetched(CardsSamples.year, part(number + 1)))
      )
    }
    #expect(CardComparison(first: side(0), second: side(2)).provenance == old)
  }

  @Test func `an account without a calendar is compared as one, and not looked for on earlier days`()
    async throws
  {
    let cards = fake()
    cards.prepare {
      $0.cards[.login("guild")] = .success(CardsSamples.fetched(CardsSamples.guild))
      $0.withoutCalendar[.login("guild")] = .organisation
    }
    let open = OpenCard(repository: cards) { CardsSamples.fetchedAt }

    let both = try await CompareCards(open: open)(.mine, .login("guild"), .cacheFirst)

    #expect(both.second.statistics == .failure(.noCalendar(.organisation)))
    let asked = cards.requests.count { if case .statistics(.login, _, _) = $0 { true } else { false } }
    #expect(asked == 1)
  }

  @Test func `contributions are asked for up to today, the same range all day`() async throws {
    let cards = fake()
    let range = DayRange(yearEnding: CardsSamples.day("2026-03-01"))
    for second in [-43_200.0, 0, 43_199] {
      let open = OpenCard(repository: cards) { CardsSamples.fetchedAt.addingTimeInterval(second) }
      _ = try? await open.statistics(of: .mine, .cacheFirst)
    }
    #expect(cards.requests == Array(repeating: .statistics(.mine, range, .cacheFirst), count: 3))
  }

  @Test func `of a file only the numbers are believed`() async throws {
    let cards = fake(deck: [CardsSamples.cleo])
    let outcome = try await ManageDeck(deck: cards, cards: cards).take(
      DeckDocument(cards: [
        CardsSamples.card(1002, "admin", name: "Somebody Else"), CardsSamples.card(1003, "renamed"),
        CardsSamples.card(77, "nobody"),
      ])
    )

    #expect(outcome.added == [CardsSamples.bo])
    #expect(outcome.alreadyThere.map(\.id) == [CardsSamples.cleo.id])
    #expect(outcome.refused.map(\.error) == [.service(.notFound)])
    let deck = try await cards.deck(.cacheFirst).value
    #expect(Set(deck.entries.map(\.card)) == [CardsSamples.bo, CardsSamples.cleo])
  }

  @Test func `the signed-in account is asked for once, however many cards are added`() async throws {
    let cards = fake()
    cards.prepare { $0.cards[.login("cleo")] = .success(CardsSamples.fetched(CardsSamples.cleo)) }
    let manage = ManageDeck(deck: cards, cards: cards)
    _ = try await manage.add(.login("bo-k"))
    _ = try await manage.add(.login("cleo"))
    #expect(!cards.requests.contains(.card(.mine, .cacheFirst)))
  }

  @Test(arguments: [1, 14, 15, 365, 1000, -1, -20_000])
  func `without a connection the contributions of another day are shown with their age`(days: Int)
    async throws
  {
    let earlier = StoredYear(range: DayRange(yearEnding: CardsSamples.day("2026-03-01").advanced(by: -days)))
    let found = try await open(earlier, on: [-1, days, 2000]).statistics(of: .mine, .cacheFirst)

    #expect(found.value == CardsSamples.year)
    #expect(found.provenance.fetchedAt == CardsSamples.provenance.fetchedAt)
    #expect(found.provenance.staleness == .offline)
  }

  @Test(
    arguments: [
      ServiceError.timedOut, .connectionLost, .unavailable, .rateLimited(until: nil),
      .malformed(.nothingUsable), .rejected(code: "FORBIDDEN", message: nil), .signInNeeded, .sessionEnded,
    ],
    [ServiceError.offline, .notFound]
  )
  func `a day that is not stored is passed over, and the reason of the service is told`(
    failure: ServiceError,
    missing: ServiceError
  ) async throws {
    let earlier = StoredYear(
      range: DayRange(yearEnding: CardsSamples.day("2026-03-01").advanced(by: -3)),
      failure: failure,
      missing: missing
    )

    let found = try await open(earlier).statistics(of: .mine, .cacheFirst)

    #expect(found.value == CardsSamples.year)
    #expect(found.provenance.staleness == StaleReason(failure))
  }

  @Test func `an error of the store is told`() async {
    let damaged = StoredYear(
      range: DayRange(yearEnding: CardsSamples.day("2026-03-01").advanced(by: -3)),
      missing: .unavailable
    )

    await #expect(throws: ContributionsError.service(.unavailable)) {
      try await open(damaged).statistics(of: .mine, .cacheFirst)
    }
  }

  @Test func `an account that had no calendar on an earlier day is not looked for on those before`() async {
    let earlier = StoredYear(
      range: DayRange(yearEnding: CardsSamples.day("2026-03-01").advanced(by: -3)),
      isWithoutCalendar: true
    )
    await #expect(throws: ContributionsError.noCalendar(nil)) {
      try await open(earlier).statistics(of: .mine, .cacheFirst)
    }
  }

  @Test func `no contributions of another day are shown of an account that is gone`() async {
    // A reader who does not wait any longer gets none either.
    for error in [ServiceError.notFound, .cancelled] {
      let gone = StoredYear(
        range: DayRange(yearEnding: CardsSamples.day("2026-03-01").advanced(by: -1)),
        failure: error
      )
      await #expect(throws: ContributionsError.service(error)) {
        try await open(gone).statistics(of: .mine, .cacheFirst)
      }
    }
  }

  @Test func `other days are looked through from the one that was remembered last, without today`() async {
    let cards = fake()
    cards.prepare { $0.statistics[.mine] = .failure(.offline) }

    await #expect(throws: ContributionsError.service(.offline)) {
      try await open(cards, on: [7, 0, 3]).statistics(of: .mine, .cacheFirst)
    }

    let days = ([0, 7, 3] + Array(8...365)).map { CardsSamples.day("2026-03-01").advanced(by: -$0) }
    let policies = [FetchPolicy.cacheFirst] + Array(repeating: .cacheOnly, count: days.count - 1)
    #expect(
      cards.requests
        == zip(days, policies).map { .statistics(.mine, DayRange(yearEnding: $0), $1) }
    )
  }

  @Test(
    arguments: [
      ([], 1, true), ([], 365, true), ([], 366, false), ([0], 365, true), ([2, 3], 4, true),
      ([2, 9], 4, false), ([-5], 1, true),
    ] as [([Int], Int, Bool)]
  )
  func `contributions are found that an earlier version stored without remembering the day`(
    days: [Int],
    age: Int,
    isFound: Bool
  ) async throws {
    let stored = StoredYear(range: DayRange(yearEnding: CardsSamples.day("2026-03-01").advanced(by: -age)))
    let open = open(stored, on: days)

    if isFound {
      #expect(try await open.statistics(of: .mine, .cacheFirst).value == CardsSamples.year)
    } else {
      await #expect(throws: ContributionsError.service(.offline)) {
        try await open.statistics(of: .mine, .cacheFirst)
      }
    }
  }

  @Test(
    arguments: [
      (Provenance(kind: .network, fetchedAt: CardsSamples.fetchedAt), true),
      (Provenance(kind: .revalidated, fetchedAt: CardsSamples.fetchedAt), true),
      (Provenance(kind: .stored, fetchedAt: CardsSamples.fetchedAt), false),
      (Provenance(kind: .network, fetchedAt: CardsSamples.fetchedAt, mayBeKept: false), false),
    ]
  )
  func `a day is remembered when its contributions are stored`(
    provenance: Provenance,
    isRemembered: Bool
  ) async throws {
    let cards = fake()
    cards.prepare { $0.statistics[.mine] = .success(CardsSamples.fetched(CardsSamples.year, provenance)) }
    let days = FakeCountedDays()

    _ = try await OpenCard(repository: cards, days: days) { CardsSamples.fetchedAt }
      .statistics(of: .mine, .cacheFirst)

    #expect(await days.all() == (isRemembered ? [CardsSamples.day("2026-03-01")] : []))
  }

  @Test func `where nothing is read for a guest, one earlier day is enough to find that out`() async {
    let cards = fake()
    cards.prepare { $0.statistics[.mine] = .failure(.signInNeeded) }

    await #expect(throws: ContributionsError.service(.signInNeeded)) {
      try await open(cards).statistics(of: .mine, .cacheFirst)
    }

    #expect(cards.requests.count == 2)
  }

  @Test func `a service that counts its own year is asked once, and not for other days`() async {
    let open = OpenCard(repository: StoredYear()) { CardsSamples.fetchedAt }

    await #expect(throws: ContributionsError.service(.offline)) {
      try await open.statistics(of: .mine, .cacheFirst)
    }
    let many = await open.statistics(of: [CardsSamples.bo], .cacheFirst)

    #expect(many == [CardsSamples.bo.id: .failure(.service(.offline))])
  }

  /// Opens cards whose contributions were counted some days before today.
  private func open(_ repository: any CardRepository, on days: [Int] = Array(1...14)) -> OpenCard {
    let days = FakeCountedDays(days.map { CardsSamples.day("2026-03-01").advanced(by: -$0) })
    return OpenCard(repository: repository, days: days) { CardsSamples.fetchedAt }
  }
}
