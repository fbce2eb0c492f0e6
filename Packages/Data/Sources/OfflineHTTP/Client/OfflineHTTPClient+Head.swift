import NetworkingKit

extension OfflineHTTPClient {
  /// Answers `HEAD` with the fields of a fresh stored response; otherwise asks the origin and updates what is
  /// stored (RFC 9111, 4.3.5).
  func head(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
    let directives = RequestDirectives(request.fields)
    let stored = await store.variants(for: request.url).match(request)
    if let stored {
      let freshness = stored.freshness(at: now(), heuristic: policy.heuristicFreshness)
      switch ReuseDecision(freshness, response: stored.directives, request: directives) {
      case .serve, .serveStale:
        store.report(request.url, .hit(age: .seconds(freshness.age)))
        return stored.response(at: now()).tailored(to: request, now: now())
      case .serveWhileRevalidating, .validate:
        store.report(request.url, .stale(age: .seconds(freshness.age)))
      }
    }
    if directives.onlyIfCached { return HTTPResponse(status: .gatewayTimeout) }
    let exchange = await exchanger.perform(request)
    let response = try exchange.result.get()
    if let stored, response.status == .ok {
      await update(stored, with: response, from: exchange, for: request)
    }
    return response
  }

  private func update(
    _ stored: StoredResponse,
    with response: HTTPResponse,
    from exchange: Exchange,
    for request: HTTPRequest
  ) async {
    guard stored.isDescribed(by: response) else {
      return await store.drop(stored, for: request.url, because: .changed)
    }
    let freshened = stored.freshened(
      by: response,
      requestedAt: exchange.requestedAt,
      receivedAt: exchange.receivedAt
    )
    await store.save(freshened, for: request)
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
