/// Lets equal work that is under way at the same time happen once.
///
/// A caller that is cancelled leaves the others alone; the work is cancelled with its last caller.
actor SingleFlight<Key: Hashable & Sendable, Value: Sendable> {
  private struct Flight {
    let number: Int
    var waiters: [Int: CheckedContinuation<Value?, Never>]
    var work: Task<Void, Never>?
  }

  private var flights: [Key: Flight] = [:]
  private var lastNumber = 0

  /// Joins the work for a key, or begins it.
  ///
  /// - Returns: What the work brings, or `nil` when the caller is cancelled.
  func value(
    for key: Key,
    onJoin: @Sendable () -> Void,
    work: @escaping @Sendable () async -> Value
  ) async -> Value? {
    let waiter = nextNumber()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if flights[key] == nil {
          begin(key, work)
        } else {
          onJoin()
        }
        flights[key]?.waiters[waiter] = continuation
      }
    } onCancel: {
      Task { await self.abandon(key, waiter: waiter) }
    }
  }

  private func begin(_ key: Key, _ work: @escaping @Sendable () async -> Value) {
    let number = nextNumber()
    flights[key] = Flight(number: number, waiters: [:])
    flights[key]?.work = Task {
      let value = await work()
      finish(key, number: number, value: value)
    }
  }

  private func finish(_ key: Key, number: Int, value: Value) {
    guard let flight = flights[key], flight.number == number else { return }
    flights[key] = nil
    for waiter in flight.waiters.values {
      waiter.resume(returning: value)
    }
  }

  private func abandon(_ key: Key, waiter: Int) {
    guard let continuation = flights[key]?.waiters.removeValue(forKey: waiter) else { return }
    continuation.resume(returning: nil)
    guard let flight = flights[key], flight.waiters.isEmpty else { return }
    flights[key] = nil
    flight.work?.cancel()
  }

  private func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}
