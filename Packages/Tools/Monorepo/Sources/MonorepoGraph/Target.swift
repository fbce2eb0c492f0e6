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
  /// The files and folders below its own folder that belong to it; nil when all do.
  public let sources: [String]?
  /// What the manifest makes true for `#if`.
  public let definitions: [String]
  /// What the manifest says it uses, in the manifest's order.
  public let dependencies: [Dependency]

  /// Describes one target.
  public init(
    name: String,
    kind: Kind,
    folder: String,
    excluded: [String] = [],
    sources: [String]? = nil,
    definitions: [String] = [],
    dependencies: [Dependency] = []
  ) {
    self.name = name
    self.kind = kind
    self.folder = folder
    self.excluded = excluded
    self.sources = sources
    self.definitions = definitions
    self.dependencies = dependencies
  }

  /// What tells its files from those of every other target: two may divide the files of one folder.
  public var place: String { sources.map { ([folder] + $0).joined(separator: " ") } ?? folder }

  /// Whether the target is part of a shipped product, as opposed to a suite of tests.
  public var isProduction: Bool { kind != .test }
}
