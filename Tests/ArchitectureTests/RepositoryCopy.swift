import Foundation
import MonorepoChecks
import MonorepoDiagrams
import MonorepoGraph
import MonorepoScaffold
import MonorepoSystem

/// A copy of this repository without what is built, to change and to build in.
///
/// It stays for the next run, which replaces only the files that have changed, so that only those and what the test adds
/// are compiled. Files are not linked: a link changes the status of the original, by which git takes it for changed.
struct RepositoryCopy {
  let root: String
  let files = FileSystem(manager: .default)
  private let source: String
  private let folder: String
  /// What SwiftPM said of the manifests of the repository itself, most of which are the same in the copy.
  private let manifests: String
  private let environment: [String: String]
  private let subprocesses: ChildProcessRunner

  /// Makes the copy equal to the repository; version control has no say, so that an archive of the sources will do.
  ///
  /// - Parameter name: The copy's name, which no two tests share.
  /// - Throws: What goes wrong with the files.
  init(_ name: String) throws {
    let own = URL(filePath: #filePath)
    source = files.resolved(
      (0..<3).reduce(own) { path, _ in path.deletingLastPathComponent() }.path(percentEncoded: false)
    )
    // Two builds of this suite may run at the same time.
    folder = "\(source)/.build/scaffold/\(name)-\(Digest(CommandLine.arguments[0]))"
    root = folder + "/copy"
    manifests = source + "/.build/manifests"
    // The root manifest leaves out the packages' suites when this variable says so, and they are to be checked.
    environment = ProcessInfo.processInfo.environment.filter { $0.key != "MONOREPO_BUILD" }
    subprocesses = ChildProcessRunner(
      environment: environment,
      captures: folder + "/captures",
      files: files,
      makeName: { UUID().uuidString }
    )
    try files.mirror(files.files(below: source), of: source, to: root)
  }

  /// The Swift files that the repository has not, or has otherwise.
  func changedSources() -> [String] {
    files.files(below: root).filter { path in
      path.hasSuffix(".swift") && text(path) != files.text(at: source + "/" + path)
    }
  }

  func repository() async throws -> Repository {
    try await RepositoryReader(
      root: root,
      scratch: manifests,
      jobs: 3,
      files: files,
      subprocesses: subprocesses,
      environment: environment
    ).read()
  }

  /// Adds a feature or an area as the commands do.
  func add(_ name: String, from folder: String = "Feature", area: String? = nil) async throws {
    let template = root + "/Packages/Tools/Monorepo/Templates/" + folder
    let scaffold = try Scaffold(from: template, for: try await repository(), files: files)
    try scaffold.plan(for: NewName(name), area: area).write(files: files)
    _ = try Repairer(files: files).repair(try await repository(), planPath: "AllTests.plan")
    try PictureUpdate(of: try await repository(), files: files).write(files: files)
  }

  /// Takes what the program does not need to show an area out of the root manifest: other areas, the tools, and all
  /// suites but some.
  func leaveOnly(suitesBeginningWith beginning: String, keeping suite: String, of file: String) throws {
    let others = ["Recipes", "Section", "Streaming"]
    for area in ["Recipes", "Streaming"] { files.remove(root + "/App/Areas/\(area)Area.swift") }
    let list = text("App/Composition/Area.swift")
      .replacing("    .recipes,\n", with: "").replacing("    .streaming,\n", with: "")
    try files.write(Data(list.utf8), to: root + "/App/Composition/Area.swift")
    let manifest =
      text("Package.swift").replacing(
        "areaModules.sorted()",
        with: "areaModules.sorted().filter { name in !\(others).contains { name.hasPrefix($0) } }"
      ).replacing(
        "packages.keys.sorted()",
        with: "packages.keys.sorted().filter { !$0.hasPrefix(\"Packages/Tools/\") }"
      )
        + """

        package.targets.removeAll { target in
          target.type == .test && !target.name.hasPrefix("\(beginning)") && target.name != "\(suite)"
        }
        for target in package.targets where target.name == "\(suite)" { target.sources = ["\(file).swift"] }

        """
    try files.write(Data(manifest.utf8), to: root + "/Package.swift")
  }

  func findings() async throws -> [Finding] {
    let rules = try ArchitectureRules(at: root + "/Packages/Tools/Monorepo/architecture.json", files: files)
    let inspection = try await Inspection(
      of: try await repository(),
      rules: rules,
      planPath: "AllTests.plan",
      files: files,
      jobs: 3
    )
    return inspection.findings
  }

  /// Runs a program in the copy and gives back what it printed, on both streams.
  func run(_ arguments: [String]) async throws -> SubprocessOutcome {
    try await subprocesses.run(Subprocess(arguments, in: root, mergesErrors: true))
  }

  /// A folder for what is built.
  var scratch: String { folder + "/scratch" }

  func text(_ path: String) -> String { files.text(at: root + "/" + path) ?? "" }
}
