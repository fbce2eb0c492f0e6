import MonorepoSystem
import Testing

@testable import MonorepoRunner

/// The whole of a run, and several runs as one.
@Suite struct RunSummaryTests {
  private static let low = CoverageReport(
    packages: [.init(folder: "A", name: "A", lines: 10, covered: 1)],
    threshold: 90
  )
  private static let fine = CoverageReport(
    packages: [.init(folder: "A", name: "A", lines: 10, covered: 9)],
    threshold: 90
  )
  private static let red = SuiteResult(name: "A", tests: [], failures: ["x"])
  private static let green = SuiteResult(name: "B", tests: [test(), test()])

  @Test func `a run whose suites passed and whose lines were reached is green`() {
    let summary = RunSummary(results: [Self.green], unchanged: ["C": 0], coverage: .success(Self.fine))

    #expect(summary.isGreen)
    #expect(summary.coverageFindings == [])
  }

  @Test(arguments: [
    RunSummary(results: [green, red]), RunSummary(results: [green], notRun: ["C"]),
    RunSummary(results: [green], coverage: .success(low)),
    RunSummary(results: [green], coverage: .failure(.noProfiles(folder: "/p"))),
    RunSummary(results: [green], strayTags: [".slow"]),
  ])
  func `one thing that went wrong is enough for a run not to be green`(summary: RunSummary) {
    #expect(!summary.isGreen)
  }

  @Test func `why coverage is not known is a finding`() {
    let problem = CoverageProblem.noProfiles(folder: "/p")

    #expect(RunSummary(coverage: .failure(problem)).coverageFindings == ["\(problem)"])
  }

  @Test func `tests count that passed now or before`() {
    let summary = RunSummary(results: [Self.green, Self.red], unchanged: ["C": 3, "D": 4])

    #expect(summary.line == "9 passed, 1 failed")
  }

  @Test(
    arguments: [(nil, false), (.stopped, true), (.notStarted(program: "a", reason: "b"), false)]
      as [(SubprocessError?, Bool)]
  )
  func `only a stop is the wish of the user`(problem: SubprocessError?, wasStopped: Bool) {
    #expect(RunSummary(problem: problem).wasStopped == wasStopped)
  }

  @Test(arguments: [
    (RunSummary(), true), (RunSummary(results: [green]), false), (RunSummary(unchanged: ["C": 0]), false),
    (RunSummary(notRun: ["C"]), false),
  ])
  func `a run is empty when it was about no suite`(summary: RunSummary, isEmpty: Bool) {
    #expect(summary.isEmpty == isEmpty)
  }

  @Test(arguments: [
    (RunSummary(), true), (RunSummary(results: [red]), false), (RunSummary(results: [green]), false),
    (RunSummary(unchanged: ["C": 0, "D": 1]), false), (RunSummary(notRun: ["C"]), false),
  ])
  func `nothing was found when no suite has a test, and none failed`(summary: RunSummary, isNothing: Bool) {
    #expect(summary.foundNothing == isNothing)
  }

  @Test func `a run without anything special has no remarks`() {
    #expect(RunSummary(results: [Self.green, Self.red]).notes == [])
  }

  @Test func `what the user should know beside the numbers is remarked`() {
    let flaky = SuiteResult(name: "A", tests: [Self.test(isFlaky: true), Self.test(isFlaky: true)])
    let summary = RunSummary(
      results: [flaky, Self.green],
      unchanged: ["C": 1],
      disabled: ["D", "E"],
      unexecutedKeys: ["x", "y"]
    )

    #expect(
      summary.notes == [
        "flaky: 2 passed only on a repeated run",
        "unchanged: 1 suite (1 test) passed with the same inputs; --all runs them",
        "disabled: the plan does not run D, E", "not executed: only Xcode acts on x, y in the plan",
      ]
    )
  }

  @Test func `a suite is named with its configuration unless it was not run`() {
    let summary = RunSummary(results: [Self.green], unchanged: ["C": 1], notRun: ["D"]).named("Swedish")

    #expect(summary.results.map(\.name) == ["B (Swedish)"])
    #expect(summary.unchanged == ["C (Swedish)": 1])
    #expect(summary.notRun == ["D"])
  }

  @Test func `a report for CI holds an unchanged suite as a skipped test`() {
    let xml = RunSummary(results: [Self.green], unchanged: ["C": 3]).junitReport

    #expect(xml.contains(#"<testsuites tests="3" failures="0" skipped="1" time="0.000">"#))
    #expect(
      xml.contains(
        """
            <testcase classname="C" name="(the suite as a whole)" time="0.000">
              <skipped message="unchanged: 3 tests passed with the same inputs"/>
        """
      )
    )
  }

  @Test func `what several runs have in common is told once, and numbers are added up`() {
    let joined = RunSummary(joining: [
      RunSummary(
        results: [Self.green],
        unchanged: ["C": 1, "D": 2],
        notRun: ["E"],
        strayTags: [".a", ".b"]
      ),
      RunSummary(results: [Self.red], unchanged: ["D": 3], notRun: ["F", "E"], strayTags: [".b", ".c"]),
    ])

    #expect(joined.results.map(\.name) == ["B", "A"])
    #expect(joined.unchanged == ["C": 1, "D": 5])
    #expect(joined.notRun == ["E", "F"])
    #expect(joined.strayTags == [".a", ".b", ".c"])
  }

  @Test func `the first problem of several runs is told`() {
    let other = SubprocessError.notStarted(program: "a", reason: "b")

    let joined = RunSummary(joining: [
      RunSummary(), RunSummary(problem: .stopped), RunSummary(problem: other),
    ])

    #expect(joined.problem == .stopped)
  }

  @Test func `the last coverage of several runs counts where all are fine`() {
    let other = CoverageReport(packages: [.init(folder: "B", name: "B", lines: 1, covered: 1)])

    let joined = RunSummary(joining: [
      RunSummary(coverage: .success(Self.fine)), RunSummary(coverage: .success(other)), RunSummary(),
    ])

    #expect(joined.coverage == .success(other))
    #expect(RunSummary(joining: [RunSummary()]).coverage == nil)
  }

  private static func test(isFlaky: Bool = false) -> TestResult {
    TestResult(id: "A.a()", name: "a()", outcome: .passed, isFlaky: isFlaky)
  }
}
