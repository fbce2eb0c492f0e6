import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Whether a stored response may stand in when the origin does not deliver (RFC 9111, 4.2.4; RFC 5861, 4).
struct StaleFallback: Sendable {
  let policy: OfflinePolicy
  let response: ResponseDirectives
  let request: RequestDirectives
  let freshness: Freshness

  /// Whether it may stand in for a failure of this kind.
  func allows(_ reason: StaleReason) -> Bool {
    guard !isForbidden else { return false }
    if let window = request.staleIfError ?? response.staleIfError, !freshness.isFresh {
      return freshness.staleness <= TimeInterval(window) && (policy.servesStaleOnFailure || reason.isError)
    }
    return policy.servesStaleOnFailure
  }

  private var isForbidden: Bool {
    response.noCache || request.noCache || request.noStore || (response.mustRevalidate && !freshness.isFresh)
  }
}

extension StaleReason {
  /// Whether `stale-if-error` names this kind of failure.
  fileprivate var isError: Bool {
    switch self {
    case .notConnected, .connectionLost, .timedOut: true
    case .serverFailed(let status): status.isTransientServerError
    case .storedOnlyAsked, .revalidatingInBackground, .insecure, .rateLimited, .unusable: false
    }
  }
}
