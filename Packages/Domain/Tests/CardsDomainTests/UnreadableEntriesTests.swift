import CardsDomain
import CardsFakes
import DomainKernel
import Testing

/// Decks and communities that have entries which could not be read.
@Suite struct UnreadableEntriesTests {
  private let cards = FakeCards()
  private let bo = DeckEntry(card: CardsSamples.bo, addedAt: nil)
  private let cleo = CardsSamples.cleo
  private let id = CardsSamples.community.id

  // MARK: - Deck

  @Test func `a deck is empty only where it has no entry that could not be read either`() {
    #expect(Deck([DeckEntry]()).isNone)
    #expect(!Deck([DeckEntry](), unreadable: [nil]).isNone)
    #expect(!Deck([bo]).isNone)
  }

  @Test func `a card is in the deck, is not, or may be an entry without a number`() {
    #expect(Deck([bo]).has(cleo.id) == false)
    #expect(Deck([bo], unreadable: [nil]).has(cleo.id) == nil)
    #expect(Deck([bo], unreadable: [nil, cleo.id]).has(cleo.id) == true)
    #expect(Deck([bo], unreadable: [nil]).has(bo.id) == true)
    #expect(Deck([bo], unreadable: [cleo.id]).contains(cleo.id))
    #expect(!Deck([bo], unreadable: [nil]).contains(cleo.id))
  }

  @Test func `a card that is added or removed takes the place of the entry with its number`() {
    let deck = Deck([bo], unreadable: [cleo.id, nil])

    let longer = deck.adding(cleo, at: nil)
    #expect(longer.entries.map(\.id) == [CardsSamples.bo.id, cleo.id])
    #expect(longer.unreadable == [nil])
    #expect(deck.adding(CardsSamples.bo, at: nil).unreadable == [cleo.id, nil])
    #expect(deck.removing(cleo.id).unreadable == [nil])
    #expect(deck.removing(CardsSamples.bo.id).unreadable == [cleo.id, nil])
  }

  @Test(
    arguments: [
      ([], false, true), ([nil], nil, nil), ([CardsSamples.cleo.id], true, false),
    ] as [([Card.ID?], Bool?, Bool?)]
  )
  func `whether a change was made is not told where an entry without a number may be the card`(
    unreadable: [Card.ID?],
    isAdded: Bool?,
    isRemoved: Bool?
  ) async throws {
    func entry(_ kind: String) throws -> OutboxEntry {
      OutboxEntry(
        id: OutboxEntry.ID(rawValue: 1),
        draft: try OutboxDraft(
          kind,
          of: cleo.id.description,
          in: OutboxQueue(area: "cards", account: "a")
        ),
        createdAt: CardsSamples.fetchedAt
      )
    }
    cards.prepare { $0.deck = .success(CardsSamples.fetched(Deck([bo], unreadable: unreadable))) }
    let sender = DeckSender(deck: cards)

    #expect(try await sender.isDone(entry(DeckEdit.additionKind)) == isAdded)
    #expect(try await sender.isDone(entry(DeckEdit.removalKind)) == isRemoved)
  }

  @Test(
    arguments: [
      ([], .unchanged, false), ([nil], .changed, true), ([nil, CardsSamples.cleo.id], .changed, false),
    ] as [([Card.ID?], ChangeOutcome, Bool)]
  )
  func `a removal does not tell whether the card was there where an entry without a number may be it`(
    unreadable: [Card.ID?],
    outcome: ChangeOutcome,
    mayHaveBeenAbsent: Bool
  ) async throws {
    let subject = CardSubject.login("cleo")
    cards.prepare {
      $0.cards[subject] = .success(CardsSamples.fetched(cleo))
      $0.deck = .success(CardsSamples.fetched(Deck([bo], unreadable: unreadable)))
    }

    let change = try await ManageDeck(deck: cards, cards: cards).remove(subject)

    #expect(change.outcome == outcome)
    #expect(change.mayHaveBeenAbsent == mayHaveBeenAbsent)
  }

  @Test func `the removal of a card that can be read is certain beside an entry that cannot`() async throws {
    cards.prepare { $0.deck = .success(CardsSamples.fetched(Deck([bo], unreadable: [nil]))) }

    let change = try await ManageDeck(deck: cards, cards: cards).remove(.id(bo.id))

    #expect(change == ManageDeck.Change(card: bo.card, outcome: .changed))
  }

  @Test func `the document of a deck counts the entries that it lacks`() async throws {
    cards.prepare { $0.deck = .success(CardsSamples.fetched(Deck([bo], unreadable: [nil, cleo.id]))) }

    let document = try await ManageDeck(deck: cards, cards: cards).document(.cacheFirst)

    #expect(document == DeckDocument(cards: [CardsSamples.bo], unusable: 2))
  }

  // MARK: - Communities

  private var manage: ManageCommunities {
    ManageCommunities(repository: cards, today: CardsSamples.today)
  }

  private func prepare(_ stored: CommunityHighlights?, unreadable: Int) {
    cards.prepare {
      let page = CommunityPage(community: CardsSamples.community, highlights: stored)
      $0.pages[id] = .success(CardsSamples.fetched(page))
      $0.members[id] = .success(CardsSamples.fetched(CardsSamples.members))
      $0.unreadableMembers[id] = unreadable
    }
  }

  @Test(arguments: [0, 1])
  func `nobody is the best while a member could not be read`(unreadable: Int) async throws {
    prepare(nil, unreadable: unreadable)

    let overview = try await manage.show(id, .cacheFirst)

    let best: Card.ID? = unreadable == 0 ? CardsSamples.bo.id : nil
    #expect(overview.highlights[.contributor]?.card.id == best)
    #expect(overview.unreadableMemberCount == unreadable)
    #expect(overview.unreadableCount == unreadable)
    #expect(try overview.ranking.get().members.count == 3)
  }

  @Test func `while a member could not be read, the best are those that the service says`() async throws {
    let stored = CommunityHighlights([.reviewer: Highlight(card: cleo)], unreadable: [.issuer])
    prepare(stored, unreadable: 1)

    let overview = try await manage.show(id, .cacheFirst)

    #expect(overview.highlights == stored)
    #expect(overview.unreadableMemberCount == 1)
    #expect(overview.unreadableCount == 2)
  }

  @Test func `best members of the service that could not be read do not matter beside those of all members`()
    async throws
  {
    prepare(CommunityHighlights([:], unreadable: [.issuer]), unreadable: 0)

    let overview = try await manage.show(id, .cacheFirst)

    #expect(overview.highlights == CommunityHighlights(of: CardsSamples.members))
    #expect(overview.unreadableCount == 0)
  }

  @Test func `the document of a community counts the members whom it lacks`() async throws {
    prepare(nil, unreadable: 2)

    let document = try #require(try await manage.document(id, .cacheFirst))

    #expect(document.cards == CardsSamples.cards)
    #expect(document.unusable == 2)
  }

  @Test func `the list of communities says how many could not be read`() async throws {
    cards.prepare {
      $0.communities = .success(CardsSamples.fetched([CardsSamples.community]))
      $0.unreadableCommunities = 3
    }

    let list = try await manage.list(.cacheFirst).value

    #expect(list == EntryList([CardsSamples.community], unreadableCount: 3))
  }
}
