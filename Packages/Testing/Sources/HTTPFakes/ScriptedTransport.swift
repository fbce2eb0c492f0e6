public import NetworkingKit
import Synchronization

/// A transport that answers from a closure and remembers what it was sent.
public final class ScriptedTransport: HTTPTransport {
  /// Answers a request; throws to fail it.
  public typealias Answer = @Sendable (HTTPRequest) async throws(HTTPClientError) -> HTTPResponse

  private let answer: Mutex<Answer>
  private let received = Mutex<[HTTPRequest]>([])

  /// Makes a transport.
  ///
  /// - Parameter answer: Answers each request.
  public init(_ answer: @escaping Answer) {
    self.answer = Mutex(answer)
  }

  /// What was sent so far, in order.
  public var requests: [HTTPRequest] { received.withLock { $0 } }

  /// Answers differently from now on.
  ///
  /// - Parameter answer: Answers each request.
  public func become(_ answer: @escaping Answer) {
    self.answer.withLock { $0 = answer }
  }

  /// Remembers the request and gives the scripted answer.
  public func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
    received.withLock { $0.append(request) }
    return try await answer.withLock { $0 }(request)
  }
}
