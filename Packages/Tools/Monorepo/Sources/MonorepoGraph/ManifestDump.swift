/// The part of `swift package dump-package`'s answer that the tool reads.
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

  /// `{"path": "Pictures", "rule": {"copy": {}}}`.
  struct Resource: Decodable {
    let path: String
    /// Whether nothing below the path is compiled.
    let isCopied: Bool

    private enum CodingKeys: String, CodingKey { case path, rule }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      path = try container.decode(String.self, forKey: .path)
      let rule = try container.nestedContainer(keyedBy: AnyKey.self, forKey: .rule)
      isCopied = rule.allKeys.contains { $0.stringValue != "process" }
    }
  }

  /// `{"fileSystem": [{"identity": "alpha", "path": "/…"}]}`, or `sourceControl` or `registry`.
  struct PackageDependency: Decodable {
    struct Location: Decodable {
      let identity: String
      let path: String?
    }

    let fileSystem: [Location]?
    let sourceControl: [Location]?
    let registry: [Location]?
  }

  /// `{"_version": "6.2.0"}`.
  struct ToolsVersion: Decodable {
    let version: String

    private enum CodingKeys: String, CodingKey { case version = "_version" }
  }

  let name: String
  let products: [Product]
  let dependencies: [PackageDependency]
  let targets: [Target]
  let swiftLanguageVersions: [String]?
  let toolsVersion: ToolsVersion?

  /// The language mode of targets that choose none, nil when SwiftPM does not tell.
  var languageMode: String? {
    if let last = swiftLanguageVersions?.max(by: { (Double($0) ?? 0) < (Double($1) ?? 0) }) { return last }
    return (toolsVersion?.version.prefix { $0 != "." }).map(String.init)
  }
}

extension ManifestDump {
  /// One build setting, as in `{"kind": {"define": {"_0": "EXTRA"}}, "tool": "swift"}`.
  struct Setting: Decodable {
    private struct Condition: Decodable {
      let config: String?
      let platformNames: [String]?
      let traits: [String]?
    }

    private enum CodingKeys: String, CodingKey { case condition, kind, tool }

    let kind: String
    let values: [String]
    private let tool: String
    let condition: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      tool = try container.decodeIfPresent(String.self, forKey: .tool) ?? "swift"
      let kinds = try container.nestedContainer(keyedBy: AnyKey.self, forKey: .kind)
      let key = kinds.allKeys.first
      kind = key?.stringValue ?? "nothing"
      values = try key.map { try kinds.decode(Words.self, forKey: $0).words } ?? []
      let condition = try container.decodeIfPresent(Condition.self, forKey: .condition)
      let parts = [
        condition?.config.map { "config: \($0)" },
        (condition?.platformNames).flatMap {
          $0.isEmpty ? nil : "platforms: \($0.sorted().joined(separator: ", "))"
        },
        (condition?.traits).flatMap { $0.isEmpty ? nil : "traits: \($0.sorted().joined(separator: ", "))" },
      ]
      self.condition = parts.compactMap(\.self).joined(separator: "; ")
    }

    var text: String {
      let prefix = tool == "swift" ? "" : tool + "."
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
      if let text = try? decoder.singleValueContainer().decode(String.self) {
        words = [text]
      } else if let list = try? decoder.singleValueContainer().decode([Words].self) {
        words = list.flatMap(\.words)
      } else if let members = try? decoder.singleValueContainer().decode([String: Words].self) {
        words = members.sorted { $0.key < $1.key }.flatMap(\.value.words)
      } else {
        words = []
      }
    }
  }
}

extension Dependency: Decodable {
  /// Reads `{"byName": ["Alpha", null]}`, `{"product": ["Alpha", "alpha", null, null]}`, `{"target": ["Alpha", null]}`
  /// or `{"plugin": ["Alpha", "alpha"]}`; aliases of modules and a condition, which does not matter, come last.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    guard let key = container.allKeys.first else { throw decoder.error("a dependency without a kind") }
    var values = try container.nestedUnkeyedContainer(forKey: key)
    name = try values.decode(String.self)
    let isProduct = key.stringValue == "product"
    package = isProduct || key.stringValue == "plugin" ? try values.decodeIfPresent(String.self) : nil
    // Older versions of SwiftPM write no aliases: what follows is the condition.
    aliases = isProduct ? (try? values.decodeIfPresent([String: String].self)) ?? [:] : [:]
  }
}
