import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program as the leader of a session of its own, with a terminal as its controlling terminal.
///
/// A thread waits for its end, so that those who poll for its output are woken by a descriptor.
final class ChildProgram: Sendable {
  /// Becomes readable with the end of the program.
  let changes: Int32
  private let wake: Int32
  private let identifier: pid_t
  private let current = Mutex(ProgramState.running)

  init(
    path: String,
    arguments: [String],
    environment: [String: String],
    terminal: String
  ) throws(PseudoTerminalError) {
    var ends: [Int32] = [0, 0]
    try checked("pipe") { pipe(&ends) }
    (changes, wake) = (ends[0], ends[1])
    do throws(PseudoTerminalError) {
      for end in ends {
        try checked("fcntl") { fcntl(end, F_SETFD, FD_CLOEXEC) }
        try checked("fcntl") { fcntl(end, F_SETFL, O_NONBLOCK) }
      }
      identifier = try Self.start(path, [path] + arguments, environment, terminal)
    } catch {
      for end in ends { close(end) }
      throw error
    }
    Thread.detachNewThread { [self] in watch() }
  }

  deinit {
    close(changes)
    close(wake)
  }

  var state: ProgramState { current.withLock { $0 } }

  /// Sends a signal, unless the program is gone.
  func send(_ signal: Int32) throws(PseudoTerminalError) {
    // Under the lock the number cannot have gone to another program.
    let result = current.withLock { state in state.isEnd ? 0 : kill(identifier, signal) }
    try checked("kill") { result }
  }

  /// Sends a signal to each program of a group.
  static func send(_ signal: Int32, toGroup group: pid_t) throws(PseudoTerminalError) {
    try checked("kill") { kill(-group, signal) }
  }

  /// Kills the program if it still runs.
  func end() {
    // A program that is not collected exists and is ours, so that the signal cannot fail.
    current.withLock { state in
      if !state.isEnd { _ = kill(identifier, SIGKILL) }
    }
  }

  private func watch() {
    while !state.isEnd {
      var info = siginfo_t()
      // Leaves the program to be collected under the lock.
      let options = WEXITED | WNOWAIT
      guard retryingInterrupts({ waitid(P_PID, id_t(identifier), &info, options) }) == 0 else { return }
      current.withLock { state in
        var status: Int32 = 0
        guard waitpid(identifier, &status, WNOHANG) == identifier else { return }
        state = ProgramState(waitStatus: status)
      }
      var byte: UInt8 = 0
      _ = write(wake, &byte, 1)
    }
  }

  private static func start(
    _ path: String,
    _ words: [String],
    _ environment: [String: String],
    _ terminal: String
  ) throws(PseudoTerminalError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let ownSession = Int32(POSIX_SPAWN_SETSID) | Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      // The name is a GNU extension that the module leaves out; the value is that of glibc and of musl.
      let ownSession: Int32 = 0x80
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // The leader of a session without a terminal gets the first one it opens.
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)

    // What the test process ignores or blocks must not be ignored or blocked by the program.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM, SIGCHLD, SIGTSTP, SIGTTIN, SIGTTOU, SIGWINCH] {
      sigaddset(&signals, signal)
    }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = ownSession | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in arguments + variables { free(word) } }
    var child: pid_t = 0
    try checkedNumber("posix_spawn", posix_spawn(&child, path, &actions, &attributes, &arguments, &variables))
    return child
  }
}

extension ProgramState {
  /// The layout of a wait status: the macros for it do not come to Swift.
  fileprivate init(waitStatus status: Int32) {
    let (low, high) = (status & 0x7F, (status >> 8) & 0xFF)
    self = low == 0 ? .exited(high) : .killed(signal: low)
  }
}
