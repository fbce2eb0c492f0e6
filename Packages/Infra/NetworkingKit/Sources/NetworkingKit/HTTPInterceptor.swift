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
