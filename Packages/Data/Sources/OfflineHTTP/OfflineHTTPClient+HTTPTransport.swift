import DomainKernel
public import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension OfflineHTTPClient: HTTPTransport {
  /// Answers a request from the store or the origin, by the request's own `Cache-Control`.
  ///
  /// A response from the store carries its `Age`. `only-if-cached` without a usable stored response gives 504
  /// (RFC 9111, 5.2.1.7).
  public func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
    switch request.method {
    case .get: try await get(request)
    case .head: try await head(request)
    default: try await send(request, invalidating: [])
    }
  }

  /// Sends a request that changes something, and outdates what it changed of what is stored.
  ///
  /// Outdated after a success are the target, what `Location` and `Content-Location` name at the same origin
  /// (RFC 9111, 4.4), and what the caller names: the origin is asked before it is used again, and a reader who does not
  /// ask it gets the copy with `StaleReason.changed`. Where the origin then says 404 or 410, it is removed. The same is
  /// outdated where nobody knows whether the origin made the change: it failed, or no response came. The copy
  /// then has `StaleReason.possiblyChanged`, and a list that has lost entries is asked for twice before it is
  /// believed; see ``Replacement``.
  ///
  /// A response to `POST` that says that it is what a `GET` of the target
  /// would bring, and for how long, is stored as that (RFC 9110, 9.3.3).
  ///
  /// - Parameters:
  ///   - request: What to send; it is not answered from the store.
  ///   - keys: What the request changes besides its target.
  /// - Returns: The response of the origin.
  /// - Throws: ``/NetworkingKit/HTTPClientError`` when there is no response.
  public func send(
    _ request: HTTPRequest,
    invalidating keys: [CacheKey]
  ) async throws(HTTPClientError) -> HTTPResponse {
    let store = openStore()
    let exchange = await exchanger.perform(request, as: account)
    guard !request.isSafe, exchange.mayHaveChanged else { return try exchange.result.get() }
    for key in exchange.changedAddresses(by: request).map({ CacheKey($0) }) + keys {
      await store.invalidate(key, at: exchange.receivedAt, isCertain: exchange.saysChanged)
    }
    let response = try exchange.result.get()
    keep(response, to: request, of: exchange, in: store)
    return response
  }

  /// Outdates what is stored, as a change does that the origin has made by now.
  ///
  /// - Parameter keys: The addresses whose content was found to be another at the origin.
  public func outdate(_ keys: [CacheKey]) async {
    let store = openStore()
    for key in keys { await store.invalidate(key, at: now()) }
  }

  /// Stores a response to `POST` for later `GET`s of the same address, when it says that it may be.
  private func keep(
    _ response: HTTPResponse,
    to request: HTTPRequest,
    of exchange: Exchange,
    in store: ResponseStore
  ) {
    let place = response.fields[.contentLocation].flatMap { URL(string: $0, relativeTo: request.url) }
    guard request.method == .post, response.status == .ok, place?.absoluteURL == request.url else { return }
    let get = HTTPRequest(url: request.url, fields: request.fields)
    guard
      case .storable(let stored) = Storability(exchange, of: response, to: get, policy: policy),
      stored.statesLifetime, stored.freshness(at: exchange.receivedAt, heuristic: nil).isFresh
    else { return }
    store.save(stored, for: get, key: CacheKey(get))
  }

  private func get(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
    let transaction = CacheTransaction<HTTPResponse>(client: self, request: request, replacement: .always) {
      response in
      response.status.isServerError ? .unavailable : response.status.rawValue == 408 ? .timedOut : nil
    } interpret: { response, _ in
      .success(response)
    }
    do throws(OfflineHTTPError) {
      let fetched = try await transaction.answer()
      return fetched.provenance.kind == .network
        ? fetched.value : fetched.value.tailored(to: request, now: now())
    } catch {
      let failure = if case .unconfirmed(let cause?, opensOffline: _) = error { cause } else { error }
      switch failure {
      case .failed(let error): throw error
      case .nothingStored, .unconfirmed, .gone, .storeFailed:
        return HTTPResponse(status: .gatewayTimeout)
      case .status(let response): return response
      // Every response is taken as it is here, except for a 304 that nobody asked for.
      case .unusable: throw .invalidResponse(reason: .uncalledNotModified)
      }
    }
  }
}

extension Exchange {
  /// Whether the origin may have made the change that was asked for: all but a refusal, and a request that was not sent.
  ///
  /// A 408 comes from an origin that may have the request nevertheless, and a web page that says that something is
  /// missing from something on the way.
  fileprivate var mayHaveChanged: Bool {
    switch result {
    case .success(let response):
      !(400..<500).contains(response.status.rawValue) || response.status.rawValue == 408
        || (response.status.saysGone && response.isWebPage)
    case .failure(let error): !error.saysNothingWasSent
    }
  }

  /// Whether the origin says that it made the change.
  ///
  /// A 202 only says that it took it, and a web page comes from something on the way.
  fileprivate var saysChanged: Bool {
    // monorepo:allow swallowed-error: the error goes on to the caller, and tells of no change
    guard case .success(let response) = result else { return false }
    return response.status.rawValue < 400 && response.status.rawValue != 202 && !response.isWebPage
  }

  fileprivate func changedAddresses(by request: HTTPRequest) -> [URL] {
    switch result {
    case .success(let response): response.changedAddresses(by: request)
    case .failure: [request.url]
    }
  }
}

extension HTTPResponse {
  /// The addresses whose stored responses an unsafe request makes invalid (RFC 9111, 4.4).
  ///
  /// The target, and what `Location` and `Content-Location` name at the same origin: another origin must not be
  /// able to empty the cache of this one.
  func changedAddresses(by request: HTTPRequest) -> [URL] {
    let named = [fields[.location], fields[.contentLocation]].compactMap { reference in
      reference.flatMap { URL(string: $0, relativeTo: request.url)?.absoluteURL }
    }
    let origin = Origin(request.url)
    return [request.url] + named.filter { $0 != request.url && origin != nil && Origin($0) == origin }
  }
}
