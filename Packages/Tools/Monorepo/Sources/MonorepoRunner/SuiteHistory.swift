import MonorepoGraph
import MonorepoSystem

/// All times through the tests of a suite, merged per test.
struct SuiteHistory: Sendable {
  /// Whether the last run of a test decides, instead of each.
  private let isRetrying: Bool
  private var order: [String] = []
  private var runs: [String: [TestTrace]] = [:]
  /// The reasons to suspect tests that fail side by side and pass alone, by test.
  private var suspicions: [String: String] = [:]
  private(set) var problems: [String] = []
  private var logs: [String] = []
  /// The ending of the last process; nil when none was started, because nothing has the plan's tags.
  private(set) var lastEnding: SubprocessOutcome.Ending?

  init(isRetrying: Bool) { self.isRetrying = isRetrying }

  mutating func add(_ attempt: SuiteAttempt) {
    lastEnding = attempt.lastEnding ?? lastEnding
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
    let told = failed.flatMap { $0.messages + [$0.cause].compactMap(\.self) }
    let messages = ([suspicion].compactMap(\.self) + told).uniqued()
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

extension SuiteProcess {
  /// Goes through the tests as often as the plan says, in a random order where there is a seed.
  func history(seed: UInt64?) async throws(SubprocessError) -> SuiteHistory {
    let plan: (times: Int, isRetrying: Bool, endsWithFailure: Bool) =
      switch run.options.repetition {
      case .once: (1, false, false)
      case .fixed(let times): (times, false, false)
      case .untilFailure(let times): (times, false, true)
      case .retryOnFailure(let times): (times, true, false)
      }
    var generator = seed.map(SeededGenerator.init)
    var history = SuiteHistory(isRetrying: plan.isRetrying)
    var failed: [String] = []
    for number in 0..<max(1, plan.times) {
      let isRetry = plan.isRetrying && number > 0
      let attempt = try await isRetry ? self.attempt(.tests(failed)) : wholeAttempt(&generator)
      history.add(attempt)
      failed = attempt.failed
      // Nothing comes of trying again what is not there.
      let isLast = attempt.traces.isEmpty || plan.endsWithFailure && attempt.hasFailed
      if plan.isRetrying ? failed.isEmpty : isLast { break }
    }
    return history
  }

  private func wholeAttempt(_ generator: inout SeededGenerator?) async throws(SubprocessError)
    -> SuiteAttempt
  {
    let patterns = TestPatterns(run)
    guard generator != nil || patterns.dependOnTags else { return try await attempt(.everything) }
    let listed = try await listEverything()
    let chosen = patterns.chosen(from: listed)
    guard !chosen.allSatisfy(\.isSuite) else {
      // A program that cannot list its tests says why when it is run.
      let hasNothingTagged = patterns.dependOnTags && !listed.isEmpty
      return try await hasNothingTagged ? SuiteAttempt() : attempt(.everything)
    }
    guard var random = generator else {
      return try await attempt(.tests(chosen.filter { !$0.isSuite }.map(\.id)))
    }
    let order = Self.groups(of: chosen).shuffled(using: &random)
    generator = random
    var whole = SuiteAttempt()
    for tests in order { whole.append(try await attempt(.tests(tests))) }
    return whole
  }

  /// The tests by the outermost type they are in, those outside any type as one group.
  ///
  /// Swift Testing decides the order inside one process, so a random order needs a process for each group.
  private static func groups(of traces: [TestTrace]) -> [[String]] {
    let types = traces.filter(\.isSuite).map(\.id).sorted { $0.count < $1.count }
    let tests = traces.filter { !$0.isSuite }.map(\.id).sorted()
    let byType = Dictionary(grouping: tests) { test in types.first { test.hasPrefix($0 + "/") } ?? "" }
    return byType.sorted { $0.key < $1.key }.map(\.value)
  }
}
