import CardsDomain
import CardsFakes
import DomainKernel
import NetworkingKit
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Changes of decks and communities at an OctoDeck API: what is sent, and what is known afterwards.
@Suite(.timeLimit(.minutes(5))) struct OctoDeckChangeTests {
  private let peer: CardsPeer

  init() throws {
    peer = try CardsPeer(.octoDeck)
  }

  private func draft() throws -> CommunityDraft {
    try CommunityDraft(name: "New", period: #require(CardsSamples.period("2026-01-01", "2026-02-01")))
  }

  /// A community of the service with two members, the reader among them.
  private func community() -> Community.ID {
    let id = CardsSamples.community.id
    peer.octoDeck.change { $0.communities[id.rawValue] = ("Oslo", [1001, 1002], nil) }
    return id
  }

  // MARK: - Deck

  @Test func `a change that was sent without an answer may still be made, though the list does not show it`()
    async throws
  {
    peer.octoDeck.change { $0.write = .isDropped }

    let error = await CardsPeer.error { () throws(CardsError) in
      try await peer.repository.add(CardsSamples.bo)
    }

    #expect(error == .unseenChange(.connectionLost))
    #expect(peer.octoDeck.reads == ["cards", "cards"])
  }

  @Test func `a removal of a deck that cannot be read fails before anything is sent`() async throws {
    peer.octoDeck.change { $0.failure = (500, "") }

    let error = await CardsPeer.error { () throws(CardsError) in
      try await peer.repository.tryRemoving(CardsSamples.bo.id)
    }

    #expect(error == .service(.serverError(status: 500)))
    #expect(peer.octoDeck.writes.isEmpty)
  }

  @Test(
    arguments: [
      (.connectionLost(reason: "reset"), .connectionLost), (.timedOut(after: .seconds(1)), .timedOut),
    ] as [(HTTPClientError, ServiceError)]
  )
  func `an addition to a deck whose answer does not come fails before anything is sent`(
    failure: HTTPClientError,
    told: ServiceError
  ) async throws {
    peer.octoDeck.change { $0.readFailure = failure }

    let error = await CardsPeer.error { () throws(CardsError) in
      try await peer.repository.add([CardsSamples.bo])
    }

    #expect(error == .service(told))
    #expect(peer.octoDeck.writes.isEmpty)
  }

  @Test(
    arguments: [
      (500, "", .serverError(status: 500)), (200, #"{"cards":["#, .malformed(.incomplete)),
    ] as [(Int, String, ServiceError)]
  )
  func `an addition to a deck that cannot be read fails before anything is sent`(
    status: Int,
    body: String,
    told: ServiceError
  ) async throws {
    peer.octoDeck.change { $0.failure = (status, body) }

    let error = await CardsPeer.error { () throws(CardsError) in
      try await peer.repository.add([CardsSamples.bo])
    }

    #expect(error == .service(told))
    #expect(peer.octoDeck.writes.isEmpty)
  }

  @Test func `a removal that was sent and failed gives its error`() async throws {
    _ = try await peer.repository.add(CardsSamples.bo)
    peer.octoDeck.change { $0.write = .isDropped }

    let result = try await peer.repository.tryRemoving(CardsSamples.bo.id)

    #expect(result == .failure(.unseenChange(.connectionLost)))
  }

  @Test func `a card that was removed here and added elsewhere has no time of addition`() async throws {
    _ = try await peer.repository.add(CardsSamples.bo)
    _ = try await peer.repository.remove(CardsSamples.bo.id)
    peer.octoDeck.change { $0.deck = [1002] }

    let entries = try await peer.repository.deck(.networkFirst).value.entries

    #expect(entries.map(\.id) == [CardsSamples.bo.id])
    #expect(entries.map(\.addedAt) == [nil])
  }

  @Test func `a deck that was emptied elsewhere is believed once the user removes a card of it`()
    async throws
  {
    _ = try await peer.repository.add(CardsSamples.bo)
    _ = try await peer.repository.deck(.networkFirst)
    peer.octoDeck.change { $0.deck = [] }
    #expect(try await peer.repository.deck(.networkFirst).value.contains(CardsSamples.bo.id))

    #expect(try await peer.repository.currentDeck().entries.isEmpty)
    #expect(try await peer.repository.remove(CardsSamples.bo.id) == false)

    let deck = try await peer.repository.deck(.networkFirst)
    #expect(deck.value.entries.isEmpty && !deck.provenance.isStale)
    #expect(peer.octoDeck.writes == ["POST cards 1002"])
  }

  @Test func `a card that was added elsewhere is read with the next deck once the user adds it`()
    async throws
  {
    _ = try await peer.repository.deck(.networkFirst)
    peer.octoDeck.change { $0.deck = [1002] }

    #expect(try await peer.repository.add(CardsSamples.bo) == false)

    await peer.disconnect()
    #expect(try await peer.repository.deck(.cacheOnly).value.contains(CardsSamples.bo.id))
  }

  @Test func `a stored deck that says the same as the service stays as it is`() async throws {
    _ = try await peer.repository.deck(.networkFirst)

    #expect(try await peer.repository.remove(CardsSamples.bo.id) == false)

    #expect(try await peer.repository.deck(.cacheOnly).provenance.staleness != .changed)
  }

  // MARK: - Cards that are missing besides

  @Test func `a removal is sent where a deck that has lost other cards too does not have the card`()
    async throws
  {
    peer.octoDeck.change { $0.deck = [1002, 1003] }
    _ = try await peer.repository.deck(.networkFirst)
    peer.octoDeck.change { $0.deck = [] }

    #expect(try await peer.repository.tryRemoving(CardsSamples.bo.id) == .success(true))

    #expect(peer.octoDeck.writes.count == 1)
  }

  @Test func `a deck that has lost other cards too does not tell that a removal was made`() async throws {
    peer.octoDeck.change { $0.deck = [1002, 1003] }
    _ = try await peer.repository.deck(.networkFirst)
    peer.octoDeck.change { $0.deck = [] }
    let sender = DeckSender(deck: peer.repository)

    await #expect(throws: ServiceError.malformed(.nothingUsable)) {
      try await sender.isDone(waiting(DeckEdit.removalKind))
    }

    #expect(try await storedDeck() == [1002, 1003])
  }

  @Test func `a deck that has lost other cards too does not tell that a removal that failed was made`()
    async throws
  {
    peer.octoDeck.change { $0.deck = [1002, 1003] }
    _ = try await peer.repository.deck(.networkFirst)
    peer.octoDeck.change { state in
      state.deck = []
      state.write = .fails
    }

    let result = try await peer.repository.tryRemoving(CardsSamples.bo.id)

    #expect(result == .failure(.unknownOutcome(.serverError(status: 500))))
    await #expect(throws: ServiceError.malformed(.nothingUsable)) {
      try await DeckSender(deck: peer.repository).isDone(waiting(DeckEdit.removalKind))
    }
  }

  /// Makes a change that the service confirms, and keeps what is stored from being read again after it.
  private func changeWithoutRenewal<Outcome>(_ change: () async throws -> Outcome) async throws -> Outcome {
    peer.octoDeck.change { $0.write = .worksBeforeReadsFail }
    let outcome = try await change()
    await peer.disconnect()
    peer.reconnect()
    peer.octoDeck.change { $0.readFailure = nil }
    return outcome
  }

  @Test func `a deck from before a removal that the service made does not keep the next one unknown`()
    async throws
  {
    peer.octoDeck.change { $0.deck = [1002, 1003] }
    _ = try await peer.repository.deck(.networkFirst)
    let first = try await changeWithoutRenewal {
      try await peer.repository.tryRemoving(CardsSamples.cleo.id)
    }
    #expect(first == .success(true))
    #expect(try await peer.repository.deck(.cacheOnly).provenance.staleness == .changed)
    peer.octoDeck.change { $0.write = .worksSilently }

    #expect(try await peer.repository.tryRemoving(CardsSamples.bo.id) == .success(true))

    #expect(try await storedDeck().isEmpty)
  }

  @Test func `a deck from before a removal that failed still tells that the next list has lost cards`()
    async throws
  {
    peer.octoDeck.change { state in
      state.deck = [1002, 1003]
      state.write = .fails
    }
    _ = try await peer.repository.deck(.networkFirst)
    _ = try await peer.repository.tryRemoving(CardsSamples.cleo.id)
    #expect(try await peer.repository.deck(.cacheOnly).provenance.staleness == .possiblyChanged)
    peer.octoDeck.change { $0.deck = [] }

    let result = try await peer.repository.tryRemoving(CardsSamples.bo.id)

    #expect(result == .failure(.unknownOutcome(.serverError(status: 500))))
  }

  @Test func `a list from before a deletion that the service made does not keep the next one unknown`()
    async throws
  {
    let id = community()
    peer.octoDeck.change { $0.communities["c-2"] = ("Bergen", [1001], nil) }
    _ = try await peer.repository.communities(.networkFirst)
    try await changeWithoutRenewal { try await peer.repository.delete(CardsSamples.communityID("c-2")) }
    peer.octoDeck.change { $0.write = .worksSilently }

    try await peer.repository.delete(id)

    await peer.disconnect()
    #expect(try await peer.repository.communities(.cacheOnly).value.isEmpty)
  }

  @Test func `a leave is sent where members that have lost others too do not have the reader`() async throws {
    let id = community()
    _ = try await peer.repository.members(of: id, .networkFirst)
    peer.octoDeck.change { $0.communities[id.rawValue]?.members = [] }

    #expect(try await peer.repository.leave(id))

    #expect(peer.octoDeck.writes.count == 1)
  }

  @Test func `a list that has lost other communities too does not tell of a deletion, nor of a repeated one`()
    async throws
  {
    let id = community()
    peer.octoDeck.change { $0.communities["c-2"] = ("Bergen", [1001], nil) }
    _ = try await peer.repository.communities(.networkFirst)
    peer.octoDeck.change { state in
      state.communities = [:]
      state.write = .fails
    }

    for _ in 0..<2 {
      let error = await CardsPeer.error { () throws(CardsError) in try await peer.repository.delete(id) }
      #expect(error == .unknownOutcome(.serverError(status: 500)))
    }

    await peer.disconnect()
    #expect(try await peer.repository.communities(.cacheOnly).value.count == 2)
  }

  // MARK: - Effects that are found by reading

  /// The accounts of the deck that opens without a connection.
  private func storedDeck() async throws -> Set<Int> {
    await peer.disconnect()
    return Set(try await peer.repository.deck(.cacheOnly).value.entries.map(\.id.rawValue))
  }

  /// A change of a card that waits in the outbox.
  private func waiting(_ kind: String) throws -> OutboxEntry {
    OutboxEntry(
      id: OutboxEntry.ID(rawValue: 1),
      draft: try OutboxDraft(kind, of: "1002", in: OutboxQueue(area: "cards", account: "tests")),
      createdAt: CardsSamples.fetchedAt
    )
  }

  @Test(arguments: [true, false])
  func `a change whose effect the deck shows is in the deck that opens without a connection`(
    isAddition: Bool
  ) async throws {
    peer.octoDeck.change { $0.deck = isAddition ? [1003] : [1002, 1003] }
    _ = try await peer.repository.deck(.networkFirst)
    peer.octoDeck.change { $0.write = .worksSilently }

    let isMade =
      isAddition
      ? try await peer.repository.add(CardsSamples.bo) : try await peer.repository.remove(CardsSamples.bo.id)

    #expect(isMade)
    #expect(try await storedDeck().contains(1002) == isAddition)
  }

  @Test(
    arguments: [
      (DeckEdit.additionKind, [1003], [1003, 1002]), (DeckEdit.removalKind, [1002, 1003], [1003]),
      (DeckEdit.removalKind, [1002], []),
    ] as [(String, [Int], [Int])]
  )
  func `a change that waited and whose effect the deck shows is in the deck without a connection`(
    kind: String,
    before: [Int],
    after: [Int]
  ) async throws {
    peer.octoDeck.change { $0.deck = before }
    _ = try await peer.repository.deck(.networkFirst)
    peer.octoDeck.change { $0.deck = after }

    #expect(try await DeckSender(deck: peer.repository).isDone(waiting(kind)) == true)

    #expect(try await storedDeck() == Set(after))
  }

  @Test func `a removal that waited and was made takes the time of addition with it`() async throws {
    _ = try await peer.repository.add(CardsSamples.bo)
    peer.octoDeck.change { $0.deck = [] }
    #expect(try await peer.repository.hasEffect(of: .remove(CardsSamples.bo)) == true)
    peer.octoDeck.change { $0.deck = [1002] }

    let entries = try await peer.repository.deck(.networkFirst).value.entries

    #expect(entries.map(\.addedAt) == [nil])
  }

  @Test func `a change that waited and was not made leaves the stored deck as it is`() async throws {
    peer.octoDeck.change { $0.deck = [1002, 1003] }
    _ = try await peer.repository.deck(.networkFirst)

    #expect(try await peer.repository.hasEffect(of: .remove(CardsSamples.bo)) == false)

    #expect(try await peer.repository.deck(.cacheOnly).provenance.staleness != .changed)
  }

  @Test(arguments: [true, false])
  func `a community that the reader left opens without a connection as it is now, however that is known`(
    isSent: Bool
  ) async throws {
    let id = community()
    _ = try await peer.repository.communities(.networkFirst)
    _ = try await peer.repository.members(of: id, .networkFirst)
    if isSent {
      peer.octoDeck.change { $0.write = .worksSilently }
    } else {
      peer.octoDeck.change { $0.communities[id.rawValue]?.members = [1002] }
    }

    #expect(try await peer.repository.leave(id) == isSent)

    await peer.disconnect()
    #expect(try await peer.repository.members(of: id, .cacheOnly).value.map(\.id) == [CardsSamples.bo.id])
    #expect(try await peer.repository.communities(.cacheOnly).value.isEmpty)
  }

  @Test func `a community whose deletion the list shows is not listed without a connection`() async throws {
    let id = community()
    _ = try await peer.repository.communities(.networkFirst)
    peer.octoDeck.change { $0.write = .worksSilently }

    try await peer.repository.delete(id)

    await peer.disconnect()
    #expect(try await peer.repository.communities(.cacheOnly).value.isEmpty)
  }

  // MARK: - Entries that cannot be read

  /// The number of a card whose login cannot be read, and an entry without a number.
  private static let numbered = #"{"githubId":"1002","userName":"../bo"}"#
  private static let unnumbered = #"{"userName":"bo-k"}"#

  private func script(_ entry: String, at path: String = "cards") {
    let cleo = OctoDeckPeer.card(1003, ("cleo", "cleo"))
    peer.octoDeck.change { $0.scripts[path] = #"{"cards":[\#(cleo),\#(entry)]}"# }
  }

  @Test(arguments: [(numbered, [CardsSamples.bo.id]), (unnumbered, [nil])] as [(String, [Card.ID?])])
  func `a deck tells of entries that cannot be read`(entry: String, unreadable: [Card.ID?]) async throws {
    script(entry)

    let shown = try await peer.repository.deck(.networkFirst).value
    let current = try await peer.repository.currentDeck()

    #expect(shown.entries.map(\.id) == [CardsSamples.cleo.id])
    #expect(shown.unreadable == unreadable)
    #expect(current == shown)
  }

  @Test func `a card of which only the number can be read is not added once more, and can be removed`()
    async throws
  {
    script(Self.numbered)

    #expect(try await peer.repository.add(CardsSamples.bo) == false)
    #expect(peer.octoDeck.writes.isEmpty)
    #expect(try await peer.repository.remove(CardsSamples.bo.id))
    #expect(peer.octoDeck.writes == ["DELETE cards/1002"])
  }

  @Test func `an entry without a number keeps nobody from adding or removing a card`() async throws {
    script(Self.unnumbered)

    #expect(try await peer.repository.add(CardsSamples.bo))
    #expect(try await peer.repository.remove(CardsSamples.bo.id))
    #expect(peer.octoDeck.writes == ["POST cards 1002", "DELETE cards/1002"])
  }

  @Test func `a card that an entry without a number hides is there where the service says so`() async throws {
    script(Self.unnumbered)
    peer.octoDeck.change { $0.write = .conflicts }

    let several = try await peer.repository.add([CardsSamples.bo, CardsSamples.card(4, "dan")])

    #expect(try await peer.repository.add(CardsSamples.bo) == false)
    #expect(several == [.success(false), .success(false)])
  }

  @Test func `a card that another program adds just before is there`() async throws {
    peer.octoDeck.change { $0.write = .conflicts }

    #expect(try await peer.repository.add(CardsSamples.bo) == false)
    #expect(peer.octoDeck.writes == ["POST cards 1002"])
  }

  @Test func `a conflict about a card that the deck does not have is a refusal in the words of the service`()
    async throws
  {
    let full = #"{"error":"Your deck is full (50 cards)"}"#
    peer.octoDeck.change { $0.write = .isAnswered(status: 409, type: "application/json", body: full) }
    let refusal = ServiceError.rejected(code: "409", message: "Your deck is full (50 cards)")

    let several = try await peer.repository.add([CardsSamples.bo, CardsSamples.cleo])

    #expect(several == [.failure(.service(refusal)), .failure(.service(refusal))])
    await #expect(throws: SendingError(refusal)) {
      try await DeckSender(deck: peer.repository).send(waiting(DeckEdit.additionKind))
    }
  }

  @Test func `a conflict about a deck that cannot be read afterwards is a refusal`() async throws {
    peer.octoDeck.change { $0.write = .conflictsBeforeReadsFail }

    let error = await CardsPeer.error { () throws(CardsError) in
      try await peer.repository.add(CardsSamples.bo)
    }

    #expect(error == .service(.rejected(code: "409", message: "already there")))
  }

  @Test func `a change that failed has an unknown outcome where an entry without a number may be the card`()
    async throws
  {
    script(Self.unnumbered)
    peer.octoDeck.change { $0.write = .fails }

    let added = await CardsPeer.error { () throws(CardsError) in
      try await peer.repository.add(CardsSamples.bo)
    }
    let removed = await CardsPeer.error { () throws(CardsError) in
      try await peer.repository.remove(CardsSamples.bo.id)
    }

    #expect(added == .unknownOutcome(.serverError(status: 500)))
    #expect(removed == .unknownOutcome(.serverError(status: 500)))
  }

  @Test func `a member without a number may be the reader`() async throws {
    let id = CardsSamples.community.id
    peer.octoDeck.change { $0.communities[id.rawValue] = ("Oslo", [1003], nil) }
    script(Self.unnumbered, at: "communities/\(id)/cards")

    let members = try await peer.repository.members(of: id, .networkFirst).value
    #expect(members.map(\.id) == [CardsSamples.cleo.id])
    #expect(members.unreadableCount == 1)

    #expect(try await peer.repository.join(id))
    #expect(try await peer.repository.leave(id))
    #expect(
      peer.octoDeck.writes == ["POST communities/\(id)/cards", "DELETE communities/\(id)/cards"]
    )
  }

  @Test func `the list of communities tells of entries that cannot be read`() async throws {
    peer.octoDeck.change { $0.scripts["communities"] = #"{"communities":[{"id":"c-1","name":"C"},7]}"# }

    let list = try await peer.repository.communities(.networkFirst).value

    let community = Community(id: CardsSamples.communityID("c-1"), name: "C")
    #expect(list == EntryList([community], unreadableCount: 1))
  }

  @Test func `a deletion that failed has an unknown outcome where an entry of the list may be the community`()
    async throws
  {
    let id = try await peer.repository.create(draft()).id
    peer.octoDeck.change { state in
      state.communities = [:]
      state.write = .fails
      state.scripts["communities"] = #"{"communities":[{"id":"c-9"},7]}"#
    }

    let error = await CardsPeer.error { () throws(CardsError) in try await peer.repository.delete(id) }

    #expect(error == .unknownOutcome(.serverError(status: 500)))
    #expect(peer.octoDeck.writes.count { $0.hasPrefix("DELETE") } == 1)
  }

  // MARK: - Communities

  @Test func `a community is created with its name and both ends of its period`() async throws {
    _ = try await peer.repository.create(draft())

    let sent = try #require(peer.octoDeck.writes.first)
    #expect(sent.hasPrefix("POST communities {"))
    #expect(sent.contains(#""name":"New""#))
    #expect(sent.contains(#""startDateTime":"2026-01-01T00:00:00Z""#))
    #expect(sent.contains(#""endDateTime":"2026-02-01T00:00:00Z""#))
  }

  @Test func `the list is read again once a community was created`() async throws {
    _ = try await peer.repository.communities(.networkFirst)
    _ = try await peer.repository.create(draft())

    await peer.disconnect()

    #expect(peer.octoDeck.reads == ["communities", "communities"])
  }

  @Test func `a community of others that was joined is in the list without a connection`() async throws {
    let id = CardsSamples.community.id
    peer.octoDeck.change { $0.communities[id.rawValue] = ("Oslo", [1002], nil) }
    #expect(try await peer.repository.communities(.networkFirst).value.isEmpty)

    #expect(try await peer.repository.join(id))
    await peer.disconnect()

    #expect(try await peer.repository.communities(.cacheOnly).value.map(\.id) == [id])
  }

  @Test func `a community that was deleted is not in the list without a connection`() async throws {
    let id = community()
    #expect(try await peer.repository.communities(.networkFirst).value.map(\.id) == [id])

    try await peer.repository.delete(id)
    await peer.disconnect()

    #expect(try await peer.repository.communities(.cacheOnly).value.isEmpty)
  }

  @Test func `the numbers of who has joined are there without a connection`() async throws {
    let period = try #require(CardsSamples.period("2025-09-01", "2026-03-01"))
    let id = try await peer.repository.create(CommunityDraft(name: "New", period: period)).id
    #expect(try await peer.repository.members(of: id, .networkFirst).value.isEmpty)

    _ = try await peer.repository.join(id)
    await peer.disconnect()

    let members = try await peer.repository.members(of: id, .cacheOnly).value
    #expect(members.map(\.totals?.total) == [182 * 1001 % 1000])
  }

  @Test func `a community that the service refuses is told in its words`() async throws {
    peer.octoDeck.change { $0.failure = (422, #"{"error":"The name is taken"}"#) }
    let draft = try draft()

    let error = await CardsPeer.error { () throws(CardsError) in try await peer.repository.create(draft) }

    #expect(error == .service(.rejected(code: nil, message: "The name is taken")))
  }

  @Test func `the name that the service has now goes before the one of the creation`() async throws {
    let id = try await peer.repository.create(draft()).id
    peer.octoDeck.change { $0.communities[id.rawValue] = ("Newer", [1001], nil) }

    let communities = try await peer.repository.communities(.networkFirst).value

    let period = CardsSamples.period("2026-01-01", "2026-02-01")
    #expect(communities == [Community(id: id, name: "Newer", period: period)])
  }

  @Test func `the period that the service says goes before the one of the creation`() async throws {
    let id = try await peer.repository.create(draft()).id
    let dates = #""startDateTime":"2026-01-05T00:00:00Z","endDateTime":"2026-02-05T00:00:00Z""#
    let said = #"{"id":"\#(id)","name":"New",\#(dates)}"#
    peer.octoDeck.change { state in
      state.scripts["communities/\(id)"] = #"{"community":\#(said)}"#
      state.scripts["communities"] = #"{"communities":[\#(said)]}"#
    }

    let page = try await peer.repository.community(id, .networkFirst).value
    let list = try await peer.repository.communities(.networkFirst).value

    let period = CardsSamples.period("2026-01-05", "2026-02-05")
    #expect(page.community.period == period)
    #expect(list.map(\.period) == [period])
  }

  @Test func `another community than was asked for is refused`() async {
    let id = community()
    let other = OctoDeckPeer.community("c-9", "Other")
    peer.octoDeck.change { $0.scripts["communities/\(id)"] = #"{"community":\#(other)}"# }

    let error = await CardsPeer.error { () throws(CardsError) in
      try await peer.repository.community(id, .cacheFirst)
    }

    #expect(error == .service(.malformed(.unrelated)))
  }

  @Test func `that there are no communities any more is believed after a day`() async throws {
    let id = community()
    _ = try await peer.repository.communities(.networkFirst)
    peer.octoDeck.change { $0.communities = [:] }

    let doubtful = try await peer.repository.communities(.networkFirst)
    #expect(doubtful.value.map(\.id) == [id])
    #expect(doubtful.provenance.staleness == .suspicious(.incomplete))

    peer.clock.advance(86_400)
    #expect(try await peer.repository.communities(.networkFirst).value.isEmpty)
  }

  @Test(arguments: [(100, 20), (101, 0)])
  func `up to a hundred members are counted, and of more nobody is`(count: Int, queries: Int) async throws {
    let ids = Array(2001..<2001 + count)
    peer.octoDeck.change { state in
      for id in ids { state.accounts[id] = ("user-\(id)", "user-\(id)") }
    }
    let id = try await peer.repository.create(draft()).id
    peer.octoDeck.change { $0.communities[id.rawValue] = ("New", ids, nil) }

    let members = try await peer.repository.members(of: id, .networkFirst).value

    #expect(members.count == count)
    #expect(peer.gitHub.queries.count == queries)
  }

  @Test(arguments: [false, true])
  func `a deletion whose answer is lost is neither done nor failed`(isOpened: Bool) async throws {
    let id = community()
    if isOpened { _ = try await peer.repository.community(id, .networkFirst) }
    peer.octoDeck.change { $0.write = .isLost }

    let error = await CardsPeer.error { () throws(CardsError) in try await peer.repository.delete(id) }

    #expect(error == .unknownOutcome(.connectionLost))
  }

  @Test func `a deletion without an answer may be under way for a community that is still there`()
    async throws
  {
    let id = community()
    peer.octoDeck.change { $0.write = .isDropped }

    let error = await CardsPeer.error { () throws(CardsError) in try await peer.repository.delete(id) }

    #expect(error == .unseenChange(.connectionLost))
  }

  @Test func `a deletion without an answer is not repeated for a community that is in no list`()
    async throws
  {
    let id = try await peer.repository.create(draft()).id
    peer.octoDeck.change { state in
      state.communities = [:]
      state.write = .isDropped
    }

    let error = await CardsPeer.error { () throws(CardsError) in try await peer.repository.delete(id) }

    #expect(error == .unknownOutcome(.connectionLost))
    #expect(peer.octoDeck.writes.count { $0.hasPrefix("DELETE") } == 1)
  }

  @Test func `a deletion that failed is neither done nor failed while the list cannot be read`()
    async throws
  {
    let id = try await peer.repository.create(draft()).id
    peer.octoDeck.change { state in
      state.communities = [:]
      state.write = .fails
      state.scripts["communities"] = "[]"
    }

    let error = await CardsPeer.error { () throws(CardsError) in try await peer.repository.delete(id) }

    #expect(error == .unknownOutcome(.serverError(status: 500)))
    #expect(peer.octoDeck.writes.count { $0.hasPrefix("DELETE") } == 1)
  }

  @Test func `a count that loses its connection is not confirmed, also where the page is stored`()
    async throws
  {
    let id = community()
    _ = try await peer.repository.community(id, .networkFirst)
    peer.octoDeck.change { $0.write = .isDropped }

    let error = await CardsPeer.error { () throws(CardsError) in try await peer.repository.refresh(id) }

    #expect(error == .unknownOutcome(.connectionLost))
  }

  @Test func `a count that is interrupted may have been made`() async {
    let id = community()
    peer.octoDeck.change { $0.write = .isInterrupted }

    let error = await CardsPeer.error { () throws(CardsError) in try await peer.repository.refresh(id) }

    #expect(error == .unknownOutcome(.cancelled))
  }

  @Test func `a membership that is interrupted may have begun`() async {
    let id = CardsSamples.community.id
    peer.octoDeck.change { state in
      state.communities[id.rawValue] = ("Oslo", [1002], nil)
      state.write = .isInterrupted
    }

    let error = await CardsPeer.error { () throws(CardsError) in try await peer.repository.join(id) }

    #expect(error == .unknownOutcome(.cancelled))
  }

  @Test func `a deletion that is interrupted may have been made, and nothing more is asked`() async {
    let id = community()
    peer.octoDeck.change { $0.write = .isInterrupted }

    let error = await CardsPeer.error { () throws(CardsError) in try await peer.repository.delete(id) }

    #expect(error == .unknownOutcome(.cancelled))
    #expect(peer.octoDeck.reads.isEmpty)
  }

  @Test func `a creation that is interrupted may have been made`() async throws {
    peer.octoDeck.change { $0.write = .isInterrupted }
    let draft = try draft()

    let error = await CardsPeer.error { () throws(CardsError) in try await peer.repository.create(draft) }

    #expect(error == .unknownOutcome(.cancelled))
  }
}
