import Account
import CareersDomain
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit

/// Tests that run the commands of the account over fakes.
@MainActor protocol AccountSuite {}

extension AccountSuite {
  var password: String { "correct horse" }
  var details: [String] { ["--name", "Mai Tanaka", "--email", "mai@example.com", "--password-stdin"] }
  var unavailable: AccountError { .storeUnavailable(.keyring, reason: .toolMissing(program: "secret-tool")) }

  func run(
    _ fixture: Fixture,
    _ words: [String],
    prompter: any Prompter = SilentPrompter(),
    in language: Language = .english
  ) async -> ScreenRun {
    await ScreenRun(
      AccountFeature(language: language, useCases: fixture.useCases),
      ["account"] + words,
      Samples.context(in: language),
      prompter: prompter
    )
  }

  func script(_ input: String? = nil) -> ScriptedPrompter {
    ScriptedPrompter(isInteractive: false, standardInput: input ?? password + "\n")
  }
}
