import CardsDomain
import CardsFakes
import DomainKernel
import NetworkingKit
import OfflineHTTP
import Testing

@testable import CardsData

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is read from the answers of an OctoDeck API.
@Suite(.timeLimit(.minutes(5))) struct OctoDeckAnswerTests {
  private func decoded<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  private func card(_ id: Int) -> String { #"{"githubId":"\#(id)","userName":"user-\#(id)"}"# }

  @Test(arguments: ["cards", "card"])
  func `a card of a list has everything that the service says of it, whatever the list is called`(
    name: String
  ) async throws {
    let peer = try CardsPeer(.octoDeck)
    let card = OctoDeckPeer.card(1001, ("ada-larsson", "Ada Larsson")).replacing("#F05138", with: "#123456")
    peer.octoDeck.change { $0.scripts["cards"] = #"{"\#(name)":[\#(card)]}"# }

    let cards = try await peer.repository.deck(.cacheFirst).value.entries.map(\.card)

    let language = ProgrammingLanguage(name: "Swift", color: RGBColor("#123456"))
    #expect(cards == [CardsSamples.card(1001, "ada-larsson", name: "Ada Larsson", language: language)])
  }

  @Test(arguments: [10_000, 10_001])
  func `a list has at most ten thousand cards`(count: Int) throws {
    let list = (0..<count).map(card).joined(separator: ",")
    let answer = try JSONBody.decode(
      OctoDeckCardsEnvelope.self,
      from: Data(#"{"cards":[\#(list)]}"#.utf8),
      limits: OctoDeckRepository.limits
    )

    if count <= 10_000 {
      #expect(try answer.list().cards.count == count)
    } else {
      #expect(throws: InvalidResponse(.tooManyValues(limit: 10_000))) { try answer.list() }
    }
  }

  @Test func `entries that are no cards are among those that a list may have`() throws {
    let list = ((0..<10_000).map(card) + ["7"]).joined(separator: ",")
    let answer = try JSONBody.decode(
      OctoDeckCardsEnvelope.self,
      from: Data(#"{"cards":[\#(list)]}"#.utf8),
      limits: OctoDeckRepository.limits
    )

    #expect(throws: InvalidResponse(.tooManyValues(limit: 10_000))) { try answer.list() }
  }

  @Test(arguments: [(599_997, true), (599_998, false)])
  func `an answer with a list of cards has at most 600,000 values`(count: Int, isRead: Bool) throws {
    let more = Array(repeating: "0", count: count).joined(separator: ",")
    let body = Data(#"{"cards":[],"more":[\#(more)]}"#.utf8)
    func cards() throws -> [Card] {
      try JSONBody.decode(OctoDeckCardsEnvelope.self, from: body, limits: OctoDeckRepository.limits)
        .list().cards
    }

    if isRead {
      #expect(try cards().isEmpty)
    } else {
      #expect(throws: JSONBodyError.tooManyValues(limit: 600_000)) { try cards() }
    }
  }

  @Test(arguments: [1000, 1001])
  func `a list has at most a thousand communities`(count: Int) throws {
    let list = (0..<count).map { #"{"id":"c-\#($0)"}"# }.joined(separator: ",")

    let answer = try decoded(OctoDeckCommunitiesEnvelope.self, #"{"communities":[\#(list)]}"#)

    if count <= 1000 {
      #expect(try answer.communities().count == count)
    } else {
      #expect(throws: InvalidResponse(.tooManyValues(limit: 1000))) { try answer.communities() }
    }
  }

  @Test func `entries that are no communities are among those that a list may have`() throws {
    let list = ((0..<1000).map { #"{"id":"c-\#($0)"}"# } + ["7"]).joined(separator: ",")

    let answer = try decoded(OctoDeckCommunitiesEnvelope.self, #"{"communities":[\#(list)]}"#)

    #expect(throws: InvalidResponse(.tooManyValues(limit: 1000))) { try answer.communities() }
  }

  @Test(
    arguments: [
      (#"{"id":"c-1"}"#, 0), (#"{"id":"c-1"},{"id":"c-1"}"#, 0), (#"{"id":"c-1"},{"id":"a/b"},7"#, 2),
    ]
  )
  func `entries that are no communities are counted, and those that are sent twice are not`(
    list: String,
    unreadable: Int
  ) throws {
    let answer = try decoded(OctoDeckCommunitiesEnvelope.self, #"{"communities":[\#(list)]}"#)

    let communities = try answer.communities()
    #expect(communities.map(\.id.rawValue) == ["c-1"])
    #expect(communities.unreadableCount == unreadable)
  }

  @Test func `of an entry that is no card the number is known where it can be read`() throws {
    let answer = try decoded(
      OctoDeckCardsEnvelope.self,
      #"{"cards":[{"githubId":"5","userName":"../a"},\#(card(1)),\#(card(1)),{"userName":"a"},7]}"#
    )

    let list = try answer.list()

    #expect(list.cards.map(\.id.rawValue) == [1])
    #expect(list.unreadable == [CardsSamples.cardID(5), nil, nil])
  }

  @Test(
    arguments: [
      ("", false), (#",{"githubId":"5"}"#, true), (#",{"userName":"a"}"#, nil),
      (#",{"githubId":"5"},7"#, true),
    ] as [(String, Bool?)]
  )
  func `an account is in a list, is not, or may be an entry without a number`(
    entries: String,
    isIn: Bool?
  ) throws {
    let answer = try decoded(OctoDeckCardsEnvelope.self, #"{"cards":[\#(card(1))\#(entries)]}"#)

    #expect(try answer.list().contains(CardsSamples.cardID(5)) == isIn)
  }

  @Test func `a list of which only numbers can be read is of no use`() throws {
    let answer = try decoded(OctoDeckCardsEnvelope.self, #"{"cards":[{"githubId":"5"}]}"#)

    #expect(throws: InvalidResponse(.nothingUsable)) { try answer.list() }
  }

  @Test(
    arguments: [("2026-03-01T23:59:59Z", "2026-03-01"), ("2025-09-01T00:00:00Z", nil)]
      as [(String, String?)]
  )
  func `a community has the days of the period that the service says, and without a name its id`(
    end: String,
    last: String?
  ) throws {
    let community = try decoded(
      OctoDeckCommunityDTO.self,
      #"{"id":"c-1","name":"","startDateTime":"2025-09-01T00:00:00Z","endDateTime":"\#(end)"}"#
    )
    .community

    #expect(community.name == "c-1")
    #expect(community.period == last.flatMap { CardsSamples.period("2025-09-01", $0) })
  }

  @Test func `each of the best members is that of its category`() throws {
    let answer = try decoded(
      OctoDeckCommunityEnvelope.self,
      """
      {"community":{"id":"c-1","name":"C"},"highlightedCard":{"bestContributor":\(card(1)),\
      "bestCommitter":\(card(2)),"bestReviewer":\(card(3)),"bestIssuer":\(card(4)),\
      "bestPullRequester":\(card(5))}}
      """
    )

    let best = [HighlightCategory.contributor, .committer, .reviewer, .issuer, .pullRequester]
      .map { answer.highlights[$0]?.card.id.rawValue }
    #expect(best == [1, 2, 3, 4, 5])
    #expect(answer.highlights.unreadable.isEmpty)
  }

  @Test(
    arguments: [
      ("null", false), (#"{"githubId":"","userName":""}"#, false), (#"{"githubId":null}"#, false),
      (#"{"githubId":"5","userName":""}"#, true), (#"{"githubId":5,"userName":"../a"}"#, true),
      (#"{"githubId":{},"userName":""}"#, true), ("7", true), ("[]", true),
    ]
  )
  func `a best member who cannot be read is not nobody`(card: String, isUnreadable: Bool) throws {
    let answer = try decoded(
      OctoDeckCommunityEnvelope.self,
      #"{"community":{"id":"c-1"},"highlightedCard":{"bestReviewer":\#(card)}}"#
    )

    #expect(answer.highlights.unreadable.contains(.reviewer) == isUnreadable)
    #expect(answer.highlights.unreadable.count == (isUnreadable ? 1 : 0))
    #expect(answer.highlights[.reviewer] == nil)
  }

  @Test(arguments: [("7", 5), ("null", 0), ("{}", 0)])
  func `best members that are none at all are unreadable in each category`(sent: String, count: Int) throws {
    let answer = try decoded(
      OctoDeckCommunityEnvelope.self,
      #"{"community":{"id":"c-1"},"highlightedCard":\#(sent)}"#
    )

    #expect(answer.highlights.unreadable.count == count)
  }

  @Test func `days of a year and a month are read, and those far from them count as unreadable`() throws {
    let range = CardsPeer.year
    let days =
      [range.first.advanced(by: -32), range.first.advanced(by: -31)]
      + [range.last.advanced(by: -1), range.last, range.last.advanced(by: 400)]
    let list = days.map { #"{"date":"\#($0)","count":1}"# }.joined(separator: ",")

    let statistics = try decoded(
      OctoDeckStatisticsEnvelope.self,
      #"{"stats":{"contributions":[\#(list)],"totalContribution":99}}"#
    )
    .statistics()

    #expect(statistics.calendar.days.map(\.day) == [days[1], days[2], days[3]])
    #expect(statistics.unreadableCount == 2)
    #expect(statistics.total == 99)
  }

  @Test(arguments: [0, 1, 340, 457, 4000, -1, -35, -400, -20_000])
  func `a year has the same days and the same total on any day of the clock`(later: Int) async throws {
    let peer = try CardsPeer(.octoDeck)
    let days = (0..<365).map { place in
      #"{"date":"\#(CardsPeer.year.first.advanced(by: place))","count":\#(place % 7)}"#
    }
    peer.octoDeck.change {
      $0.scripts["stats/me"] = #"{"stats":{"contributions":[\#(days.joined(separator: ","))]}}"#
    }
    let read = try await peer.repository.statistics(of: .mine, in: CardsPeer.year, .cacheFirst).value

    let range = DayRange(yearEnding: CardsPeer.year.last.advanced(by: later))
    let stored = try await peer.repository.statistics(of: .mine, in: range, .cacheOnly).value

    #expect(read.calendar.days.count == 365)
    #expect(read.total == read.calendar.total)
    #expect(stored == read)
    #expect(try await peer.repository.statistics(of: .mine, in: range, .networkFirst).value == read)
  }

  @Test func `a day that is far ahead does not push the others out, and leaves no total`() throws {
    let days = [CardsPeer.year.last.advanced(by: -1), CardsPeer.year.last]
    let list = (days + [CardsSamples.day("9999-12-31")])
      .map { #"{"date":"\#($0)","count":2}"# }.joined(separator: ",")

    let statistics = try decoded(
      OctoDeckStatisticsEnvelope.self,
      #"{"stats":{"contributions":[\#(list)]}}"#
    )
    .statistics()

    #expect(statistics.calendar.days.map(\.day) == days)
    #expect(statistics.total == nil)
  }

  @Test(arguments: [(#"{"date":"2026-03-01","count":1},{"count":2},{}"#, 2), ("", 0)])
  func `entries that are no days are counted`(list: String, unreadable: Int) throws {
    let answer = try decoded(
      OctoDeckStatisticsEnvelope.self,
      #"{"stats":{"contributions":[\#(list)]}}"#
    )

    #expect(answer.unreadable == unreadable)
    if unreadable > 0 { #expect(try answer.statistics().unreadableCount == unreadable) }
  }

  // MARK: - What GitHub adds

  @Test func `a token that GitHub refuses is refused, and one that it cannot check is not`()
    async throws
  {
    let peer = try CardsPeer(.octoDeck)
    peer.octoDeck.change { $0.failure = (401, "{}") }
    peer.gitHub.change { $0.isConnected = false }

    await #expect(throws: ServiceError.serverError(status: 401)) {
      try await peer.repository.card(.mine, .networkFirst)
    }

    peer.gitHub.change { state in
      state.isConnected = true
      state.viewer = nil
    }
    await #expect(throws: ServiceError.signInNeeded) { try await peer.repository.card(.mine, .networkFirst) }
  }

  @Test func `a card that the service does not have fails as it says while GitHub cannot be asked`()
    async throws
  {
    let peer = try CardsPeer(.octoDeck)
    peer.gitHub.change { $0.isConnected = false }

    await #expect(throws: ServiceError.serverError(status: 500)) {
      try await peer.repository.card(.id(CardsSamples.cardID(70_001)), .networkFirst)
    }
  }

  @Test func `for a card of which the service says that it does not have it GitHub has the last word`()
    async throws
  {
    let peer = try CardsPeer(.octoDeck)
    peer.octoDeck.change { $0.failure = (404, #"{"error":"not found"}"#) }

    #expect(try await peer.repository.card(.id(CardsSamples.bo.id), .networkFirst).value.login == "bo-k")

    peer.gitHub.change { $0.isConnected = false }
    await #expect(throws: ServiceError.offline) {
      try await peer.repository.card(.id(CardsSamples.cleo.id), .networkFirst)
    }
  }

  @Test func `contributions are shown without the name of who asked while GitHub cannot be asked`()
    async throws
  {
    let peer = try CardsPeer(.octoDeck)
    peer.gitHub.change { $0.isConnected = false }
    let range = CardsPeer.year

    let statistics = try await peer.repository.statistics(of: .mine, in: range, .cacheFirst).value

    #expect(statistics.total == 4)
    #expect(statistics.viewer == nil)
  }

  @Test func `a card has the kind that GitHub told with the contributions`() async throws {
    let peer = try CardsPeer(.octoDeck)
    let bo = CardSubject.id(CardsSamples.bo.id)
    let range = CardsPeer.year

    #expect(try await peer.repository.card(bo, .cacheFirst).value.kind == nil)
    _ = try await peer.repository.statistics(of: bo, in: range, .cacheFirst)
    #expect(try await peer.repository.card(bo, .cacheFirst).value.kind == .user)
  }
}
