import CardsDomain
import CardsFakes
import DomainKernel
import StorageKit
import Testing

/// The answers that confirm a change of an OctoDeck API, and those that do not.
@Suite(.timeLimit(.minutes(5))) struct OctoDeckConfirmationTests {
  private let peer: CardsPeer

  init() throws {
    peer = try CardsPeer(.octoDeck)
    peer.octoDeck.change { $0.deck = [1003] }
  }

  private static let page = "<!DOCTYPE html><html><title>Sign in</title></html>"

  /// Answers changes with this, and makes none.
  private func answerChanges(_ status: Int, _ body: String, type: String = "application/json") {
    peer.octoDeck.change { $0.write = .isAnswered(status: status, type: type, body: body) }
  }

  /// A community that was created here, without the reader.
  private func community() async throws -> Community.ID {
    let period = try #require(CardsSamples.period("2025-09-01", "2026-03-01"))
    let id = try await peer.repository.create(CommunityDraft(name: "New", period: period)).id
    peer.octoDeck.change { $0.communities[id.rawValue]?.members = [1002] }
    return id
  }

  private func hasRecord(of id: Community.ID) async throws -> Bool {
    try await peer.records.stored(for: id.rawValue, in: "cards.created tests").value != nil
  }

  private func additionError() async -> CardsError? {
    await CardsPeer.error { () throws(CardsError) in try await peer.repository.add(CardsSamples.bo) }
  }

  private func removalError() async -> CardsError? {
    await CardsPeer.error { () throws(CardsError) in
      try await peer.repository.remove(CardsSamples.cleo.id)
    }
  }

  // MARK: - Web pages

  @Test(arguments: ["text/html; charset=utf-8", "application/json"])
  func `a web page does not confirm a change of the deck`(type: String) async {
    answerChanges(200, Self.page, type: type)

    #expect(await additionError() == .unseenChange(.malformed(.webPage)))
    #expect(await removalError() == .unseenChange(.malformed(.webPage)))
  }

  @Test func `a web page does not confirm that the account joined or left a community`() async throws {
    let id = try await community()
    answerChanges(200, Self.page, type: "text/html")

    let joining = await CardsPeer.error { () throws(CardsError) in try await peer.repository.join(id) }
    peer.octoDeck.change { $0.communities[id.rawValue]?.members = [1001, 1002] }
    let leaving = await CardsPeer.error { () throws(CardsError) in try await peer.repository.leave(id) }

    #expect(joining == .unseenChange(.malformed(.webPage)))
    #expect(leaving == .unseenChange(.malformed(.webPage)))
  }

  @Test func `a web page does not confirm that a community was deleted, whose record stays`() async throws {
    let id = try await community()
    answerChanges(200, Self.page, type: "text/html")

    let error = await CardsPeer.error { () throws(CardsError) in try await peer.repository.delete(id) }

    #expect(error == .unseenChange(.malformed(.webPage)))
    #expect(try await hasRecord(of: id))
  }

  @Test func `where everything is a web page nobody knows of a deletion, and the record stays`()
    async throws
  {
    let id = try await community()
    peer.octoDeck.change { $0.failure = (200, Self.page) }

    let error = await CardsPeer.error { () throws(CardsError) in try await peer.repository.delete(id) }

    #expect(error == .unknownOutcome(.malformed(.webPage)))
    #expect(try await hasRecord(of: id))
  }

  @Test func `a web page does not confirm that the members were counted again`() async throws {
    let id = try await community()
    answerChanges(200, Self.page, type: "text/html")

    let error = await CardsPeer.error { () throws(CardsError) in try await peer.repository.refresh(id) }

    #expect(error == .unknownOutcome(.malformed(.webPage)))
  }

  // MARK: - Other answers

  private static let bo = OctoDeckPeer.card(1002, ("bo-k", "bo-k")).inCard
  private static let cleo = OctoDeckPeer.card(1003, ("cleo", "cleo")).inCard

  @Test(
    arguments: [
      (202, bo, .unseenChange(.malformed(.unexpectedStatus(202)))),
      (206, bo, .service(.malformed(.unexpectedStatus(206)))),
      (200, cleo, .service(.malformed(.unrelated))), (200, "", .service(.malformed(.empty))),
      (
        200, #"{"error":"Not allowed"}"#,
        .service(.malformed(.unexpectedShape(.missing(name: "card", place: ""))))
      ),
    ] as [(Int, String, CardsError)]
  )
  func `only the card that was added confirms an addition`(status: Int, body: String, error: CardsError)
    async
  {
    answerChanges(status, body)

    #expect(await additionError() == error)
  }

  @Test func `a card of which only the number can be read confirms a change`() async throws {
    answerChanges(200, #"{"card":{"githubId":"1002","userName":"../bo"}}"#)

    #expect(try await peer.repository.add(CardsSamples.bo))
  }

  @Test(arguments: [
    #"{"error":"Not allowed"}"#, #"{"community":{"id":"c-9","name":"Other"}}"#, bo, "",
  ])
  func `only the community that was deleted confirms a deletion`(body: String) async throws {
    let id = try await community()
    answerChanges(200, body)

    await #expect(throws: CardsError.self) { try await peer.repository.delete(id) }

    #expect(try await hasRecord(of: id))
  }

  // MARK: - What is missing

  @Test(arguments: [
    "", "Not Found", #"{"message":"Not Found"}"#, #"{"error":"no matching operation was found"}"#,
  ])
  func `a 404 that is not the service's word about a card tells of the address`(body: String) async {
    answerChanges(404, body)

    #expect(await additionError() == .service(.malformed(.missingPage)))
    #expect(await removalError() == .service(.malformed(.missingPage)))
  }

  @Test func `a 404 in the words of the service is about the card`() async {
    answerChanges(404, #"{"error":"not found"}"#)

    #expect(await additionError() == .service(.notFound))
    #expect(await removalError() == .service(.notFound))
  }

  @Test(arguments: [404, 410])
  func `a deletion that another place does not find leaves the community and its record`(status: Int)
    async throws
  {
    let id = try await community()
    answerChanges(status, #"{"message":"Not Found"}"#)

    let error = await CardsPeer.error { () throws(CardsError) in try await peer.repository.delete(id) }

    #expect(error == .service(.malformed(.missingPage)))
    #expect(try await hasRecord(of: id))
  }

  @Test func `a card of which another place says that it is missing is made of the account at GitHub`()
    async throws
  {
    peer.octoDeck.change { $0.failure = (404, "") }

    let card = try await peer.repository.card(.id(CardsSamples.bo.id), .networkFirst).value

    #expect(card.login == "bo-k")
  }

  // MARK: - Guests

  @Test func `a guest has to sign in also where only stored content is wanted`() async throws {
    let peer = try CardsPeer(.octoDeck, isSignedIn: false)

    let deck = await CardsPeer.error { () throws(CardsError) in try await peer.repository.deck(.cacheOnly) }
    let communities = await CardsPeer.error { () throws(CardsError) in
      try await peer.repository.communities(.cacheOnly)
    }

    #expect(deck == .service(.signInNeeded))
    #expect(communities == .service(.signInNeeded))
    await #expect(throws: ServiceError.signInNeeded) { try await peer.repository.card(.mine, .cacheOnly) }
  }

  @Test func `without a connection a guest is told of that, and with an account of the missing copy`()
    async throws
  {
    let guest = try CardsPeer(.octoDeck, isSignedIn: false)
    await guest.disconnect()

    let offline = await CardsPeer.error { () throws(CardsError) in
      try await guest.repository.deck(.networkFirst)
    }
    let unstored = await CardsPeer.error { () throws(CardsError) in
      try await peer.repository.deck(.cacheOnly)
    }

    #expect(offline == .service(.offline))
    #expect(unstored == .service(.offline))
  }

  @Test func `of a token that nobody sent GitHub is not asked`() async throws {
    let peer = try CardsPeer(.octoDeck, isSignedIn: false)
    peer.octoDeck.change { $0.failure = (401, #"{"error":"Authorization header is required"}"#) }
    peer.gitHub.change { $0.isConnected = false }

    let error = await CardsPeer.error { () throws(CardsError) in
      try await peer.repository.deck(.networkFirst)
    }

    #expect(error == .service(.signInNeeded))
  }
}
