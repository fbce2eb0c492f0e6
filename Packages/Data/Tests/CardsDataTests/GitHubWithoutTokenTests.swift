import CardsDomain
import CardsFakes
import DomainKernel
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import Testing

@testable import CardsData

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What there is of an account for somebody without a token.
@Suite(.timeLimit(.minutes(5))) struct GitHubWithoutTokenTests {
  @Test func `without a token a card has no language, and contributions need one`() async throws {
    let peer = try CardsPeer(.gitHub)
    peer.gitHub.change { $0.viewer = nil }
    #expect(
      try await peer.repository.card(.login("bo-k"), .cacheFirst).value
        == Card(
          id: CardsSamples.bo.id,
          login: "bo-k",
          avatar: WebLink("https://pictures.example/u/1002"),
          kind: .user,
          languageFailure: .signInNeeded
        )
    )
    await #expect(throws: ContributionsError.service(.signInNeeded)) { try await statistics(peer) }
    await #expect(throws: ServiceError.signInNeeded) { try await peer.repository.card(.mine, .cacheFirst) }
  }

  @Test(arguments: [CardSubject.login("bo-k"), .id(CardsSamples.bo.id)])
  func `a guest of an OctoDeck API, which answers nobody without a token, gets the account`(
    subject: CardSubject
  ) async throws {
    let peer = try CardsPeer(.octoDeck, isSignedIn: false)
    peer.gitHub.change { $0.viewer = nil }
    peer.octoDeck.change { $0.failure = (401, #"{"error":"Authorization header is required"}"#) }

    let card = try await peer.repository.card(subject, .cacheFirst).value

    #expect(card.id == CardsSamples.bo.id && card.login == "bo-k" && card.kind == .user)
    #expect(card.language == nil)
    #expect(await peer.error(of: subject, in: CardsPeer.year) == .service(.signInNeeded))
    await #expect(throws: ServiceError.signInNeeded) { try await peer.repository.card(.mine, .cacheFirst) }
    await peer.disconnect()
    #expect(try await peer.repository.card(subject, .cacheOnly).value == card)
    #expect(await peer.error(of: subject, in: CardsPeer.year, .cacheOnly) == .service(.signInNeeded))
  }

  @Test func `a guest is told that an account does not exist, and which kinds are not counted`()
    async throws
  {
    let peer = try CardsPeer(.octoDeck, isSignedIn: false)
    peer.gitHub.change { $0.organisations = [1003] }

    await #expect(throws: ServiceError.notFound) {
      try await peer.repository.card(.login("nobody"), .cacheFirst)
    }
    #expect(await peer.error(of: .login("cleo"), in: CardsPeer.year) == .noCalendar(.organisation))
  }

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
      try await cards.statistics(of: .login("bo-k"), in: CardsPeer.year, .cacheFirst)
    }
    await #expect(throws: ContributionsError.noCalendar(.organisation)) {
      try await cards.statistics(of: .login("cleo"), in: CardsPeer.year, .cacheFirst)
    }
    let years = await cards.statistics(of: [CardsSamples.bo], in: CardsPeer.year, .cacheFirst)
    #expect(years[CardsSamples.bo.id] == .failure(.service(.signInNeeded)))
    let counter = GitHubMemberCounter(loader: loader, endpoints: endpoints, isSignedIn: { false })
    await #expect(throws: ServiceError.signInNeeded) {
      try await counter.totals(of: [card.id], in: CardsPeer.year, .networkFirst).values
    }
    #expect(peer.queries.isEmpty)
  }
}
