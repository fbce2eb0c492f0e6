public import NetworkingKit

extension OfflineHTTPClient {
  /// Loads a value, from the store or from the origin.
  ///
  /// The value is made before a response may be stored: what cannot be decoded never replaces what is stored, nor
  /// does an error. When the origin cannot be reached, fails (5xx, 408), wants fewer requests (429) or sends
  /// something unusable, a stored response stands in as far as its directives and the policy allow; the result says
  /// so.
  ///
  /// - Parameters:
  ///   - request: What to ask; the method is usually `GET`, and others are never answered from the store.
  ///   - mode: How much the caller wants what is stored.
  ///   - decode: Makes the value from a successful response (2xx), or refuses it.
  /// - Returns: The value, where it came from, and why it is not confirmed if it is not.
  /// - Throws: ``OfflineHTTPError`` when neither the origin nor the store has a usable response.
  public func load<Value: Sendable>(
    _ request: HTTPRequest,
    mode: CacheMode,
    decode: @escaping @Sendable (HTTPResponse) throws(InvalidResponse) -> Value
  ) async throws(OfflineHTTPError) -> Loaded<Value> {
    let transaction = CacheTransaction<Value>(
      client: self,
      request: request.asking(mode),
      standsInWhenRateLimited: true
    ) { response in
      guard response.status.isSuccess else { return .failure(.status(response)) }
      do throws(InvalidResponse) {
        return .success(try decode(response))
      } catch {
        return .failure(.unusable(error.fault))
      }
    }
    guard request.method == .get else { return try await forward(transaction) }
    return try await transaction.answer()
  }

  private func forward<Value: Sendable>(
    _ transaction: CacheTransaction<Value>
  ) async throws(OfflineHTTPError) -> Loaded<Value> {
    let response: HTTPResponse
    do throws(HTTPClientError) {
      response = try await send(transaction.request)
    } catch {
      throw .failed(error)
    }
    return Loaded(value: try transaction.interpret(response).get(), source: .network, fetchedAt: now())
  }
}

extension HTTPRequest {
  /// The request with the directives of a mode; the caller's own directives stay.
  fileprivate func asking(_ mode: CacheMode) -> HTTPRequest {
    switch mode {
    case .storedFirst: self
    case .revalidate: asking("max-age=0")
    case .storedOnly: asking("only-if-cached, max-stale")
    }
  }
}
