import Synchronization

/// Interruptions that happen when a test says so, and how often somebody waited for one.
final class RecordedInterruptions: Sendable {
  private struct State {
    var begun = 0
    var ended = 0
    var act: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// How often the next interruption was waited for.
  var begun: Int { state.withLock(\.begun) }
  /// How often interruptions were given back to the system.
  var ended: Int { state.withLock(\.ended) }

  /// Waits for the next interruption, as the process does.
  @Sendable
  func watch(_ act: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    state.withLock { state in
      state.begun += 1
      state.act = act
    }
    return { [self] in state.withLock { $0.ended += 1 } }
  }

  /// Presses Ctrl-C.
  func interrupt() {
    let act = state.withLock { state in
      defer { state.act = nil }
      return state.act
    }
    act?()
  }
}
