import Foundation
import Testing

@testable import Sandbox

/// The steps of the operator, without a service.
@Suite(.timeLimit(.minutes(5))) struct SandboxOperatorTests {
  private let now = Date(timeIntervalSince1970: 1_764_547_200)

  private func account(_ id: String) -> CareersAccount {
    var identifiers = IdentifierSource(seed: 1)
    return CareersAccount(
      id: id,
      fullName: "Dewi",
      email: "\(id)@example.com",
      password: PasswordHash("correct horse", salt: "s"),
      created: now,
      code: VerificationCode(&identifiers, now: now)
    )
  }

  private func document(_ id: String, bytes: Int) -> ApplicationDocument {
    let file = FileDescription(
      documentType: "CV",
      fileName: "cv.pdf",
      contentType: "application/pdf",
      contentLength: bytes,
      checksum: "c"
    )
    return ApplicationDocument(id: id, file: file, objectKey: "k", created: now)
  }

  private func application(_ id: String, _ documents: [ApplicationDocument] = []) -> JobApplication {
    JobApplication(id: id, jobID: "j", note: nil, created: now, documents: documents)
  }

  /// A session with both documents, submitted after some seconds or not at all.
  private func session(_ id: String, submitted seconds: Double?) -> VerificationSession {
    var session = VerificationSession(id: id, provider: "manual", created: now)
    session.submitted = seconds.map { now + $0 }
    session.documents = VerificationSession.requiredTypes.map { type in
      VerificationDocument(
        id: type,
        documentType: type,
        objectKey: "k",
        checksum: type,
        metadata: .null,
        created: now
      )
    }
    return session
  }

  private func state(_ accounts: [CareersAccount]) -> CareersState {
    var state = CareersState(identifiers: IdentifierSource(seed: 1))
    state.accounts = accounts
    return state
  }

  private func advance(
    _ id: String,
    in state: inout CareersState,
    isRejecting: Bool = false,
    reason: String? = nil
  ) throws -> AdvancedStep {
    try SandboxOperator(isRejecting: isRejecting, reason: reason, now: now + 60).advance(id, in: &state)
  }

  @Test(
    arguments: [
      (1024, false, "VALID", "Document accepted"), (1023, false, "INVALID", "Document refused"),
      (1024, true, "INVALID", "Document refused"), (1023, true, "INVALID", "Document refused"),
    ] as [(Int, Bool, String, String)]
  )
  func `a step with a document says its outcome`(
    bytes: Int,
    isRejecting: Bool,
    status: String,
    title: String
  ) throws {
    var account = account("a")
    account.applications = [application("1", [document("d", bytes: bytes)])]
    var state = state([account])

    let step = try advance("d", in: &state, isRejecting: isRejecting)

    #expect(step == AdvancedStep(kind: .document, id: "d", status: status, title: title))
    #expect(throws: AdvanceError.atEnd(status: status)) { try advance("d", in: &state) }
  }

  @Test func `a step with an application reviews its documents that wait, and those of no other`() throws {
    var account = account("a")
    account.applications = [
      application("1", [document("x", bytes: 1024), document("y", bytes: 1024)]),
      application("2", [document("z", bytes: 1024)]),
    ]
    var state = state([account])
    _ = try advance("x", in: &state, isRejecting: true, reason: "Blurred.")

    let step = try advance("1", in: &state)

    #expect(step.title == "Application in review")
    let reviews = state.accounts[0].applications.flatMap(\.documents).map(\.review)
    #expect(reviews.map { $0?.isValid } == [false, true, nil])
    #expect(reviews.map { $0?.reason } == ["Blurred.", nil, nil])
    #expect(state.accounts[0].applications.map { $0.steps?.count } == [1, nil])
  }

  @Test(arguments: [AdvancedStep.Kind.application, .document, .verification, .organization])
  func `the id of a record may be typed in any letter case`(kind: AdvancedStep.Kind) throws {
    let id = "4f91d118-0b61-4667-89dc-f51fc0eb8fc3"
    var organization = Organization(id: id, name: "n", type: "TSK", country: "JP")
    organization.verification = OrganizationVerification(id: "v", isNameEqual: true, requested: now)
    var account = account("a")
    switch kind {
    case .application: account.applications = [application(id)]
    case .document: account.applications = [application("1", [document(id, bytes: 1024)])]
    case .verification: account.sessions = [session(id, submitted: 1)]
    case .organization: account.organizations = [organization]
    }
    var state = state([account])

    let step = try advance("4F91D118-0b61-4667-89DC-F51FC0EB8FC3", in: &state)

    #expect(step.kind == kind)
    #expect(step.id == id)
  }

  @Test func `an application that is rejected has a heading that says so`() throws {
    var account = account("a")
    account.applications = [application("1")]
    var state = state([account])

    let step = try advance("1", in: &state, isRejecting: true)

    #expect(
      step == AdvancedStep(kind: .application, id: "1", status: "REJECTED", title: "Application rejected")
    )
  }

  @Test func `a step with a verification says its outcome`() throws {
    var account = account("a")
    account.sessions = [session("s", submitted: 1), session("t", submitted: 2)]
    var state = state([account])

    let titles = try [
      advance("s", in: &state).title, advance("s", in: &state).title,
      advance("t", in: &state, isRejecting: true).title,
    ]

    #expect(titles == ["Verification in review", "Identity verified", "Verification rejected"])
    #expect(state.accounts[0].sessions.map { $0.reviews?.count } == [2, 1])
  }

  @Test(
    arguments: [
      (true, "VERIFIED", "Organization verified"), (false, "MISMATCH", "Organization not verified"),
    ]
      as [(Bool, String, String)]
  )
  func `a step with an organisation says its outcome`(isNameEqual: Bool, status: String, title: String)
    throws
  {
    var organization = Organization(id: "o", name: "n", type: "TSK", country: "JP")
    organization.verification = OrganizationVerification(id: "v", isNameEqual: isNameEqual, requested: now)
    var account = account("a")
    account.organizations = [Organization(id: "p", name: "p", type: "TSK", country: "JP"), organization]
    var state = state([account])

    let step = try advance("o", in: &state)

    #expect(step == AdvancedStep(kind: .organization, id: "o", status: status, title: title))
    let decisions = state.accounts[0].organizations.map { $0.verification?.decision?.status }
    #expect(decisions == [nil, status])
  }

  @Test(
    arguments: [(1.0, 2.0, "t"), (2.0, 1.0, "s"), (1.0, nil, "s"), (nil, 1.0, "t")]
      as [(Double?, Double?, String)]
  )
  func `the session that was submitted last is found in any account`(
    first: Double?,
    second: Double?,
    id: String
  ) throws {
    var accounts = [account("a"), account("b")]
    accounts[0].sessions = [session("s", submitted: first)]
    accounts[1].sessions = [session("t", submitted: second)]
    var state = state(accounts)

    let step = try advance("verification", in: &state)

    #expect(step.id == id)
  }

  @Test func `sessions that nobody submitted are none to review`() throws {
    var account = account("a")
    account.sessions = [session("s", submitted: nil)]
    var state = state([account])

    #expect(throws: AdvanceError.unknownID) { try advance("verification", in: &state) }
    #expect(throws: AdvanceError.atEnd(status: "CREATED")) { try advance("s", in: &state) }
  }
}
