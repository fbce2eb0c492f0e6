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
