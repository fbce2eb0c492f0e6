import CareersData
import CareersDomain
import CareersFakes
import DomainKernel
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import StorageKit
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct HTTPApplicationRepositoryTests {
  private let transport = ScriptedTransport()
  private let client: OfflineHTTPClient
  private let repository: HTTPApplicationRepository
  private let id = CareersSamples.applicationID(1)
  private static let root = "https://careers.example.com/v1/users/me/applications"
  private static let path = root + "/00000000-0000-4000-8000-000000000001"

  init() throws {
    let url = try #require(URL(string: "https://careers.example.com"))
    client = OfflineHTTPClient(
      transport: transport,
      store: InMemoryDocumentStore(limit: 64 << 20),
      partition: "tests",
      now: { CareersSamples.fetchedAt }
    )
    repository = HTTPApplicationRepository(
      loader: ResourceLoader(client: client),
      endpoints: try #require(CareersEndpoints(root: url))
    )
  }

  @Test func `applications are listed as the service writes them`() async throws {
    serve(["?cursor=0&limit=50": Wire.list([Self.application()])])

    let list = try await repository.applications(ApplicationQuery(), PageRequest(), .cacheFirst)

    let application = try #require(list.entries.first)
    #expect(application.id == id && application.status == .submitted)
    #expect(
      application.job == CareersSamples.welderWithoutDate && application.jobID == CareersSamples.welder.id
    )
    #expect(application.note == "I can start in April.")
    #expect(application.createdAt == CareersSamples.fetchedAt.addingTimeInterval(-48 * 3600))
    #expect(application.updatedAt == CareersSamples.fetchedAt.addingTimeInterval(-24 * 3600))
  }

  @Test func `a status narrows the list by the word of the service`() async throws {
    serve(["?status=IN_REVIEW&cursor=50&limit=50": Wire.list([], cursor: 50)])

    let query = ApplicationQuery(status: .inReview)
    let list = try await repository.applications(query, PageRequest(offset: 50), .cacheFirst)

    #expect(list.entries.isEmpty)
  }

  @Test func `a part without entries before the end of the list is refused, with the place of the next one`()
    async
  {
    serve(["?cursor=50&limit=50": Wire.list([], cursor: 50, next: 100, total: 120)])

    await #expect(throws: ServiceError.malformed(.nothingUsable)) {
      try await repository.applications(ApplicationQuery(), PageRequest(offset: 50), .cacheFirst)
    }
  }

  @Test func `everything but id and status may be missing, and an unknown status stays a text`() async throws
  {
    let bare = #"{"id":"00000000-0000-4000-8000-000000000001","status":"WAITLISTED"}"#
    let broken = #"{"id":"no-uuid","status":"SUBMITTED"}"#
    serve(["?cursor=0&limit=50": Wire.list([bare, broken, #"{"id":1}"#])])

    let list = try await repository.applications(ApplicationQuery(), PageRequest(), .cacheFirst)

    #expect(list.entries == [Application(id: id, status: .other("WAITLISTED"))])
    #expect(list.unreadableCount == 2)
  }

  @Test func `a history has the events of the service, oldest first, each once`() async throws {
    serve(["/journey": Self.journey])

    let journey = try await repository.journey(of: id, .cacheFirst)

    #expect(journey.events.map(\.id) == ["e1", "e2", "e3"])
    #expect(journey.events.map(\.status) == [.submitted, .other("PAUSED"), .rejected])
    #expect(journey.events.map(\.actor) == [.user, nil, .other("ROBOT")])
    #expect(journey.events[1].title == nil && journey.events[1].date == nil)
    #expect(journey.events[2].description == "Sorry.")
    #expect(journey.unreadableCount == 1, "one is no event, and the one that comes twice is read")
  }

  @Test func `the history of another application is refused`() async {
    serve(["/journey": Self.journey.replacing("000000000001", with: "000000000002")])

    await #expect(throws: ServiceError.malformed(.unrelated)) {
      try await repository.journey(of: id, .cacheFirst)
    }
  }

  @Test func `documents are read with their reviews`() async throws {
    serve(["/documents": Self.documents])

    let documents = try await repository.documents(of: id, .cacheFirst)

    #expect(documents.value.map(\.review) == [.invalid, .other("LOST"), .pending])
    #expect(documents.value[0].reviewReason == "Page 2 is missing")
    #expect(documents.value[0].reviewedAt == CareersSamples.fetchedAt)
    #expect(documents.value[0].size == 123_456)
    #expect(documents.value[2] == ApplicationDocument(id: "d3", type: "CV"))
  }

  @Test(arguments: [("0", 0), ("1", 1), ("-1", nil), ("null", nil)] as [(String, Int?)])
  func `an empty document has a size, and a negative one is none`(text: String, size: Int?) async throws {
    let document = #"{"id":"d9","documentType":"CV","contentLength":\#(text)}"#
    serve(["/documents": Self.documents.replacing(#"{"id":"d3","documentType":"CV"}"#, with: document)])

    let documents = try await repository.documents(of: id, .cacheFirst)

    #expect(documents.value.last == ApplicationDocument(id: "d9", type: "CV", size: size))
  }

  @Test func `an unknown application is not found`() async {
    serve([:])

    await #expect(throws: ServiceError.notFound) { try await repository.journey(of: id, .cacheFirst) }
    await #expect(throws: ServiceError.notFound) { try await repository.documents(of: id, .cacheFirst) }
  }

  @Test func `a path that the service does not have says nothing about an application, which has copies`()
    async throws
  {
    serve(["/journey": Self.journey, "/documents": Self.documents])
    _ = try await repository.journey(of: id, .cacheFirst)
    _ = try await repository.documents(of: id, .cacheFirst)
    let error = #"{"error":{"code":"not_found","message":"Route not found"}}"#
    transport.answers(Self.response(error, .notFound))

    let journey = try await repository.journey(of: id, .networkFirst)
    let documents = try await repository.documents(of: id, .networkFirst)

    #expect(journey.provenance.staleness == .missing)
    #expect(documents.provenance.staleness == .missing)
    let other = CareersSamples.applicationID(2)
    await #expect(throws: ServiceError.malformed(.missingPage)) {
      try await repository.journey(of: other, .cacheFirst)
    }
    await #expect(throws: ServiceError.malformed(.missingPage)) {
      try await repository.decide(OfferDecision(isAccepted: true), of: other)
    }
  }

  // MARK: - Changes

  @Test func `an address is asked for with the description of the file`() async throws {
    serve([
      "/documents/upload-url": #"{"upload":{"objectKey":"k","uploadUrl":"https://uploads.example.com/k"}}"#
    ])

    let type = try #require(ApplicationDocumentType("cv"))
    let address = try await repository.uploadAddress(for: try CareersSamples.pdf(), type, of: id)

    #expect(address.objectKey == "k" && address.headers.isEmpty)
    #expect(
      try body()
        == #"{"checksumSha256":"\#(String(repeating: "0f", count: 32))","contentLength":9,"#
        + #""contentType":"application/pdf","documentType":"CV","fileName":"cv.pdf"}"#
    )
    #expect(transport.requests.map(\.method) == [.post])
  }

  @Test func `a registration makes history, documents and lists be read again, where they are stored`()
    async throws
  {
    serve([
      "/documents": Self.documents, "/journey": Self.journey,
      "?cursor=0&limit=50": Wire.list([Self.application()]),
    ])
    _ = try await repository.documents(of: id, .cacheFirst)
    _ = try await repository.journey(of: id, .cacheFirst)
    _ = try await repository.applications(ApplicationQuery(), PageRequest(), .cacheFirst)
    _ = try await repository.journey(of: id, .cacheFirst)
    #expect(transport.requests.count == 3)
    serve([
      "/documents": #"{"document":{"id":"d9","documentType":"CV","reviewStatus":"PENDING"}}"#
    ])
    let type = try #require(ApplicationDocumentType("cv"))

    let document = try await repository.register(try CareersSamples.pdf(), type, objectKey: "k", of: id)
    await client.finishBackgroundWork()

    #expect(document.id == "d9")
    let sent = transport.requests.dropFirst(3)
    #expect(
      sent.first?.body.map { String(decoding: $0, as: UTF8.self) }?.contains(#""objectKey":"k""#) == true
    )
    let read = Set(sent.dropFirst().filter { $0.method == .get }.map(\.url.absoluteString))
    #expect(
      read == [Self.path + "/documents", Self.path + "/journey", Self.root + "?cursor=0&limit=50"]
    )
    #expect(sent.count == 4)
  }

  @Test func `the lists are read again where an application is found to be made`() async throws {
    serve([
      "?cursor=0&limit=50": Wire.list([Self.application()]),
      "?status=SUBMITTED&cursor=0&limit=50": Wire.list([Self.application()]),
    ])
    for query in [ApplicationQuery(), ApplicationQuery(status: .submitted)] {
      _ = try await repository.applications(query, PageRequest(), .cacheFirst)
    }

    await repository.refreshLists()
    await client.finishBackgroundWork()

    #expect(
      Set(transport.requests.dropFirst(2).map(\.url.absoluteString))
        == [Self.root + "?cursor=0&limit=50", Self.root + "?status=SUBMITTED&cursor=0&limit=50"]
    )
  }

  @Test(arguments: [(true, "/offer/accept"), (false, "/offer/decline")])
  func `a decision is sent with its reason`(isAccepted: Bool, path: String) async throws {
    serve([path: #"{"updated":true,"decision":"ACCEPT","application":\#(Self.application("HIRED"))}"#])

    let decision = OfferDecision(isAccepted: isAccepted, reason: DecisionReason("Ünïcode / \"ok\""))
    let application = try await repository.decide(decision, of: id)

    #expect(application.status == .hired)
    #expect(try body() == #"{"reason":"Ünïcode / \"ok\""}"#)
  }

  @Test func `a decision without a reason has an empty body`() async throws {
    serve(["/offer/accept": #"{"application":\#(Self.application("HIRED"))}"#])

    _ = try await repository.decide(OfferDecision(isAccepted: true), of: id)

    #expect(try body() == "{}")
  }

  @Test func `a refusal has the code of the service, and a failure is not tried again`() async throws {
    transport.answers(
      Self.response(#"{"error":{"code":"offer_not_available","message":"No."}}"#, HTTPStatus(rawValue: 409))
    )
    await #expect(throws: ServiceError.rejected(code: "offer_not_available", message: "No.")) {
      try await repository.decide(OfferDecision(isAccepted: true), of: id)
    }

    transport.answers(Self.response("{}", .internalServerError))
    await #expect(throws: ServiceError.serverError(status: 500)) {
      try await repository.decide(OfferDecision(isAccepted: true), of: id)
    }
    #expect(transport.requests.count == 2)
  }

  // MARK: - Notifications

  @Test func `notifications survive being stored`() async throws {
    let store = InMemoryRecordStore()
    let notifications = StoredNotifications(store: store) { "careers:anna" }
    let ledger = Self.ledger

    #expect(try await notifications.ledger() == nil)
    #expect(try await notifications.update { _ in ledger } == ledger)
    #expect(try await StoredNotifications(store: store) { "careers:anna" }.ledger() == ledger)
    #expect(try await StoredNotifications(store: store) { "careers:other" }.ledger() == nil)

    try await StoredNotifications.wipe("careers:other", in: store)
    #expect(try await notifications.ledger() == ledger)
    try await StoredNotifications.wipe("careers:anna", in: store)
    #expect(try await notifications.ledger() == nil)
  }

  @Test func `a change gets what is stored`() async throws {
    let notifications = StoredNotifications(store: InMemoryRecordStore()) { "careers:anna" }
    _ = try await notifications.update { _ in Self.ledger }

    let changed = try await notifications.update { stored in
      var ledger = stored ?? NotificationLedger(checkedAt: .distantPast)
      ledger.markRead(["a", "b"])
      return ledger
    }

    #expect(changed.unreadCount == 0 && changed.known == Self.ledger.known)
    #expect(try await notifications.ledger() == changed)
  }

  @Test func `what a newer version stored is left alone, and what is damaged is an error`() async throws {
    let store = InMemoryRecordStore()
    let notifications = StoredNotifications(store: store) { "careers:anna" }
    let newer = Data(#"{"version":2,"everything":"else"}"#.utf8)
    _ = try await store.set(newer, for: "careers:anna", in: StoredNotifications.collection, ifRevision: nil)

    await #expect(throws: PersistenceError.madeByNewerVersion) { try await notifications.ledger() }
    await #expect(throws: PersistenceError.madeByNewerVersion) {
      try await notifications.update { _ in Self.ledger }
    }
    #expect(try await store.contents(of: StoredNotifications.collection).records.map(\.value) == [newer])

    let other = StoredNotifications(store: store) { "careers:other" }
    let junk = Data("junk".utf8)
    _ = try await store.set(junk, for: "careers:other", in: StoredNotifications.collection, ifRevision: nil)
    await #expect(throws: PersistenceError.damagedRecord) { try await other.ledger() }
  }

  // MARK: - Parts

  private static let ledger = NotificationLedger(
    checkedAt: CareersSamples.fetchedAt,
    known: [
      CareersSamples.applicationID(1): .init(
        updatedAt: CareersSamples.fetchedAt,
        reviews: ["d": .other("LOST")]
      ),
      CareersSamples.applicationID(2): .init(),
    ],
    notifications: [
      CareersNotification(
        id: "a",
        application: CareersSamples.applicationID(1),
        jobTitle: "Bell\u{7}",
        change: .review(.invalid, fileName: "cv.pdf", reason: "Page 2"),
        date: CareersSamples.fetchedAt
      ),
      CareersNotification(
        id: "b",
        application: CareersSamples.applicationID(1),
        change: .status(.other("PAUSED"), description: nil),
        date: CareersSamples.fetchedAt.addingTimeInterval(-1.5),
        isRead: true
      ),
    ]
  )

  private static func application(_ status: String = "submitted") -> String {
    """
    {"id":"00000000-0000-4000-8000-000000000001","jobId":"job_osaka_welder","status":"\(status)",
    "note":"I can start in April.","createdAt":"2026-02-27T12:00:00.000Z","updatedAt":"2026-02-28T12:00:00.000Z",
    "job":{"id":"job_osaka_welder","title":"Shipyard Welder","employmentType":"FULL_TIME","visaSponsorship":true,
    "location":{"countryCode":"JP","city":"Osaka","displayLabel":"Osaka, Japan"},
    "employer":{"id":"emp_naniwa","name":"Naniwa Shipyard","logoUrl":"https://images.example.com/naniwa.png",
    "isVerifiedEmployer":true}}}
    """
  }

  private static let journey = """
    {"application":\(application("REJECTED")),"journey":[
    {"id":"e1","status":"SUBMITTED","title":"Application submitted","description":"I can start in April.",
    "actorType":"USER","actorId":"u","createdAt":"2026-02-27T12:00:00.000Z"},
    {"id":"e2","status":"PAUSED"},{"id":"e2","status":"PAUSED"},{"title":"nothing"},
    {"id":"e3","status":"rejected","title":"Application rejected","description":"Sorry.","actorType":"ROBOT",
    "createdAt":"2026-02-28T12:00:00Z"}]}
    """

  private static let documents = """
    {"application":\(application()),"total":4,"items":[
    {"id":"d1","documentType":"CV","fileName":"cv.pdf","contentType":"application/pdf","contentLength":"123456",
    "checksumSha256":"\(String(repeating: "0F", count: 32))","reviewStatus":"INVALID",
    "reviewReason":"Page 2 is missing","reviewedAt":"2026-03-01T12:00:00.000Z","reviewedBy":"aiko",
    "createdAt":"2026-02-28T06:00:00.000Z","updatedAt":"2026-03-01T12:00:00.000Z"},
    {"id":"d2","documentType":"CV","reviewStatus":"LOST","reviewReason":null,"reviewedAt":null},
    {"id":"d3","documentType":"CV"},{"documentType":"CV"}]}
    """

  private static func response(_ body: String, _ status: HTTPStatus = .ok) -> HTTPResponse {
    HTTPResponse(
      status: status,
      fields: [.contentType: "application/json", "Cache-Control": "max-age=600"],
      body: Data(body.utf8)
    )
  }

  /// Answers by what follows the address of the list, or of the first application.
  private func serve(_ answers: [String: String]) {
    transport.answers { request in
      let address = request.url.absoluteString
      let found = answers.first { address == Self.root + $0.key || address == Self.path + $0.key }
      return found.map { Self.response($0.value) }
        ?? Self.response(#"{"error":{"code":"application_not_found","message":"No."}}"#, .notFound)
    }
  }

  private func body() throws -> String {
    String(decoding: try #require(transport.requests.last { $0.method == .post }?.body), as: UTF8.self)
  }
}

extension CareersSamples {
  /// The job as applications have it: without its times of publication.
  fileprivate static let welderWithoutDate = Job(
    id: welder.id,
    title: welder.title,
    employment: welder.employment,
    sponsorsVisa: welder.sponsorsVisa,
    location: welder.location,
    employer: welder.employer
  )
}
