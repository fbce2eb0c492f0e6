/// How one suite of the plan went.
public struct SuiteResult: Equatable, Sendable {
  /// The suite's name.
  public let name: String
  /// How many tests passed.
  public let passed: Int
  /// How many tests failed; at least 1 for a suite that did not build, crashed or ran nothing.
  public let failed: Int
  /// How long its tests ran.
  public let duration: Duration
  /// How long its package took to build, for the suite that is reported first.
  public let buildDuration: Duration?
  /// Why it failed, one line each; empty for a suite that passed.
  public let reasons: [String]
  /// What was printed while it was built or run.
  public let log: String

  /// Describes how one suite went.
  public init(
    name: String,
    passed: Int,
    failed: Int,
    duration: Duration,
    buildDuration: Duration? = nil,
    reasons: [String] = [],
    log: String = ""
  ) {
    self.name = name
    self.passed = passed
    self.failed = failed
    self.duration = duration
    self.buildDuration = buildDuration
    self.reasons = reasons
    self.log = log
  }

  /// Whether every test passed and there was at least one.
  public var isGreen: Bool { failed == 0 }
}
