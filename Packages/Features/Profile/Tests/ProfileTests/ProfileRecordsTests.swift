import CareersDomain
import CareersFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@testable import Profile

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The words and records of the profile and its verification, which are promises to scripts.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ProfileRecordsTests {
  private let id = "5b0e2c5e-0d1f-4a57-8f1e-6a1d3a8f2c11"

  @Test func `a script can choose how far the verification of a profile is`() async throws {
    let session = try #require(VerificationSession.ID(id))
    let request = FinalRequest(
      id: "f1",
      status: "REQUESTED",
      note: "New passport",
      requestedAt: CareersSamples.fetchedAt,
      documents: 4
    )
    let profile = UserProfile(
      id: CareersSamples.profile.id,
      progress: VerificationProgress(
        session: .value(session),
        sessionStatus: .value(.submitted),
        documents: 3,
        required: 2,
        requiredUploaded: 1,
        finalRequest: .value(request)
      )
    )
    let fixture = Fixture { $0.profile = .success(CareersSamples.fetched(profile)) }
    let fields = "session,sessionStatus,documents,requiredDocuments,requiredDocumentsUploaded"

    let run = await fixture.run("--fields", fields)
    let requested = await fixture.run("--json", "--fields", "finalRequest")

    #expect(run.rows == ["\(id)\tsubmitted\t3\t2\t1\n"])
    let object =
      #"{"id":"f1","status":"requested","requestedAt":"2026-03-01T12:00:00Z","#
      + #""note":"New passport","documents":4}"#
    #expect(try #require(requested.document).compactText.contains(#""finalRequest":"# + object))
  }

  @Test func `a script sees the changes that wait beside the profile as the service has it`() async throws {
    let fixture = Fixture()
    _ = await fixture.run("edit", "--name", "Ibu Siti", "--offline")

    let run = await fixture.run("--json", "--fields", "name,pending")

    let text = try #require(run.document).compactText
    #expect(text.contains(#""name":"Siti Aminah","pending":[{"name":"Ibu Siti","avatar":null}]"#))
  }

  @Test func `changes that cannot be read are no empty list for a script`() {
    let own = OwnProfile(
      saved: CareersSamples.profile,
      pending: .failure(.cannotBeRead(reason: "broken"))
    )

    #expect(ProfileRecords.table.object(own).compactText.contains(#""pending":null"#))
  }

  @Test(arguments: ["https://a.example/x", ""])
  func `a script sees the picture of a change that waits, and an empty text for one that is removed`(
    address: String
  ) async throws {
    let fixture = Fixture()
    _ = await fixture.run("edit", "--avatar", address, "--offline")

    let run = await fixture.run("--json", "--fields", "pending")

    let pending = "\"pending\":[{\"name\":null,\"avatar\":\"\(address)\"}]"
    #expect(try #require(run.document).compactText.contains(pending))
  }

  @Test func `documents that were uploaded are told from those that were verified`() async {
    let fixture = Fixture(.created) {
      $0.checklist = .success(
        CareersSamples.fetched(CareersSamples.checklist(.created, passport: .verified, selfie: .pending))
      )
    }

    let run = await fixture.run("verification")

    #expect(run.rows == ["\(id)\tcreated\tsubmit\t\t2\t2\t1\t\n"])
  }

  @Test func `a rejection has its reason, and its session is started again`() async throws {
    let fixture = Fixture(.rejected)

    let run = await fixture.run("verification")
    let steps = await fixture.run("verification", "--json", "--fields", "steps")

    #expect(run.rows == ["\(id)\trejected\tstart\t\t2\t0\t0\tThe passport has expired.\n"])
    let step =
      #"{"step":"session","state":"refused","date":"2026-03-01T11:00:00Z","#
      + #""reason":"The passport has expired.","required":null}"#
    #expect(try #require(steps.document).compactText.contains(step))
  }

  @Test func `a script gets the final request of the session`() async throws {
    let run = await Fixture(.submitted).run("verification", "--json", "--fields", "finalRequest")

    let object =
      #"{"id":"f1","status":"requested","requestedAt":null,"note":"New passport","documents":2}"#
    #expect(try #require(run.document).compactText.contains(#""finalRequest":"# + object))
  }

  @Test func `a script can choose the id of a change of the session`() async {
    let run = await Fixture(.rejected).run("verification", "history", "--fields", "id,to")

    #expect(run.rows == ["e1\tcreated\n", "e2\tsubmitted\n", "e3\trejected\n"])
  }

  // MARK: - Words

  @Test(arguments: [
    (TrustLabel.unverified, "unverified"), (.buildingTrust, "building-trust"), (.underReview, "under-review"),
    (.trusted, "trusted"), (.actionRequired, "action-required"), (.other("HELD"), "HELD"),
  ])
  func `a trust label has a word for scripts`(label: TrustLabel, word: String) {
    #expect(label.code == word)
  }

  @Test(arguments: [
    (VerificationState.notStarted, "not-started"), (.inProgress, "in-progress"),
    (.manualReview, "manual-review"), (.verified, "verified"), (.rejected, "rejected"),
    (.other("HELD"), "HELD"),
  ])
  func `a state of the verification has a word for scripts`(state: VerificationState, word: String) {
    #expect(state.code == word)
  }

  @Test(arguments: [
    (SessionStatus.created, "created"), (.submitted, "submitted"), (.manualReview, "manual-review"),
    (.verified, "verified"), (.rejected, "rejected"), (.other("HELD"), "HELD"),
  ])
  func `a status of a session has a word for scripts`(status: SessionStatus, word: String) {
    #expect(status.code == word)
  }

  @Test(arguments: [
    (VerificationStep.Kind.session, "session"), (.document(.selfie), "selfie"), (.submission, "submit"),
    (.finalRequest, "request"),
  ])
  func `a step has a word for scripts`(kind: VerificationStep.Kind, word: String) {
    #expect(kind.code == word)
  }

  @Test(
    arguments: [
      (.missing, "missing", nil), (.done(CareersSamples.fetchedAt), "done", CareersSamples.fetchedAt),
      (.verified(CareersSamples.fetchedAt), "verified", CareersSamples.fetchedAt),
      (.refused(reason: nil, CareersSamples.fetchedAt), "refused", CareersSamples.fetchedAt),
      (.unknown("HELD"), "unknown", nil),
    ] as [(VerificationStep.State, String, Date?)]
  )
  func `a state of a step has a word and a moment for scripts`(
    state: VerificationStep.State,
    word: String,
    date: Date?
  ) {
    #expect(state.code == word)
    #expect(state.date == date)
  }

  @Test(
    arguments: [
      (.start, "start", nil), (.startAgain, "start", nil), (.upload(.selfie), "upload", .selfie),
      (.submit, "submit", nil), (.requestReview, "request", nil), (.wait, "wait", nil),
      (.nothing, "none", nil), (.unknown, "unknown", nil),
    ] as [(VerificationNextStep, String, IdentityDocument.Kind?)]
  )
  func `the next step has a word for scripts, and its document`(
    step: VerificationNextStep,
    word: String,
    document: IdentityDocument.Kind?
  ) {
    #expect(step.code == word)
    #expect(step.document == document)
  }

  @Test(arguments: [
    (VerificationEvent.Actor.user, "user"), (.admin, "admin"), (.system, "system"), (.other("BOT"), "BOT"),
  ])
  func `the cause of a change of a session has a word for scripts`(
    actor: VerificationEvent.Actor,
    word: String
  ) {
    #expect(actor.code == word)
  }

  @Test(arguments: [
    (OrganizationVerification.Status.pending, "pending", "pending"), (.verified, "verified", "verified"),
    (.mismatch, "mismatch", "details differ"), (.notFound, "not-found", "not found"),
    (.rejected, "rejected", "rejected"), (.other("HELD"), "HELD", "HELD"),
  ])
  func `a status of an organisation has a word for scripts, and words for users`(
    status: OrganizationVerification.Status,
    word: String,
    words: String
  ) {
    #expect(status.code == word)
    #expect(Strings(.english).name(of: status).string == words)
  }
}
