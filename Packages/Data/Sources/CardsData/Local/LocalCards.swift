public import CardsDomain
public import DomainKernel
public import StorageKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Keeps the deck and the communities of an account on this machine, and counts members at GitHub.
///
/// Nothing is lost without a connection: everything but counting works offline. What was counted is stored with the
/// members, so that a community is not counted again each time it is shown.
public struct LocalCards: DeckRepository {
  let store: any RecordStore
  let account: @Sendable () -> String
  private let checkAccount: @Sendable () throws(ServiceError) -> Void
  let cards: any CardRepository
  let counter: GitHubMemberCounter
  let now: @Sendable () -> Date
  let newID: @Sendable () -> String

  /// Makes the adapter.
  ///
  /// - Parameters:
  ///   - store: Where everything is stored; one that evicts nothing and outlives a power cut.
  ///   - account: What tells the signed-in account from others.
  ///   - checkAccount: Throws where nobody can tell whose account it is: another deck would pass for its own.
  ///   - cards: Tells which card is mine.
  ///   - counter: Counts the contributions of members.
  ///   - now: The present.
  ///   - newID: A new id for a community: 1 to 64 letters, digits and hyphens, different each time.
  public init(
    store: any RecordStore,
    account: @escaping @Sendable () -> String,
    checkAccount: @escaping @Sendable () throws(ServiceError) -> Void,
    cards: any CardRepository,
    counter: GitHubMemberCounter,
    now: @escaping @Sendable () -> Date,
    newID: @escaping @Sendable () -> String
  ) {
    self.store = store
    self.account = account
    self.checkAccount = checkAccount
    self.cards = cards
    self.counter = counter
    self.now = now
    self.newID = newID
  }

  private var deck: CardRecords<DeckRecord> {
    CardRecords(store: store, collection: "cards.deck " + account())
  }

  /// Reads or changes what is stored for the account, unless nobody can tell whose it is.
  func kept<Value>(
    _ operation: () async throws(PersistenceError) -> Value
  ) async throws(CardsError) -> Value {
    try await service { () throws(ServiceError) in try checkAccount() }
    do throws(PersistenceError) { return try await operation() } catch { throw .storage(error) }
  }

  /// Gives the stored deck.
  public func deck(_ policy: FetchPolicy) async throws(CardsError) -> Fetched<Deck> {
    let records = try await kept { () throws(PersistenceError) in try await deck.all() }
    var entries: [DeckEntry] = []
    // A key is the number of an account.
    var unreadable: [Card.ID?] = records.damaged.map { Card.ID($0) }
    for (key, record) in records.values {
      if let card = record.card?.card {
        entries.append(DeckEntry(card: card, addedAt: Date(milliseconds: record.addedAt)))
      } else {
        unreadable.append(Card.ID(key))
      }
    }
    return Fetched(Deck(entries, unreadable: unreadable), provenance: current)
  }

  /// Stores a card; one that is there is brought up to date and keeps its place, as far as that can be read.
  public func add(_ card: Card) async throws(CardsError) -> Bool {
    let moment = now().milliseconds
    return try await kept { () throws(PersistenceError) in
      try await deck.update(card.id.description) { known in
        (
          .set(DeckRecord(card: CardRecord(card), addedAt: known.value?.addedAt ?? moment)),
          !known.isThere
        )
      }
    }
  }

  /// Stores cards in one transaction.
  public func add(_ cards: [Card]) async throws(CardsError) -> [Result<Bool, CardsError>] {
    let moment = now().milliseconds
    let records = Dictionary(cards.map { ($0.id.description, CardRecord($0)) }) { first, _ in first }
    let areNew = try await kept { () throws(PersistenceError) in
      try await deck.update(cards.map(\.id.description)) { key, known in
        (
          .set(DeckRecord(card: records[key], addedAt: known.value?.addedAt ?? moment)),
          !known.isThere
        )
      }
    }
    return areNew.map { .success($0) }
  }

  /// Removes a card.
  public func tryRemoving(_ id: Card.ID) async throws(CardsError) -> Result<Bool, CardsError> {
    let wasThere = try await kept { () throws(PersistenceError) in
      try await deck.update(id.description) { (.remove, $0.isThere) }
    }
    return .success(wasThere)
  }

  private var current: Provenance { Provenance(kind: .stored, fetchedAt: now()) }
}

/// Says an error of the store in the words of the area.
func kept<Value>(
  _ operation: () async throws(PersistenceError) -> Value
) async throws(CardsError) -> Value {
  do throws(PersistenceError) { return try await operation() } catch { throw .storage(error) }
}

/// Says an error of the service in the words of the area.
func service<Value>(
  _ operation: () async throws(ServiceError) -> Value
) async throws(CardsError) -> Value {
  do throws(ServiceError) { return try await operation() } catch { throw .service(error) }
}
