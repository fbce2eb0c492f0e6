import NetworkingKit
import Synchronization

/// A transport that is built when something is sent for the first time.
///
/// What is shown from the store starts neither a service of the sandbox nor the network.
final class DeferredTransport: HTTPTransport {
  private let make: @Sendable () -> any HTTPTransport
  private let made = Mutex<(any HTTPTransport)?>(nil)

  /// Makes a transport.
  ///
  /// - Parameter make: Builds the transport that carries the requests.
  init(_ make: @escaping @Sendable () -> any HTTPTransport) {
    self.make = make
  }

  func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
    try await transport.send(request)
  }

  private var transport: any HTTPTransport {
    made.withLock { made in
      if let made { return made }
      let new = make()
      made = new
      return new
    }
  }
}
