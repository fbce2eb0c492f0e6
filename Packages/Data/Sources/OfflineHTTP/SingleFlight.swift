import Synchronization

/// Lets equal work that is under way at the same time happen once.
///
/// A caller that is cancelled leaves the others alone; the work is cancelled with its last caller.
final class SingleFlight<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// A caller's share in the work, until it has the value or leaves.
  struct Place: Sendable {
    fileprivate let key: Key
    fileprivate let flight: Int
    /// The result that the caller waits for.
    let end = WaitedValue<Value>()
  }

  private struct Flight {
    /// The result that each caller waits for.
    var ends: [WaitedValue<Value>]
    var work: Task<Void, Never>?
  }

  private struct State {
    /// The flight of each key; the key is looked up once to join and once to end, since it is long.
    var numbers: [Key: Int] = [:]
    var flights: [Int: Flight] = [:]
    var lastNumber = 0
  }

  private let state = Mutex(State())

  /// Joins the work for a key, or begins it, and waits for it.
  ///
  /// - Returns: What the work brings, or `nil` when the caller is cancelled.
  func value(
    for key: Key,
    onJoin: @Sendable () -> Void,
    work: @escaping @Sendable () async -> Value
  ) async -> Value? {
    await value(of: join(key, onJoin: onJoin, work: work))
  }

  /// Joins the work for a key, or begins it; it runs in a task of its own, so that it can outlive its callers.
  ///
  /// - Returns: The caller's place, which has to be waited for or left.
  func join(
    _ key: Key,
    onJoin: @Sendable () -> Void,
    work: @escaping @Sendable () async -> Value
  ) -> Place {
    let (place, begins) = state.withLock { state in
      let place = Place(key: key, flight: state.numbers[key, default: state.lastNumber + 1])
      let begins = place.flight > state.lastNumber
      if begins {
        state.lastNumber = place.flight
        state.numbers[key] = place.flight
      }
      state.flights[place.flight, default: Flight(ends: [])].ends.append(place.end)
      return (place, begins)
    }
    if begins { begin(place, work) } else { onJoin() }
    return place
  }

  /// Waits for a place, and leaves it when the caller is cancelled.
  ///
  /// - Returns: What the work brings, or `nil` when the caller is cancelled.
  func value(of place: Place) async -> Value? {
    await withTaskCancellationHandler {
      while true {
        if let value = await place.end.value { return value }
        // The caller that waited for the place before may have been stopped late.
        if Task.isCancelled { return nil }
      }
    } onCancel: {
      leave(place)
      place.end.stopWaiting()
    }
  }

  /// Gives up a place; the work is cancelled with the last one.
  ///
  /// Nothing happens when the work is done.
  func leave(_ place: Place) {
    let work = state.withLock { state -> Task<Void, Never>? in
      state.flights[place.flight]?.ends.removeAll { $0 === place.end }
      guard let flight = state.flights[place.flight], flight.ends.isEmpty else { return nil }
      state.flights[place.flight] = nil
      state.numbers[place.key] = nil
      return flight.work
    }
    work?.cancel()
  }

  /// Begins the work outside the lock, since it runs at once; what all callers have left meanwhile is cancelled.
  private func begin(_ place: Place, _ work: @escaping @Sendable () async -> Value) {
    let (key, flight) = (place.key, place.flight)
    let task = Task.startingHere { self.finish(key, flight, await work()) }
    let isAwaited = state.withLock { state in
      state.flights[flight]?.work = task
      return state.flights[flight] != nil
    }
    if !isAwaited { task.cancel() }
  }

  private func finish(_ key: Key, _ flight: Int, _ value: Value) {
    let ends = state.withLock { state in
      guard let flight = state.flights.removeValue(forKey: flight) else { return [WaitedValue<Value>]() }
      state.numbers[key] = nil
      return flight.ends
    }
    for end in ends { end.bring(value) }
  }
}

/// A value that one waiter waits for, who may stop waiting before it is there and come back.
final class WaitedValue<Value: Sendable>: Sendable {
  private struct State {
    var value: Value?
    var waiter: CheckedContinuation<Value?, Never>?
    /// Whether the next waiter is stopped at once.
    var isStopped = false
  }

  private let state = Mutex(State())

  /// The value, or `nil` when the waiting was stopped; only one waiter may ask for it at a time.
  var value: Value? {
    get async {
      await withCheckedContinuation { continuation in
        let reached = state.withLock { state -> Value?? in
          if let value = state.value { return .some(value) }
          if state.isStopped {
            state.isStopped = false
            return .some(nil)
          }
          state.waiter = continuation
          return nil
        }
        if let reached { continuation.resume(returning: reached) }
      }
    }
  }

  /// Brings the value; one that comes after the first does not count.
  func bring(_ value: Value) {
    let waiter = state.withLock { state in
      if state.value == nil { state.value = value }
      return state.waiter.take()
    }
    waiter?.resume(returning: value)
  }

  /// Stops the waiter, or the next one.
  func stopWaiting() {
    let waiter = state.withLock { state in
      if state.waiter == nil { state.isStopped = true }
      return state.waiter.take()
    }
    waiter?.resume(returning: nil)
  }
}
