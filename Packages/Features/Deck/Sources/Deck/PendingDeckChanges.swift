import CardsDomain
import Observation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The changes of the deck that are on their way, which screens show as if they were made.
///
/// A change that fails is taken back, and the deck is shown as it was; one that was made stays until the deck is loaded
/// again.
@MainActor @Observable
final class PendingDeckChanges {
  /// A change of the deck.
  enum Change: Hashable, Sendable {
    case adding(Card)
    case removing(CardSubject)
  }

  private var changes: [(number: Int, change: Change, isMade: Bool)] = []
  @ObservationIgnored private var count = 0

  nonisolated init() {}

  /// Shows a change at once.
  ///
  /// - Returns: The number of the change, for ``finish(_:isMade:)``.
  func begin(_ change: Change) -> Int {
    count += 1
    changes.append((count, change, false))
    return count
  }

  /// Keeps a change that was made, and takes one back that was not.
  func finish(_ number: Int, isMade: Bool) {
    guard let index = changes.firstIndex(where: { $0.number == number }) else { return }
    if isMade { changes[index].isMade = true } else { changes.remove(at: index) }
  }

  /// Forgets what was made, since the loaded deck has it.
  func settle() { changes.removeAll(where: \.isMade) }

  /// The deck with all changes.
  func applied(to deck: Deck) -> Deck {
    changes.reduce(deck) { deck, change in
      switch change.change {
      case .adding(let card): deck.adding(card, at: .distantFuture)
      case .removing(let subject):
        deck.entries.first { subject.matches($0.card) }.map { deck.removing($0.id) } ?? deck
      }
    }
  }
}
