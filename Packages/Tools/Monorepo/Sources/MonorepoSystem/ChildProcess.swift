import Dispatch
import Foundation
import Synchronization

/// One child that can be ended from outside, before, while and after it runs.
final class ChildProcess: Sendable {
  private enum State {
    case new, cancelled, ended
    case running(Int32, ChildMark?, isEnding: Bool)
  }

  private let state = Mutex(State.new)

  var isRunning: Bool {
    state.withLock { if case .running(_, _, isEnding: false) = $0 { true } else { false } }
  }

  /// Starts a program as the child, unless that was ended before, and tells of its end at least once.
  func start(
    _ process: Process,
    onEnd: @escaping @Sendable (SubprocessOutcome.Ending) -> Void
  ) throws -> Bool {
    process.terminationHandler = { process in
      let status = process.terminationStatus
      onEnd(process.terminationReason == .uncaughtSignal ? .signalled(status) : .exited(status))
    }
    let isRunning = try start {
      try withUnblockedSignals { try process.run() }
      return process.processIdentifier
    }
    if isRunning { SubprocessOutcome.Ending.watch(process.processIdentifier, onEnd: onEnd) }
    return isRunning
  }

  /// Launches the child, which gives its identifier, with a mark of its own; false when it was ended before.
  func start(_ launch: () throws -> Int32) throws -> Bool {
    try state.withLock { state in
      if case .cancelled = state { return false }
      let (mark, identifier) = try ChildMark.starting(launch)
      state = .running(identifier, mark, isEnding: false)
      return true
    }
  }

  /// Notes that the child has ended, and gives what it may have left; nil when its end was known before.
  func hasEnded(_ files: FileSystem) -> Leftovers? {
    state.withLock { state in
      guard case .running(let identifier, let mark, let isEnding) = state else { return nil }
      if isEnding { kill(-identifier, SIGKILL) }
      state = .ended
      return Leftovers(child: identifier, mark: mark, files: files)
    }
  }

  /// Asks the child and all that it started to end, and kills them two seconds later.
  func end() {
    let isRunning = state.withLock { state in
      if case .new = state { state = .cancelled }
      guard case .running(let identifier, let mark, isEnding: false) = state else { return false }
      kill(-identifier, SIGTERM)
      state = .running(identifier, mark, isEnding: true)
      return true
    }
    guard isRunning else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(2)) {
      self.state.withLock { state in
        if case .running(let identifier, _, isEnding: true) = state { kill(-identifier, SIGKILL) }
      }
    }
  }
}

extension SubprocessOutcome.Ending {
  /// Tells the ending of a child, even if it leaves processes behind, from a thread of its own.
  ///
  /// Foundation on Linux tells of it only when everything that the child has started has ended as well,
  /// because all of it inherits the socket that Foundation listens to.
  static func watch(_ child: Int32, onEnd: @escaping @Sendable (SubprocessOutcome.Ending) -> Void) {
    Thread.detachNewThread {
      var info = siginfo_t()
      var result: Int32
      // The status is left where it is: Foundation collects it.
      repeat {
        result = waitid(P_PID, id_t(child), &info, WEXITED | WNOWAIT)
      } while result == -1 && errno == EINTR
      guard result == 0 else { return }
      #if os(Linux)
        let status = info._sifields._sigchld.si_status
      #else
        let status = info.si_status
      #endif
      onEnd(info.si_code == Int32(CLD_EXITED) ? .exited(status) : .signalled(status))
    }
  }
}

/// Starts a child with no signal blocked.
///
/// Threads of the concurrency runtime block every signal, and a child starts with the mask of the thread that
/// starts it: left as it is, Ctrl-C and SIGTERM would not reach what the tool runs.
func withUnblockedSignals(_ body: () throws -> Void) rethrows {
  var (none, previous) = (sigset_t(), sigset_t())
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, &previous)
  defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
  try body()
}
