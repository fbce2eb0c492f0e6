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
  func allows(_ failure: OriginFailure) -> Bool {
    guard !isForbidden, isInTime else { return false }
    return policy.servesStaleOnFailure || (window != nil && failure.isNamedError)
  }

  /// Whether the response may still stand in for a failure by its `stale-if-error`, as one without it may.
  var isInTime: Bool { window.map { freshness.staleness <= TimeInterval($0) } ?? true }

  /// The seconds past its lifetime for which it may stand in; `nil` for no limit, and while it is fresh.
  private var window: Int? { freshness.isFresh ? nil : request.staleIfError ?? response.staleIfError }

  /// Whether the response or the request forbids that it is served unless the origin confirms it.
  var isForbidden: Bool { mustBeConfirmed || request.noCache || request.noStore }

  /// Whether the response forbids it, so that no request is answered with it.
  var mustBeConfirmed: Bool { response.noCache || (response.mustRevalidate && !freshness.isFresh) }
}

extension OriginFailure {
  /// Whether `stale-if-error` names this kind of failure.
  fileprivate var isNamedError: Bool {
    switch self {
    case .status(let status, _): status.isTransientServerError
    case .unusable: false
    case .noResponse(.notConnected), .noResponse(.connectionLost), .noResponse(.timedOut),
      .noResponse(.libraryMissing):
      true
    case .noResponse: false
    }
  }
}
