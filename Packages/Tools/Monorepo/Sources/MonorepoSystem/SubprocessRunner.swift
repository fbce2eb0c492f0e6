/// Runs programs; the seam between the tool's logic and the machine.
public protocol SubprocessRunner: Sendable {
  /// Runs one program to its end.
  ///
  /// A program that fails is an outcome, not an error. When the task is cancelled, the program is ended with all
  /// that it started, and the outcome tells how; other programs go on.
  ///
  /// - Parameter subprocess: The program to run.
  /// - Returns: How it ended and what it printed.
  /// - Throws: ``SubprocessError`` when it could not be started, or when the runner was stopped.
  func run(_ subprocess: Subprocess) async throws(SubprocessError) -> SubprocessOutcome
}
