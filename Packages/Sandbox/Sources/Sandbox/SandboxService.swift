public import NetworkingKit

/// A service that answers requests inside this process.
///
/// A service behaves as its public counterpart does on the wire: the same routes, status codes, fields and
/// bodies. It answers every request; what it does not understand gets an error status.
public protocol SandboxService: Sendable {
  /// The host names that the service answers for, in lower case.
  var hosts: Set<String> { get }

  /// Answers a request that was made to one of the hosts.
  ///
  /// - Parameter request: The request, with an absolute https address.
  /// - Returns: The complete response; it has no body when the method is `HEAD`.
  func response(to request: HTTPRequest) async -> HTTPResponse

  /// Writes the body that this service sends with an error status.
  ///
  /// - Parameters:
  ///   - status: The status of the answer.
  ///   - request: The request that failed.
  /// - Returns: The body, of the media type that the service uses for its errors.
  func errorBody(_ status: HTTPStatus, for request: HTTPRequest) -> ServiceBody
}
