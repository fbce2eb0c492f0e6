import CardsDomain
import CardsFakes
import DomainKernel
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Communities that an OctoDeck API does not have any more.
@Suite(.timeLimit(.minutes(5))) struct OctoDeckGoneTests {
  private let peer: CardsPeer

  init() throws {
    peer = try CardsPeer(.octoDeck)
  }

  /// A community that was created here, with two members.
  private func community() async throws -> Community.ID {
    let period = try #require(CardsSamples.period("2025-09-01", "2026-03-01"))
    let id = try await peer.repository.create(CommunityDraft(name: "New", period: period)).id
    peer.octoDeck.change { $0.communities[id.rawValue]?.members = [1001, 1002] }
    return id
  }

  private func open(_ id: Community.ID, _ policy: FetchPolicy) async throws -> CommunityOverview {
    try await ManageCommunities(repository: peer.repository, today: CardsSamples.today).show(id, policy)
  }

  /// Lets the service say that it does not have what it is asked for.
  private func remove() {
    peer.octoDeck.change { $0.failure = (404, #"{"error":"not found"}"#) }
  }

  @Test func `a community that is gone still opens without a connection, with its members and their numbers`()
    async throws
  {
    let id = try await community()
    let before = try await open(id, .networkFirst).ranking.get().value.members
    remove()
    let error = await CardsPeer.error { () throws(CardsError) in
      try await peer.repository.community(id, .networkFirst)
    }
    #expect(error == .service(.notFound))

    let after = try await open(id, .cacheOnly).ranking.get().value.members

    #expect(after.map(\.id) == before.map(\.id))
    #expect(after.map(\.member.totals) == before.map(\.member.totals))
    #expect(after.allSatisfy { $0.member.totals != nil })
  }

  @Test func `nothing is asked for where only what is stored is wanted`() async throws {
    let id = try await community()
    _ = try await open(id, .networkFirst)
    _ = try await peer.repository.statistics(of: .mine, in: CardsPeer.year, .networkFirst)
    let asked = [peer.octoDeck.reads, peer.gitHub.reads, peer.gitHub.queries]

    _ = try await open(id, .cacheOnly)
    _ = try await peer.repository.statistics(of: .mine, in: CardsPeer.year, .cacheOnly)

    #expect([peer.octoDeck.reads, peer.gitHub.reads, peer.gitHub.queries] == asked)
  }

  @Test func `members are shown without numbers where the page of their community is not stored`()
    async throws
  {
    let id = try await community()
    peer.octoDeck.change { $0.scripts["communities/\(id)"] = "[]" }
    _ = await CardsPeer.error { () throws(CardsError) in
      try await peer.repository.members(of: id, .networkFirst)
    }

    let members = try await peer.repository.members(of: id, .cacheOnly).value

    #expect(members.map(\.id.rawValue) == [1001, 1002])
    #expect(members.allSatisfy { $0.totals == nil })
  }
}
