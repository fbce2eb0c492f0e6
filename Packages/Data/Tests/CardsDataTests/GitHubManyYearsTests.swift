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

/// The years of several accounts, who are asked for together.
@Suite(.timeLimit(.minutes(5))) struct GitHubManyYearsTests {
  @Test func `the years of several accounts take one request, and each is matched by its id`() async throws {
    let peer = try CardsPeer(.gitHub)
    organisations(1004...1004, peer)
    let cards = [CardsSamples.cleo, CardsSamples.ada, CardsSamples.bo, CardsSamples.card(1004, "org-1004")]

    let years = await peer.repository.statistics(of: cards, in: CardsPeer.year, .cacheFirst)

    #expect(peer.gitHub.queries.count == 1)
    for card in cards.prefix(3) {
      let year = try #require(years[card.id]).get().value
      #expect(year.total == CardsPeer.year.count * (card.id.rawValue % 1000))
      #expect(year.viewer == "ada-larsson")
    }
    #expect(years[CardsSamples.guild.id] == .failure(.noCalendar(.organisation)))
    await peer.disconnect()
    let stored = await peer.repository.statistics(of: cards, in: CardsPeer.year, .cacheFirst)
    #expect(try stored[CardsSamples.bo.id]?.get().value.total == CardsPeer.year.count * 2)
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
      in: CardsPeer.year,
      .cacheFirst
    )

    #expect(years[CardsSamples.bo.id] == .failure(.noCalendar(.organisation)))
    #expect(try years[CardsSamples.cleo.id]?.get().value.calendar.levels.count == 1)
  }

  @Test(
    arguments: [
      (
        #"{"type":"FORBIDDEN","path":["nodes",1],"message":"SAML"}"#,
        .rejected(code: "FORBIDDEN", message: "SAML")
      ),
      (
        #"{"path":["nodes",1],"message":"Something went wrong"}"#,
        .serverError(status: nil, message: "Something went wrong")
      ),
      (#"{"message":"Something went wrong"}"#, .serverError(status: nil, message: "Something went wrong")),
      (#"{"type":"NOT_FOUND","path":["nodes",1]}"#, .notFound),
      (#"{"path":["viewer"],"message":"Something went wrong"}"#, .notFound), ("", .notFound),
    ] as [(String, ServiceError)]
  )
  func `a year that is missing from the answer is told with its reason`(error: String, failure: ServiceError)
    async throws
  {
    let peer = try CardsPeer(.gitHub)
    script([node(1002), "null"], error, peer)

    let years = await peer.repository.statistics(
      of: [CardsSamples.bo, CardsSamples.cleo],
      in: CardsPeer.year,
      .cacheFirst
    )

    #expect(try years[CardsSamples.bo.id]?.get().value.total == 1)
    #expect(years[CardsSamples.cleo.id] == .failure(.service(failure)))
  }

  @Test func `a year of the card alone stands in for one that is missing from the answer`() async throws {
    let peer = try CardsPeer(.gitHub)
    let year = CardsPeer.year
    let own = try await peer.repository.statistics(of: .login("cleo"), in: year, .cacheFirst).value
    script([node(1002), "null"], #"{"path":["nodes",1]}"#, peer)

    let years = await peer.repository.statistics(
      of: [CardsSamples.bo, CardsSamples.cleo],
      in: year,
      .cacheFirst
    )

    #expect(try years[CardsSamples.cleo.id]?.get().value == own)
  }

  @Test func `a year that is missing beside a node that cannot be read is not that of a missing account`()
    async throws
  {
    let peer = try CardsPeer(.gitHub)
    script([node(1002), #"{"__typename":"User","databaseId":"x"}"#], "", peer)

    let years = await peer.repository.statistics(
      of: [CardsSamples.bo, CardsSamples.cleo],
      in: CardsPeer.year,
      .cacheFirst
    )

    #expect(try years[CardsSamples.bo.id]?.get().value.total == 1)
    #expect(years[CardsSamples.cleo.id] == .failure(.service(.malformed(.nothingUsable))))
  }

  @Test func `a user without a usable day is there`() async throws {
    let peer = try CardsPeer(.gitHub)
    let empty = #"{"__typename":"User","databaseId":1003,"contributionsCollection":null}"#
    script([node(1002), empty], "", peer)

    let years = await peer.repository.statistics(
      of: [CardsSamples.bo, CardsSamples.cleo],
      in: CardsPeer.year,
      .cacheFirst
    )

    #expect(years[CardsSamples.cleo.id] == .failure(.service(.malformed(.nothingUsable))))
  }

  /// A user with one contribution.
  private func node(_ id: Int) -> String {
    let day = #"{"date":"2026-02-27","contributionCount":1}"#
    let calendar = #"{"contributionCalendar":{"weeks":[{"contributionDays":[\#(day)]}]}}"#
    return #"{"__typename":"User","databaseId":\#(id),"contributionsCollection":\#(calendar)}"#
  }

  private func script(_ nodes: [String], _ error: String, _ peer: CardsPeer) {
    let data = #"{"viewer":{"login":"ada-larsson"},"nodes":[\#(nodes.joined(separator: ","))]}"#
    peer.gitHub.change {
      $0.scripts = [("nodes(ids", #"{"data":\#(data),"errors":[\#(error)]}"#)]
    }
  }

  @Test func `years that are too much for one request are read one by one`() async throws {
    let peer = try CardsPeer(.gitHub)
    peer.gitHub.change { $0.mostNodes = 1 }

    let years = await peer.repository.statistics(
      of: [CardsSamples.bo, CardsSamples.cleo, CardsSamples.card(9, "gone")],
      in: CardsPeer.year,
      .cacheFirst
    )

    #expect(try years[CardsSamples.bo.id]?.get().value.total == CardsPeer.year.count * 2)
    #expect(try years[CardsSamples.cleo.id]?.get().value.total == CardsPeer.year.count * 2)
    #expect(years[CardsSamples.cardID(9)] == .failure(.service(.notFound)))
  }
}
