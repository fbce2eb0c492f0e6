import NetworkingKit

/// Tells a trace that the time for a request is over; the interceptors behind it only see that they are cancelled.
struct TimeoutExplainer: HTTPInterceptor {
  let trace: Trace

  func intercept(
    _ request: HTTPRequest,
    next: any HTTPTransport
  ) async throws(HTTPClientError) -> HTTPResponse {
    do throws(HTTPClientError) { return try await next.send(request) } catch {
      if case .timedOut(let limit) = error { trace.timedOut(HTTPRequestSummary(request), after: limit) }
      throw error
    }
  }
}
