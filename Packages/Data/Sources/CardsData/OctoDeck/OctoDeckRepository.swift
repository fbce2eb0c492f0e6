public import CardsDomain
public import DomainKernel
import LenientJSON
import NetworkingKit
import OfflineHTTP
public import ResourceLoading
public import StorageKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Reads and changes cards, decks and communities at an OctoDeck API, through the cache that makes them work offline.
///
/// The service answers most errors with status 500 and nothing else, guards no list against duplicates and never gives
/// periods back. So lists are de-duplicated by id, they are read before a card is added and after a change whose
/// outcome is unknown, one process at a time, and what the service does not store is stored on this computer: when a
/// card was added, and the period of a community that was created here.
public struct OctoDeckRepository: CardRepository {
  let loader: ResourceLoader
  let endpoints: OctoDeckEndpoints
  let gitHub: GitHubCardRepository
  let counter: GitHubMemberCounter?
  let store: any RecordStore
  let lock: InterprocessLock?
  let account: @Sendable () -> String
  let now: @Sendable () -> Date

  /// Makes the repository.
  ///
  /// - Parameters:
  ///   - loader: Carries requests to the service, with the GitHub token of the signed-in account.
  ///   - endpoints: The addresses of the service.
  ///   - gitHub: Finds accounts by login, and cards that the service does not have.
  ///   - counter: Counts the members of a community whose period is known; `nil` leaves the order of the service.
  ///   - store: Keeps times and periods; one that evicts nothing and outlives a power cut.
  ///   - lock: Lets one process at a time read a list and change it; `nil` where no other process can.
  ///   - account: What tells the signed-in account from others.
  ///   - now: The present.
  public init(
    loader: ResourceLoader,
    endpoints: OctoDeckEndpoints,
    gitHub: GitHubCardRepository,
    counter: GitHubMemberCounter?,
    store: any RecordStore,
    lock: InterprocessLock? = nil,
    account: @escaping @Sendable () -> String,
    now: @escaping @Sendable () -> Date
  ) {
    self.loader = loader.classifyingErrors(by: .octoDeck())
    self.endpoints = endpoints
    self.gitHub = gitHub
    self.counter = counter
    self.store = store
    self.lock = lock
    self.account = account
    self.now = now
  }

  /// Gives a card; one that the service does not have, and any card for a guest, is made of the account at GitHub.
  public func card(_ subject: CardSubject, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Card>
  {
    // The service answers nobody without a token.
    guard subject == .mine || gitHub.isSignedIn() else { return try await gitHub.card(subject, policy) }
    switch subject {
    // The service takes the tokens of users only.
    case .mine: return try await card(at: endpoints.myCard, nil, policy).map { $0.known(as: .user) }
    case .login:
      let account = try await gitHub.account(subject, policy).value
      return try await card(account.id, policy).map { $0.known(as: account.kind) }
    case .id(let id):
      let card = try await card(id, policy)
      guard card.value.kind == nil, let kind = await gitHub.kind(of: subject, .cacheOnly) else { return card }
      return card.map { $0.known(as: kind) }
    }
  }

  private func card(_ id: Card.ID, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Card> {
    let failure: ServiceError
    do throws(ServiceError) { return try await card(at: endpoints.card(id), id, policy) } catch {
      failure = error
    }
    do throws(ServiceError) {
      switch failure.cause {
      // The service answers 500 for a card that it does not have, and one like it may say nothing with a 404.
      case .notFound, .serverError, .malformed(.missingPage): return try await gitHub.card(.id(id), policy)
      // Nothing is stored of a card that the service does not have, but the account at GitHub may be.
      case .offline, .connectionLost, .timedOut:
        let card = try await gitHub.card(.id(id), .cacheOnly)
        return policy == .cacheOnly ? card : card.stale(because: StaleReason(failure))
      default: throw failure
      }
    } catch {
      // An account that GitHub does not have is none, though the service only reports an error.
      throw failure == .notFound || error == .cancelled || error == .notFound ? error : failure
    }
  }

  /// Gives the contributions of the last year, which the service counts for the signed-in account.
  ///
  /// The service knows no kinds of accounts, and may say 0 of an organisation, so that GitHub is asked for the kind.
  /// Stored contributions stand in where the service has none.
  public func statistics(
    of subject: CardSubject,
    in range: DayRange,
    _ policy: FetchPolicy
  ) async throws(ContributionsError) -> Fetched<ContributionStatistics> {
    let url: URL
    let kind: AccountKind?
    switch subject {
    case .mine: (url, kind) = (endpoints.myStatistics, nil)
    case .id(let id): (url, kind) = (endpoints.statistics(id), await gitHub.kind(of: subject, policy))
    case .login:
      do throws(ServiceError) {
        let account = try await gitHub.account(subject, policy).value
        (url, kind) = (endpoints.statistics(account.id), account.kind)
      } catch { throw .service(error) }
    }
    if let kind, !kind.hasCalendar { throw .noCalendar(kind) }
    guard gitHub.isSignedIn() else { throw .service(.signInNeeded) }
    do throws(ServiceError) { return try await statistics(at: url, policy) } catch {
      throw .service(error)
    }
  }

  private func statistics(
    at url: URL,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<ContributionStatistics> {
    // The service may have no contributions of an account that GitHub has.
    let absence: Absence = url == endpoints.myStatistics ? .impossible : .doubted
    let counted = try await confirmedRead(policy) { () throws(ServiceError) in
      try await loader.read(
        OctoDeckStatisticsEnvelope.self,
        at: url,
        policy,
        replacing: .judgedStatistics(absence: absence) { $0 }
      ) { sent throws(InvalidResponse) in
        Answer(try sent.statistics(), unreadable: sent.unreadable)
      }.map(\.value)
    }
    let viewer: String?
    do throws(ServiceError) {
      viewer = try await gitHub.account(.mine, policy.ofCompanions).value.login
    } catch {
      // The numbers are shown without the name of who asked.
      guard error != .cancelled else { throw error }
      viewer = nil
    }
    return counted.map {
      ContributionStatistics(
        calendar: $0.calendar,
        total: $0.total,
        parts: $0.parts,
        viewer: viewer,
        isComplete: $0.total != nil,
        unreadableCount: $0.unreadableCount
      )
    }
  }

  private func card(
    at url: URL,
    _ id: Card.ID?,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<Card> {
    // Every account has a card: the service makes it where there is none yet.
    let absence: Absence = id == nil ? .impossible : .believed
    return try await confirmedRead(policy) { () throws(ServiceError) in
      try await loader.read(
        OctoDeckCardEnvelope.self,
        at: url,
        policy,
        replacing: .judged(absence: absence, by: ContentMeasure.card)
      ) { sent throws(InvalidResponse) in
        guard id == nil || sent.card.id == id else { throw InvalidResponse(.unrelated) }
        return Answer(sent.card, subject: ["id": sent.card.id.description])
      }.map(\.value)
    }
  }
}

extension FetchPolicy {
  /// The policy for something that is read beside the thing that was asked for: a fresh copy is enough, and where only
  /// stored content is wanted, no connection is made.
  var ofCompanions: FetchPolicy { self == .cacheOnly ? .cacheOnly : .cacheFirst }
}
