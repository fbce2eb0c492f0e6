import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One `GET` request on its way through the cache.
struct CacheTransaction<Value: Sendable>: Sendable {
  let client: OfflineHTTPClient
  let request: HTTPRequest
  /// Whether 429 is a failure that a stored response may stand in for.
  let standsInWhenRateLimited: Bool
  /// Makes the value; it fails with `status` or `unusable`.
  let interpret: @Sendable (HTTPResponse) -> Result<Value, OfflineHTTPError>
  /// Whether a stored response may stand in at all: nobody waits for one in the background.
  var mayFallBack = true

  init(
    client: OfflineHTTPClient,
    request: HTTPRequest,
    standsInWhenRateLimited: Bool = false,
    interpret: @escaping @Sendable (HTTPResponse) -> Result<Value, OfflineHTTPError>
  ) {
    self.client = client
    self.request = request
    self.standsInWhenRateLimited = standsInWhenRateLimited
    self.interpret = interpret
  }

  var directives: RequestDirectives { RequestDirectives(request.fields) }

  /// Answers from the store when that is allowed, and from the origin otherwise.
  func answer() async throws(OfflineHTTPError) -> Loaded<Value> {
    guard let stored = await client.store.variants(for: request.url).match(request) else {
      report(.miss)
      return try await fetch()
    }
    let freshness = freshness(of: stored)
    switch ReuseDecision(freshness, response: stored.directives, request: directives) {
    case .serve:
      report(.hit(age: .seconds(freshness.age)))
      return try await serve(stored, because: nil)
    case .serveStale:
      return try await serve(stored, because: .storedOnlyAsked)
    case .serveWhileRevalidating:
      await refreshInBackground(stored)
      return try await serve(stored, because: .revalidatingInBackground)
    case .validate:
      report(.stale(age: .seconds(freshness.age)))
      return try await validate(stored)
    }
  }

  /// Serves a stored response; one that can no longer be decoded goes, and the origin is asked.
  private func serve(
    _ stored: StoredResponse,
    because reason: StaleReason?
  ) async throws(OfflineHTTPError) -> Loaded<Value> {
    switch interpret(stored.response(at: client.now())) {
    case .success(let value):
      return loaded(value, from: stored, because: reason)
    case .failure(.unusable(let problem)):
      await drop(stored, because: .unusable(problem))
      return try await fetch()
    case .failure(let error):
      throw error
    }
  }

  /// A stored value; with a reason it is reported and marked.
  func loaded(_ value: Value, from stored: StoredResponse, because reason: StaleReason?) -> Loaded<Value> {
    if let reason { report(.servedStale(because: reason)) }
    return Loaded(
      value: value,
      source: .stored,
      fetchedAt: stored.receivedAt,
      staleness: reason.map { Staleness(age: freshness(of: stored).knownAge, reason: $0) }
    )
  }

  private func refreshInBackground(_ stored: StoredResponse) async {
    var refresh = self
    refresh.mayFallBack = false
    let began = await client.refreshes.begin(request) { [refresh] in
      // A refresh that fails leaves what is stored; the next request tries again.
      _ = try? await refresh.validate(stored)
    }
    if began { report(.backgroundRefreshStarted) }
  }

  func drop(_ stored: StoredResponse, because reason: DroppedReason) async {
    await client.store.drop(stored, for: request.url, because: reason)
  }

  func freshness(of stored: StoredResponse) -> Freshness {
    stored.freshness(at: client.now(), heuristic: client.policy.heuristicFreshness)
  }

  func report(_ step: OfflineHTTPEvent.Step) {
    client.store.report(request.url, step)
  }
}
