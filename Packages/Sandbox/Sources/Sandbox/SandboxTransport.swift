public import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A network in which only the sandbox services exist.
///
/// Each request goes to the service that owns the host of its address. Any other host fails as an unknown
/// name does, any other scheme or port as a refused connection does.
public struct SandboxTransport: HTTPTransport {
  private let servicesByHost: [String: any SandboxService]

  /// Makes a network of services.
  ///
  /// - Parameter services: The services; where two name the same host, the first one owns it.
  public init(services: [any SandboxService]) {
    let owners = services.flatMap { service in service.hosts.map { ($0, service) } }
    servicesByHost = Dictionary(owners) { first, _ in first }
  }

  /// Sends a request to the service that owns the host.
  ///
  /// - Parameter request: What to send, to an absolute https address.
  /// - Returns: The answer of the service.
  /// - Throws: ``/NetworkingKit/HTTPClientError/notConnected(reason:)`` where no service listens, and
  ///   ``/NetworkingKit/HTTPClientError/cancelled`` when the task was cancelled.
  public func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
    guard !Task.isCancelled else { throw .cancelled }
    guard let origin = Origin(request.url) else { throw .invalidRequest(reason: .address) }
    guard let service = servicesByHost[origin.host] else {
      throw .notConnected(reason: "no such host in the sandbox: \(origin.host)")
    }
    guard origin.scheme == "https", origin.hasDefaultPort else {
      throw .notConnected(reason: "connection refused: \(origin.host) answers https on port 443 only")
    }
    let response = await service.response(to: request)
    guard !Task.isCancelled else { throw .cancelled }
    return response
  }

  /// Writes the body that the service behind an address sends with an error status.
  ///
  /// - Parameters:
  ///   - status: The status of the answer.
  ///   - request: The request that failed.
  /// - Returns: The body of the service that owns the host, or nothing for an unknown host.
  public func errorBody(_ status: HTTPStatus, for request: HTTPRequest) -> ServiceBody {
    let service = Origin(request.url).flatMap { servicesByHost[$0.host] }
    return service?.errorBody(status, for: request) ?? ServiceBody(mediaType: "text/plain", data: Data())
  }
}
