/// The part of `swift package dump-package`'s answer that the tool reads.
struct ManifestDump: Decodable {
  struct Product: Decodable {
    let name: String
    let targets: [String]
  }

  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let exclude: [String]?
    let sources: [String]?
    let dependencies: [TargetDependency]
    let pluginUsages: [TargetDependency]?
    let settings: [ManifestSetting]?
  }

  /// `{"byName": ["Alpha", null]}`, `{"product": ["Alpha", "alpha", null, null]}`, `{"target": ["Alpha", null]}` or
  /// `{"plugin": ["Alpha", "alpha"]}`; a condition comes last.
  struct TargetDependency: Decodable {
    let name: String
    let package: String?
    let isConditional: Bool

    private struct Anything: Decodable {}

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      guard let key = container.allKeys.first else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "a dependency without a kind")
        )
      }
      var values = try container.nestedUnkeyedContainer(forKey: key)
      name = try values.decode(String.self)
      let namesPackage = key.stringValue == "product" || key.stringValue == "plugin"
      package = namesPackage ? try values.decodeIfPresent(String.self) : nil
      var isConditional = false
      while !values.isAtEnd {
        isConditional = try !values.decodeNil()
        if isConditional { _ = try values.decode(Anything.self) }
      }
      self.isConditional = isConditional
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

  let name: String
  let products: [Product]
  let dependencies: [PackageDependency]
  let targets: [Target]
}
