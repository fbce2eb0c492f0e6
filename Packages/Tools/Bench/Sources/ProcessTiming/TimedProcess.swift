#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that is run to see how long it takes; what it writes is thrown away.
public struct TimedProcess: Sendable {
  private let path: String
  private let arguments: [String]

  /// Names a program.
  ///
  /// - Parameters:
  ///   - path: Where the program is.
  ///   - arguments: The words after its name.
  public init(path: String, arguments: [String] = []) {
    self.path = path
    self.arguments = arguments
  }

  /// Runs the program once and waits for its end.
  ///
  /// - Returns: What it took.
  /// - Throws: ``ProcessStartError`` when it cannot be started.
  public func run() throws(ProcessStartError) -> ProcessRun {
    let start = ContinuousClock.now
    let child = try spawn()
    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, 0, &usage) < 0 && errno == EINTR {}
    return ProcessRun(
      wallTime: ContinuousClock.now - start,
      peakMemory: Int(usage.ru_maxrss) * Self.memoryUnit,
      exitCode: status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    )
  }

  private func spawn() throws(ProcessStartError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let error = posix_spawn(&child, path, &actions, nil, &words, environ)
    guard error == 0 else { throw ProcessStartError(path: path, reason: String(cString: strerror(error))) }
    return child
  }

  /// Linux counts in KiB, Darwin in bytes (getrusage(2)).
  #if canImport(Darwin)
    private static let memoryUnit = 1
  #else
    private static let memoryUnit = 1024
  #endif
}
