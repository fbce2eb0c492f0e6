import CardsDomain
import CardsFakes
import DomainKernel
import FeatureKit
import LocalizationKit
import Testing

@testable import Deck

/// The words for changes of the deck that wait to be sent.
@MainActor @Suite(.timeLimit(.minutes(5))) struct WaitingDeckChangeTests {
  @Test(arguments: [("deck.add", "Add @aster to the deck"), ("deck.remove", "Remove @aster from the deck")])
  func `a change that waits is called by what it does`(kind: String, title: String) throws {
    let queue = OutboxQueue(area: "cards", account: "a")
    let draft = try OutboxDraft(kind, of: "3", in: queue, name: "aster")
    let entry = OutboxEntry(id: .init(rawValue: 1), draft: draft, createdAt: CardsSamples.fetchedAt)
    #expect(DeckFeature.changeTexts.title(of: entry, in: .english) == title)
  }

  @Test(arguments: [
    (OutboxDrain.Stop.service(.unavailable), "service error"),
    (.service(.timedOut), "no response in time"),
    (.beingSent, "changes are being sent"),
    (nil, "a change was refused or its outcome is unknown"),
  ])
  func `a change that waits says why`(stop: OutboxDrain.Stop?, reason: String) {
    let change = ManageDeck.Change(card: CardsSamples.cleo, outcome: .pending(stop))
    var outcome = ManageDeck.Import()
    outcome.waiting = [CardsSamples.cleo]
    outcome.stop = stop

    let strings = Strings(.english)

    #expect(
      strings.note(about: change, isAddition: true, Samples.context)
        == "@cleo will be added later: \(reason)."
    )
    #expect(
      strings.note(about: change, isAddition: false, Samples.context)
        == "@cleo will be removed later: \(reason)."
    )
    #expect(
      strings.notes(about: outcome, Samples.context).last == "To be added later: 1 card (\(reason))."
    )
  }
}
