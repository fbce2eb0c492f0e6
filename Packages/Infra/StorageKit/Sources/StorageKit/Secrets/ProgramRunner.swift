/// Runs another program to its end.
public protocol ProgramRunner: Sendable {
  /// Runs a program.
  ///
  /// - Parameters:
  ///   - program: Its name, looked up in `PATH`, or its absolute path.
  ///   - arguments: Its arguments, which every user of the computer may see; never a secret.
  ///   - input: What it reads from standard input, up to ``Swift/Int/longestSecret`` bytes; `nil` for nothing.
  ///   - limit: How long it may take before it is killed.
  /// - Returns: How it ended and what it wrote.
  /// - Throws: ``ProgramRunError`` when it did not run to its end.
  func run(
    _ program: String,
    _ arguments: [String],
    input: Secret?,
    limit: Duration
  ) async throws(ProgramRunError) -> ProgramOutcome
}

/// How a program ended.
public struct ProgramOutcome: Hashable, Sendable {
  /// The exit code; 128 and the number of the signal that ended it.
  public let status: Int32
  /// The text on standard output, up to 64 KiB.
  public let output: String
  /// The text on standard error, up to 64 KiB.
  public let errors: String

  /// Describes the end of a program.
  ///
  /// - Parameters:
  ///   - status: The exit code.
  ///   - output: What it wrote to standard output.
  ///   - errors: What it wrote to standard error.
  public init(status: Int32, output: String = "", errors: String = "") {
    self.status = status
    self.output = output
    self.errors = errors
  }
}

/// Why a program did not run to its end.
public enum ProgramRunError: Error, Hashable, Sendable {
  /// The system has no such program.
  ///
  /// ## Troubleshooting
  /// Install it.
  case missing(program: String)
  /// The system could not start it, or does not tell how it ended.
  ///
  /// ## Troubleshooting
  /// Do what the reason names.
  case notStarted(reason: String)
  /// It took longer than it may, and was killed.
  ///
  /// ## Troubleshooting
  /// Look whether it waits for the user.
  case timedOut(after: Duration)
  /// The task was cancelled, and the program was killed.
  ///
  /// ## Troubleshooting
  /// Run it again if it is still needed.
  case cancelled
}

/// Runs programs as child processes of this one.
public struct ChildProgramRunner: ProgramRunner {
  /// How often a running program is looked at.
  private static let interval = Duration.milliseconds(5)

  private let variables: [String: String]
  private let clock: any Clock<Duration>

  /// Makes a runner.
  ///
  /// - Parameters:
  ///   - variables: The environment variables of the programs. Leave secrets out.
  ///   - clock: Measures how long a program may take.
  public init(variables: [String: String], clock: any Clock<Duration>) {
    self.variables = variables
    self.clock = clock
  }

  /// Runs a program; it is killed when the task is cancelled.
  public func run(
    _ program: String,
    _ arguments: [String],
    input: Secret?,
    limit: Duration
  ) async throws(ProgramRunError) -> ProgramOutcome {
    var child = try ChildProgram(program, arguments, variables: variables, input: input)
    return try await Self.wait(for: &child, on: clock, limit)
  }

  /// Starts a program and does not wait for it; a terminal that closes does not end it.
  ///
  /// It has a session of its own, and neither input nor output.
  ///
  /// - Parameters:
  ///   - program: Its name, looked up in `PATH`, or its absolute path.
  ///   - arguments: Its arguments, which every user of the computer may see; never a secret.
  /// - Throws: ``ProgramRunError`` when it was not started.
  public func start(_ program: String, _ arguments: [String]) throws(ProgramRunError) {
    try ChildProgram.startAlone(program, arguments, variables: variables)
  }

  private static func wait(
    for child: inout ChildProgram,
    on clock: some Clock<Duration>,
    _ limit: Duration
  ) async throws(ProgramRunError) -> ProgramOutcome {
    defer { child.close() }
    let start = clock.now
    while true {
      // What a descendant of the program writes later is of no interest.
      if let outcome = try child.outcome() { return outcome }
      guard start.duration(to: clock.now) < limit else {
        child.kill()
        throw .timedOut(after: limit)
      }
      do {
        try await clock.sleep(for: interval)
      } catch {
        child.kill()
        throw .cancelled
      }
    }
  }
}
