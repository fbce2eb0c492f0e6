import Foundation
import MonorepoSystem
import Testing

@testable import MonorepoGraph
@testable import MonorepoRunner

/// Which suites run again after a run that passed.
@Suite struct UnchangedSuiteTests {
  private var fixture: PlanFixture

  init() throws { fixture = try PlanFixture() }

  @Test func `nothing runs again when nothing changed, and the totals stay`() async throws {
    defer { fixture.remove() }
    try await fixture.run()
    let toolchain = FakeToolchain()

    let (summary, lines) = try await fixture.run(toolchain)

    #expect(toolchain.subprocesses == [])
    #expect(summary.line == "8 passed, 0 failed")
    #expect(lines.first == "· KernelTests  2 tests  unchanged")
    #expect(
      summary.notes == [
        "unchanged: 4 suites (8 tests) passed with the same inputs; --all runs them",
        "disabled: the plan does not run OffTests",
      ]
    )
  }

  @Test(arguments: [
    ("Packages/Domain/Sources/Kernel/Kernel.swift", ["FilmsTests", "KernelTests", "WholeTests"]),
    ("Packages/Design/Tests/DesignTests/Test.swift", ["DesignTests", "WholeTests"]),
    ("Packages/Design/Package.swift", ["DesignTests", "WholeTests"]),
    ("README.md", ["WholeTests"]),
    ("AllTests.plan", ["WholeTests"]),
  ])
  func `what a change can touch runs again`(path: String, expected: [String]) async throws {
    defer { fixture.remove() }
    try await fixture.run()
    try fixture.write("2", to: path)

    #expect(try await suitesRunAgain() == expected)
  }

  @Test func `of two suites with one name the one whose package changed runs again`() async throws {
    var fixture = fixture
    fixture.designSuites = ["KernelTests"]
    defer { fixture.remove() }
    let plan = TestPlan(
      suites: ["Packages/Domain", "Packages/Design"].map { folder in
        TestPlan.Suite(name: "KernelTests", folder: folder, hasNamesake: true)
      }
    )
    let (first, _) = try await fixture.run(plan: plan)
    try fixture.write("2", to: "Packages/Design/Package.swift")

    let (second, _) = try await fixture.run(plan: plan)

    #expect(first.results.map(\.name) == ["Packages/Domain/KernelTests", "Packages/Design/KernelTests"])
    #expect(second.results.map(\.name) == ["Packages/Design/KernelTests"])
    #expect(second.unchanged == ["Packages/Domain/KernelTests": 2])
  }

  @Test func `a source that version control ignores counts, because it is compiled`() async throws {
    var fixture = fixture
    // No listing has what is in such a folder.
    let path = "Packages/Domain/Sources/Kernel/.build/Generated.swift"
    fixture.ignoredSources = [path]
    defer { fixture.remove() }
    try fixture.write("1", to: path)
    try await fixture.run()
    try fixture.write("2", to: path)

    #expect(try await suitesRunAgain(fixture) == ["FilmsTests", "KernelTests", "WholeTests"])
  }

  @Test func `a file that becomes a program counts, with the same text`() async throws {
    defer { fixture.remove() }
    try await fixture.run()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: fixture.root + "/Packages/Domain/Sources/Kernel/Kernel.swift"
    )

    #expect(try await suitesRunAgain() == ["FilmsTests", "KernelTests", "WholeTests"])
  }

  @Test func `a package with a link to a folder, whose contents nobody hashes, is never trusted`()
    async throws
  {
    defer { fixture.remove() }
    try FileManager.default.createSymbolicLink(
      atPath: fixture.root + "/Packages/Design/link",
      withDestinationPath: "../Domain"
    )
    try await fixture.run()

    #expect(try await suitesRunAgain() == ["DesignTests", "WholeTests"])
  }

  @Test func `a failed suite runs again, alone`() async throws {
    defer { fixture.remove() }
    try await fixture.run(FakeToolchain(["FilmsTests": .init(failing: 1, ending: .exited(1))]))

    #expect(try await suitesRunAgain() == ["FilmsTests"])
  }

  @Test(arguments: [
    ("Swift 6.4", "Linux", "C"), ("Swift 6.3", "Linux 2", "C"), ("Swift 6.3", "Linux", "sv"),
  ])
  func `another toolchain, system or environment runs everything again`(
    toolchain: String,
    system: String,
    language: String
  ) async throws {
    var fixture = fixture
    defer { fixture.remove() }
    fixture.environment = ["LANG": "C"]
    try await fixture.run()

    fixture.toolchain = toolchain
    fixture.system = system
    fixture.environment = ["LANG": language]

    #expect(try await suitesRunAgain(fixture).count == 4)
  }

  @Test func `another entry in the plan runs its suite again`() async throws {
    defer { fixture.remove() }
    try await fixture.run()
    let suites = PlanFixture.plan.suites.map { suite in
      TestPlan.Suite(
        name: suite.name,
        folder: suite.folder,
        isEnabled: suite.isEnabled,
        isParallel: suite.name != "FilmsTests" && suite.isParallel
      )
    }

    let (summary, _) = try await fixture.run(
      plan: TestPlan(suites: suites, configurations: PlanFixture.plan.configurations)
    )

    #expect(summary.results.map(\.name) == ["FilmsTests"])
  }

  @Test func `other options of the plan run everything again`() async throws {
    defer { fixture.remove() }
    try await fixture.run()

    let (summary, _) = try await fixture.run(
      plan: TestPlan(
        suites: PlanFixture.plan.suites,
        configurations: [.init(name: "Default", options: .init(environment: ["SUITES": "all"]))]
      )
    )

    #expect(summary.results.count == 4)
  }

  @Test func `a pass of one kind of build does not count for the other`() async throws {
    defer { fixture.remove() }
    try await fixture.run()

    let (summary, _) = try await fixture.run(FakeToolchain(), fixture.options(.shared))

    #expect(summary.results.count == 4)
  }

  @Test func `without a way to hash files everything runs again`() async throws {
    defer { fixture.remove() }
    try await fixture.run(FakeToolchain(knowsGit: false))

    let (summary, _) = try await fixture.run(FakeToolchain(knowsGit: false))

    #expect(summary.results.count == 4)
  }

  @Test func `a suite runs again when a file changed while it ran`() async throws {
    defer { fixture.remove() }
    let edited = fixture
    try await fixture.run(
      FakeToolchain { try? edited.write("2", to: "Packages/Design/Sources/Design/Late.swift") }
    )

    #expect(try await suitesRunAgain() == ["DesignTests", "WholeTests"])
  }

  @Test(arguments: ["all", "filter", "repeat"])
  func `who asks for tests gets them run`(wish: String) async throws {
    defer { fixture.remove() }
    try await fixture.run()

    let (summary, _) = try await fixture.run(
      FakeToolchain(),
      fixture.options(
        runsUnchanged: wish == "all",
        filter: wish == "filter" ? "test" : nil,
        repetitions: wish == "repeat" ? 2 : nil
      )
    )

    #expect(summary.results.count == 4)
  }

  @Test
  func `a plan that always measures coverage runs every suite, because lines of earlier runs do not count`()
    async throws
  {
    defer { fixture.remove() }
    let options = TestPlan.Options(coverage: CoverageWish())
    let plan = TestPlan(
      suites: PlanFixture.plan.suites,
      configurations: [.init(name: "Default", options: options)]
    )
    try await fixture.run(plan: plan)

    let (summary, _) = try await fixture.run(plan: plan)

    #expect(summary.results.count == 4)
  }

  @Test func `some tests of a suite say nothing about the whole of it`() async throws {
    defer { fixture.remove() }
    try await fixture.run(FakeToolchain(), fixture.options(filter: "test"))

    #expect(try await suitesRunAgain().count == 4)
  }

  @Test func `one failed test is enough for a suite to run again`() async throws {
    defer { fixture.remove() }
    try await fixture.run()
    let failing = FakeToolchain(["FilmsTests": .init(failing: 1, ending: .exited(1))])
    try await fixture.run(failing, fixture.options(filter: "test0"))

    #expect(try await suitesRunAgain() == ["FilmsTests"])
  }

  @Test func `the listing has the suites that would run, with reasons`() async throws {
    defer { fixture.remove() }
    try await fixture.run()
    try fixture.write("2", to: "Packages/Domain/Sources/Kernel/Kernel.swift")

    let listing = try await fixture.listing()

    #expect(
      listing.lines == [
        "Domain  KernelTests  0.0 s  to run: package Packages/Domain changed",
        "Domain  FilmsTests  0.0 s  to run: package Packages/Domain changed",
        "Design  DesignTests  0.0 s  unchanged",
        "root  WholeTests  0.0 s  to run: the repository changed",
      ]
    )
    #expect(
      listing.json.hasPrefix(
        #"{"include":[{"folder":"Packages/Domain","label":"Domain","package":"Domain","seconds":0,"#
      )
    )
    #expect(!listing.json.contains("\n"))
  }

  @Test func `the listing has the times of the last run, as far as they are known`() async throws {
    defer { fixture.remove() }
    try fixture.write(
      #"{"packages": {"Domain": 4, "Design": 2}, "suites": {"KernelTests": 1.25}}"#,
      to: ".build/suites/durations.json"
    )

    let listing = try await fixture.listing()

    #expect(listing.include.map(\.seconds) == [4, 2, 3])
    #expect(
      listing.lines.prefix(2) == [
        "Domain  KernelTests  1.3 s  to run", "Domain  FilmsTests  never ran  to run",
      ]
    )
  }

  @Test func `a suite is listed as unchanged when it passed in every configuration`() async throws {
    let configurations = ["A", "B"].map { TestPlan.Configuration(name: $0, options: .init()) }
    let suites = Array(PlanFixture.plan.suites.prefix(1))
    defer { fixture.remove() }
    try await fixture.run(plan: TestPlan(suites: suites, configurations: [configurations[0]]))
    let both = TestPlan(suites: suites, configurations: configurations)

    let before = try await fixture.listing(plan: both)
    try await fixture.run(plan: both)
    let after = try await fixture.listing(plan: both)

    #expect(before.include.flatMap(\.suites).map(\.unchanged) == [false])
    #expect(after.include.flatMap(\.suites).map(\.unchanged) == [true])
  }

  @Test func `of several configurations the first one has the times`() async throws {
    let plain = TestPlan.Configuration(name: "A", options: .init())
    let sanitized = TestPlan.Configuration(name: "B", options: .init(sanitizers: [.thread]))
    let suites = Array(PlanFixture.plan.suites.prefix(1))
    defer { fixture.remove() }
    try fixture.write(#"{"packages": {"Domain": 4}, "suites": {}}"#, to: ".build/suites/durations.json")

    let first = try await fixture.listing(plan: TestPlan(suites: suites, configurations: [plain, sanitized]))
    let second = try await fixture.listing(
      plan: TestPlan(suites: suites, configurations: [sanitized, plain])
    )

    #expect(first.include.map(\.seconds) == [4])
    #expect(second.include.map(\.seconds) == [1])
  }

  private func suitesRunAgain(_ changed: PlanFixture? = nil) async throws -> [String] {
    try await (changed ?? fixture).run().summary.results.map(\.name).sorted()
  }
}
