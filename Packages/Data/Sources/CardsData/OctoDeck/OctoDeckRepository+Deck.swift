public import CardsDomain
public import DomainKernel
import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension OctoDeckRepository: DeckRepository {
  private var additions: CardRecords<DeckRecord> {
    CardRecords(store: store, collection: "cards.additions " + account())
  }

  /// Gives the deck, in the order in which this machine added the cards.
  public func deck(_ policy: FetchPolicy) async throws(CardsError) -> Fetched<Deck> {
    let cards = try await service { () throws(ServiceError) in
      try await self.cards(at: endpoints.cards, policy)
    }
    let additions = try await kept { () throws(PersistenceError) in try await self.additions.all() }
    let times = Dictionary(additions.map { ($0.key, Date(milliseconds: $0.value.addedAt)) }) { first, _ in
      first
    }
    return cards.map { cards in
      Deck(cards.map { DeckEntry(card: $0, addedAt: times[$0.id.description]) })
    }
  }

  /// Adds a card unless the deck has it.
  public func add(_ card: Card) async throws(CardsError) -> Bool {
    let isStored = await isStored { (policy) throws(ServiceError) in
      try await cards(at: endpoints.cards, policy)
    }
    let isNew = try await change(
      HTTPRequest(
        method: .post,
        url: endpoints.cards,
        fields: [.contentType: "text/plain"],
        // Quotes or a line break would make it a number that nobody has.
        body: Data(card.id.description.utf8)
      ),
      of: endpoints.cards
    ) { $0.contains { $0.id == card.id } }
    let moment = now().milliseconds
    guard isNew else { return false }
    try await kept { () throws(PersistenceError) in
      try await additions.update(card.id.description) { _ in (DeckRecord(card: nil, addedAt: moment), ()) }
    }
    if isStored { await renewDeck(besides: card.id) }
    return true
  }

  /// Removes a card if the deck has it.
  public func remove(_ id: Card.ID) async throws(CardsError) -> Bool {
    let isStored = await isStored { (policy) throws(ServiceError) in
      try await cards(at: endpoints.cards, policy)
    }
    // The card has the address of its place in the deck, and a change there makes the stored answer outdated.
    let wasOpened = await self.isStored { (policy) throws(ServiceError) in try await card(.id(id), policy) }
    let wasThere = try await change(
      HTTPRequest(method: .delete, url: endpoints.card(id)),
      of: endpoints.cards
    ) { !$0.contains { $0.id == id } }
    try await kept { () throws(PersistenceError) in
      try await additions.update(id.description) { _ in (nil, ()) }
    }
    if wasThere, isStored { await renewDeck(besides: id) }
    if wasThere, wasOpened {
      await renew { () throws(ServiceError) in try await card(.id(id), .networkFirst) }
    }
    return wasThere
  }

  private func renewDeck(besides id: Card.ID) async {
    await renew { () throws(ServiceError) in
      try await cards(at: endpoints.cards, .networkFirst, besides: id)
    }
  }
}
