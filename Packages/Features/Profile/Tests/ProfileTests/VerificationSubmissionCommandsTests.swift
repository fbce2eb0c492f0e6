import CareersDomain
import CareersFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Testing

@testable import Profile

/// A verification session that is submitted, and the step that comes next.
@MainActor @Suite(.timeLimit(.minutes(5))) struct VerificationSubmissionCommandsTests {
  @Test func `a script confirms with an option`() async {
    let fixture = Fixture(.created)
    let refused = await fixture.run("verification", "submit")

    #expect(refused.exitCode == .usage)
    #expect(
      refused.errorOutput
        == "Error: Submitting a session needs confirmation.\nUse --yes to confirm it."
    )
    #expect(fixture.service.requests == [.status(.current)])

    let run = await fixture.run("verification", "submit", "--yes")

    #expect(run.exitCode == .done)
    #expect(run.notes.first == "Session submitted.")
  }

  @Test(arguments: [
    (IdentityDocument.Status.missing, "upload --type selfie"), (.pending, "verification request"),
  ])
  func `after a submission the next step is what the service still misses`(
    selfie: IdentityDocument.Status,
    next: String
  ) async {
    let fixture = Fixture(.created) {
      $0.checklist = .success(
        CareersSamples.fetched(CareersSamples.checklist(.submitted, passport: .pending, selfie: selfie))
      )
    }

    let run = await fixture.run("verification", "submit", "--yes")

    #expect(run.exitCode == .done)
    #expect(run.notes.last?.contains(next) == true)
    #expect(
      run.notes.contains("Required documents are still missing: Selfie.") == (selfie == .missing)
    )
  }

  @Test func `of several missing documents the first is the next step`() async {
    let fixture = Fixture(.created) {
      $0.checklist = .success(
        CareersSamples.fetched(CareersSamples.checklist(.submitted, passport: .missing, selfie: .missing))
      )
    }

    let run = await fixture.run("verification", "submit", "--yes")

    #expect(run.notes.last?.contains("upload --type passport") == true)
  }

  @Test func `a submission whose checklist cannot be loaded suggests to look at it`() async {
    let fixture = Fixture(.created) { $0.checklist = .failure(.offline) }

    let run = await fixture.run("verification", "submit", "--yes")

    #expect(run.exitCode == .done)
    #expect(run.notes.first == "Session submitted.")
    #expect(run.notes.last?.contains("tessera profile verification") == true)
    #expect(run.notes.last?.contains("request") == false)
  }

  @Test(arguments: [("y", true), ("", false)])
  func `at a terminal the user confirms`(answer: String, isSubmitted: Bool) async throws {
    let fixture = Fixture(.created)
    let session = try #require(CareersSamples.session(.created)?.id)

    let run = await fixture.run("verification", "submit", prompter: ScriptedPrompter([answer]))

    #expect(run.exitCode == (isSubmitted ? .done : .interrupted))
    #expect(fixture.service.requests.contains(.submit(session)) == isSubmitted)
  }

  @Test func `who wants no questions has declined none, and learns the option that confirms`() async throws {
    let fixture = Fixture(.created)
    let session = try #require(CareersSamples.session(.created)?.id)

    let run = await fixture.run("verification", "submit", prompter: UnwillingPrompter())

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains("--yes"))
    #expect(!fixture.service.requests.contains(.submit(session)))
  }

  @Test func `a second submission says when the first one was`() async {
    let run = await Fixture(.submitted).run("verification", "submit")

    #expect(run.exitCode == .done)
    #expect(run.notes.first == "The session was already submitted on 28 February 2026.")
  }

  @Test func `a session without documents says where to upload one`() async {
    let fixture = Fixture(.created) {
      $0.submission = .failure(.rejected(code: "kyc_session_incomplete", message: "m"))
    }

    let run = await fixture.run("verification", "submit", "--yes")

    #expect(run.exitCode == .refused)
    #expect(run.errorOutput.contains("no documents"))
    #expect(run.errorOutput.contains("tessera profile verification upload"))
  }

  @Test func `a failure after something was sent leads to the checklist, and is not retried`() async {
    let fixture = Fixture(.created) { $0.submission = .failure(.unavailable) }

    let run = await fixture.run("verification", "submit", "--yes")

    #expect(run.errorOutput.contains("may have been made"))
    #expect(run.errorOutput.contains("tessera profile verification"))
    #expect(fixture.service.requests.count == 3)
  }
}
