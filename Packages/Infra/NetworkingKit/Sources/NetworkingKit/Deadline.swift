/// A limit to the time that an operation may take.
struct Deadline: Sendable {
  let limit: Duration
  let clock: any Clock<Duration>

  /// Runs an operation and gives up on it when the time is over.
  ///
  /// The operation has to end soon after its task is cancelled, since its end is waited for in any case.
  func enforce<Value: Sendable>(
    on operation: @escaping @Sendable () async -> Result<Value, HTTPClientError>
  ) async throws(HTTPClientError) -> Value {
    let first = await withTaskGroup(of: Result<Value, HTTPClientError>?.self) { group in
      group.addTask { await operation() }
      group.addTask { await timeOut() }
      defer { group.cancelAll() }
      for await result in group {
        if let result { return result }
      }
      return .failure(.cancelled)
    }
    return try first.get()
  }

  /// The failure once the time is over, or `nil` when it is not needed any more.
  private func timeOut<Value>() async -> Result<Value, HTTPClientError>? {
    do {
      try await clock.sleep(for: limit)
      return .failure(.timedOut(after: limit))
    } catch {
      return nil
    }
  }
}
