public import NetworkingKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A transport that simulates a condition, such as being offline.
///
/// It wraps any transport, so the same failures can be tried on the sandbox and in tests. Time is read from
/// the injected clock only, and the flaky pattern depends on nothing but the order of the requests.
public struct ConditionedTransport: HTTPTransport {
  /// How much later each answer comes while the condition is ``SandboxCondition/slow``.
  public static let delay: Duration = .seconds(2)
  /// Seconds in `Retry-After` while the condition is ``SandboxCondition/rateLimited``.
  public static let retryAfterSeconds = 60

  private let wrapped: any HTTPTransport
  private let condition: SandboxCondition
  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Date
  private let errorBody: @Sendable (HTTPStatus, HTTPRequest) -> ServiceBody
  private let flakiness = FlakyPattern()

  /// Wraps a transport in a condition.
  ///
  /// - Parameters:
  ///   - wrapped: The transport that answers where the condition lets requests through.
  ///   - condition: What goes wrong.
  ///   - clock: Measures the delay of slow answers.
  ///   - now: Returns the current date, for the `Date` field of answers made here.
  ///   - errorBody: Writes the body of an error answer as the service would.
  public init(
    _ wrapped: any HTTPTransport,
    condition: SandboxCondition,
    clock: any Clock<Duration>,
    now: @escaping @Sendable () -> Date,
    errorBody: @escaping @Sendable (HTTPStatus, HTTPRequest) -> ServiceBody
  ) {
    self.wrapped = wrapped
    self.condition = condition
    self.clock = clock
    self.now = now
    self.errorBody = errorBody
  }

  /// Sends a request under the condition.
  ///
  /// - Parameter request: What to send.
  /// - Returns: The answer of the wrapped transport, or an error answer made by the condition.
  /// - Throws: What the condition or the wrapped transport throws.
  public func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
    switch condition {
    case .offline:
      throw .notConnected(reason: "the sandbox network is set to offline")
    case .slow:
      do {
        try await clock.sleep(for: Self.delay)
      } catch {
        throw .cancelled
      }
      return try await wrapped.send(request)
    case .flaky:
      return try await sendOverFlakyNetwork(request)
    case .failing:
      return errorAnswer(.internalServerError, to: request)
    case .rateLimited:
      var answer = errorAnswer(.tooManyRequests, to: request)
      answer.fields[.retryAfter] = String(Self.retryAfterSeconds)
      return answer
    }
  }

  private func sendOverFlakyNetwork(
    _ request: HTTPRequest
  ) async throws(HTTPClientError) -> HTTPResponse {
    switch flakiness.outcome(of: request) {
    case .passes: return try await wrapped.send(request)
    case .unavailable: return errorAnswer(.serviceUnavailable, to: request)
    case .connectionLost: throw .connectionLost(reason: "the sandbox network is set to flaky")
    }
  }

  private func errorAnswer(_ status: HTTPStatus, to request: HTTPRequest) -> HTTPResponse {
    var answer = errorBody(status, request).response(status, to: request, now: now())
    answer.fields[.cacheControl] = "no-store"
    return answer
  }
}

/// A failure or a delay of the network or of a service, simulated on purpose.
///
/// The raw values are the words of the command line.
public enum SandboxCondition: String, CaseIterable, Hashable, Sendable {
  /// Nothing can be reached.
  case offline
  /// Every answer comes late.
  case slow
  /// Every second new request fails once; asking again succeeds.
  case flaky
  /// The service answers every request with status 500.
  case failing
  /// The service refuses every request with status 429 and `Retry-After`.
  case rateLimited = "rate-limited"
}
