import Synchronization

/// A clock that stands still until a test moves it.
public final class ManualClock: Clock {
  /// A moment, as the time since the clock was made.
  public struct Instant: InstantProtocol {
    fileprivate let offset: Duration

    /// The moment some time later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// The time from this moment to another.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether the first moment is before the second.
    public static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let wake: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var nextID = 0
    var sleepers: [Int: Sleeper] = [:]
    var cancelled: Set<Int> = []
    var observers: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  /// Makes a clock that stands at zero.
  public init() {}

  /// The moment at which the clock stands.
  public var now: Instant { state.withLock { $0.now } }

  /// The smallest step of the clock; any step is possible.
  public var minimumResolution: Duration { .zero }

  /// Returns as soon as somebody sleeps.
  public func sleeperArrived() async {
    await withCheckedContinuation { observer in
      let somebodySleeps = state.withLock { state in
        guard state.sleepers.isEmpty else { return true }
        state.observers.append(observer)
        return false
      }
      if somebodySleeps { observer.resume() }
    }
  }

  /// Moves the clock, and wakes those whose time has come.
  ///
  /// - Parameter duration: How far.
  public func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for id in due.keys { state.sleepers[id] = nil }
      return due.values.map(\.wake)
    }
    for wake in woken { wake.resume() }
  }

  /// Sleeps until the clock is moved to the deadline.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { wake in add(Sleeper(deadline: deadline, wake: wake), id) }
    } onCancel: {
      cancel(id)
    }
  }

  private func add(_ sleeper: Sleeper, _ id: Int) {
    let (ending, observers) = state.withLock {
      state -> (Result<Void, any Error>?, [CheckedContinuation<Void, Never>]) in
      if state.cancelled.remove(id) != nil { return (.failure(CancellationError()), []) }
      if sleeper.deadline <= state.now { return (.success(()), []) }
      state.sleepers[id] = sleeper
      defer { state.observers = [] }
      return (nil, state.observers)
    }
    if let ending { sleeper.wake.resume(with: ending) }
    for observer in observers { observer.resume() }
  }

  private func cancel(_ id: Int) {
    let sleeper = state.withLock { state in
      let sleeper = state.sleepers.removeValue(forKey: id)
      if sleeper == nil { state.cancelled.insert(id) }
      return sleeper
    }
    sleeper?.wake.resume(throwing: CancellationError())
  }
}
