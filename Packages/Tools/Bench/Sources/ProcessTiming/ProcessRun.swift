/// The resource usage of one run of a program, from the operating system.
public struct ProcessRun: Hashable, Sendable {
  /// From the start to the end.
  public let wallTime: Duration
  /// The most memory that was resident at once, in bytes.
  public let peakMemory: Int
  /// The exit code; 128 plus the number for a signal, as in shells.
  public let exitCode: Int32

  /// Describes a run.
  ///
  /// - Parameters:
  ///   - wallTime: From the start to the end.
  ///   - peakMemory: The most memory that was resident at once, in bytes.
  ///   - exitCode: What the program ended with.
  public init(wallTime: Duration, peakMemory: Int, exitCode: Int32) {
    self.wallTime = wallTime
    self.peakMemory = peakMemory
    self.exitCode = exitCode
  }
}
