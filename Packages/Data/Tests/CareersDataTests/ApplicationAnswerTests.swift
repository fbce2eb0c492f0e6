import CareersData
import CareersDomain
import CareersFakes
import DomainKernel
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is read of the answers about applications, and what a change makes be read again.
@Suite(.timeLimit(.minutes(5))) struct ApplicationAnswerTests {
  private static let text = "00000000-0000-4000-8000-000000000001"
  private static let other = "00000000-0000-4000-8000-000000000002"
  private static let list = "users/me/applications?cursor=0&limit=50"
  private static let inReview = "users/me/applications?status=IN_REVIEW&cursor=0&limit=50"
  private static let journey = "users/me/applications/\(text)/journey"
  private static let documents = "users/me/applications/\(text)/documents"
  private static let accept = "POST users/me/applications/\(text)/offer/accept"
  private static let job = CareersSamples.savableID.rawValue

  private let id = CareersSamples.applicationID(1)

  private static func application(_ id: String = text, _ more: String = "") -> String {
    #"{"id":"\#(id)","status":"SUBMITTED"\#(more)}"#
  }

  private func events(_ events: [String]) async throws -> [JourneyEvent] {
    try await history(events).events
  }

  private func history(_ events: [String]) async throws -> Journey {
    let answer = #"{"application":\#(Self.application()),"journey":[\#(events.joined(separator: ","))]}"#
    return try await ProfilePeer(["GET " + Self.journey: answer]).applications.journey(of: id, .cacheFirst)
      .value
  }

  private func documents(
    _ items: [String],
    of id: String = Self.text
  ) async throws -> EntryList<ApplicationDocument> {
    let answer = #"{"application":\#(Self.application(id)),"items":[\#(items.joined(separator: ","))]}"#
    return try await ProfilePeer(["GET " + Self.documents: answer]).applications
      .documents(of: self.id, .cacheFirst).value
  }

  // MARK: - Reading

  @Test func `an event has everything that the service says of it`() async throws {
    let events = try await events([
      """
      {"id":"e1","status":"OFFERED","title":"Offer","description":"Well done.","actorType":"ADMIN",
      "createdAt":"2026-03-01T12:00:00.000Z"}
      """
    ])

    let event = JourneyEvent(
      id: "e1",
      status: .offered,
      title: "Offer",
      description: "Well done.",
      actor: .admin,
      date: CareersSamples.fetchedAt
    )
    #expect(events == [event])
  }

  @Test func `events are sorted by their times, and one without a time stays behind the one before it`()
    async throws
  {
    let events = try await events([
      #"{"id":"first","status":"SUBMITTED"}"#,
      #"{"id":"late","status":"OFFERED","createdAt":"2026-03-01T12:00:00Z"}"#,
      #"{"id":"after late","status":"OFFERED"}"#,
      #"{"id":"early","status":"IN_REVIEW","createdAt":"2026-02-27T12:00:00Z"}"#,
      #"{"id":"after early","status":"IN_REVIEW"}"#,
    ])

    #expect(events.map(\.id) == ["first", "early", "after early", "late", "after late"])
  }

  @Test(arguments: [(200, 200), (201, 200)])
  func `events beyond the limit are left out and counted`(sent: Int, kept: Int) async throws {
    let history = try await history((0..<sent).map { #"{"id":"e\#($0)","status":"PAUSED"}"# })

    #expect(history.events.count == kept)
    #expect(history.unreadableCount == sent - kept)
  }

  @Test(arguments: [(1000, 1000), (1001, 1000)])
  func `documents beyond the limit are left out and counted`(sent: Int, kept: Int) async throws {
    let documents = try await documents((0..<sent).map { #"{"id":"d\#($0)","documentType":"CV"}"# })

    #expect(documents.count == kept)
    #expect(documents.unreadableCount == sent - kept)
  }

  @Test func `a document has everything that the service says of it`() async throws {
    let documents = try await documents([
      """
      {"id":"d1","documentType":"CV","fileName":"cv.pdf","contentType":"application/pdf","contentLength":9,
      "checksumSha256":"0F0F","reviewStatus":"VALID","reviewReason":"Complete",
      "reviewedAt":"2026-03-01T12:00:00.000Z","createdAt":"2026-02-28T12:00:00.000Z"}
      """
    ])

    let document = ApplicationDocument(
      id: "d1",
      type: "CV",
      fileName: "cv.pdf",
      mediaType: "application/pdf",
      size: 9,
      checksum: "0f0f",
      review: .valid,
      reviewReason: "Complete",
      reviewedAt: CareersSamples.fetchedAt,
      createdAt: CareersSamples.fetchedAt.addingTimeInterval(-86_400)
    )
    #expect(documents == [document])
  }

  @Test(arguments: [
    (#""documentType":"CV""#, ["d1", "d2"]), (#""fileName":"cv.pdf""#, ["d1", "d2"]),
    (#""reviewStatus":"VALID""#, ["d1", "d2"]), (#""title":"An event""#, ["d2"]),
  ])
  func `a document is told from another entry by one of its members`(
    member: String,
    ids: [String]
  ) async throws {
    let items = [#"{"id":"d1",\#(member)}"#, #"{"id":"d2","documentType":"CV"}"#]

    #expect(try await documents(items).map(\.id) == ids)
  }

  @Test(arguments: [(300, 2), (301, 1)])
  func `the ID of a document has at most 300 bytes`(bytes: Int, count: Int) async throws {
    let id = String(repeating: "a", count: bytes)
    let items = [#"{"id":"\#(id)","documentType":"CV"}"#, #"{"id":"d2","documentType":"CV"}"#]

    #expect(try await documents(items).count == count)
  }

  @Test func `documents of which none can be read are not taken for none`() async throws {
    await #expect(throws: ServiceError.self) { try await documents(["7", #"{"documentType":"CV"}"#]) }

    #expect(try await documents([]).isEmpty)
  }

  @Test func `documents that cannot be read are counted, and one that is listed twice is not among them`()
    async throws
  {
    let document = #"{"id":"d1","documentType":"CV"}"#

    let documents = try await documents([document, "7", document, #"{"documentType":"CV"}"#])

    #expect(documents == EntryList([ApplicationDocument(id: "d1", type: "CV")], unreadableCount: 2))
  }

  @Test func `the documents of another application are refused`() async {
    await #expect(throws: ServiceError.malformed(.unrelated)) {
      try await documents([#"{"id":"d1","documentType":"CV"}"#], of: Self.other)
    }
  }

  @Test(
    arguments: [
      (#","jobId":"a","job":{"id":"b","title":"T","employer":null}"#, "a"),
      (#","job":{"id":"b","title":"T","employer":null}"#, "b"), ("", nil), (#","jobId":"a/b""#, nil),
    ] as [(String, String?)]
  )
  func `the job of an application is the one that it names, or the one that comes with it`(
    members: String,
    job: String?
  ) async throws {
    let peer = try ProfilePeer([
      "GET " + Self.list: Wire.list([Self.application(Self.text, members)])
    ])

    let list = try await peer.applications.applications(ApplicationQuery(), PageRequest(), .cacheFirst)

    #expect(list.entries.map(\.jobID?.rawValue) == [job])
  }

  @Test(arguments: [
    (ApplicationStatus.submitted, "SUBMITTED"), (.inReview, "IN_REVIEW"), (.interview, "INTERVIEW"),
    (.offered, "OFFERED"), (.hired, "HIRED"), (.rejected, "REJECTED"),
  ])
  func `each status narrows the list by its word`(status: ApplicationStatus, word: String) async throws {
    let place = "GET users/me/applications?status=\(word)&cursor=0&limit=50"
    let peer = try ProfilePeer([place: Wire.list([Self.application()])])

    let query = ApplicationQuery(status: status)
    let list = try await peer.applications.applications(query, PageRequest(), .cacheFirst)

    #expect(list.entries.count == 1)
  }

  @Test func `a list of applications stands in when the service does not find it`() async throws {
    let peer = try ProfilePeer(["GET " + Self.list: Wire.list([Self.application()])])
    _ = try await peer.applications.applications(ApplicationQuery(), PageRequest(), .cacheFirst)
    peer.serve([:])

    let list = try await peer.applications.applications(ApplicationQuery(), PageRequest(), .networkFirst)

    #expect(list.provenance.staleness == .missing)
  }

  // MARK: - Changes

  @Test func `a decision about another application is refused`() async throws {
    let peer = try ProfilePeer([Self.accept: #"{"application":\#(Self.application(Self.other))}"#])

    await #expect(throws: ServiceError.malformed(.unrelated)) {
      try await peer.applications.decide(OfferDecision(isAccepted: true), of: id)
    }
  }

  @Test func `a decision makes history, documents and every list be read again`() async throws {
    let answers = [
      "GET " + Self.list: Wire.list([Self.application()]), "GET " + Self.inReview: Wire.list([]),
      "GET " + Self.journey: #"{"application":\#(Self.application()),"journey":[]}"#,
      "GET " + Self.documents: #"{"application":\#(Self.application()),"items":[]}"#,
      Self.accept: #"{"application":\#(Self.application())}"#,
    ]
    let peer = try ProfilePeer(answers)
    let applications = peer.applications
    for query in [ApplicationQuery(), ApplicationQuery(status: .inReview)] {
      _ = try await applications.applications(query, PageRequest(), .cacheFirst)
    }
    _ = try await applications.journey(of: id, .cacheFirst)
    _ = try await applications.documents(of: id, .cacheFirst)

    _ = try await applications.decide(OfferDecision(isAccepted: true), of: id)
    await peer.client.finishBackgroundWork()

    #expect(peer.reads(from: 5) == [Self.list, Self.inReview, Self.journey, Self.documents].sorted())
  }

  // MARK: - Applying

  private static let applying = "POST jobs/\(job)/applications"

  private static func sent(_ members: String) -> String {
    #"{"created":true,"application":{\#(members),"status":"SUBMITTED"}}"#
  }

  private func apply(_ peer: ProfilePeer) async throws -> SentApplication {
    try await HTTPCareersRepository(loader: peer.loader, endpoints: peer.endpoints).applying
      .apply(to: CareersSamples.savableID, note: nil)
  }

  @Test func `an application for another job is refused, and one that names none is taken`() async throws {
    let refused = try ProfilePeer([Self.applying: Self.sent(#""id":"\#(Self.text)","jobId":"other""#)])
    let taken = try ProfilePeer([Self.applying: Self.sent(#""id":"\#(Self.text)""#)])

    await #expect(throws: ServiceError.malformed(.unrelated)) { try await apply(refused) }
    #expect(try await apply(taken).id == id)
  }

  @Test func `an application without a UUID is refused`() async throws {
    let peer = try ProfilePeer([Self.applying: Self.sent(#""id":"7""#)])

    await #expect(throws: ServiceError.self) { try await apply(peer) }
  }

  @Test func `an application makes the lists of applications be read again`() async throws {
    let peer = try ProfilePeer([
      "GET " + Self.list: Wire.list([Self.application()]),
      Self.applying: Self.sent(#""id":"\#(Self.text)","jobId":"\#(Self.job)""#),
    ])
    _ = try await peer.applications.applications(ApplicationQuery(), PageRequest(), .cacheFirst)

    _ = try await apply(peer)
    await peer.client.finishBackgroundWork()

    #expect(peer.reads(from: 2) == [Self.list])
    #expect(peer.transport.requests[1].fields[.contentType] == "application/json")
  }
}
