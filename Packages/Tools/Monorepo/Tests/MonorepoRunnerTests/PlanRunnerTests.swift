import Foundation
import MonorepoSystem
import Testing

@testable import MonorepoGraph
@testable import MonorepoRunner

@Suite struct PlanRunnerTests {
  private let fixture: PlanFixture

  init() throws { fixture = try PlanFixture() }

  @Test func `every enabled suite is reported, and the totals count tests`() async throws {
    let (summary, lines) = try await run(FakeToolchain())

    #expect(summary.line == "8 passed, 0 failed")
    #expect(summary.isGreen)
    #expect(summary.disabled == ["OffTests"])
    #expect(summary.notes.contains("disabled: the plan does not run OffTests"))
    #expect(
      lines == [
        "✓ KernelTests  2 tests  0.0 s  (build 0.0 s)", "✓ FilmsTests   2 tests  0.0 s",
        "✓ DesignTests  2 tests  0.0 s  (build 0.0 s)", "✓ WholeTests   2 tests  0.0 s  (build 0.0 s)",
      ]
    )
  }

  @Test func `keys of the plan that only Xcode acts on are listed after the run`() async throws {
    let (plan, key) = (PlanFixture.plan, "defaultOptions.nsZombieEnabled")
    defer { fixture.remove() }

    let (summary, _) = try await fixture.run(
      plan: TestPlan(suites: plan.suites, configurations: plan.configurations, unexecutedKeys: [key])
    )

    #expect(summary.notes.contains("not executed: only Xcode acts on \(key) in the plan"))
  }

  @Test func `a package is built once, in a scratch folder of its own, with the plan's variables`()
    async throws
  {
    let toolchain = FakeToolchain()

    try await run(toolchain)

    let scratches = toolchain.builds.compactMap { build in
      build.arguments.firstIndex(of: "--scratch-path").map { build.arguments[$0 + 1] }
    }
    #expect(scratches.count == 3)
    #expect(Set(scratches).count == 3)
    #expect(toolchain.subprocesses.allSatisfy { $0.environment["SUITES"] == "own" })
  }

  @Test func `a manifest is told of an isolated build, and a suite is not`() async throws {
    let toolchain = FakeToolchain()

    try await run(toolchain)

    #expect(toolchain.builds.allSatisfy { $0.environment["MONOREPO_BUILD"] == "isolated" })
    let programs = toolchain.subprocesses.filter { !$0.arguments.contains("build") }
    #expect(programs.allSatisfy { $0.environment["MONOREPO_BUILD"] == nil })
  }

  @Test func `all suites are built at once and run in the folders of their packages when shared`()
    async throws
  {
    let toolchain = FakeToolchain()

    let (summary, _) = try await run(toolchain, fixture.options(.shared))

    #expect(summary.line == "8 passed, 0 failed")
    #expect(toolchain.builds.map(\.directory) == [fixture.root])
    #expect(toolchain.builds.first?.environment["MONOREPO_BUILD"] == nil)
    let folders = toolchain.subprocesses.dropFirst().map { $0.directory.dropFirst(fixture.root.count) }
    #expect(folders == ["/Packages/Domain", "/Packages/Domain", "/Packages/Design", ""])
  }

  @Test func `without rules for imports, SwiftPM does not check them`() async throws {
    let toolchain = FakeToolchain()

    try await run(toolchain)

    #expect(!toolchain.builds.isEmpty)
    #expect(
      toolchain.builds.allSatisfy { !$0.arguments.contains("--explicit-target-dependency-import-check") }
    )
  }

  @Test func `a suite that the root package does not declare cannot be shared`() async throws {
    var fixture = fixture
    fixture.repeated = ["KernelTests", "FilmsTests"]
    defer { fixture.remove() }

    let error = await #expect(throws: UnusableInput.self) {
      try await fixture.run(FakeToolchain(), fixture.options(.shared))
    }

    #expect(error?.path == "Package.swift")
    #expect(error?.what.contains("DesignTests") == true)
  }

  @Test(arguments: [(1, ["1", "1", "1"]), (3, ["1", "1", "1"]), (7, ["2", "2", "2"])])
  func `jobs are shared out among the packages that are built at once`(jobs: Int, compilers: [String])
    async throws
  {
    let toolchain = FakeToolchain()

    try await run(toolchain, fixture.options(jobs: jobs))

    let used = toolchain.builds.compactMap { build in
      build.arguments.firstIndex(of: "--jobs").map { build.arguments[$0 + 1] }
    }
    #expect(used.first == compilers.first)
    #expect(used.count == compilers.count)
  }

  @Test(arguments: [(nil, nil), (2, "2")] as [(Int?, String?)])
  func `SwiftPM decides how many compilers build everything together, unless the user does`(
    compilers: Int?,
    expected: String?
  ) async throws {
    let toolchain = FakeToolchain()
    var options = fixture.options(.shared, jobs: 3)
    options.compilers = compilers

    try await run(toolchain, options)

    let arguments = try #require(toolchain.builds.first).arguments
    #expect(arguments.firstIndex(of: "--jobs").map { arguments[$0 + 1] } == expected)
  }

  @Test func `one package alone gets all jobs`() async throws {
    let toolchain = FakeToolchain()

    try await run(toolchain, fixture.options(jobs: 4, selection: SuiteSelection(packages: ["Design"])))

    #expect(toolchain.builds.first?.arguments.contains("4") == true)
  }

  @Test func `a suite that may not run side by side gets the option for it`() async throws {
    let toolchain = FakeToolchain()

    try await run(toolchain)

    let serial = toolchain.subprocesses.filter { $0.arguments.contains("--no-parallel") }
    #expect(serial.count == 1)
    #expect(serial.allSatisfy { $0.arguments.contains("^DesignTests\\.") })
  }

  @Test func `failed tests are counted and listed at the end`() async throws {
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

  @Test func `a filter that no test of a suite matches is no failure of the suite`() async throws {
    let (summary, lines) = try await run(
      FakeToolchain(["FilmsTests": .init(tests: 0, ending: .exited(69))]),
      fixture.options(filter: "opens")
    )

    #expect(summary.line == "6 passed, 0 failed")
    #expect(summary.isGreen)
    #expect(lines.contains { $0.hasPrefix("· FilmsTests") && $0.contains("0 tests") })
    #expect(lines.contains { $0.hasPrefix("✓ KernelTests") })
  }

  @Test func `tests that a crash cut off fail`() async throws {
    let (summary, lines) = try await run(
      FakeToolchain(["FilmsTests": .init(tests: 3, unfinished: 1, ending: .signalled(4))])
    )

    #expect(summary.line == "8 passed, 1 failed")
    #expect(lines.contains { $0.contains("FilmsTests.test2") && $0.contains("signal 4") })
  }

  @Test func `a process that ends badly after its last test fails`() async throws {
    let (summary, _) = try await run(FakeToolchain(["FilmsTests": .init(ending: .exited(1))]))

    #expect(summary.line == "8 passed, 1 failed")
  }

  @Test func `a package that does not build fails each of its suites once and shows the errors once`()
    async throws
  {
    let (summary, lines) = try await run(FakeToolchain(brokenPackages: ["Domain"]))

    #expect(summary.line == "4 passed, 2 failed")
    #expect(lines.count { $0 == "error: no" } == 1)
    #expect(!lines.contains("[1/2] Compiling"))
  }

  @Test func `a stopped run lists the suites that did not run`() async throws {
    let (summary, _) = try await run(FakeToolchain(stopsAt: "Domain"))

    #expect(summary.wasStopped)
    #expect(!summary.isGreen)
    #expect(summary.notRun == ["KernelTests", "FilmsTests"])
  }

  @Test func `a package that is not on disk is unusable input that names the entry`() async throws {
    let plan = TestPlan(suites: [.init(name: "GoneTests", folder: "Packages/Gone")])
    defer { fixture.remove() }

    let error = await #expect(throws: UnusableInput.self) { try await fixture.run(plan: plan) }

    #expect(try #require(error).what.contains("container:Packages/Gone"))
  }

  @Test func `a package that the rules ignore is told to be left out`() async throws {
    let plan = TestPlan(suites: [.init(name: "GoneTests", folder: "Packages/Gone")])
    var fixture = fixture
    defer { fixture.remove() }
    try fixture.write(#"{"ignore": ["Packages/Gone/**"]}"#, to: "rules.json")
    fixture.rules = fixture.root + "/rules.json"
    let ignoring = fixture

    let error = await #expect(throws: UnusableInput.self) { try await ignoring.run(plan: plan) }

    #expect(
      error?.what == "“container:Packages/Gone” of GoneTests is left out by “ignore” in the rules file"
    )
  }

  @Test func `the package that took longest last time begins first`() async throws {
    let toolchain = FakeToolchain()
    try fixture.write(
      #"{"packages": {"Domain": 1, "root": 2, "Design": 3}, "suites": {}}"#,
      to: ".build/suites/durations.json"
    )

    try await run(toolchain)

    #expect(toolchain.builds.map { ($0.directory as NSString).lastPathComponent }.last == "Domain")
    #expect(toolchain.builds.first?.directory.hasSuffix("Packages/Design") == true)
  }

  @Test func `the suite that took longest last time begins first when all are run from one build`()
    async throws
  {
    try fixture.write(
      #"{"packages": {}, "suites": {"KernelTests": 1, "FilmsTests": 2, "DesignTests": 9, "WholeTests": 3}}"#,
      to: ".build/shared/durations.json"
    )

    let (summary, _) = try await run(FakeToolchain(), fixture.options(.shared))

    #expect(summary.results.map(\.name) == ["DesignTests", "WholeTests", "FilmsTests", "KernelTests"])
  }

  @Test func `every configuration of the plan is run`() async throws {
    let plan = TestPlan(
      suites: [.init(name: "DesignTests", folder: "Packages/Design")],
      configurations: [
        .init(name: "Swedish", options: .init(environment: ["LANG": "sv"])),
        .init(name: "Thread", options: .init(sanitizers: [.thread])),
      ]
    )
    let toolchain = FakeToolchain()
    defer { fixture.remove() }

    let (summary, lines) = try await fixture.run(toolchain, plan: plan)

    #expect(summary.line == "4 passed, 0 failed")
    #expect(lines.filter { $0.hasPrefix("──") } == ["── Swedish", "── Thread"])
    #expect(summary.results.map(\.name) == ["DesignTests (Swedish)", "DesignTests (Thread)"])
    #expect(toolchain.builds.map { $0.arguments.contains("--sanitize=thread") } == [false, true])
  }

  @discardableResult
  private func run(
    _ toolchain: FakeToolchain,
    _ options: RunOptions? = nil
  ) async throws -> (RunSummary, [String]) {
    defer { fixture.remove() }
    let (summary, lines) = try await fixture.run(toolchain, options)
    return (summary, lines)
  }
}
