public import CardsDomain
public import DomainKernel
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension OctoDeckRepository: CommunityRepository {
  /// Lists the communities that the account is in, and those that it created on this machine, without those of which
  /// the service has said that they do not exist.
  public func communities(
    _ policy: FetchPolicy
  ) async throws(CardsError) -> Fetched<EntryList<Community>> {
    let sent = try await service { () throws(ServiceError) in try await list(policy) }
    let created = try await kept { () throws(PersistenceError) in try await self.created.all() }
    return sent.map { communities in
      var known = Dictionary(communities.map { ($0.id, $0) }) { first, _ in first }
      for record in created.values {
        guard let id = Community.ID(rawValue: record.key) else { continue }
        guard known[id] != nil || !record.value.isGone else { continue }
        let name = known[id]?.name ?? record.value.name
        known[id] = Community(id: id, name: name, period: known[id]?.period ?? record.value.period)
      }
      let damaged = created.damaged.filter { key in
        Community.ID(rawValue: key).map { known[$0] == nil } ?? true
      }
      return EntryList(
        known.values.sorted(by: Community.isBefore),
        unreadableCount: communities.unreadableCount + damaged.count,
        unreadableIDs: damaged.filter { Community.ID(rawValue: $0) != nil }
      )
    }
  }

  /// The communities that the service lists: those that the account is a member of.
  func list(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<EntryList<Community>> {
    try await confirmedRead(policy) { () throws(ServiceError) in
      try await loader.read(
        OctoDeckCommunitiesEnvelope.self,
        at: endpoints.communities,
        policy,
        replacing: .judgedList(
          absence: .impossible,
          by: { (list: EntryList<Community>) in ContentMeasure.communities(list.entries) }
        )
      ) { (sent) throws(InvalidResponse) -> Answer<EntryList<Community>> in
        try sent.communities().answer
      }.map(\.value)
    }
  }

  /// Gives a community with the best members that the service stored at the last refresh.
  public func community(
    _ id: Community.ID,
    _ policy: FetchPolicy
  ) async throws(CardsError) -> Fetched<CommunityPage> {
    let page = try await notingAbsence(of: id) { () throws(ServiceError) in
      try await confirmedRead(policy) { () throws(ServiceError) in
        try await loader.read(
          OctoDeckCommunityEnvelope.self,
          at: endpoints.community(id),
          policy,
          replacing: .judged(by: ContentMeasure.page)
        ) { (sent) throws(InvalidResponse) in
          guard sent.community.id == id else { throw InvalidResponse(.unrelated) }
          return Answer(
            CommunityPage(community: sent.community, highlights: sent.highlights),
            subject: ["id": id.rawValue],
            unreadable: sent.highlights.unreadable.count
          )
        }.map(\.value)
      }
    }
    // The service has the community, whose period is unknown where the record of it cannot be read.
    let known = try await kept { () throws(PersistenceError) in
      try await created.stored(for: id.rawValue).value
    }
    if page.provenance.kind != .stored, known?.isGone == true { await note(id, isGone: false) }
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
  ) async throws(CardsError) -> Fetched<EntryList<CommunityMember>> {
    let list = try await service { () throws(ServiceError) in
      try await self.cards(at: endpoints.communityCards(id), policy)
    }
    let (totals, failure) = try await totals(of: list.value.cards, in: id, policy)
    let members = list.value.cards.map {
      CommunityMember(
        card: $0.known(as: totals.kinds[$0.id]),
        totals: totals.values[$0.id],
        uncounted: totals.failures[$0.id].map(UncountedReason.failed)
      )
    }
    var provenance = totals.provenance.map(list.provenance.combined) ?? list.provenance
    if let failure, !provenance.isStale {
      provenance = provenance.stale(because: failure)
    }
    let unreadable = list.value.unreadable.count
    return Fetched(EntryList(members, unreadableCount: unreadable), provenance: provenance)
  }

  /// Creates a community, whose members have to join for themselves, and stores its period, which the service does not
  /// give back.
  public func create(
    _ draft: CommunityDraft,
    members: [Card],
    report: CardImport.Report
  ) async throws(CardsError) -> CreatedCommunity {
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
          ),
          absence: .impossible
        ) { (sent, _) throws(InvalidResponse) in
          sent.community
        }
      }
    } catch {
      // A community that nobody has joined is in no list: nobody can find out whether it was created.
      throw error.mayFollowChange ? .unknownOutcome(error) : .service(error)
    }
    // The community exists whether its period can be stored or not: who is told of a failure creates a second one.
    var storageError: PersistenceError?
    do throws(PersistenceError) {
      try await created.update(community.id.rawValue) { _ in (.set(CommunityRecord(draft)), ()) }
    } catch {
      storageError = error
    }
    loader.renew(list)
    return CreatedCommunity(
      community: Community(
        id: community.id,
        name: draft.name,
        period: storageError == nil ? draft.period : nil
      ),
      members: 0,
      leftOut: members.count,
      storageError: storageError
    )
  }

  /// Joins a community unless the account is a member.
  public func join(_ id: Community.ID) async throws(CardsError) -> Bool {
    try await changeMembership(of: id, by: .post, .addition)
  }

  /// Leaves a community if the account is a member.
  public func leave(_ id: Community.ID) async throws(CardsError) -> Bool {
    try await changeMembership(of: id, by: .delete, .removal)
  }

  private func changeMembership(
    of id: Community.ID,
    by method: HTTPMethod,
    _ kind: CardListEdit
  ) async throws(CardsError) -> Bool {
    let change = CardListChange(
      kind: kind,
      card: try await mine(),
      request: HTTPRequest(method: method, url: endpoints.communityCards(id)),
      list: endpoints.communityCards(id),
      others: [endpoints.communities, endpoints.community(id)]
    )
    let isChanged: Bool
    do throws(CardsError) {
      let result = try await make(change)
      // What was sent before the interruption may have been made.
      if result == .failure(.service(.cancelled)) { throw CardsError.unknownOutcome(.cancelled) }
      isChanged = try result.get()
    } catch {
      if error == .service(.notFound) {
        await note(id, isGone: true)
        await renewList()
      }
      throw error
    }
    renew(id)
    return isChanged
  }

  /// Asks the service to count the contributions of all members again.
  public func refresh(_ id: Community.ID) async throws(CardsError) {
    do throws(CardsError) {
      try await notingAbsence(of: id) { () throws(ServiceError) in
        try await send(
          HTTPRequest(method: .put, url: endpoints.refreshedCommunity(id)),
          about: id,
          invalidating: [endpoints.community(id), endpoints.communityCards(id)]
        )
      }
    } catch {
      // An error of the request is none of reading the page, which may be stored.
      guard case .service(let cause) = error, cause.mayFollowChange else { throw error }
      throw .unknownOutcome(cause)
    }
  }

  /// The totals of members, or why they could not be counted.
  private func totals(
    of cards: [Card],
    in id: Community.ID,
    _ policy: FetchPolicy
  ) async throws(CardsError) -> (totals: GitHubMemberCounter.Totals, failure: StaleReason?) {
    let unknown = GitHubMemberCounter.Totals()
    guard let counter, cards.count <= Self.mostCounted else { return (unknown, nil) }
    guard let period = try await self.period(of: id, policy) else { return (unknown, nil) }
    do throws(ServiceError) {
      return (try await counter.totals(of: cards.map(\.id), in: DayRange(period), policy), nil)
    } catch {
      // Members whose contributions are unknown are members.
      guard let reason = StaleReason(error) else { throw .service(error) }
      return (unknown, reason)
    }
  }

  /// The period of a community; `nil` for one that nobody knows.
  private func period(
    of id: Community.ID,
    _ policy: FetchPolicy
  ) async throws(CardsError) -> CommunityPeriod? {
    do throws(CardsError) {
      return try await community(id, policy.ofCompanions).value.community.period
    } catch {
      // Stored members are shown without their totals where the page of the community is not stored.
      guard policy == .cacheOnly, case .service(let cause) = error, cause.lacksCopy else { throw error }
      return nil
    }
  }

  private func mine() async throws(CardsError) -> Card.ID {
    try await service { () throws(ServiceError) in try await card(.mine, .cacheFirst).value.id }
  }

  /// Reads again what a change of the members has outdated.
  func renew(_ id: Community.ID) {
    loader.renew(list)
    loader.renew { (policy) throws(CardsError) in try await community(id, policy) }
    loader.renew { (policy) throws(CardsError) in
      let list = try await service { () throws(ServiceError) in
        try await self.cards(at: endpoints.communityCards(id), policy)
      }
      if policy == .networkFirst { _ = try await totals(of: list.value.cards, in: id, .cacheFirst) }
      return list
    }
  }

  /// Reads the list again after the service said that a community does not exist which the user wanted to change.
  ///
  /// The stored list is outdated by that, so that the next one is believed, also where it has lost communities.
  func renewList() async {
    await loader.outdate([CacheKey(endpoints.communities)])
    loader.renew(list)
  }

  private struct CreationDTO: Encodable {
    let name: String
    let startDateTime: String
    let endDateTime: String
  }

  /// Twenty requests are as many as a reader waits for.
  private static let mostCounted = 100
}
