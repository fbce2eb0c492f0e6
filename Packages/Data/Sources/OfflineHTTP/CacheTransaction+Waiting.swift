import DomainKernel
import NetworkingKit

extension CacheTransaction {
  /// Asks the origin about a stored response, and serves that one when the caller's patience is over first; what comes
  /// then is stored for the next time.
  func validateWithPatience(_ stored: StoredResponse) async throws(OfflineHTTPError) -> Fetched<Value> {
    guard let patience = client.patience, !directives.onlyIfCached,
      fallback(stored).allows(.noResponse(.timedOut(after: patience.limit)))
    else { return try await validate(stored) }
    let (attempt, result) = await patience.begin { () -> Result<Fetched<Value>, OfflineHTTPError> in
      do throws(OfflineHTTPError) {
        return .success(try await validate(stored))
      } catch {
        if !caller.isWaiting { report(.backgroundRefreshFailed(error)) }
        return .failure(error)
      }
    }
    if let result { return try result.get() }
    guard !Task.isCancelled else {
      attempt.cancel()
      throw .failed(.cancelled)
    }
    guard case .success(let value) = interpret(stored.response(at: client.now()), true) else {
      return try await attempt.value.get()
    }
    caller.leave()
    report(.servedStale(because: .noAnswerYet, after: nil))
    client.refreshes.adopt(attempt)
    report(.backgroundRefreshStarted)
    return fetched(value, .stored, at: stored.receivedAt, staleness: .noAnswerYet)
  }

  /// A refresh that fails leaves what is stored; the next request tries again.
  func refreshInBackground(_ stored: StoredResponse) {
    var refresh = self
    refresh.caller = CallerPresence()
    refresh.caller.leave()
    let began = client.refreshes.begin(ExchangeKey(request, in: store.session)) { [refresh] in
      do throws(OfflineHTTPError) {
        _ = try await refresh.validate(stored)
      } catch {
        refresh.report(.backgroundRefreshFailed(error))
      }
    }
    if began { report(.backgroundRefreshStarted) }
  }
}
