import Synchronization
public import Testing

/// A clock whose time passes only when a test says so.
///
/// Who sleeps on it waits until the clock is moved to the deadline, or until the task is cancelled. A sleep that nobody
/// ends fails after a minute and a half of real time, so that a fault cannot hold up a suite for ever.
public final class ManualClock: Clock {
  /// A moment, as the time since the clock was made.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public let offset: Duration

    /// The moment some time later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// The time from this moment to another.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether the first moment is before the second.
    public static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct Watcher {
    let count: Int
    let continuation: CheckedContinuation<Bool, Never>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var nextID = 0
    var sleepers: [Int: Sleeper] = [:]
    var cancelled: Set<Int> = []
    var slept: [Duration] = []
    var watchers: [Int: Watcher] = [:]
  }

  private let state = Mutex(State())
  private let longestSleep: Duration

  /// Makes a clock that stands at zero.
  ///
  /// - Parameter longestSleep: After how much real time a sleep fails with ``ManualClockStandsStill``.
  public init(longestSleep: Duration = .seconds(90)) {
    self.longestSleep = longestSleep
  }

  /// The moment at which the clock stands.
  public var now: Instant { state.withLock(\.now) }

  /// The smallest step of the clock; any step is possible.
  public var minimumResolution: Duration { .zero }

  /// Every duration that was ever asked for, in order.
  public var slept: [Duration] { state.withLock(\.slept) }

  /// Sleeps until the clock is moved to the deadline.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = nextID()
    let watchdog = after(longestSleep) { [weak self] in self?.end(id, with: ManualClockStandsStill()) }
    defer { watchdog.cancel() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        add(Sleeper(deadline: deadline, continuation: continuation), id: id)
      }
    } onCancel: {
      cancel(id)
    }
  }

  /// Moves the clock, and wakes those whose time has come.
  ///
  /// - Parameter duration: How far.
  public func advance(by duration: Duration) {
    let due = state.withLock { state in
      let now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= now }
      state.now = now
      for id in due.keys { state.sleepers[id] = nil }
      return due.values.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in due { sleeper.continuation.resume() }
  }

  /// Waits until a number of sleeps have begun since the clock was made, and fails the test when they do not.
  ///
  /// - Parameters:
  ///   - count: How many, those that have ended included.
  ///   - limit: How long to wait at most, of real time; no expectation about how long it takes.
  ///   - location: Where a failure is reported.
  public func waitForSleeps(
    _ count: Int,
    within limit: Duration = .seconds(45),
    at location: SourceLocation = #_sourceLocation
  ) async {
    let id = nextID()
    let watchdog = after(limit) { [weak self] in self?.dismissWatcher(id) }
    defer { watchdog.cancel() }
    let isReached = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isReached = state.withLock { state in
          if state.slept.count >= count { return true }
          state.watchers[id] = Watcher(count: count, continuation: continuation)
          return false
        }
        if isReached { continuation.resume(returning: true) }
        if Task.isCancelled { dismissWatcher(id) }
      }
    } onCancel: {
      dismissWatcher(id)
    }
    if !isReached {
      Issue.record("\(slept.count) of \(count) sleeps were begun", sourceLocation: location)
    }
  }

  private func nextID() -> Int {
    state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
  }

  private func after(_ limit: Duration, _ act: @escaping @Sendable () -> Void) -> Task<Void, Never> {
    Task.detached {
      // monorepo:allow ambient: the deadline that ends a wait on a clock that stands still runs on a real one
      do { try await Task.sleep(for: limit) } catch { return }
      act()
    }
  }

  private func dismissWatcher(_ id: Int) {
    state.withLock { $0.watchers.removeValue(forKey: id) }?.continuation.resume(returning: false)
  }

  private func add(_ sleeper: Sleeper, id: Int) {
    let (ending, watchers) = state.withLock { state in
      state.slept.append(state.now.duration(to: sleeper.deadline))
      return (Self.begin(sleeper, id, in: &state), Self.takeWatchers(in: &state))
    }
    if let ending { sleeper.continuation.resume(with: ending) }
    for watcher in watchers { watcher.continuation.resume(returning: true) }
  }

  /// Notes a sleeper, or tells how its sleep ends at once.
  private static func begin(_ sleeper: Sleeper, _ id: Int, in state: inout State) -> Result<Void, any Error>?
  {
    if state.cancelled.remove(id) != nil { return .failure(CancellationError()) }
    if sleeper.deadline <= state.now { return .success(()) }
    state.sleepers[id] = sleeper
    return nil
  }

  /// Removes those who have waited for enough sleeps.
  private static func takeWatchers(in state: inout State) -> [Watcher] {
    let count = state.slept.count
    let satisfied = state.watchers.filter { $0.value.count <= count }
    for id in satisfied.keys { state.watchers[id] = nil }
    return Array(satisfied.values)
  }

  private func cancel(_ id: Int) {
    let sleeper = state.withLock { state in
      let sleeper = state.sleepers.removeValue(forKey: id)
      if sleeper == nil { state.cancelled.insert(id) }
      return sleeper
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }

  private func end(_ id: Int, with error: any Error) {
    state.withLock { $0.sleepers.removeValue(forKey: id) }?.continuation.resume(throwing: error)
  }
}

/// Nobody moved the clock on which a task sleeps.
public struct ManualClockStandsStill: Error, Hashable {}
