public import CommandKit
public import FeatureKit
public import LocalizationKit
public import SettingsDomain

/// What a person can settle for every run.
public struct SettingsFeature: Feature {
  /// The noun `settings`.
  public let commands: [Command]

  /// Makes the feature.
  ///
  /// - Parameters:
  ///   - language: The language of the commands' help.
  ///   - option: The option or flag that each setting stands in for: it knows what a value may be.
  ///   - open: Opens a session for one run of a command.
  public init(
    language: Language,
    option: @escaping @Sendable (SettingName) -> any NamedParameter,
    open: @escaping FeatureSession<ManageSettings>.Opener
  ) {
    commands = [SettingsCommands(language: language, option: option, open: open).noun]
  }
}
