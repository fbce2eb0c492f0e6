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

/// What is read of the answers about profile and verification, and what a step makes be read again.
@Suite(.timeLimit(.minutes(5))) struct VerificationAnswerTests {
  private static let documents = "users/me/verification-documents"
  private static let status = "identity/kyc/status"
  private static let history = "identity/kyc/history?sessionId=" + ProfilePeer.session
  private static let profile = "users/me/profile"

  private let id: VerificationSession.ID
  private let now = CareersSamples.fetchedAt

  init() throws {
    id = try #require(VerificationSession.ID(ProfilePeer.session))
  }

  // MARK: - Reading

  @Test func `a session has its status, its provider and its moments`() async throws {
    let session = """
      {"id":"\(ProfilePeer.session)","status":"VERIFIED","provider":"manual","providerRef":"ref-1",
      "createdAt":"2026-02-24T12:00:00.000Z","submittedAt":"2026-02-25T12:00:00.000Z",
      "reviewedAt":"2026-02-26T12:00:00.000Z","reviewedBy":"aiko","updatedAt":"2026-02-27T12:00:00.000Z"}
      """
    let peer = try ProfilePeer(["GET " + Self.status: #"{"status":"VERIFIED","session":\#(session)}"#])

    let status = try await peer.verification.status(.cacheFirst).value

    #expect(status.state == .verified)
    #expect(
      status.session
        == VerificationSession(
          id: id,
          status: .verified,
          provider: "manual",
          createdAt: now.addingTimeInterval(-5 * 86_400),
          submittedAt: now.addingTimeInterval(-4 * 86_400),
          reviewedAt: now.addingTimeInterval(-3 * 86_400),
          updatedAt: now.addingTimeInterval(-2 * 86_400)
        )
    )
  }

  @Test func `a checklist has everything that the service says of it`() async throws {
    let checklist = """
      {"session":null,"documents":[{"documentType":"PASSPORT","status":"REJECTED","required":true,
      "documentId":"d1","uploadedAt":"2026-02-27T12:00:00.000Z","reviewedAt":"2026-02-28T12:00:00.000Z"}],
      "summary":{"requiredTotal":4,"uploadedRequired":3,"verifiedRequired":2,"missingRequired":1,
      "allRequiredUploaded":false}}
      """
    let peer = try ProfilePeer(["GET " + Self.documents: checklist])

    let document = IdentityDocument(
      type: .passport,
      status: .rejected,
      isRequired: true,
      id: "d1",
      uploadedAt: now.addingTimeInterval(-2 * 86_400),
      reviewedAt: now.addingTimeInterval(-86_400)
    )
    let summary = VerificationChecklist.Summary(
      required: 4,
      uploaded: 3,
      verified: 2,
      missing: 1,
      isComplete: false
    )
    #expect(
      try await peer.verification.checklist(.cacheFirst).value
        == VerificationChecklist(session: nil, documents: [document], summary: summary)
    )
  }

  @Test func `documents that cannot be read are counted, and one that is listed twice is not among them`()
    async throws
  {
    let checklist = #"""
      {"session":null,"documents":[{"documentType":"PASSPORT","status":"MISSING"},
      {"documentType":"PASSPORT","status":"MISSING"},7,{"documentType":"SELFIE"}]}
      """#
    let peer = try ProfilePeer(["GET " + Self.documents: checklist])

    let read = try await peer.verification.checklist(.cacheFirst).value

    #expect(read.documents.map(\.type) == [.passport])
    #expect(read.unreadableCount == 2)
  }

  @Test func `the progress of a profile has every count at its place, and none that is negative`()
    async throws
  {
    let profile = """
      {"profile":{"id":"u","trustScoreLabel":"TRUSTED","profileCompletionPercent":0,"verification":{
      "documentsUploaded":3,"requiredDocuments":2,"requiredDocumentsUploaded":1,
      "finalRequest":{"id":"f1","documentsCount":-1}}}}
      """
    let peer = try ProfilePeer(["GET " + Self.profile: profile])

    let read = try await peer.profiles.profile(.cacheFirst).value

    #expect(read.completion == 0)
    #expect(read.progress?.documents == 3)
    #expect(read.progress?.required == 2)
    #expect(read.progress?.requiredUploaded == 1)
    #expect(read.progress?.finalRequest == Stated.value(FinalRequest(id: "f1")))
  }

  @Test func `events that cannot be read are counted, and one that is listed twice is not among them`()
    async throws
  {
    let answer = """
      {"session":{"id":"\(ProfilePeer.session)"},"events":[{"id":"e1","toStatus":"CREATED"},
      {"id":"e1","toStatus":"SUBMITTED"},{"id":"e2"},{"toStatus":"CREATED"},{"id":"e3","toStatus":"VERIFIED"}]}
      """
    let peer = try ProfilePeer(["GET " + Self.history: answer])

    let read = try await peer.verification.history(of: id, .cacheFirst).value

    let events = [VerificationEvent(id: "e1", to: .created), VerificationEvent(id: "e3", to: .verified)]
    #expect(read == EntryList(events, unreadableCount: 2))
  }

  @Test func `what a user always has stands in when the service does not find it`() async throws {
    let peer = try ProfilePeer([
      "GET " + Self.documents: ProfileWire.checklist, "GET " + Self.profile: ProfileWire.profile,
      "GET " + Self.status: ProfileWire.status("IN_PROGRESS", "CREATED"),
    ])
    func read() async throws -> [StaleReason?] {
      [
        try await peer.verification.checklist(.networkFirst).provenance.staleness,
        try await peer.verification.status(.networkFirst).provenance.staleness,
        try await peer.profiles.profile(.networkFirst).provenance.staleness,
      ]
    }

    #expect(try await read() == [nil, nil, nil])
    peer.serve([:])
    #expect(try await read() == [.missing, .missing, .missing])
  }

  // MARK: - Writing

  @Test(arguments: [
    #"{"request":{"id":"f1"}}"#, #"{"created":true}"#, #"{"created":true,"request":{"status":"REQUESTED"}}"#,
  ])
  func `a request is not made because of a success that does not name it`(answer: String) async throws {
    let peer = try ProfilePeer(["POST users/me/verification/final-request": answer])

    await #expect(throws: ServiceError.self) { try await peer.verification.requestReview(nil) }
  }

  /// A step and the answer to it.
  enum Step: CaseIterable {
    case start
    case register
    case requestReview

    var place: String {
      switch self {
      case .start: "POST identity/kyc/sessions"
      case .register: "POST identity/kyc/documents"
      case .requestReview: "POST users/me/verification/final-request"
      }
    }

    var answer: String {
      switch self {
      case .start: ProfileWire.status("IN_PROGRESS", "CREATED")
      case .register: #"{"document":{"id":"d1"}}"#
      case .requestReview: #"{"created":true,"request":{"id":"f1"}}"#
      }
    }

    /// Only what belongs to one session changes its history.
    var changesHistory: Bool { self == .register }

    func run(_ verification: HTTPVerificationRepository, _ id: VerificationSession.ID) async throws {
      switch self {
      case .start: _ = try await verification.start()
      case .register:
        try await verification.register(.passport, try CareersSamples.pdf("p.pdf"), as: "key", in: id)
      case .requestReview: _ = try await verification.requestReview(nil)
      }
    }
  }

  @Test(arguments: Step.allCases)
  func `each step makes everything that it changes be read again`(step: Step) async throws {
    let peer = try ProfilePeer([
      "GET " + Self.documents: ProfileWire.checklist, "GET " + Self.profile: ProfileWire.profile,
      "GET " + Self.status: ProfileWire.status("IN_PROGRESS", "CREATED"),
      "GET " + Self.history: ProfileWire.events, step.place: step.answer,
    ])
    _ = try await peer.verification.checklist(.cacheFirst)
    _ = try await peer.verification.status(.cacheFirst)
    _ = try await peer.verification.history(of: id, .cacheFirst)
    _ = try await peer.profiles.profile(.cacheFirst)

    try await step.run(peer.verification, id)
    await peer.client.finishBackgroundWork()

    let always = [Self.documents, Self.profile, Self.status]
    #expect(peer.reads(from: 5) == (always + (step.changesHistory ? [Self.history] : [])).sorted())
  }

  @Test func `everything that a step changes is read again where the step is found to be taken`()
    async throws
  {
    let peer = try ProfilePeer([
      "GET " + Self.documents: ProfileWire.checklist, "GET " + Self.profile: ProfileWire.profile,
      "GET " + Self.status: ProfileWire.status("IN_PROGRESS", "SUBMITTED"),
      "GET " + Self.history: ProfileWire.events,
    ])
    _ = try await peer.verification.checklist(.cacheFirst)
    _ = try await peer.verification.status(.cacheFirst)
    _ = try await peer.verification.history(of: id, .cacheFirst)
    _ = try await peer.profiles.profile(.cacheFirst)

    await peer.verification.refreshStored(of: id)
    await peer.client.finishBackgroundWork()

    #expect(peer.reads(from: 4) == [Self.documents, Self.profile, Self.status, Self.history].sorted())
  }

  // MARK: - The outbox

  @Test func `a change that is of something else is refused, and nobody knows whether it is done`()
    async throws
  {
    let peer = try ProfilePeer(["GET " + Self.profile: ProfileWire.profile])
    let sender = ProfileEditSender(repository: peer.profiles)
    let entry = OutboxEntry(
      id: OutboxEntry.ID(rawValue: 1),
      draft: try OutboxDraft("job.save", of: "1", in: OutboxQueue(area: "careers", account: "siti")),
      createdAt: now
    )

    await #expect(throws: SendingError(.rejected(code: nil, message: nil))) { try await sender.send(entry) }
    #expect(try await sender.isDone(entry) == nil)
    #expect(peer.methods.isEmpty)
  }
}
