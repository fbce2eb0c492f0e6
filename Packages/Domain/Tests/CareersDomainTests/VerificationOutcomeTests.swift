import CareersDomain
import CareersFakes
import DomainKernel
import Testing

/// What a step of a verification says that the service does not take, or may have taken.
@Suite(.timeLimit(.minutes(5))) struct VerificationOutcomeTests {
  private let uploads = FakeUploads()
  private let fake = FakeVerification {
    $0.checklist = .success(CareersSamples.fetched(CareersSamples.checklist(.created)))
    $0.status = .success(CareersSamples.fetched(CareersSamples.verification(.created)))
    $0.address = .success(CareersSamples.presigned("kyc/p"))
    $0.submission = .success(CareersSamples.verification(.submitted))
  }

  private func manage(_ turns: AccountTurns = .free) -> ManageVerification {
    ManageVerification(verification: fake, profiles: fake, files: uploads, uploader: uploads, turns: turns)
  }

  private func upload(agrees: Bool = true) async throws {
    uploads.prepare("p.pdf", .success(try CareersSamples.pdf("p.pdf")))
    _ = try await manage().upload("p.pdf", as: .passport) { _ in agrees }
  }

  @Test(
    arguments: [
      (.rejected(code: "kyc_session_not_found", message: nil), .sessionRequired),
      (.notFound, .sessionRequired),
      (.rejected(code: "invalid_document_type", message: "m"), .valueRefused(.documentType, message: "m")),
      (.rejected(code: "invalid_file_name", message: "m"), .valueRefused(.fileName, message: "m")),
      (.rejected(code: "invalid_content_type", message: "m"), .valueRefused(.fileType, message: "m")),
      (.rejected(code: "invalid_checksum_sha256", message: "m"), .valueRefused(.checksum, message: "m")),
      (.rejected(code: "invalid_object_key", message: "m"), .valueRefused(.objectKey, message: "m")),
      (.rejected(code: nil, message: "m"), .service(.rejected(code: nil, message: "m"))),
      (.offline, .service(.offline)),
    ] as [(ServiceError, VerificationError)]
  )
  func `a refusal says what was refused`(answer: ServiceError, error: VerificationError) {
    #expect(VerificationError(answer, changes: true) == error)
  }

  @Test func `a session that was started and is not named may be there`() async {
    fake.prepare {
      $0.status = .success(CareersSamples.fetched(CareersSamples.verification(nil)))
      $0.start = .success(CareersSamples.verification(nil))
    }

    await #expect(throws: VerificationError.unknownOutcome(.malformed(.nothingUsable))) {
      try await manage().start { _ in true }
    }
  }

  @Test func `a session that was submitted and is not named may be submitted`() async {
    fake.prepare { $0.submission = .success(CareersSamples.verification(nil)) }

    await #expect(throws: VerificationError.unknownOutcome(.malformed(.nothingUsable))) {
      try await manage().submit { _ in true }
    }
  }

  @Test func `a session that took the place of the one that the user saw is not submitted`() async throws {
    let id = try #require(VerificationSession.ID("00000000-0000-4000-8000-000000000000"))
    let other = VerificationStatus(
      state: .inProgress,
      session: VerificationSession(id: id, status: .created)
    )
    let manage = manage(
      .after { [fake] in
        fake.prepare { $0.status = .success(CareersSamples.fetched(other)) }
      }
    )

    await #expect(throws: VerificationError.sessionExists(.created)) { try await manage.submit { _ in true } }
    #expect(fake.requests == [.status(.current), .status(.current)])
  }

  @Test func `a document that is there is replaced only where the user agrees`() async throws {
    fake.prepare {
      $0.checklist = .success(CareersSamples.fetched(CareersSamples.checklist(.created, passport: .pending)))
    }

    await #expect(throws: VerificationError.declined) { try await upload(agrees: false) }
    #expect(uploads.sent.isEmpty)

    try await upload()
    #expect(uploads.sent.count == 1)
  }

  @Test func `a document of another type is not asked about`() async throws {
    fake.prepare {
      $0.checklist = .success(CareersSamples.fetched(CareersSamples.checklist(.created, selfie: .pending)))
    }
    uploads.prepare("p.pdf", .success(try CareersSamples.pdf("p.pdf")))

    _ = try await manage().upload("p.pdf", as: .passport) { _ in
      Issue.record("asked")
      return false
    }

    #expect(uploads.sent.count == 1)
  }

  @Test func `a status that cannot be read leaves no outcome unknown`() async {
    fake.prepare { $0.status = .failure(.timedOut) }

    await #expect(throws: VerificationError.service(.timedOut)) { try await manage().start { _ in true } }
  }

  @Test func `without an address nothing was changed, and a registration that fails may have been made`()
    async throws
  {
    fake.prepare { $0.registration = .timedOut }
    await #expect(throws: VerificationError.unknownOutcome(.timedOut)) { try await upload() }

    fake.prepare { $0.address = .failure(.timedOut) }
    await #expect(throws: VerificationError.service(.timedOut)) { try await upload() }
    #expect(uploads.sent.count == 1)
  }

  @Test func `a final request is made with its note where there is none`() async throws {
    let note = try ReviewNote("New passport")
    let receipt = FinalRequestReceipt(request: FinalRequest(id: "f2"), isNew: true)
    fake.prepare {
      $0.profile = .success(CareersSamples.fetched(CareersSamples.newProfile))
      $0.receipt = .success(receipt)
    }

    #expect(try await manage().requestReview(note) == receipt)
    #expect(fake.requests == [.profile(.current), .request(note)])
  }

  @Test func `a final request that was not confirmed may have been made`() async {
    fake.prepare {
      $0.profile = .success(CareersSamples.fetched(CareersSamples.newProfile))
      $0.receipt = .failure(.connectionLost)
    }

    await #expect(throws: VerificationError.unknownOutcome(.connectionLost)) {
      try await manage().requestReview(nil)
    }
  }
}
