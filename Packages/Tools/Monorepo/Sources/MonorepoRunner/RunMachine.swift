package import MonorepoSystem

package struct RunMachine: Sendable {
  package let files: FileSystem
  package let subprocesses: any SubprocessRunner
  /// The version and platform of the toolchain; nil when it does not answer, and nothing is trusted then.
  package var toolchain: String?
  let system: String
  /// The variables that count for how suites end.
  let environment: [String: String]
  /// Wakes the watch over tests that take too long.
  package let clock: any Clock<Duration>
  /// Reads a monotonic clock, to measure how long things take.
  package let now: @Sendable () -> Duration
  package let makeSeed: @Sendable () -> UInt64
  package var output: @Sendable (String) -> Void
  /// Takes what is going on, replacing what it took before; nil where nobody watches.
  package let progress: (@Sendable (String) -> Void)?

  package init(
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
