public import MonorepoSystem

/// How a whole run went.
public struct RunSummary: Equatable, Sendable {
  /// How many tests passed.
  public let passed: Int
  /// How many tests failed.
  public let failed: Int
  /// The suites that were not run because the run was stopped or a program was missing.
  public let notRun: [String]
  /// Why the run ended early, nil when it did not.
  public let problem: SubprocessError?

  /// The last line of a run.
  public var line: String { "\(passed) passed, \(failed) failed" }

  /// Whether a person stopped the run.
  public var wasStopped: Bool { problem == .stopped }

  /// Whether everything that should run did, and passed.
  public var isGreen: Bool { failed == 0 && notRun.isEmpty }
}
