/// Limits the time from the request to the response, whatever the rest of the chain does in between.
///
/// Retries and redirects after it share the one limit.
public struct DeadlineInterceptor: HTTPInterceptor {
  private let deadline: Deadline

  /// Makes an interceptor.
  ///
  /// - Parameters:
  ///   - limit: The time for everything together.
  ///   - clock: Measures it.
  public init(limit: Duration, clock: any Clock<Duration>) {
    deadline = Deadline(limit: limit, clock: clock)
  }

  /// Sends the request and cancels what is under way when the time is over.
  public func intercept(
    _ request: HTTPRequest,
    next: any HTTPTransport
  ) async throws(HTTPClientError) -> HTTPResponse {
    try await deadline.enforce { () async -> Result<HTTPResponse, HTTPClientError> in
      do throws(HTTPClientError) {
        return .success(try await next.send(request))
      } catch {
        return .failure(error)
      }
    }
  }
}
