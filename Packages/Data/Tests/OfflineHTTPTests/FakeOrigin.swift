import NetworkingKit
import Synchronization

/// An origin that answers as a test says and remembers what it was asked.
final class FakeOrigin: HTTPTransport {
  typealias Answer = @Sendable (HTTPRequest) async throws(HTTPClientError) -> HTTPResponse

  private struct State {
    var requests: [HTTPRequest] = []
    var answer: Answer = { (_) throws(HTTPClientError) in throw .notConnected(reason: "no answer was set") }
  }

  private let state = Mutex(State())

  var requests: [HTTPRequest] { state.withLock { $0.requests } }

  /// Answers every further request like this.
  func answers(_ answer: @escaping Answer) {
    state.withLock { $0.answer = answer }
  }

  /// Answers every further request with this response.
  func answers(_ response: HTTPResponse) {
    answers { _ in response }
  }

  /// Fails every further request like this.
  func fails(_ error: HTTPClientError) {
    answers { (_) throws(HTTPClientError) in throw error }
  }

  func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
    let answer = state.withLock { state in
      state.requests.append(request)
      return state.answer
    }
    return try await answer(request)
  }
}
