public import CommandKit
public import FeatureKit
public import StreamingDomain

/// The page of a section of the streaming service.
public struct SectionDetailFeature: Feature {
  /// The verb `show`, to stand below the noun `sections`.
  public let commands: [Command]

  /// Makes the feature.
  ///
  /// - Parameter open: Opens a session for one run of a command.
  public init(open: @escaping FeatureSession<OpenSection>.Opener) {
    commands = [SectionDetailCommands(open: open).show]
  }
}
