import MonorepoSystem
import Testing

@testable import MonorepoRunner

/// What is made of several times through a suite.
@Suite struct SuiteHistoryTests {
  @Test(arguments: [(true, TestResult.Outcome.passed), (false, .failed)])
  func `a type that fails once and then not is flaky only where failures are run again`(
    isRetrying: Bool,
    outcome: TestResult.Outcome
  ) {
    let history = history(
      isRetrying: isRetrying,
      [
        ProcessRun(
          telling: [.suite("S"), .started("S"), .issue("S", "x"), .ended("S"), .runEnded],
          .exited(1)
        ),
        ProcessRun(telling: [.suite("S"), .runEnded]),
      ]
    )

    #expect(history.tests.map(\.outcome) == [outcome])
    #expect(history.tests.map(\.isFlaky) == [isRetrying])
    #expect(history.tests.map(\.messages) == [["x"]])
    #expect(history.tests.map(\.runs) == [2])
  }

  @Test func `a type that never fails is no test`() {
    let history = history([ProcessRun(telling: [.suite("S"), .started("S"), .ended("S"), .runEnded])])

    #expect(history.tests == [])
  }

  @Test func `a skipped test has its reason and is not flaky`() {
    let history = history([ProcessRun(telling: [.test("a"), .skipped("a", "not now"), .runEnded])])

    #expect(history.tests.map(\.outcome) == [.skipped])
    #expect(history.tests.map(\.messages) == [["not now"]])
    #expect(history.tests.map(\.isFlaky) == [false])
  }

  @Test(arguments: [(false, Duration.seconds(1)), (true, .seconds(2))])
  func `a test takes as long as the run that decides on it`(isRetrying: Bool, duration: Duration) {
    let history = history(
      isRetrying: isRetrying,
      [
        ProcessRun(
          telling: [.test("a"), .started("a"), .issue("a", "x"), .ended("a", at: 1), .runEnded],
          .exited(1)
        ),
        ProcessRun(telling: [.test("a"), .started("a"), .ended("a", at: 2), .runEnded]),
      ]
    )

    #expect(history.tests.map(\.duration) == [duration])
  }

  @Test func `one failure of the suite in several runs is told once`() {
    let run = ProcessRun(telling: [.test("a"), .started("a"), .ended("a"), .runEnded], .exited(66))

    #expect(
      history([run, run]).problems == ["every test passed, but the process ended with exit code 66"]
    )
  }

  @Test func `the output of the first run and of each that failed is told, with headings for several`() {
    let passes: [ToldEvent] = [.test("a"), .started("a"), .ended("a"), .runEnded]
    let fails: [ToldEvent] = [.test("a"), .started("a"), .issue("a", "x"), .ended("a"), .runEnded]
    let good = ["one", "three"].map { ProcessRun(telling: passes, printing: $0) }
    let bad = ProcessRun(telling: fails, .exited(1), printing: "two")

    #expect(history(good).log == "one")
    #expect(history([good[0], bad, good[1]]).log == "── process 1\none\n── process 2\ntwo")
  }

  @Test func `without a process there is nothing to tell`() {
    #expect(history([]).log == "")
    #expect(history([]).tests == [])
  }

  private func history(isRetrying: Bool = false, _ runs: [ProcessRun]) -> SuiteHistory {
    var history = SuiteHistory(isRetrying: isRetrying)
    for run in runs {
      var attempt = SuiteAttempt()
      _ = attempt.take(run, isParallel: false)
      history.add(attempt)
    }
    return history
  }
}
