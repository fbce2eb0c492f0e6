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
    let dependencies: [TargetDependency]
  }

  /// `{"byName": ["Alpha", null]}` or `{"product": ["Alpha", "alpha", null, null]}` or `{"target": ["Alpha", null]}`.
  struct TargetDependency: Decodable {
    let name: String
    let package: String?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      guard let key = container.allKeys.first else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "a dependency without a kind")
        )
      }
      var values = try container.nestedUnkeyedContainer(forKey: key)
      name = try values.decode(String.self)
      package = key.stringValue == "product" ? try values.decodeIfPresent(String.self) : nil
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
