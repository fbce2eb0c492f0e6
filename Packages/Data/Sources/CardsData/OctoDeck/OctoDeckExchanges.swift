import CardsDomain
import DomainKernel
import LenientJSON
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension OctoDeckRepository {
  /// Makes a change of a list, unless the list is as the change makes it.
  ///
  /// - Parameters:
  ///   - request: The change.
  ///   - card: The account whose card is added or removed.
  ///   - list: The list that is changed.
  ///   - others: The addresses that the change makes outdated besides.
  ///   - isDone: Whether the list is as the change makes it; `nil` where that depends on an entry that could
  ///     not be read.
  /// - Returns: Whether the change was made now, or why it was not made, or nobody knows.
  /// - Throws: `CardsError` when the list could not be read, so that nothing was sent.
  func change(
    _ request: HTTPRequest,
    _ card: Card.ID,
    of list: URL,
    invalidating others: [URL] = [],
    _ isDone: (CardList) -> Bool?
  ) async throws(CardsError) -> Result<Bool, CardsError> {
    try await exclusively { () throws(CardsError) -> Result<Bool, CardsError> in
      let before = try await service { () throws(ServiceError) in try await currentCards(at: list) }
      guard isDone(before) != true else { return .success(false) }
      do throws(CardsError) {
        try await send(request, card, of: list, invalidating: others, isDone)
        return .success(true)
      } catch {
        return .failure(error)
      }
    }
  }

  /// Makes a change of a list, and reads the list again where the answer leaves the outcome unknown.
  ///
  /// The service confirms a change with the card that it added or removed; anything else leaves the outcome
  /// unknown.
  ///
  /// - Parameters:
  ///   - request: The change.
  ///   - card: The account whose card is added or removed.
  ///   - list: The list that is changed.
  ///   - others: The addresses that the change makes outdated besides.
  ///   - carrier: Carries the change; `nil` for the loader of every request.
  ///   - isDone: Whether the list is as the change makes it; `nil` where that depends on an entry that could
  ///     not be read.
  /// - Throws: `CardsError` when it was not made, or nobody knows.
  func send(
    _ request: HTTPRequest,
    _ card: Card.ID,
    of list: URL,
    invalidating others: [URL] = [],
    through carrier: ResourceLoader? = nil,
    _ isDone: (CardList) -> Bool?
  ) async throws(CardsError) {
    let failure: ServiceError
    do throws(ServiceError) {
      try await confirmed { () throws(ServiceError) in
        try await (carrier ?? loader).send(
          OctoDeckChangedCardEnvelope.self,
          request,
          invalidating: ([list] + others).map(CacheKey.init)
        ) { (sent, _) throws(InvalidResponse) -> Void in
          guard sent.id == card else { throw InvalidResponse(.unrelated) }
        }
      }
      return
    } catch {
      failure = error
    }
    guard failure.leavesOutcomeUnknown else { throw .service(failure) }
    let after: CardList
    do throws(ServiceError) { after = try await currentCards(at: list) } catch {
      throw .unknownOutcome(failure)
    }
    switch isDone(after) {
    case true?: return
    case false?: throw failure.ofUnseenChange
    case nil: throw .unknownOutcome(failure)
    }
  }

  /// Does something while no other process of this computer changes a list of the service.
  func exclusively<Value>(
    _ operation: () async throws(CardsError) -> Value
  ) async throws(CardsError) -> Value {
    guard let lock else { return try await operation() }
    let hold: InterprocessLock.Hold
    do throws(StorageError) { hold = try await lock.acquire() } catch {
      throw Task.isCancelled ? .service(.cancelled) : .storage(PersistenceError(saving: error))
    }
    defer { hold.release() }
    return try await operation()
  }

  /// The cards of a list as the service has them now; they are not stored, as nobody asked to see them.
  func currentCards(at url: URL) async throws(ServiceError) -> CardList {
    let absence = absence(of: url)
    return try await confirmed { () throws(ServiceError) in
      try await loader.send(
        OctoDeckCardsEnvelope.self,
        HTTPRequest(url: url),
        absence: absence,
        limits: Self.limits
      ) { (sent, _) throws(InvalidResponse) in
        try sent.list()
      }
    }
  }

  /// The cards of a list.
  ///
  /// - Parameters:
  ///   - url: The address of the list.
  ///   - policy: How fresh it should be.
  /// - Returns: The cards in the order of the service, each account once, and the entries that are none.
  /// - Throws: `ServiceError` when neither the service nor the store can give them.
  func cards(
    at url: URL,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<CardList> {
    let absence = absence(of: url)
    return try await confirmedRead(policy) { () throws(ServiceError) in
      try await loader.read(
        OctoDeckCardsEnvelope.self,
        HTTPRequest(url: url),
        policy,
        replacing: .judgedList(
          absence: absence,
          by: { (list: CardList) in ContentMeasure.cards(list.cards) }
        ),
        limits: Self.limits,
        members: OctoDeckCardDTO.members
      ) { (sent, _) throws(InvalidResponse) -> Answer<CardList> in
        let list = try sent.list()
        return Answer(list, unreadable: list.unreadable.count)
      }.map(\.value)
    }
  }

  /// Tells a refused token from a service that could not check it: the service says 401 for both.
  func confirmed<Value: Sendable>(
    _ operation: () async throws(ServiceError) -> Value
  ) async throws(ServiceError) -> Value {
    do throws(ServiceError) { return try await operation() } catch {
      // Without a token there is none that the service could have refused.
      guard error == .signInNeeded, gitHub.isSignedIn() else { throw error }
    }
    throw await refusal()
  }

  /// Does the same for what is read, when a stored copy stands in for the answer.
  func confirmedRead<Value: Sendable>(
    _ policy: FetchPolicy,
    _ operation: () async throws(ServiceError) -> Fetched<Value>
  ) async throws(ServiceError) -> Fetched<Value> {
    let answer: Fetched<Value>
    do throws(ServiceError) { answer = try await confirmed(operation) } catch {
      // The service answers nobody without a token, so that a connection alone would not help.
      guard policy == .cacheOnly, error.lacksCopy, !gitHub.isSignedIn() else { throw error }
      throw .signInNeeded
    }
    guard answer.provenance.staleness == .signInNeeded else { return answer }
    let refusal = await refusal()
    guard refusal != .cancelled else { throw refusal }
    let provenance = Provenance(
      kind: answer.provenance.kind,
      fetchedAt: answer.provenance.fetchedAt,
      staleness: StaleReason(refusal),
      mayBeKept: answer.provenance.mayBeKept
    )
    return Fetched(answer.value, provenance: provenance)
  }

  /// Asks GitHub about a token that the service refused; one that GitHub takes is an error of the service.
  func refusal() async -> ServiceError {
    let failure = ServiceError.serverError(status: HTTPStatus.unauthorized.rawValue)
    let staleness: StaleReason?
    do throws(ServiceError) {
      staleness = try await gitHub.account(.mine, .networkFirst).provenance.staleness
    } catch {
      return [.signInNeeded, .sessionEnded, .cancelled].contains(error) ? error : failure
    }
    // A stored account in place of an answer tells why there is none.
    return staleness == .signInNeeded ? .signInNeeded : failure
  }

  /// Sends a change of a community, which the service answers with the community.
  func send(
    _ request: HTTPRequest,
    about id: Community.ID,
    invalidating urls: [URL]
  ) async throws(ServiceError) {
    try await confirmed { () throws(ServiceError) in
      try await loader.send(
        OctoDeckCommunityEnvelope.self,
        request,
        invalidating: urls.map(CacheKey.init)
      ) { (sent, _) throws(InvalidResponse) -> Void in
        guard sent.community.id == id else { throw InvalidResponse(.unrelated) }
      }
    }
  }

  /// Every account has a deck, be it an empty one; a community may be gone, and its members with it.
  private func absence(of url: URL) -> Absence { url == endpoints.cards ? .impossible : .believed }

  /// A deck may have many cards, of which each has an identicon of 25 cells.
  static let limits = JSONLimits(values: 600_000)
}

extension ServiceError {
  /// The error of a change that the service does not show: one that has not answered may still be at work on it.
  var ofUnseenChange: CardsError { failedChange == .unanswered ? .unseenChange(self) : .service(self) }
}
