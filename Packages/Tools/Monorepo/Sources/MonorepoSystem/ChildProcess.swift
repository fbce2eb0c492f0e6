import Dispatch
import Foundation
import Synchronization

/// One child that can be ended from outside, before, while and after it runs.
final class ChildProcess: Sendable {
  private enum State {
    case new, ended
    case running(Int32)
    case ending(Int32)
    case cancelled
  }

  private let state = Mutex(State.new)

  /// Starts the child unless it was ended before.
  ///
  /// - Parameter launch: Starts it and answers with its identifier.
  /// - Returns: Whether it runs now.
  /// - Throws: What starting it throws.
  func start(_ launch: () throws -> Int32) throws -> Bool {
    try state.withLock { state in
      if case .cancelled = state { return false }
      state = .running(try launch())
      return true
    }
  }

  /// Notes that the child has ended; what it leaves behind of a group that had to end is killed.
  ///
  /// - Returns: Whether this was not known before.
  func hasEnded() -> Bool {
    state.withLock { state in
      if case .ended = state { return false }
      if case .ending(let identifier) = state { kill(-identifier, SIGKILL) }
      state = .ended
      return true
    }
  }

  /// Asks the child and all that it started to end, and kills them two seconds later.
  func end() {
    let isRunning = state.withLock { state in
      switch state {
      case .new: state = .cancelled
      case .running(let identifier):
        kill(-identifier, SIGTERM)
        state = .ending(identifier)
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
      if case .ending(let identifier) = state { kill(-identifier, SIGKILL) }
    }
  }
}
