import Foundation
import MonorepoGraph
import MonorepoRunner
import MonorepoSystem
import Synchronization
import Testing

@Suite struct PlanRunnerTests {
  private static let plan = TestPlan(
    suites: [
      .init(name: "KernelTests", folder: "Packages/Domain"),
      .init(name: "FilmsTests", folder: "Packages/Domain"),
      .init(name: "DesignTests", folder: "Packages/Design", isParallel: false),
      .init(name: "OffTests", folder: "Packages/Off", isEnabled: false),
      .init(name: "WholeTests", folder: ""),
    ],
    environment: ["SUITES": "own"]
  )

  @Test func `every enabled suite is reported, and the totals count tests`() async throws {
    let (summary, lines) = try await run(FakeToolchain())

    #expect(summary.line == "8 passed, 0 failed")
    #expect(summary.isGreen)
    #expect(
      lines == [
        "✓ KernelTests  2 tests  0.0 s  (build 0.0 s)", "✓ FilmsTests   2 tests  0.0 s",
        "✓ DesignTests  2 tests  0.0 s  (build 0.0 s)", "✓ WholeTests   2 tests  0.0 s  (build 0.0 s)",
      ]
    )
  }

  @Test func `a package is built once, in a scratch folder of its own, with the plan's variables`()
    async throws
  {
    let toolchain = FakeToolchain()

    _ = try await run(toolchain)

    let builds = toolchain.subprocesses.filter { $0.arguments.contains("build") }
    #expect(builds.count == 3)
    let scratches = builds.compactMap { build in
      build.arguments.firstIndex(of: "--scratch-path").map { build.arguments[$0 + 1] }
    }
    #expect(Set(scratches).count == 3)
    #expect(toolchain.subprocesses.allSatisfy { $0.environment == ["SUITES": "own"] })
  }

  @Test func `a suite that may not run side by side is told so`() async throws {
    let toolchain = FakeToolchain()

    _ = try await run(toolchain)

    let serial = toolchain.subprocesses.filter { $0.arguments.contains("--no-parallel") }
    #expect(serial.count == 1)
    #expect(serial.allSatisfy { $0.arguments.contains("^DesignTests\\.") })
  }

  @Test func `failed tests are counted and told at the end`() async throws {
    let (summary, lines) = try await run(
      FakeToolchain(["KernelTests": .init(tests: 5, failing: 2, ending: .exited(1), log: "◇ started\nbad")])
    )

    #expect(summary.line == "9 passed, 2 failed")
    #expect(!summary.isGreen)
    #expect(lines.first == "✗ KernelTests  2 of 5 failed  0.0 s  (build 0.0 s)")
    #expect(
      lines.suffix(5) == [
        "", "── KernelTests", "✗ KernelTests.test0\n    1 is 2", "✗ KernelTests.test1\n    1 is 2", "bad",
      ]
    )
  }

  @Test func `a suite that ran no test fails`() async throws {
    let (summary, lines) = try await run(FakeToolchain(["FilmsTests": .init(tests: 0, ending: .exited(69))]))

    #expect(summary.line == "6 passed, 1 failed")
    #expect(lines.last == "✗ ran no test; the process ended with exit code 69")
  }

  @Test func `tests that a crash cut off fail`() async throws {
    let (summary, lines) = try await run(
      FakeToolchain(["FilmsTests": .init(tests: 3, unfinished: 1, ending: .signalled(4))])
    )

    #expect(summary.line == "8 passed, 1 failed")
    #expect(lines.last == "✗ FilmsTests.test2\n    did not finish; the process was ended by signal 4")
  }

  @Test func `a process that ends badly after its last test fails`() async throws {
    let (summary, _) = try await run(FakeToolchain(["FilmsTests": .init(ending: .exited(1))]))

    #expect(summary.line == "8 passed, 1 failed")
  }

  @Test func `a package that does not build fails each of its suites once and shows the errors`() async throws
  {
    let (summary, lines) = try await run(FakeToolchain(brokenPackages: ["Domain"]))

    #expect(summary.line == "4 passed, 2 failed")
    #expect(lines.contains("error: no"))
    #expect(!lines.contains("[1/2] Compiling"))
  }

  @Test func `a stopped run says what was not run`() async throws {
    let (summary, _) = try await run(FakeToolchain(stopsAt: "Domain"))

    #expect(summary.wasStopped)
    #expect(!summary.isGreen)
    #expect(summary.notRun == ["KernelTests", "FilmsTests"])
  }

  @Test(arguments: ["Domain", "Packages/Domain"])
  func `packages can be picked by name or folder`(package: String) async throws {
    let (summary, _) = try await run(FakeToolchain(), packages: [package])

    #expect(summary.line == "4 passed, 0 failed")
  }

  @Test func `a package that is not in the plan is unusable input`() async {
    await #expect(throws: UnusableInput.self) { try await run(FakeToolchain(), packages: ["Off"]) }
  }

  @Test func `a package that is not on disk is unusable input that names the entry`() async throws {
    let plan = TestPlan(suites: [.init(name: "GoneTests", folder: "Packages/Gone")])

    let error = await #expect(throws: UnusableInput.self) { try await run(FakeToolchain(), plan: plan) }

    #expect(try #require(error).what.contains("container:Packages/Gone"))
  }

  @Test func `the package that took longest last time begins first`() async throws {
    let toolchain = FakeToolchain()

    _ = try await run(toolchain, remembered: #"{"Domain": 1, "root": 2, "Design": 3}"#)

    let builds = toolchain.subprocesses.filter { $0.arguments.contains("build") }
    #expect(builds.map { ($0.directory as NSString).lastPathComponent }.suffix(1) == ["Domain"])
    #expect(builds.first?.directory.hasSuffix("Packages/Design") == true)
  }

  @discardableResult
  private func run(
    _ toolchain: FakeToolchain,
    plan: TestPlan = plan,
    packages: [String] = [],
    remembered: String? = nil
  ) async throws -> (RunSummary, [String]) {
    let files = FileSystem(manager: .default)
    let root = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(root) }
    for folder in ["", "Packages/Domain/", "Packages/Design/"] {
      try files.write(Data(), to: root + "/" + folder + "Package.swift")
    }
    if let remembered { try files.write(Data(remembered.utf8), to: root + "/scratch/durations.json") }
    let lines = Mutex<[String]>([])
    let runner = PlanRunner(
      files: files,
      subprocesses: toolchain,
      now: { .zero },
      output: { line in lines.withLock { $0.append(line) } },
      progress: nil
    )
    let summary = try await runner.run(
      plan,
      at: "AllTests.plan",
      options: RunOptions(root: root, scratch: root + "/scratch", jobs: 1, packages: packages)
    )
    return (summary, lines.withLock(\.self))
  }
}
