import CardsDomain
import CardsFakes
import DomainKernel
import Synchronization
import Testing

/// The communities of ``FakeCards``.
@Suite struct FakeCommunitiesTests {
  private let cards = FakeCards()
  private let community = CardsSamples.community
  private let notFound = CardsError.service(.notFound)

  private func draft() throws -> CommunityDraft {
    try CommunityDraft(name: "Oslo", period: #require(community.period))
  }

  @Test func `what was not prepared is not found, and requests are remembered in order`() async throws {
    let (id, draft) = (community.id, try draft())

    await expectEach(
      of: [
        { _ = try await $0.communities(.cacheOnly) }, { _ = try await $0.community(id, .networkFirst) },
        { _ = try await $0.members(of: id, .cacheFirst) }, { _ = try await $0.create(draft) },
      ],
      of: cards,
      toThrow: notFound
    )

    let requests: [FakeCards.Request] = [
      .communities(.cacheOnly), .community(id, .networkFirst), .members(id, .cacheFirst),
      .create(draft, members: []),
    ]
    #expect(cards.requests == requests)
  }

  @Test func `prepared communities are given`() async throws {
    let page = CommunityPage(community: community, highlights: nil)
    let members = CardsSamples.members
    cards.prepare { answers in
      answers.communities = .success(CardsSamples.fetched([community]))
      answers.pages[community.id] = .success(CardsSamples.fetched(page))
      answers.members[community.id] = .success(CardsSamples.fetched(members))
      answers.created = .success(community)
    }

    #expect(try await cards.communities(.cacheFirst).value == [community])
    #expect(try await cards.community(community.id, .cacheFirst).value == page)
    #expect(try await cards.members(of: community.id, .cacheFirst).value.entries == members)
    #expect(try await cards.create(draft()) == community)
    await #expect(throws: notFound) { try await cards.members(of: CardsSamples.undated.id, .cacheFirst) }
  }

  @Test func `an import has the members that are neither left out nor unknown`() async throws {
    let draft = try draft()
    let reports = Mutex<[[Int]]>([])
    cards.prepare { answers in
      (answers.created, answers.leftOut, answers.unknown) = (.success(community), 2, 1)
    }
    let members = CardsSamples.cards + [CardsSamples.guild]

    let imported = try await cards.create(draft, members: members) { done, all in
      reports.withLock { $0.append([done, all]) }
    }

    #expect(imported == CreatedCommunity(community: community, members: 1, leftOut: 2, unknown: 1))
    #expect(reports.withLock(\.self) == [[0, 4]])
    #expect(cards.requests == [.create(draft, members: members.map(\.id))])
  }

  @Test func `all members are imported where nothing else was prepared`() async throws {
    cards.prepare { $0.created = .success(community) }

    let imported = try await cards.create(draft(), members: CardsSamples.cards) { _, _ in }

    #expect(imported == CreatedCommunity(community: community, members: 3, leftOut: 0, unknown: 0))
  }

  @Test func `joining and leaving tell whether they changed the membership`() async throws {
    let id = community.id

    #expect(try await cards.join(id) == true)
    #expect(try await cards.join(id) == false)
    #expect(try await cards.leave(id) == true)
    #expect(try await cards.leave(id) == false)
    try await cards.delete(id)
    try await cards.refresh(id)

    #expect(cards.requests == [.join(id), .join(id), .leave(id), .leave(id), .delete(id), .refresh(id)])
  }

  @Test func `changes of a community with a failure fail`() async throws {
    let id = community.id
    cards.prepare { $0.communityFailures[id] = .ownCard }

    await expectEach(
      of: [
        { _ = try await $0.join(id) }, { _ = try await $0.leave(id) }, { try await $0.delete(id) },
        { try await $0.refresh(id) },
      ],
      of: cards,
      toThrow: CardsError.ownCard
    )

    cards.prepare { $0.communityFailures[id] = nil }
    #expect(try await cards.leave(id) == false)
  }
}
