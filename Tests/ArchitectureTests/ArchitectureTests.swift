import Foundation
import MonorepoChecks
import MonorepoGraph
import MonorepoSystem
import Testing

@Suite(.timeLimit(.minutes(5))) struct ArchitectureTests {
  private let files = FileSystem(manager: .default)

  @Test func `every rule of the architecture holds in this repository`() async throws {
    let captures = FileManager.default.temporaryDirectory.appending(path: "architecture-\(UUID())")
    try FileManager.default.createDirectory(at: captures, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: captures) }

    let inspection = try await inspect(captures: captures.path(percentEncoded: false))

    #expect(inspection.findings.filter { $0.severity == .error } == [])
    #expect(inspection.repository.packages.count > 10)
  }

  private func inspect(captures: String) async throws -> Inspection {
    let subprocesses = ChildProcessRunner(
      environment: wholeRootEnvironment,
      captures: captures,
      files: files,
      makeName: { UUID().uuidString }
    )
    let rules = try ArchitectureRules(at: root + "/Packages/Tools/Monorepo/architecture.json", files: files)
    let reader = RepositoryReader(
      root: root,
      scratch: root + "/.build/manifests",
      jobs: 2,
      files: files,
      subprocesses: subprocesses,
      environment: wholeRootEnvironment
    )
    return try await Inspection(
      of: try await reader.read(),
      rules: rules,
      planPath: "AllTests.plan",
      files: files,
      jobs: 2
    )
  }

  /// The root manifest leaves out the packages' suites when this variable says so, and they are to be checked.
  private var wholeRootEnvironment: [String: String] {
    ProcessInfo.processInfo.environment.filter { $0.key != "MONOREPO_BUILD" }
  }

  private var root: String {
    let file = URL(filePath: #filePath)
    return files.resolved(
      file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .path(percentEncoded: false)
    )
  }
}
