import CardsDomain
import DomainKernel
import NetworkingKit
import OfflineHTTP
import ResourceLoading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A change of a list of cards of the service: one card is added or removed.
struct CardListChange: Sendable {
  let kind: CardListEdit
  /// The account whose card is added or removed.
  let card: Card.ID
  let request: HTTPRequest
  /// The list that is changed.
  let list: URL
  /// The addresses that the change makes outdated besides the list and its own.
  var others: [URL] = []

  /// The copies that a confirmed change outdates besides that at its own address.
  var invalidated: [CacheKey] { ([list] + others).map(CacheKey.init) }

  /// The copies that are outdated once the change is found to be made.
  var outdated: [CacheKey] { [CacheKey(request.url)] + invalidated }

  /// Whether a list is as the change makes it; `nil` where that depends on an entry that could not be read.
  func isDone(in list: CardList) -> Bool? { kind.isDone(isThere: list.contains(card)) }
}

extension CardList {
  /// The facts by which this list is compared with a stored one.
  var answer: Answer<CardList> { Answer(self, unreadable: unreadable.count) }

  /// Compares this list with a stored one.
  ///
  /// - Parameters:
  ///   - stored: The stored list.
  ///   - changes: The changes that explain why their cards are missing.
  /// - Returns: Why it would not take the place of the stored one; `nil` where it would, or where nothing is stored.
  func suspicion(replacing stored: CardList?, after changes: [CardListChange]) -> Suspicion? {
    guard let before = stored?.without(Set(changes.map(\.card))) else { return nil }
    return ContentMeasure.suspicion(of: answer, replacing: before.answer) { .cards($0.cards) }
  }

  /// Whether a stored list lacks changes that this one has, and this one may take its place.
  func corrects(_ stored: CardList?, about changes: [CardListChange]) -> Bool {
    guard let stored, suspicion(replacing: stored, after: changes) == nil else { return false }
    return changes.contains { $0.isDone(in: stored) == false }
  }

  private func without(_ ids: Set<Card.ID>) -> CardList {
    CardList(
      cards: cards.filter { !ids.contains($0.id) },
      unreadable: unreadable.filter { id in id.map { !ids.contains($0) } ?? true }
    )
  }
}
