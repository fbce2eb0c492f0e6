import Synchronization

/// How long somebody waits for work that goes on without them.
struct Patience: Sendable {
  let limit: Duration
  private let alarms: Alarms

  /// Makes a limit that any number may wait for at the same time.
  init(clock: some Clock<Duration>, limit: Duration) {
    self.limit = limit
    alarms = Alarms(clock: clock, delay: limit)
  }

  /// Begins work and waits until it is done, the limit is reached, or the caller is cancelled; the work is not
  /// cancelled then.
  ///
  /// - Parameter operation: The work; it runs in a task of its own.
  /// - Returns: The work, and what it brought; `nil` when it is not done.
  func begin<Value: Sendable>(
    _ operation: @escaping @Sendable () async -> Value
  ) async -> (work: Task<Value, Never>, value: Value?) {
    let end = FirstEnd<Value>()
    let alarm = alarms.set { end.reach(nil) }
    defer { alarms.cancel(alarm) }
    let work = Task.startingHere {
      let value = await operation()
      end.reach(value)
      return value
    }
    let value = await withTaskCancellationHandler {
      await end.value
    } onCancel: {
      end.reach(nil)
    }
    return (work, value)
  }
}

extension Task where Failure == Never {
  /// Begins a task that runs at once up to where it first waits, when the system can do that: it saves a change of
  /// threads.
  @discardableResult
  static func startingHere(_ operation: @escaping @Sendable () async -> Success) -> Task {
    if #available(macOS 26, iOS 26, *) {
      Task.immediate(operation: operation)
    } else {
      Task(operation: operation)
    }
  }
}

/// Alarms that ring a fixed time after they were set, all with one sleeper: a timer for each request would cost more
/// than the rest of the waiting.
private final class Alarms: Sendable {
  private struct Alarm {
    let number: Int
    let due: Duration
    let ring: @Sendable () -> Void
  }

  private struct State {
    /// In the order in which they are due.
    var alarms: [Alarm] = []
    var lastNumber = 0
    var isSleeping = false
  }

  private let delay: Duration
  /// The time since the alarms were made.
  private let elapsed: @Sendable () -> Duration
  /// Sleeps until so much time has passed since then.
  private let sleep: @Sendable (Duration) async throws -> Void
  private let state = Mutex(State())

  init<C: Clock<Duration>>(clock: C, delay: Duration) {
    let start = clock.now
    self.delay = delay
    elapsed = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
  }

  /// Sets an alarm.
  ///
  /// - Parameter ring: Called when the time is over, unless the alarm was cancelled.
  /// - Returns: The number to cancel it with.
  func set(_ ring: @escaping @Sendable () -> Void) -> Int {
    let (number, wasSleeping) = state.withLock { state in
      state.lastNumber += 1
      state.alarms.append(Alarm(number: state.lastNumber, due: elapsed() + delay, ring: ring))
      defer { state.isSleeping = true }
      return (state.lastNumber, state.isSleeping)
    }
    if !wasSleeping { Task.startingHere { await self.run() } }
    return number
  }

  /// Cancels an alarm; nothing happens when it has rung.
  func cancel(_ number: Int) {
    state.withLock { state in
      state.alarms.removeAll { $0.number == number }
    }
  }

  /// Sleeps from one alarm to the next while there are any.
  private func run() async {
    while let due = ringDue() {
      do {
        try await sleep(due)
      } catch {
        // Nobody cancels this task; the next alarm starts another one all the same.
        return state.withLock { $0.isSleeping = false }
      }
    }
  }

  /// Rings the alarms that are due, and tells when the next one is.
  private func ringDue() -> Duration? {
    let (ringing, next) = state.withLock { state in
      let now = elapsed()
      let ringing = state.alarms.prefix { $0.due <= now }
      state.alarms.removeFirst(ringing.count)
      state.isSleeping = !state.alarms.isEmpty
      return (ringing, state.alarms.first?.due)
    }
    for alarm in ringing { alarm.ring() }
    return next
  }
}

/// What one waiter waits for: the first of several ends.
private final class FirstEnd<Value: Sendable>: Sendable {
  private enum State {
    case open
    case awaited(CheckedContinuation<Value?, Never>)
    case reached(Value?)
  }

  private let state = Mutex(State.open)

  /// The first end; only one waiter may ask for it.
  var value: Value? {
    get async {
      await withCheckedContinuation { continuation in
        let reached = state.withLock { state -> Value?? in
          if case .reached(let value) = state { return .some(value) }
          state = .awaited(continuation)
          return nil
        }
        if let reached { continuation.resume(returning: reached) }
      }
    }
  }

  /// Reaches an end; those after the first one do not count.
  func reach(_ value: Value?) {
    let waiter = state.withLock { state -> CheckedContinuation<Value?, Never>? in
      switch state {
      case .open:
        state = .reached(value)
        return nil
      case .awaited(let continuation):
        state = .reached(value)
        return continuation
      case .reached:
        return nil
      }
    }
    waiter?.resume(returning: value)
  }
}

/// Whether a caller still waits for the answer of a transaction.
final class CallerPresence: Sendable {
  private let hasLeft = Atomic(false)

  /// Whether the caller waits.
  var isWaiting: Bool { !hasLeft.load(ordering: .acquiring) }

  /// The caller has got something else.
  func leave() { hasLeft.store(true, ordering: .releasing) }
}
