public import MonorepoSystem

/// The rules of one repository as data: its layers, where ambient state may be read, and where errors may be swallowed.
public struct ArchitectureRules: Equatable, Sendable {
  /// One layer: which modules are in it, and what they may use.
  public struct Layer: Equatable, Sendable {
    /// The name that messages use.
    public let name: String
    /// Patterns of module names.
    ///
    /// `{Area}` stands for the name of an area. The first layer that fits wins.
    public let modules: [String]
    /// Patterns of package folders whose modules belong to the layer.
    public let packages: [String]
    /// Patterns of the modules that its modules may use.
    ///
    /// `{Area}` stands for the module's own area.
    public let mayUse: [String]
    /// Patterns of what its suites may use on top of that.
    public let testsMayUse: [String]
    /// Whether the modules of one package may use one another.
    public let mayUseOwnPackage: Bool
    /// Whether only suites may use the layer.
    public let isForTestsOnly: Bool
  }

  /// One spelling of ambient state, and the rooms in which it may stand.
  public struct Ambient: Equatable, Sendable {
    /// The code to look for.
    ///
    /// `static var` finds stored ones only.
    public let code: String
    /// Patterns of the files that may hold it.
    public let allowedIn: [String]
    /// What to write instead.
    public let remedy: String
  }

  /// An attribute that stands in one file of production code for a reason.
  public struct AttributeException: Equatable, Sendable {
    /// The file, by its path relative to the repository's root.
    public let file: String
    /// Code that must stand on the attribute's line.
    public let code: String
    /// Why it cannot be left out; never empty.
    public let reason: String
  }

  /// The layers, in the order in which they are tried.
  public let layers: [Layer]
  /// What may not be reached for outside its room.
  public let ambient: [Ambient]
  /// The attributes that production code may have although they open or pass on other modules.
  public let attributeExceptions: [AttributeException]
  /// Patterns of the files whose public declarations have documentation.
  public let documentation: [String]
  /// How long a file may be; nil when nothing is said about it.
  public let fileLength: FileLength?
  /// Where errors may not be swallowed; nil when nothing is said about it.
  public let swallowedErrors: SwallowedErrors?
  /// The rules file as it was named; `architecture.json` for rules that were not read from a file.
  public internal(set) var path = "architecture.json"
  /// Whether the repository wrote rules down.
  ///
  /// Without them only what holds for any repository is checked.
  public let areWritten: Bool

  /// Reads the rules.
  ///
  /// - Parameters:
  ///   - path: The rules file.
  ///   - files: The files of the machine.
  /// - Throws: ``UnusableInput`` with the place inside the file.
  public init(at path: String, files: FileSystem) throws(UnusableInput) {
    self = try JSONFile.decode(
      Self.self,
      at: path,
      files: files,
      remedyWhenMissing: "write the rules there or name the file with --rules"
    )
    self.path = path
  }

  /// The rules of a repository that has no rules file: only what holds for any repository is checked.
  public init() {
    layers = []
    ambient = []
    attributeExceptions = []
    documentation = []
    fileLength = nil
    swallowedErrors = nil
    areWritten = false
  }
}
