import NetworkingKit

/// Ends every request when the time for the whole run is over, however many requests there are.
struct RunDeadlineInterceptor: HTTPInterceptor {
  /// When the run ends, counted from the start of the program.
  let deadline: Duration
  /// The time that the person allowed in all.
  let timeout: Duration
  /// The time since the start of the program.
  let elapsed: @Sendable () -> Duration
  let clock: any Clock<Duration>

  func intercept(
    _ request: HTTPRequest,
    next: any HTTPTransport
  ) async throws(HTTPClientError) -> HTTPResponse {
    let rest = deadline - elapsed()
    guard rest > .zero else { throw .timedOut(after: timeout) }
    return try await DeadlineInterceptor(limit: rest, clock: clock).intercept(request, next: next)
  }
}
