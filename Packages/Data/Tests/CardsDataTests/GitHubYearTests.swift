import CardsDomain
import CardsFakes
import DomainKernel
import Testing

@testable import CardsData

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The year of one account: one request, or parts of it where the service refuses the whole.
@Suite(.timeLimit(.minutes(5))) struct GitHubYearTests {
  @Test func `a query has one text a day`() async throws {
    let peer = try CardsPeer(.gitHub)
    _ = try await statistics(peer)
    peer.clock.advance(3600)
    _ = try await statistics(peer)
    #expect(Set(peer.gitHub.queries).count == 1)
    #expect(
      peer.gitHub.queries.first?.contains(#""from":"2025-03-02T00:00:00Z","to":"2026-03-01T23:59:59Z""#)
        == true
    )
  }

  @Test(arguments: [200, 100, 50, 23])
  func `a year that is too much at once is counted in parts, each day once`(most: Int) async throws {
    let whole = try await statistics(CardsPeer(.gitHub))
    let peer = try CardsPeer(.gitHub)
    peer.gitHub.change { $0.mostDays = most }

    let parts = try await statistics(peer)

    #expect(parts.calendar == whole.calendar)
    #expect(parts.total == whole.total)
    #expect(parts.parts.commits == whole.parts.commits)
    await peer.disconnect()
    #expect(try await statistics(peer) == parts)
  }

  @Test func `an account that cannot be counted at all is not asked for without end`() async throws {
    let peer = try CardsPeer(.gitHub)
    peer.gitHub.change { $0.mostDays = 0 }
    await #expect(throws: ContributionsError.service(.unavailable)) { try await statistics(peer) }
    #expect(peer.gitHub.queries.count == 5)
  }

  @Test func `a later answer that is too much does not replace what was counted`() async throws {
    let peer = try CardsPeer(.gitHub)
    let before = try await statistics(peer)
    peer.gitHub.change { $0.mostDays = 0 }
    #expect(try await statistics(peer) == before)
  }

  @Test func `a card can be opened without a connection on the next day`() async throws {
    let peer = try CardsPeer(.gitHub)
    let open = OpenCard(repository: peer.repository) { peer.clock.now }
    let today = try await open.statistics(of: .mine, .networkFirst)
    peer.clock.advance(86_400)
    await peer.disconnect()

    let found = try await open.statistics(of: .mine, .networkFirst)

    #expect(found.value == today.value)
    #expect(found.provenance.fetchedAt == CardsSamples.fetchedAt)
    #expect(found.provenance.staleness == .offline)
  }
}
