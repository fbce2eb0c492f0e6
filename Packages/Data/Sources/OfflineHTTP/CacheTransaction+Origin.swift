import DomainKernel
import NetworkingKit

extension CacheTransaction {
  /// Asks the origin without a condition; what is stored only stands in when there is no answer.
  func fetch(insteadOf stored: StoredResponse? = nil) async throws(OfflineHTTPError) -> Fetched<Value> {
    let exchange = try await exchange(question)
    switch exchange.result {
    case .failure(let error): return try await standInOrThrow(stored, after: error)
    case .success(let response): return try await conclude(response, of: exchange, insteadOf: stored)
    }
  }

  /// Asks the origin whether a stored response is current (RFC 9111, 4.3).
  func validate(_ stored: StoredResponse) async throws(OfflineHTTPError) -> Fetched<Value> {
    // With a condition of the caller, the answer is for the caller: ours would mix two questions. Conditions are for
    // GET (RFC 9110, 13.1.2): a query by another method is asked as it is.
    let asksForStored =
      request.method == .get && !request.isConditional && stored.hasValidator && !directives.onlyIfCached
    if asksForStored { report(.conditionalRequestSent) }
    let question = asksForStored ? question.conditional(on: stored) : question
    guard let patience else {
      return try await conclude(try await exchange(question), asking: asksForStored, about: stored)
    }
    let place = client.exchanger.join(question, as: client.account, in: store.session)
    switch await patience.wait(for: place.end) {
    case .brought(let exchange):
      return try await conclude(exchange, asking: asksForStored, about: stored)
    case .cancelled:
      client.exchanger.leave(place)
      throw .failed(.cancelled)
    case .over:
      let rest = withoutPatience
      let conclusion: Conclusion = { () throws(OfflineHTTPError) in
        let exchange: Exchange
        do throws(HTTPClientError) {
          exchange = try await client.exchanger.value(of: place)
        } catch {
          throw .failed(error)
        }
        return try await rest.conclude(exchange, asking: asksForStored, about: stored)
      }
      guard let served = serveUnchecked(stored) else { return try await conclusion() }
      goOn(with: Task.startingHere { await result(of: conclusion) })
      return served
    }
  }

  /// Takes the answer to the question whether a stored response is current.
  private func conclude(
    _ exchange: Exchange,
    asking asksForStored: Bool,
    about stored: StoredResponse
  ) async throws(OfflineHTTPError) -> Fetched<Value> {
    switch exchange.result {
    case .failure(let error):
      return try await standInOrThrow(stored, after: error)
    case .success(let response) where response.status == .notModified && asksForStored:
      return try await confirm(stored, by: response, of: exchange)
    case .success(let response):
      return try await conclude(response, of: exchange, insteadOf: stored)
    }
  }

  /// Takes a 304 for a stored response (RFC 9111, 4.3.4).
  private func confirm(
    _ stored: StoredResponse,
    by response: HTTPResponse,
    of exchange: Exchange
  ) async throws(OfflineHTTPError) -> Fetched<Value> {
    if let tag = response.fields[.etag], let known = stored.fields[.etag], !EntityTag.weaklyMatch(tag, known)
    {
      return try await fetchOnceMore(insteadOf: stored)
    }
    report(.notModified)
    let freshened = stored.freshened(
      by: response,
      to: request,
      requestedAt: exchange.requestedAt,
      receivedAt: exchange.receivedAt
    )
    let answer = freshened.response(at: exchange.receivedAt)
    let result = interpret(answer, true)
    if case .failure(.unusable) = result {
      // The fields of the 304 may be at fault, and the copy readable as it was stored.
      report(.notStored(because: .unusable))
      return try await fetchOnceMore(insteadOf: stored)
    }
    if exchange.storingTurn.take() {
      if freshened.directives.noStore {
        store.drop(stored, for: key, because: .noStore)
      } else if Vary(freshened.fields) == .everything {
        // It answers no later request without asking (RFC 9111, 4.1); what is stored stays for when nobody can be asked.
        report(.notStored(because: .variesOnEverything))
        if stored.isContradicted { store.mark(stored, isReplaced: false, for: key) }
      } else {
        store.confirm(freshened, of: stored, for: request, key: key)
      }
    }
    return fetched(
      try result.get(),
      .revalidated,
      at: exchange.receivedAt,
      mayBeKept: mayKeep(answer, freshened.directives)
    )
  }

  /// Asks without a condition, as a 304 does not confirm the stored response.
  private func fetchOnceMore(
    insteadOf stored: StoredResponse
  ) async throws(OfflineHTTPError) -> Fetched<Value> {
    try await onceMore(stored) { (rest) throws(OfflineHTTPError) in
      try await rest.fetch(insteadOf: stored)
    }
  }

  /// Takes any other response: falls back on what is stored when it is a failure, and stores it when it may be.
  private func conclude(
    _ response: HTTPResponse,
    of exchange: Exchange,
    insteadOf stored: StoredResponse?
  ) async throws(OfflineHTTPError) -> Fetched<Value> {
    if response.status == .notModified && !request.isConditional {
      return try await onceMore(stored) { (rest) throws(OfflineHTTPError) in
        try await rest.askAgain(insteadOf: stored)
      }
    }
    if let reason = standIn(response),
      let fetched = await fallBack(on: stored, after: .status(response.status, meaning: reason))
    {
      return fetched
    }
    let result = interpret(response, false)
    switch result {
    case .failure(.unusable(let problem)):
      report(.notStored(because: .unusable))
      if let fetched = await fallBack(on: stored, after: .unusable(problem)) { return fetched }
    case .failure(.gone):
      if let copy = await serve(stored, insteadOf: response, of: exchange, suspicion: { _ in .gone }) {
        return copy
      }
      dropDeleted(stored, after: response)
      report(.notStored(because: .refusal))
    case .failure where response.status.isSuccess:
      report(.notStored(because: .refusal))
    case .failure:
      dropDeleted(stored, after: response)
      keep(response, of: exchange, insteadOf: stored)
    case .success(let value):
      if let judge = replacement.suspicion,
        let copy = await serve(
          stored,
          insteadOf: response,
          of: exchange,
          isCounted: replacement.isCounted(value),
          suspicion: { judge(value, $0) }
        )
      {
        return copy
      }
      keep(response, of: exchange, insteadOf: stored, isAnswer: readsAnswers)
    }
    return fetched(
      try result.mapError { unconfirmed(stored, after: $0) }.get(),
      .network,
      at: exchange.receivedAt,
      mayBeKept: mayKeep(response, ResponseDirectives(response.fields))
    )
  }

  /// Removes a copy from before a change that the origin no longer has since: it was deleted.
  private func dropDeleted(_ stored: StoredResponse?, after response: HTTPResponse) {
    guard let stored, stored.isOutdated, response.status.isSuccess || response.status.saysGone else { return }
    store.drop(stored, for: key, because: .deleted)
  }

  /// Asks once more after a 304 that nobody asked for, so that a cache on the way has to ask the origin.
  private func askAgain(insteadOf stored: StoredResponse?) async throws(OfflineHTTPError) -> Fetched<Value> {
    let exchange = try await exchange(question.asking("no-cache"))
    switch exchange.result {
    case .success(let response) where response.status != .notModified:
      return try await conclude(response, of: exchange, insteadOf: stored)
    case .success:
      let problem = MalformedReason.uncalledNotModified
      if let fetched = await fallBack(on: stored, after: .unusable(problem)) { return fetched }
      throw unconfirmed(stored, after: .unusable(problem))
    case .failure(let error):
      return try await standInOrThrow(stored, after: error)
    }
  }

  /// Whether the origin, asked again at once, sends the same content once more.
  func isRepeated(_ response: HTTPResponse) async -> Bool {
    do throws(OfflineHTTPError) {
      let exchange = try await exchange(question.asking("no-cache"))
      // monorepo:allow swallowed-error: without a second answer the first one is not believed, which says why
      guard case .success(let second) = exchange.result else { return false }
      return second.status == response.status && second.body == response.body
    } catch {
      // monorepo:allow swallowed-error: without a second answer the first one is not believed, which says why
      return false
    }
  }

  /// Serves a stored response in place of a failed exchange, or throws its error.
  private func standInOrThrow(
    _ stored: StoredResponse?,
    after error: HTTPClientError
  ) async throws(OfflineHTTPError) -> Fetched<Value> {
    if let fetched = await fallBack(on: stored, after: .noResponse(error)) { return fetched }
    throw unconfirmed(stored, after: .failed(error))
  }

  /// The error of a failure for which a stored response would stand in, if its directives allowed it.
  ///
  /// One that only this request or the window for errors (RFC 5861, 4) forbids is served to those who ask for
  /// what is stored. It counts only where there is no connection: that error says otherwise that nothing is
  /// stored. A stored error is no copy.
  private func unconfirmed(_ stored: StoredResponse?, after error: OfflineHTTPError) -> OfflineHTTPError {
    guard let stored, stored.status.isSuccess, client.policy.servesStaleOnFailure else { return error }
    let fallback = fallback(stored)
    let isForbidden =
      switch error {
      case .failed(let failure) where failure.isOfConnection: !fallback.allows(.noResponse(failure))
      case .failed(let failure):
        fallback.mustBeConfirmed && OriginFailure.noResponse(failure).staleReason != nil
      case .status(let response): fallback.mustBeConfirmed && standIn(response) != nil
      case .unusable: fallback.mustBeConfirmed
      case .nothingStored, .unconfirmed, .storeFailed, .gone: false
      }
    return isForbidden ? .unconfirmed(error, opensOffline: !fallback.mustBeConfirmed) : error
  }

  /// Whether neither side says `no-store`, so that the value may be recorded elsewhere too.
  private func mayKeep(_ response: HTTPResponse, _ control: ResponseDirectives) -> Bool {
    !directives.noStore
      && (!control.noStore || (control.mustUnderstand && response.status.isUnderstood))
  }

  /// Stores a response when it may be; where it may not, or says that there is nothing, a stored one that it would
  /// have replaced is marked.
  private func keep(
    _ response: HTTPResponse,
    of exchange: Exchange,
    insteadOf stored: StoredResponse?,
    isAnswer: Bool = false
  ) {
    guard exchange.storingTurn.take() else { return }
    switch Storability(exchange, of: response, to: request, policy: client.policy, isAnswer: isAnswer) {
    case .storable(let new): store.save(new, for: request, key: key)
    case .refused(let reason):
      report(.notStored(because: reason))
      guard let stored, stored.status.isSuccess, response.status.isSuccess, !response.status.isPartial
      else { break }
      let isReplaced = response.body != stored.body
      if isReplaced != stored.isReplaced || stored.isDenied {
        store.mark(stored, isReplaced: isReplaced, for: key)
      }
    }
    // One for which a copy would stand in is not believed: the address is wrong, or it comes from a network on the way.
    guard let stored, stored.status.isSuccess, response.status.saysGone, standIn(response) == nil
    else { return }
    store.remember(doubt(.gone, response, of: exchange), about: stored, for: key)
  }

  private func exchange(_ request: HTTPRequest) async throws(OfflineHTTPError) -> Exchange {
    // What is stored of an account that nobody can name is not known to be missing.
    guard !directives.onlyIfCached else {
      throw client.account.problem.map(OfflineHTTPError.failed) ?? .nothingStored
    }
    let place = client.exchanger.join(request, as: client.account, in: store.session)
    if !directives.noStore { store.prepare() }
    do throws(HTTPClientError) {
      return try await client.exchanger.value(of: place)
    } catch {
      throw .failed(error)
    }
  }
}

extension HTTPClientError {
  /// Whether there is no answer because of the connection.
  fileprivate var isOfConnection: Bool {
    switch self {
    case .notConnected, .connectionLost, .timedOut: true
    default: false
    }
  }
}
