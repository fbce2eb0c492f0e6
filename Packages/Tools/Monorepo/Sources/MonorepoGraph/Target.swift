package struct Target: Hashable, Sendable {
  package enum Kind: String, Equatable, Sendable {
    case library = "regular"
    case executable, test, system, macro, binary, other
  }

  package let name: String
  package let kind: Kind
  /// The folder of its sources, relative to the repository's root.
  package let folder: String
  /// Files and folders below its own folder that do not belong to it.
  package internal(set) var excluded: [String] = []
  /// Files and folders below its own folder that are resources, so that SwiftPM compiles none of them.
  package internal(set) var resources: [String] = []
  /// The resources of the target that are outside of its own folder, relative to the repository's root.
  package internal(set) var outsideResources: [String] = []
  /// The files and folders below its own folder that belong to it; nil when all do.
  package internal(set) var sources: [String]?
  package internal(set) var dependencies: [Dependency] = []
  /// The names by which its module map lets sources import it.
  var mappedModules: [String] = []
  /// The settings as SwiftPM evaluates the manifest, sorted, as in `define(FAST) [config: release]`, and as in
  /// `linker.unsafeFlags(-lz)` for a tool other than the Swift compiler.
  package internal(set) var settings: [String] = []
  /// The lowest language mode of its Swift, such as `6`, on any platform; nil when the manifest does not tell.
  package internal(set) var languageMode: String?
  /// Whether a build tool plugin may add sources, which nobody but the build sees.
  package internal(set) var hasGeneratedSources = false

  /// The names by which sources import it: the target's own, and those of its module map.
  package var modules: [String] {
    let own = Self.moduleName(of: name)
    return [own] + mappedModules.filter { $0 != own }
  }

  /// The own name of a module that the manifest gives another name for this target; else the name itself.
  package func moduleName(imported name: String) -> String {
    dependencies.lazy.compactMap { $0.aliases.first { $0.value == name }?.key }.first ?? name
  }

  /// Whether a file, relative to the root, belongs to the target, compiled or not: it is below its folder and among
  /// what the manifest chooses.
  package func holds(_ file: String) -> Bool {
    guard folder.isEmpty || file.hasPrefix(folder + "/") else { return false }
    return (sources.map { Self.holds(paths($0), file) } ?? true)
      && !setsAside(file)
  }

  func setsAside(_ file: String) -> Bool { Self.holds(paths(excluded + resources), file) }

  func hasResource(_ file: String) -> Bool { Self.holds(paths(resources), file) }

  /// The name of the module that SwiftPM makes of a target: an underscore for every letter that no identifier may have.
  package static func moduleName(of target: String) -> String {
    let name = String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }

  /// Whether a Swift file that belongs to the target is compiled: SwiftPM skips what is hidden, manifests for certain
  /// versions of Swift, and folders that Xcode or DocC treat as one document.
  func compiles(_ file: String) -> Bool {
    let below = file.dropFirst(folder.isEmpty ? 0 : folder.count + 1).split(separator: "/")
    return !below.contains { $0.hasPrefix(".") } && !below.dropLast().contains { Self.isDocument($0) }
      && !(below.count == 1 && below[0].hasPrefix("Package@swift-"))
  }

  /// Whether a folder with this name is a document whose files are no sources.
  static func isDocument(_ name: Substring) -> Bool { documents.contains { name.hasSuffix($0) } }

  private static let documents = [".docc", ".playground", ".xcassets", ".xcodeproj", ".xcworkspace"]

  private func paths(_ below: [String]) -> [String] { below.map { LocalPackage.plain($0, in: folder) } }

  private static func holds(_ paths: [String], _ file: String) -> Bool {
    paths.contains { $0.isEmpty || file == $0 || file.hasPrefix($0 + "/") }
  }

  package var isProduction: Bool { kind != .test }
}
