import CareersDomain
import CareersFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Synchronization
import Testing

@testable import Profile

/// Steps of the verification: what scripts get, what the user is told, and what is observed.
@MainActor @Suite(.timeLimit(.minutes(5))) struct VerificationOutcomeTests {
  private let id = "5b0e2c5e-0d1f-4a57-8f1e-6a1d3a8f2c11"
  private let checklist = "Show the checklist with 'tessera profile verification'."

  @Test(arguments: [
    (SessionStatus?.none, ["start"], "started", "created"),
    (.created, ["submit", "--yes"], "submitted", "submitted"),
    (.submitted, ["submit"], "already-submitted", "submitted"),
  ])
  func `a script gets the session after a step`(
    status: SessionStatus?,
    words: [String],
    outcome: String,
    code: String
  ) async {
    let run = await Fixture(status).run(["verification"] + words)

    #expect(run.rows == ["\(outcome)\t\(id)\t\(code)\t\t\t\t\n"])
  }

  @Test func `a script gets the document that was uploaded, as its type was registered`() async throws {
    let fixture = Fixture(.created)
    fixture.uploads.prepare("docs/p.pdf", .success(try CareersSamples.pdf("p.pdf")))
    let session = try #require(VerificationSession.ID(id))

    let run = await fixture.run("verification", "upload", "docs/p.pdf", "--type", "selfie")
    let checksum = await fixture.run(
      "verification",
      "upload",
      "docs/p.pdf",
      "--type",
      "passport",
      "--fields",
      "type,checksum"
    )

    #expect(run.rows == ["uploaded\t\t\tselfie\tp.pdf\t\t\n"])
    #expect(checksum.rows == ["passport\t\(String(repeating: "0f", count: 32))\n"])
    #expect(fixture.service.requests.contains(.register(.selfie, "kyc/p", session)))
    #expect(fixture.service.requests.last == .register(.passport, "kyc/p", session))
  }

  @Test(arguments: [(true, "requested"), (false, "already-requested")])
  func `a script gets the request, and whether it is new`(isNew: Bool, outcome: String) async {
    let fixture = Fixture(.submitted) {
      let request = FinalRequest(id: "f7", note: "Please", requestedAt: CareersSamples.fetchedAt)
      $0.profile = .success(CareersSamples.fetched(CareersSamples.newProfile))
      $0.receipt = .success(FinalRequestReceipt(request: request, isNew: isNew))
    }

    let run = await fixture.run("verification", "request")
    let note = await fixture.run("verification", "request", "--fields", "request,note")

    #expect(run.rows == ["\(outcome)\t\t\t\t\tf7\t2026-03-01T12:00:00Z\n"])
    #expect(note.rows == ["f7\tPlease\n"])
  }

  @Test func `a step that was made before leads to the checklist`() async {
    let submitted = await Fixture(.submitted).run("verification", "submit")
    let requested = await Fixture(.submitted).run("verification", "request")

    #expect(submitted.notes.last == checklist)
    #expect(requested.notes.last == checklist)
  }

  @Test func `a date that the service does not tell is left out`() async throws {
    let session = VerificationSession(id: try #require(VerificationSession.ID(id)), status: .submitted)
    let submitted = Fixture(.submitted) {
      $0.status = .success(
        CareersSamples.fetched(VerificationStatus(state: .inProgress, session: session))
      )
    }
    let requested = Fixture(.submitted) {
      $0.profile = .success(CareersSamples.fetched(CareersSamples.newProfile))
      $0.receipt = .success(FinalRequestReceipt(request: FinalRequest(id: "f1"), isNew: true))
    }

    #expect(
      await submitted.run("verification", "submit").notes == [
        "The session was already submitted.", checklist,
      ]
    )
    #expect(
      await requested.run("verification", "request").notes == ["Final verification requested.", checklist]
    )
  }

  @Test func `a request that was made before has its date`() async {
    let fixture = Fixture(.submitted) {
      let request = FinalRequest(id: "f1", requestedAt: CareersSamples.fetchedAt)
      $0.profile = .success(CareersSamples.fetched(CareersSamples.newProfile))
      $0.receipt = .success(FinalRequestReceipt(request: request, isNew: false))
    }

    let run = await fixture.run("verification", "request")

    #expect(
      run.notes == ["The final verification was already requested on 1 March 2026.", checklist]
    )
  }

  @Test func `input that ends at the question replaces no session`() async {
    let fixture = Fixture(.created)

    let run = await fixture.run("verification", "start", prompter: ScriptedPrompter())

    #expect(run.exitCode == .interrupted)
    #expect(!fixture.service.requests.contains(.start))
  }

  @Test func `who has a session is asked whether to replace it and its documents`() async {
    let fixture = Fixture(.created)
    let prompter = ScriptedPrompter(["n"])

    let run = await fixture.run("verification", "start", prompter: prompter)

    #expect(
      prompter.questions == [
        "A new session replaces the current one (started) and its documents. Start a new session? [y/N]"
      ]
    )
    #expect(run.exitCode == .interrupted)
    #expect(!fixture.service.requests.contains(.start))
  }

  @Test func `at a terminal the type of a document that is refused is asked for again`() async throws {
    let error = ServiceError.rejected(code: "invalid_document_type", message: "no")
    let fixture = Fixture(.created) { $0.registration = error }
    fixture.uploads.prepare("p.pdf", .success(try CareersSamples.pdf("p.pdf")))
    let prompter = ScriptedPrompter()

    _ = await fixture.run(
      "verification",
      "upload",
      "p.pdf",
      "--type",
      "selfie",
      prompter: prompter
    )

    #expect(prompter.questions == ["Type of document:"])
  }

  // MARK: - Events

  @Test(
    arguments: [
      (nil, ["start"], .changed), (.created, ["submit", "--yes"], .changed), (.submitted, ["submit"], .done),
      (.submitted, ["request"], .done), (.created, ["submit"], .failed("confirmation-needed")),
    ] as [(SessionStatus?, [String], FeatureEvent.Outcome)]
  )
  func `a step is observed as a change where something is different`(
    status: SessionStatus?,
    words: [String],
    outcome: FeatureEvent.Outcome
  ) async {
    let events = Mutex<[FeatureEvent]>([])
    var fixture = Fixture(status)
    fixture.observe = { event in events.withLock { $0.append(event) } }

    _ = await fixture.run(["verification"] + words)

    #expect(
      events.withLock(\.self) == [
        .useCase("ManageVerification", .began), .useCase("ManageVerification", .ended(outcome)),
      ]
    )
  }

  @Test(arguments: [
    ([], "ReadProfile"), (["verification"], "ReadVerification"),
    (["verification", "history"], "ReadVerificationHistory"), (["organization"], "ReadOrganizations"),
    (["organization", "status", "7f3b2c9e-5a41-4d0e-9c57-1f6a2b8d4e10"], "ReadOrganizations"),
    (
      ["organization", "register", "--name", "Sakura", "--type", "lpk", "--country", "ID"],
      "RegisterOrganization"
    ),
    (
      [
        "organization", "verify", "7f3b2c9e-5a41-4d0e-9c57-1f6a2b8d4e10", "--number", "1", "--legal-name",
        "Sakura",
      ],
      "VerifyOrganization"
    ),
  ])
  func `each command is observed by the name of what it does`(words: [String], name: String) async {
    let events = Mutex<[FeatureEvent]>([])
    var fixture = Fixture(.created)
    fixture.observe = { event in events.withLock { $0.append(event) } }

    _ = await fixture.run(words)

    #expect(events.withLock(\.first) == .useCase(name, .began))
    #expect(events.withLock(\.count) == 2)
  }
}
