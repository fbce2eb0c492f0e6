import CardsDomain
import CardsFakes
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit

@testable import Communities

/// Tests that run the commands of communities over fakes.
@MainActor protocol CommunitiesSuite {
  var cards: FakeCards { get }
}

extension CommunitiesSuite {
  var id: String { Samples.id.rawValue }

  func run(
    _ words: [String],
    files: FakeTransferFiles = FakeTransferFiles(),
    prompter: any Prompter = SilentPrompter(),
    in language: Language = .english
  ) async -> ScreenRun {
    let feature = CommunitiesFeature(language: language, useCases: Samples.useCases(cards, files: files))
    return await ScreenRun(feature, words, Samples.context(in: language), prompter: prompter)
  }
}
