public import CommandKit
public import FeatureKit

/// The catalogue of the design system.
public struct DesignFeature: Feature {
  /// The noun `design`.
  public let commands: [Command]

  /// Makes the feature.
  ///
  /// - Parameter open: Opens a session for one run of a command.
  public init(open: @escaping FeatureSession<BrowseCatalog>.Opener) {
    commands = [DesignCommands(open: open).show]
  }
}
