import MonorepoSystem
import Testing

@testable import MonorepoRunner

/// What is made of the processes of one time through a suite.
@Suite struct SuiteAttemptTests {
  private let both: [ToldEvent] = [.test("a"), .test("b")]

  @Test func `of tests side by side, the only one that still runs at a crash is blamed at once`() {
    var attempt = SuiteAttempt()

    let rest = attempt.take(
      ProcessRun(
        telling: both + [.test("c"), .started("a"), .started("b"), .ended("a")],
        .signalled(4)
      ),
      isParallel: true
    )

    #expect(rest == SuiteAttempt.Rest(tests: ["c"], mustBeSerial: false))
    #expect(attempt.failed == ["b"])
    #expect(attempt.traces.last?.cause == "did not finish; the process was ended by signal 4")
  }

  @Test func `a test that failed before the crash of its process is not run again`() {
    var attempt = SuiteAttempt()

    let rest = attempt.take(
      ProcessRun(telling: both + [.started("a"), .started("b"), .issue("a", "x")], .signalled(11)),
      isParallel: true
    )

    #expect(rest == SuiteAttempt.Rest(tests: ["b"], mustBeSerial: true))
    #expect(attempt.failed == ["a"])
  }

  @Test func `a process that ends between two tests is a failure, and the rest runs in another one`() {
    var attempt = SuiteAttempt()

    let rest = attempt.take(
      ProcessRun(telling: both + [.started("a"), .ended("a")], .exited(3)),
      isParallel: false
    )

    #expect(rest == SuiteAttempt.Rest(tests: ["b"], mustBeSerial: false))
    #expect(attempt.failures == ["the process ended with exit code 3 between two tests"])
    #expect(attempt.failed == [])
  }

  @Test(arguments: [[], [.suite("S"), .started("S"), .ended("S")]] as [[ToldEvent]])
  func `a process that ends before its first test is not started again`(types: [ToldEvent]) {
    var attempt = SuiteAttempt()

    let rest = attempt.take(ProcessRun(telling: types + both, .exited(3)), isParallel: true)

    #expect(rest == nil)
    #expect(attempt.failed == ["a", "b"])
    #expect(attempt.traces.last?.cause == "did not begin; the process ended with exit code 3")
  }

  @Test func `a test that did not begin in a run that came to its end was not chosen`() {
    var attempt = SuiteAttempt()

    let rest = attempt.take(
      ProcessRun(telling: both + [.started("a"), .ended("a"), .runEnded]),
      isParallel: true
    )

    #expect(rest == nil)
    #expect(!attempt.hasFailed)
    #expect(attempt.traces.map(\.outcome) == [.passed, .skipped])
  }

  @Test func `silence after the last test is a failure of the suite`() {
    var attempt = SuiteAttempt()

    let rest = attempt.take(
      ProcessRun(
        telling: [.test("a"), .started("a"), .ended("a")],
        .signalled(15),
        overrun: .silence,
        allowance: .seconds(60)
      ),
      isParallel: true
    )

    #expect(rest == nil)
    #expect(attempt.failures == ["no output for 60 s after the last test"])
  }

  @Test func `an issue outside of tests is the only failure of a process that fails because of it`() {
    var attempt = SuiteAttempt()

    _ = attempt.take(
      ProcessRun(telling: [.test("a"), .started("a"), .ended("a"), .issue(nil, "x"), .runEnded], .exited(1)),
      isParallel: true
    )

    #expect(attempt.failures == ["x"])
  }

  @Test func `a process that told no test adds no failure of its own`() {
    var attempt = SuiteAttempt()

    _ = attempt.take(ProcessRun(telling: [], .exited(1)), isParallel: true)

    #expect(attempt.failures == [])
  }

  @Test(arguments: [(5, false), (6, true)])
  func `of tests that fail in company only, five are named`(count: Int, areMore: Bool) throws {
    let ids = (0..<count).map { "t\($0)" }
    let begun = ids.map { ToldEvent.test($0) } + ids.map { ToldEvent.started($0) }
    var attempt = SuiteAttempt()
    _ = attempt.take(ProcessRun(telling: begun, .signalled(11)), isParallel: true)
    _ = attempt.take(
      ProcessRun(telling: begun + ids.map { ToldEvent.ended($0) } + [.runEnded]),
      isParallel: false
    )

    let reason = try #require(attempt.unexplained.map(\.reason).first)

    #expect(
      reason.hasPrefix(
        "the process was ended by signal 11 while \(count) tests ran side by side; each passed"
      )
    )
    #expect(reason.contains("t4") && !reason.contains("t5"))
    #expect(reason.hasSuffix("\n    …") == areMore)
    #expect(attempt.unexplained.map(\.tests) == [ids])
  }

  @Test func `the output of the first process counts, and that of others which ended badly`() {
    let crash: [ToldEvent] = [.test("a"), .started("a")]
    var attempt = SuiteAttempt()

    _ = attempt.take(ProcessRun(telling: [], printing: "one"), isParallel: true)
    _ = attempt.take(ProcessRun(telling: crash, .signalled(4), printing: "two"), isParallel: true)
    _ = attempt.take(ProcessRun(telling: [], printing: "three"), isParallel: true)

    #expect(attempt.logs == ["one", "two"])
  }

  @Test(arguments: [(false, ["S", "S/a()", "S/b()"]), (true, ["S", "S/a()", "S", "S/b()"])])
  func `a type that several parts tell counts once, unless it fails in a later one`(
    fails: Bool,
    ids: [String]
  ) {
    var (whole, part) = (SuiteAttempt(), SuiteAttempt())
    _ = whole.take(
      ProcessRun(telling: [.suite("S"), .test("S/a()"), .started("S/a()"), .ended("S/a()"), .runEnded]),
      isParallel: true
    )
    let issue: [ToldEvent] = fails ? [.issue("S", "x")] : []
    _ = part.take(
      ProcessRun(
        telling: [.suite("S"), .test("S/b()"), .started("S/b()"), .ended("S/b()")] + issue + [.runEnded],
        .exited(fails ? 1 : 0)
      ),
      isParallel: true
    )

    whole.append(part)

    #expect(whole.traces.map(\.id) == ids)
  }

  @Test(
    arguments: [
      (.seconds(60), "60 s"), (.milliseconds(1500), "1.5 s"), (nil, "it may"),
    ] as [(Duration?, String)]
  )
  func `a limit is told in whole seconds where it has no others`(allowance: Duration?, text: String) {
    let run = ProcessRun(telling: [], overrun: .silence, allowance: allowance)

    #expect(run.ending == "no output for \(text)")
    #expect(run.cause == "took longer than \(text)")
  }
}
