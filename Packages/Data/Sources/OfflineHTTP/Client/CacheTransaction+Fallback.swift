import NetworkingKit

extension CacheTransaction {
  /// Serves a stored response in place of one that cannot be had, when that is allowed and it can be decoded.
  func fallBack(on stored: StoredResponse?, because reason: StaleReason) async -> Loaded<Value>? {
    guard mayFallBack, let stored else { return nil }
    let fallback = StaleFallback(
      policy: client.policy,
      response: stored.directives,
      request: directives,
      freshness: freshness(of: stored)
    )
    guard fallback.allows(reason) else { return nil }
    switch interpret(stored.response(at: client.now())) {
    case .success(let value):
      return loaded(value, from: stored, because: reason)
    case .failure(.unusable(let problem)):
      await drop(stored, because: .unusable(problem))
      return nil
    case .failure:
      return nil
    }
  }

  /// Serves a stored response in place of a failed exchange, or throws its error.
  func fallBack(
    on stored: StoredResponse?,
    after error: HTTPClientError
  ) async throws(OfflineHTTPError) -> Loaded<Value> {
    if let reason = StaleReason(error), let loaded = await fallBack(on: stored, because: reason) {
      return loaded
    }
    throw .failed(error)
  }

  /// How a response says that the origin could not answer; `nil` when it did answer.
  func failure(in response: HTTPResponse) -> StaleReason? {
    if response.status.isServerError { return .serverFailed(response.status) }
    if response.status.isTimeout { return .timedOut }
    if standsInWhenRateLimited && response.status == .tooManyRequests {
      return .rateLimited(until: response.retryMoment(after: client.now()))
    }
    return nil
  }
}
