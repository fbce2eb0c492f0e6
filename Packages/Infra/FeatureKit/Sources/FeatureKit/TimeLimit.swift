/// How long a command waits for what is nice to have before it shows what it has.
public struct TimeLimit: Sendable {
  private let clock: any Clock<Duration>
  private let limit: Duration

  /// Makes a patience.
  ///
  /// - Parameters:
  ///   - limit: How long to wait.
  ///   - clock: Measures the time.
  public init(_ limit: Duration, clock: any Clock<Duration>) {
    self.limit = limit
    self.clock = clock
  }

  /// Waits for work, and cancels it when the patience ends.
  ///
  /// - Parameter work: What is nice to have; it must end soon after it is cancelled.
  /// - Returns: Whether the work ended by itself.
  public func wait(for work: @escaping @Sendable () async -> Void) async -> Bool {
    await withTaskGroup { group in
      group.addTask {
        await work()
        return !Task.isCancelled
      }
      group.addTask {
        try? await clock.sleep(for: limit)
        return false
      }
      let isDone = await group.next() ?? true
      group.cancelAll()
      return isDone
    }
  }
}
