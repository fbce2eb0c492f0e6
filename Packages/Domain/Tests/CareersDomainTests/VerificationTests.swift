import CareersDomain
import CareersFakes
import DomainKernel
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct VerificationTests {
  // MARK: - The next step

  @Test(
    arguments: [
      (nil, .missing, .missing, .start), (.created, .missing, .missing, .upload(.passport)),
      (.created, .pending, .missing, .upload(.selfie)), (.created, .pending, .pending, .submit),
      (.submitted, .pending, .missing, .upload(.selfie)), (.submitted, .pending, .pending, .requestReview),
      (.manualReview, .pending, .pending, .requestReview), (.verified, .verified, .verified, .nothing),
      (.rejected, .rejected, .rejected, .startAgain), (.other("PAUSED"), .pending, .pending, .unknown),
    ] as [(SessionStatus?, IdentityDocument.Status, IdentityDocument.Status, VerificationNextStep)]
  )
  func `the next step follows from the statuses of the service`(
    status: SessionStatus?,
    passport: IdentityDocument.Status,
    selfie: IdentityDocument.Status,
    next: VerificationNextStep
  ) {
    let checklist = CareersSamples.checklist(status, passport: passport, selfie: selfie)
    let overview = VerificationOverview(
      checklist: checklist,
      finalRequest: .success(.absent),
      events: .success([])
    )

    #expect(overview.next == next)
  }

  @Test(
    arguments: [
      (.created, .missing, .upload(.passport)), (.created, .pending, .unknown),
      (.submitted, .missing, .upload(.passport)), (.submitted, .pending, .unknown),
      (.verified, .verified, .nothing),
    ] as [(SessionStatus, IdentityDocument.Status, VerificationNextStep)]
  )
  func `where a document could not be read, nobody is told that none is missing`(
    status: SessionStatus,
    passport: IdentityDocument.Status,
    next: VerificationNextStep
  ) {
    let known = CareersSamples.checklist(status, passport: passport, selfie: passport)
    let overview = VerificationOverview(
      checklist: VerificationChecklist(
        session: known.session,
        documents: known.documents.filter { $0.type == .passport },
        unreadableCount: 1
      ),
      finalRequest: .success(.absent),
      events: .success([])
    )

    #expect(overview.next == next)
  }

  @Test(
    arguments: [
      (.success(.value(FinalRequest(id: "f"))), .wait), (.success(.unknown), .unknown),
      (.failure(.offline), .unknown),
    ] as [(Result<Stated<FinalRequest>, ServiceError>, VerificationNextStep)]
  )
  func `nobody is sent to request again what was requested or is not known`(
    request: Result<Stated<FinalRequest>, ServiceError>,
    next: VerificationNextStep
  ) {
    let overview = VerificationOverview(
      checklist: CareersSamples.checklist(.submitted, passport: .pending, selfie: .pending),
      finalRequest: request,
      events: .success([])
    )

    #expect(overview.next == next)
  }

  @Test
  func `a rejection has the reason of the last event on the session, of which alone the service says it`() {
    let overview = VerificationOverview(
      checklist: CareersSamples.checklist(.rejected, passport: .rejected, selfie: .missing),
      finalRequest: .success(.absent),
      events: .success(CareersSamples.verificationEvents)
    )

    let reviewed = CareersSamples.fetchedAt.addingTimeInterval(-3600)
    #expect(
      overview.steps.map(\.state) == [
        .refused(reason: "The passport has expired.", reviewed), .refused(reason: nil, reviewed), .missing,
        .done(CareersSamples.fetchedAt.addingTimeInterval(-86_400)), .missing,
      ]
    )
  }

  @Test func `a session that is not rejected has no reason for a rejection`() {
    let overview = VerificationOverview(
      checklist: CareersSamples.checklist(.manualReview),
      finalRequest: .success(.absent),
      events: .success(CareersSamples.verificationEvents)
    )

    #expect(overview.rejectionReason == nil)
  }

  @Test func `a history that is not known gives no reason, and takes nothing away`() {
    let overview = VerificationOverview(
      checklist: CareersSamples.checklist(.rejected),
      finalRequest: .failure(.offline),
      events: .failure(.offline)
    )

    #expect(overview.rejectionReason == nil)
    #expect(overview.next == .startAgain)
    #expect(overview.steps.last?.state == .unknown(nil))
  }

  @Test func `a session that the service calls by an unknown word is not called anything else`() {
    let overview = VerificationOverview(
      checklist: CareersSamples.checklist(.other("PAUSED")),
      finalRequest: .success(.absent),
      events: .success([])
    )

    #expect(overview.steps.first?.state == .unknown("PAUSED"))
  }

  // MARK: - Reading

  @Test func `without a session only the checklist is asked for`() async throws {
    let (manage, fake, _) = Self.manage(nil)

    let overview = try await manage.overview(.cacheFirst)

    #expect(overview.next == .start)
    #expect(fake.requests == [.checklist(.cacheFirst)])
  }

  @Test func `parts that cannot be loaded do not take the checklist away`() async throws {
    let (manage, fake, _) = Self.manage(.created)
    fake.prepare {
      $0.profile = .failure(.timedOut)
      $0.history = .failure(.unavailable)
    }

    let overview = try await manage.overview(.cacheFirst)

    #expect(overview.finalRequest == .failure(.timedOut))
    #expect(overview.events == .failure(.unavailable))
    #expect(overview.next == .upload(.passport))
  }

  @Test func `the final request of another session is not taken for one of this`() async throws {
    let (manage, fake, _) = Self.manage(.submitted)
    let other = VerificationSession.ID("00000000-0000-4000-8000-000000000000")
    let progress = VerificationProgress(
      session: try .value(#require(other)),
      finalRequest: .value(FinalRequest(id: "f"))
    )
    let profile = UserProfile(id: CareersSamples.profile.id, progress: progress)
    fake.prepare { $0.profile = .success(CareersSamples.fetched(profile)) }

    #expect(try await manage.overview(.cacheFirst).finalRequest == .success(.unknown))
  }

  // MARK: - Starting

  @Test(arguments: [nil, .rejected] as [SessionStatus?])
  func `a session is started without a question where none is hidden`(status: SessionStatus?) async throws {
    let (manage, fake, _) = Self.manage(status)

    let session = try await manage.start { _ in
      Issue.record("asked")
      return false
    }

    #expect(session == CareersSamples.session(.created))
    #expect(fake.requests == [.status(.current), .status(.current), .start])
  }

  @Test(arguments: [.created, .submitted, .manualReview, .verified, .other("PAUSED")] as [SessionStatus])
  func `a session is not hidden unless the user agrees`(status: SessionStatus) async throws {
    let (manage, fake, _) = Self.manage(status)

    await #expect(throws: VerificationError.declined) { try await manage.start { _ in false } }
    #expect(!fake.requests.contains(.start))

    _ = try await manage.start { _ in true }
    #expect(fake.requests.contains(.start))
  }

  @Test func `what is only stored confirms nothing`() async throws {
    let (manage, fake, _) = Self.manage(nil)
    fake.prepare {
      $0.status = .success(CareersSamples.fetched(CareersSamples.verification(nil), .offline))
    }

    await #expect(throws: VerificationError.service(.offline)) { try await manage.start { _ in true } }
    #expect(!fake.requests.contains(.start))
  }

  @Test func `a session whose start was not confirmed may be there`() async throws {
    let (manage, fake, _) = Self.manage(nil)
    fake.prepare { $0.start = .failure(.unavailable) }

    await #expect(throws: VerificationError.unknownOutcome(.unavailable)) {
      try await manage.start { _ in true }
    }
  }

  // MARK: - Uploading

  @Test func `a file is sent before it is registered`() async throws {
    let (manage, fake, uploads) = Self.manage(.created)
    uploads.prepare("p.pdf", .success(try CareersSamples.pdf("p.pdf")))
    let session = try #require(CareersSamples.session(.created)?.id)

    _ = try await manage.upload("p.pdf", as: .passport, confirm: Self.yes)

    #expect(uploads.sent.map(\.address) == [CareersSamples.presigned("kyc/p")])
    #expect(
      fake.requests == [
        .checklist(.current), .checklist(.current), .address(.passport, session),
        .register(.passport, "kyc/p", session),
      ]
    )
  }

  @Test func `a file that was not sent is not registered`() async throws {
    let (manage, fake, uploads) = Self.manage(.created)
    uploads.prepare("p.pdf", .success(try CareersSamples.pdf("p.pdf")))
    uploads.fail(.refused(status: 500))

    await #expect(throws: VerificationError.upload(.refused(status: 500))) {
      try await manage.upload("p.pdf", as: .passport, confirm: Self.yes)
    }
    #expect(fake.requests.count == 3)
  }

  @Test func `a file that cannot be read is said before the service is asked`() async throws {
    let (manage, fake, _) = Self.manage(.created)

    await #expect(throws: VerificationError.file(.missing)) {
      try await manage.upload("none.pdf", as: .selfie, confirm: Self.yes)
    }
    #expect(fake.requests.isEmpty)
  }

  @Test(
    arguments: [
      (nil, VerificationError.sessionRequired), (.verified, .sessionLocked), (.rejected, .sessionLocked),
    ] as [(SessionStatus?, VerificationError)]
  )
  func `nothing is sent without a session that takes documents`(
    status: SessionStatus?,
    error: VerificationError
  ) async throws {
    let (manage, _, uploads) = Self.manage(status)
    uploads.prepare("p.pdf", .success(try CareersSamples.pdf("p.pdf")))

    await #expect(throws: error) { try await manage.upload("p.pdf", as: .passport, confirm: Self.yes) }
    await #expect(throws: error) { try await manage.submit { _ in true } }
    #expect(uploads.sent.isEmpty)
  }

  // MARK: - Submitting

  @Test func `a session is submitted once the user agrees`() async throws {
    let (manage, fake, _) = Self.manage(.created)
    await #expect(throws: VerificationError.declined) { try await manage.submit { _ in false } }
    #expect(fake.requests == [.status(.current)])

    let submission = try await manage.submit { _ in true }

    let session = try #require(CareersSamples.session(.submitted))
    #expect(submission == .submitted(session, missing: CareersSamples.checklist(.created).missing))
    #expect(fake.requests.suffix(2) == [.submit(session.id), .checklist(.current)])
  }

  @Test(
    arguments: [
      (
        .success(
          CareersSamples.fetched(CareersSamples.checklist(.submitted, passport: .pending, selfie: .missing))
        ), [.selfie]
      ),
      (
        .success(
          CareersSamples.fetched(CareersSamples.checklist(.submitted, passport: .pending, selfie: .pending))
        ), []
      ),
      (
        .success(CareersSamples.fetched(CareersSamples.checklist(.submitted, passport: .pending), .offline)),
        nil
      ),
      (.failure(.offline), nil), (.success(CareersSamples.fetched(CareersSamples.checklist(nil))), nil),
    ] as [(Result<Fetched<VerificationChecklist>, ServiceError>, [IdentityDocument.Kind]?)]
  )
  func `a submission tells the documents that the service misses, as far as the service says`(
    checklist: Result<Fetched<VerificationChecklist>, ServiceError>,
    missing: [IdentityDocument.Kind]?
  ) async throws {
    let (manage, fake, _) = Self.manage(.created)
    fake.prepare { $0.checklist = checklist }

    let submission = try await manage.submit { _ in true }

    #expect(submission == .submitted(try #require(CareersSamples.session(.submitted)), missing: missing))
  }

  @Test(
    arguments: [(.missing, [.passport]), (.pending, nil)]
      as [(IdentityDocument.Status, [IdentityDocument.Kind]?)]
  )
  func `a submission does not tell that no document is missing where one could not be read`(
    passport: IdentityDocument.Status,
    missing: [IdentityDocument.Kind]?
  ) async throws {
    let (manage, fake, _) = Self.manage(.created)
    let known = CareersSamples.checklist(.submitted, passport: passport)
    let checklist = VerificationChecklist(
      session: known.session,
      documents: known.documents.filter { $0.type == .passport },
      unreadableCount: 1
    )
    fake.prepare { $0.checklist = .success(CareersSamples.fetched(checklist)) }

    let submission = try await manage.submit { _ in true }

    #expect(submission == .submitted(try #require(CareersSamples.session(.submitted)), missing: missing))
  }

  @Test(arguments: [.submitted, .manualReview] as [SessionStatus])
  func `a session that was submitted is not submitted again`(status: SessionStatus) async throws {
    let (manage, fake, _) = Self.manage(status)

    let submission = try await manage.submit { _ in
      Issue.record("asked")
      return false
    }

    let session = try #require(CareersSamples.session(status))
    #expect(submission == .alreadySubmitted(session))
    #expect(fake.requests == [.status(.current)])
    #expect(fake.refreshed == [session.id])
  }

  // MARK: - Values and errors

  @Test func `a note of 500 units is taken, one of 501 is not, and a blank one is none`() throws {
    let emoji = String(repeating: "😀", count: 250)

    #expect(try ReviewNote(" " + emoji)?.text == emoji)
    #expect(throws: VerificationError.noteTooLong(units: 501)) { try ReviewNote(emoji + "x") }
    #expect(try ReviewNote("a\n\tb")?.text == "a\n\tb")
    for hostile in ["a\0", "a\u{1B}[31mb", "a\u{9B}b"] {
      #expect(throws: VerificationError.noteHasControlCharacter) { try ReviewNote(hostile) }
    }
    #expect(try ReviewNote(" \u{FEFF}") == nil)
  }

  @Test(
    arguments: [
      ("verification_session_required", .sessionRequired), ("kyc_session_locked", .sessionLocked),
      ("kyc_session_incomplete", .sessionIncomplete), ("kyc_session_not_submitted", .notSubmitted),
      ("verification_documents_missing", .documentsMissing), ("duplicate_document", .duplicateDocument),
      ("invalid_note", .valueRefused(.note, message: "m")),
      ("invalid_content_length", .valueRefused(.fileSize, message: "m")),
      ("something_new", .service(.rejected(code: "something_new", message: "m"))),
    ] as [(String, VerificationError)]
  )
  func `each refusal has a case of its own`(code: String, error: VerificationError) {
    #expect(VerificationError(.rejected(code: code, message: "m"), changes: true) == error)
  }

  @Test(arguments: [ServiceError.connectionLost, .timedOut, .unavailable, .malformed(.empty), .cancelled])
  func `only a change has an unknown outcome`(error: ServiceError) {
    #expect(VerificationError(error, changes: true) == .unknownOutcome(error))
    #expect(VerificationError(error, changes: false) == .service(error))
  }

  @Test(arguments: [
    "", "5b0e2c5e", "5b0e2c5e-0d1f-4a57-8f1e-6a1d3a8f2c1", "5b0e2c5e-0d1f-4a57-8f1e-6a1d3a8f2c111",
    "5b0e2c5e-0d1f-4a57-8f1e-6a1d3a8f2cZZ", "5b0e2c5e0d1f-4a57-8f1e-6a1d3a8f2c11-", "../../../../../..",
  ])
  func `only a UUID is the id of a session`(text: String) {
    #expect(VerificationSession.ID(text) == nil)
  }

  @Test func `the id of a session has no upper case`() {
    let id = VerificationSession.ID("5B0E2C5E-0d1f-4a57-8f1e-6a1d3a8f2c11")
    #expect(id?.description == "5b0e2c5e-0d1f-4a57-8f1e-6a1d3a8f2c11")
  }

  private static func yes(_ document: IdentityDocument) -> Bool { true }

  private static func manage(
    _ status: SessionStatus?
  ) -> (ManageVerification, FakeVerification, FakeUploads) {
    let uploads = FakeUploads()
    let fake = FakeVerification {
      $0.checklist = .success(CareersSamples.fetched(CareersSamples.checklist(status)))
      $0.status = .success(CareersSamples.fetched(CareersSamples.verification(status)))
      $0.start = .success(CareersSamples.verification(.created))
      $0.submission = .success(CareersSamples.verification(.submitted))
      $0.address = .success(CareersSamples.presigned("kyc/p"))
    }
    let manage = ManageVerification(
      verification: fake,
      profiles: fake,
      files: uploads,
      uploader: uploads
    )
    return (manage, fake, uploads)
  }
}
