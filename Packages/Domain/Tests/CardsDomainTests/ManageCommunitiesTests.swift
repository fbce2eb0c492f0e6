import CardsDomain
import CardsFakes
import DomainKernel
import Testing

@Suite struct ManageCommunitiesTests {
  private let id = CardsSamples.community.id
  private let service = FakeCards()
  private var manage: ManageCommunities {
    ManageCommunities(repository: service, today: CardsSamples.today)
  }

  private func prepare(_ community: Community = CardsSamples.community) {
    let stored = CommunityHighlights([.reviewer: Highlight(card: CardsSamples.cleo)])
    let old = Provenance(kind: .stored, fetchedAt: CardsSamples.fetchedAt, staleness: .offline)
    service.prepare {
      $0.pages[community.id] = .success(
        CardsSamples.fetched(CommunityPage(community: community, highlights: stored))
      )
      $0.members[community.id] = .success(CardsSamples.fetched(CardsSamples.members, old))
    }
  }

  @Test func `a community is shown with its members ranked, and with the best of these`() async throws {
    prepare()

    let overview = try await manage.show(id, .cacheFirst)

    let ranking = try overview.ranking.get()
    #expect(ranking.members.map(\.id) == [CardsSamples.bo, CardsSamples.ada, CardsSamples.cleo].map(\.id))
    #expect(overview.highlights == CommunityHighlights(of: CardsSamples.members))
    #expect(overview.provenance.staleness == .offline)
    #expect(Set(service.requests) == [.community(id, .cacheFirst), .members(id, .cacheFirst)])
  }

  @Test func `a community that is counted anew is asked for afterwards`() async throws {
    prepare()

    _ = try await manage.refresh(id)

    #expect(service.requests.first == .refresh(id))
    #expect(
      Set(service.requests.dropFirst()) == [.community(id, .networkFirst), .members(id, .networkFirst)]
    )
  }

  @Test func `a community that cannot be counted anew is not shown as if it were`() async {
    prepare()
    service.prepare { $0.communityFailures[id] = .service(.unavailable) }

    await #expect(throws: CardsError.service(.unavailable)) { try await manage.refresh(id) }
    #expect(service.requests == [.refresh(id)])
  }

  @Test(arguments: [true, false])
  func `the one who makes a community joins it only where that is wanted`(joins: Bool) async throws {
    service.prepare { $0.created = .success(CardsSamples.community) }
    let period = try #require(CardsSamples.community.period)

    let created = try await manage.create(name: " A ", from: period.from, to: period.to, joins: joins)

    let creation = FakeCards.Request.create(try CommunityDraft(name: "A", period: period), members: [])
    #expect(created == CreatedCommunity(community: CardsSamples.community))
    #expect(service.requests == (joins ? [creation, .join(id)] : [creation]))
  }

  @Test func `a community is written to a file with its members in their order`() async throws {
    prepare()

    let document = try #require(try await manage.document(id, .cacheFirst))

    #expect(document.draft.name == CardsSamples.community.name)
    #expect(document.draft.period == CardsSamples.community.period)
    #expect(document.cards == CardsSamples.cards)
  }

  @Test func `a community without a period cannot be written to a file`() async throws {
    prepare(CardsSamples.undated)

    #expect(try await manage.document(CardsSamples.undated.id, .cacheFirst) == nil)
  }

  @Test func `a community with a name that no other could have cannot be written to a file`() async {
    prepare(Community(id: id, name: "a\nb", period: CardsSamples.community.period))

    await #expect(throws: CardsError.invalid(.unprintableName)) {
      try await manage.document(id, .cacheFirst)
    }
  }

  // MARK: - Values

  @Test func `each category counts its own contributions`() {
    let totals = MemberTotals(
      total: 1,
      parts: ContributionParts(commits: 2, reviews: 3, issues: 4, pullRequests: 5, restricted: 6)
    )

    #expect(HighlightCategory.allCases.map { $0.count(totals) } == [1, 2, 3, 4, 5])
  }

  @Test(arguments: ["a", "A-z_09", String(repeating: "a", count: 64)])
  func `an id is a plain word`(text: String) {
    #expect(Community.ID(rawValue: text)?.rawValue == text)
  }

  @Test func `a name may join characters, and is not longer than it looks`() throws {
    let period = try #require(CardsSamples.period("2026-01-01", "2026-02-01"))
    let family = "👩‍👩‍👧"

    #expect(try CommunityDraft(name: family, period: period).name == family)
    let longest = String(repeating: family, count: 44) + "of eight"
    #expect(longest.utf8.count == 800)
    #expect(try CommunityDraft(name: longest, period: period).name == longest)
    #expect(throws: CommunityFault.longName) { try CommunityDraft(name: longest + "s", period: period) }
  }
}
