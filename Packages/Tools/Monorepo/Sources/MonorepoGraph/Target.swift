/// One target of a package: a module, or a suite of tests.
public struct Target: Equatable, Sendable {
  /// What a target builds.
  public enum Kind: String, Equatable, Sendable {
    /// A library module.
    case library = "regular"
    /// A program.
    case executable
    /// A suite of tests.
    case test
    /// A library of the system, described by a module map.
    case system
    /// Anything else: a binary, a plugin, a macro.
    case other
  }

  /// The name, which is also the module's name.
  public let name: String
  /// What it builds.
  public let kind: Kind
  /// The folder of its sources, relative to the repository's root.
  public let folder: String
  /// Files and folders below its own folder that do not belong to it.
  public let excluded: [String]
  /// What the manifest says it uses, in the manifest's order.
  public let dependencies: [Dependency]

  /// Describes one target.
  public init(
    name: String,
    kind: Kind,
    folder: String,
    excluded: [String] = [],
    dependencies: [Dependency] = []
  ) {
    self.name = name
    self.kind = kind
    self.folder = folder
    self.excluded = excluded
    self.dependencies = dependencies
  }

  /// Whether the target is part of a shipped product, as opposed to a suite of tests.
  public var isProduction: Bool { kind != .test }
}
