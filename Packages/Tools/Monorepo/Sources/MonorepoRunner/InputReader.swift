import MonorepoGraph
import MonorepoSystem

/// The inputs that the outcome of a suite depends on, each by its digest.
///
/// Two equal values mean that running the suite again would only repeat what is known.
struct SuiteInputs: Equatable, Codable, Sendable {
  /// The digest of each input, by a readable name, as in `module DesignKit`.
  let digests: [String: String]

  /// The names of the inputs that are not the same in another value, in sorted order.
  func differences(from other: SuiteInputs) -> [String] {
    Set(digests.keys).union(other.digests.keys).filter { digests[$0] != other.digests[$0] }.sorted()
  }
}

/// The inputs of a run that are no files of the repository, and still affect its outcome.
struct RunContext {
  let toolchain: String
  let system: String
  let environment: [String: String]
  /// The kind of build and its flags.
  let build: String

  fileprivate var digests: [String: String] {
    var variables = Digest()
    for (name, value) in environment.sorted(by: { $0.key < $1.key }) { variables.add("\(name)=\(value)") }
    return [
      "toolchain": "\(Digest(toolchain))",
      "operating system": "\(Digest(system))",
      "environment": "\(variables)",
      "way of building": "\(Digest(build))",
    ]
  }
}

/// Tells what the outcome of each suite depends on.
///
/// What counts: every file of the suite's own package (for the root package, of the whole repository); the
/// sources of each module that the suite reaches; the manifests of all packages that SwiftPM loads for it,
/// with their resolved versions; the suite's entry in the plan; and the environment of the run.
struct InputReader: Sendable {
  private let graph: ModuleGraph
  private let repository: Repository
  private let digests: SourceDigests
  private let resolved: [String: String]
  private let context: [String: String]
  private let buildsFromRoot: Bool

  /// Makes a reader from the hash of every file and the text of each `Package.resolved` by package folder.
  ///
  /// Suites are built in the graph of their own package, or in that of the root package.
  init(
    _ repository: Repository,
    hashes: [String: String],
    resolved: [String: String],
    context: RunContext,
    buildsFromRoot: Bool
  ) {
    graph = ModuleGraph(repository)
    self.repository = repository
    digests = SourceDigests(repository, hashes: hashes)
    self.resolved = resolved
    self.context = context.digests
    self.buildsFromRoot = buildsFromRoot
  }

  /// The inputs of one suite, of which the plan says what is in `entry`; nil when they cannot be told.
  ///
  /// Versions of other packages that are not resolved make them unknown, or a link to a folder among sources.
  func inputs(of suite: String, in folder: String, entry: String) -> SuiteInputs? {
    guard let manifests = manifests(from: buildsFromRoot ? "" : folder),
      let package = digests.package(folder)
    else { return nil }
    var inputs = context
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
    for folder in Set([start]).closure(following: { repository.package(at: $0)?.requiredFolders ?? [] }) {
      guard let package = repository.package(at: folder) else { return nil }
      manifests["manifest \(package.manifestPath)"] = digests.manifests(of: folder)
      for case .external(let identity) in package.requirements {
        guard !identity.hasPrefix("/"), let versions = resolved[start] else { return nil }
        manifests["resolved versions"] = "\(Digest(versions))"
      }
    }
    return manifests
  }
}
