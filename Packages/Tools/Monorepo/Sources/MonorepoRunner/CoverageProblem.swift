public import MonorepoSystem

/// The reason why coverage could not be measured.
public enum CoverageProblem: Error, Equatable, Sendable {
  /// No test program left a profile.
  ///
  /// ## Troubleshooting
  /// Build the suites with `--enable-code-coverage`; a test program that was killed leaves no profile.
  case noProfiles(folder: String)
  /// A program of the toolchain failed.
  ///
  /// ## Troubleshooting
  /// The text says what it printed; a profile and a program of different builds do not fit together.
  case toolFailed(name: String, text: String)
  /// A program of the toolchain could not be started, or the run was stopped.
  ///
  /// ## Troubleshooting
  /// Check that the toolchain has `llvm-profdata` and `llvm-cov` next to `swift`.
  case notRun(SubprocessError)
}

extension CoverageProblem: CustomStringConvertible {
  /// One line: cause and remedy.
  public var description: String {
    switch self {
    case .noProfiles(let folder):
      "coverage: no test program left a profile in \(folder) — build the suites with code coverage and run them"
    case .toolFailed(let name, let text):
      "coverage: \(name) failed: \(text) — remove the scratch folder and run the suites again"
    case .notRun(let error): "coverage: \(error)"
    }
  }
}
