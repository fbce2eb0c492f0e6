/// One local package: a folder with a manifest.
public struct LocalPackage: Equatable, Sendable {
  package enum Requirement: Hashable, Sendable {
    /// A package of the repository, by its folder relative to the root (empty for the root package).
    case local(folder: String)
    /// A package from elsewhere: its identity, or its absolute path when the manifest gives one outside the root.
    case external(String)

    /// The folder of a package of the repository; nil for one from elsewhere.
    package var folder: String? { if case .local(let folder) = self { folder } else { nil } }

    /// The name by which targets name the package, in lower case; nil for the root package, which a checkout names.
    package var identity: String? {
      switch self {
      case .local(let place), .external(let place): place.split(separator: "/").last?.lowercased()
      }
    }
  }

  /// The folder relative to the repository's root, empty for the root package.
  package let folder: String
  package let name: String
  package internal(set) var requirements: [Requirement] = []
  /// The targets of each product, by product name.
  package internal(set) var products: [String: [String]] = [:]
  package internal(set) var targets: [Target] = []
  package internal(set) var manifest = ""
  /// The name of the manifest that SwiftPM reads, which may be one for certain versions of Swift.
  var manifestName = "Package.swift"

  /// The folders of the packages of the repository that it asks for, in the manifest's order.
  package var requiredFolders: [String] { requirements.compactMap(\.folder) }

  package var manifestPath: String { path(manifestName) }

  /// The name by which other manifests know the package: the last part of its folder, in lower case.
  package var identity: String {
    folder.split(separator: "/").last.map { $0.lowercased() } ?? name.lowercased()
  }

  /// Whether a file in the folder of a package is its manifest, for any version of Swift.
  package static func isManifest(_ name: some StringProtocol) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }

  /// A path below the package's folder, relative to the repository's root.
  package func path(_ below: String) -> String { folder.isEmpty ? below : folder + "/" + below }

  /// Whether a file named like a manifest belongs to one of the targets: as a source, or as data of a suite.
  func claims(_ manifest: String) -> Bool {
    targets.contains { target in
      let hasOwnFolder = target.folder != folder && manifest.hasPrefix(target.folder + "/")
      return target.holds(manifest) || target.hasResource(manifest) || hasOwnFolder && target.kind == .test
    }
  }

  /// A path below a folder without `.` and `..`; as it is when it leaves what the folder is relative to.
  static func plain(_ path: String, in folder: String = "") -> String {
    let whole = folder.isEmpty ? path : folder + "/" + path
    return normalized(whole) ?? whole
  }

  /// The path without `.` and `..`, nil when it leaves the folder it is relative to.
  package static func normalized(_ path: String) -> String? {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part != ".." { parts.append(part) } else if parts.popLast() == nil { return nil }
    }
    return parts.joined(separator: "/")
  }
}

package struct Dependency: Decodable, Hashable, Sendable {
  package let name: String
  /// The identity of the package that has the product, when the manifest names it.
  package let package: String?
  /// The names under which the target imports modules of a product, by the modules' own names.
  package let aliases: [String: String]

  init(_ name: String, package: String? = nil, aliases: [String: String] = [:]) {
    (self.name, self.package, self.aliases) = (name, package, aliases)
  }

  /// Reads `{"byName": ["Alpha", null]}` or `{"product": ["Alpha", "alpha", null, null]}`; aliases of modules and
  /// a condition, which does not matter, come last.
  package init(from decoder: any Decoder) throws {
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
