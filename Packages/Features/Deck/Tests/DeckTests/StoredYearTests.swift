import CardsDomain
import CardsFakes
import DomainKernel
import FeatureKit
import Testing

@testable import Deck

@MainActor @Suite(.timeLimit(.minutes(5))) struct StoredYearTests {
  private func card(of id: Int, deck count: Int, _ cause: ServiceError = .offline) -> CardViewModel {
    card(.login("user-\(id)"), deck: count, cause)
  }

  private func card(
    _ subject: CardSubject,
    deck count: Int,
    _ cause: ServiceError = .offline
  ) -> CardViewModel {
    let cards = Samples.cards()
    let deck = Samples.deck(count)
    cards.prepare { $0.deck = .success(CardsSamples.fetched(deck)) }
    let repository = YearsOfDeck(groups: deck.entries.map(\.card), cause: cause)
    let useCases = DeckUseCases(
      open: OpenCard(repository: repository) { CardsSamples.fetchedAt },
      deck: ManageDeck(deck: cards, cards: cards),
      files: FakeTransferFiles(),
      today: CardsSamples.today
    )
    return CardViewModel(subject, useCases: useCases, pending: PendingDeckChanges())
  }

  @Test(arguments: [0, 4, 5, 19, 20, 22])
  func `a year that the deck has shown opens with its card when the service cannot be asked`(id: Int) async {
    let card = card(of: id, deck: 23)

    await card.load(LoadRequest(.networkFirst))

    #expect(card.state.statistics.shown?.value == CardsSamples.year)
    #expect(card.state.statistics.shown?.provenance.staleness == .offline)
    #expect(card.incompleteness(in: Samples.context) == nil)
  }

  @Test(arguments: [
    (CardSubject.login("USER-1"), true), (.login("user-3"), false), (.id(CardsSamples.cardID(1)), true),
    (.id(CardsSamples.cardID(3)), false), (.mine, false),
  ])
  func `a card has the year of the deck that is its own`(subject: CardSubject, hasYear: Bool) async {
    let card = card(subject, deck: 3)

    await card.load(LoadRequest())

    #expect((card.state.statistics.shown != nil) == hasYear)
  }

  @Test func `a card that is not in the deck has no year without the service`() async {
    let card = card(of: 23, deck: 23)

    await card.load(LoadRequest())

    #expect(card.state.statistics.shown == nil)
    #expect(card.incompleteness(in: Samples.context) != nil)
  }

  @Test(arguments: [(FetchPolicy.cacheOnly, nil), (.cacheFirst, .offline)] as [(FetchPolicy, StaleReason?)])
  func `a year that the deck has shown may be out of date only where the service was to be asked`(
    policy: FetchPolicy,
    reason: StaleReason?
  ) async {
    let card = card(of: 1, deck: 3)

    await card.load(LoadRequest(policy))

    #expect(card.state.statistics.shown?.value == CardsSamples.year)
    #expect(card.state.statistics.shown?.provenance.staleness == reason)
  }

  @Test func `an account that is gone has no year of before`() async {
    let card = card(of: 1, deck: 3, .notFound)

    await card.load(LoadRequest())

    #expect(card.state.statistics.shown == nil)
  }
}

/// Has stored the years of a deck, five in an answer, and cannot be asked for anything else.
private struct YearsOfDeck: CardRepository {
  let groups: [Card]
  let cause: ServiceError

  func card(_ subject: CardSubject, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Card> {
    CardsSamples.fetched(CardsSamples.bo)
  }

  func statistics(
    of subject: CardSubject,
    in range: DayRange,
    _ policy: FetchPolicy
  ) async throws(ContributionsError) -> Fetched<ContributionStatistics> {
    throw .service(cause)
  }

  func statistics(
    of cards: [Card],
    in range: DayRange,
    _ policy: FetchPolicy
  ) async -> [Card.ID: Result<Fetched<ContributionStatistics>, ContributionsError>] {
    let start = groups.firstIndex { $0.id == cards.first?.id } ?? 1
    let isStored = policy == .cacheOnly && start % 5 == 0 && Array(groups[start...].prefix(5)) == cards
    return Dictionary(
      uniqueKeysWithValues: cards.map { card in
        (card.id, isStored ? .success(CardsSamples.fetched(CardsSamples.year)) : .failure(.service(.offline)))
      }
    )
  }
}
