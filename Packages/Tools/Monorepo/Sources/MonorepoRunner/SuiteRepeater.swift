import MonorepoGraph
import MonorepoSystem

/// Goes through the tests of a suite as often as the plan says.
struct SuiteRepeater {
  private let process: SuiteProcess
  private var generator: SeededGenerator?
  private var groups: [[String]]?
  /// The ending of the last process, nil before the first one.
  private var lastEnding: SubprocessOutcome.Ending?

  init(process: SuiteProcess, seed: UInt64?) {
    self.process = process
    generator = seed.map(SeededGenerator.init)
  }

  var ending: String { lastEnding.map { "\($0)" } ?? "did not start" }

  /// Whether the last process found no test that fits; with a broken filter it fails otherwise.
  var foundNothing: Bool { lastEnding == .exited(0) || lastEnding == .exited(69) || hasNothingTagged }

  /// Whether there are tests, but none with the tags that the plan asks for.
  private(set) var hasNothingTagged = false

  mutating func history() async throws(SubprocessError) -> SuiteHistory {
    switch process.run.options.repetition {
    case .once: try await repeated(atMost: 1) { _ in true }
    case .fixed(let times): try await repeated(atMost: times) { _ in false }
    case .untilFailure(let times): try await repeated(atMost: times, until: \.hasFailed)
    case .retryOnFailure(let times): try await retried(atMost: times)
    }
  }

  private mutating func repeated(
    atMost times: Int,
    until isLast: (SuiteAttempt) -> Bool
  ) async throws(SubprocessError) -> SuiteHistory {
    var history = SuiteHistory(isRetrying: false)
    for _ in 0..<max(1, times) {
      let attempt = try await wholeAttempt()
      history.add(attempt)
      // Nothing comes of trying again what is not there.
      if isLast(attempt) || attempt.traces.isEmpty { break }
    }
    return history
  }

  private mutating func retried(atMost times: Int) async throws(SubprocessError) -> SuiteHistory {
    var history = SuiteHistory(isRetrying: true)
    var attempt = try await wholeAttempt()
    history.add(attempt)
    for _ in 1..<max(1, times) where !attempt.failed.isEmpty {
      attempt = try await self.attempt(.tests(attempt.failed))
      history.add(attempt)
    }
    return history
  }

  private mutating func wholeAttempt() async throws(SubprocessError) -> SuiteAttempt {
    let patterns = TestPatterns(process.run)
    guard generator != nil || patterns.dependOnTags else { return try await attempt(.everything) }
    let listed = try await process.listEverything()
    // A program that cannot list its tests says why when it is run.
    guard !listed.isEmpty else { return try await attempt(.everything) }
    let chosen = patterns.chosen(from: listed)
    hasNothingTagged = patterns.dependOnTags && chosen.allSatisfy(\.isSuite)
    guard !hasNothingTagged else { return SuiteAttempt() }
    guard var generator else { return try await attempt(.tests(chosen.filter { !$0.isSuite }.map(\.id))) }
    let known = groups ?? Self.groups(of: chosen)
    groups = known
    let order = known.shuffled(using: &generator)
    self.generator = generator
    guard !order.isEmpty else { return try await attempt(.everything) }
    var whole = SuiteAttempt()
    for tests in order { whole.append(try await attempt(.tests(tests))) }
    return whole
  }

  /// The tests by the outermost type they are in, those outside any type as one group, to be run in any order.
  ///
  /// Swift Testing decides the order inside one process, so a random order needs a process for each group. The groups
  /// are the same for the same tests.
  private static func groups(of traces: [TestTrace]) -> [[String]] {
    let types = traces.filter(\.isSuite).map(\.id).sorted { $0.count < $1.count }
    let tests = traces.filter { !$0.isSuite }.map(\.id).sorted()
    let byType = Dictionary(grouping: tests) { test in types.first { test.hasPrefix($0 + "/") } ?? "" }
    return byType.sorted { $0.key < $1.key }.map(\.value)
  }

  private mutating func attempt(_ first: TestChoice) async throws(SubprocessError) -> SuiteAttempt {
    var attempt = SuiteAttempt()
    var choice = first
    var isParallel = process.run.suite.isParallel
    for restarts in 0...SuiteRunner.restartLimit {
      let told = try await process.run(choice, isParallel: isParallel)
      lastEnding = told.outcome.ending
      guard let rest = attempt.take(told, isParallel: isParallel) else { return attempt }
      if restarts == SuiteRunner.restartLimit { attempt.giveUp(rest, after: restarts) }
      if rest.mustBeSerial { isParallel = false }
      choice = .tests(rest.tests)
    }
    return attempt
  }
}
