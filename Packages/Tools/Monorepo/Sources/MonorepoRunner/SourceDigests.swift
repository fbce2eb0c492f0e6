import Foundation
import MonorepoGraph
import MonorepoSystem

/// The digests of the packages and modules of a repository, each taken once.
struct SourceDigests: Sendable {
  enum Part: Hashable, Sendable {
    /// Every file of the package in a folder, for the root package of the repository.
    case package(String)
    /// The manifest of the package in a folder, with those for certain versions of Swift.
    case manifest(String)
    /// Every file in the folder of a module, and its resources outside of it.
    case module(String)
  }

  private var digests: [Part: Digest] = [:]
  private var unknown: Set<Part> = []

  /// Takes the digests from the hash of every file; one without, as of a link, makes all unknown that holds it.
  init(_ repository: Repository, hashes: [String: String]) {
    let folders = Set(repository.packages.map(\.folder))
    let targets = Dictionary(grouping: repository.packages.flatMap(\.targets), by: \.folder)
    var users: [String: Set<Part>] = [:]
    for package in repository.packages {
      for target in package.targets {
        let parts: Set = [Part.module(target.name), Part.package(package.folder)]
        for path in target.outsideResources { users[path, default: []].formUnion(parts) }
      }
    }
    // What is outside of the repository as well has no hash.
    for (path, parts) in users where path.hasPrefix("/") || path.split(separator: "/").contains("..") {
      unknown.formUnion(parts.union([Part.package("")]))
    }
    for path in repository.files {
      let above = PathAncestry.folders(above: path) + [""]
      let owner = above.first { folders.contains($0) } ?? ""
      var parts: Set = [Part.package(""), Part.package(owner)]
      let name = path.dropFirst(owner.isEmpty ? 0 : owner.count + 1)
      if LocalPackage.isManifest(name) { parts.insert(.manifest(owner)) }
      for folder in above { parts.formUnion(targets[folder, default: []].map { Part.module($0.name) }) }
      for place in [path] + above { parts.formUnion(users[place, default: []]) }
      if let hash = hashes[path] {
        for part in parts { digests[part, default: Digest()].add("\(path) \(hash)") }
      } else {
        unknown.formUnion(parts)
      }
    }
  }

  subscript(part: Part) -> String? { unknown.contains(part) ? nil : "\(digests[part] ?? Digest())" }
}

/// Hashes the contents of files with git, which is there, and fast.
struct FileHasher: Sendable {
  private static let filesAtOnce = 400
  let subprocesses: any SubprocessRunner
  let jobs: Int

  /// The hash of each file below a folder; nil when one of them cannot be read, or there is no git.
  func hashes(of paths: [String], in root: String) async -> [String: String]? {
    let starts = stride(from: 0, to: paths.count, by: Self.filesAtOnce)
    let chunks = starts.map { Array(paths[$0..<min($0 + Self.filesAtOnce, paths.count)]) }
    let hashed = await chunks.concurrentMap(limit: jobs) { chunk in await hashes(ofFew: chunk, in: root) }
    let found = hashed.compactMap(\.self).flatMap(\.self)
    return found.count == paths.count ? Dictionary(zip(paths, found)) { first, _ in first } : nil
  }

  /// The hash of each of so few files that their paths fit into one command; none when one of them has none.
  private func hashes(ofFew paths: [String], in root: String) async -> [String]? {
    let output = await subprocesses.git(["hash-object", "--no-filters", "--"] + paths, in: root)
    let hashes = output?.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    return hashes?.count == paths.count ? hashes : nil
  }
}
