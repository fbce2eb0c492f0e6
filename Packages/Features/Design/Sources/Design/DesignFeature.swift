public import CommandKit
public import FeatureKit
public import LocalizationKit

/// The catalogue of the design system.
public struct DesignFeature: Feature {
  /// The noun `design`.
  public let commands: [Command]

  /// Makes the feature.
  ///
  /// - Parameters:
  ///   - language: The language of the command's help.
  ///   - open: Opens a session for one run of a command.
  public init(language: Language, open: @escaping FeatureSession<BrowseCatalog>.Opener) {
    commands = [DesignCommands(language: language, open: open).show]
  }
}
