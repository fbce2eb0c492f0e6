public import CommandKit
public import FeatureKit
public import LocalizationKit
public import StreamingDomain

/// The page of a section of the streaming service.
public struct SectionDetailFeature: Feature {
  /// The verb `show`, to stand below the noun `sections`.
  public let commands: [Command]

  /// Makes the feature.
  ///
  /// - Parameters:
  ///   - language: The language of the command's help.
  ///   - open: Opens a session for one run of a command.
  public init(language: Language, open: @escaping FeatureSession<OpenSection>.Opener) {
    commands = [SectionDetailCommands(language: language, open: open).show]
  }
}
