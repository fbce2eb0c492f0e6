import Dispatch
import Foundation
import Synchronization

/// One child that can be ended from outside, before, while and after it runs.
final class ChildProcess: Sendable {
  private enum State {
    case new, ended
    case running(Int32, ChildMark?)
    case ending(Int32, ChildMark?)
    case cancelled
  }

  private let state = Mutex(State.new)

  /// Starts the child, with a mark of its own, unless it was ended before.
  ///
  /// - Parameter launch: Starts it and answers with its identifier.
  /// - Returns: Whether it runs now.
  /// - Throws: What starting it throws.
  func start(_ launch: () throws -> Int32) throws -> Bool {
    try state.withLock { state in
      if case .cancelled = state { return false }
      let (mark, identifier) = try ChildMark.starting(launch)
      state = .running(identifier, mark)
      return true
    }
  }

  /// Notes that the child has ended; what it leaves behind of a group that had to end is killed.
  ///
  /// - Parameter files: The files of the machine.
  /// - Returns: What it may have left; nil when its end was known before, or when it never ran.
  func hasEnded(_ files: FileSystem) -> Leftovers? {
    state.withLock { state in
      switch state {
      case .new, .cancelled, .ended: return nil
      case .running(let identifier, let mark), .ending(let identifier, let mark):
        if case .ending = state { kill(-identifier, SIGKILL) }
        state = .ended
        return Leftovers(of: identifier, marked: mark, files: files)
      }
    }
  }

  /// Asks the child and all that it started to end, and kills them two seconds later.
  func end() {
    let isRunning = state.withLock { state in
      switch state {
      case .new: state = .cancelled
      case .running(let identifier, let mark):
        kill(-identifier, SIGTERM)
        state = .ending(identifier, mark)
        return true
      case .ending, .cancelled, .ended: break
      }
      return false
    }
    guard isRunning else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(2)) { self.killNow() }
  }

  private func killNow() {
    state.withLock { state in
      if case .ending(let identifier, _) = state { kill(-identifier, SIGKILL) }
    }
  }
}

extension Process {
  /// A process for a program, not started yet; it has nothing to read.
  convenience init(
    _ subprocess: Subprocess,
    environment: [String: String],
    output: FileHandle,
    errors: FileHandle
  ) {
    self.init()
    executableURL = URL(fileURLWithPath: "/usr/bin/env")
    arguments = subprocess.arguments
    currentDirectoryURL = URL(fileURLWithPath: subprocess.directory)
    self.environment = environment.merging(subprocess.environment) { $1 }
    standardInput = FileHandle.nullDevice
    standardOutput = output
    standardError = errors
  }
}

extension FileSystem {
  /// Whether a program is where `env` looks for it.
  func holds(_ program: String, inAnyOf path: String?) -> Bool {
    let folders = (path ?? "/usr/bin:/bin").split(separator: ":")
    return program.contains("/") || folders.contains { isExecutable("\($0)/\(program)") }
  }
}

/// Starts a child with no signal blocked.
///
/// Threads of the concurrency runtime block every signal, and a child starts with the mask of the thread that starts
/// it: left as it is, Ctrl-C and SIGTERM would not reach what the tool runs.
///
/// - Parameter body: Starts the child.
/// - Throws: What the body throws.
func withUnblockedSignals(_ body: () throws -> Void) rethrows {
  var (none, previous) = (sigset_t(), sigset_t())
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, &previous)
  defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
  try body()
}
