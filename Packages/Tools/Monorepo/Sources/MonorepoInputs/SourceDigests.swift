import MonorepoGraph
import MonorepoSystem

/// The digests of the packages and modules of a repository, each taken once.
struct SourceDigests: Sendable {
  private var packages: [String: Digest] = [:]
  private var manifests: [String: Digest] = [:]
  private var modules: [String: Digest] = [:]
  private let wholeRepository: Set<String>

  /// Takes the digests.
  ///
  /// - Parameters:
  ///   - repository: The repository.
  ///   - hashes: The hash of every file.
  init(_ repository: Repository, hashes: [String: String]) {
    let folders = Set(repository.packages.map(\.folder))
    let targets = Dictionary(grouping: repository.packages.flatMap(\.targets), by: \.folder)
    wholeRepository = Set((targets[""] ?? []).map(\.name))
    for path in repository.files {
      let line = "\(path) \(hashes[path] ?? "")"
      packages["", default: Digest()].add(line)
      let owner = PathAncestry.folders(above: path).first { folders.contains($0) } ?? ""
      if !owner.isEmpty { packages[owner, default: Digest()].add(line) }
      if Self.isManifest(path, in: owner) { manifests[owner, default: Digest()].add(line) }
      for target in PathAncestry.folders(above: path).compactMap({ targets[$0] }).joined() {
        modules[target.name, default: Digest()].add(line)
      }
    }
  }

  /// Every file of a package; for the root package every file of the repository.
  func package(_ folder: String) -> String { "\(packages[folder] ?? Digest())" }

  /// The manifest of a package, with those for certain versions of Swift.
  func manifests(of folder: String) -> String { "\(manifests[folder] ?? Digest())" }

  /// Every file in the folder of a module.
  func module(_ name: String) -> String {
    wholeRepository.contains(name) ? package("") : "\(modules[name] ?? Digest())"
  }

  private static func isManifest(_ path: String, in folder: String) -> Bool {
    let name = folder.isEmpty ? path[...] : path.dropFirst(folder.count + 1)
    return name.hasPrefix("Package") && name.hasSuffix(".swift") && !name.contains("/")
  }
}
