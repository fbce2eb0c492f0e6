import MonorepoGraph
import MonorepoSystem

/// The digests of the packages and modules of a repository, each taken once.
struct SourceDigests: Sendable {
  private var packages: [String: Digest] = [:]
  private var manifests: [String: Digest] = [:]
  private var modules: [String: Digest] = [:]
  private var unknownPackages: Set<String> = []
  private var unknownModules: Set<String> = []
  private let wholeRepository: Set<String>

  /// Takes the digests from the hash of every file.
  ///
  /// What has none, as a link to a folder or a repository in this one, makes all unknown that holds it.
  init(_ repository: Repository, hashes: [String: String]) {
    let folders = Set(repository.packages.map(\.folder))
    let targets = Dictionary(grouping: repository.packages.flatMap(\.targets), by: \.folder)
    wholeRepository = Set((targets[""] ?? []).map(\.name))
    var users: [String: [(module: String, package: String)]] = [:]
    for package in repository.packages {
      for target in package.targets {
        for path in target.outsideResources { users[path, default: []].append((target.name, package.folder)) }
      }
    }
    // What is outside of the repository as well has no hash.
    for (path, users) in users where path.hasPrefix("/") || path.split(separator: "/").contains("..") {
      unknownModules.formUnion(users.map(\.module))
      unknownPackages.formUnion([""] + users.map(\.package))
    }
    for path in repository.files {
      let above = PathAncestry.folders(above: path)
      let owner = above.first { folders.contains($0) } ?? ""
      let borrowers = users.isEmpty ? [] : ([path] + above).flatMap { users[$0] ?? [] }
      let holders = Set(["", owner] + borrowers.map(\.package))
      let holdingModules = above.flatMap { targets[$0] ?? [] }.map(\.name) + borrowers.map(\.module)
      guard let hash = hashes[path] else {
        unknownPackages.formUnion(holders)
        unknownModules.formUnion(holdingModules)
        continue
      }
      let line = "\(path) \(hash)"
      if Self.isManifest(path, in: owner) { manifests[owner, default: Digest()].add(line) }
      for package in holders { packages[package, default: Digest()].add(line) }
      for module in holdingModules { modules[module, default: Digest()].add(line) }
    }
  }

  /// Every file of a package, for the root package of the repository; nil when one of them is unknown.
  func package(_ folder: String) -> String? {
    unknownPackages.contains(folder) ? nil : "\(packages[folder] ?? Digest())"
  }

  /// The manifest of a package, with those for certain versions of Swift.
  func manifests(of folder: String) -> String { "\(manifests[folder] ?? Digest())" }

  /// Every file in the folder of a module; nil when one of them is unknown.
  func module(_ name: String) -> String? {
    if wholeRepository.contains(name) { return package("") }
    return unknownModules.contains(name) ? nil : "\(modules[name] ?? Digest())"
  }

  private static func isManifest(_ path: String, in folder: String) -> Bool {
    let name = folder.isEmpty ? path[...] : path.dropFirst(folder.count + 1)
    return name.hasPrefix("Package") && name.hasSuffix(".swift") && !name.contains("/")
  }
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
    var found: [String: String] = [:]
    for (chunk, values) in zip(chunks, hashed) {
      guard let values else { return nil }
      for (path, hash) in zip(chunk, values) { found[path] = hash }
    }
    return found
  }

  private func hashes(ofFew paths: [String], in root: String) async -> [String]? {
    let hash = Subprocess(["git", "hash-object", "--no-filters", "--"] + paths, in: root)
    guard let outcome = try? await subprocesses.run(hash), outcome.succeeded else { return nil }
    let hashes = outcome.text.split(separator: "\n").map(String.init)
    return hashes.count == paths.count ? hashes : nil
  }
}
