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

/// The members of a community, who are counted together.
@Suite(.timeLimit(.minutes(5))) struct GitHubMembersTests {
  @Test func `members are matched by their numbers, five at a time`() async throws {
    let peer = try CardsPeer(.gitHub)
    let strangers = (1...7).map { CardsSamples.card($0, "org-\($0)") }
    organisations(1...7, peer)
    let id = try await peer.community(
      of: strangers + CardsSamples.cards + [CardsSamples.card(70_001, "dora")]
    )

    let members = try await peer.repository.members(of: id, .cacheFirst).value

    #expect(members.count == 11)
    #expect(members.filter { $0.totals != nil }.map(\.id.rawValue) == [1001, 1002, 1003, 70_001])
    for member in members {
      guard let totals = member.totals else { continue }
      #expect(totals.total == 182 * member.id.rawValue % 1000)
    }
    // Organisations are not asked for.
    #expect(counts(peer) == 1)
    #expect(members.filter { $0.card.kind == .organisation }.map(\.id.rawValue) == Array(1...7))
  }

  /// The queries that count members, besides those that look them up.
  private func counts(_ peer: CardsPeer) -> Int {
    peer.gitHub.queries.count { $0.contains("nodes(ids") && $0.contains("contributionsCollection") }
  }

  @Test func `of a hundred members the organisations are never ranked, and everybody else is`() async throws {
    let peer = try CardsPeer(.gitHub)
    organisations(1...37, peer)
    peer.gitHub.change { state in for id in 101...163 { state.accounts[id] = ("user-\(id)", nil) } }
    let cards = Array(1...37) + Array(101...163)
    let id = try await peer.community(of: cards.map { CardsSamples.card($0, "u\($0)") })

    let ranking = CommunityRanking(try await peer.repository.members(of: id, .cacheFirst).value)

    #expect(ranking.members.count == 100)
    #expect(ranking.members.prefix(63).allSatisfy { $0.rank != nil && $0.member.card.kind == .user })
    #expect(ranking.members.suffix(37).allSatisfy { $0.rank == nil && $0.member.totals == nil })
    #expect(counts(peer) == 13)
  }

  @Test func `a member of an earlier version that is an organisation becomes one with the next count`()
    async throws
  {
    let peer = try CardsPeer(.gitHub)
    let id = try await peer.community(of: [CardsSamples.ada, CardsSamples.bo])
    let collection = "cards.communities tests"
    let known = try #require(try await peer.records.stored(for: id.rawValue, in: collection).value?.value)
    let old = String(decoding: known, as: UTF8.self).replacing(#""kind":"user","#, with: "")
    _ = try await peer.records.transaction { (transaction) throws(StorageError) in
      try transaction.set(Data(old.utf8), for: id.rawValue, in: collection)
    }
    peer.gitHub.change { $0.organisations = [1002] }

    let members = try await peer.repository.members(of: id, .cacheFirst).value
    #expect(members.map(\.card.kind) == [.user, .organisation])
    #expect(members.last?.totals == nil)
  }

  @Test(
    arguments: [
      (
        #""type":"FORBIDDEN","path":["nodes",1],"message":"SAML""#,
        .rejected(code: "FORBIDDEN", message: "SAML")
      ),
      (
        #""path":["nodes",1,"contributionsCollection"],"message":"Something went wrong""#,
        .serverError(status: nil, message: "Something went wrong")
      ),
      (#""message":"Something went wrong""#, .serverError(status: nil, message: "Something went wrong")),
    ] as [(String, ServiceError)]
  )
  func `a member whom the service could not count is told with the reason, and asked for again`(
    error: String,
    failure: ServiceError
  ) async throws {
    let peer = try CardsPeer(.gitHub)
    let id = try await peer.community(of: [CardsSamples.ada, CardsSamples.bo])
    script(#""errors":[{\#(error)}]"#, peer)

    let members = try await peer.repository.members(of: id, .cacheFirst).value
    #expect(members.map(\.totals?.total) == [7, nil])
    #expect(members.map(\.uncounted) == [nil, .failed(failure)])
    #expect(CommunityHighlights(of: members).isEmpty)
    let stored = try await peer.repository.members(of: id, .cacheOnly).value
    #expect(stored.map(\.uncounted) == [nil, .notYet])

    peer.gitHub.change { $0.scripts = [] }
    let later = try await peer.repository.members(of: id, .cacheFirst).value
    #expect(later.allSatisfy { $0.totals != nil && $0.uncounted == nil })
  }

  @Test(arguments: [
    #""errors":[{"type":"NOT_FOUND","path":["nodes",1]}]"#,
    #""errors":[{"type":"NOT_FOUND","path":["nodes",1]},{"message":"Something went wrong"}]"#,
    #""errors":[{"type":"SERVICE_UNAVAILABLE","path":["viewer"]}]"#, #""errors":[]"#,
  ])
  func `a member whom the service does not have any more leaves the best of the others`(
    errors: String
  ) async throws {
    let peer = try CardsPeer(.gitHub)
    let id = try await peer.community(of: [CardsSamples.ada, CardsSamples.bo])
    script(errors, peer)

    let members = try await peer.repository.members(of: id, .cacheFirst).value

    #expect(members.map(\.uncounted) == [nil, nil])
    #expect(CommunityHighlights(of: members)[.contributor]?.card.id == CardsSamples.ada.id)
  }

  /// Counts the first of two members alone.
  private func script(_ errors: String, _ peer: CardsPeer) {
    let node = #"{"__typename":"User","databaseId":1001,"contributionsCollection":\#(GitHubPeer.totals(7))}"#
    peer.gitHub.change {
      $0.scripts = [("contributionsCollection", #"{"data":{"nodes":[\#(node),null]},\#(errors)}"#)]
    }
  }

  @Test func `a negative total is none`() async throws {
    let peer = try CardsPeer(.gitHub)
    let node =
      #"{"__typename":"User","databaseId":1001,"contributionsCollection":\#(GitHubPeer.totals(-4))}"#
    peer.gitHub.change { $0.scripts = [("nodes(ids", #"{"data":{"nodes":[\#(node)]}}"#)] }
    let id = try await peer.community(of: [CardsSamples.ada])

    let members = try await peer.repository.members(of: id, .cacheFirst).value
    #expect(members.map(\.totals) == [nil])
    #expect(members.map(\.uncounted) == [.failed(.malformed(.nothingUsable))])
  }

  @Test(arguments: [1, 2, 3])
  func `members that are too much at once are counted in halves`(most: Int) async throws {
    let peer = try CardsPeer(.gitHub)
    peer.gitHub.change { $0.mostNodes = most }
    let id = try await peer.community(of: CardsSamples.cards)
    let members = try await peer.repository.members(of: id, .cacheFirst).value
    #expect(members.map(\.totals?.total) == [1001, 1002, 1003].map { 182 * $0 % 1000 })
  }

  @Test func `a member whose period is too much at once is counted in halves of it`() async throws {
    let peer = try CardsPeer(.gitHub)
    peer.gitHub.change { $0.mostDays = 100 }
    let id = try await peer.community(of: [CardsSamples.ada])
    let members = try await peer.repository.members(of: id, .cacheFirst).value
    #expect(members.map(\.totals?.total) == [91 * 1001 % 1000 * 2])
  }

  @Test func `a community that was counted is not counted again until it is asked for`() async throws {
    let peer = try CardsPeer(.gitHub)
    organisations(5...5, peer)
    let id = try await peer.community(of: CardsSamples.cards + [CardsSamples.card(5, "org-5")])
    _ = try await peer.repository.members(of: id, .cacheFirst)
    let queries = peer.gitHub.queries.count

    let stored = try await peer.repository.members(of: id, .cacheFirst)
    #expect(peer.gitHub.queries.count == queries)
    #expect(stored.provenance.kind == .stored)

    await peer.disconnect()
    let offline = try await peer.repository.members(of: id, .networkFirst)
    #expect(offline.value == stored.value)
    #expect(offline.provenance.staleness == .offline)
  }

  @Test func `a community is as old as its last count`() async throws {
    let peer = try CardsPeer(.gitHub)
    let id = try await peer.community(of: CardsSamples.cards)
    _ = try await peer.repository.members(of: id, .cacheFirst)
    peer.clock.advance(3600)

    #expect(
      try await peer.repository.community(id, .cacheFirst).provenance.fetchedAt == CardsSamples.fetchedAt
    )
    #expect(try await peer.repository.communities(.cacheFirst).provenance.fetchedAt == CardsSamples.fetchedAt)

    try await peer.repository.refresh(id)
    #expect(try await peer.repository.community(id, .cacheFirst).provenance.fetchedAt == peer.clock.now)
  }
}
