import NetworkingKit
import Synchronization

/// An origin that gives the same answer to every request and counts them.
final class FakeOrigin: HTTPTransport {
  private let answer: Result<HTTPResponse, HTTPClientError>
  private let received = Mutex<[HTTPRequest]>([])

  init(_ answer: Result<HTTPResponse, HTTPClientError>) {
    self.answer = answer
  }

  var requests: [HTTPRequest] { received.withLock { $0 } }

  func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
    received.withLock { $0.append(request) }
    return try answer.get()
  }
}
