import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import GitHubAccount
import LocalizationKit

/// Tests that run the commands of the account on GitHub over fakes.
@MainActor protocol GitHubAccountSuite {}

extension GitHubAccountSuite {
  var secret: String { "ghp_16C7e42F292c6912E7710c838347Ae178B4a" }

  func run(
    _ fixture: Fixture,
    _ words: [String],
    prompter: (any Prompter)? = nil,
    in language: Language = .english,
    backend: String? = nil,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) async -> ScreenRun {
    await ScreenRun(
      GitHubAccountFeature(language: language, useCases: fixture.useCases, observe: observe),
      ["github"] + words,
      Samples.context(in: language, backend: backend),
      prompter: prompter ?? fixture.prompter
    )
  }
}
