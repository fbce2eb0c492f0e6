import MonorepoSystem
import Synchronization
import Testing

@testable import MonorepoRunner

/// What the user sees while suites run.
@Suite(.timeLimit(.minutes(5))) struct RunReporterTests {
  @Test func `what is done at the moment is shown in order, with the number of suites that have ended`()
    async
  {
    let shown = await progress { reporter in
      await reporter.begin("running B", in: "B")
      await reporter.begin("building A", in: "A")
      await reporter.begin("running A", in: "A")
      await reporter.end("B")
      await reporter.end("A")
    }

    #expect(
      shown == [
        "[0/2] running B", "[0/2] building A, running B", "[0/2] running A, running B", "[0/2] running A", "",
      ]
    )
  }

  @Test func `progress makes room for the line of a suite, and counts it`() async {
    let shown = await progress { reporter in
      await reporter.begin("running B", in: "B")
      await reporter.report(SuiteResult(name: "A", tests: []))
      await reporter.report(unchanged: "B", tests: 1)
    }

    #expect(shown.dropFirst() == ["", "[1/2] running B", "", "[2/2] running B"])
  }

  @Test(arguments: [
    (SuiteResult(name: "A", tests: [passed()]), "✓ A      1 test  0.0 s"),
    (
      SuiteResult(name: "Other", tests: [passed(), passed()], duration: .milliseconds(1240)),
      "✓ Other  2 tests  1.2 s"
    ),
    (SuiteResult(name: "A", tests: [passed(isFlaky: true)]), "✓ A      1 test  1 flaky  0.0 s"),
    (
      SuiteResult(name: "A", tests: [passed(), TestResult(id: "A.b()", name: "b()", outcome: .skipped)]),
      "✓ A      1 test  1 skipped  0.0 s"
    ),
    (SuiteResult(name: "A", tests: []), "· A      0 tests  0.0 s"),
    (
      SuiteResult(name: "A", tests: [passed()], failures: ["x"], buildDuration: .seconds(3)),
      "✗ A      1 of 2 failed  0.0 s  (build 3.0 s)"
    ),
    (SuiteResult(name: "Longer than any", tests: []), "· Longer than any  0 tests  0.0 s"),
  ])
  func `a suite that ended has a line that fits into a table`(result: SuiteResult, line: String) async {
    let lines = Mutex<[String]>([])
    let machine = RunMachine.played(FakeToolchain(), output: { line in lines.withLock { $0.append(line) } })

    await RunReporter(names: ["A", "Other"], on: machine).report(result)

    #expect(lines.withLock(\.self) == [line])
  }

  @Test func `suites that ran and those that did not have to are finished`() async {
    let lines = Mutex<[String]>([])
    let machine = RunMachine.played(FakeToolchain(), output: { line in lines.withLock { $0.append(line) } })
    let reporter = RunReporter(names: ["A", "Other", "C"], on: machine)

    await reporter.report(SuiteResult(name: "A", tests: [], failures: ["x"]))
    await reporter.report(unchanged: "Other", tests: 1)

    #expect(await reporter.summary.finished == ["A", "Other"])
    #expect(await reporter.summary.unchanged == ["Other": 1])
    #expect(lines.withLock(\.last) == "· Other  1 test  unchanged")
  }

  private func progress(_ body: (RunReporter) async -> Void) async -> [String] {
    let shown = Mutex<[String]>([])
    let machine = RunMachine.played(
      FakeToolchain(),
      progress: { text in shown.withLock { $0.append(text) } }
    )
    await body(RunReporter(names: ["A", "B"], on: machine))
    return shown.withLock(\.self)
  }

  private static func passed(isFlaky: Bool = false) -> TestResult {
    TestResult(id: "A.a()", name: "a()", outcome: .passed, isFlaky: isFlaky)
  }
}
