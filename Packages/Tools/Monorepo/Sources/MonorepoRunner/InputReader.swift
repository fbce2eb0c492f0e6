import MonorepoGraph
import MonorepoSystem

/// Tells what the outcome of each suite depends on.
///
/// What counts: every file of the suite's own package (for the root package, of the whole repository); the sources of
/// each module that the suite reaches; the manifests of all packages that SwiftPM loads for it, with their resolved
/// versions; the suite's entry in the plan; and the environment of the run. A file that version control ignores does
/// not count, and neither does one outside of these folders: a suite that reads such files belongs in the root package.
struct InputReader: Sendable {
  private let graph: ModuleGraph
  private let packages: [String: LocalPackage]
  private let digests: SourceDigests
  private let resolved: [String: String]
  private let context: RunContext
  private let buildsFromRoot: Bool

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - repository: The repository.
  ///   - hashes: The hash of every file of the repository.
  ///   - resolved: The text of `Package.resolved` by package folder, where there is one.
  ///   - context: The environment of the run.
  ///   - buildsFromRoot: Whether suites are built in the graph of the root package instead of their own.
  init(
    _ repository: Repository,
    hashes: [String: String],
    resolved: [String: String],
    context: RunContext,
    buildsFromRoot: Bool
  ) {
    graph = ModuleGraph(repository)
    packages = Dictionary(repository.packages.map { ($0.folder, $0) }) { first, _ in first }
    digests = SourceDigests(repository, hashes: hashes)
    self.resolved = resolved
    self.context = context
    self.buildsFromRoot = buildsFromRoot
  }

  /// The inputs of one suite.
  ///
  /// - Parameters:
  ///   - suite: The suite's name.
  ///   - folder: The folder of its package.
  ///   - entry: What the plan says of the suite, as a text.
  /// - Returns: The inputs; nil when they cannot be told, as with versions of other packages that are not resolved, or a
  ///   link to a folder among the sources.
  func inputs(of suite: String, in folder: String, entry: String) -> SuiteInputs? {
    guard let manifests = manifests(from: buildsFromRoot ? "" : folder),
      let package = digests.package(folder)
    else { return nil }
    var inputs = context.values
    inputs["entry in the plan"] = "\(Digest(entry))"
    inputs[folder.isEmpty ? "the repository" : "package \(folder)"] = package
    for name in graph.reachable(from: suite) {
      guard let module = graph.modules[name], module.package != folder else { continue }
      // A plugin or a macro may read any file of its package.
      let readsPackage = [.macro, .binary, .other].contains(module.kind)
      let digest = readsPackage ? digests.package(module.package) : digests.module(name)
      guard let digest else { return nil }
      inputs["module \(name)"] = digest
    }
    return SuiteInputs(digests: inputs.merging(manifests) { first, _ in first })
  }

  /// The manifests that SwiftPM loads for a package, with resolved versions; nil when something is not known.
  private func manifests(from start: String) -> [String: String]? {
    var manifests: [String: String] = [:]
    for folder in Set([start]).closure(following: { packages[$0]?.requiredFolders ?? [] }) {
      guard let package = packages[folder] else { return nil }
      manifests["manifest \(package.manifestPath)"] = digests.manifests(of: folder)
      for case .external(let identity) in package.requirements {
        guard !identity.hasPrefix("/"), let versions = resolved[start] else { return nil }
        manifests["resolved versions"] = "\(Digest(versions))"
      }
    }
    return manifests
  }
}
