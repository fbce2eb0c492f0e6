import CardsDomain
import CardsFakes
import Testing

@testable import Deck

@MainActor @Suite struct PendingDeckChangesTests {
  private let deck = Deck([DeckEntry(card: CardsSamples.bo, addedAt: nil)])
  private let pending = PendingDeckChanges()

  private var shown: [String] { pending.applied(to: deck).entries.compactMap(\.card.login) }

  @Test func `a change on its way is shown, and a deck that is loaded meanwhile does not end it`() {
    let number = pending.begin(.adding(CardsSamples.cleo))
    pending.settle()
    #expect(shown == ["bo-k", "cleo"])

    pending.finish(number, isMade: true)
    #expect(shown == ["bo-k", "cleo"])
    pending.settle()

    #expect(shown == ["bo-k"])
  }

  @Test func `a change that fails is taken back, and another one stays`() {
    let removing = pending.begin(.removing(.login("bo-k")))
    _ = pending.begin(.adding(CardsSamples.cleo))
    #expect(shown == ["cleo"])

    pending.finish(removing, isMade: false)
    pending.finish(removing + 100, isMade: false)

    #expect(shown == ["bo-k", "cleo"])
  }

  @Test func `what the deck does not have is not removed`() {
    _ = pending.begin(.removing(.login("cleo")))

    #expect(shown == ["bo-k"])
  }

  @Test func `a card on its way stands behind all others`() {
    _ = pending.begin(.adding(CardsSamples.ada))

    #expect(shown == ["bo-k", "ada-larsson"])
  }
}
