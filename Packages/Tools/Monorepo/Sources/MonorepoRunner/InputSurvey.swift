import Foundation
import MonorepoGraph
import MonorepoInputs
import MonorepoSystem

/// Finds out what the suites of a run depend on, at this moment.
struct InputSurvey: Sendable {
  let reader: RepositoryReader
  let packages: [LocalPackage]
  /// Sources that SwiftPM compiles although version control ignores them.
  let ignoredSources: [String]
  let files: FileSystem
  let subprocesses: any SubprocessRunner
  let jobs: Int
  let context: RunContext
  let buildsFromRoot: Bool

  /// The inputs of suites by the name of the suite; none for a suite of which they cannot be told.
  func inputs(of suites: [TestPlan.Suite], _ options: TestPlan.Options) async -> [String: SuiteInputs] {
    let root = reader.root
    let paths = await reader.listing() + ignoredSources
    // A link to a folder, or another repository inside of this one, has no contents that git could hash.
    let hashable = paths.filter { !files.isFolder(root + "/" + $0) }
    let hasher = FileHasher(subprocesses: subprocesses, jobs: jobs)
    guard let hashes = await hasher.hashes(of: hashable, in: root) else { return [:] }
    let marked = hashes.reduce(into: [:]) { marked, entry in
      marked[entry.key] = entry.value + (files.isExecutable(root + "/" + entry.key) ? " executable" : "")
    }
    let inputReader = InputReader(
      Repository(root: root, files: paths, packages: packages),
      hashes: marked,
      resolved: resolvedVersions(root),
      context: context,
      buildsFromRoot: buildsFromRoot
    )
    return suites.reduce(into: [:]) { inputs, suite in
      inputs[suite.name] = inputReader.inputs(
        of: suite.name,
        in: suite.folder,
        entry: Self.entry(suite, options)
      )
    }
  }

  private func resolvedVersions(_ root: String) -> [String: String] {
    packages.reduce(into: [:]) { found, package in
      found[package.folder] = files.text(at: root + "/" + package.path("Package.resolved"))
    }
  }

  private static func entry(_ suite: TestPlan.Suite, _ options: TestPlan.Options) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let parts = [try? encoder.encode(suite), try? encoder.encode(options)]
    return parts.map { $0.map { String(decoding: $0, as: UTF8.self) } ?? "" }.joined(separator: "\n")
  }
}
