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
  /// - Parameter change: The change.
  /// - Returns: Whether the change was made now, or why it was not made, or nobody knows.
  /// - Throws: `CardsError` when the list could not be read or is doubted, so that nothing was sent.
  func make(_ change: CardListChange) async throws(CardsError) -> Result<Bool, CardsError> {
    try await exclusively { () throws(CardsError) -> Result<Bool, CardsError> in
      let isDone = try await service { () throws(ServiceError) in
        try await self.isDone(change, wasSent: false)
      }
      guard isDone != true else { return .success(false) }
      do throws(CardsError) {
        try await send(change)
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
  ///   - change: The change.
  ///   - carrier: Carries the change; `nil` for the loader of every request.
  /// - Throws: `CardsError` when it was not made, or nobody knows.
  func send(_ change: CardListChange, through carrier: ResourceLoader? = nil) async throws(CardsError) {
    let failure: ServiceError
    do throws(ServiceError) {
      try await confirmed { () throws(ServiceError) in
        try await (carrier ?? loader).send(
          OctoDeckChangedCardEnvelope.self,
          change.request,
          invalidating: change.invalidated
        ) { (sent, _) throws(InvalidResponse) -> Void in
          guard sent.id == change.card else { throw InvalidResponse(.unrelated) }
        }
      }
      return
    } catch {
      failure = error
    }
    guard failure.leavesOutcomeUnknown else { throw .service(failure) }
    let isDone: Bool?
    do throws(ServiceError) { isDone = try await self.isDone(change, wasSent: true) } catch {
      throw .unknownOutcome(failure)
    }
    switch isDone {
    case true?: return
    case false?: throw failure.ofUnseenChange
    case nil: throw .unknownOutcome(failure)
    }
  }

  /// Asks the service whether a list is as a change makes it, and outdates copies that say otherwise.
  ///
  /// A card that is missing in a list which has lost others besides is not believed to be removed: its removal
  /// is sent, which the service takes also where it has nothing to remove.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - wasSent: Whether the change may have been sent: then everything that it changes is outdated, as
  ///     after a confirmation; otherwise only where the stored list lacks it.
  /// - Returns: Whether it is; `nil` where that depends on an entry that could not be read, or the list is
  ///   doubted before the change is sent.
  /// - Throws: `ServiceError` when the list could not be read, or is doubted after the change was sent.
  func isDone(_ change: CardListChange, wasSent: Bool) async throws(ServiceError) -> Bool? {
    let current = try await currentCards(at: change.list)
    let isDone = change.isDone(in: current)
    guard isDone == true else { return isDone }
    let stored = await storedCards(at: change.list)
    if change.kind == .removal, let suspicion = current.suspicion(replacing: stored, after: [change]) {
      guard wasSent else { return nil }
      throw ServiceError(StaleReason.suspicious(suspicion))
    }
    if wasSent || current.corrects(stored, about: [change]) { await loader.outdate(change.outdated) }
    return true
  }

  /// The stored cards of a list, unless they are from before a change that the service has made: those do not
  /// tell which cards the list has now.
  ///
  /// One from before a change that may have failed still counts: otherwise any list would be believed to show
  /// the effect of that change.
  func storedCards(at url: URL) async -> CardList? {
    do throws(ServiceError) {
      let stored = try await cards(at: url, .cacheOnly)
      return stored.provenance.staleness == .changed ? nil : stored.value
      // monorepo:allow swallowed-error: a list that is not stored says nothing against the one of the service
    } catch { return nil }
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
        try sent.list().answer
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
      staleness = try await gitHub.account(.mine, .current).provenance.staleness
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
