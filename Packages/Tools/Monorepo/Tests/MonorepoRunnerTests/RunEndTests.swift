import MonorepoSystem
import Testing

@testable import MonorepoGraph
@testable import MonorepoRunner

/// How runs end that have less to run than was asked for.
@Suite struct RunEndTests {
  private let fixture: PlanFixture

  init() throws { fixture = try PlanFixture() }

  @Test func `a suite that its package does not declare is unusable input`() async throws {
    let plan = TestPlan(suites: [.init(name: "KernlTests", folder: "Packages/Domain")])
    defer { fixture.remove() }

    let error = await #expect(throws: UnusableInput.self) { try await fixture.run(plan: plan) }

    #expect(error?.what == "Packages/Domain declares no suite KernlTests")
  }

  @Test func `a suite of the root package that it does not declare is unusable input`() async throws {
    let plan = TestPlan(suites: [.init(name: "NoneTests", folder: "")])
    defer { fixture.remove() }

    let error = await #expect(throws: UnusableInput.self) { try await fixture.run(plan: plan) }

    #expect(error?.what == "the root package declares no suite NoneTests")
    #expect(error?.path == "AllTests.plan")
  }

  @Test func `for a shared build it is enough that the root package declares a suite`() async throws {
    var fixture = fixture
    fixture.repeated = ["OtherTests"]
    let plan = TestPlan(suites: [.init(name: "OtherTests", folder: "Packages/Domain")])
    defer { fixture.remove() }

    let (summary, _) = try await fixture.run(plan: plan, fixture.options(.shared))

    #expect(summary.isGreen)
  }

  @Test func `a plan that enables no suite is unusable input, for a run and for a list`() async throws {
    let plan = TestPlan(suites: [
      .init(name: "KernelTests", folder: "Packages/Domain", isEnabled: false)
    ])
    defer { fixture.remove() }

    let run = await #expect(throws: UnusableInput.self) { try await fixture.run(plan: plan) }
    let list = await #expect(throws: UnusableInput.self) { try await fixture.listing(plan: plan) }

    #expect(run?.what == "the plan runs nothing: “enabled” is false for every suite")
    #expect(list == run)
  }

  @Test(arguments: [("Packages/Domain", "Kernl"), ("Packages/Design", "Kernel")])
  func `a target for coverage that its package does not have is unusable input`(folder: String, name: String)
    async throws
  {
    let coverage = CoverageWish(targets: [.init(name: name, folder: folder)], lineThreshold: 99)
    let plan = TestPlan(
      suites: PlanFixture.plan.suites,
      configurations: [.init(name: "Default", options: .init(coverage: coverage))]
    )
    defer { fixture.remove() }

    let error = await #expect(throws: UnusableInput.self) { try await fixture.run(plan: plan) }

    #expect(error?.what == "codeCoverage names \(name) in “container:\(folder)”, which does not exist")
  }

  @Test func `a tag of the whole plan that no test has fails a run of everything, and of it only`()
    async throws
  {
    let tags = TagSelection(skipped: .init(tags: [".slow"]))
    let plan = TestPlan(
      suites: PlanFixture.plan.suites,
      configurations: [.init(name: "Default", options: .init(tags: tags))]
    )
    defer { fixture.remove() }

    let part = fixture.options(selection: SuiteSelection(packages: ["Domain"]))
    let (some, _) = try await fixture.run(plan: plan, part)
    let (all, _) = try await fixture.run(plan: plan)
    let (again, _) = try await fixture.run(plan: plan)

    #expect(some.isGreen)
    #expect(all.strayTags == [".slow"] && !all.isGreen)
    #expect(again.strayTags == [".slow"] && !again.isGreen)
  }

  @Test func `a tag of the whole plan that a test had when it passed is known`() async throws {
    let plan = TestPlan(
      suites: PlanFixture.plan.suites,
      configurations: [
        .init(name: "Default", options: .init(tags: TagSelection(skipped: .init(tags: [".slow"]))))
      ]
    )
    defer { fixture.remove() }

    let (first, _) = try await fixture.run(FakeToolchain(["FilmsTests": .init(tags: [".slow"])]), plan: plan)
    let (second, _) = try await fixture.run(plan: plan)

    #expect(first.isGreen, "\(first.strayTags)")
    #expect(second.isGreen, "\(second.strayTags)")
  }

  @Test func `suites that passed without a test are nothing that was found`() {
    #expect(RunSummary(unchanged: ["ATests": 0]).foundNothing)
  }

  @Test func `a run that was stopped names what it left out of every configuration, once`() async throws {
    let plan = TestPlan(
      suites: [
        .init(name: "DesignTests", folder: "Packages/Design"),
        .init(name: "KernelTests", folder: "Packages/Domain"),
      ],
      configurations: ["A", "B", "C"].map { .init(name: $0, options: .init()) }
    )
    let toolchain = FakeToolchain(stopsAt: "Domain")
    defer { fixture.remove() }

    let (summary, _) = try await fixture.run(toolchain, plan: plan)

    #expect(summary.notRun == ["KernelTests", "DesignTests"])
    #expect(toolchain.builds.count == 2)
  }

  @Test func `a run that was stopped does not say that no test was found`() async throws {
    let selection = SuiteSelection(packages: ["Domain"])
    defer { fixture.remove() }

    let (summary, _) = try await fixture.run(
      FakeToolchain(stopsAt: "Domain"),
      fixture.options(selection: selection, filter: "opens")
    )

    #expect(!summary.foundNothing)
  }

  @Test(arguments: [(TestResult.Outcome.skipped, false), (nil, true)])
  func `a test that its code skips was found`(outcome: TestResult.Outcome?, foundNothing: Bool) {
    let tests = outcome.map { [TestResult(id: "A.a()", name: "a()", outcome: $0)] } ?? []

    let summary = RunSummary(results: [SuiteResult(name: "A", tests: tests)])

    #expect(summary.foundNothing == foundNothing)
  }

  @Test func `coverage that is too low in one configuration fails the whole run`() {
    let low = CoverageReport(packages: [.init(folder: "A", name: "A", lines: 10, covered: 1)], threshold: 90)
    let fine = CoverageReport(packages: [.init(folder: "A", name: "A", lines: 10, covered: 10)])

    let joined = RunSummary(joining: [low, fine].map { RunSummary(coverage: .success($0)) })

    #expect(joined.coverage == .success(low))
    #expect(!joined.isGreen)
  }
}
