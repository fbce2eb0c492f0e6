import MonorepoGraph
import MonorepoSystem

/// One time through the tests of a suite, in as many processes as crashes and hangs made necessary.
///
/// A test that hangs or crashes fails, and those that it kept from running are run again in a new process: one after
/// another when they ran side by side, so that the culprit shows itself.
struct SuiteAttempt: Sendable {
  struct Rest: Equatable, Sendable {
    let tests: [String]
    let mustBeSerial: Bool
  }

  private(set) var traces: [TestTrace] = []
  private(set) var failures: [String] = []
  private(set) var logs: [String] = []
  /// The ending of the last process; nil without one, because no test has the tags that the plan asks for.
  private(set) var lastEnding: SubprocessOutcome.Ending?
  /// Tests that ran side by side when their process was cut short, with its ending.
  private var crowds: [(tests: [String], ending: String)] = []

  var failed: [String] { traces.filter(\.hasFailed).map(\.id) }

  var hasFailed: Bool { !failed.isEmpty || !failures.isEmpty || !unexplained.isEmpty }

  /// Takes what a process told, and gives what has to run in a new one, nil when nothing does.
  mutating func take(_ process: ProcessRun, isParallel: Bool) -> Rest? {
    lastEnding = process.outcome.ending
    failures += process.stream.looseIssues
    failures += process.outcome.leftovers.map { "left a program running, which was stopped: \($0)" }
    if logs.isEmpty || !process.outcome.succeeded { logs.append(process.outcome.text) }
    guard process.wasCutShort else {
      end(process)
      return nil
    }
    let unfinished = process.stream.tests.filter(\.isUnfinished)
    var rest = (unfinished.filter { !$0.hasIssues } + process.stream.tests.filter(\.isWaiting)).map(\.id)
    var (told, mustBeSerial) = (process.stream.traces, false)
    let onlyOne = unfinished.count == 1 || !isParallel ? unfinished.first?.id : nil
    let culprit: String? = if case .test(let id) = process.overrun { id } else { onlyOne }
    if let culprit {
      for index in told.indices where told[index].id == culprit { told[index].cause = process.cause }
      rest.removeAll { $0 == culprit }
    } else if !unfinished.isEmpty {
      crowds.append((unfinished.map(\.id), process.ending))
      mustBeSerial = true
    } else if told.contains(where: { !$0.isSuite && $0.progress == .ended }) {
      failures.append("\(process.ending) between two tests")
    } else {
      // A new process would end at once as well.
      for index in told.indices where told[index].isWaiting {
        told[index].cause = "did not begin; \(process.ending)"
      }
      rest = []
    }
    keep(told, except: rest)
    return rest.isEmpty ? nil : Rest(tests: rest, mustBeSerial: mustBeSerial)
  }

  mutating func giveUp(_ rest: Rest, after restarts: Int) {
    traces += rest.tests.map { id in
      var trace = TestTrace(id: id, name: id, isSuite: false)
      trace.cause = "did not run: the suite's process was replaced \(restarts) times"
      return trace
    }
  }

  /// The reasons that cut a process short although none of its tests does so alone, with those tests.
  var unexplained: [(reason: String, tests: [String])] {
    let failed = Set(failed)
    return crowds.filter { failed.isDisjoint(with: $0.tests) }.map { crowd in
      let names = crowd.tests.prefix(5).joined(separator: "\n    ") + (crowd.tests.count > 5 ? "\n    …" : "")
      return (
        "\(crowd.ending) while \(crowd.tests.count) tests ran side by side; each passed alone\n    \(names)",
        crowd.tests
      )
    }
  }

  mutating func append(_ other: SuiteAttempt) {
    let known = Set(traces.map(\.id))
    traces += other.traces.filter { !known.contains($0.id) || $0.hasFailed }
    failures += other.failures
    logs += other.logs
    crowds += other.crowds
    lastEnding = other.lastEnding
  }

  private mutating func end(_ process: ProcessRun) {
    if process.overrun != nil {
      let when = process.stream.tests.isEmpty ? "before the first test" : "after the last test"
      failures.append("\(process.ending) \(when)")
    } else if !process.stream.traces.isEmpty, !process.outcome.succeeded,
      !process.stream.traces.contains(where: \.hasFailed), process.stream.looseIssues.isEmpty
    {
      failures.append("every test passed, but the process \(process.outcome.ending)")
    }
    keep(process.stream.traces, except: [])
  }

  private mutating func keep(_ told: [TestTrace], except rest: [String]) {
    let left = Set(rest)
    for trace in told where !left.contains(trace.id) {
      if let index = traces.firstIndex(where: { $0.id == trace.id }) {
        // Types with tests are told by every process; one failure of theirs counts.
        if trace.hasFailed { traces[index] = trace }
      } else {
        traces.append(trace)
      }
    }
  }
}

extension SuiteProcess {
  /// The number of new processes that one time through a suite may need because of crashes and hangs.
  private static let restartLimit = 20

  func attempt(_ first: TestChoice) async throws(SubprocessError) -> SuiteAttempt {
    var attempt = SuiteAttempt()
    var choice = first
    var isParallel = run.suite.isParallel
    for restarts in 0...Self.restartLimit {
      let told = try await run(choice, isParallel: isParallel)
      guard let rest = attempt.take(told, isParallel: isParallel) else { return attempt }
      if restarts == Self.restartLimit { attempt.giveUp(rest, after: restarts) }
      if rest.mustBeSerial { isParallel = false }
      choice = .tests(rest.tests)
    }
    return attempt
  }
}
