/// How a command ended, as its process reports it to a shell.
///
/// The raw value is the process's exit code.
public enum ExitCode: Int32, CaseIterable, Sendable {
  /// It did what was asked.
  case done = 0
  /// It failed for a reason without a code of its own.
  case failed = 1
  /// It was used wrongly: unknown option, missing argument, invalid value.
  case usage = 2
  /// What was asked for does not exist.
  case notFound = 3
  /// It needs somebody to sign in first.
  case signInNeeded = 4
  /// There is no connection, and nothing stored to show instead.
  case noConnection = 5
  /// The service refused: validation, conflict.
  case refused = 6
  /// The service asks to slow down.
  case rateLimited = 7
  /// The person stopped it (128 + SIGINT).
  case interrupted = 130
}
