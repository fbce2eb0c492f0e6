import CardsDomain
import CardsFakes
import DomainKernel
import StorageKit
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

  @Test func `days that are missing between the halves of a year are counted`() async throws {
    let (early, _) = try #require(CardsPeer.year.halves)
    let sent = try #require(DayRange(first: early.first, last: early.last.advanced(by: -2)))
    let answer = GitHubPeer.calendar(1001, "ada-larsson", viewer: "ada-larsson", sent, 1)
    let peer = try CardsPeer(.gitHub)
    peer.gitHub.change {
      $0.mostDays = 200
      $0.scripts = [("\"to\":\"\(early.last)T", answer)]
    }

    let year = try await statistics(peer)

    #expect(year.unreadableCount == 2)
    #expect(year.calendar.days.count == CardsPeer.year.count - 2)
    #expect(year.total == nil)
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

  @Test(arguments: [1, 20, 365, 400, -1, -20_000])
  func `a card can be opened without a connection on any other day`(days: Int) async throws {
    let peer = try CardsPeer(.gitHub)
    let open = open(peer)
    let today = try await open.statistics(of: .mine, .networkFirst)
    peer.clock.advance(86_400 * Double(days))
    await peer.disconnect()

    let found = try await open.statistics(of: .mine, .networkFirst)

    #expect(found.value == today.value)
    #expect(found.provenance.fetchedAt == CardsSamples.fetchedAt)
    #expect(found.provenance.staleness == .offline)
  }

  @Test(arguments: [(503, StaleReason.unavailable), (401, .signInNeeded), (400, .refused)])
  func `an error on the next day leaves the contributions that were read before`(
    status: Int,
    reason: StaleReason
  ) async throws {
    let peer = try CardsPeer(.gitHub)
    let open = open(peer)
    let today = try await open.statistics(of: .login("bo-k"), .cacheFirst)
    peer.clock.advance(86_400)
    peer.gitHub.change { $0.queryFailure = status }

    let found = try await open.statistics(of: .login("bo-k"), .cacheFirst)

    #expect(found.value == today.value)
    #expect(found.provenance.staleness == reason)
  }

  @Test(arguments: [1, 20, 400, -1])
  func `the years of a deck can be read without a connection on any other day`(days: Int) async throws {
    let peer = try CardsPeer(.gitHub)
    let open = open(peer)
    let cards = [CardsSamples.bo, CardsSamples.cleo]
    let today = await open.statistics(of: cards, .cacheFirst)
    peer.clock.advance(86_400 * Double(days))
    await peer.disconnect()

    let found = await open.statistics(of: cards, .cacheFirst)

    for card in cards {
      let before = try #require(today[card.id]).get()
      let year = try #require(found[card.id]).get()
      #expect(year.value == before.value)
      #expect(year.provenance.staleness == .offline)
    }
  }

  /// Opens cards, and remembers on which days they were counted.
  private func open(_ peer: CardsPeer) -> OpenCard {
    let days = StoredCountedDays(
      documents: InMemoryDocumentStore(),
      partition: { "tests" },
      observe: { Issue.record("\($0)") }
    )
    return OpenCard(repository: peer.repository, days: days) { peer.clock.now }
  }
}
