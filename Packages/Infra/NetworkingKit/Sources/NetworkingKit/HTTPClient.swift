/// A transport with interceptors in front of it.
public struct HTTPClient: HTTPTransport {
  private let first: any HTTPTransport

  /// Makes a client.
  ///
  /// - Parameters:
  ///   - transport: What carries the requests in the end.
  ///   - interceptors: The steps in the order in which a request meets them; the response comes back through
  ///     them in the opposite order.
  public init(transport: any HTTPTransport, interceptors: [any HTTPInterceptor]) {
    first = interceptors.reversed().reduce(transport) { Link(interceptor: $1, next: $0) }
  }

  /// Sends a request through all interceptors.
  ///
  /// - Parameter request: What to send.
  /// - Returns: The response that comes out of the first interceptor.
  /// - Throws: ``HTTPClientError`` when there is no complete response.
  public func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
    try await first.send(request)
  }

  private struct Link: HTTPTransport {
    let interceptor: any HTTPInterceptor
    let next: any HTTPTransport

    func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
      try await interceptor.intercept(request, next: next)
    }
  }
}

/// A step between who sends a request and the transport that carries it.
///
/// It may change the request, change the response, answer by itself, or send several times.
public protocol HTTPInterceptor: Sendable {
  /// Handles a request.
  ///
  /// - Parameters:
  ///   - request: What to send.
  ///   - next: The rest of the chain.
  /// - Returns: The response for who sent the request.
  /// - Throws: ``HTTPClientError`` when there is no complete response.
  func intercept(
    _ request: HTTPRequest,
    next: any HTTPTransport
  ) async throws(HTTPClientError) -> HTTPResponse
}

/// Something that carries one request to a server and brings the response back.
///
/// The network, a client with its interceptors, and an in-process service are all transports; who sends
/// cannot tell which one answers.
public protocol HTTPTransport: Sendable {
  /// Sends a request and waits for the complete response.
  ///
  /// Any status is a response, not an error. Cancelling the task ends the exchange.
  ///
  /// - Parameter request: What to send.
  /// - Returns: The final response, with its whole body.
  /// - Throws: ``HTTPClientError`` when there is no complete response.
  func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse
}
