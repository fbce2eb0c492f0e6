import Synchronization

/// Lets equal work that is under way at the same time happen once.
///
/// A caller that is cancelled leaves the others alone; the work is cancelled with its last caller.
final class SingleFlight<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Flight {
    let number: Int
    var waiters: [Int: CheckedContinuation<Value?, Never>]
    var work: Task<Void, Never>?
  }

  /// How a caller gets its value.
  private enum Turn {
    case begins(flight: Int)
    case joins
    case isCancelled
  }

  private struct State {
    var flights: [Key: Flight] = [:]
    var lastNumber = 0
    /// Callers that were cancelled before they waited.
    var cancelled: Set<Int> = []

    mutating func nextNumber() -> Int {
      lastNumber += 1
      return lastNumber
    }
  }

  private let state = Mutex(State())

  /// Joins the work for a key, or begins it.
  ///
  /// - Returns: What the work brings, or `nil` when the caller is cancelled.
  func value(
    for key: Key,
    onJoin: @Sendable () -> Void,
    work: @escaping @Sendable () async -> Value
  ) async -> Value? {
    let waiter = state.withLock { $0.nextNumber() }
    let value = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let turn = state.withLock { state -> Turn in
          if state.cancelled.remove(waiter) != nil { return .isCancelled }
          if state.flights[key] != nil {
            state.flights[key]?.waiters[waiter] = continuation
            return .joins
          }
          let number = state.nextNumber()
          state.flights[key] = Flight(number: number, waiters: [waiter: continuation], work: nil)
          return .begins(flight: number)
        }
        switch turn {
        case .begins(let number): begin(key, number: number, work)
        case .joins: onJoin()
        case .isCancelled: continuation.resume(returning: nil)
        }
      }
    } onCancel: {
      abandon(key, waiter: waiter)
    }
    if Task.isCancelled { state.withLock { _ = $0.cancelled.remove(waiter) } }
    return value
  }

  /// Begins the work outside the lock, since it runs at once; what all callers have left meanwhile is cancelled.
  private func begin(_ key: Key, number: Int, _ work: @escaping @Sendable () async -> Value) {
    let task = Task.startingHere { self.finish(key, number: number, value: await work()) }
    let isAwaited = state.withLock { state in
      guard state.flights[key]?.number == number else { return false }
      state.flights[key]?.work = task
      return true
    }
    if !isAwaited { task.cancel() }
  }

  private func finish(_ key: Key, number: Int, value: Value) {
    let flight = state.withLock { state -> Flight? in
      guard let flight = state.flights[key], flight.number == number else { return nil }
      state.flights[key] = nil
      return flight
    }
    for waiter in flight?.waiters.values.map(\.self) ?? [] { waiter.resume(returning: value) }
  }

  private func abandon(_ key: Key, waiter: Int) {
    let (continuation, work) = state.withLock {
      state -> (CheckedContinuation<Value?, Never>?, Task<Void, Never>?) in
      guard let continuation = state.flights[key]?.waiters.removeValue(forKey: waiter) else {
        state.cancelled.insert(waiter)
        return (nil, nil)
      }
      guard let flight = state.flights[key], flight.waiters.isEmpty else { return (continuation, nil) }
      state.flights[key] = nil
      return (continuation, flight.work)
    }
    continuation?.resume(returning: nil)
    work?.cancel()
  }
}
