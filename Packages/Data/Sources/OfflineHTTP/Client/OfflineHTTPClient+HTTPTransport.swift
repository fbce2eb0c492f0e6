public import NetworkingKit

extension OfflineHTTPClient: HTTPTransport {
  /// Answers a request from the store or the origin, by the request's own `Cache-Control`.
  ///
  /// A response from the store carries its `Age`. `only-if-cached` without a usable stored response gives 504
  /// (RFC 9111, 5.2.1.7).
  public func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
    switch request.method {
    case .get: try await get(request)
    case .head: try await head(request)
    default: try await forward(request)
    }
  }

  private func get(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
    let transaction = CacheTransaction<HTTPResponse>(client: self, request: request) { .success($0) }
    do throws(OfflineHTTPError) {
      let loaded = try await transaction.answer()
      return loaded.source == .network ? loaded.value : loaded.value.tailored(to: request, now: now())
    } catch {
      switch error {
      case .failed(let error): throw error
      case .nothingStored: return HTTPResponse(status: .gatewayTimeout)
      case .status(let response): return response
      case .unusable(let fault): throw .invalidResponse(reason: "\(fault)")
      }
    }
  }

  /// Sends what is neither answered from the store nor stored, and drops what it changed.
  private func forward(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
    let response = try await exchanger.perform(request).result.get()
    if !request.method.isSafe && (200..<400).contains(response.status.rawValue) {
      for url in response.changedAddresses(by: request) {
        await store.invalidate(url)
      }
    }
    return response
  }
}
