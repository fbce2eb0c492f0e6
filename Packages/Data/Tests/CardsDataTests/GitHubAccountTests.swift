import CardsDomain
import CardsFakes
import DomainKernel
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import Synchronization
import Testing

@testable import CardsData

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Whose answers are believed, and what stands in where GitHub gives none.
@Suite(.timeLimit(.minutes(5))) struct GitHubAccountTests {
  /// A repository whose service answers as a test says, without a token unless told otherwise.
  private func repository(
    isSignedIn: Bool = false,
    account: HTTPAccount? = nil,
    tellOwner: @escaping @Sendable (Card.ID) -> Void = { _ in },
    _ answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse
  ) throws -> GitHubCardRepository {
    let endpoints = try #require(URL(string: GitHubPeer.root).flatMap { GitHubCardsEndpoints(root: $0) })
    let cache = client(TestClock()) { request throws(HTTPClientError) in answer(request) }
    return GitHubCardRepository(
      loader: ResourceLoader(client: cache, account: CurrentAccount(account)),
      endpoints: endpoints,
      isSignedIn: { isSignedIn },
      tellOwner: tellOwner
    )
  }

  // MARK: - Sessions

  @Test func `the accounts of others are read as a guest reads them once the session has ended`() async throws
  {
    let origin = try #require(URL(string: GitHubPeer.root).flatMap(Origin.init))
    let account = HTTPAccount(
      partition: "ada",
      authorization: AuthorizationInterceptor(origins: [origin], credentials: EndedSession()),
      hasEnded: { true }
    )
    let peer = GitHubPeer()
    let cards = try repository(isSignedIn: true, account: account) { peer.response(to: $0) }

    #expect(try await cards.card(.login("bo-k"), .networkFirst).value.login == "bo-k")
    #expect(peer.reads == ["/users/bo-k"])
    await #expect(throws: ServiceError.sessionEnded) { try await cards.card(.mine, .networkFirst) }
    #expect(peer.reads == ["/users/bo-k"])
  }

  @Test func `where nobody knows whose the account is, that is why a card without a copy is missing offline`()
    async throws
  {
    let problem = HTTPClientError.credentialsUnavailable(reason: "damaged", fault: .damagedAccounts)
    let peer = GitHubPeer()
    let account = HTTPAccount(partition: "unknown", problem: problem)
    let cards = try repository(isSignedIn: false, account: account) { peer.response(to: $0) }
    let told = ServiceError.credentialsUnreadable(reason: "damaged", fault: .damagedAccounts)

    await #expect(throws: told) { try await cards.card(.login("bo-k"), .cacheOnly) }
    #expect(try await cards.card(.login("bo-k"), .networkFirst).value.login == "bo-k")
    #expect(try await cards.card(.login("bo-k"), .cacheOnly).value.login == "bo-k")
    await #expect(throws: told) { try await cards.card(.login("cleo"), .cacheOnly) }
  }

  @Test func `whose the token is, is told when GitHub answers that, and by nothing else`() async throws {
    let owners = Mutex<[Int]>([])
    let peer = GitHubPeer()
    let cards = try repository(
      tellOwner: { id in owners.withLock { $0.append(id.rawValue) } },
      { peer.response(to: $0) }
    )

    _ = try await cards.card(.login("bo-k"), .networkFirst)
    #expect(owners.withLock(\.self) == [])
    _ = try await cards.card(.mine, .networkFirst)
    _ = try await cards.card(.mine, .cacheOnly)
    #expect(owners.withLock(\.self) == [1001])
  }

  private struct EndedSession: CredentialsProvider {
    func authorization() async throws(HTTPClientError) -> String? { throw .sessionEnded }
  }

  // MARK: - Whose answer it is

  @Test(arguments: [CardSubject.id(CardsSamples.cleo.id), .login("cleo")])
  func `another account than was asked for is refused`(subject: CardSubject) async throws {
    let cards = try repository { _ in GitHubPeer.json(GitHubPeer.account(1002, ("bo-k", nil), "User")) }

    await #expect(throws: ServiceError.malformed(.unrelated)) { try await cards.card(subject, .cacheFirst) }
  }

  @Test func `contributions of another account are refused`() async throws {
    let peer = try CardsPeer(.gitHub)
    let other = GitHubPeer.calendar(1001, "ada-larsson", viewer: "ada-larsson", CardsPeer.year, 1)
    peer.gitHub.change { $0.scripts = [("weeks", other)] }

    #expect(await peer.error(of: .login("bo-k"), in: CardsPeer.year) == .service(.malformed(.unrelated)))
  }

  @Test(arguments: [("cleo", nil), ("BO-K", "Swift")] as [(String, String?)])
  func `the languages of another account are not those of the card`(login: String, language: String?)
    async throws
  {
    let peer = try CardsPeer(.gitHub)
    let edges = #"{"edges":[{"size":1,"node":{"name":"Swift","color":null}}]}"#
    let owner = #"{"login":"\#(login)","repositories":{"nodes":[{"languages":\#(edges)}]}}"#
    peer.gitHub.change { $0.scripts = [("repositories(", #"{"data":{"account":\#(owner)}}"#)] }

    #expect(try await peer.repository.card(.login("bo-k"), .cacheFirst).value.language?.name == language)
  }

  @Test func `contributions are found whatever the letter case of the login`() async throws {
    let repository = try CardsPeer(.gitHub).repository

    let year = try await repository.statistics(of: .login("BO-K"), in: CardsPeer.year, .cacheFirst).value

    #expect(year.total == CardsPeer.year.count * 2)
  }

  @Test func `an account that gave up its name has none at once`() async throws {
    let peer = try CardsPeer(.gitHub)
    #expect(try await peer.repository.card(.login("dora"), .cacheFirst).value.name == "Dora")
    peer.gitHub.change { $0.accounts[70_001]?.name = nil }

    let card = try await peer.repository.card(.login("dora"), .networkFirst)

    #expect(card.value.name == nil)
    #expect(card.provenance.staleness == nil)
  }

  @Test func `a bot has a card with its kind, and no calendar`() async throws {
    let cards = try repository { _ in GitHubPeer.json(#"{"login":"robot[bot]","id":90,"type":"Bot"}"#) }

    #expect(try await cards.card(.login("robot[bot]"), .cacheFirst).value.kind == .bot)
    await #expect(throws: ContributionsError.noCalendar(.bot)) {
      try await cards.statistics(of: .login("robot[bot]"), in: CardsPeer.year, .cacheFirst)
    }
  }

  @Test(
    arguments: [
      ("Mannequin", #"{"data":{"account":null},"errors":[{"type":"NOT_FOUND","path":["account"]}]}"#, nil),
      ("User", #"{"data":{"account":null}}"#, .user),
    ] as [(String, String, AccountKind?)]
  )
  func `an account that GitHub has is not missing where its contributions are not counted`(
    type: String,
    answer: String,
    kind: AccountKind?
  ) async throws {
    let account = GitHubPeer.account(1003, ("cleo", nil), type)
    let cards = try repository(isSignedIn: true) { request in
      GitHubPeer.json(request.url.path(percentEncoded: true) == "/graphql" ? answer : account)
    }

    for subject in [CardSubject.login("cleo"), .id(CardsSamples.cleo.id)] {
      await #expect(throws: ContributionsError.noCalendar(kind)) {
        try await cards.statistics(of: subject, in: CardsPeer.year, .cacheFirst)
      }
    }
  }

  @Test(arguments: [
    #"{"databaseId":null,"login":"cleo","contributionsCollection":{}}"#,
    #"{"databaseId":1003,"login":"cleo","contributionsCollection":null}"#,
  ])
  func `contributions that cannot be read are not told as a calendar that an account does not have`(
    account: String
  ) async throws {
    let known = GitHubPeer.account(1003, ("cleo", nil), "User")
    let cards = try repository(isSignedIn: true) { request in
      let isQuery = request.url.path(percentEncoded: true) == "/graphql"
      return GitHubPeer.json(isQuery ? #"{"data":{"account":\#(account)}}"# : known)
    }

    for subject in [CardSubject.login("cleo"), .id(CardsSamples.cleo.id)] {
      await #expect(throws: ContributionsError.service(.malformed(.nothingUsable))) {
        try await cards.statistics(of: subject, in: CardsPeer.year, .cacheFirst)
      }
    }
  }

  @Test(
    arguments: [
      ("Mannequin", .noCalendar(nil)), ("Bot", .noCalendar(.bot)), ("User", .service(.notFound)),
    ] as [(String, ContributionsError)]
  )
  func `among several accounts, too, one that is not counted is told from one that is missing`(
    type: String,
    error: ContributionsError
  ) async throws {
    let answer =
      #"{"data":{"viewer":{"login":"ada-larsson"},"nodes":[null,null]},"errors":["#
      + #"{"type":"NOT_FOUND","path":["nodes",0]},{"type":"NOT_FOUND","path":["nodes",1]}]}"#
    let account = GitHubPeer.account(1003, ("cleo", nil), type)
    let cards = try repository(isSignedIn: true) { request in
      switch request.url.path(percentEncoded: true) {
      case "/graphql": GitHubPeer.json(answer)
      case "/user/1003": GitHubPeer.json(account)
      default: GitHubPeer.json(#"{"message":"Not Found"}"#, 404)
      }
    }

    let years = await cards.statistics(
      of: [CardsSamples.cleo, CardsSamples.card(9, "gone")],
      in: CardsPeer.year,
      .cacheFirst
    )

    #expect(years[CardsSamples.cleo.id] == .failure(error))
    #expect(years[CardsSamples.cardID(9)] == .failure(.service(.notFound)))
  }

  // MARK: - The account of the token, which GitHub cannot lose

  @Test func `the own card stays readable where GitHub does not find the account of the token`()
    async throws
  {
    let peer = try CardsPeer(.gitHub)
    let card = try await peer.repository.card(.mine, .networkFirst)
    peer.gitHub.change { $0.viewer = 9 }

    let after = try await peer.repository.card(.mine, .networkFirst)

    #expect(after.value.id == card.value.id)
    #expect(after.provenance.staleness == .missing)
  }

  @Test(arguments: [404, 410])
  func `without a copy, an own card that GitHub does not find tells of the address of the service`(
    status: Int
  ) async throws {
    let cards = try repository(isSignedIn: true) { _ in GitHubPeer.json("{}", status) }

    await #expect(throws: ServiceError.malformed(.missingPage)) { try await cards.card(.mine, .cacheFirst) }
    await #expect(throws: ContributionsError.service(.malformed(.missingPage))) {
      try await cards.statistics(of: .mine, in: CardsPeer.year, .cacheFirst)
    }
    await #expect(throws: ServiceError.notFound) { try await cards.card(.login("cleo"), .cacheFirst) }
  }

  @Test func `where GitHub does not find the address of queries, the own card says so of its language`()
    async throws
  {
    let peer = try CardsPeer(.gitHub)
    peer.gitHub.change { $0.queryFailure = 404 }

    let card = try await peer.repository.card(.mine, .networkFirst).value

    #expect(card.language == nil && card.languageFailure == .malformed(.missingPage))
  }

  // MARK: - The address of queries, which has nothing to do with an account

  @Test(arguments: [404, 410])
  func `where GitHub does not have the address of queries, no account is without a calendar`(status: Int)
    async throws
  {
    let account = GitHubPeer.account(1003, ("cleo", nil), "User")
    let cards = try repository(isSignedIn: true) { request in
      let isQuery = request.url.path(percentEncoded: true) == "/graphql"
      return isQuery ? GitHubPeer.json("{}", status) : GitHubPeer.json(account)
    }
    let missing = ContributionsError.service(.malformed(.missingPage))

    for subject in [CardSubject.mine, .login("cleo"), .id(CardsSamples.cleo.id)] {
      await #expect(throws: missing) {
        try await cards.statistics(of: subject, in: CardsPeer.year, .cacheFirst)
      }
    }
    let years = await cards.statistics(of: [CardsSamples.cleo], in: CardsPeer.year, .cacheFirst)
    #expect(years == [CardsSamples.cleo.id: .failure(missing)])
    let card = try await cards.card(.login("cleo"), .cacheFirst).value
    #expect(card.language == nil && card.languageFailure == .malformed(.missingPage))
    let several = await cards.cards([CardsSamples.cleo.id], .cacheFirst)
    #expect(try several[CardsSamples.cleo.id]?.get().languageFailure == .malformed(.missingPage))
  }

  @Test func `contributions that are stored stand in where GitHub does not have the address of queries`()
    async throws
  {
    let peer = try CardsPeer(.gitHub)
    let before = try await peer.repository.statistics(of: .login("bo-k"), in: CardsPeer.year, .networkFirst)
    peer.gitHub.change { $0.queryFailure = 404 }

    let after = try await peer.repository.statistics(of: .login("bo-k"), in: CardsPeer.year, .networkFirst)

    #expect(after.value == before.value)
    #expect(after.provenance.staleness == .missing)
  }

  @Test func `members are not counted where GitHub does not have the address of queries`() async throws {
    let endpoints = try #require(URL(string: GitHubPeer.root).flatMap { GitHubCardsEndpoints(root: $0) })
    let cache = client(TestClock()) { _ throws(HTTPClientError) in GitHubPeer.json("{}", 404) }
    let counter = GitHubMemberCounter(loader: ResourceLoader(client: cache), endpoints: endpoints)

    await #expect(throws: ServiceError.malformed(.missingPage)) {
      try await counter.totals(of: [CardsSamples.cleo.id], in: CardsPeer.year, .networkFirst).values
    }
  }

  // MARK: - Several accounts

  @Test func `without a token many accounts are asked for one by one`() async throws {
    let peer = GitHubPeer()
    let cards = try repository { peer.response(to: $0) }

    let found = await cards.cards([CardsSamples.bo.id, CardsSamples.cleo.id], .cacheFirst)

    #expect(try found[CardsSamples.bo.id]?.get().login == "bo-k")
    #expect(try found[CardsSamples.cleo.id]?.get().login == "cleo")
    #expect(peer.queries.isEmpty)
  }

  @Test func `an answer about several accounts gives those that were asked for, and no other`() async throws {
    let peer = try CardsPeer(.gitHub)
    let nodes = #"{"databaseId":1003,"login":"cleo"},{"databaseId":1002,"login":"bo-of-several"}"#
    peer.gitHub.change { $0.scripts = [("avatarUrl", #"{"data":{"nodes":[\#(nodes)]}}"#)] }

    let found = await peer.repository.cards([CardsSamples.bo.id], .cacheFirst)

    #expect(found.count == 1)
    #expect(try found[CardsSamples.bo.id]?.get().login == "bo-of-several")
  }

  @Test func `accounts that cannot be asked for together are asked for one by one`() async throws {
    let peer = try CardsPeer(.gitHub)
    peer.gitHub.change { $0.queryFailure = 502 }

    let found = await peer.repository.cards([CardsSamples.bo.id, CardsSamples.cardID(9)], .cacheFirst)

    #expect(try found[CardsSamples.bo.id]?.get().login == "bo-k")
    #expect(found[CardsSamples.cardID(9)] == .failure(.notFound))
  }

  @Test func `a limit of requests is not answered with more of them`() async throws {
    let peer = try CardsPeer(.gitHub)
    _ = try await peer.repository.card(.id(CardsSamples.bo.id), .cacheFirst)
    peer.gitHub.change { $0.scripts = [("avatarUrl", #"{"errors":[{"type":"RATE_LIMITED"}]}"#)] }

    let found = await peer.repository.cards([CardsSamples.bo.id, CardsSamples.cleo.id], .cacheFirst)

    #expect(try found[CardsSamples.bo.id]?.get().login == "bo-k")
    #expect(found[CardsSamples.cleo.id] == .failure(.rateLimited(until: nil)))
  }

  @Test func `years that cannot be had together are those that are stored, and the others have the reason`()
    async throws
  {
    let peer = try CardsPeer(.gitHub)
    _ = try await peer.repository.statistics(of: .login("bo-k"), in: CardsPeer.year, .networkFirst)
    peer.gitHub.change { $0.queryFailure = 502 }

    let years = await peer.repository.statistics(
      of: [CardsSamples.bo, CardsSamples.cleo],
      in: CardsPeer.year,
      .networkFirst
    )

    #expect(try years[CardsSamples.bo.id]?.get().value.total == CardsPeer.year.count * 2)
    #expect(years[CardsSamples.cleo.id] == .failure(.service(.serverError(status: 502))))
  }

  // MARK: - Counting

  @Test func `nobody has to sign in for a community without members`() async throws {
    let peer = GitHubPeer()
    let endpoints = try #require(URL(string: GitHubPeer.root).flatMap { GitHubCardsEndpoints(root: $0) })
    let cache = client(TestClock()) { request throws(HTTPClientError) in peer.response(to: request) }
    let counter = GitHubMemberCounter(
      loader: ResourceLoader(client: cache),
      endpoints: endpoints,
      isSignedIn: { false }
    )

    #expect(try await counter.totals(of: [], in: CardsPeer.year, .networkFirst).values.isEmpty)
    #expect(peer.queries.isEmpty)
  }
}
