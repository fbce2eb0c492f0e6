import Synchronization

/// How long somebody waits for work that goes on without them.
struct Patience: Sendable {
  let clock: any Clock<Duration>
  let limit: Duration

  /// Waits for work until it is done, the limit is reached, or the caller is cancelled; the work is not cancelled.
  ///
  /// - Returns: What the work brought; `nil` when it is not done.
  func value<Value: Sendable>(of work: Task<Value, Never>) async -> Value? {
    let (ends, continuation) = AsyncStream.makeStream(of: Value?.self)
    let watch = Task { continuation.yield(await work.value) }
    let alarm = Task { [clock, limit] in
      do {
        try await clock.sleep(for: limit)
        continuation.yield(nil)
      } catch {
        // The sleep ends early only when it is cancelled, and then nobody listens.
        return
      }
    }
    defer {
      alarm.cancel()
      watch.cancel()
    }
    for await end in ends { return end }
    return nil
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
