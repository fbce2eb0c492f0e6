import MonorepoSystem

/// The outcome of one unit.
struct UnitOutcome: Sendable {
  let unit: BuildUnit
  /// The folder with what was built.
  let products: String
  /// Whether all suites of its package were run, so that the duration says something about the package.
  let isWholePackage: Bool
  /// The time for building and running.
  let duration: Duration
  /// The reason for an early end, nil without one.
  let problem: SubprocessError?
}
