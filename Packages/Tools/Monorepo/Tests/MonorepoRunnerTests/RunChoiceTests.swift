import Foundation
import MonorepoSystem
import Testing

@testable import MonorepoGraph
@testable import MonorepoRunner

/// What the options of a run change, and what it remembers.
@Suite(.timeLimit(.minutes(5))) struct RunChoiceTests {
  private let fixture: PlanFixture

  init() throws { fixture = try PlanFixture() }

  @Test func `a number of repetitions takes the place of that in the plan`() async throws {
    defer { fixture.remove() }

    let (summary, _) = try await fixture.run(
      FakeToolchain(),
      plan: plan(.init(repetition: .fixed(times: 2))),
      fixture.options(repetitions: 3)
    )

    #expect(summary.results.flatMap(\.tests).map(\.runs) == Array(repeating: 3, count: 8))
  }

  @Test(arguments: [true, false])
  func `the log of a suite that passed is shown only to who wants all logs`(isVerbose: Bool) async throws {
    defer { fixture.remove() }
    var options = fixture.options()
    options.isVerbose = isVerbose

    let (_, lines) = try await fixture.run(FakeToolchain(["KernelTests": .init(log: "◇ said")]), options)

    #expect(lines.contains("── KernelTests") == isVerbose)
    #expect(lines.contains("◇ said") == isVerbose)
  }

  @Test func `a run that measures coverage gives each suite a profile, and fails without one`() async throws {
    defer { fixture.remove() }
    let toolchain = FakeToolchain()
    let profiles = fixture.root + "/.build/suites-coverage/profiles"
    try fixture.write("", to: ".build/suites-coverage/profiles/old.profraw")

    let (summary, _) = try await fixture.run(toolchain, measuringCoverage)

    let variables = toolchain.subprocesses.compactMap { $0.environment["LLVM_PROFILE_FILE"] }
    #expect(variables.first == profiles + "/KernelTests-%p.profraw")
    #expect(variables.count == 4)
    #expect(summary.coverage == .failure(.noProfiles(folder: profiles)))
    #expect(!summary.isGreen)
  }

  @Test func `a run that measures no coverage has none, and no profiles`() async throws {
    defer { fixture.remove() }
    let toolchain = FakeToolchain()

    let (summary, _) = try await fixture.run(toolchain)

    #expect(summary.coverage == nil)
    #expect(toolchain.subprocesses.allSatisfy { $0.environment["LLVM_PROFILE_FILE"] == nil })
  }

  @Test func `nothing is measured where no suite is run`() async throws {
    defer { fixture.remove() }
    var options = fixture.options(selection: SuiteSelection(affected: []))
    options.measuresCoverage = true

    let (summary, _) = try await fixture.run(FakeToolchain(), options)

    #expect(summary.coverage == nil)
    #expect(summary.isEmpty)
  }

  @Test(arguments: [nil, "rules.json"])
  func `imports are checked by the build of a repository that has rules`(rules: String?) async throws {
    var fixture = fixture
    fixture.rules = rules
    defer { fixture.remove() }
    let toolchain = FakeToolchain()

    try await fixture.run(toolchain)

    let check = "--explicit-target-dependency-import-check"
    #expect(toolchain.builds.map { $0.arguments.contains(check) } == Array(repeating: rules != nil, count: 3))
  }

  @Test(arguments: [FakeToolchain(brokenPackages: ["Design"]), FakeToolchain(stopsAt: "Design")])
  func `no tag is missed where not every suite told its tests`(toolchain: FakeToolchain) async throws {
    defer { fixture.remove() }

    let (summary, _) = try await fixture.run(
      toolchain,
      plan: plan(.init(tags: TagSelection(skipped: .init(tags: [".slow"]))))
    )

    #expect(summary.strayTags == [])
    #expect(!summary.isGreen)
  }

  @Test func `the time of a package is known when all its enabled suites ran, and that of each suite`()
    async throws
  {
    defer { fixture.remove() }
    try await fixture.run(
      FakeToolchain(),
      fixture.options(selection: SuiteSelection(affected: ["KernelTests"]))
    )
    let part = try await domain()
    try await fixture.run(
      FakeToolchain(),
      fixture.options(selection: SuiteSelection(packages: ["Domain"]), runsUnchanged: true)
    )
    let whole = try await domain()

    #expect(part.seconds == 1)
    #expect(part.suites.map(\.seconds) == [0, nil])
    #expect(whole.seconds == 0)
    #expect(whole.suites.map(\.seconds) == [0, 0])
  }

  @Test func `a suite that the plan turns off is not waited for`() async throws {
    defer { fixture.remove() }
    let plan = TestPlan(suites: [
      .init(name: "KernelTests", folder: "Packages/Domain"),
      .init(name: "FilmsTests", folder: "Packages/Domain", isEnabled: false),
    ])

    try await fixture.run(plan: plan)

    #expect(try await fixture.listing(plan: plan).include.map(\.seconds) == [0])
  }

  @Test func `what was stopped or filtered takes no time that says anything`() async throws {
    defer { fixture.remove() }
    let selection = SuiteSelection(packages: ["Domain"])

    try await fixture.run(FakeToolchain(stopsAt: "Domain"), fixture.options(selection: selection))
    try await fixture.run(FakeToolchain(), fixture.options(selection: selection, filter: "test"))

    let package = try await domain()
    #expect(package.seconds == 1)
    #expect(package.suites.map(\.seconds) == [nil, nil])
  }

  @Test func `a package that does not build takes its time, and its suites none`() async throws {
    defer { fixture.remove() }

    try await fixture.run(
      FakeToolchain(brokenPackages: ["Domain"]),
      fixture.options(selection: SuiteSelection(packages: ["Domain"]))
    )

    let package = try await domain()
    #expect(package.seconds == 0)
    #expect(package.suites.map(\.seconds) == [nil, nil])
  }

  private var measuringCoverage: RunOptions {
    var options = fixture.options()
    options.measuresCoverage = true
    return options
  }

  private func plan(_ options: TestPlan.Options) -> TestPlan {
    TestPlan(suites: PlanFixture.plan.suites, configurations: [.init(name: "Default", options: options)])
  }

  /// What is known of the package `Domain`.
  private func domain() async throws -> SuiteListing.Package {
    try #require(try await fixture.listing().include.first { $0.package == "Domain" })
  }
}
