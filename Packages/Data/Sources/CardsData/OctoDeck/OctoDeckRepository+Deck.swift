public import CardsDomain
public import DomainKernel
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension OctoDeckRepository: DeckRepository {
  private var additions: CardRecords<DeckRecord> {
    CardRecords(store: store, collection: "cards.additions " + account())
  }

  /// Gives the deck, in the order in which this machine added the cards, with the kinds that were known then.
  public func deck(_ policy: FetchPolicy) async throws(CardsError) -> Fetched<Deck> {
    let cards = try await service { () throws(ServiceError) in
      try await self.cards(at: endpoints.cards, policy)
    }
    let records = try await kept { () throws(PersistenceError) in try await self.additions.all() }
    let additions = Dictionary(records.values.map { ($0.key, $0.value) }) { first, _ in first }
    let undated = Set(records.damaged.compactMap { Card.ID($0) })
    return cards.map { list in
      Deck(
        list.cards.map { card in
          let addition = additions[card.id.description]
          return DeckEntry(
            card: card.known(as: addition?.card?.knownKind),
            addedAt: addition.map { Date(milliseconds: $0.addedAt) }
          )
        },
        unreadable: list.unreadable,
        undated: undated
      )
    }
  }

  /// Gives the cards of the deck as the service has them now.
  public func currentDeck() async throws(CardsError) -> Deck {
    let list = try await service { () throws(ServiceError) in try await currentCards(at: endpoints.cards) }
    return Deck(list.cards.map { DeckEntry(card: $0, addedAt: nil) }, unreadable: list.unreadable)
  }

  /// Adds a card unless the deck has it.
  public func add(_ card: Card) async throws(CardsError) -> Bool {
    guard let result = try await add([card]).first else { return false }
    return try result.get()
  }

  /// Adds the cards that the deck does not have, which is read once.
  ///
  /// An entry of which only the number can be read is the card of that number. One without a number keeps
  /// nobody from adding a card: a service that guards its deck says that the card is there, and another has
  /// an account twice at worst, which lists show once.
  public func add(_ cards: [Card]) async throws(CardsError) -> [Result<Bool, CardsError>] {
    let results = try await exclusively { () throws(CardsError) in
      let before = try await service { () throws(ServiceError) in try await currentCards(at: endpoints.cards)
      }
      let known = before.ids
      try await noteAdditions(of: cards.filter { !known.contains($0.id) })
      var results: [Result<Bool, CardsError>] = []
      for card in cards {
        guard !known.contains(card.id) else {
          results.append(.success(false))
          continue
        }
        do throws(CardsError) {
          try await send(addition(of: card.id), through: adding)
          results.append(.success(true))
        } catch {
          results.append(await result(of: card.id, after: error))
          guard error.concernsOneCard else { break }
        }
      }
      let there = zip(cards, results).filter { $0.1 == .success(false) }.map { addition(of: $0.0.id) }
      if !there.isEmpty, before.corrects(await storedCards(at: endpoints.cards), about: there) {
        await loader.outdate([CacheKey(endpoints.cards)])
      }
      return results
    }
    renewDeck()
    return results
  }

  /// Stores when cards are added, before the service is asked: a card that was sent must not be told as a failure because
  /// its time cannot be stored, and the time of a card that is not in the deck shows nowhere.
  private func noteAdditions(of cards: [Card]) async throws(CardsError) {
    guard !cards.isEmpty else { return }
    let moment = now().milliseconds
    let records = Dictionary(cards.map { ($0.id.description, CardRecord($0)) }) { first, _ in first }
    _ = try await kept { () throws(PersistenceError) in
      try await additions.update(records.keys.sorted()) { key, _ in
        (.set(DeckRecord(card: records[key], addedAt: moment)), ())
      }
    }
  }

  /// The result of an addition that failed: a card that the deck has is no error.
  ///
  /// A service that guards its deck answers 409 for a card that is there, but also for a deck that is full,
  /// so that the deck is read.
  private func result(of id: Card.ID, after error: CardsError) async -> Result<Bool, CardsError> {
    guard case .service(.rejected(let code, _)) = error, code == Self.conflict else { return .failure(error) }
    do throws(ServiceError) {
      let isThere = try await currentCards(at: endpoints.cards).contains(id)
      // An entry without a number may be the card.
      return isThere == false ? .failure(error) : .success(false)
    } catch let reason {
      return .failure(reason == .cancelled ? .service(reason) : error)
    }
  }

  /// The status of a refusal because of what the deck has, as the code of the error.
  private static let conflict = "409"

  /// Carries additions, and tells a conflict, in the words of the service, from its other refusals.
  private var adding: ResourceLoader {
    let standard = ServiceErrorClassifier.octoDeck()
    return loader.classifyingErrors(
      by: .octoDeck { response in
        guard "\(response.status.rawValue)" == Self.conflict else { return nil }
        return .rejected(code: Self.conflict, message: standard.words(of: response).message)
      }
    )
  }

  private func addition(of id: Card.ID) -> CardListChange {
    CardListChange(
      kind: .addition,
      card: id,
      request: HTTPRequest(
        method: .post,
        url: endpoints.cards,
        fields: [.contentType: "text/plain"],
        // Quotes or a line break would make it a number that nobody has.
        body: Data(id.description.utf8)
      ),
      list: endpoints.cards
    )
  }

  private func removal(of id: Card.ID) -> CardListChange {
    CardListChange(
      kind: .removal,
      card: id,
      request: HTTPRequest(method: .delete, url: endpoints.card(id)),
      list: endpoints.cards
    )
  }

  /// Removes a card if the deck has it, or an entry without a number may be it.
  public func tryRemoving(_ id: Card.ID) async throws(CardsError) -> Result<Bool, CardsError> {
    let change = try await make(removal(of: id))
    guard case .success = change else { return change }
    do throws(CardsError) { try await concludeRemoval(of: id) } catch { return .failure(error) }
    return change
  }

  /// Looks for the effect of a change that may have been sent, and renews what is stored once it is there.
  public func hasEffect(of edit: DeckEdit) async throws(CardsError) -> Bool? {
    let id = edit.card.id
    let change =
      switch edit {
      case .add: addition(of: id)
      case .remove: removal(of: id)
      }
    let isDone = try await service { () throws(ServiceError) in
      try await self.isDone(change, wasSent: true)
    }
    guard isDone == true else { return isDone }
    switch change.kind {
    case .addition: renewDeck()
    case .removal: try await concludeRemoval(of: id)
    }
    return true
  }

  /// Reads again what a removal has outdated, and forgets when the card was added.
  private func concludeRemoval(of id: Card.ID) async throws(CardsError) {
    renewDeck()
    // The card has the address of its place in the deck, so that the deletion has outdated it, too.
    loader.renew { (policy) throws(ServiceError) in try await card(.id(id), policy) }
    try await kept { () throws(PersistenceError) in
      try await additions.update(id.description) { _ in (.remove, ()) }
    }
  }

  private func renewDeck() {
    loader.renew { (policy) throws(ServiceError) in try await cards(at: endpoints.cards, policy) }
  }
}
