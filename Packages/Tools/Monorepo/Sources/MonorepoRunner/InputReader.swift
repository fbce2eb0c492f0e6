import MonorepoGraph
import MonorepoSystem

/// The inputs that the outcome of a suite depends on: with equal ones, running it would only repeat what is known.
struct SuiteInputs: Equatable, Codable, Sendable {
  /// The digest of each input, by a readable name, as in `module DesignKit`.
  let digests: [String: String]

  func differences(from other: SuiteInputs) -> [String] {
    Set(digests.keys).union(other.digests.keys).filter { digests[$0] != other.digests[$0] }.sorted()
  }
}

/// Tells what the outcome of each suite depends on, as the README lists it.
struct InputReader: Sendable {
  let repository: Repository
  let graph: ModuleGraph
  let digests: SourceDigests
  let resolved: [String: String]
  let context: [String: String]
  /// Whether suites are built in the graph of the root package, and not in that of their own.
  let buildsFromRoot: Bool

  /// The inputs of one suite, of which the plan says what is in `entry`; nil when they cannot be told, as without
  /// resolved versions of other packages.
  func inputs(of suite: String, in folder: String, entry: String) -> SuiteInputs? {
    guard var inputs = manifests(from: buildsFromRoot ? "" : folder),
      let package = digests[.package(folder)]
    else { return nil }
    for (name, text) in context { inputs[name] = "\(Digest(text))" }
    inputs["entry in the plan"] = "\(Digest(entry))"
    inputs[folder.isEmpty ? "the repository" : "package \(folder)"] = package
    let modules = graph.reachable(from: graph.modules(named: suite, in: folder))
    for module in modules where module.package != folder {
      // A plugin or a macro may read any file of its package.
      let readsPackage = [.macro, .binary, .other].contains(module.kind)
      let part = readsPackage ? SourceDigests.Part.package(module.package) : .module(module.name)
      guard let digest = digests[part] else { return nil }
      inputs["module \(module.name)"] = digest
    }
    return SuiteInputs(digests: inputs)
  }

  /// The manifests that SwiftPM loads for a package, with resolved versions; nil when something is not known.
  private func manifests(from start: String) -> [String: String]? {
    var manifests: [String: String] = [:]
    for folder in repository.requiredFolders(from: start) {
      guard let package = repository.package(at: folder), let digest = digests[.manifest(folder)] else {
        return nil
      }
      manifests["manifest \(package.manifestPath)"] = digest
      for case .external(let identity) in package.requirements {
        guard !identity.hasPrefix("/"), let versions = resolved[start] else { return nil }
        manifests["resolved versions"] = "\(Digest(versions))"
      }
    }
    return manifests
  }
}

extension ConfigurationRun {
  /// The present inputs of the suites, by label; none for a suite of which they cannot be told.
  func inputs() async -> [String: SuiteInputs] {
    guard machine.toolchain != nil else { return [:] }
    let (root, packages) = (runner.reader.root, runner.repository.packages)
    // SwiftPM compiles also sources that version control ignores.
    let paths = await runner.reader.listing() + runner.repository.ignoredSources
    // A link to a folder, or another repository inside of this one, has no contents that git could hash.
    let hashable = paths.filter { !machine.files.isFolder(root + "/" + $0) }
    let hasher = FileHasher(subprocesses: machine.subprocesses, jobs: options.jobs)
    guard let hashes = await hasher.hashes(of: hashable, in: root) else { return [:] }
    let marked = hashes.map { path, hash in
      (path, hash + (machine.files.isExecutable(root + "/" + path) ? " executable" : ""))
    }
    let repository = Repository(root: root, files: paths, packages: packages)
    let reader = InputReader(
      repository: repository,
      graph: ModuleGraph(repository),
      digests: SourceDigests(repository, hashes: Dictionary(marked) { first, _ in first }),
      resolved: packages.reduce(into: [:]) { found, package in
        found[package.folder] = machine.files.text(at: root + "/" + package.path("Package.resolved"))
      },
      context: machine.context(variant),
      buildsFromRoot: variant.kind == .shared
    )
    return suites.reduce(into: [:]) { inputs, suite in
      let entry = JSONText.text(of: suite) + "\n" + JSONText.text(of: configuration.options)
      inputs[suite.label] = reader.inputs(of: suite.name, in: suite.folder, entry: entry)
    }
  }
}
