import Synchronization

/// How long somebody waits for work that goes on without them.
struct Patience: Sendable {
  let clock: any Clock<Duration>
  let limit: Duration

  /// Begins work and waits until it is done, the limit is reached, or the caller is cancelled; the work is not
  /// cancelled then.
  ///
  /// - Parameter operation: The work; it runs in a task of its own.
  /// - Returns: The work, and what it brought; `nil` when it is not done.
  func begin<Value: Sendable>(
    _ operation: @escaping @Sendable () async -> Value
  ) async -> (work: Task<Value, Never>, value: Value?) {
    let end = FirstEnd<Value>()
    let work = Task.startingHere {
      let value = await operation()
      end.reach(value)
      return value
    }
    let alarm = Task.startingHere { [clock, limit] in
      do {
        try await clock.sleep(for: limit)
        end.reach(nil)
      } catch {
        // The sleep ends early only when it is cancelled, and then nobody listens.
        return
      }
    }
    defer { alarm.cancel() }
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
  static func startingHere(_ operation: @escaping @Sendable () async -> Success) -> Task {
    if #available(macOS 26, iOS 26, *) {
      Task.immediate(operation: operation)
    } else {
      Task(operation: operation)
    }
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
