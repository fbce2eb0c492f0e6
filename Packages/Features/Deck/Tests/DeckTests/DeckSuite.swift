import CardsDomain
import CardsFakes
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit

@testable import Deck

/// Tests that run the commands of cards and of the deck over fakes.
@MainActor protocol DeckSuite {
  var cards: FakeCards { get }
}

extension DeckSuite {
  func run(
    _ words: [String],
    _ files: FakeTransferFiles = FakeTransferFiles(),
    in language: Language = .english
  ) async -> ScreenRun {
    let feature = DeckFeature(language: language, useCases: Samples.useCases(cards, files: files))
    return await ScreenRun(feature, words, Samples.context(in: language))
  }
}
