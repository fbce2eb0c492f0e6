import CardsDomain
import CardsFakes
import DomainKernel
import StorageKit
import Synchronization
import Testing

@testable import CardsData

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder of its own for a test, which is removed at its end.
private final class TemporaryFolder: Sendable {
  private let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "cards-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path()
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func lock(_ timeout: Duration) -> InterprocessLock {
    InterprocessLock(path: path + "/lock", timeout: timeout, clock: ContinuousClock())
  }
}

/// The faults of the reference, each of which must not reach the user.
@Suite(.timeLimit(.minutes(5))) struct OctoDeckTests {
  private func repository(_ peer: CardsPeer) throws -> OctoDeckRepository {
    try #require(peer.repository as? OctoDeckRepository)
  }

  private func community(_ peer: CardsPeer, members: [Int] = [1001, 1002]) throws -> Community.ID {
    let id = CardsSamples.community.id
    peer.octoDeck.change { $0.communities[id.rawValue] = ("Oslo", members, nil) }
    return id
  }

  @Test func `the number is sent as plain text without anything around it`() async throws {
    let peer = try CardsPeer(.octoDeck)
    _ = try await peer.repository.add(CardsSamples.bo)
    #expect(peer.octoDeck.writes == ["POST cards 1002"])
  }

  @Test func `nothing is sent when the time of an addition cannot be stored`() async throws {
    let records = InMemoryRecordStore()
    let newer = Data(#"{"version":2,"record":{"what":"is this"}}"#.utf8)
    _ = try await records.set(newer, for: "1002", in: "cards.additions tests", ifRevision: nil)
    let peer = try CardsPeer(.octoDeck, records: records)

    let error = await CardsPeer.error { () throws(CardsError) in
      try await peer.repository.add(CardsSamples.bo)
    }

    #expect(error == .storage(.madeByNewerVersion))
    #expect(peer.octoDeck.writes.isEmpty)
  }

  @Test func `a time of an addition that cannot be read is told until the card is added again`()
    async throws
  {
    let records = InMemoryRecordStore()
    let peer = try CardsPeer(.octoDeck, records: records)
    _ = try await peer.repository.add([CardsSamples.bo, CardsSamples.cleo])
    await records.damage("1002", in: "cards.additions tests")
    _ = try await records.set(Data("{".utf8), for: "7", in: "cards.additions tests", ifRevision: nil)

    let damaged = try await peer.repository.deck(.networkFirst).value
    #expect(damaged.undated == [CardsSamples.bo.id])
    #expect(damaged.entries.first { $0.id == CardsSamples.bo.id }?.addedAt == nil)

    #expect(try await peer.repository.remove(CardsSamples.bo.id))
    #expect(try await peer.repository.add(CardsSamples.bo))
    let deck = try await peer.repository.deck(.networkFirst).value
    #expect(deck.undated.isEmpty)
    #expect(deck.entries.allSatisfy { $0.addedAt != nil })
  }

  @Test func `the time of an addition that failed is not that of a later one`() async throws {
    let peer = try CardsPeer(.octoDeck)
    peer.octoDeck.change { $0.write = .fails }
    _ = await CardsPeer.error { () throws(CardsError) in try await peer.repository.add(CardsSamples.bo) }
    peer.octoDeck.change { $0.write = .works }
    peer.clock.advance(60)

    #expect(try await peer.repository.add(CardsSamples.bo))
    let entry = try #require(try await peer.repository.deck(.networkFirst).value.entries.first)
    #expect(entry.addedAt == CardsSamples.fetchedAt.addingTimeInterval(60))
  }

  @Test func `a change that is made and answered with an empty 500 succeeds`() async throws {
    let peer = try CardsPeer(.octoDeck)
    peer.octoDeck.change { $0.write = .worksSilently }
    let id = try community(peer, members: [1002])

    #expect(try await peer.repository.add(CardsSamples.bo))
    #expect(try await peer.repository.remove(CardsSamples.bo.id))
    #expect(try await peer.repository.join(id))
    #expect(try await peer.repository.leave(id))
    #expect(peer.octoDeck.writes.count == 4)
  }

  @Test func `a change that is not made fails after the list was read again`() async throws {
    let peer = try CardsPeer(.octoDeck)
    peer.octoDeck.change { $0.write = .fails }

    let error = await CardsPeer.error { () throws(CardsError) in
      try await peer.repository.add(CardsSamples.bo)
    }

    #expect(error == .service(.serverError(status: 500)))
    #expect(peer.octoDeck.reads == ["cards", "cards"])
    #expect(peer.octoDeck.writes.count == 1)
  }

  @Test func `a change whose outcome nobody can tell is neither done nor failed`() async throws {
    let peer = try CardsPeer(.octoDeck)
    peer.octoDeck.change { $0.write = .isLost }

    let error = await CardsPeer.error { () throws(CardsError) in
      try await peer.repository.add(CardsSamples.bo)
    }

    #expect(error == .unknownOutcome(.connectionLost))
  }

  @Test func `without a connection nothing is written, also when the list is stored`() async throws {
    let peer = try CardsPeer(.octoDeck)
    _ = try await peer.repository.deck(.cacheFirst)
    await peer.disconnect()

    let error = await CardsPeer.error { () throws(CardsError) in
      try await peer.repository.add(CardsSamples.bo)
    }

    #expect(error == .service(.offline))
    #expect(peer.octoDeck.writes.isEmpty)
  }

  @Test func `a card that the service has twice is shown once`() async throws {
    let peer = try CardsPeer(.octoDeck)
    peer.octoDeck.change { $0.deck = [1002, 1003, 1002] }
    let id = try community(peer, members: [1002, 1001, 1002])

    #expect(try await peer.repository.deck(.cacheFirst).value.entries.map(\.id.rawValue) == [1002, 1003])
    #expect(try await peer.repository.members(of: id, .cacheFirst).value.map(\.id.rawValue) == [1002, 1001])
  }

  @Test func `members are ranked by what was counted, not by the order of the service`() async throws {
    let peer = try CardsPeer(.octoDeck)
    let id = try await peer.repository.create(
      CommunityDraft(name: "New", period: #require(CardsSamples.period("2025-09-01", "2026-03-01")))
    ).id
    // The service puts those at the end who joined since it counted.
    peer.octoDeck.change { $0.communities[id.rawValue]?.members = [1001, 1003, 1002] }

    let overview = try await ManageCommunities(repository: peer.repository, today: CardsSamples.today).show(
      id,
      .networkFirst
    )

    let ranking = try overview.ranking.get().value.members
    #expect(ranking.map(\.id.rawValue) == [1003, 1002, 1001])
    #expect(ranking.map(\.member.totals?.total) == [1003, 1002, 1001].map { 182 * $0 % 1000 })
  }

  @Test func `processes that join at the same time make one membership`() async throws {
    let folder = try TemporaryFolder()
    let service = OctoDeckPeer()
    let id = CardsSamples.community.id
    service.change { $0.communities[id.rawValue] = ("Oslo", [1002], nil) }
    let joined = try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        let peer = try CardsPeer(.octoDeck, octoDeck: service, lock: folder.lock(.seconds(60)))
        group.addTask { try await peer.repository.join(id) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(joined.count { $0 } == 1)
    #expect(service.state.withLock { $0.communities[id.rawValue]?.members } == [1002, 1001])
    #expect(service.writes.count == 1)
  }

  @Test func `nothing is read or written while another process changes a list`() async throws {
    let folder = try TemporaryFolder()
    let peer = try CardsPeer(.octoDeck, lock: folder.lock(.zero))
    let hold = try await folder.lock(.zero).acquire()

    let error = await CardsPeer.error { () throws(CardsError) in
      try await peer.repository.add(CardsSamples.bo)
    }
    #expect(peer.octoDeck.reads.isEmpty && peer.octoDeck.writes.isEmpty)
    guard case .storage(.busy) = error else { return #expect(Bool(false), "\(error as Any)") }

    hold.release()
    #expect(try await peer.repository.add(CardsSamples.bo))
  }

  @Test func `a deck that is empty elsewhere is believed when it still is after a day`() async throws {
    let peer = try CardsPeer(.octoDeck)
    peer.octoDeck.change { $0.deck = [1002, 1003] }
    _ = try await peer.repository.deck(.networkFirst)
    peer.octoDeck.change { $0.deck = [] }

    let doubtful = try await peer.repository.deck(.networkFirst)
    #expect(doubtful.value.entries.count == 2)
    #expect(doubtful.provenance.staleness == .suspicious(.incomplete))

    peer.clock.advance(86_400)
    #expect(try await peer.repository.deck(.networkFirst).value.entries.isEmpty)
  }

  @Test func `contributions of the next day are believed although the first day is gone`() async throws {
    let peer = try CardsPeer(.octoDeck)
    func answer(_ days: ClosedRange<Int>) -> String {
      let list = days.map { #"{"date":"2026-02-\#($0)","count":1}"# }.joined(separator: ",")
      return #"{"stats":{"contributions":[\#(list)]}}"#
    }
    peer.octoDeck.change { $0.scripts["stats/me"] = answer(10...25) }
    _ = try await peer.repository.statistics(
      of: .mine,
      in: DayRange(yearEnding: CardsSamples.day("2026-02-25")),
      .networkFirst
    )
    peer.octoDeck.change { $0.scripts["stats/me"] = answer(11...26) }
    let range = DayRange(yearEnding: CardsSamples.day("2026-02-26"))
    let next = try await peer.repository.statistics(of: .mine, in: range, .networkFirst)
    #expect(next.value.calendar.days.first?.day == CardsSamples.day("2026-02-11"))
    #expect(!next.provenance.isStale)

    peer.octoDeck.change { $0.scripts["stats/me"] = answer(20...26) }
    let cut = try await peer.repository.statistics(of: .mine, in: range, .networkFirst)
    #expect(cut.value.calendar.days.count == 16)
    #expect(cut.provenance.isStale)
  }

  @Test func `the first day of a year that has not moved on does not go`() async throws {
    let peer = try CardsPeer(.octoDeck)
    let range = DayRange(yearEnding: CardsSamples.day("2026-02-25"))
    let days = (10...25).map { #"{"date":"2026-02-\#($0)","count":1}"# }
    func answer(_ days: some Sequence<String>) -> String {
      #"{"stats":{"contributions":[\#(days.joined(separator: ","))]}}"#
    }
    peer.octoDeck.change { $0.scripts["stats/me"] = answer(days) }
    _ = try await peer.repository.statistics(of: .mine, in: range, .networkFirst)
    peer.octoDeck.change { $0.scripts["stats/me"] = answer(days.dropFirst()) }

    let cut = try await peer.repository.statistics(of: .mine, in: range, .networkFirst)

    #expect(cut.value.calendar.days.count == 16)
    #expect(cut.provenance.isStale)
  }

  @Test func `the year 1 is no period`() async throws {
    let peer = try CardsPeer(.octoDeck)
    let id = try community(peer)
    #expect(try await peer.repository.community(id, .cacheFirst).value.community.period == nil)
    #expect(try await peer.repository.members(of: id, .cacheFirst).value.allSatisfy { $0.totals == nil })
  }

  @Test func `an empty card in place of a best member is nobody`() async throws {
    let peer = try CardsPeer(.octoDeck)
    let id = try community(peer)
    let before = try await peer.repository.community(id, .networkFirst).value.highlights
    #expect(HighlightCategory.allCases.allSatisfy { before?[$0] == nil })

    try await peer.repository.refresh(id)
    let after = try await peer.repository.community(id, .networkFirst).value.highlights
    #expect(after?[.contributor]?.card.id == CardsSamples.ada.id)
    #expect(after?[.committer] == nil)
  }

  @Test func `a community that nobody has joined is listed where it was created`() async throws {
    let peer = try CardsPeer(.octoDeck)
    let created = try await peer.repository.create(
      CommunityDraft(name: "New", period: #require(CardsSamples.period("2026-01-01", "2026-02-01")))
    )
    let isMine = peer.octoDeck.state.withLock { $0.communities.values.contains { $0.members.contains(1001) } }
    #expect(!isMine)
    #expect(try await peer.repository.communities(.networkFirst).value == [created])
  }

  @Test func `a community whose period cannot be stored is created once, and given without it`() async throws
  {
    let peer = try CardsPeer(.octoDeck, records: InMemoryRecordStore(limit: 10))
    let draft = try CommunityDraft(
      name: "New",
      period: #require(CardsSamples.period("2026-01-01", "2026-02-01"))
    )

    let new = try await peer.repository.create(draft, members: CardsSamples.cards, report: { _, _ in })

    let ids = peer.octoDeck.state.withLock { $0.communities.keys.map(\.self) }
    #expect(ids == [new.community.id.rawValue])
    #expect(new.community.name == "New" && new.community.period == nil)
    #expect(new.members == 0 && new.leftOut == 3)
    guard case .cannotBeSaved? = new.storageError else {
      Issue.record("not told: \(String(describing: new.storageError))")
      return
    }
  }

  @Test func `creating with an empty 500 has an unknown outcome`() async throws {
    let peer = try CardsPeer(.octoDeck)
    peer.octoDeck.change { $0.write = .worksSilently }
    let draft = try CommunityDraft(
      name: "New",
      period: #require(CardsSamples.period("2026-01-01", "2026-02-01"))
    )
    let error = await CardsPeer.error { () throws(CardsError) in try await peer.repository.create(draft) }
    #expect(error == .unknownOutcome(.serverError(status: 500)))
    #expect(peer.octoDeck.writes.count == 1)
  }

  @Test func `a refused token is one that GitHub refuses too`() async throws {
    let peer = try CardsPeer(.octoDeck)
    peer.octoDeck.change { $0.failure = (401, #"{"error":"Invalid or expired token"}"#) }

    await #expect(throws: ServiceError.serverError(status: 401)) {
      try await peer.repository.card(.mine, .networkFirst)
    }

    peer.gitHub.change { $0.viewer = nil }
    await #expect(throws: ServiceError.signInNeeded) { try await peer.repository.card(.mine, .networkFirst) }
  }

  @Test func `a card that the service does not have is made of the account at GitHub`() async throws {
    let peer = try CardsPeer(.octoDeck)
    let card = try await peer.repository.card(.login("dora"), .cacheFirst).value
    #expect(card.id == CardsSamples.cardID(70_001))
    #expect(card.name == "Dora")
  }

  @Test func `a card that the service does not have opens from the stored account where nothing is asked`()
    async throws
  {
    let peer = try CardsPeer(.octoDeck)
    let shown = try await peer.repository.card(.login("dora"), .networkFirst).value
    await peer.disconnect()

    let stored = try await peer.repository.card(.login("dora"), .cacheOnly)

    #expect(stored.value == shown)
    #expect(stored.provenance.staleness != .offline)
  }

  @Test(arguments: [FetchPolicy.cacheFirst, .networkFirst])
  func `without a connection, a card that the service does not have is the stored account, and says why`(
    policy: FetchPolicy
  ) async throws {
    let peer = try CardsPeer(.octoDeck)
    let shown = try await peer.repository.card(.id(CardsSamples.cardID(70_001)), .networkFirst).value
    await peer.disconnect()

    let stored = try await peer.repository.card(.id(CardsSamples.cardID(70_001)), policy)

    #expect(stored.value == shown)
    #expect(stored.provenance.staleness == .offline)
  }

  @Test func `several cards are added after one look at the list, and each that it has is left alone`()
    async throws
  {
    let peer = try CardsPeer(.octoDeck)
    peer.octoDeck.change { $0.deck = [1002, 1002] }
    let cards = [CardsSamples.bo, CardsSamples.cleo, CardsSamples.card(70_001, "dora"), CardsSamples.ada]

    let results = try await peer.repository.add(cards)

    #expect(results[..<2] == [.success(false), .success(true)])
    // The service answers 500 for an account that it does not have, and the list is read to make sure.
    #expect(results[2] == .failure(.service(.serverError(status: 500))))
    #expect(results[3] == .success(true))
    #expect(peer.octoDeck.writes == ["POST cards 1003", "POST cards 70001", "POST cards 1001"])
    #expect(peer.octoDeck.reads == ["cards", "cards"])
  }

  @Test func `adding several cards ends with the first error that concerns all of them`() async throws {
    let peer = try CardsPeer(.octoDeck)
    peer.octoDeck.change { $0.write = .isLost }

    let results = try await peer.repository.add([CardsSamples.bo, CardsSamples.cleo])

    #expect(results == [.failure(.unknownOutcome(.connectionLost)), .failure(.service(.offline))])
    #expect(peer.octoDeck.writes == ["POST cards 1002"])
  }

  @Test func `a card that was added here keeps the kind that was known then`() async throws {
    let peer = try CardsPeer(.octoDeck)
    peer.octoDeck.change { $0.deck = [1003] }
    _ = try await peer.repository.add(CardsSamples.bo.known(as: .user))
    let deck = try await peer.repository.deck(.networkFirst).value
    #expect(deck.entries.map(\.card.kind) == [nil, .user])
  }

  @Test func `days that are none and negative numbers are left out`() async throws {
    let peer = try CardsPeer(.octoDeck)
    let range = CardsPeer.year
    let statistics = try await peer.repository.statistics(of: .mine, in: range, .cacheFirst).value
    #expect(statistics.calendar == CardsSamples.calendar(from: "2026-02-28", [3, 1]))
    #expect(statistics.parts == ContributionParts(commits: 2, reviews: 1, issues: 0, pullRequests: 1))
  }

  @Test(arguments: [
    "7", "null", "[]", #"{"githubId":"x","userName":"a"}"#, #"{"githubId":"-1","userName":"a"}"#,
    #"{"githubId":"12"}"#, #"{"githubId":"12","userName":"a\u001b[2J"}"#,
    #"{"githubId":"12","userName":"../a"}"#,
    OctoDeckPeer.emptyCard,
  ])
  func `a card that cannot be used is dropped, the others stay`(card: String) async throws {
    let peer = try CardsPeer(.octoDeck)
    let good = OctoDeckPeer.card(1002, ("bo-k", "bo-k"))
    peer.octoDeck.change { $0.scripts["cards"] = #"{"cards":[\#(card),\#(good)]}"# }
    #expect(try await peer.repository.deck(.cacheFirst).value.entries.map(\.card.id.rawValue) == [1002])
  }

  @Test(arguments: ["red", "#12345", "", "#GGGGGG", "javascript:alert(1)"])
  func `a color that is none is that of the table, or nothing`(color: String) async throws {
    let peer = try CardsPeer(.octoDeck)
    func card(_ language: String) -> String {
      #"{"card":{"githubId":"1002","userName":"bo","mostUsedLanguage":{"name":"\#(language)","color":"\#(color)"}}}"#
    }
    peer.octoDeck.change { $0.scripts["cards/1002"] = card("Swift") }
    let swift = try await peer.repository.card(.id(CardsSamples.bo.id), .networkFirst).value.language
    #expect(swift == ProgrammingLanguage(name: "Swift", color: RGBColor("#F05138")))

    peer.octoDeck.change { $0.scripts["cards/1002"] = card("Quux") }
    let quux = try await peer.repository.card(.id(CardsSamples.bo.id), .networkFirst).value.language
    #expect(quux == ProgrammingLanguage(name: "Quux", color: nil))

    peer.octoDeck.change { $0.scripts["cards/1003"] = card("Unknown").replacing("1002", with: "1003") }
    #expect(try await peer.repository.card(.id(CardsSamples.cleo.id), .networkFirst).value.language == nil)
  }

  @Test(arguments: ["{}", #"{"cards":null}"#, #"{"cards":{}}"#, #"{"cards":[7]}"#, "[]", "", "<html></html>"])
  func `an answer that is no deck does not replace the stored one`(answer: String) async throws {
    let peer = try CardsPeer(.octoDeck)
    _ = try await peer.repository.add(CardsSamples.bo)
    _ = try await peer.repository.deck(.networkFirst)

    peer.octoDeck.change { $0.scripts["cards"] = answer }
    let deck = try await peer.repository.deck(.networkFirst)

    #expect(deck.value.entries.map(\.id) == [CardsSamples.bo.id])
    #expect(deck.provenance.isStale)
  }

  @Test func `another card than was asked for is refused`() async throws {
    let peer = try CardsPeer(.octoDeck)
    peer.octoDeck.change {
      $0.scripts["cards/1002"] = #"{"card":\#(OctoDeckPeer.card(1003, ("cleo", "cleo")))}"#
    }
    await #expect(throws: ServiceError.malformed(.unrelated)) {
      try await peer.repository.card(.id(CardsSamples.bo.id), .cacheFirst)
    }
  }

  @Test func `members of a file have to join for themselves`() async throws {
    let peer = try CardsPeer(.octoDeck)
    let draft = try CommunityDraft(
      name: "New",
      period: #require(CardsSamples.period("2026-01-01", "2026-02-01"))
    )
    let made = try await peer.repository.create(draft, members: CardsSamples.cards, report: { _, _ in })
    #expect(made.members == 0)
    #expect(made.leftOut == 3)
  }

  @Test
  func `a stored deck after a refused token is old because the service fails, unless GitHub refuses it too`()
    async throws
  {
    let peer = try CardsPeer(.octoDeck)
    _ = try await peer.repository.deck(.networkFirst)
    peer.octoDeck.change { $0.failure = (401, #"{"error":"Invalid or expired token"}"#) }

    #expect(try await peer.repository.deck(.networkFirst).provenance.staleness == .unavailable)

    peer.gitHub.change { $0.viewer = nil }
    #expect(try await peer.repository.deck(.networkFirst).provenance.staleness == .signInNeeded)
  }

  @Test func `a community that the service lost is deleted here too, after a second attempt`() async throws {
    let peer = try CardsPeer(.octoDeck)
    let id = try await peer.repository.create(
      CommunityDraft(name: "New", period: #require(CardsSamples.period("2026-01-01", "2026-02-01")))
    ).id
    peer.octoDeck.change { $0.communities = [:] }

    try await peer.repository.delete(id)

    #expect(try await peer.repository.communities(.networkFirst).value.isEmpty)
    #expect(peer.octoDeck.writes.count { $0.hasPrefix("DELETE") } == 2)
  }

  @Test func `a community that is not in the list any more is gone without a second attempt`() async throws {
    let peer = try CardsPeer(.octoDeck)
    let id = try community(peer)
    _ = try await peer.repository.communities(.networkFirst)
    peer.octoDeck.change { $0.communities = [:] }

    try await peer.repository.delete(id)

    #expect(peer.octoDeck.writes.count { $0.hasPrefix("DELETE") } == 1)
  }

  @Test func `a community that is there after a failed deletion is not gone`() async throws {
    let peer = try CardsPeer(.octoDeck)
    let id = try community(peer)
    peer.octoDeck.change { $0.write = .fails }
    let error = await CardsPeer.error { () throws(CardsError) in try await peer.repository.delete(id) }
    #expect(error == .service(.serverError(status: 500)))
    #expect(try await peer.repository.communities(.networkFirst).value.map(\.id) == [id])
  }
}
