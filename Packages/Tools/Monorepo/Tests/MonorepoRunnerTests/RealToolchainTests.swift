import Foundation
import MonorepoSystem
import Synchronization
import Testing

@testable import MonorepoGraph
@testable import MonorepoRunner

/// A package on disk, built and tested by the real toolchain.
@Suite struct RealToolchainTests {
  @Test(.timeLimit(.minutes(5)))
  func `real suites are counted, and one without a test fails`() async throws {
    let files = FileSystem(manager: .default)
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(folder) }
    for (path, text) in contents {
      try files.write(Data(text.utf8), to: folder + "/Some folder/Pack/" + path)
    }
    let subprocesses = ChildProcessRunner(
      environment: ProcessInfo.processInfo.environment.merging(["TMPDIR": folder]) { $1 },
      captures: folder + "/captures",
      files: files,
      makeName: { UUID().uuidString }
    )
    let root = folder + "/Some folder"
    let reader = RepositoryReader(
      root: root,
      scratch: folder + "/manifests",
      jobs: 2,
      files: files,
      subprocesses: subprocesses
    )
    let lines = Mutex<[String]>([])
    let runner = PlanRunner(
      TestPlan(
        suites: [
          .init(name: "MixedTests", folder: "Pack"),
          .init(name: "EmptyTests", folder: "Pack", isParallel: false),
        ],
        configurations: [.init(name: "Default", options: .init(environment: ["FROM_PLAN": "yes"]))]
      ),
      at: "AllTests.plan",
      in: try await reader.read(),
      reader: reader,
      options: RunOptions(root: root, scratch: folder + "/scratch", kind: .isolated, jobs: 2),
      on: .played(subprocesses, output: { line in lines.withLock { $0.append(line) } })
    )

    let summary = try await runner.run()

    let report = lines.withLock { $0.joined(separator: "\n") }
    #expect(summary.line == "2 passed, 2 failed", "\(report)")
    #expect(report.contains("✗ MixedTests  1 of 3 failed"))
    #expect(report.contains("MixedTests/MixedTests.swift:8: Expectation failed: 1 == 2"))
    #expect(report.contains("✗ ran no test"))
  }

  private let contents = [
    "Package.swift": """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "Pack", targets: [.testTarget(name: "MixedTests"), .testTarget(name: "EmptyTests")])
    """,
    "Tests/EmptyTests/EmptyTests.swift": "import Testing",
    "Tests/MixedTests/MixedTests.swift": """
    import Foundation
    import Testing

    @Suite struct MixedTests {
      @Test(arguments: [1, 2]) func `it passes`(number: Int) { #expect(number > 0) }
      @Test(.disabled()) func `it is skipped`() {}
      @Test func `it sees the plan's variables`() { #expect(ProcessInfo.processInfo.environment["FROM_PLAN"] == "yes") }
      @Test func `it fails`() { #expect(1 == 2) }
    }
    """,
  ]
}
