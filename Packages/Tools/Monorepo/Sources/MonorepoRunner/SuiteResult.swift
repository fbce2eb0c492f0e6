/// How one suite of the plan went.
public struct SuiteResult: Equatable, Sendable {
  /// The suite's name.
  public internal(set) var name: String
  /// Every test that was chosen, empty for a suite that did not build or ran nothing.
  public let tests: [TestResult]
  /// What went wrong outside any test: it did not build, ran nothing, or its process ended badly.
  public let failures: [String]
  /// How long its tests ran.
  public let duration: Duration
  /// How long its package took to build, for the suite that is reported first.
  public var buildDuration: Duration?
  /// What was printed while it was built or run.
  public let log: String
  /// The number that gives the same random order again, nil when the order was not random.
  public let seed: UInt64?

  /// Describes how one suite went.
  public init(
    name: String,
    tests: [TestResult],
    failures: [String] = [],
    duration: Duration = .zero,
    buildDuration: Duration? = nil,
    log: String = "",
    seed: UInt64? = nil
  ) {
    self.name = name
    self.tests = tests
    self.failures = failures
    self.duration = duration
    self.buildDuration = buildDuration
    self.log = log
    self.seed = seed
  }

  /// How many tests passed, known issues included.
  public var passed: Int { tests.count { $0.outcome == .passed || $0.outcome == .knownIssue } }
  /// How many tests failed, and how often something else went wrong.
  public var failed: Int { tests.count(where: \.hasFailed) + failures.count }
  /// How many tests their code skips.
  public var skipped: Int { tests.count { $0.outcome == .skipped } }
  /// How many tests passed only when they were run again.
  public var flaky: Int { tests.count(where: \.isFlaky) }

  /// Why it failed; empty for a suite that passed.
  public var reasons: [String] {
    tests.filter(\.hasFailed).map { ([$0.id] + $0.messages).joined(separator: "\n    ") } + failures
  }

  /// Whether nothing failed.
  public var isGreen: Bool { failed == 0 }
}
