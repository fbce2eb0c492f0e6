import CareersDomain
import CareersFakes
import DomainKernel
import Testing

@Suite(.timeLimit(.minutes(5))) struct ManageApplicationTests {
  private let repository = FakeApplications()
  private let uploads = FakeUploads()
  private let id = CareersSamples.applicationID(1)
  private var upload: UploadDocument {
    UploadDocument(repository: repository, files: uploads, uploader: uploads)
  }
  private let cv: ApplicationDocumentType

  init() throws {
    cv = try #require(ApplicationDocumentType(" cv\n"))
    let file = try CareersSamples.pdf()
    uploads.prepare("~/cv.pdf", .success(file))
    repository.prepare {
      $0.documents[CareersSamples.applicationID(1)] = .success(CareersSamples.fetched([]))
      $0.address = .success(CareersSamples.presigned("key"))
      $0.registered = .success(CareersSamples.document())
    }
  }

  @Test(arguments: [
    ("00000000-0000-4000-8000-000000000001", true), ("ABCDEF00-0000-4000-8000-00000000000f", true),
    ("", false), ("00000000-0000-4000-8000-00000000000", false),
    ("00000000-0000-4000-8000-00000000000g", false),
    ("00000000000040008000000000000001", false), ("{0000000-0000-4000-8000-000000000001", false),
    ("00000000-0000-4000-8000-000000000001\0", false), ("00000000-0000-4000-8000-000000000001/..", false),
    ("００000000-0000-4000-8000-000000000001", false),
  ])
  func `an application is named by a UUID`(text: String, isID: Bool) {
    #expect(Application.ID(rawValue: text)?.rawValue == (isID ? text.lowercased() : nil))
  }

  @Test func `texts are trimmed and measured as the service does`() {
    let limit = String(repeating: "\u{1F600}", count: 250)

    #expect(DecisionReason("\u{FEFF} \n" + limit + " ")?.text == limit)
    #expect(DecisionReason(limit + "a") == nil)
    #expect(DecisionReason(" \u{FEFF}\n") == nil)
    #expect(DecisionReason("a\n\tb\r\nc")?.text == "a\n\tb\r\nc")
    for hostile in ["a\0b", "a\u{1B}[31mb", "a\u{9B}b", "a\u{7F}b"] {
      #expect(DecisionReason(hostile) == nil)
      #expect(ApplicationDocumentType(hostile) == nil)
    }
    #expect(ApplicationDocumentType("C\nV") == nil)
    #expect(cv.rawValue == "CV")
    #expect(ApplicationDocumentType(String(repeating: "a", count: 64)) != nil)
    #expect(ApplicationDocumentType(String(repeating: "a", count: 65)) == nil)
  }

  @Test func `an application is opened with its documents, as stale as its stalest part`() async throws {
    repository.prepare {
      $0.journeys[id] = .success(CareersSamples.fetched(CareersSamples.offeredJourney))
      $0.documents[id] = .success(CareersSamples.fetched([CareersSamples.document()], .offline))
    }

    let detail = try await OpenApplication(repository: repository)(id, .cacheFirst)

    #expect(detail.journey == CareersSamples.offeredJourney)
    #expect(detail.documents == .success([CareersSamples.document()]))
    #expect(detail.provenance.staleness == .offline)
  }

  @Test func `an application is opened without its documents where they cannot be loaded`() async throws {
    repository.prepare {
      $0.journeys[id] = .success(CareersSamples.fetched(CareersSamples.offeredJourney))
      $0.documents[id] = .failure(.unavailable)
    }

    let detail = try await OpenApplication(repository: repository)(id, .cacheFirst)

    #expect(detail.documents == .failure(.unavailable) && detail.provenance.staleness == nil)
  }

  @Test func `an application without a history is not opened`() async {
    repository.prepare { $0.journeys[id] = .failure(.timedOut) }

    await #expect(throws: ServiceError.timedOut) {
      try await OpenApplication(repository: repository)(id, .cacheFirst)
    }
  }

  @Test(arguments: [(JourneyEvent.Actor.user, true), (.admin, false)])
  func `an offer is declined by the user, an application rejected by the employer`(
    actor: JourneyEvent.Actor,
    isDeclined: Bool
  ) {
    let end = CareersSamples.event("e9", .rejected, "End", by: actor, hours: 1)
    let journey = Journey(
      application: CareersSamples.application(1, .rejected),
      events: [CareersSamples.submitted, end]
    )

    #expect(journey.isDeclinedByUser == isDeclined)
    #expect(!CareersSamples.offeredJourney.isDeclinedByUser)
  }

  @Test func `the last rejection of a rejected application tells who ended it`() {
    let own = CareersSamples.event("e8", .rejected, "End", by: .user, hours: 2)
    let other = CareersSamples.event("e9", .rejected, "End", by: .admin, hours: 1)
    let rejected = CareersSamples.application(1, .rejected)

    #expect(!Journey(application: rejected, events: [own, other]).isDeclinedByUser)
    #expect(Journey(application: rejected, events: [other, own]).isDeclinedByUser)
    #expect(!Journey(application: CareersSamples.application(1, .inReview), events: [own]).isDeclinedByUser)
  }

  @Test func `an application is not opened where the user cancels that`() async {
    repository.prepare {
      $0.journeys[id] = .success(CareersSamples.fetched(CareersSamples.offeredJourney))
      $0.documents[id] = .failure(.cancelled)
    }

    await #expect(throws: ServiceError.cancelled) {
      try await OpenApplication(repository: repository)(id, .cacheFirst)
    }
  }

  // MARK: - Documents

  @Test func `a file that cannot be read is told before it is sent`() {
    #expect(upload.problem(with: "~/cv.pdf") == nil)
    #expect(upload.problem(with: "none.pdf") == .missing)
  }

  @Test func `nothing is sent while nobody knows what the application has`() async {
    repository.prepare { $0.documents[id] = .failure(.timedOut) }

    await #expect(throws: UploadDocumentError.upload(.service(.timedOut))) {
      try await upload("~/cv.pdf", cv, to: id)
    }
    #expect(uploads.sent.isEmpty)
    #expect(repository.requests == [.documents(id, .current)])
  }

  @Test func `a file is sent and then registered under the key of its address`() async throws {
    let document = try await upload("~/cv.pdf", cv, to: id)

    #expect(document == CareersSamples.document())
    #expect(uploads.sent.map(\.address) == [CareersSamples.presigned("key")])
    #expect(
      repository.requests == [
        .documents(id, .current), .address("cv.pdf", cv, id), .register("cv.pdf", cv, key: "key", id),
      ]
    )
  }

  @Test func `a file that cannot be read is not asked about`() async {
    await #expect(throws: UploadDocumentError.file(.missing)) { try await upload("none.pdf", cv, to: id) }
    #expect(repository.requests.isEmpty)
  }

  @Test func `a file that the application has is not sent`() async throws {
    repository.prepare { $0.documents[id] = .success(CareersSamples.fetched([CareersSamples.document()])) }

    await #expect(throws: UploadDocumentError.alreadyThere) { try await upload("~/cv.pdf", cv, to: id) }
    #expect(uploads.sent.isEmpty)
    #expect(repository.requests == [.documents(id, .current)])
  }

  @Test func `a document that was added meanwhile is there already`() async {
    repository.prepare {
      $0.registered = .failure(.rejected(code: "duplicate_application_document", message: nil))
    }

    await #expect(throws: UploadDocumentError.alreadyThere) { try await upload("~/cv.pdf", cv, to: id) }
  }

  @Test(arguments: [
    ServiceError.unavailable, .connectionLost, .rejected(code: "invalid_object_key", message: nil),
  ])
  func `a file that was sent and not registered is told so, and not registered again`(error: ServiceError)
    async
  {
    repository.prepare { $0.registered = .failure(error) }

    await #expect(throws: UploadDocumentError.notRegistered(error)) {
      try await upload("~/cv.pdf", cv, to: id)
    }
    #expect(uploads.sent.count == 1)
    #expect(repository.requests.count == 3)
  }

  @Test func `a file that was not stored is not registered`() async {
    uploads.fail(.refused(status: 500))

    await #expect(throws: UploadDocumentError.upload(.refused(status: 500))) {
      try await upload("~/cv.pdf", cv, to: id)
    }
    #expect(repository.requests.count == 2)
  }

  // MARK: - Offers

  @Test func `a decision is sent once`() async throws {
    let decision = OfferDecision(isAccepted: true, reason: DecisionReason("Yes!"))
    repository.prepare {
      $0.journeys[id] = .success(CareersSamples.fetched(CareersSamples.offeredJourney))
      $0.decided = .success(CareersSamples.application(1, .hired))
    }

    #expect(try await DecideOffer(repository: repository)(decision, of: id).status == .hired)
    #expect(repository.requests == [.journey(id, .current), .decide(decision, id)])
  }

  @Test(
    arguments: [(.offered, nil), (.other("PAUSED"), nil), (.hired, .offline)]
      as [(ApplicationStatus, StaleReason?)]
  )
  func `a decision is sent unless the service says that there is no offer`(
    status: ApplicationStatus,
    staleness: StaleReason?
  ) async throws {
    let journey = Journey(application: CareersSamples.application(1, status))
    repository.prepare {
      $0.journeys[id] = .success(CareersSamples.fetched(journey, staleness))
      $0.decided = .success(CareersSamples.application(1, .hired))
    }

    _ = try await DecideOffer(repository: repository)(OfferDecision(isAccepted: true), of: id)

    #expect(repository.requests.count == 2)
  }

  @Test(arguments: [ApplicationStatus.submitted, .inReview, .interview, .rejected])
  func `nothing is decided without an offer`(status: ApplicationStatus) async {
    let journey = Journey(application: CareersSamples.application(1, status))
    repository.prepare { $0.journeys[id] = .success(CareersSamples.fetched(journey)) }

    await #expect(throws: DecideOfferError.noOffer) {
      try await DecideOffer(repository: repository)(OfferDecision(isAccepted: true), of: id)
    }
    #expect(repository.requests == [.journey(id, .current)])
  }

  @Test(arguments: [
    (ServiceError.rejected(code: "offer_not_available", message: "No"), DecideOfferError.noOffer),
    (.rejected(code: "other", message: nil), .service(.rejected(code: "other", message: nil))),
    (.offline, .service(.offline)), (.notFound, .service(.notFound)),
    (.unavailable, .unknownOutcome(.unavailable)), (.connectionLost, .unknownOutcome(.connectionLost)),
    (.timedOut, .unknownOutcome(.timedOut)), (.cancelled, .unknownOutcome(.cancelled)),
  ])
  func `a failure says whether the decision may have been made`(
    error: ServiceError,
    expected: DecideOfferError
  ) async {
    repository.prepare {
      $0.journeys[id] = .success(CareersSamples.fetched(CareersSamples.offeredJourney))
      $0.decided = .failure(error)
    }

    await #expect(throws: expected) {
      try await DecideOffer(repository: repository)(OfferDecision(isAccepted: false), of: id)
    }
    #expect(repository.requests.count == 2)
  }
}
