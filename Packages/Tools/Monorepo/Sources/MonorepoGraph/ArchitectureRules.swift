public import MonorepoSystem

/// The rules of one repository as data: its layers, where ambient state may be read, and where errors may be swallowed.
public struct ArchitectureRules: Decodable, Equatable, Sendable {
  /// The layers, in the order in which they are tried.
  package private(set) var layers: [Layer] = []
  /// The modules that only some layers may import; also modules of the system and of third parties.
  package private(set) var imports: [ImportLimit] = []
  /// The packages from elsewhere that may be used; nil when nothing is said about them.
  package private(set) var thirdParty: [ThirdParty]?
  package private(set) var ambient: [Ambient] = []
  /// Patterns of the files whose public declarations have documentation.
  package private(set) var documentation: [String] = []
  package private(set) var fileLength: FileLength?
  package private(set) var swallowedErrors: SwallowedErrors?
  /// Patterns of the files in which nothing is looked for, and of the manifests that are not read.
  package private(set) var ignored: [String] = []
  package private(set) var severities: [Rule: Severity] = [:]
  /// The rules file as it was named; `architecture.json` for rules that were not read from a file.
  package internal(set) var path = "architecture.json"
  /// Whether the repository wrote rules down; without them only what holds for any repository is checked.
  package private(set) var areWritten = false

  /// Reads the rules.
  ///
  /// - Parameters:
  ///   - path: The rules file.
  ///   - files: The files of the machine.
  /// - Throws: ``/MonorepoSystem/UnusableInput`` with the place inside the file.
  public init(at path: String, files: FileSystem) throws(UnusableInput) {
    let remedy = "write the rules there or name the file with --rules"
    self = try JSONFile.decode(Self.self, at: path, files: files, remedyWhenMissing: remedy)
    self.path = path
  }

  /// The rules of a repository that has no rules file: only what holds for any repository is checked.
  public init() {}

  package func applies(_ rule: Rule) -> Bool {
    severities[rule] != .off && (areWritten || !rule.needsRulesFile)
  }

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case ambient, documentation, fileLength, ignore, imports, layers, severity, swallowedErrors, thirdParty
  }

  /// Reads the rules and refuses keys that are not understood.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(only: CodingKeys.self)
    layers = try container.list(.layers)
    imports = try container.list(.imports)
    thirdParty = try container.decodeIfPresent([ThirdParty].self, forKey: .thirdParty)
    ambient = try container.list(.ambient)
    documentation = try container.list(.documentation)
    fileLength = try container.decodeIfPresent(FileLength.self, forKey: .fileLength)
    swallowedErrors = try container.decodeIfPresent(SwallowedErrors.self, forKey: .swallowedErrors)
    ignored = try container.list(.ignore)
    severities = try Self.severities(in: container)
    areWritten = true
    let known = Set(layers.map(\.name))
    if let name = layers.map(\.name).firstRepeated {
      throw container.error(.layers, "there are two layers “\(name)”")
    }
    if let package = (thirdParty ?? []).map(\.package).firstRepeated {
      throw container.error(.thirdParty, "there are two entries for “\(package)”")
    }
    let users = (thirdParty ?? []).flatMap { $0.onlyIn ?? [] }
    for (key, layers) in [(CodingKeys.imports, imports.flatMap(\.layers)), (.thirdParty, users)] {
      if let name = layers.first(where: { !known.contains($0) }) {
        let names = known.isEmpty ? "none" : known.sorted().joined(separator: ", ")
        throw container.error(key, "unknown layer “\(name)”; known layers: \(names)")
      }
    }
  }

  private static func severities(in rules: KeyedDecodingContainer<CodingKeys>) throws -> [Rule: Severity] {
    guard rules.contains(.severity) else { return [:] }
    let entries = try rules.nestedContainer(keyedBy: AnyKey.self, forKey: .severity)
    var severities: [Rule: Severity] = [:]
    for key in entries.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      guard let rule = Rule(rawValue: key.stringValue) else {
        let known = Rule.allCases.map(\.rawValue).joined(separator: ", ")
        throw entries.error(key, "unknown rule; known rules: \(known)")
      }
      severities[rule] = Severity(rawValue: try entries.decode(String.self, forKey: key))
      if severities[rule] == nil { throw entries.error(key, "a rule is “error”, “advice” or “off”") }
    }
    return severities
  }
}
