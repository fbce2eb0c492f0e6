public import MonorepoSystem

/// The parts of the machine that a run uses.
public struct RunMachine: Sendable {
  package let files: FileSystem
  package let subprocesses: any SubprocessRunner
  package var toolchain: String?
  let system: String
  let environment: [String: String]
  package let clock: any Clock<Duration>
  package let now: @Sendable () -> Duration
  package let makeSeed: @Sendable () -> UInt64
  package var output: @Sendable (String) -> Void
  package let progress: (@Sendable (String) -> Void)?

  /// Describes a machine.
  ///
  /// - Parameters:
  ///   - files: The files of the machine.
  ///   - subprocesses: Runs `swift`, `git` and the test programs.
  ///   - toolchain: The version and platform of the toolchain; nil when it does not answer, and nothing is trusted
  ///     then.
  ///   - system: The name and version of the operating system.
  ///   - environment: The variables that count for how suites end.
  ///   - clock: Wakes the watch over tests that take too long.
  ///   - now: Reads a monotonic clock, to measure how long things take.
  ///   - makeSeed: Makes up where a random order begins.
  ///   - output: Takes one line of the report.
  ///   - progress: Takes what is going on, replacing what it took before; nil where nobody watches.
  public init(
    files: FileSystem,
    subprocesses: any SubprocessRunner,
    toolchain: String? = nil,
    system: String,
    environment: [String: String],
    clock: any Clock<Duration>,
    now: @escaping @Sendable () -> Duration,
    makeSeed: @escaping @Sendable () -> UInt64,
    output: @escaping @Sendable (String) -> Void,
    progress: (@Sendable (String) -> Void)?
  ) {
    (self.files, self.subprocesses, self.toolchain) = (files, subprocesses, toolchain)
    (self.system, self.environment, self.clock) = (system, environment, clock)
    (self.now, self.makeSeed, self.output, self.progress) = (now, makeSeed, output, progress)
  }
}
