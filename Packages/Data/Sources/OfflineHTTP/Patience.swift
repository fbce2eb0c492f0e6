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
    let turn = begin()
    defer { turn.end() }
    let end = WaitedValue<Value>()
    let work = Task.startingHere {
      let value = await operation()
      end.bring(value)
      return value
    }
    guard case .brought(let value) = await turn.wait(for: end) else { return (work, nil) }
    return (work, value)
  }

  /// Begins to measure the patience of one caller, who may wait for several things one after another.
  ///
  /// - Parameter isOver: Whether there is none, so that the caller waits for nothing.
  /// - Returns: The patience, to be ended by the caller.
  func begin(isOver: Bool = false) -> Turn { Turn(isOver ? nil : alarms) }

  /// The patience of one caller.
  final class Turn: Sendable {
    /// How a wait ended.
    enum Outcome<Value> {
      case brought(Value)
      /// The limit was reached.
      case over
      /// The caller was cancelled.
      case cancelled
    }

    private struct State {
      var isOver = false
      var alarm: Int?
      var stop: (@Sendable () -> Void)?
    }

    private let alarms: Alarms?
    private let state = Mutex(State())

    /// - Parameter alarms: What ends the patience; `nil` when it is over from the beginning.
    fileprivate init(_ alarms: Alarms?) {
      self.alarms = alarms
      let alarm = alarms?.set { [self] in ring() }
      state.withLock { $0.alarm = alarm }
      if alarms == nil { ring() }
    }

    /// Waits until the value is there, the limit is reached, or the caller is cancelled.
    func wait<Value: Sendable>(for end: WaitedValue<Value>) async -> Outcome<Value> {
      let isOver = state.withLock { state in
        state.stop = { end.stopWaiting() }
        return state.isOver
      }
      if isOver { end.stopWaiting() }
      let value = await withTaskCancellationHandler {
        await end.value
      } onCancel: {
        end.stopWaiting()
      }
      if let value { return .brought(value) }
      return Task.isCancelled ? .cancelled : .over
    }

    /// Ends the measuring: the alarm does not ring any more.
    func end() {
      let alarm = state.withLock { state in
        state.stop = nil
        return state.alarm.take()
      }
      if let alarm { alarms?.cancel(alarm) }
    }

    private func ring() {
      let stop = state.withLock { state in
        state.isOver = true
        return state.stop.take()
      }
      stop?()
    }
  }
}

extension Task where Failure == Never {
  /// Begins a task that runs at once up to where it first waits, when the system can do that: it saves a change of
  /// threads.
  ///
  /// - Parameter operation: The work.
  /// - Returns: The task.
  @discardableResult
  public static func startingHere(_ operation: @escaping @Sendable () async -> Success) -> Task {
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
      let ringing = Array(state.alarms.prefix { $0.due <= now })
      state.alarms.removeFirst(ringing.count)
      state.isSleeping = !state.alarms.isEmpty
      return (ringing, state.alarms.first?.due)
    }
    for alarm in ringing { alarm.ring() }
    return next
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
