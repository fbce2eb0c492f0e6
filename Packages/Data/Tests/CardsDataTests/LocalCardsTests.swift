import CardsDomain
import CardsFakes
import DomainKernel
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import StorageKit
import Testing

@testable import CardsData

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is kept on this machine of a deck and of communities, and when their members are counted.
@Suite(.timeLimit(.minutes(5))) struct LocalCardsTests {
  /// The queries that count members, besides those that look them up.
  private func counts(_ peer: CardsPeer) -> Int {
    peer.gitHub.queries.count { $0.contains("nodes(ids") && $0.contains("contributionsCollection") }
  }

  private func refreshError(_ id: Community.ID, _ peer: CardsPeer) async -> CardsError? {
    await CardsPeer.error { () throws(CardsError) in try await peer.repository.refresh(id) }
  }

  // MARK: - Deck

  @Test func `a card of the deck keeps everything that was known of it`() async throws {
    let peer = try CardsPeer(.gitHub)
    let card = CardsSamples.ada.known(as: .user)

    _ = try await peer.repository.add(card)

    #expect(try await peer.repository.deck(.cacheFirst).value.entries.map(\.card) == [card])
  }

  @Test func `a card that is added again is brought up to date, and keeps its place`() async throws {
    let peer = try CardsPeer(.gitHub)
    _ = try await peer.repository.add(CardsSamples.bo)
    peer.clock.advance(60)

    _ = try await peer.repository.add(CardsSamples.card(1002, "bo-renamed"))

    let entries = try await peer.repository.deck(.cacheFirst).value.entries
    #expect(entries.map(\.card.login) == ["bo-renamed"])
    #expect(entries.map(\.addedAt) == [CardsSamples.fetchedAt])
  }

  @Test func `of several cards that are added those that were there are brought up to date`() async throws {
    let peer = try CardsPeer(.gitHub)
    _ = try await peer.repository.add(CardsSamples.bo)
    peer.clock.advance(60)

    let results = try await peer.repository.add([CardsSamples.card(1002, "bo-renamed"), CardsSamples.cleo])

    #expect(results == [.success(false), .success(true)])
    let entries = try await peer.repository.deck(.cacheFirst).value.entries
    #expect(entries.map(\.card.login) == ["bo-renamed", "cleo"])
    #expect(entries.map(\.addedAt) == [CardsSamples.fetchedAt, peer.clock.now])
  }

  @Test func `of several cards none is added where one cannot be`() async throws {
    let records = InMemoryRecordStore()
    let peer = try CardsPeer(.gitHub, records: records)
    let newer = Data(#"{"version":2,"record":{"what":"is this"}}"#.utf8)
    _ = try await records.set(newer, for: "1003", in: "cards.deck tests", ifRevision: nil)

    let error = await CardsPeer.error { () throws(CardsError) in
      try await peer.repository.add([CardsSamples.bo, CardsSamples.cleo])
    }

    #expect(error == .storage(.madeByNewerVersion))
    #expect(try await records.stored(for: "1002", in: "cards.deck tests").value == nil)
  }

  // MARK: - Records that cannot be read

  private let damagedRecord = CardsError.storage(.damagedRecord)

  private let oneUnreadable = EntryList<Community>(
    [],
    unreadableCount: 1,
    unreadableIDs: [CardsSamples.community.id.rawValue]
  )

  private func store(_ text: String, for key: String, in name: String) async throws -> InMemoryRecordStore {
    let records = InMemoryRecordStore()
    _ = try await records.set(Data(text.utf8), for: key, in: name + " tests", ifRevision: nil)
    return records
  }

  @Test(
    arguments: [
      ("{", "1002", CardsSamples.bo.id), ("{", "bo", nil),
      (#"{"version":1,"record":{"addedAt":1}}"#, "1002", CardsSamples.bo.id),
      (
        #"{"version":1,"record":{"addedAt":1,"card":{"id":1002,"login":"../bo"}}}"#, "1002",
        CardsSamples.bo.id
      ),
    ] as [(String, String, Card.ID?)]
  )
  func `a card of the deck that cannot be read is told, by its number where there is one`(
    text: String,
    key: String,
    id: Card.ID?
  ) async throws {
    let peer = try CardsPeer(.gitHub, records: try await store(text, for: key, in: "cards.deck"))
    _ = try await peer.repository.add(CardsSamples.cleo)

    let deck = try await peer.repository.deck(.cacheFirst).value

    #expect(deck.entries.map(\.id) == [CardsSamples.cleo.id])
    #expect(deck.unreadable == [id])
  }

  @Test(arguments: [false, true])
  func `a card that cannot be read is in the deck, and can be added again and removed`(isAdded: Bool)
    async throws
  {
    let records = try await store("{", for: "1002", in: "cards.deck")
    let peer = try CardsPeer(.gitHub, records: records)

    if isAdded {
      #expect(try await peer.repository.add(CardsSamples.bo) == false)
      let deck = try await peer.repository.deck(.cacheFirst).value
      #expect(deck.entries.map(\.card) == [CardsSamples.bo])
      #expect(deck.unreadable.isEmpty)
    }
    #expect(try await peer.repository.remove(CardsSamples.bo.id))
    #expect(try await records.stored(for: "1002", in: "cards.deck tests").value == nil)
    #expect(try await peer.repository.remove(CardsSamples.bo.id) == false)
  }

  @Test(arguments: [false, true])
  func `a card whose checksum is wrong is told by its number, and can be added again and removed`(
    isAdded: Bool
  ) async throws {
    let records = InMemoryRecordStore()
    let peer = try CardsPeer(.gitHub, records: records)
    _ = try await peer.repository.add([CardsSamples.bo, CardsSamples.cleo])
    await records.damage("1002", in: "cards.deck tests")

    let deck = try await peer.repository.deck(.cacheFirst).value
    #expect(deck.entries.map(\.card) == [CardsSamples.cleo])
    #expect(deck.unreadable == [CardsSamples.bo.id])

    if isAdded {
      #expect(try await peer.repository.add(CardsSamples.bo) == false)
      #expect(try await peer.repository.deck(.cacheFirst).value.unreadable.isEmpty)
    }
    #expect(try await peer.repository.remove(CardsSamples.bo.id))
    #expect(try await records.stored(for: "1002", in: "cards.deck tests") == .absent)
    #expect(try await peer.repository.remove(CardsSamples.bo.id) == false)
  }

  @Test func `a community whose checksum is wrong is told, is not called missing, and can be deleted`()
    async throws
  {
    let id = CardsSamples.community.id
    let records = try await store("{", for: id.rawValue, in: "cards.communities")
    await records.damage(id.rawValue, in: "cards.communities tests")
    let repository = try CardsPeer(.gitHub, records: records).repository

    #expect(try await repository.communities(.cacheFirst).value == oneUnreadable)
    let errors = [
      await CardsPeer.error { () throws(CardsError) in try await repository.community(id, .cacheFirst) },
      await CardsPeer.error { () throws(CardsError) in try await repository.members(of: id, .cacheFirst) },
      await CardsPeer.error { () throws(CardsError) in try await repository.leave(id) },
    ]
    #expect(errors == Array(repeating: damagedRecord, count: 3))

    try await repository.delete(id)
    #expect(try await repository.communities(.cacheFirst).value.isEmpty)
  }

  @Test func `a community that cannot be read is told, is not called missing, and stays as it is`()
    async throws
  {
    let id = CardsSamples.community.id
    let records = try await store("{", for: id.rawValue, in: "cards.communities")
    let repository = try CardsPeer(.gitHub, records: records).repository

    let errors = [
      await CardsPeer.error { () throws(CardsError) in try await repository.community(id, .cacheFirst) },
      await CardsPeer.error { () throws(CardsError) in try await repository.members(of: id, .cacheFirst) },
      await CardsPeer.error { () throws(CardsError) in try await repository.join(id) },
      await CardsPeer.error { () throws(CardsError) in try await repository.leave(id) },
      await CardsPeer.error { () throws(CardsError) in try await repository.refresh(id) },
    ]

    #expect(errors == Array(repeating: damagedRecord, count: 5))
    #expect(try await repository.communities(.cacheFirst).value == oneUnreadable)
    let record = try await records.stored(for: id.rawValue, in: "cards.communities tests").value
    #expect(record?.value == Data("{".utf8))
  }

  @Test func `a community that cannot be read is named where its key is an id`() async throws {
    let records = try await store("{", for: "a b", in: "cards.communities")
    let id = CardsSamples.community.id.rawValue
    _ = try await records.set(Data("{".utf8), for: id, in: "cards.communities tests", ifRevision: nil)
    let repository = try CardsPeer(.gitHub, records: records).repository

    let list = try await repository.communities(.cacheFirst).value

    #expect(list == EntryList([], unreadableCount: 2, unreadableIDs: [id]))
  }

  @Test func `a community that cannot be read can be deleted`() async throws {
    let id = CardsSamples.community.id
    let records = try await store("{", for: id.rawValue, in: "cards.communities")
    let repository = try CardsPeer(.gitHub, records: records).repository

    try await repository.delete(id)

    #expect(try await repository.communities(.cacheFirst).value.isWhole)
  }

  @Test func `a card of an account that is known by its number only has no login when stored`() async throws {
    let (unknown, peer) = (Card(id: CardsSamples.bo.id), try CardsPeer(.gitHub))
    _ = try await peer.repository.add(unknown)

    #expect(try await peer.repository.deck(.cacheFirst).value.entries.map(\.card) == [unknown])
  }

  @Test func `members that are no cards are counted`() async throws {
    let id = CardsSamples.community.id
    func member(_ card: String) -> String { #"{"card":{\#(card)},"askedAt":1}"# }
    let members = [member(#""id":1002,"login":"bo-k""#), member(#""id":5,"login":"../a""#)]
    let list = members.joined(separator: ",")
    let record = #"{"name":"C","from":"2026-01-01","to":"2026-02-01","members":[\#(list)]}"#
    let records = try await store(
      #"{"version":1,"record":\#(record)}"#,
      for: id.rawValue,
      in: "cards.communities"
    )
    let peer = try CardsPeer(.gitHub, records: records)

    for policy in [FetchPolicy.cacheFirst, .networkFirst] {
      let list = try await peer.repository.members(of: id, policy).value
      #expect(list.map(\.id) == [CardsSamples.bo.id])
      #expect(list.unreadableCount == 1)
    }
  }

  @Test func `what is known of a community that was created stays as it is where it cannot be read`()
    async throws
  {
    let id = CardsSamples.community.id
    let records = try await store("{", for: id.rawValue, in: "cards.created")
    let peer = try CardsPeer(.octoDeck, records: records)
    #expect(try await peer.repository.communities(.networkFirst).value == oneUnreadable)
    peer.octoDeck.change { $0.communities[id.rawValue] = ("Oslo", [1001], nil) }

    let page = try await peer.repository.community(id, .networkFirst).value
    let list = try await peer.repository.communities(.networkFirst).value
    #expect(page.community == Community(id: id, name: "Oslo"))
    #expect(list == [Community(id: id, name: "Oslo")])

    peer.octoDeck.change { $0.missing[id.rawValue] = "application/json" }
    _ = await CardsPeer.error { () throws(CardsError) in
      try await peer.repository.community(id, .networkFirst)
    }
    let record = try await records.stored(for: id.rawValue, in: "cards.created tests").value
    #expect(record?.value == Data("{".utf8))
  }

  // MARK: - Communities

  @Test func `a community that is not there is not found`() async throws {
    let repository = try CardsPeer(.gitHub).repository
    let id = CardsSamples.community.id

    let errors = [
      await CardsPeer.error { () throws(CardsError) in try await repository.community(id, .cacheFirst) },
      await CardsPeer.error { () throws(CardsError) in try await repository.members(of: id, .cacheFirst) },
      await CardsPeer.error { () throws(CardsError) in try await repository.join(id) },
      await CardsPeer.error { () throws(CardsError) in try await repository.leave(id) },
      await CardsPeer.error { () throws(CardsError) in try await repository.delete(id) },
      await CardsPeer.error { () throws(CardsError) in try await repository.refresh(id) },
    ]

    #expect(errors == Array(repeating: .service(.notFound), count: 6))
    #expect(try await repository.communities(.cacheFirst).value.isEmpty)
  }

  @Test func `a stored period that breaks a rule is unknown`() async throws {
    let records = InMemoryRecordStore()
    let peer = try CardsPeer(.gitHub, records: records)
    let record = #"{"version":1,"record":{"name":"C","from":"2026-02-01","to":"2026-01-01","members":[]}}"#
    _ = try await records.set(
      Data(record.utf8),
      for: "c-1",
      in: "cards.communities tests",
      ifRevision: nil
    )

    let communities = try await peer.repository.communities(.cacheFirst).value

    #expect(communities == [Community(id: CardsSamples.communityID("c-1"), name: "C")])
  }

  @Test func `a community without an id is not made`() async throws {
    let peer = GitHubPeer()
    let endpoints = try #require(URL(string: GitHubPeer.root).flatMap { GitHubCardsEndpoints(root: $0) })
    let cache = client(TestClock()) { request throws(HTTPClientError) in peer.response(to: request) }
    let loader = ResourceLoader(client: cache)
    let cards = LocalCards(
      store: InMemoryRecordStore(),
      account: { "tests" },
      checkAccount: {},
      cards: GitHubCardRepository(loader: loader, endpoints: endpoints),
      counter: GitHubMemberCounter(loader: loader, endpoints: endpoints),
      now: { CardsSamples.fetchedAt },
      newID: { "no id" }
    )
    let period = try #require(CardsSamples.period("2025-09-01", "2026-03-01"))
    let draft = try CommunityDraft(name: "C", period: period)

    let error = await CardsPeer.error { () throws(CardsError) in try await cards.create(draft) }

    #expect(error == .storage(.cannotBeSaved(reason: "there is no id for the community")))
  }

  @Test func `where nobody can tell whose the deck is, it is not empty, and nothing is stored`()
    async throws
  {
    let peer = GitHubPeer()
    let endpoints = try #require(URL(string: GitHubPeer.root).flatMap { GitHubCardsEndpoints(root: $0) })
    let cache = client(TestClock()) { request throws(HTTPClientError) in peer.response(to: request) }
    let loader = ResourceLoader(client: cache)
    let store = InMemoryRecordStore()
    let reason = ServiceError.credentialsUnreadable(reason: "locked")
    let cards = LocalCards(
      store: store,
      account: { "unknown" },
      checkAccount: { () throws(ServiceError) in throw reason },
      cards: GitHubCardRepository(loader: loader, endpoints: endpoints),
      counter: GitHubMemberCounter(loader: loader, endpoints: endpoints),
      now: { CardsSamples.fetchedAt },
      newID: { "c-1" }
    )
    let id = CardsSamples.communityID("c-1")
    let period = try #require(CardsSamples.period("2025-09-01", "2026-03-01"))
    let draft = try CommunityDraft(name: "C", period: period)

    let errors = [
      await CardsPeer.error { () throws(CardsError) in try await cards.deck(.cacheOnly) },
      await CardsPeer.error { () throws(CardsError) in try await cards.add(CardsSamples.bo) },
      await CardsPeer.error { () throws(CardsError) in try await cards.add([CardsSamples.bo]) },
      await CardsPeer.error { () throws(CardsError) in try await cards.remove(CardsSamples.bo.id) },
      await CardsPeer.error { () throws(CardsError) in try await cards.communities(.cacheOnly) },
      await CardsPeer.error { () throws(CardsError) in try await cards.community(id, .cacheOnly) },
      await CardsPeer.error { () throws(CardsError) in try await cards.members(of: id, .cacheOnly) },
      await CardsPeer.error { () throws(CardsError) in try await cards.create(draft) },
      await CardsPeer.error { () throws(CardsError) in try await cards.delete(id) },
    ]

    #expect(errors.allSatisfy { $0 == .service(reason) })
    #expect(try await store.contents(of: "cards.deck unknown").records.isEmpty)
  }

  // MARK: - Counting

  @Test func `nobody is counted while only what is stored is wanted`() async throws {
    let peer = try CardsPeer(.gitHub)
    let id = try await peer.community(of: [CardsSamples.bo])

    let members = try await peer.repository.members(of: id, .cacheOnly)

    #expect(members.value.map(\.totals) == [nil])
    #expect(members.provenance.kind == .stored)
    #expect(counts(peer) == 0)
  }

  @Test func `a new member is counted alone, and the community stays as old as its oldest count`()
    async throws
  {
    let peer = try CardsPeer(.gitHub)
    let id = try await peer.community(of: [CardsSamples.bo])
    _ = try await peer.repository.members(of: id, .cacheFirst)
    peer.clock.advance(3600)
    _ = try await peer.repository.join(id)

    let members = try await peer.repository.members(of: id, .cacheFirst)

    #expect(members.value.allSatisfy { $0.totals != nil })
    #expect(members.provenance.kind == .network)
    let query = try #require(peer.gitHub.queries.last)
    #expect(query.contains(GraphQLQuery.nodeID(CardsSamples.ada.id)))
    #expect(!query.contains(GraphQLQuery.nodeID(CardsSamples.bo.id)))
    let page = try await peer.repository.community(id, .cacheFirst)
    #expect(page.provenance.fetchedAt == CardsSamples.fetchedAt)
  }

  @Test func `a refresh without an answer says why, and leaves the numbers as old as they were`()
    async throws
  {
    let peer = try CardsPeer(.gitHub)
    let id = try await peer.community(of: CardsSamples.cards)
    let before = try await peer.repository.members(of: id, .cacheFirst).value
    peer.clock.advance(3600)

    peer.gitHub.change { $0.queryFailure = 502 }
    #expect(await refreshError(id, peer) == .service(.unavailable))
    await peer.disconnect()
    #expect(await refreshError(id, peer) == .service(.offline))

    let after = try await peer.repository.members(of: id, .cacheFirst)
    #expect(after.value == before)
    #expect(after.provenance.fetchedAt == CardsSamples.fetchedAt)
  }

  @Test func `each number of a member is kept as that of its kind`() async throws {
    let peer = try CardsPeer(.gitHub)
    let numbers = """
      {"contributionCalendar":{"totalContributions":15},"totalCommitContributions":1,\
      "totalPullRequestReviewContributions":2,"totalIssueContributions":3,"totalPullRequestContributions":4,\
      "restrictedContributionsCount":5}
      """
    let node = #"{"__typename":"User","databaseId":1001,"contributionsCollection":\#(numbers)}"#
    peer.gitHub.change { $0.scripts = [("contributionsCollection", #"{"data":{"nodes":[\#(node)]}}"#)] }
    let id = try await peer.community(of: [CardsSamples.ada])
    let parts = ContributionParts(commits: 1, reviews: 2, issues: 3, pullRequests: 4, restricted: 5)

    for policy in [FetchPolicy.cacheFirst, .cacheOnly] {
      let members = try await peer.repository.members(of: id, policy).value
      #expect(members.map(\.totals) == [MemberTotals(total: 15, parts: parts)])
    }
  }

  @Test func `the numbers of both halves of a period are added, each to that of its kind`() async throws {
    let peer = try CardsPeer(.gitHub)
    peer.gitHub.change { $0.mostDays = 100 }
    let id = try await peer.community(of: [CardsSamples.ada])
    let total = 91 * 1001 % 1000 * 2

    let members = try await peer.repository.members(of: id, .cacheFirst).value

    let parts = ContributionParts(commits: total, reviews: 0, issues: 0, pullRequests: 0, restricted: 0)
    #expect(members.map(\.totals) == [MemberTotals(total: total, parts: parts)])
  }

  @Test func `a member who cannot be counted at all is asked for in at most sixteen parts`() async throws {
    let peer = try CardsPeer(.gitHub)
    peer.gitHub.change { $0.mostDays = 0 }
    let id = try await peer.community(of: [CardsSamples.ada])

    let members = try await peer.repository.members(of: id, .cacheFirst).value

    #expect(members.map(\.totals) == [nil])
    #expect(members.map(\.uncounted) == [.failed(.unavailable)])
    // The whole, two halves, four quarters, eight eighths and sixteen sixteenths.
    #expect(counts(peer) == 31)

    let stored = try await peer.repository.members(of: id, .cacheFirst).value
    #expect(stored.map(\.uncounted) == [.failed(.unavailable)])
    #expect(counts(peer) == 31)
  }
}
