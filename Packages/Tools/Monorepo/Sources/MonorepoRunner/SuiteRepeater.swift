import MonorepoGraph
import MonorepoSystem

/// Goes through the tests of a suite as often as the plan says.
struct SuiteRepeater {
  /// The number of new processes that one time through a suite may need because of crashes and hangs.
  private static let restartLimit = 20

  private let process: SuiteProcess
  private var generator: SeededGenerator?
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
    let plan: (times: Int, isRetrying: Bool, endsWithFailure: Bool) =
      switch process.run.options.repetition {
      case .once: (1, false, false)
      case .fixed(let times): (times, false, false)
      case .untilFailure(let times): (times, false, true)
      case .retryOnFailure(let times): (times, true, false)
      }
    var history = SuiteHistory(isRetrying: plan.isRetrying)
    var failed: [String] = []
    for number in 0..<max(1, plan.times) {
      let isRetry = plan.isRetrying && number > 0
      let attempt = try await isRetry ? self.attempt(.tests(failed)) : wholeAttempt()
      history.add(attempt)
      failed = attempt.failed
      // Nothing comes of trying again what is not there.
      let isLast = attempt.traces.isEmpty || plan.endsWithFailure && attempt.hasFailed
      if plan.isRetrying ? failed.isEmpty : isLast { break }
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
    let order = Self.groups(of: chosen).shuffled(using: &generator)
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
    for restarts in 0...Self.restartLimit {
      let told = try await process.run(choice, isParallel: isParallel)
      lastEnding = told.outcome.ending
      guard let rest = attempt.take(told, isParallel: isParallel) else { return attempt }
      if restarts == Self.restartLimit { attempt.giveUp(rest, after: restarts) }
      if rest.mustBeSerial { isParallel = false }
      choice = .tests(rest.tests)
    }
    return attempt
  }
}

/// A source of random numbers that gives the same ones for the same seed (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
