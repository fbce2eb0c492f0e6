public import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Rebases redirects to the public API like links, see ``PeopleEndpoints``, so that a mirror stays the only peer.
///
/// Redirects to other hosts stay as they are, for the rule that refuses them. Placed behind what follows redirects.
public struct GitHubRedirects: HTTPInterceptor {
  private let endpoints: PeopleEndpoints

  /// Makes the interceptor.
  ///
  /// - Parameter endpoints: The addresses of the service.
  public init(_ endpoints: PeopleEndpoints) {
    self.endpoints = endpoints
  }

  /// Sends the request, and rebases the address to which the response leads.
  public func intercept(
    _ request: HTTPRequest,
    next: any HTTPTransport
  ) async throws(HTTPClientError) -> HTTPResponse {
    var response = try await next.send(request)
    if let location = response.fields[.location], let target = endpoints.rebased(location) {
      response.fields[.location] = target.absoluteString
    }
    return response
  }
}
