/// Why a program did not run.
public enum SubprocessError: Error, Equatable, Sendable {
  /// The program could not be started.
  ///
  /// ## Troubleshooting
  /// Check that the program is installed and on `PATH`, and that the folder it should run in exists.
  case notStarted(program: String, reason: String)
  /// The runner was stopped, as by Ctrl-C; nothing more is started.
  case stopped
}

extension SubprocessError: CustomStringConvertible {
  /// One line: cause and remedy.
  public var description: String {
    switch self {
    case .notStarted(let program, let reason):
      "\(program) could not be started: \(reason) — check that it is installed and on PATH"
    case .stopped: "stopped"
    }
  }
}
