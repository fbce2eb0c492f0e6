/// How long a screen waits for what it can do without.
public struct TimeLimit: Sendable {
  private let clock: any Clock<Duration>
  private let limit: Duration

  /// Makes a time limit.
  ///
  /// - Parameters:
  ///   - limit: How long to wait.
  ///   - clock: Measures the time.
  public init(_ limit: Duration, clock: any Clock<Duration>) {
    self.limit = limit
    self.clock = clock
  }

  /// How long to wait for what a screen can do without: three seconds.
  ///
  /// - Parameter clock: Measures the time.
  /// - Returns: The time limit.
  public static func extras(_ clock: any Clock<Duration>) -> TimeLimit {
    TimeLimit(.seconds(3), clock: clock)
  }

  /// Waits for work, and cancels it when the time is over.
  ///
  /// - Parameter work: What the screen can do without; it must end soon after it is cancelled.
  /// - Returns: Whether the work ended by itself.
  public func wait(for work: @escaping @Sendable () async -> Void) async -> Bool {
    await withTaskGroup { group in
      group.addTask {
        await work()
        return !Task.isCancelled
      }
      group.addTask {
        do { try await clock.sleep(for: limit) } catch { return false }
        return false
      }
      let isDone = await group.next() == true
      group.cancelAll()
      return isDone
    }
  }
}
