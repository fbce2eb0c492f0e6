#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The decision about a stored response that matches a request (RFC 9111, 4).
enum ReuseDecision: Hashable, Sendable {
  /// It is served.
  case serve
  /// It is served although it is stale: the caller accepts that.
  case serveStale
  /// It is served although it is stale, and refreshed in the background (RFC 5861, 3).
  case serveWhileRevalidating
  /// The origin has to be asked.
  case validate

  /// Decides about a response; one of which the origin has said something else since answers only those who do not
  /// want the origin to be asked.
  init(
    _ freshness: Freshness,
    response: ResponseDirectives,
    request: RequestDirectives,
    isContradicted: Bool = false
  ) {
    if response.noCache || request.noCache || request.noStore {
      self = .validate
    } else if isContradicted && !request.onlyIfCached {
      self = .validate
    } else if Self.isFreshEnough(freshness, response: response, request: request) {
      self = .serve
    } else if response.mustRevalidate && !freshness.isFresh {
      self = .validate
    } else if let maxStale = request.maxStale,
      maxStale == .max || freshness.staleness <= TimeInterval(maxStale)
    {
      self = .serveStale
    } else if let window = response.staleWhileRevalidate, !freshness.isFresh,
      freshness.staleness <= TimeInterval(window), request.maxAge == nil, request.minFresh == 0
    {
      self = .serveWhileRevalidating
    } else {
      self = .validate
    }
  }

  /// Whether the response is fresh, also in the eyes of the caller.
  ///
  /// A limit on the age is what a reload sends; it does not concern a response that cannot have changed (RFC 8246).
  private static func isFreshEnough(
    _ freshness: Freshness,
    response: ResponseDirectives,
    request: RequestDirectives
  ) -> Bool {
    guard freshness.isFresh, -freshness.staleness >= TimeInterval(request.minFresh) else { return false }
    guard let maxAge = request.maxAge, !response.immutable else { return true }
    return freshness.age <= TimeInterval(maxAge) && maxAge > 0
  }
}
