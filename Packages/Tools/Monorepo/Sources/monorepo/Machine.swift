import CommandKit
import MonorepoSystem

/// What the commands reach of the machine they run on.
struct Machine: Sendable {
  let files: FileSystem
  let subprocesses: any SubprocessRunner
  let cores: Int
  /// Reads a monotonic clock.
  let now: @Sendable () -> Duration
  /// Reads all of standard input.
  let input: @Sendable () -> String
  /// Takes one line for standard output.
  let output: @Sendable (String) -> Void
  /// Takes one line for standard error.
  let errorOutput: @Sendable (String) -> Void
  /// Replaces the line that tells what is going on; nil where standard error is no terminal.
  let progress: (@Sendable (String) -> Void)?

  /// Says what cannot be used, and gives the exit code for it.
  func refuse(_ input: UnusableInput) -> ExitCode {
    errorOutput("Error: \(input)")
    return .usage
  }
}
