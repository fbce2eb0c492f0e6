#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A card in a deck.
public struct DeckEntry: Hashable, Sendable, Identifiable {
  /// The card.
  public var card: Card
  /// When it was added; `nil` when it was added elsewhere.
  public let addedAt: Date?

  /// Makes an entry.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - addedAt: When it was added; `nil` when it was added elsewhere.
  public init(card: Card, addedAt: Date?) {
    self.card = card
    self.addedAt = addedAt
  }

  /// The number of the account.
  public var id: Card.ID { card.id }
}

/// The cards that the user collected, each account once, in the order in which they were added.
///
/// Cards without a time come first, since they were there before this program added any.
public struct Deck: Hashable, Sendable {
  /// The entries, the one that was added first at the beginning.
  public private(set) var entries: [DeckEntry]
  /// The entries that could not be read: the number of the account of each; `nil` where that is unknown too.
  public private(set) var unreadable: [Card.ID?]
  /// The cards whose time of addition could not be read, so that their place in the order is not known.
  public private(set) var undated: Set<Card.ID>

  /// Puts a deck together.
  ///
  /// - Parameters:
  ///   - entries: The entries in any order; of several with one id the first is taken.
  ///   - unreadable: The entries that could not be read: the number of the account of each, or `nil`.
  ///   - undated: The accounts whose time of addition could not be read; those without a card do not count.
  public init(
    _ entries: some Sequence<DeckEntry>,
    unreadable: [Card.ID?] = [],
    undated: Set<Card.ID> = []
  ) {
    var ids = Set<Card.ID>()
    self.entries = entries.filter { ids.insert($0.id).inserted }.sorted(by: Self.isBefore)
    self.unreadable = unreadable
    self.undated = undated.intersection(ids)
  }

  /// Whether there is no card in the deck, not even one that could not be read.
  public var isNone: Bool { entries.isEmpty && unreadable.isEmpty }

  /// Whether an account is in the deck, also when its login or its name has changed.
  ///
  /// - Parameter id: The number of the account.
  /// - Returns: `true` when an entry has this id, be it one of which nothing else can be read.
  public func contains(_ id: Card.ID) -> Bool {
    entries.contains { $0.id == id } || unreadable.contains(id)
  }

  /// Whether an account is in the deck, as far as that can be told.
  ///
  /// - Parameter id: The number of the account.
  /// - Returns: The answer; `nil` where no entry has this id, and one without a number may be the account.
  public func has(_ id: Card.ID) -> Bool? {
    if contains(id) { return true }
    return unreadable.contains(nil) ? nil : false
  }

  /// Returns a deck with the card added, at the end or in place of an earlier card of the account.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - addedAt: When it is added.
  /// - Returns: A deck that leaves this one as it is, for taking the change back.
  public func adding(_ card: Card, at addedAt: Date?) -> Deck {
    var deck = self
    if let place = deck.entries.firstIndex(where: { $0.id == card.id }) {
      deck.entries[place].card = card
      return deck
    }
    return Deck(
      entries + [DeckEntry(card: card, addedAt: addedAt)],
      unreadable: unreadable.filter { $0 != card.id },
      undated: undated
    )
  }

  /// The deck without an account.
  ///
  /// - Parameter id: The number of the account.
  /// - Returns: A deck that leaves this one as it is, for taking the change back.
  public func removing(_ id: Card.ID) -> Deck {
    var deck = self
    deck.entries.removeAll { $0.id == id }
    deck.unreadable.removeAll { $0 == id }
    deck.undated.remove(id)
    return deck
  }

  private static func isBefore(_ first: DeckEntry, _ second: DeckEntry) -> Bool {
    (first.addedAt ?? .distantPast, first.id) < (second.addedAt ?? .distantPast, second.id)
  }
}
