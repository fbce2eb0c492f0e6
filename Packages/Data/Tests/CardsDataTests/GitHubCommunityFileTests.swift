import CardsDomain
import CardsFakes
import DomainKernel
import Synchronization
import Testing

@testable import CardsData

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Communities from a file, whose members are looked up before one is made.
@Suite(.timeLimit(.minutes(5))) struct GitHubCommunityFileTests {
  @Test func `members of a file are the accounts that GitHub has, under the logins that it gives`()
    async throws
  {
    let peer = try CardsPeer(.gitHub)
    let period = try #require(CardsSamples.period("2025-09-01", "2026-03-01"))
    let made = try await peer.repository.create(
      CommunityDraft(name: "C", period: period),
      members: [CardsSamples.card(1002, "admin", name: "Somebody Else"), CardsSamples.card(9, "nobody")],
      report: { _, _ in }
    )

    #expect(made.members == 1)
    #expect(made.unknown == 1)
    let members = try await peer.repository.members(of: made.community.id, .cacheFirst).value
    #expect(members.map(\.card.login) == ["bo-k"])
    #expect(members.map(\.card.name) == [nil])
  }

  @Test func `a community of a file is not made while its members cannot be looked up`() async throws {
    let peer = try CardsPeer(.gitHub)
    let period = try #require(CardsSamples.period("2025-09-01", "2026-03-01"))
    let draft = try CommunityDraft(name: "C", period: period)
    await peer.disconnect()

    let error = await CardsPeer.error { () throws(CardsError) in
      try await peer.repository.create(draft, members: CardsSamples.cards, report: { _, _ in })
    }

    #expect(error == .service(.offline))
    #expect(try await peer.repository.communities(.cacheFirst).value.isEmpty)
  }

  @Test func `the members of a file are looked up in batches of which each is reported`() async throws {
    let peer = try CardsPeer(.gitHub)
    let period = try #require(CardsSamples.period("2025-09-01", "2026-03-01"))
    let members = (0..<41).map { CardsSamples.card(9000 + $0, "unknown-\($0)") }
    let reports = Mutex<[Int]>([])

    let made = try await peer.repository.create(
      CommunityDraft(name: "C", period: period),
      members: members,
      report: { done, all in reports.withLock { $0 += [done, all] } }
    )

    #expect(made.unknown == 41 && made.members == 0)
    #expect(reports.withLock(\.self) == [0, 41, 20, 41, 40, 41, 41, 41])
  }
}
