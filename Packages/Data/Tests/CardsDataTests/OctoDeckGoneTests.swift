import CardsDomain
import CardsFakes
import DomainKernel
import StorageKit
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

  /// Lets the service say that it does not have a community, or something on the way to it.
  private func remove(_ id: Community.ID, type: String = "application/json") {
    peer.octoDeck.change { state in
      state.communities = [:]
      state.missing[id.rawValue] = type
    }
  }

  /// The error of asking for a community.
  private func absence(of id: Community.ID) async -> CardsError? {
    await CardsPeer.error { () throws(CardsError) in try await peer.repository.community(id, .networkFirst) }
  }

  private func listed() async throws -> [Community.ID] {
    try await peer.repository.communities(.networkFirst).value.map(\.id)
  }

  // MARK: - Lists that every account has

  @Test(arguments: [404, 410])
  func `the deck and the list of communities stay readable where the service does not find them`(status: Int)
    async throws
  {
    let id = try await community()
    peer.octoDeck.change { $0.deck = [1001, 1002] }
    _ = try await peer.repository.deck(.networkFirst)
    _ = try await peer.repository.communities(.networkFirst)
    peer.octoDeck.change { $0.failure = (status, #"{"error":"not found"}"#) }

    let deck = try await peer.repository.deck(.networkFirst)
    let communities = try await peer.repository.communities(.networkFirst)

    #expect(Set(deck.value.entries.map(\.id.rawValue)) == [1001, 1002])
    #expect(deck.provenance.staleness == .missing)
    #expect(communities.value.map(\.id) == [id])
    #expect(communities.provenance.staleness == .missing)
  }

  @Test(arguments: [404, 410])
  func `without a copy, a deck and communities that are not found tell of the address of the service`(
    status: Int
  ) async throws {
    peer.octoDeck.change { $0.failure = (status, #"{"error":"not found"}"#) }

    let deck = await CardsPeer.error { () throws(CardsError) in
      try await peer.repository.deck(.networkFirst)
    }
    let communities = await CardsPeer.error { () throws(CardsError) in
      try await peer.repository.communities(.networkFirst)
    }
    let draft = try CommunityDraft(
      name: "New",
      period: #require(CardsSamples.period("2026-01-01", "2026-02-01"))
    )
    let creation = await CardsPeer.error { () throws(CardsError) in try await peer.repository.create(draft) }

    #expect(deck == .service(.malformed(.missingPage)))
    #expect(communities == .service(.malformed(.missingPage)))
    #expect(creation == .service(.malformed(.missingPage)))
  }

  // MARK: - The own card, which the service makes where there is none

  @Test(arguments: [404, 410])
  func `the own card and its contributions stay readable where the service does not find them`(status: Int)
    async throws
  {
    let card = try await peer.repository.card(.mine, .networkFirst)
    let year = try await peer.repository.statistics(of: .mine, in: CardsPeer.year, .networkFirst)
    peer.octoDeck.change { $0.failure = (status, #"{"error":"not found"}"#) }

    let cardAfter = try await peer.repository.card(.mine, .networkFirst)
    let yearAfter = try await peer.repository.statistics(of: .mine, in: CardsPeer.year, .networkFirst)

    #expect(cardAfter.value == card.value && cardAfter.provenance.staleness == .missing)
    #expect(yearAfter.value == year.value && yearAfter.provenance.staleness == .missing)
  }

  @Test(arguments: [404, 410])
  func `without a copy, an own card that is not found tells of the address of the service`(status: Int)
    async
  {
    peer.octoDeck.change { $0.failure = (status, #"{"error":"not found"}"#) }

    await #expect(throws: ServiceError.malformed(.missingPage)) {
      try await peer.repository.card(.mine, .networkFirst)
    }
    #expect(await peer.error(of: .mine, in: CardsPeer.year) == .service(.malformed(.missingPage)))
    #expect(await peer.error(of: .id(CardsSamples.bo.id), in: CardsPeer.year) == .service(.notFound))
  }

  // MARK: - Contributions of others, which the service may not have

  @Test(arguments: [404, 410])
  func `contributions of an account stay readable where the service does not find them`(status: Int)
    async throws
  {
    let year = try await peer.repository.statistics(of: .login("bo-k"), in: CardsPeer.year, .networkFirst)
    peer.octoDeck.change { $0.failure = (status, #"{"error":"not found"}"#) }

    let after = try await peer.repository.statistics(of: .login("bo-k"), in: CardsPeer.year, .networkFirst)

    #expect(after.value == year.value && after.provenance.staleness == .missing)
  }

  @Test(arguments: [404, 410])
  func `without a copy, contributions that are not found say nothing of the address`(status: Int) async {
    peer.octoDeck.change { $0.failure = (status, #"{"error":"not found"}"#) }

    #expect(await peer.error(of: .login("bo-k"), in: CardsPeer.year) == .service(.notFound))
  }

  // MARK: - Members of what is gone

  @Test func `the members of a community that is gone are gone`() async throws {
    let id = try await community()
    remove(id)

    let error = await CardsPeer.error { () throws(CardsError) in
      try await peer.repository.members(of: id, .networkFirst)
    }

    #expect(error == .service(.notFound))
  }

  // MARK: - Reading what is gone

  @Test func `a community that is gone still opens without a connection, with its members and their numbers`()
    async throws
  {
    let id = try await community()
    let before = try await open(id, .networkFirst).ranking.get().value.members
    remove(id)
    #expect(await absence(of: id) == .service(.notFound))

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

  // MARK: - The list of what was created here

  @Test func `a community that was created here is not listed once the service has said that it is gone`()
    async throws
  {
    let id = try await community()
    remove(id)
    #expect(try await listed() == [id])

    #expect(await absence(of: id) == .service(.notFound))

    #expect(try await listed().isEmpty)
  }

  @Test func `a community that is there again is listed again, with its period`() async throws {
    let id = try await community()
    remove(id)
    _ = await absence(of: id)
    peer.octoDeck.change { state in
      state.missing = [:]
      state.communities[id.rawValue] = ("New", [], nil)
    }

    let page = try await peer.repository.community(id, .networkFirst).value

    #expect(page.community.period == CardsSamples.period("2025-09-01", "2026-03-01"))
    #expect(try await listed() == [id])
  }

  @Test func `a web page that says that a community is gone is not believed`() async throws {
    let id = try await community()
    remove(id, type: "text/html; charset=utf-8")

    #expect(await absence(of: id) == .service(.malformed(.webPage)))
    let error = await CardsPeer.error { () throws(CardsError) in try await peer.repository.delete(id) }

    #expect(error == .unknownOutcome(.malformed(.webPage)))
    #expect(try await listed() == [id])
  }

  @Test func `a community that is gone is forgotten when the user deletes it, which is told`() async throws {
    let id = try await community()
    remove(id)

    let error = await CardsPeer.error { () throws(CardsError) in try await peer.repository.delete(id) }

    #expect(error == .service(.notFound))
    #expect(try await listed().isEmpty)
    #expect(try await peer.records.stored(for: id.rawValue, in: "cards.created tests").value == nil)
  }

  @Test(arguments: [true, false])
  func `a community that is gone is not listed any more when the user joins or leaves it`(isJoining: Bool)
    async throws
  {
    let id = try await community()
    remove(id)

    let error = await CardsPeer.error { () throws(CardsError) in
      isJoining ? try await peer.repository.join(id) : try await peer.repository.leave(id)
    }

    #expect(error == .service(.notFound))
    #expect(try await listed().isEmpty)
  }

  @Test func `the list is read again once the user has tried to join what is gone`() async throws {
    let id = try await community()
    #expect(try await listed() == [id])
    remove(id)

    _ = await CardsPeer.error { () throws(CardsError) in try await peer.repository.join(id) }
    await peer.disconnect()

    #expect(try await peer.repository.communities(.cacheOnly).value.isEmpty)
  }

  @Test func `a list that has lost its last community is believed when the user deletes that`() async throws {
    let id = try await community()
    #expect(try await listed() == [id])
    remove(id)
    #expect(try await listed() == [id])

    _ = await CardsPeer.error { () throws(CardsError) in try await peer.repository.delete(id) }

    let list = try await peer.repository.communities(.networkFirst)
    #expect(list.value.isEmpty && !list.provenance.isStale)
  }
}
