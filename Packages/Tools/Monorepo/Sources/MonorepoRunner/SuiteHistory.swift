/// All times through the tests of a suite, merged per test.
struct SuiteHistory: Sendable {
  /// Whether the last run of a test decides, instead of each.
  private let isRetrying: Bool
  private var order: [String] = []
  private var runs: [String: [TestTrace]] = [:]
  /// The reasons to suspect tests that fail side by side and pass alone, by test.
  private var suspicions: [String: String] = [:]
  /// The failures outside any test.
  private(set) var problems: [String] = []
  private var logs: [String] = []

  init(isRetrying: Bool) { self.isRetrying = isRetrying }

  mutating func add(_ attempt: SuiteAttempt) {
    for trace in attempt.traces {
      if runs[trace.id] == nil { order.append(trace.id) }
      runs[trace.id, default: []].append(trace)
    }
    problems += attempt.failures.filter { !problems.contains($0) }
    for (reason, tests) in attempt.unexplained {
      // A user who wants failures to be run again wants this to be a flaky test, not a failure.
      if isRetrying { for test in tests { suspicions[test] = reason } } else { problems.append(reason) }
    }
    if logs.isEmpty || attempt.hasFailed { logs += attempt.logs }
  }

  /// The tests, with types only where they failed themselves.
  var tests: [TestResult] {
    order.compactMap { id in
      guard let traces = runs[id], let last = traces.last else { return nil }
      let failed = traces.filter(\.hasFailed)
      if last.isSuite, failed.isEmpty { return nil }
      return result(last: isRetrying ? last : failed.last ?? last, failed: failed, runs: traces.count)
    }
  }

  /// The output, each process after a line of its own when there were several.
  var log: String {
    guard logs.count > 1 else { return logs.first ?? "" }
    return logs.enumerated().map { "── process \($0 + 1)\n\($1)" }.joined(separator: "\n")
  }

  private func result(last: TestTrace, failed: [TestTrace], runs: Int) -> TestResult {
    // A type that failed and then did not is no test that was skipped.
    let outcome = last.isSuite && !last.hasFailed ? TestResult.Outcome.passed : last.outcome
    let hasPassed = outcome == .passed || outcome == .knownIssue
    let suspicion = hasPassed ? suspicions[last.id] : nil
    var messages = [suspicion].compactMap(\.self)
    for message in failed.flatMap({ $0.messages + [$0.cause].compactMap(\.self) })
    where !messages.contains(message) {
      messages.append(message)
    }
    return TestResult(
      id: last.id,
      name: last.name,
      duration: last.duration,
      outcome: outcome,
      isFlaky: hasPassed && (!failed.isEmpty || suspicion != nil),
      messages: outcome == .skipped ? last.messages : messages,
      runs: runs
    )
  }
}
