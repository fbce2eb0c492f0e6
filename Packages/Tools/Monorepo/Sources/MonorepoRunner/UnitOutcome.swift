import MonorepoSystem

/// The outcome of one unit.
struct UnitOutcome: Sendable {
  let unit: BuildUnit
  /// The folder with what was built.
  let products: String
  /// Whether all suites of its package were run, so that the duration says something about the package.
  let isWholePackage: Bool
  /// How long building and running took together.
  let duration: Duration
  /// Why it ended early, nil when it did not.
  let problem: SubprocessError?
}
