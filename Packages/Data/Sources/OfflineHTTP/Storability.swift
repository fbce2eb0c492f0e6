import NetworkingKit

/// Whether a response may be stored (RFC 9111, 3).
enum Storability: Hashable, Sendable {
  case storable(StoredResponse)
  case refused(NotStoredReason)

  /// Judges a response; a 404 or 410 that is an answer to its reader is content.
  init(
    _ exchange: Exchange,
    of response: HTTPResponse,
    to request: HTTPRequest,
    policy: OfflinePolicy,
    isAnswer: Bool = false
  ) {
    let directives = ResponseDirectives(response.fields)
    if request.method != .get && !request.isQuery {
      self = .refused(.method)
    } else if RequestDirectives(request.fields).noStore {
      self = .refused(.noStoreRequested)
    } else if directives.mustUnderstand && !response.status.isUnderstood {
      self = .refused(.notUnderstood)
    } else if directives.noStore && !directives.mustUnderstand {
      self = .refused(.noStore)
    } else if [206, 304].contains(response.status.rawValue) || response.status.rawValue < 200 {
      self = .refused(.partial)
    } else if response.status.isOfOneRequest || response.isRateLimited {
      self = .refused(.refusal)
    } else if response.body.count > policy.longestStoredBody {
      self = .refused(.tooLarge)
    } else if let stored = exchange.storing(response, to: request) {
      let isContent = stored.status.isContent || (isAnswer && stored.status.saysGone)
      let isWorthwhile = isContent || Self.isFresh(stored, policy: policy)
      self = isWorthwhile ? .storable(stored) : .refused(.noFreshness)
    } else {
      self = .refused(.variesOnEverything)
    }
  }

  /// Whether something that is no content is worth the place.
  ///
  /// Content is, even when it is stale at once: it can be validated, and read offline. Anything else is only
  /// while it is fresh: once stale, it is neither an answer nor worth reading.
  private static func isFresh(_ stored: StoredResponse, policy: OfflinePolicy) -> Bool {
    let freshness = stored.freshness(at: stored.receivedAt, heuristic: policy.heuristicFreshness)
    return freshness.isFresh && !stored.directives.noCache
  }
}
