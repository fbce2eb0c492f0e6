import CardsDomain
import CardsFakes
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Synchronization
import Testing

@testable import Deck

/// Changes of the deck as they are observed: a command that changed nothing is told from one that did.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ObservedDeckChangeTests {
  private let cards = Samples.cards()

  @Test(
    arguments: [([CardsSamples.cleo], .changed), ([CardsSamples.bo], .done)]
      as [([Card], FeatureEvent.Outcome)]
  )
  func `an import has changed the deck once a card was added`(imported: [Card], outcome: FeatureEvent.Outcome)
    async
  {
    let deck = TransferDocument.deck(DeckDocument(cards: imported))

    let events = await events(
      of: ["deck", "import", "deck.json"],
      files: FakeTransferFiles(["deck.json": deck])
    )

    #expect(Self.outcomes(of: "ImportDeck", in: events) == [outcome])
  }

  @Test(
    arguments: [(["cleo"], .changed), (["bo-k"], .done), (["bo-k", "cleo"], .changed)]
      as [([String], FeatureEvent.Outcome)]
  )
  func `an addition has changed the deck once one card was not there`(
    logins: [String],
    outcome: FeatureEvent.Outcome
  ) async {
    #expect(Self.outcomes(of: "ManageDeck", in: await events(of: ["deck", "add"] + logins)) == [outcome])
  }

  /// The events of a command.
  private func events(
    of words: [String],
    files: FakeTransferFiles = FakeTransferFiles()
  ) async -> [FeatureEvent] {
    let events = Mutex<[FeatureEvent]>([])
    let feature = DeckFeature(
      language: .english,
      useCases: Samples.useCases(cards, files: files),
      observe: { event in events.withLock { $0.append(event) } }
    )
    _ = await ScreenRun(feature, words, Samples.context)
    return events.withLock(\.self)
  }

  private static func outcomes(of useCase: String, in events: [FeatureEvent]) -> [FeatureEvent.Outcome] {
    events.compactMap { event in
      if case .useCase(useCase, .ended(let outcome)) = event { outcome } else { nil }
    }
  }
}
