public import CommandKit
public import FeatureKit
public import StreamingDomain

/// The list of the streaming service's sections.
public struct SectionsFeature: Feature {
  /// The noun `sections`.
  public let commands: [Command]

  /// Makes the feature.
  ///
  /// - Parameters:
  ///   - subcommands: What else can be done with a section, from other features.
  ///   - open: Opens a session for one run of a command.
  public init(subcommands: [Command] = [], open: @escaping FeatureSession<BrowseSections>.Opener) {
    commands = [SectionsCommands(open: open, subcommands: subcommands).list]
  }
}
