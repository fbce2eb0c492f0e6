import DomainKernel
import NetworkingKit
import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One request that reads, on its way through the cache.
struct CacheTransaction<Value: Sendable>: Sendable {
  let client: OfflineHTTPClient
  /// The request of the caller, which chooses among stored responses.
  let request: HTTPRequest
  /// The request as it is sent: with the directives of the policy, which choose no stored response.
  let question: HTTPRequest
  let key: CacheKey
  let directives: RequestDirectives
  let store: ResponseStore
  /// When a value may replace the stored one.
  let replacement: Replacement<Value>
  /// Why a stored response stands in for a response of the origin; `nil` when the origin is believed.
  let standIn: @Sendable (HTTPResponse) -> StaleReason?
  /// Makes the value; it fails with `status`, `unusable` or `gone`.
  let interpret: @Sendable (HTTPResponse, _ isStored: Bool) -> Result<Value, OfflineHTTPError>
  /// Whether a value means that the response is an answer, so that a 404 or 410 is stored too.
  var readsAnswers = false
  /// Whether somebody waits for the answer, so that a stored response may stand in.
  var caller = CallerPresence()
  /// How long the caller still waits for the origin; `nil` for as long as it takes.
  var patience: Patience.Turn?
  /// Whether the caller would rather have a stored response than wait for a slow origin.
  let isImpatient: Bool

  init(
    client: OfflineHTTPClient,
    request: HTTPRequest,
    policy: FetchPolicy = .cacheFirst,
    replacement: Replacement<Value>,
    standIn: @escaping @Sendable (HTTPResponse) -> StaleReason?,
    interpret: @escaping @Sendable (HTTPResponse, _ isStored: Bool) -> Result<Value, OfflineHTTPError>
  ) {
    self.client = client
    self.request = request
    question = request.asking(policy)
    isImpatient = policy != .current
    key = CacheKey(request)
    directives = RequestDirectives(question.fields)
    store = client.openStore()
    self.replacement = replacement
    self.standIn = standIn
    self.interpret = interpret
  }

  /// Answers from the store when that is allowed, and from the origin otherwise.
  func answer() async throws(OfflineHTTPError) -> Fetched<Value> {
    let variants: StoredVariants
    do throws(StorageError) {
      variants = try await store.variants(for: key)
    } catch {
      guard !directives.onlyIfCached else { throw .storeFailed(error) }
      return try await fetch()
    }
    guard let stored = variants.match(request) else {
      report(.miss)
      return try await fetch()
    }
    let freshness = freshness(of: stored)
    let decision = ReuseDecision(
      freshness,
      response: stored.directives,
      request: directives,
      isContradicted: stored.isContradicted
    )
    switch decision {
    case .serve:
      report(.hit(age: .seconds(freshness.age)))
      return try await serve(stored, because: stored.contradiction)
    case .serveStale:
      guard !client.standsIn || fallback(stored).isInTime else { throw .unconfirmed(nil) }
      let reason: StaleReason =
        if stored.isPossiblyOutdated {
          .possiblyChanged
        } else if stored.isOutdated {
          .changed
        } else {
          stored.contradiction ?? .notChecked
        }
      return try await serve(stored, because: reason)
    case .serveWhileRevalidating:
      refreshInBackground(stored)
      return try await serve(stored, because: .beingChecked)
    case .validate:
      report(.stale(age: .seconds(freshness.age)))
      guard !directives.onlyIfCached else { throw .unconfirmed(nil) }
      return try await validateWithPatience(stored)
    }
  }

  /// Serves a stored response; when it can no longer be decoded, the origin is asked, and it stays until a response that
  /// can takes its place.
  private func serve(
    _ stored: StoredResponse,
    because reason: StaleReason?
  ) async throws(OfflineHTTPError) -> Fetched<Value> {
    switch interpret(stored.response(at: client.now()), true) {
    case .success(let value):
      if let reason { report(.servedStale(because: reason, after: nil)) }
      return fetched(value, from: stored, because: reason)
    case .failure(.unusable(let problem)):
      report(.storedUnreadable(problem))
      return try await fetch()
    case .failure(.status(let response))
    where directives.onlyIfCached && (reason != nil || standIn(response) != nil):
      // An error that is stale, or for which a copy would stand in, is no copy, and nobody has asked the origin now.
      throw .nothingStored
    case .failure(let error):
      throw error
    }
  }

  /// Serves a stored response in place of one that is not available, when that is allowed and it can be decoded.
  func fallBack(on stored: StoredResponse?, after failure: OriginFailure) async -> Fetched<Value>? {
    guard caller.isWaiting, let stored, let reason = failure.staleReason, fallback(stored).allows(failure)
    else {
      return nil
    }
    switch interpret(stored.response(at: client.now()), true) {
    case .success(let value):
      report(.servedStale(because: reason, after: failure))
      return fetched(value, from: stored, because: reason)
    case .failure(.unusable(let problem)):
      report(.storedUnreadable(problem))
      return nil
    // monorepo:allow swallowed-error: the failure of the origin is told instead
    case .failure:
      return nil
    }
  }

  /// Serves the stored response in place of one that would lose content, and remembers the doubt; `nil` when the
  /// response is believed, see ``Replacement``.
  func serve(
    _ stored: StoredResponse?,
    insteadOf response: HTTPResponse,
    of exchange: Exchange,
    isCounted: Bool = false,
    suspicion: (_ stored: Value) -> Suspicion?
  ) async -> Fetched<Value>? {
    guard let stored, !stored.isOutdated || stored.isPossiblyOutdated, !fallback(stored).isForbidden,
      case .success(let value) = interpret(stored.response(at: client.now()), true),
      let suspicion = suspicion(value), suspicion.isOfList || !stored.isOutdated
    else { return nil }
    let doubt = doubt(suspicion, response, of: exchange)
    if let earlier = stored.doubt, earlier.isConfirmed(by: doubt, requestedAt: exchange.requestedAt) {
      return nil
    }
    if isCounted || stored.isOutdated, suspicion.isOfList, await isRepeated(response) { return nil }
    report(.notStored(because: .suspicious))
    if exchange.storingTurn.take() {
      store.remember(doubt, about: stored, for: key)
    }
    if caller.isWaiting { report(.servedStale(because: .suspicious(suspicion), after: nil)) }
    // The present answer counts, and not an earlier one that there is none.
    var copy = stored
    copy.doubt = nil
    return fetched(value, from: copy, because: .suspicious(suspicion))
  }

  /// An answer that does not take the place of a stored one, to be remembered with it.
  func doubt(_ suspicion: Suspicion, _ response: HTTPResponse, of exchange: Exchange) -> Doubt {
    let digest = SHA256.hexadecimal(response.body)
    return Doubt(suspicion: suspicion, since: exchange.receivedAt, digest: digest)
  }

  func fallback(_ stored: StoredResponse) -> StaleFallback {
    StaleFallback(
      policy: client.policy,
      response: stored.directives,
      request: directives,
      freshness: freshness(of: stored)
    )
  }

  /// A value that the origin sent or confirmed now.
  func fetched(
    _ value: Value,
    _ kind: Provenance.Kind,
    at date: Date,
    mayBeKept: Bool
  ) -> Fetched<Value> {
    Fetched(value, provenance: Provenance(kind: kind, fetchedAt: date, mayBeKept: mayBeKept))
  }

  /// A value of a stored response, with the reason why it was not confirmed.
  func fetched(_ value: Value, from stored: StoredResponse, because reason: StaleReason?) -> Fetched<Value> {
    let provenance = Provenance(kind: .stored, fetchedAt: stored.receivedAt, staleness: reason)
    return Fetched(value, provenance: provenance.contradicted(by: stored.contradiction))
  }

  private func freshness(of stored: StoredResponse) -> Freshness {
    stored.freshness(at: client.now(), heuristic: client.policy.heuristicFreshness)
  }

  func report(_ step: OfflineHTTPEvent.Step) {
    store.report(key, step)
  }
}

extension HTTPRequest {
  /// The request with the directives of a policy; the caller's own directives stay.
  fileprivate func asking(_ policy: FetchPolicy) -> HTTPRequest {
    switch policy {
    case .cacheFirst: self
    case .networkFirst, .current: asking("max-age=0")
    case .cacheOnly: asking("only-if-cached, max-stale")
    }
  }
}
