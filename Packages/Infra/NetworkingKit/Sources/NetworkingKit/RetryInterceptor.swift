#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Tries a safe request again after a failure that is likely to pass.
///
/// Tried again are a lost connection, 502, 503 and 504, and 429 when it says after which short time. Not tried again
/// are requests that are not safe, whose effect may have happened; a host that cannot be reached, because the answer to
/// being offline is what is stored, at once; a deadline, which is spent; and everything that would fail the same way,
/// such as 500 or a body that is too large. `Retry-After` extends the pause; when it is beyond the policy, the response
/// is returned as it is.
public struct RetryInterceptor: HTTPInterceptor {
  private let policy: RetryPolicy
  private let clock: any Clock<Duration>
  private let random: @Sendable () -> Double
  private let now: @Sendable () -> Date
  private let report: @Sendable (HTTPEvent) -> Void

  /// Makes an interceptor.
  ///
  /// - Parameters:
  ///   - policy: How often and how soon.
  ///   - clock: Measures the pauses.
  ///   - random: Gives numbers in 0..<1, which spread the pauses of many clients.
  ///   - now: Gives the present, against which dates in `Retry-After` are held.
  ///   - report: Is told before every pause.
  public init(
    policy: RetryPolicy = RetryPolicy(),
    clock: any Clock<Duration>,
    random: @escaping @Sendable () -> Double,
    now: @escaping @Sendable () -> Date,
    report: @escaping @Sendable (HTTPEvent) -> Void = { _ in }
  ) {
    self.policy = policy
    self.clock = clock
    self.random = random
    self.now = now
    self.report = report
  }

  /// Sends the request until it succeeds, fails for good, or the attempts are used up.
  public func intercept(
    _ request: HTTPRequest,
    next: any HTTPTransport
  ) async throws(HTTPClientError) -> HTTPResponse {
    let attempts = request.isSafe ? policy.attempts : 1
    for attempt in 1..<attempts {
      do throws(HTTPClientError) {
        let response = try await next.send(request)
        guard let pause = pause(after: attempt, for: response) else { return response }
        try await wait(pause, before: request, because: .status(response.status))
      } catch {
        guard case .connectionLost(let reason) = error else { throw error }
        let pause = policy.pause(after: attempt, random: random())
        try await wait(pause, before: request, because: .connectionLost(reason: reason))
      }
    }
    return try await next.send(request)
  }

  /// How long to wait before asking again, or `nil` when the response is to be returned.
  private func pause(after attempt: Int, for response: HTTPResponse) -> Duration? {
    guard [429, 502, 503, 504].contains(response.status.rawValue) else { return nil }
    let wish = response.retryDelay(at: now())
    guard wish ?? .zero <= policy.longestRetryAfter else { return nil }
    guard response.status != .tooManyRequests || wish != nil else { return nil }
    return max(wish ?? .zero, policy.pause(after: attempt, random: random()))
  }

  private func wait(
    _ pause: Duration,
    before request: HTTPRequest,
    because reason: RetryReason
  ) async throws(HTTPClientError) {
    report(.retrying(HTTPRequestSummary(request), after: pause, because: reason))
    do {
      try await clock.sleep(for: pause)
    } catch {
      throw .cancelled
    }
  }
}
