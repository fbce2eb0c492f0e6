import NetworkingKit

/// Refreshes that nobody waits for, one at a time for each request.
actor BackgroundRefreshes {
  private var running: [HTTPRequest: Task<Void, Never>] = [:]

  /// Begins a refresh unless one for the same request is running.
  ///
  /// - Returns: Whether it was begun.
  func begin(_ request: HTTPRequest, _ refresh: @escaping @Sendable () async -> Void) -> Bool {
    guard running[request] == nil else { return false }
    running[request] = Task {
      await refresh()
      running[request] = nil
    }
    return true
  }

  /// Waits until no refresh is running.
  func finish() async {
    while let next = running.values.first {
      await next.value
    }
  }
}
