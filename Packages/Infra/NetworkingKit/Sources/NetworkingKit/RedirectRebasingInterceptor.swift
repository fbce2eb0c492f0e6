#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Replaces the addresses to which redirects lead, so that a mirror of a service stays the only peer.
///
/// A mirror repeats the redirects of the public service as it repeats its links. An address that is not
/// replaced stays as it is, for the rule that refuses it. Placed behind what follows redirects, see
/// ``RedirectInterceptor``.
public struct RedirectRebasingInterceptor: HTTPInterceptor {
  private let rebased: @Sendable (_ location: String, _ page: URL) -> URL?

  /// Makes the interceptor.
  ///
  /// - Parameter rebased: The address in place of the one that the response of a page names; `nil` for one
  ///   that stays.
  public init(_ rebased: @escaping @Sendable (_ location: String, _ page: URL) -> URL?) {
    self.rebased = rebased
  }

  /// Sends the request, and replaces the address to which the response leads.
  public func intercept(
    _ request: HTTPRequest,
    next: any HTTPTransport
  ) async throws(HTTPClientError) -> HTTPResponse {
    var response = try await next.send(request)
    if let location = response.fields[.location], let target = rebased(location, request.url) {
      response.fields[.location] = target.absoluteString
    }
    return response
  }
}
