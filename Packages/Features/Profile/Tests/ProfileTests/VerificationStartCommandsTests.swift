import CareersDomain
import CareersFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Testing

@testable import Profile

/// A verification session that is started, and one that would be replaced.
@MainActor @Suite(.timeLimit(.minutes(5))) struct VerificationStartCommandsTests {
  @Test func `a first session is started, and the next step is named`() async {
    let fixture = Fixture()

    let run = await fixture.run("verification", "start")

    #expect(run.exitCode == .done)
    #expect(
      run.notes == [
        "Session started.",
        "Upload a document with 'tessera profile verification upload --type passport'.",
      ]
    )
    #expect(fixture.service.requests.contains(.start))
  }

  @Test(arguments: [
    (
      SessionStatus.verified,
      "You are verified. A new session would replace the verified one, so none was started."
    ),
    (.created, "A session already exists (started). A new one would replace it, so none was started."),
  ])
  func `a session is not hidden by a script`(status: SessionStatus, message: String) async {
    let fixture = Fixture(status)

    let run = await fixture.run("verification", "start")

    #expect(run.exitCode == .refused)
    #expect(run.errorOutput.hasPrefix("Error: " + message))
    #expect(run.errorOutput.hasSuffix("Use --yes to start a new session nevertheless."))
    #expect(!fixture.service.requests.contains(.start))
  }

  @Test(arguments: [SessionStatus.verified, .created])
  func `a session that was confirmed beforehand is started without a question`(status: SessionStatus) async {
    let fixture = Fixture(status)
    let prompter = ScriptedPrompter()

    let run = await fixture.run("verification", "start", "--yes", prompter: prompter)

    #expect(run.exitCode == .done && run.notes.first == "Session started.")
    #expect(fixture.service.requests.contains(.start) && prompter.dialogue.isEmpty)
  }

  @Test(arguments: [("y", true), (" YES ", true), ("", false), ("n", false), ("yess", false)])
  func `at a terminal the user is warned and asked`(answer: String, isStarted: Bool) async {
    let fixture = Fixture(.verified)
    let prompter = ScriptedPrompter([answer])

    let run = await fixture.run("verification", "start", prompter: prompter)

    #expect(
      prompter.questions.first?.hasPrefix("You are verified. A new session replaces the verified one")
        == true
    )
    #expect(fixture.service.requests.contains(.start) == isStarted)
    #expect(run.exitCode == (isStarted ? .done : .interrupted))
    #expect(run.errorOutput.contains("Nothing was changed.") == !isStarted)
  }
}
