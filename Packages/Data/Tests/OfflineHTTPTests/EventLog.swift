import OfflineHTTP
import Synchronization

/// Remembers the steps of a cache and lets a test wait for them.
final class EventLog: Sendable {
  private struct State {
    var events: [OfflineHTTPEvent] = []
    var waiting: [(count: Int, step: OfflineHTTPEvent.Step, continuation: CheckedContinuation<Void, Never>)] =
      []

    func isReached(_ count: Int, _ step: OfflineHTTPEvent.Step) -> Bool {
      events.filter { $0.step == step }.count >= count
    }

    mutating func takeReached() -> [CheckedContinuation<Void, Never>] {
      let reached = waiting.filter { isReached($0.count, $0.step) }
      waiting = waiting.filter { !isReached($0.count, $0.step) }
      return reached.map(\.continuation)
    }
  }

  private let state = Mutex(State())

  var steps: [OfflineHTTPEvent.Step] { state.withLock { $0.events.map(\.step) } }

  var observe: @Sendable (OfflineHTTPEvent) -> Void {
    { event in
      let reached = self.state.withLock { state in
        state.events.append(event)
        return state.takeReached()
      }
      for continuation in reached { continuation.resume() }
    }
  }

  func clear() {
    state.withLock { $0.events = [] }
  }

  /// Waits until a step was reported so many times.
  func wait(for count: Int, _ step: OfflineHTTPEvent.Step) async {
    await withCheckedContinuation { continuation in
      let isReached = state.withLock { state in
        if state.isReached(count, step) { return true }
        state.waiting.append((count, step, continuation))
        return false
      }
      if isReached { continuation.resume() }
    }
  }
}
