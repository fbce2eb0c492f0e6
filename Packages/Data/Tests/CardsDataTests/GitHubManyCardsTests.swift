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

/// The cards of many accounts, who are asked for together.
@Suite(.timeLimit(.minutes(5))) struct GitHubManyCardsTests {
  /// What the peer has of accounts, in their order.
  private func logins(_ found: [Card.ID: Result<Card, ServiceError>], _ ids: [Card.ID]) -> [String] {
    ids.map { id in
      switch found[id] {
      case .success(let card)?: card.login ?? "no login"
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
      .totals(of: ids, in: CardsPeer.year, .networkFirst)

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
}
