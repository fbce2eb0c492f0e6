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
/// periods back. So lists are de-duplicated by id, they are read before a card is added and after a change whose outcome
/// is unknown, and what the service does not store is stored on this computer: when a card was added, and the period of a
/// community that was created here.
public struct OctoDeckRepository: CardRepository, DeckRepository, CommunityRepository {
  private let loader: ResourceLoader
  private let endpoints: OctoDeckEndpoints
  private let gitHub: GitHubCardRepository
  private let counter: GitHubMemberCounter?
  private let store: any RecordStore
  private let account: @Sendable () -> String
  private let now: @Sendable () -> Date

  /// Makes the repository.
  ///
  /// - Parameters:
  ///   - loader: Carries requests to the service, with the GitHub token of the signed-in account.
  ///   - endpoints: The addresses of the service.
  ///   - gitHub: Finds accounts by login, and cards that the service does not have.
  ///   - counter: Counts the members of a community whose period is known; `nil` leaves the order of the service.
  ///   - store: Keeps times and periods; one that evicts nothing and outlives a power cut.
  ///   - account: What tells the signed-in account from others.
  ///   - now: The present.
  public init(
    loader: ResourceLoader,
    endpoints: OctoDeckEndpoints,
    gitHub: GitHubCardRepository,
    counter: GitHubMemberCounter?,
    store: any RecordStore,
    account: @escaping @Sendable () -> String,
    now: @escaping @Sendable () -> Date
  ) {
    self.loader = loader.classifyingErrors(by: ServiceErrorClassifier(code: nil, message: ["error"]))
    self.endpoints = endpoints
    self.gitHub = gitHub
    self.counter = counter
    self.store = store
    self.account = account
    self.now = now
  }

  // MARK: - Cards

  /// Gives a card; one that the service does not have is made of the account at GitHub.
  public func card(_ subject: CardSubject, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Card>
  {
    switch subject {
    case .mine: return try await card(at: endpoints.myCard, nil, policy)
    case .login: return try await card(.id(try await gitHub.account(subject, policy).value.id), policy)
    case .id(let id):
      let failure: ServiceError
      do throws(ServiceError) { return try await card(at: endpoints.card(id), id, policy) } catch {
        failure = error
      }
      // The service answers 500 for a card that it does not have.
      guard failure == .notFound || failure == .unavailable else { throw failure }
      do throws(ServiceError) { return try await gitHub.card(subject, policy) } catch {
        throw failure == .notFound || error == .cancelled ? error : failure
      }
    }
  }

  /// Gives the contributions of the last year, which the service counts for the signed-in account.
  public func statistics(
    of subject: CardSubject,
    in range: DayRange,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<ContributionStatistics> {
    let url: URL
    switch subject {
    case .mine: url = endpoints.myStatistics
    case .id(let id): url = endpoints.statistics(id)
    case .login: url = endpoints.statistics(try await gitHub.account(subject, policy).value.id)
    }
    let counted = try await confirmedRead { () throws(ServiceError) in
      try await loader.read(
        OctoDeckStatisticsEnvelope.self,
        at: url,
        policy,
        replacing: .judged(by: ContentMeasure.statistics)
      ) { sent throws(InvalidResponse) in
        Answer(try sent.statistics(range))
      }.map(\.value)
    }
    let viewer: String?
    do throws(ServiceError) { viewer = try await gitHub.account(.mine, .cacheFirst).value.login } catch {
      // The numbers are shown without the name of who asked.
      guard error != .cancelled else { throw error }
      viewer = nil
    }
    return counted.map {
      ContributionStatistics(calendar: $0.calendar, total: $0.total, parts: $0.parts, viewer: viewer)
    }
  }

  /// Reads all cards from GitHub again, for all users of the service.
  ///
  /// It costs the service many requests with the user's own token, so that nothing does it by itself.
  ///
  /// - Returns: The cards that were read, each account once.
  /// - Throws: ``/DomainKernel/ServiceError`` when the service refused or failed.
  public func refreshAllCards() async throws(ServiceError) -> [Card] {
    try await confirmed { () throws(ServiceError) in
      try await loader.send(
        OctoDeckCardsEnvelope.self,
        HTTPRequest(method: .put, url: endpoints.refreshedCards),
        invalidating: [CacheKey(endpoints.cards), CacheKey(endpoints.myCard)],
        limits: Self.limits
      ) { (sent, _) throws(InvalidResponse) in
        try sent.cards()
      }
    }
  }

  private func card(
    at url: URL,
    _ id: Card.ID?,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<Card> {
    try await confirmedRead { () throws(ServiceError) in
      try await loader.read(
        OctoDeckCardEnvelope.self,
        at: url,
        policy,
        replacing: .judged(by: ContentMeasure.card)
      ) { sent throws(InvalidResponse) in
        guard id == nil || sent.card.id == id else { throw InvalidResponse(.unrelated) }
        return Answer(sent.card, subject: ["id": sent.card.id.description])
      }.map(\.value)
    }
  }

  // MARK: - Deck

  private var additions: CardRecords<DeckRecord> {
    CardRecords(store: store, collection: "cards.additions " + account())
  }

  /// Gives the deck, in the order in which this machine added the cards.
  public func deck(_ policy: FetchPolicy) async throws(CardsError) -> Fetched<Deck> {
    let cards = try await service { () throws(ServiceError) in
      try await self.cards(at: endpoints.cards, policy)
    }
    let additions = try await kept { () throws(PersistenceError) in try await self.additions.all() }
    let times = Dictionary(additions.map { ($0.key, Date(milliseconds: $0.value.addedAt)) }) { first, _ in
      first
    }
    return cards.map { cards in
      Deck(cards.map { DeckEntry(card: $0, addedAt: times[$0.id.description]) })
    }
  }

  /// Adds a card unless the deck has it.
  public func add(_ card: Card) async throws(CardsError) -> Bool {
    let isNew = try await change(
      HTTPRequest(
        method: .post,
        url: endpoints.cards,
        fields: [.contentType: "text/plain"],
        // Quotes or a line break would make it a number that nobody has.
        body: Data(card.id.description.utf8)
      ),
      of: endpoints.cards,
      invalidating: []
    ) { $0.contains { $0.id == card.id } }
    let moment = now().milliseconds
    guard isNew else { return false }
    try await kept { () throws(PersistenceError) in
      try await additions.update(card.id.description) { _ in (DeckRecord(card: nil, addedAt: moment), ()) }
    }
    return true
  }

  /// Removes a card if the deck has it.
  public func remove(_ id: Card.ID) async throws(CardsError) -> Bool {
    let wasThere = try await change(
      HTTPRequest(method: .delete, url: endpoints.card(id)),
      of: endpoints.cards,
      invalidating: []
    ) { !$0.contains { $0.id == id } }
    try await kept { () throws(PersistenceError) in
      try await additions.update(id.description) { _ in (nil, ()) }
    }
    return wasThere
  }

  // MARK: - Communities

  private var created: CardRecords<CommunityRecord> {
    CardRecords(store: store, collection: "cards.created " + account())
  }

  /// Lists the communities that the account is in, and those that it created on this machine.
  public func communities(_ policy: FetchPolicy) async throws(CardsError) -> Fetched<[Community]> {
    let sent = try await service { () throws(ServiceError) in try await list(policy) }
    let created = try await kept { () throws(PersistenceError) in try await self.created.all() }
    return sent.map { communities in
      var known = Dictionary(communities.map { ($0.id, $0) }) { first, _ in first }
      for record in created {
        guard let id = Community.ID(rawValue: record.key) else { continue }
        let name = known[id]?.name ?? record.value.name
        known[id] = Community(id: id, name: name, period: known[id]?.period ?? record.value.period)
      }
      return known.values.sorted(by: Community.isBefore)
    }
  }

  /// The communities that the service lists: those that the account is a member of.
  private func list(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<[Community]> {
    try await confirmedRead { () throws(ServiceError) in
      try await loader.read(OctoDeckCommunitiesEnvelope.self, at: endpoints.communities, policy) {
        (sent) throws(InvalidResponse) in
        try sent.communities()
      }
    }
  }

  /// Gives a community with the best members that the service stored at the last refresh.
  public func community(
    _ id: Community.ID,
    _ policy: FetchPolicy
  ) async throws(CardsError) -> Fetched<CommunityPage> {
    let page = try await service { () throws(ServiceError) in
      try await confirmedRead { () throws(ServiceError) in
        try await loader.read(OctoDeckCommunityEnvelope.self, at: endpoints.community(id), policy) {
          (sent) throws(InvalidResponse) in
          guard sent.community.id == id else { throw InvalidResponse(.unrelated) }
          return CommunityPage(community: sent.community, highlights: sent.highlights)
        }
      }
    }
    let known = try await kept { () throws(PersistenceError) in try await created.value(for: id.rawValue) }
    return page.map { page in
      let community = page.community
      let period = community.period ?? known?.period
      return CommunityPage(
        community: Community(id: id, name: community.name, period: period),
        highlights: page.highlights
      )
    }
  }

  /// Gives the members in the order of the service, with totals where the period is known and GitHub can count them.
  public func members(
    of id: Community.ID,
    _ policy: FetchPolicy
  ) async throws(CardsError) -> Fetched<[CommunityMember]> {
    let cards = try await service { () throws(ServiceError) in
      try await self.cards(at: endpoints.communityCards(id), policy)
    }
    let totals = try await totals(of: cards.value, in: id, policy)
    return cards.map { $0.map { CommunityMember(card: $0, totals: totals[$0.id]) } }
  }

  /// Creates a community, and keeps its period, which the service does not give back.
  public func create(_ draft: CommunityDraft) async throws(CardsError) -> Community {
    let body = CreationDTO(
      name: draft.name,
      startDateTime: "\(draft.period.from)T00:00:00Z",
      endDateTime: "\(draft.period.to)T00:00:00Z"
    )
    let data: Data
    do { data = try JSONEncoder().encode(body) } catch { throw .service(.malformed(.nothingUsable)) }
    let community: Community
    do throws(ServiceError) {
      community = try await confirmed { () throws(ServiceError) in
        try await loader.send(
          OctoDeckCommunityEnvelope.self,
          HTTPRequest(
            method: .post,
            url: endpoints.communities,
            fields: [.contentType: "application/json"],
            body: data
          )
        ) { (sent, _) throws(InvalidResponse) in
          sent.community
        }
      }
    } catch {
      // A community that nobody has joined is in no list: nobody can find out whether it was created.
      throw error.leavesOutcomeUnknown ? .unknownOutcome(error) : .service(error)
    }
    try await kept { () throws(PersistenceError) in
      try await created.update(community.id.rawValue) { _ in (CommunityRecord(draft), ()) }
    }
    return Community(id: community.id, name: draft.name, period: draft.period)
  }

  /// Creates a community; its members have to join for themselves.
  public func create(
    _ draft: CommunityDraft,
    members: [Card]
  ) async throws(CardsError) -> ImportedCommunity {
    ImportedCommunity(community: try await create(draft), members: 0, leftOut: members.count)
  }

  /// Joins a community unless the account is a member.
  public func join(_ id: Community.ID) async throws(CardsError) -> Bool {
    let mine = try await mine()
    return try await change(
      HTTPRequest(method: .post, url: endpoints.communityCards(id)),
      of: endpoints.communityCards(id),
      invalidating: [endpoints.communities, endpoints.community(id)]
    ) { $0.contains { $0.id == mine } }
  }

  /// Leaves a community if the account is a member.
  public func leave(_ id: Community.ID) async throws(CardsError) -> Bool {
    let mine = try await mine()
    return try await change(
      HTTPRequest(method: .delete, url: endpoints.communityCards(id)),
      of: endpoints.communityCards(id),
      invalidating: [endpoints.communities, endpoints.community(id)]
    ) { !$0.contains { $0.id == mine } }
  }

  /// Deletes a community, and the record of it on this computer.
  public func delete(_ id: Community.ID) async throws(CardsError) {
    do throws(ServiceError) { try await sendDeletion(of: id) } catch {
      guard error.leavesOutcomeUnknown else { throw .service(error) }
      try await confirmDeletion(of: id, after: error)
    }
    try await kept { () throws(PersistenceError) in try await created.update(id.rawValue) { _ in (nil, ()) } }
  }

  /// Makes the service count all members again.
  public func refresh(_ id: Community.ID) async throws(CardsError) {
    try await service { () throws(ServiceError) in
      try await confirmed { () throws(ServiceError) in
        try await loader.send(
          HTTPRequest(method: .put, url: endpoints.refreshedCommunity(id)),
          invalidating: [CacheKey(endpoints.community(id)), CacheKey(endpoints.communityCards(id))]
        )
      }
    }
  }

  private func totals(
    of cards: [Card],
    in id: Community.ID,
    _ policy: FetchPolicy
  ) async throws(CardsError) -> [Card.ID: MemberTotals] {
    guard let counter, cards.count <= Self.mostCounted else { return [:] }
    guard let period = try await community(id, .cacheFirst).value.community.period else { return [:] }
    do throws(ServiceError) {
      return try await counter.totals(of: cards.map(\.id), in: DayRange(period), policy).values
    } catch {
      // Members whose contributions are unknown are members.
      guard error != .cancelled else { throw .service(error) }
      return [:]
    }
  }

  /// Finds out whether a community is gone whose deletion was answered with an error.
  ///
  /// The service answers 500 for a community that it does not have too, so that the list decides. A community that was
  /// never joined is in no list: it counts as gone when deleting it fails a second time.
  private func confirmDeletion(of id: Community.ID, after error: ServiceError) async throws(CardsError) {
    let page: Fetched<CommunityPage>?
    do throws(CardsError) { page = try await community(id, .networkFirst) } catch {
      switch error {
      case .service(.notFound): return
      case .service(.unavailable): page = nil
      default: throw error
      }
    }
    if let provenance = page?.provenance {
      guard provenance.kind == .stored else { throw .service(error) }
      guard provenance.staleness == .unavailable else { throw .unknownOutcome(error) }
    }
    let wasListed: Bool
    do throws(ServiceError) { wasListed = try await list(.cacheOnly).value.contains { $0.id == id } } catch {
      guard error != .cancelled else { throw .service(error) }
      wasListed = false
    }
    let listed = try await service { () throws(ServiceError) in try await list(.networkFirst) }
    guard listed.provenance.kind != .stored else { throw .unknownOutcome(error) }
    guard !listed.value.contains(where: { $0.id == id }) else { throw .service(error) }
    guard !wasListed else { return }
    guard error.isAnswer else { throw .unknownOutcome(error) }
    do throws(ServiceError) { try await sendDeletion(of: id) } catch {
      switch error {
      case .unavailable, .notFound: return
      default: throw error.leavesOutcomeUnknown ? .unknownOutcome(error) : .service(error)
      }
    }
  }

  private func sendDeletion(of id: Community.ID) async throws(ServiceError) {
    try await confirmed { () throws(ServiceError) in
      try await loader.send(
        HTTPRequest(method: .delete, url: endpoints.community(id)),
        invalidating: [CacheKey(endpoints.communities), CacheKey(endpoints.communityCards(id))]
      )
    }
  }

  // MARK: - Exchanges

  /// Makes a change of a list, unless the list is as the change makes it.
  ///
  /// - Parameters:
  ///   - request: The change.
  ///   - list: The list that is changed.
  ///   - others: What the change makes outdated besides.
  ///   - isDone: Whether the list is as the change makes it.
  /// - Returns: Whether the change was made now.
  /// - Throws: `CardsError` when it was not made, or nobody knows.
  private func change(
    _ request: HTTPRequest,
    of list: URL,
    invalidating others: [URL],
    _ isDone: ([Card]) -> Bool
  ) async throws(CardsError) -> Bool {
    let before = try await service { () throws(ServiceError) in try await currentCards(at: list) }
    guard !isDone(before) else { return false }
    let failure: ServiceError
    do throws(ServiceError) {
      try await confirmed { () throws(ServiceError) in
        try await loader.send(request, invalidating: ([list] + others).map(CacheKey.init))
      }
      return true
    } catch {
      failure = error
    }
    guard failure.leavesOutcomeUnknown else { throw .service(failure) }
    let after: [Card]
    do throws(ServiceError) { after = try await currentCards(at: list) } catch {
      throw .unknownOutcome(failure)
    }
    guard !isDone(after) else { return true }
    // A service that has not answered may still be at work on the change.
    throw failure.isAnswer ? .service(failure) : .unknownOutcome(failure)
  }

  /// The cards of a list as the service has them now.
  private func currentCards(at url: URL) async throws(ServiceError) -> [Card] {
    let cards = try await cards(at: url, .networkFirst)
    guard cards.provenance.kind == .stored else { return cards.value }
    throw ServiceError(behind: cards.provenance.staleness)
  }

  private func cards(at url: URL, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<[Card]> {
    try await confirmedRead { () throws(ServiceError) in
      try await loader.read(
        OctoDeckCardsEnvelope.self,
        HTTPRequest(url: url),
        policy,
        limits: Self.limits,
        members: OctoDeckCardDTO.members
      ) { (sent, _) throws(InvalidResponse) in
        try sent.cards()
      }
    }
  }

  /// Tells a refused token from a service that could not check it: the service says 401 for both.
  private func confirmed<Value: Sendable>(
    _ operation: () async throws(ServiceError) -> Value
  ) async throws(ServiceError) -> Value {
    do throws(ServiceError) { return try await operation() } catch {
      guard error == .signInNeeded else { throw error }
    }
    throw await refusal()
  }

  /// Does the same for what is read, when a stored copy stands in for the answer.
  private func confirmedRead<Value: Sendable>(
    _ operation: () async throws(ServiceError) -> Fetched<Value>
  ) async throws(ServiceError) -> Fetched<Value> {
    let answer = try await confirmed(operation)
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

  /// Asks GitHub about a token that the service refused.
  private func refusal() async -> ServiceError {
    let staleness: StaleReason?
    do throws(ServiceError) {
      staleness = try await gitHub.account(.mine, .networkFirst).provenance.staleness
    } catch {
      return [.signInNeeded, .sessionEnded, .cancelled].contains(error) ? error : .unavailable
    }
    // A stored account in place of an answer tells why there is none.
    return staleness == .signInNeeded ? .signInNeeded : .unavailable
  }

  private func mine() async throws(CardsError) -> Card.ID {
    try await service { () throws(ServiceError) in try await card(.mine, .cacheFirst).value.id }
  }

  private func service<Value>(
    _ operation: () async throws(ServiceError) -> Value
  ) async throws(CardsError) -> Value {
    do throws(ServiceError) { return try await operation() } catch { throw .service(error) }
  }

  private struct CreationDTO: Encodable {
    let name: String
    let startDateTime: String
    let endDateTime: String
  }

  /// A deck may have many cards, of which each has an identicon of 25 cells.
  private static let limits = JSONLimits(values: 600_000)
  /// Twenty requests are as many as a reader waits for.
  private static let mostCounted = 100
}

extension ServiceError {
  /// Whether a change may have been made although this is its answer.
  fileprivate var leavesOutcomeUnknown: Bool {
    switch self {
    case .unavailable, .timedOut, .connectionLost, .malformed: true
    case .offline, .notFound, .signInNeeded, .sessionEnded, .credentialsUnreadable, .rateLimited, .rejected,
      .cancelled, .cacheUnreadable:
      false
    }
  }

  /// Whether the service has answered, so that it is not at work any more.
  fileprivate var isAnswer: Bool { self != .timedOut && self != .connectionLost }
}
