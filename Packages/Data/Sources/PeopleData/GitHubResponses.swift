public import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Brings responses of GitHub's API into the terms in which the general rules of requests read them.
///
/// - A redirect to the public API is rebased like a link, see ``PeopleEndpoints``, so that a mirror stays the only peer.
///   Redirects to other hosts stay as they are, for the rule that refuses them.
/// - A refusal with 429 that says nothing else is one because of a limit of the whole service, since GitHub has no other
///   ones: it counts as one that says that no request is left.
///
/// Placed behind what follows redirects and what keeps limits.
public struct GitHubResponses: HTTPInterceptor {
  private let endpoints: PeopleEndpoints

  /// Makes the interceptor.
  ///
  /// - Parameter endpoints: The addresses of the service.
  public init(_ endpoints: PeopleEndpoints) {
    self.endpoints = endpoints
  }

  /// Sends the request, and completes the response.
  public func intercept(
    _ request: HTTPRequest,
    next: any HTTPTransport
  ) async throws(HTTPClientError) -> HTTPResponse {
    var response = try await next.send(request)
    if let location = response.fields[.location], let target = endpoints.rebased(location) {
      response.fields[.location] = target.absoluteString
    }
    if response.status == .tooManyRequests, response.fields[.retryAfter] == nil,
      RequestQuota(response.fields) == nil
    {
      response.fields["X-RateLimit-Remaining"] = "0"
    }
    return response
  }
}
