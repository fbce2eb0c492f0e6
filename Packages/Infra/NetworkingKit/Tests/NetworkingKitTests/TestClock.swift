import Synchronization

/// A clock whose time passes only when a test says so.
///
/// Who sleeps on it waits until the time is advanced, or until the task is cancelled.
final class TestClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Self {
      Self(offset: offset + duration)
    }

    func duration(to other: Self) -> Duration {
      other.offset - offset
    }

    static func < (left: Self, right: Self) -> Bool {
      left.offset < right.offset
    }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var nextID = 0
    var sleepers: [Int: Sleeper] = [:]
    var cancelled: Set<Int> = []
    var slept: [Duration] = []
    var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock(\.now) }
  var minimumResolution: Duration { .zero }

  /// Every duration that was ever asked for, in order.
  var slept: [Duration] { state.withLock(\.slept) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        add(Sleeper(deadline: deadline, continuation: continuation), id: id)
      }
    } onCancel: {
      cancel(id)
    }
  }

  /// Lets time pass and wakes everybody whose time has come.
  func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let now = state.now
      let due = state.sleepers.filter { $0.value.deadline <= now }
      for id in due.keys { state.sleepers[id] = nil }
      return due.values.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in due { sleeper.continuation.resume() }
  }

  /// Waits until so many sleeps were begun since the clock was made.
  func waitForSleeps(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isReached = state.withLock { state in
        if state.slept.count >= count { return true }
        state.watchers.append((count, continuation))
        return false
      }
      if isReached { continuation.resume() }
    }
  }

  private func add(_ sleeper: Sleeper, id: Int) {
    let (isCancelled, isOver, watchers) = state.withLock { state in
      state.slept.append(state.now.duration(to: sleeper.deadline))
      let isCancelled = state.cancelled.remove(id) != nil
      let isOver = sleeper.deadline <= state.now
      if !isCancelled && !isOver { state.sleepers[id] = sleeper }
      let count = state.slept.count
      let watchers = state.watchers.filter { $0.count <= count }
      state.watchers.removeAll { $0.count <= count }
      return (isCancelled, isOver, watchers)
    }
    if isCancelled {
      sleeper.continuation.resume(throwing: CancellationError())
    } else if isOver {
      sleeper.continuation.resume()
    }
    for watcher in watchers { watcher.continuation.resume() }
  }

  private func cancel(_ id: Int) {
    let sleeper = state.withLock { state in
      let sleeper = state.sleepers.removeValue(forKey: id)
      if sleeper == nil { state.cancelled.insert(id) }
      return sleeper
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }
}
