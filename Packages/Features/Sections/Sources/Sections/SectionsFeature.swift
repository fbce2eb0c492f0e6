public import CommandKit
public import FeatureKit
public import LocalizationKit
public import StreamingDomain

/// The list of the streaming service's sections.
public struct SectionsFeature: Feature {
  /// The noun `sections`.
  public let commands: [Command]

  /// Makes the feature.
  ///
  /// - Parameters:
  ///   - language: The language of the command's help.
  ///   - subcommands: What else can be done with a section, from other features.
  ///   - open: Opens a session for one run of a command.
  public init(
    language: Language,
    subcommands: [Command] = [],
    open: @escaping FeatureSession<BrowseSections>.Opener
  ) {
    commands = [SectionsCommands(language: language, open: open, subcommands: subcommands).list]
  }
}
