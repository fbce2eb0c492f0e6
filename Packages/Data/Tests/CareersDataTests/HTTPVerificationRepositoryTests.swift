import CareersData
import CareersDomain
import CareersFakes
import DomainKernel
import OfflineHTTP
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct HTTPVerificationRepositoryTests {
  private static let documents = "GET users/me/verification-documents"
  private static let status = "GET identity/kyc/status"

  private let id: VerificationSession.ID

  init() throws {
    id = try #require(VerificationSession.ID(ProfilePeer.session))
  }

  // MARK: - Addresses

  @Test(arguments: [404, 410])
  func `an address without a session in it is never missing, but may be wrong`(status: Int) async throws {
    let peer = try ProfilePeer()
    peer.fail(status, "not_found")

    await #expect(throws: ServiceError.malformed(.missingPage)) { try await peer.verification.start() }
    await #expect(throws: ServiceError.malformed(.missingPage)) {
      try await peer.verification.requestReview(nil)
    }
  }

  @Test(arguments: [
    ("not_found", ServiceError.malformed(.missingPage)), ("kyc_session_not_found", .notFound),
  ])
  func `an address with a session in it may be wrong, and says so with a code of its own`(
    code: String,
    error: ServiceError
  ) async throws {
    let peer = try ProfilePeer()
    peer.fail(404, code)

    await #expect(throws: error) { try await peer.verification.submit(id) }
    await #expect(throws: error) { try await peer.verification.history(of: id, .cacheFirst) }
  }

  @Test(arguments: [
    ("not_found", ServiceError.malformed(.missingPage)), ("kyc_session_not_found", .notFound),
  ])
  func `the addresses for files name no session, whose absence has a code of its own`(
    code: String,
    error: ServiceError
  ) async throws {
    let peer = try ProfilePeer()
    peer.fail(404, code)
    let file = try CareersSamples.pdf("p.pdf")

    await #expect(throws: error) {
      try await peer.verification.uploadAddress(for: .passport, file, in: id)
    }
    await #expect(throws: error) {
      try await peer.verification.register(.passport, file, as: "kyc/u/s/1-passport.pdf", in: id)
    }
  }

  // MARK: - Reading

  @Test func `the checklist has the documents in their order, with the session and the counts`() async throws
  {
    let peer = try ProfilePeer([Self.documents: ProfileWire.checklist])

    let checklist = try await peer.verification.checklist(.cacheFirst).value

    #expect(checklist.session?.status == .submitted)
    #expect(checklist.documents.map(\.type.rawValue) == ["PASSPORT", "SELFIE", "KTP"])
    #expect(checklist.documents.map(\.status) == [.pending, .missing, .pending])
    #expect(checklist.documents.map(\.isRequired) == [true, true, false])
    #expect(checklist.documents[0].uploadedAt == CareersSamples.fetchedAt.addingTimeInterval(-86_400))
    #expect(checklist.summary?.uploaded == 1)
  }

  @Test func `a user without a session has a checklist too`() async throws {
    let peer = try ProfilePeer([Self.documents: ProfileWire.noChecklist])

    #expect(try await peer.verification.checklist(.cacheFirst).value == CareersSamples.checklist(nil))
  }

  @Test(arguments: [
    "{}", #"{"documents":[]}"#, #"{"session":7,"documents":[]}"#, #"{"session":{"id":"7"},"documents":[]}"#,
    #"{"session":null,"documents":null}"#, #"{"session":null,"documents":[7]}"#,
    #"{"documents":[{"documentType":"PASSPORT","status":"PENDING","required":true}]}"#,
  ])
  func `an answer that is no checklist is refused, not taken for one without a session`(
    answer: String
  ) async throws {
    let peer = try ProfilePeer([Self.documents: answer])

    await #expect(throws: ServiceError.self) { try await peer.verification.checklist(.cacheFirst) }
  }

  @Test func `a session that is left out is none where the rest of the answer says so too`() async throws {
    let session = "\"session\":null,"
    let peer = try ProfilePeer([
      Self.documents: ProfileWire.noChecklist.replacing(session, with: ""),
      Self.status: #"{"status":"NOT_STARTED"}"#,
    ])

    #expect(try await peer.verification.checklist(.cacheFirst).value == CareersSamples.checklist(nil))
    #expect(try await peer.verification.status(.cacheFirst).value == CareersSamples.verification(nil))
  }

  @Test func `a new session takes documents from the checklist, which is believed`() async throws {
    let peer = try ProfilePeer([Self.documents: ProfileWire.checklist])
    _ = try await peer.verification.checklist(.cacheFirst)

    let fresh = ProfileWire.noChecklist.replacing(
      "\"session\":null",
      with: "\"session\":{\"id\":\"00000000-0000-4000-8000-000000000000\",\"status\":\"CREATED\"}"
    )
    peer.serve([Self.documents: fresh])
    let checklist = try await peer.verification.checklist(.networkFirst)

    #expect(checklist.documents.allSatisfy { $0.status == .missing })
    #expect(!checklist.provenance.isStale)
  }

  @Test func `the state has its session, and none before the first`() async throws {
    let peer = try ProfilePeer([Self.status: ProfileWire.status("IN_PROGRESS", "SUBMITTED")])
    let status = try await peer.verification.status(.cacheFirst).value
    #expect(status.state == .inProgress)
    #expect(status.session?.id == id)
    #expect(status.session?.createdAt == CareersSamples.fetchedAt.addingTimeInterval(-2 * 86_400))

    let other = try ProfilePeer([Self.status: ProfileWire.noStatus])
    #expect(try await other.verification.status(.cacheFirst).value == CareersSamples.verification(nil))
  }

  @Test func `the first session is believed, and a stored one does not go`() async throws {
    let peer = try ProfilePeer([Self.status: ProfileWire.noStatus])
    _ = try await peer.verification.status(.cacheFirst)

    peer.serve([Self.status: ProfileWire.status("IN_PROGRESS", "CREATED")])
    let begun = try await peer.verification.status(.networkFirst)
    #expect(begun.value.session?.id == id)
    #expect(!begun.provenance.isStale)

    peer.serve([Self.status: ProfileWire.noStatus])
    let lost = try await peer.verification.status(.networkFirst)
    #expect(lost.value == begun.value)
    #expect(lost.provenance.isStale)
  }

  @Test(arguments: [
    #"{"status":"IN_PROGRESS","session":null}"#, #"{"status":"IN_PROGRESS"}"#,
    #"{"status":"NOT_STARTED","session":7}"#, #"{"session":null}"#,
    #"{"status":"VERIFIED","session":{"id":"x"}}"#,
  ])
  func `a state that contradicts its session is refused: a session would be hidden`(
    answer: String
  ) async throws {
    let peer = try ProfilePeer([Self.status: answer])

    await #expect(throws: ServiceError.self) { try await peer.verification.status(.cacheFirst) }
  }

  @Test func `the history has its events, oldest first`() async throws {
    let peer = try ProfilePeer([ProfilePeer.history: ProfileWire.events])

    let events = try await peer.verification.history(of: id, .cacheFirst).value

    #expect(events == EntryList(Array(CareersSamples.verificationEvents.prefix(2))))
  }

  @Test func `the history of another session is refused`() async throws {
    let other = ProfileWire.events.replacing(
      ProfilePeer.session,
      with: "00000000-0000-4000-8000-000000000000"
    )
    let peer = try ProfilePeer([ProfilePeer.history: other])

    await #expect(throws: ServiceError.malformed(.unrelated)) {
      try await peer.verification.history(of: id, .cacheFirst)
    }
  }

  // MARK: - Writing

  @Test func `a session is started without anything that could erase a request`() async throws {
    let peer = try ProfilePeer([
      "POST identity/kyc/sessions": ProfileWire.status("IN_PROGRESS", "CREATED")
    ])

    let status = try await peer.verification.start()

    #expect(peer.last == "POST /v1/identity/kyc/sessions {}")
    #expect(status.session?.status == .created)
  }

  @Test func `a document is described before and registered after it was sent`() async throws {
    let peer = try ProfilePeer([
      "POST identity/kyc/upload-url": ProfileWire.upload,
      "POST identity/kyc/documents": #"{"status":"IN_PROGRESS","document":{"id":"d1"}}"#,
    ])
    let file = try CareersSamples.pdf("p.pdf")
    let session = ProfilePeer.session

    let address = try await peer.verification.uploadAddress(for: .passport, file, in: id)
    #expect(
      peer.last
        == """
        POST /v1/identity/kyc/upload-url {"checksumSha256":"\(file.checksum)","contentLength":9,\
        "contentType":"application/pdf","documentType":"PASSPORT","fileName":"p.pdf","sessionId":"\(session)"}
        """
    )
    #expect(address.objectKey == "kyc/u/s/1-passport.pdf")

    try await peer.verification.register(.passport, file, as: address.objectKey, in: id)
    #expect(
      peer.last
        == """
        POST /v1/identity/kyc/documents {"checksumSha256":"\(file.checksum)","documentType":"PASSPORT",\
        "objectKey":"kyc/u/s/1-passport.pdf","sessionId":"\(session)"}
        """
    )
  }

  @Test(arguments: [
    "{}", #"{"error":{"code":"internal_error","message":"x"}}"#, #"{"document":null}"#,
    #"{"document":{"status":"PENDING"}}"#,
  ])
  func `a document is not registered because of a success that names none`(answer: String) async throws {
    let peer = try ProfilePeer(["POST identity/kyc/documents": answer])
    let file = try CareersSamples.pdf("p.pdf")

    await #expect(throws: ServiceError.self) {
      try await peer.verification.register(.passport, file, as: "kyc/u/s/1-passport.pdf", in: id)
    }
  }

  @Test func `a session is submitted by its id`() async throws {
    let peer = try ProfilePeer([
      "POST identity/kyc/sessions/\(ProfilePeer.session)/submit": ProfileWire.status(
        "IN_PROGRESS",
        "SUBMITTED"
      )
    ])

    #expect(try await peer.verification.submit(id).session?.status == .submitted)
  }

  @Test func `a request has a date only in the answer that made it`() async throws {
    let place = "POST users/me/verification/final-request"
    let session = ProfileWire.session("SUBMITTED")
    let request = #""id":"f1","status":"REQUESTED","source":"TESSERA","note":"Hi","documentsCount":2"#
    let peer = try ProfilePeer([
      place: """
      {"created":true,"request":{\(request),"requestedAt":"2026-03-01T12:00:00.000Z"},"session":\(session)}
      """
    ])

    let first = try await peer.verification.requestReview(try ReviewNote("Hi"))
    #expect(peer.last == #"POST /v1/users/me/verification/final-request {"note":"Hi","source":"TESSERA"}"#)
    #expect(first.isNew)
    #expect(first.request.requestedAt == CareersSamples.fetchedAt)

    peer.serve([place: #"{"created":false,"request":{\#(request)},"session":\#(session)}"#])
    let second = try await peer.verification.requestReview(nil)
    #expect(peer.last == #"POST /v1/users/me/verification/final-request {"source":"TESSERA"}"#)
    #expect(!second.isNew)
    #expect(second.request == FinalRequest(id: "f1", status: "REQUESTED", note: "Hi", documents: 2))
  }

  @Test func `a step makes everything that it changes be asked for again`() async throws {
    let answers = [
      Self.documents: ProfileWire.checklist, Self.status: ProfileWire.status("IN_PROGRESS", "CREATED"),
      ProfilePeer.history: ProfileWire.events, "GET users/me/profile": ProfileWire.profile,
      "POST identity/kyc/sessions/\(ProfilePeer.session)/submit": ProfileWire.status(
        "IN_PROGRESS",
        "SUBMITTED"
      ),
    ]
    let peer = try ProfilePeer(answers)
    func readAll() async throws {
      _ = try await peer.verification.checklist(.cacheFirst)
      _ = try await peer.verification.status(.cacheFirst)
      _ = try await peer.verification.history(of: id, .cacheFirst)
      _ = try await peer.profiles.profile(.cacheFirst)
    }

    try await readAll()
    _ = try await peer.verification.submit(id)
    // Readers would ask for what is being renewed at the same moment.
    await peer.client.finishBackgroundWork()
    try await readAll()

    #expect(peer.methods.count == 9)
  }

  @Test(arguments: [
    (409, "kyc_session_locked"), (409, "duplicate_document"), (409, "verification_documents_missing"),
    (400, "invalid_note"),
  ])
  func `a refusal keeps its code`(status: Int, code: String) async throws {
    let peer = try ProfilePeer()
    peer.fail(status, code)

    await #expect(throws: ServiceError.rejected(code: code, message: "The text of \(code).")) {
      try await peer.verification.requestReview(nil)
    }
    #expect(peer.methods.count == 1)
  }
}
