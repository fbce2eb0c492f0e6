/// Refreshes that nobody waits for, one at a time for each request.
actor BackgroundRefreshes {
  private var running: [ExchangeKey: Task<Void, Never>] = [:]

  /// Begins a refresh unless one for the same request is running.
  ///
  /// - Returns: Whether it was begun.
  func begin(_ key: ExchangeKey, _ refresh: @escaping @Sendable () async -> Void) -> Bool {
    guard running[key] == nil else { return false }
    running[key] = Task {
      await refresh()
      running[key] = nil
    }
    return true
  }

  /// Cancels every refresh, and waits until none is running.
  func cancel() async {
    for refresh in running.values { refresh.cancel() }
    await finish()
  }

  /// Waits until no refresh is running.
  func finish() async {
    while let next = running.values.first {
      await next.value
    }
  }
}
