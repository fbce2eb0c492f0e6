import NetworkingKit
import Synchronization

/// Answers with scripted outcomes, one after the other and then the last again, and records the requests.
final class StubTransport: HTTPTransport {
  typealias Outcome = Result<HTTPResponse, HTTPClientError>

  private let outcomes: [Outcome]
  private let received = Mutex<[HTTPRequest]>([])

  init(_ outcomes: Outcome...) {
    self.outcomes = outcomes
  }

  var requests: [HTTPRequest] { received.withLock { $0 } }

  func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
    let number = received.withLock { requests in
      requests.append(request)
      return requests.count - 1
    }
    return try outcomes[min(number, outcomes.count - 1)].get()
  }
}

extension Result where Success == HTTPResponse, Failure == HTTPClientError {
  static func status(_ status: Int, _ fields: HTTPFields = [:]) -> Self {
    .success(HTTPResponse(status: HTTPStatus(rawValue: status), fields: fields))
  }
}
