import DomainKernel
import NetworkingKit
import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension OfflineHTTPClient {
  /// Answers `HEAD` with the fields of a fresh stored response; otherwise asks the origin and updates what is
  /// stored (RFC 9111, 4.3.5).
  func head(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
    let directives = RequestDirectives(request.fields)
    let (store, key) = (openStore(), CacheKey(request.url))
    let stored = await stored(for: request, in: store)
    if let stored {
      let freshness = stored.freshness(at: now(), heuristic: policy.heuristicFreshness)
      let decision = ReuseDecision(
        freshness,
        response: stored.directives,
        request: directives,
        isContradicted: stored.isContradicted
      )
      switch decision {
      case .serve, .serveStale:
        store.report(key, .hit(age: .seconds(freshness.age)))
        return stored.response(at: now()).tailored(to: request, now: now())
      case .serveWhileRevalidating, .validate:
        store.report(key, .stale(age: .seconds(freshness.age)))
      }
    }
    if directives.onlyIfCached { return HTTPResponse(status: .gatewayTimeout) }
    let exchange = await exchanger.perform(request, as: account)
    let response = try exchange.result.get()
    // Only a 304 to our condition, or the content, tells that it is from after a change.
    if let stored, !stored.isOutdated, response.status == .ok {
      update(stored, with: response, from: exchange, for: request, in: store)
    }
    return response
  }

  private func stored(for request: HTTPRequest, in store: ResponseStore) async -> StoredResponse? {
    do throws(StorageError) {
      return try await store.variants(for: CacheKey(request.url)).match(request)
    } catch {
      // monorepo:allow swallowed-error: the store has reported it, and the origin can answer
      return nil
    }
  }

  private func update(
    _ stored: StoredResponse,
    with response: HTTPResponse,
    from exchange: Exchange,
    for request: HTTPRequest,
    in store: ResponseStore
  ) {
    guard stored.isDescribed(by: response) else {
      return store.drop(stored, for: CacheKey(request.url), because: .changed)
    }
    var freshened = stored.freshened(
      by: response,
      to: request,
      requestedAt: exchange.requestedAt,
      receivedAt: exchange.receivedAt
    )
    // Without content it does not tell which of two versions is the current one.
    freshened.isReplaced = stored.isReplaced
    if freshened.directives.noStore {
      return store.drop(stored, for: CacheKey(request.url), because: .noStore)
    }
    guard Vary(freshened.fields) != .everything else { return }
    store.confirm(freshened, of: stored, for: request, key: CacheKey(request.url))
  }
}

extension StoredResponse {
  /// Whether the fields of a response to `HEAD` can be those of this representation.
  fileprivate func isDescribed(by response: HTTPResponse) -> Bool {
    ([.etag, .lastModified, .contentLength] as [HTTPField.Name]).allSatisfy { name in
      guard let new = response.fields[name], let old = fields[name] else { return true }
      return new == old
    }
  }
}
