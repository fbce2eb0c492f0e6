import FeatureKit
import Synchronization

/// The saving that goes on after a text was shown, one piece after another.
final class BackgroundWrites: Sendable {
  private struct State {
    var waiting: [@Sendable () async -> Void] = []
    /// Does what waits; `nil` when there is nothing.
    var worker: Task<Void, Never>?
  }

  private let state = Mutex(State())
  private let limit: TimeLimit

  /// Begins without work.
  ///
  /// - Parameter clock: Measures how long the end of the program waits.
  init(clock: any Clock<Duration>) {
    limit = TimeLimit(.seconds(3), clock: clock)
  }

  /// Begins a piece of work when what was added before is done, and does not wait for it.
  @Sendable
  func add(_ work: @escaping @Sendable () async -> Void) {
    state.withLock { state in
      state.waiting.append(work)
      guard state.worker == nil else { return }
      state.worker = Task { while let work = next() { await work() } }
    }
  }

  /// Waits, for 3 s at most, until what was added is done; what has not begun then is left out.
  ///
  /// Who removes what may be saved just now calls it first.
  func finish() async {
    guard let worker = state.withLock(\.worker) else { return }
    _ = await limit.wait {
      await withTaskCancellationHandler {
        await worker.value
      } onCancel: {
        worker.cancel()
      }
    }
  }

  private func next() -> (@Sendable () async -> Void)? {
    state.withLock { state in
      if Task.isCancelled { state.waiting = [] }
      guard !state.waiting.isEmpty else {
        state.worker = nil
        return nil
      }
      return state.waiting.removeFirst()
    }
  }
}
