import MonorepoSystem

/// One time through the tests of a suite, in as many processes as crashes and hangs made necessary.
///
/// As in Xcode, a test that hangs or crashes fails, and those that it kept from running are run again in a new
/// process. Of tests that ran side by side nobody can tell which one it was; they are run again one after another,
/// and the culprit shows itself.
struct SuiteAttempt: Sendable {
  /// The part of the tests that is left to run.
  struct Rest: Equatable, Sendable {
    let tests: [String]
    let mustBeSerial: Bool
  }

  private(set) var traces: [TestTrace] = []
  private(set) var failures: [String] = []
  private(set) var logs: [String] = []
  /// Tests that ran side by side when their process was cut short, with its ending.
  private var crowds: [(tests: [String], ending: String)] = []

  var failed: [String] { traces.filter(\.hasFailed).map(\.id) }

  var hasFailed: Bool { !failed.isEmpty || !failures.isEmpty || !unexplained.isEmpty }

  /// Takes what a process told, and gives what has to run in a new one, nil when nothing does.
  mutating func take(_ process: ProcessRun, isParallel: Bool) -> Rest? {
    failures += process.stream.looseIssues
    failures += process.outcome.leftovers.map { "left a program running, which was stopped: \($0)" }
    if logs.isEmpty || !process.outcome.succeeded { logs.append(process.outcome.text) }
    guard process.wasCutShort else {
      end(process)
      return nil
    }
    let unfinished = process.stream.tests.filter(\.isUnfinished)
    let again = unfinished.filter { !$0.hasIssues }.map(\.id)
    let waiting = process.stream.tests.filter(\.isWaiting).map(\.id)
    if case .test(let culprit) = process.overrun {
      return blame(culprit, again + waiting, process)
    } else if let culprit = unfinished.first?.id, unfinished.count == 1 || !isParallel {
      return blame(culprit, again + waiting, process)
    } else if unfinished.isEmpty {
      return resume(waiting, process)
    }
    crowds.append((unfinished.map(\.id), process.ending))
    return keep(process.stream.traces, except: again + waiting, mustBeSerial: true)
  }

  /// Fails tests that will not be run any more.
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

  /// Adds another part of the same time through the suite.
  mutating func append(_ other: SuiteAttempt) {
    let known = Set(traces.map(\.id))
    traces += other.traces.filter { !known.contains($0.id) || $0.hasFailed }
    failures += other.failures
    logs += other.logs
    crowds += other.crowds
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
    _ = keep(process.stream.traces, except: [], mustBeSerial: false)
  }

  private mutating func blame(_ culprit: String, _ candidates: [String], _ process: ProcessRun) -> Rest? {
    var told = process.stream.traces
    for index in told.indices where told[index].id == culprit { told[index].cause = process.cause }
    return keep(told, except: candidates.filter { $0 != culprit }, mustBeSerial: false)
  }

  /// Goes on after a process that ended between two tests, unless it would do so again at once.
  private mutating func resume(_ waiting: [String], _ process: ProcessRun) -> Rest? {
    var told = process.stream.traces
    if told.contains(where: { !$0.isSuite && $0.progress == .ended }) {
      failures.append("\(process.ending) between two tests")
      return keep(told, except: waiting, mustBeSerial: false)
    }
    for index in told.indices where told[index].isWaiting {
      told[index].cause = "did not begin; \(process.ending)"
    }
    return keep(told, except: [], mustBeSerial: false)
  }

  private mutating func keep(_ told: [TestTrace], except rest: [String], mustBeSerial: Bool) -> Rest? {
    let left = Set(rest)
    for trace in told where !left.contains(trace.id) {
      if let index = traces.firstIndex(where: { $0.id == trace.id }) {
        // Types with tests are told by every process; one failure of theirs counts.
        if trace.hasFailed { traces[index] = trace }
      } else {
        traces.append(trace)
      }
    }
    return rest.isEmpty ? nil : Rest(tests: rest, mustBeSerial: mustBeSerial)
  }
}
