import ClockFakes
import CommandKit
import FeatureFakes
import FeatureKit
import LocalizationKit
import Settings
import SettingsDomain
import SettingsFakes

/// The commands of settings over a fake, with everything that they were told to show.
struct SettingsRunner {
  let settings: FakeSettings
  let presenter: RecordingPresenter
  private let language: Language

  init(_ values: [SettingName: String] = [:], in language: Language = .english) {
    settings = FakeSettings(values)
    presenter = RecordingPresenter(context: Samples.context(in: language))
    self.language = language
  }

  /// Runs `tessera …`.
  func callAsFunction(_ arguments: String..., environment: [String: String] = [:]) async -> CommandRun {
    await self(arguments, environment: environment)
  }

  /// Runs `tessera …`.
  func callAsFunction(_ arguments: [String], environment: [String: String] = [:]) async -> CommandRun {
    let session = FeatureSession(
      useCases: ManageSettings(repository: settings),
      presenter: presenter,
      patience: TimeLimit(.zero, clock: ManualClock())
    )
    let feature = SettingsFeature(language: language, option: Samples.option) { _ in session }
    return await CommandRun(
      feature,
      arguments,
      in: language,
      globalOptions: SettingName.allCases.map(Samples.option),
      environment: environment
    )
  }

  /// The document that was written last.
  var document: String? {
    presenter.messages.last.flatMap { if case .document(let value) = $0 { value.text } else { nil } }
  }
}
