/// Reports each request that passes, and its outcome.
///
/// Placed last, it sees every attempt and every hop; placed first, only what the caller sees.
public struct LoggingInterceptor: HTTPInterceptor {
  private let clock: any Clock<Duration>
  private let report: @Sendable (HTTPEvent) -> Void

  /// Makes an interceptor.
  ///
  /// - Parameters:
  ///   - clock: Measures how long an exchange takes.
  ///   - report: Is told before and after each exchange, on the task of the caller.
  public init(clock: any Clock<Duration>, report: @escaping @Sendable (HTTPEvent) -> Void) {
    self.clock = clock
    self.report = report
  }

  /// Sends the request and reports.
  public func intercept(
    _ request: HTTPRequest,
    next: any HTTPTransport
  ) async throws(HTTPClientError) -> HTTPResponse {
    let summary = HTTPRequestSummary(request)
    report(.sending(summary))
    let (outcome, duration) = await Self.time(clock) { () async -> Result<HTTPResponse, HTTPClientError> in
      do throws(HTTPClientError) {
        return .success(try await next.send(request))
      } catch {
        return .failure(error)
      }
    }
    switch outcome {
    case .success(let response):
      report(
        .received(
          summary,
          response.status,
          bytes: response.body.count,
          duration: duration,
          quota: RequestQuota(response.fields),
          requestID: Self.requestID(response)
        )
      )
    case .failure(let error):
      report(.failed(summary, error, duration: duration))
    }
    return try outcome.get()
  }

  /// The number that the service gave the request; `nil` for one that is no plain word of at most 100 characters.
  private static func requestID(_ response: HTTPResponse) -> String? {
    response.fields["x-request-id"].flatMap { HTTPRequest.isToken($0) && $0.utf8.count <= 100 ? $0 : nil }
  }

  private static func time<C: Clock, Value: Sendable>(
    _ clock: C,
    _ operation: () async -> Value
  ) async -> (Value, Duration) where C.Duration == Duration {
    let start = clock.now
    let value = await operation()
    return (value, start.duration(to: clock.now))
  }
}
