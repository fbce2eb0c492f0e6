#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that is run to see how long it takes; what it writes is thrown away.
public struct TimedProcess: Sendable {
  private let path: String
  private let arguments: [String]
  private let variables: @Sendable (_ run: Int) -> [String: String]

  /// Names a program.
  ///
  /// - Parameters:
  ///   - path: Where the program is.
  ///   - arguments: The words after its name.
  ///   - variables: What the environment of a run has beside that of this process, by the number of the run.
  public init(
    path: String,
    arguments: [String] = [],
    variables: @escaping @Sendable (_ run: Int) -> [String: String] = { _ in [:] }
  ) {
    self.path = path
    self.arguments = arguments
    self.variables = variables
  }

  /// Runs the program once and waits for its end.
  ///
  /// - Parameter number: The number of the run, for its variables.
  /// - Returns: What it took.
  /// - Throws: ``ProcessStartError`` when it cannot be started.
  public func run(_ number: Int = 0) throws(ProcessStartError) -> ProcessRun {
    let (child, start) = try spawn(variables(number))
    var status = Int32()
    var usage = rusage()
    while wait4(child, &status, 0, &usage) < 0 && errno == EINTR {}
    return ProcessRun(
      wallTime: ContinuousClock.now - start,
      peakMemory: Int(usage.ru_maxrss) * Self.memoryUnit,
      exitCode: status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    )
  }

  /// Starts the program; what has to be made ready before is no part of its time.
  private func spawn(
    _ variables: [String: String]
  ) throws(ProcessStartError) -> (child: pid_t, start: ContinuousClock.Instant) {
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
    let all = Self.inherited.merging(variables) { $1 }
    var environment: [UnsafeMutablePointer<CChar>?] = all.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for variable in environment { free(variable) } }
    var child = pid_t()
    let start = ContinuousClock.now
    let error = posix_spawn(&child, path, &actions, nil, &words, &environment)
    guard error == 0 else { throw ProcessStartError(path: path, reason: String(cString: strerror(error))) }
    return (child, start)
  }

  /// The variables of this process.
  private static var inherited: [String: String] { ProcessInfo.processInfo.environment }

  /// Linux counts in KiB, Darwin in bytes (getrusage(2)).
  #if canImport(Darwin)
    private static let memoryUnit = 1
  #else
    private static let memoryUnit = 1024
  #endif
}
