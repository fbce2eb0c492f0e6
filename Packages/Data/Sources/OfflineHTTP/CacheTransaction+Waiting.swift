import DomainKernel
import NetworkingKit

extension CacheTransaction {
  /// Asks the origin about a stored response, and serves that one when the caller's patience is over first; what comes
  /// then is stored for the next time.
  ///
  /// An origin that owes an answer to an impatient caller is not waited for a second time: a screen that asks for
  /// several things has one patience for all of them.
  func validateWithPatience(_ stored: StoredResponse) async throws(OfflineHTTPError) -> Fetched<Value> {
    guard let patience = client.patience, isImpatient, !directives.onlyIfCached,
      fallback(stored).allows(.noResponse(.timedOut(after: patience.limit)))
    else { return try await validate(stored) }
    let turn = patience.begin(isOver: client.refreshes.isOverdue)
    defer { turn.end() }
    var patient = self
    patient.patience = turn
    return try await patient.validate(stored)
  }

  /// The rest of the work when the caller no longer waits.
  typealias Conclusion = @Sendable () async throws(OfflineHTTPError) -> Fetched<Value>

  /// The transaction without a limit for the origin.
  var withoutPatience: CacheTransaction {
    var transaction = self
    transaction.patience = nil
    return transaction
  }

  /// Asks the origin another time, within what is left of the caller's patience.
  func onceMore(
    _ stored: StoredResponse?,
    _ ask: @escaping @Sendable (CacheTransaction) async throws(OfflineHTTPError) -> Fetched<Value>
  ) async throws(OfflineHTTPError) -> Fetched<Value> {
    let rest = withoutPatience
    guard let patience, let stored else { return try await ask(rest) }
    let end = WaitedValue<Result<Fetched<Value>, OfflineHTTPError>>()
    let attempt = Task.startingHere {
      let result = await result { () throws(OfflineHTTPError) in try await ask(rest) }
      end.bring(result)
      return result
    }
    switch await patience.wait(for: end) {
    case .brought(let result):
      return try result.get()
    case .cancelled:
      attempt.cancel()
      throw .failed(.cancelled)
    case .over:
      guard let served = serveUnchecked(stored) else {
        return try await withTaskCancellationHandler {
          await attempt.value
        } onCancel: {
          attempt.cancel()
        }.get()
      }
      goOn(with: attempt)
      return served
    }
  }

  /// Serves a stored response to a caller whose patience is over; `nil` when it cannot be decoded.
  func serveUnchecked(_ stored: StoredResponse) -> Fetched<Value>? {
    // monorepo:allow swallowed-error: the caller waits for the attempt then, which tells its own failure
    guard case .success(let value) = interpret(stored.response(at: client.now()), true) else { return nil }
    caller.leave()
    report(.servedStale(because: .noAnswerYet, after: nil))
    return fetched(value, from: stored, because: .noAnswerYet)
  }

  /// Lets the exchange go on in the background.
  func goOn(with attempt: Task<Result<Fetched<Value>, OfflineHTTPError>, Never>) {
    client.refreshes.adopt(attempt)
    report(.backgroundRefreshStarted)
  }

  /// The result of the rest of the work; a failure is reported if no caller waits.
  func result(of conclusion: Conclusion) async -> Result<Fetched<Value>, OfflineHTTPError> {
    do throws(OfflineHTTPError) {
      return .success(try await conclusion())
    } catch {
      if !caller.isWaiting { report(.backgroundRefreshFailed(error)) }
      return .failure(error)
    }
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
