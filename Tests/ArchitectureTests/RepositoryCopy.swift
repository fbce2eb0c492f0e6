import Foundation
import MonorepoChecks
import MonorepoDiagrams
import MonorepoGraph
import MonorepoScaffold
import MonorepoSystem

/// A copy of this repository without what is built, to change and to build in.
struct RepositoryCopy {
  let root: String
  let files = FileSystem(manager: .default)
  private let folder: String
  private let subprocesses: ChildProcessRunner

  /// Copies every file that is not hidden; version control has no say, so that an archive of the sources will do.
  init() throws {
    let own = URL(filePath: #filePath)
    let source = (0..<3).reduce(own) { path, _ in path.deletingLastPathComponent() }.path(
      percentEncoded: false
    )
    folder = files.resolved(NSTemporaryDirectory()) + "/scaffold-" + UUID().uuidString
    root = folder + "/copy"
    // The root manifest leaves out the packages' suites when this variable says so, and they are to be checked.
    let environment = ProcessInfo.processInfo.environment.filter { $0.key != "TESSERA_ROOT_SUITES" }
    subprocesses = ChildProcessRunner(
      environment: environment,
      captures: folder + "/captures",
      files: files,
      makeName: { UUID().uuidString }
    )
    for path in files.files(below: source) + [".swift-format"] {
      guard let data = files.data(at: source + "/" + path) else { continue }
      try files.write(data, to: root + "/" + path)
    }
  }

  func remove() { files.remove(folder) }

  func repository() async throws -> Repository {
    try await RepositoryReader(
      root: root,
      scratch: folder + "/manifests",
      jobs: 3,
      files: files,
      subprocesses: subprocesses
    ).read()
  }

  /// Adds a feature as the command does.
  func add(_ name: String, area: String? = nil) async throws {
    let template = try Template(at: root + "/Packages/Tools/Monorepo/Templates/Feature", files: files)
    let scaffold = Scaffold(template: template, repository: try await repository(), files: files)
    try scaffold.plan(for: FeatureName(name), area: area).write(files: files)
    try PictureUpdate(of: try await repository(), files: files).write(files: files)
  }

  func findings() async throws -> [Finding] {
    let rules = try ArchitectureRules(at: root + "/Packages/Tools/Monorepo/architecture.json", files: files)
    let inspection = try await Inspector(files: files, subprocesses: subprocesses, jobs: 3)
      .inspect(try await repository(), rules: rules, planPath: "AllTests.plan")
    return ArchitectureCheck().findings(in: inspection)
  }

  /// Runs a program in the copy and gives back what it printed, on both streams.
  func run(_ arguments: String...) async throws -> SubprocessOutcome {
    try await subprocesses.run(Subprocess(arguments, in: root, mergesErrors: true))
  }

  /// A folder for what is built.
  var scratch: String { folder + "/scratch" }

  func text(_ path: String) -> String { files.text(at: root + "/" + path) ?? "" }
}
