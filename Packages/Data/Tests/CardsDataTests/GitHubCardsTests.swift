import CardsDomain
import CardsFakes
import DomainKernel
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import StorageKit
import Synchronization
import Testing

@testable import CardsData

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct GitHubCardsTests {
  private static let range = DayRange(yearEnding: CardsSamples.day("2026-03-01"))

  private func statistics(_ peer: CardsPeer, _ policy: FetchPolicy = .networkFirst) async throws
    -> ContributionStatistics
  {
    try await peer.repository.statistics(of: .mine, in: Self.range, policy).value
  }

  private func community(_ peer: CardsPeer, _ members: [Card]) async throws -> Community.ID {
    let period = try #require(CardsSamples.period("2025-09-01", "2026-03-01"))
    return try await peer.repository.create(
      CommunityDraft(name: "C", period: period),
      members: members,
      report: { _, _ in }
    )
    .community.id
  }

  private func organisations(_ ids: ClosedRange<Int>, _ peer: CardsPeer) {
    peer.gitHub.change { state in
      for id in ids { state.accounts[id] = ("org-\(id)", nil) }
      state.organisations = Set(ids)
    }
  }

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

  @Test func `errors beside data leave what is usable`() async throws {
    let peer = try CardsPeer(.gitHub)
    let answer = GitHubPeer.calendar(1001, "ada-larsson", viewer: "ada-larsson", Self.range, 1)
    peer.gitHub.change {
      $0.scripts = [
        ("weeks", answer.dropLast() + #","errors":[{"type":"SERVICE_UNAVAILABLE","path":["viewer"]}]}"#)
      ]
    }
    #expect(try await statistics(peer).total == 365)
  }

  @Test(arguments: [
    (#"{"data":{"account":null},"errors":[{"type":"NOT_FOUND"}]}"#, ServiceError.notFound),
    (#"{"data":{"account":null}}"#, .notFound),
    (#"{"data":null,"errors":[{"type":"OOPS"}]}"#, .malformed(.nothingUsable)),
    (
      #"{"data":{"viewer":{"login":"a"},"account":null},"errors":[{"type":"FORBIDDEN","message":"No right"}]}"#,
      .rejected(code: "FORBIDDEN", message: "No right")
    ),
    (
      #"{"errors":[{"type":"INSUFFICIENT_SCOPES","message":"No scope"}]}"#,
      .rejected(code: "INSUFFICIENT_SCOPES", message: "No scope")
    ),
    (
      #"{"errors":[{"type":"RATE_LIMITED","message":"API rate limit exceeded for 198.51.100.7"}]}"#,
      .rateLimited(until: nil)
    ),
    (#"{"data":{"account":{"databaseId":1001,"login":"x","contributionsCollection":null}}}"#, .notFound),
    (
      #"{"data":{"account":{"databaseId":1001,"contributionsCollection":{"contributionCalendar":{"weeks":[]}}}}}"#,
      .malformed(.nothingUsable)
    ),
  ])
  func `an answer without contributions says why`(answer: String, error: ServiceError) async throws {
    let peer = try CardsPeer(.gitHub)
    peer.gitHub.change { $0.scripts = [("weeks", answer)] }
    await #expect(throws: ContributionsError.service(error)) { try await statistics(peer) }
  }

  @Test(arguments: [1, 2, 3, 53])
  func `days that are sent twice take the place of no other, however many are in a week`(
    weeks: Int
  ) async throws {
    let peer = try CardsPeer(.gitHub)
    let days = (0..<Self.range.count).flatMap { place in
      let day = #"{"date":"\#(Self.range.first.advanced(by: place))","contributionCount":1}"#
      return place % 10 == 0 ? [day, day] : [day]
    }
    let size = (days.count + weeks - 1) / weeks
    let sent = stride(from: 0, to: days.count, by: size).map { start in
      #"{"contributionDays":[\#(days[start..<min(start + size, days.count)].joined(separator: ","))]}"#
    }
    peer.gitHub.change {
      $0.scripts = [
        (
          "weeks",
          """
          {"data":{"account":{"databaseId":1001,"contributionsCollection":\
          {"contributionCalendar":{"weeks":[\(sent.joined(separator: ","))]}}}}}
          """
        )
      ]
    }

    let calendar = try await statistics(peer).calendar

    #expect(calendar.days.count == Self.range.count)
    #expect(calendar.total == Self.range.count)
  }

  @Test func `a right that is missing for one part leaves the others`() async throws {
    let peer = try CardsPeer(.gitHub)
    let answer = GitHubPeer.calendar(1001, "ada-larsson", viewer: "ada-larsson", Self.range, 1)
    peer.gitHub.change {
      $0.scripts = [("weeks", answer.dropLast() + #","errors":[{"type":"FORBIDDEN","path":["viewer"]}]}"#)]
    }
    #expect(try await statistics(peer).total == 365)
  }

  @Test func `hostile days are left out`() async throws {
    let peer = try CardsPeer(.gitHub)
    let days = [
      #"{"date":"2026-02-28","contributionCount":5}"#, #"{"date":"2026-02-28","contributionCount":5}"#,
      #"{"date":"2026-02-30","contributionCount":5}"#, #"{"date":"9999-12-31","contributionCount":5}"#,
      #"{"date":"2026-03-01","contributionCount":-5}"#, "null",
      #"{"date":"2026-02-27","contributionCount":"2"}"#,
    ]
    let weeks = #"{"contributionDays":[\#(days.joined(separator: ","))]}"#
    peer.gitHub.change {
      $0.scripts = [
        (
          "weeks",
          """
          {"data":{"viewer":{"login":"a\\u001b[2J"},"account":{"databaseId":1001,"contributionsCollection":\
          {"contributionCalendar":{"weeks":[null,\(weeks)]},"totalCommitContributions":-3}}}}
          """
        )
      ]
    }
    let statistics = try await statistics(peer)
    #expect(statistics.calendar == CardsSamples.calendar(from: "2026-02-27", [2, 5]))
    #expect(statistics.parts == ContributionParts())
    #expect(statistics.viewer == nil)
  }

  @Test func `without a token a card has no language, and contributions need one`() async throws {
    let peer = try CardsPeer(.gitHub)
    peer.gitHub.change { $0.viewer = nil }
    #expect(
      try await peer.repository.card(.login("bo-k"), .cacheFirst).value
        == Card(
          id: CardsSamples.bo.id,
          login: "bo-k",
          avatar: WebLink("https://pictures.example/u/1002"),
          kind: .user
        )
    )
    await #expect(throws: ContributionsError.service(.signInNeeded)) { try await statistics(peer) }
    await #expect(throws: ServiceError.signInNeeded) { try await peer.repository.card(.mine, .cacheFirst) }
  }

  @Test
  func `the language with most bytes over all repositories is the card's, of equal ones the first name`()
    async throws
  {
    let peer = try CardsPeer(.gitHub)
    script(
      [
        repository([edge("Swift", "40"), edge("C", "-900")]),
        repository([edge("Go", "90"), edge("Swift", "60")]),
        repository([edge("Ada", "100"), "null", edge("C", "1e30")]), "null",
      ],
      of: peer
    )

    #expect(try await peer.repository.card(.mine, .cacheFirst).value.language?.name == "Ada")
  }

  @Test(arguments: [(1_000_000_000_000, "Huge"), (1_000_000_000_001, "Swift")])
  func `a terabyte of code is believed, and no byte more`(size: Int, language: String) async throws {
    let peer = try CardsPeer(.gitHub)
    script([repository([edge("Swift", "1"), edge("Huge", "\(size)")])], of: peer)

    #expect(try await peer.repository.card(.mine, .cacheFirst).value.language?.name == language)
  }

  @Test(arguments: [(200, "Late"), (201, "Swift")])
  func `two hundred repositories are looked through, and so many languages of one`(
    count: Int,
    language: String
  ) async throws {
    let late = edge("Late", "1000")
    let small = (1..<count).map { _ in edge("Swift", "1") }
    for nodes in [small.map { repository([$0]) } + [repository([late])], [repository(small + [late])]] {
      let peer = try CardsPeer(.gitHub)
      script(nodes, of: peer)

      #expect(try await peer.repository.card(.mine, .cacheFirst).value.language?.name == language)
    }
  }

  /// A language of a repository, with its size in bytes.
  private func edge(_ name: String, _ size: String) -> String {
    #"{"size":\#(size),"node":{"name":"\#(name)","color":null}}"#
  }

  private func repository(_ edges: [String]) -> String {
    #"{"languages":{"edges":[\#(edges.joined(separator: ","))]}}"#
  }

  /// Has GitHub answer with these repositories.
  private func script(_ nodes: [String], of peer: CardsPeer) {
    peer.gitHub.change {
      $0.scripts = [
        (
          "repositories(",
          #"{"data":{"account":{"repositories":{"nodes":[\#(nodes.joined(separator: ","))]}}}}"#
        )
      ]
    }
  }

  @Test func `members are matched by their numbers, five at a time`() async throws {
    let peer = try CardsPeer(.gitHub)
    let strangers = (1...7).map { CardsSamples.card($0, "org-\($0)") }
    organisations(1...7, peer)
    let id = try await community(peer, strangers + CardsSamples.cards + [CardsSamples.card(70_001, "dora")])

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
    let id = try await community(peer, cards.map { CardsSamples.card($0, "u\($0)") })

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
    let id = try await community(peer, [CardsSamples.ada, CardsSamples.bo])
    let collection = "cards.communities tests"
    let known = try #require(try await peer.records.record(for: id.rawValue, in: collection)?.value)
    let old = String(decoding: known, as: UTF8.self).replacing(#""kind":"user","#, with: "")
    _ = try await peer.records.transaction { (transaction) throws(StorageError) in
      try transaction.set(Data(old.utf8), for: id.rawValue, in: collection)
    }
    peer.gitHub.change { $0.organisations = [1002] }

    let members = try await peer.repository.members(of: id, .cacheFirst).value
    #expect(members.map(\.card.kind) == [.user, .organisation])
    #expect(members.last?.totals == nil)
  }

  @Test func `a negative total is none`() async throws {
    let peer = try CardsPeer(.gitHub)
    let node =
      #"{"__typename":"User","databaseId":1001,"contributionsCollection":\#(GitHubPeer.totals(-4))}"#
    peer.gitHub.change { $0.scripts = [("nodes(ids", #"{"data":{"nodes":[\#(node)]}}"#)] }
    let id = try await community(peer, [CardsSamples.ada])

    #expect(try await peer.repository.members(of: id, .cacheFirst).value.map(\.totals) == [nil])
  }

  @Test(arguments: [1, 2, 3])
  func `members that are too much at once are counted in halves`(most: Int) async throws {
    let peer = try CardsPeer(.gitHub)
    peer.gitHub.change { $0.mostNodes = most }
    let id = try await community(peer, CardsSamples.cards)
    let members = try await peer.repository.members(of: id, .cacheFirst).value
    #expect(members.map(\.totals?.total) == [1001, 1002, 1003].map { 182 * $0 % 1000 })
  }

  @Test func `a member whose period is too much at once is counted in halves of it`() async throws {
    let peer = try CardsPeer(.gitHub)
    peer.gitHub.change { $0.mostDays = 100 }
    let id = try await community(peer, [CardsSamples.ada])
    let members = try await peer.repository.members(of: id, .cacheFirst).value
    #expect(members.map(\.totals?.total) == [91 * 1001 % 1000 * 2])
  }

  @Test func `a community that was counted is not counted again until it is asked for`() async throws {
    let peer = try CardsPeer(.gitHub)
    organisations(5...5, peer)
    let id = try await community(peer, CardsSamples.cards + [CardsSamples.card(5, "org-5")])
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

  @Test func `a year and a day is asked for as a year`() throws {
    let range = try #require(
      DayRange(first: CardsSamples.day("2025-01-01"), last: CardsSamples.day("2026-01-01"))
    )
    let url = try #require(URL(string: "https://a.example"))
    let body = GraphQLQuery.members([CardsSamples.ada.id], range, at: url).body
    #expect(String(decoding: body ?? Data(), as: UTF8.self).contains(#""to":"2026-01-01T00:00:00Z""#))
  }

  @Test(arguments: [
    (583_231, "U_kgDOAAjmPw"), (1, "MDQ6VXNlcjE="), (65_535, "MDQ6VXNlcjY1NTM1"), (65_536, "U_kgDOAAEAAA"),
    (4_294_967_295, "U_kgDO_____w"),
  ])
  func `an account has its id in GraphQL`(id: Int, text: String) {
    #expect(GraphQLQuery.nodeID(CardsSamples.cardID(id)) == text)
  }

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

  /// What the peer has of accounts, in their order.
  private func logins(_ found: [Card.ID: Result<Card, ServiceError>], _ ids: [Card.ID]) -> [String] {
    ids.map { id in
      switch found[id] {
      case .success(let card)?: card.login
      case .failure(let error)?: "\(error)"
      case nil: "nothing"
      }
    }
  }

  @Test func `many accounts are named five at a time, each by its id and not by its place`() async throws {
    let peer = try CardsPeer(.gitHub)
    let github = peer.gitHub
    github.change { state in
      for id in 2001...2007 { state.accounts[id] = ("user-\(id)", nil) }
    }
    let ids = (2001...2007).map(CardsSamples.cardID)

    let found = await peer.repository.cards(ids, .cacheFirst)

    #expect(logins(found, ids) == ids.map { "user-\($0)" })
    #expect(github.queries.count == 2)
  }

  @Test func `however many accounts there are, no more than two requests are sent at the same time`()
    async throws
  {
    let transport = CountingTransport(peer: GitHubPeer())
    transport.peer.change { state in
      for id in 2001...2040 { state.accounts[id] = ("user-\(id)", nil) }
    }
    let endpoints = try #require(
      URL(string: GitHubPeer.root).flatMap { GitHubCardsEndpoints(root: $0) }
    )
    let client = OfflineHTTPClient(
      transport: transport,
      store: InMemoryDocumentStore(limit: 64 << 20),
      partition: "tests",
      now: { CardsSamples.fetchedAt }
    )
    let loader = ResourceLoader(client: client)
    let ids = (2001...2040).map(CardsSamples.cardID)

    let found = await GitHubCardRepository(loader: loader, endpoints: endpoints).cards(ids, .cacheFirst)
    #expect(found.count == 40 && transport.most.withLock(\.self) <= 2)
    _ = try await GitHubMemberCounter(loader: loader, endpoints: endpoints)
      .totals(of: ids, in: Self.range, .networkFirst)

    #expect(transport.most.withLock(\.self) <= 2)
    #expect(transport.peer.queries.count == 16)
  }

  /// Counts the requests that are on their way together.
  private final class CountingTransport: HTTPTransport {
    let peer: GitHubPeer
    let most = Mutex(0)
    private let current = Mutex(0)

    init(peer: GitHubPeer) { self.peer = peer }

    func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
      let count = current.withLock { current in
        current += 1
        return current
      }
      most.withLock { $0 = max($0, count) }
      for _ in 0..<20 { await Task.yield() }
      current.withLock { $0 -= 1 }
      return peer.response(to: request)
    }
  }

  @Test func `organisations and unknown accounts among many are asked for by themselves`() async throws {
    let peer = try CardsPeer(.gitHub)
    let github = peer.gitHub
    github.change {
      $0.accounts[9919] = ("guild", "Guild")
      $0.organisations = [9919]
    }
    let ids = [1002, 9919, 9].map(CardsSamples.cardID)

    let found = await peer.repository.cards(ids, .cacheFirst)

    #expect(logins(found, ids) == ["bo-k", "guild", "notFound"])
    #expect(try found[ids[1]]?.get().kind == .organisation)
  }

  @Test func `accounts that are too much for one answer are asked for by themselves`() async throws {
    let peer = try CardsPeer(.gitHub)
    peer.gitHub.change { $0.mostNodes = 1 }
    let ids = [1001, 1002, 1003].map(CardsSamples.cardID)

    let found = await peer.repository.cards(ids, .cacheFirst)

    #expect(logins(found, ids) == ["ada-larsson", "bo-k", "cleo"])
  }

  @Test
  func `without a connection the stored cards of many accounts are given, and for the others the reason`()
    async throws
  {
    let peer = try CardsPeer(.gitHub)
    let ids = [1001, 1002].map(CardsSamples.cardID)
    _ = try await peer.repository.card(.id(ids[1]), .cacheFirst)
    await peer.disconnect()

    let found = await peer.repository.cards(ids, .cacheFirst)

    #expect(logins(found, ids) == ["offline", "bo-k"])
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

  @Test func `a community is as old as its last count`() async throws {
    let peer = try CardsPeer(.gitHub)
    let id = try await community(peer, CardsSamples.cards)
    _ = try await peer.repository.members(of: id, .cacheFirst)
    peer.clock.advance(3600)

    #expect(
      try await peer.repository.community(id, .cacheFirst).provenance.fetchedAt == CardsSamples.fetchedAt
    )
    #expect(try await peer.repository.communities(.cacheFirst).provenance.fetchedAt == CardsSamples.fetchedAt)

    try await peer.repository.refresh(id)
    #expect(try await peer.repository.community(id, .cacheFirst).provenance.fetchedAt == peer.clock.now)
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

  // MARK: - Several accounts at once

  @Test func `the years of several accounts take one request, and each is matched by its id`() async throws {
    let peer = try CardsPeer(.gitHub)
    organisations(1004...1004, peer)
    let cards = [CardsSamples.cleo, CardsSamples.ada, CardsSamples.bo, CardsSamples.card(1004, "org-1004")]

    let years = await peer.repository.statistics(of: cards, in: Self.range, .cacheFirst)

    #expect(peer.gitHub.queries.count == 1)
    for card in cards.prefix(3) {
      let year = try #require(years[card.id]).get().value
      #expect(year.total == Self.range.count * (card.id.rawValue % 1000))
      #expect(year.viewer == "ada-larsson")
    }
    #expect(years[CardsSamples.guild.id] == .failure(.noCalendar(.organisation)))
    await peer.disconnect()
    let stored = await peer.repository.statistics(of: cards, in: Self.range, .cacheFirst)
    #expect(try stored[CardsSamples.bo.id]?.get().value.total == Self.range.count * 2)
  }

  @Test func `an organisation has no year, also where the service sends one`() async throws {
    let peer = try CardsPeer(.gitHub)
    let day = #"{"date":"2026-02-27","contributionCount":1,"contributionLevel":"FIRST_QUARTILE"}"#
    let calendar = #"{"contributionCalendar":{"weeks":[{"contributionDays":[\#(day)]}]}}"#
    func node(_ type: String, _ id: Int) -> String {
      #"{"__typename":"\#(type)","databaseId":\#(id),"contributionsCollection":\#(calendar)}"#
    }
    let nodes = node("Organization", 1002) + "," + node("User", 1003)
    peer.gitHub.change {
      $0.scripts = [("weeks", #"{"data":{"viewer":{"login":"ada-larsson"},"nodes":[\#(nodes)]}}"#)]
    }

    let years = await peer.repository.statistics(
      of: [CardsSamples.bo, CardsSamples.cleo],
      in: Self.range,
      .cacheFirst
    )

    #expect(years[CardsSamples.bo.id] == .failure(.noCalendar(.organisation)))
    #expect(try years[CardsSamples.cleo.id]?.get().value.calendar.levels.count == 1)
  }

  @Test func `years that are too much for one request are read one by one`() async throws {
    let peer = try CardsPeer(.gitHub)
    peer.gitHub.change { $0.mostNodes = 1 }

    let years = await peer.repository.statistics(
      of: [CardsSamples.bo, CardsSamples.cleo, CardsSamples.card(9, "gone")],
      in: Self.range,
      .cacheFirst
    )

    #expect(try years[CardsSamples.bo.id]?.get().value.total == Self.range.count * 2)
    #expect(try years[CardsSamples.cleo.id]?.get().value.total == Self.range.count * 2)
    #expect(years[CardsSamples.cardID(9)] == .failure(.service(.notFound)))
  }

  @Test func `a level of GitHub is taken over, and one that it does not document is not`() async throws {
    let peer = try CardsPeer(.gitHub)
    let days = [
      ("2026-02-27", 1, "FOURTH_QUARTILE"), ("2026-02-28", 9, "FIRST_QUARTILE"), ("2026-03-01", 5, "X"),
    ]
    .map { #"{"date":"\#($0)","contributionCount":\#($1),"contributionLevel":"\#($2)"}"# }
    peer.gitHub.change {
      $0.scripts = [
        (
          "weeks",
          """
          {"data":{"viewer":{"login":"ada-larsson","databaseId":1001,"contributionsCollection":\
          {"contributionCalendar":{"weeks":[{"contributionDays":[\(days.joined(separator: ","))]}]}}}}}
          """
        )
      ]
    }
    // The peer does not know aliases either.
    #expect(try await statistics(peer).calendar.levels == [.highest, .low, .medium])
    #expect(peer.gitHub.queries.allSatisfy { $0.contains("contributionLevel") })
  }

  // MARK: - Without a token

  @Test func `without a token no query is sent, and the identity is shown all the same`() async throws {
    let clock = TestClock()
    let peer = GitHubPeer()
    peer.change { $0.organisations = [1003] }
    let root = try #require(URL(string: GitHubPeer.root))
    let endpoints = try #require(GitHubCardsEndpoints(root: root))
    let client = client(clock) { request throws(HTTPClientError) in peer.response(to: request) }
    let loader = ResourceLoader(client: client)
    let cards = GitHubCardRepository(loader: loader, endpoints: endpoints, isSignedIn: { false })

    let card = try await cards.card(.login("bo-k"), .cacheFirst).value
    #expect(card.id == CardsSamples.bo.id && card.language == nil)
    await #expect(throws: ContributionsError.service(.signInNeeded)) {
      try await cards.statistics(of: .login("bo-k"), in: Self.range, .cacheFirst)
    }
    await #expect(throws: ContributionsError.noCalendar(.organisation)) {
      try await cards.statistics(of: .login("cleo"), in: Self.range, .cacheFirst)
    }
    let years = await cards.statistics(of: [CardsSamples.bo], in: Self.range, .cacheFirst)
    #expect(years[CardsSamples.bo.id] == .failure(.service(.signInNeeded)))
    let counter = GitHubMemberCounter(loader: loader, endpoints: endpoints, isSignedIn: { false })
    await #expect(throws: ServiceError.signInNeeded) {
      try await counter.totals(of: [card.id], in: Self.range, .networkFirst).values
    }
    #expect(peer.queries.isEmpty)
  }

  @Test(arguments: [1, 136_790_650, 70_001, 583_231, 65_535])
  func `the id of an account is read as it is written`(number: Int) {
    let id = CardsSamples.cardID(number)
    #expect(GraphQLQuery.account(GraphQLQuery.nodeID(id)) == id)
  }

  @Test(arguments: [("U_kgAB", 1), ("U_kgDMgA", 128), ("U_kgDNEAA", 4096)])
  func `the shorter forms of the id of an account are read too`(text: String, number: Int) {
    #expect(GraphQLQuery.account(text)?.rawValue == number)
  }

  @Test(arguments: ["", "U_", "U_kgA", "U_////", "04:User1", "!", String(repeating: "A", count: 65)])
  func `a text that is no id of an account is refused`(text: String) {
    #expect(GraphQLQuery.account(text) == nil)
  }
}
