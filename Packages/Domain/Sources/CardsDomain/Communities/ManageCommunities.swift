public import DomainKernel

/// A community as it is shown: what could be read of it, and why the rest could not.
public struct CommunityOverview: Sendable {
  /// The community.
  public let community: Fetched<Community>
  /// The members by rank, or why they could not be read.
  public let ranking: Result<Fetched<CommunityRanking>, CardsError>
  /// The best member of each category; without a member where nobody has contributed or the members are unknown.
  public let highlights: CommunityHighlights

  /// Puts an overview together.
  ///
  /// - Parameters:
  ///   - community: The community.
  ///   - ranking: The members by rank, or why they could not be read.
  ///   - highlights: The best member of each category.
  public init(
    community: Fetched<Community>,
    ranking: Result<Fetched<CommunityRanking>, CardsError>,
    highlights: CommunityHighlights
  ) {
    self.community = community
    self.ranking = ranking
    self.highlights = highlights
  }

  /// How many members, and best members in place of whom nobody is shown, could not be read.
  public var unreadableCount: Int {
    highlights.unreadable.count + unreadableMemberCount
  }

  /// How many members could not be read, besides those that are ranked.
  public var unreadableMemberCount: Int {
    if case .success(let ranking) = ranking { ranking.value.unreadableCount } else { 0 }
  }

  /// Where the whole comes from: the members with their numbers, or the community where it is less certain.
  public var provenance: Provenance {
    guard case .success(let ranking) = ranking else { return community.provenance }
    return ranking.provenance.combined(with: community.provenance)
  }
}

/// Lists, shows and changes communities.
public struct ManageCommunities: Sendable {
  private let repository: any CommunityRepository
  private let today: @Sendable () -> CalendarDay

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - repository: Keeps the communities.
  ///   - today: The day that the user's calendar shows, after which no new community begins.
  public init(repository: any CommunityRepository, today: @escaping @Sendable () -> CalendarDay) {
    self.repository = repository
    self.today = today
  }

  /// Lists the communities of the signed-in account.
  ///
  /// - Parameter policy: How fresh the list should be.
  /// - Returns: The communities by name, each id once, and how many could not be read.
  /// - Throws: ``CardsError`` when neither the service nor the store can give the list.
  public func list(_ policy: FetchPolicy) async throws(CardsError) -> Fetched<EntryList<Community>> {
    try await repository.communities(policy)
  }

  /// Shows a community; members that cannot be read leave the rest.
  ///
  /// - Parameters:
  ///   - id: Which one.
  ///   - policy: How fresh it should be.
  /// - Returns: The community with its members by rank and its best members.
  /// - Throws: ``CardsError`` when the community itself cannot be loaded.
  public func show(_ id: Community.ID, _ policy: FetchPolicy) async throws(CardsError) -> CommunityOverview {
    async let members = members(of: id, policy)
    let page = try await repository.community(id, policy)
    let read = await members
    let counted: EntryList<CommunityMember>
    switch read {
    case .success(let members): counted = members.value
    // monorepo:allow swallowed-error: the ranking has the failure
    case .failure: counted = []
    }
    // The service counts highlights at a refresh only, so that they may be older than the totals of the members.
    let highlights = CommunityHighlights(of: counted, unreadableCount: counted.unreadableCount)
    let best = highlights.isEmpty ? page.value.highlights ?? highlights : highlights
    return CommunityOverview(
      community: page.map(\.community),
      ranking: read.map { members in
        members.map { CommunityRanking($0, unreadableCount: $0.unreadableCount) }
      },
      highlights: best
    )
  }

  /// Creates a community.
  ///
  /// - Parameters:
  ///   - name: The name; blanks around it do not count.
  ///   - from: The first day of the period.
  ///   - to: The last day of the period.
  ///   - joins: Whether the creator becomes a member at once.
  /// - Returns: The community, also when joining it or storing its period failed.
  /// - Throws: ``CardsError/invalid(_:)`` for a name or a period that breaks a rule, before anything is sent; another
  ///   ``CardsError`` when it was not created.
  public func create(
    name: String,
    from: CalendarDay,
    to: CalendarDay,
    joins: Bool
  ) async throws(CardsError) -> CreatedCommunity {
    let draft: CommunityDraft
    do throws(CommunityFault) {
      draft = try CommunityDraft(name: name, period: CommunityPeriod(from: from, to: to))
    } catch {
      throw .invalid(error)
    }
    try check(draft.period)
    var created = try await repository.create(draft, members: [], report: { _, _ in })
    guard joins else { return created }
    do throws(CardsError) { _ = try await repository.join(created.community.id) } catch {
      created.joinError = error
    }
    return created
  }

  /// Makes the signed-in account a member.
  ///
  /// - Parameter id: Which community.
  /// - Returns: Whether the account was no member before.
  /// - Throws: ``CardsError`` when it did not join, or nobody knows.
  public func join(_ id: Community.ID) async throws(CardsError) -> Bool { try await repository.join(id) }

  /// Ends the membership of the signed-in account.
  ///
  /// - Parameter id: Which community.
  /// - Returns: Whether the account was a member before.
  /// - Throws: ``CardsError`` when it did not leave, or nobody knows.
  public func leave(_ id: Community.ID) async throws(CardsError) -> Bool { try await repository.leave(id) }

  /// Deletes a community with its members; the user has to confirm it before.
  ///
  /// - Parameter id: Which community.
  /// - Throws: ``CardsError`` when it was not deleted, or nobody knows.
  public func delete(_ id: Community.ID) async throws(CardsError) { try await repository.delete(id) }

  /// Counts the contributions of all members again, and shows the community.
  ///
  /// - Parameter id: Which community.
  /// - Returns: The community as it is afterwards.
  /// - Throws: ``CardsError`` when they could not be counted, or nobody knows.
  public func refresh(_ id: Community.ID) async throws(CardsError) -> CommunityOverview {
    try await repository.refresh(id)
    return try await show(id, .networkFirst)
  }

  /// Makes a community of the document of a file.
  ///
  /// - Parameters:
  ///   - document: A community; its name and its period are checked like typed ones.
  ///   - report: Told how many members were looked up.
  /// - Returns: The community, and how many members were taken over.
  /// - Throws: ``CardsError`` when it was not created, or nobody knows.
  public func take(
    _ document: CommunityDocument,
    report: CardImport.Report = { _, _ in }
  ) async throws(CardsError) -> CreatedCommunity {
    try check(document.draft.period)
    return try await repository.create(document.draft, members: document.cards, report: report)
  }

  private func check(_ period: CommunityPeriod) throws(CardsError) {
    guard period.from <= today() else { throw .invalid(.periodInTheFuture) }
  }

  /// A community as a document for a file.
  ///
  /// - Parameters:
  ///   - id: Which one.
  ///   - policy: How fresh it should be.
  /// - Returns: The document; `nil` for a community whose period is unknown, of which nobody could make one.
  /// - Throws: ``CardsError`` when the community or its members cannot be loaded.
  public func document(
    _ id: Community.ID,
    _ policy: FetchPolicy
  ) async throws(CardsError) -> CommunityDocument? {
    let community = try await repository.community(id, policy).value.community
    let members = try await repository.members(of: id, policy).value
    guard let period = community.period else { return nil }
    do throws(CommunityFault) {
      return CommunityDocument(
        draft: try CommunityDraft(name: community.name, period: period),
        cards: members.map(\.card),
        unusable: members.unreadableCount
      )
    } catch {
      throw .invalid(error)
    }
  }

  private func members(
    of id: Community.ID,
    _ policy: FetchPolicy
  ) async -> Result<Fetched<EntryList<CommunityMember>>, CardsError> {
    do throws(CardsError) { return .success(try await repository.members(of: id, policy)) } catch {
      return .failure(error)
    }
  }
}
