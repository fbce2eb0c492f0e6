struct ManifestDump: Decodable {
  struct Product: Decodable {
    let name: String
    let targets: [String]
  }

  struct Target: Decodable {
    let name: String
    let type: String
    var path: String?
    var exclude: [String]?
    var sources: [String]?
    var resources: [Resource]?
    var publicHeadersPath: String?
    var dependencies: [Dependency] = []
    var pluginUsages: [Dependency]?
    var settings: [Setting]?
  }

  /// `{"path": "Pictures", "rule": {"copy": {}}}`; no rule lets anything below the path be compiled.
  struct Resource: Decodable { let path: String }

  /// A package that the manifest asks for; only one of this machine has a path.
  struct Location: Decodable {
    private enum CodingKeys: String, CodingKey {
      case givenName = "nameForTargetDependencyResolutionOnly"
      case identity, path
    }

    /// The name by which the targets of this manifest know the package, when it gives it one.
    let givenName: String?
    let identity: String
    let path: String?
  }

  /// `{"_version": "6.2.0"}`.
  struct ToolsVersion: Decodable {
    let version: String

    private enum CodingKeys: String, CodingKey { case version = "_version" }
  }

  let name: String
  let products: [Product]
  /// Each one has the kind as its key: `{"fileSystem": [{"identity": "alpha", "path": "/…"}]}`, or
  /// `sourceControl` or `registry`.
  let dependencies: [[String: [Location]]]
  let targets: [Target]
  let swiftLanguageVersions: [String]?
  let toolsVersion: ToolsVersion?

  var packages: [Location] { dependencies.flatMap(\.values).flatMap(\.self) }

  var languageMode: String? {
    if let last = swiftLanguageVersions?.max(by: { (Double($0) ?? 0) < (Double($1) ?? 0) }) { return last }
    return (toolsVersion?.version.prefix { $0 != "." }).map(String.init)
  }

  /// One build setting, as in `{"kind": {"define": {"_0": "EXTRA"}}, "tool": "swift"}`.
  struct Setting: Decodable {
    private struct Condition: Decodable {
      let config: String?
      let platformNames: [String]?
      let traits: [String]?
    }

    private enum CodingKeys: String, CodingKey {
      case given = "condition"
      case kinds = "kind"
      case tool
    }

    private let given: Condition?
    private let kinds: [String: Words]
    private let tool: String?

    var kind: String { kinds.keys.first ?? "nothing" }
    var values: [String] { kinds.values.first?.words ?? [] }

    var condition: String {
      let lists = [
        ("config", given?.config.map { [$0] }), ("platforms", given?.platformNames),
        ("traits", given?.traits),
      ]
      let parts = lists.map { ($0, ($1 ?? []).sorted().joined(separator: ", ")) }.filter { !$1.isEmpty }
      return parts.map { "\($0): \($1)" }.joined(separator: "; ")
    }

    var text: String {
      let prefix = tool.map { $0 == "swift" ? "" : $0 + "." } ?? ""
      return "\(prefix)\(kind)(\(values.joined(separator: " ")))"
        + (condition.isEmpty ? "" : " [\(condition)]")
    }

    /// Whether it chooses the mode of the Swift language; later versions of SwiftPM renamed it.
    var isLanguageMode: Bool { kind == "swiftLanguageMode" || kind == "swiftLanguageVersion" }
  }

  /// The texts of a value that is a text, a list or an object of such.
  private struct Words: Decodable {
    let words: [String]

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      let list = try? value.decode([Words].self)
      let members = try? value.decode([String: Words].self).sorted { $0.key < $1.key }
      let words = list ?? members?.map(\.value) ?? []
      self.words = (try? [value.decode(String.self)]) ?? words.flatMap(\.words)
    }
  }
}
