public import CardsDomain
public import DomainKernel
import ResourceLoading
import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension LocalCards: CommunityRepository {
  private var stored: CardRecords<CommunityRecord> {
    CardRecords(store: store, collection: "cards.communities " + account())
  }

  private var heads: CardRecords<CommunityHeadRecord> {
    CardRecords(store: store, collection: stored.collection)
  }

  /// Lists the stored communities.
  public func communities(
    _ policy: FetchPolicy
  ) async throws(CardsError) -> Fetched<EntryList<Community>> {
    let records = try await kept { () throws(PersistenceError) in try await heads.all() }
    let communities = records.values.compactMap { record in
      Community.ID(rawValue: record.key).map {
        Community(id: $0, name: record.value.name, period: record.value.period)
      }
    }
    let unreadable = records.damaged.count + records.values.count - communities.count
    let provenance = counted(records.values.flatMap { $0.value.members.compactMap(\.askedAt) })
    return Fetched(
      EntryList(
        communities.sorted(by: Community.isBefore),
        unreadableCount: unreadable,
        unreadableIDs: records.damaged.filter { Community.ID(rawValue: $0) != nil }
      ),
      provenance: provenance
    )
  }

  /// Gives a stored community; its best members follow from its members.
  public func community(
    _ id: Community.ID,
    _ policy: FetchPolicy
  ) async throws(CardsError) -> Fetched<CommunityPage> {
    let head = try await kept { () throws(PersistenceError) in try await heads.value(for: id.rawValue) }
    guard let head else { throw .service(.notFound) }
    let community = Community(id: id, name: head.name, period: head.period)
    let provenance = counted(head.members.compactMap(\.askedAt))
    return Fetched(CommunityPage(community: community, highlights: nil), provenance: provenance)
  }

  /// Gives the members; those that were never counted are counted, and all of them when the service is asked first.
  public func members(
    of id: Community.ID,
    _ policy: FetchPolicy
  ) async throws(CardsError) -> Fetched<EntryList<CommunityMember>> {
    let record = try await record(id)
    let isStale =
      record.members.contains { $0.canBeCounted && $0.askedAt == nil } || policy == .networkFirst
    guard isStale, policy != .cacheOnly, !record.members.isEmpty else { return members(record) }
    do throws(CardsError) {
      let counted = try await count(id, all: policy == .networkFirst)
      guard counted.staleness == nil, counted.failures.isEmpty else {
        return members(counted.record, counted.staleness, after: counted.failures)
      }
      return members(counted.record, from: .network)
    } catch {
      guard case .service(let error) = error, let reason = StaleReason(error) else { throw error }
      return members(record, reason)
    }
  }

  /// Creates a community with the members of a file, of which only the numbers are believed.
  public func create(
    _ draft: CommunityDraft,
    members: [Card],
    report: CardImport.Report
  ) async throws(CardsError) -> CreatedCommunity {
    guard let id = Community.ID(rawValue: newID()) else {
      throw .storage(.cannotBeSaved(reason: KnownReason.noCommunityID.rawValue))
    }
    let known = try await confirmed(members, report)
    try await kept { () throws(PersistenceError) in
      try await stored.update(id.rawValue) { _ in (.set(CommunityRecord(draft, members: known)), ()) }
    }
    let community = Community(id: id, name: draft.name, period: draft.period)
    return CreatedCommunity(
      community: community,
      members: known.count,
      leftOut: 0,
      unknown: members.count - known.count
    )
  }

  /// The cards of the accounts that a file names, as the service has them; accounts that it does not have are left out.
  private func confirmed(
    _ claimed: [Card],
    _ report: CardImport.Report
  ) async throws(CardsError) -> [Card] {
    guard !claimed.isEmpty else { return [] }
    var known: [Card] = []
    var rest = claimed[...]
    while !rest.isEmpty {
      await report(claimed.count - rest.count, claimed.count)
      guard !Task.isCancelled else { throw .service(.cancelled) }
      let batch = rest.prefix(CardImport.batch)
      let found = await cards.cards(batch.map(\.id), .cacheFirst)
      for card in batch {
        switch found[card.id] {
        case .success(let card)?: known.append(card)
        case .failure(.notFound)?: continue
        case .failure(let error)?: throw .service(error)
        case nil: throw .service(.cancelled)
        }
      }
      rest = rest.dropFirst(CardImport.batch)
    }
    await report(claimed.count, claimed.count)
    return known
  }

  /// Adds the card of the signed-in account to the members.
  public func join(_ id: Community.ID) async throws(CardsError) -> Bool {
    let mine = try await mine()
    return try await change(id) { record in
      guard !record.members.contains(where: { $0.card.id == mine.id.rawValue }) else { return false }
      record.members.append(MemberRecord(card: CardRecord(mine)))
      return true
    }
  }

  /// Removes my card from the members.
  public func leave(_ id: Community.ID) async throws(CardsError) -> Bool {
    let mine = try await mine()
    return try await change(id) { record in
      let count = record.members.count
      record.members.removeAll { $0.card.id == mine.id.rawValue }
      return record.members.count < count
    }
  }

  /// Deletes a community, also one that cannot be read.
  public func delete(_ id: Community.ID) async throws(CardsError) {
    let wasThere = try await kept { () throws(PersistenceError) in
      try await stored.update(id.rawValue) { (.remove, $0.isThere) }
    }
    guard wasThere else { throw .service(.notFound) }
  }

  /// Counts all members again.
  public func refresh(_ id: Community.ID) async throws(CardsError) {
    switch try await count(id, all: true).staleness {
    // An answer that was not believed leaves the numbers of before, which the page says.
    case nil, .suspicious: return
    case let reason?: throw .service(ServiceError(reason))
    }
  }

  /// Counts members at the service, and stores the numbers; those that it could not count are asked for
  /// again.
  private func count(
    _ id: Community.ID,
    all: Bool
  ) async throws(CardsError) -> Count {
    let record = try await record(id)
    guard let period = record.period else { return Count(record: record) }
    let ids = record.members.filter { $0.canBeCounted && (all || $0.askedAt == nil) }
      .compactMap { Card.ID(rawValue: $0.card.id) }
    let totals = try await service { () throws(ServiceError) in
      try await counter.totals(of: ids, in: DayRange(period), .networkFirst)
    }
    let moment = now().milliseconds
    // Stored answers of the service are no new count.
    guard totals.staleness == nil else { return Count(record: record, staleness: totals.staleness) }
    let asked = Set(ids)
    let counted = try await change(id) { record in
      for place in record.members.indices {
        guard let member = Card.ID(rawValue: record.members[place].card.id), asked.contains(member) else {
          continue
        }
        record.members[place].isTooLarge = totals.tooLarge.contains(member)
        guard totals.failures[member] == nil || record.members[place].isTooLarge else { continue }
        record.members[place].askedAt = moment
        if let counted = totals.values[member] { record.members[place].totals = TotalsRecord(counted) }
        if let kind = totals.kinds[member], let card = record.members[place].card.card {
          record.members[place].card = CardRecord(card.known(as: kind))
        }
      }
      return record
    }
    return Count(record: counted, failures: totals.failures)
  }

  /// The results of a count.
  private struct Count {
    let record: CommunityRecord
    /// Why nobody was counted, so that the numbers are those of before.
    var staleness: StaleReason?
    /// Why some members were not counted.
    var failures: [Card.ID: ServiceError] = [:]
  }

  private func members(
    _ record: CommunityRecord,
    _ reason: StaleReason? = nil,
    after failures: [Card.ID: ServiceError] = [:]
  ) -> Fetched<EntryList<CommunityMember>> {
    let moments = record.members.compactMap(\.askedAt)
    let members = record.members.compactMap { member in
      member.member(after: member.id.flatMap { failures[$0] })
    }
    return Fetched(record.list(of: members), provenance: counted(moments, reason))
  }

  private func members(
    _ record: CommunityRecord,
    from kind: Provenance.Kind
  ) -> Fetched<EntryList<CommunityMember>> {
    Fetched(
      record.list(of: record.members.compactMap { $0.member() }),
      provenance: Provenance(kind: kind, fetchedAt: now())
    )
  }

  /// As old as the oldest count of a member; without one there is nothing that could be out of date.
  private func counted(_ moments: [Int64], _ reason: StaleReason? = nil) -> Provenance {
    let moment = moments.min().map(Date.init(milliseconds:))
    return Provenance(kind: .stored, fetchedAt: moment ?? now(), staleness: reason)
  }

  private func record(_ id: Community.ID) async throws(CardsError) -> CommunityRecord {
    let record = try await kept { () throws(PersistenceError) in try await stored.value(for: id.rawValue) }
    guard let record else { throw .service(.notFound) }
    return record
  }

  private func change<Result: Sendable>(
    _ id: Community.ID,
    _ change: @escaping @Sendable (inout CommunityRecord) -> Result
  ) async throws(CardsError) -> Result {
    let outcome = try await kept { () throws(PersistenceError) -> Swift.Result<Result, CardsError> in
      try await stored.update(id.rawValue) {
        (known) -> (RecordChange<CommunityRecord>, Swift.Result<Result, CardsError>) in
        switch known {
        case .absent: return (.leave, .failure(.service(.notFound)))
        case .damaged: return (.leave, .failure(.storage(.damagedRecord)))
        case .value(var record):
          let result = change(&record)
          return (.set(record), .success(result))
        }
      }
    }
    return try outcome.get()
  }

  private func mine() async throws(CardsError) -> Card {
    try await service { () throws(ServiceError) in try await cards.card(.mine, .cacheFirst).value }
  }
}

extension CommunityRecord {
  /// The members that are cards, and how many more the record has.
  fileprivate func list(of cards: [CommunityMember]) -> EntryList<CommunityMember> {
    EntryList(cards, unreadableCount: members.count - cards.count)
  }
}

extension Community {
  /// The order of lists: by name without regard to case, then by id.
  static func isBefore(_ first: Community, _ second: Community) -> Bool {
    let (name, other) = (first.name.lowercased(), second.name.lowercased())
    return name == other ? first.id.rawValue < second.id.rawValue : name < other
  }
}
