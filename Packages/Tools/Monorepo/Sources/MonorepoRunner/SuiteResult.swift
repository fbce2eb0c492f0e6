/// The result of one suite of the plan.
public struct SuiteResult: Equatable, Sendable {
  /// The suite's name.
  public internal(set) var name: String
  /// Every test that was chosen, empty for a suite that did not build or ran nothing.
  public let tests: [TestResult]
  /// The failures outside any test: it did not build, ran nothing, or its process ended badly.
  public let failures: [String]
  /// The time for which its tests ran.
  public let duration: Duration
  /// The build time of its package, for the suite that is reported first.
  public var buildDuration: Duration?
  /// The output of the build or the run.
  public let log: String
  /// The number that gives the same random order again, nil when the order was not random.
  public let seed: UInt64?
  /// Those of the tags in the plan's options that one of its tests has, run or not.
  public let tags: [String]

  /// Describes how one suite went.
  public init(
    name: String,
    tests: [TestResult],
    failures: [String] = [],
    duration: Duration = .zero,
    buildDuration: Duration? = nil,
    log: String = "",
    seed: UInt64? = nil,
    tags: [String] = []
  ) {
    self.name = name
    self.tests = tests
    self.failures = failures
    self.duration = duration
    self.buildDuration = buildDuration
    self.log = log
    self.seed = seed
    self.tags = tags
  }

  /// The number of tests that passed, known issues included.
  public var passed: Int { tests.count { $0.outcome == .passed || $0.outcome == .knownIssue } }
  /// The number of tests that failed, and of failures outside of tests.
  public var failed: Int { tests.count(where: \.hasFailed) + failures.count }
  /// The number of tests that their code skips.
  public var skipped: Int { tests.count { $0.outcome == .skipped } }
  /// The number of tests that passed only when they were run again.
  public var flaky: Int { tests.count(where: \.isFlaky) }

  /// The reasons for its failure; empty for a suite that passed.
  public var reasons: [String] {
    tests.filter(\.hasFailed).map { ([$0.id] + $0.messages).joined(separator: "\n    ") } + failures
  }

  /// Whether nothing failed.
  public var isGreen: Bool { failed == 0 }
}
