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
