public import NetworkingKit
import Synchronization

/// A transport that answers as a test says and remembers what it was sent.
public final class ScriptedTransport: HTTPTransport {
  /// Answers a request; throws to fail it.
  public typealias Answer = @Sendable (HTTPRequest) async throws(HTTPClientError) -> HTTPResponse

  private struct State {
    var answer: Answer = { _ throws(HTTPClientError) in throw .notConnected(reason: "no answer was set") }
    var requests: [HTTPRequest] = []
  }

  private let state = Mutex(State())

  /// Makes a transport without a connection.
  public init() {}

  /// The requests sent so far, in order.
  public var requests: [HTTPRequest] { state.withLock(\.requests) }

  /// Answers every further request from a closure.
  ///
  /// - Parameter answer: Answers each request.
  public func answers(_ answer: @escaping Answer) {
    state.withLock { $0.answer = answer }
  }

  /// Answers every further request with the same response.
  ///
  /// - Parameter response: The answer.
  public func answers(_ response: HTTPResponse) {
    answers { _ in response }
  }

  /// Fails every further request in the same way.
  ///
  /// - Parameter error: Why there is no response.
  public func fails(_ error: HTTPClientError) {
    answers { _ throws(HTTPClientError) in throw error }
  }

  /// Remembers the request and gives the answer that was set last.
  public func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
    let answer = state.withLock { state in
      state.requests.append(request)
      return state.answer
    }
    return try await answer(request)
  }
}
