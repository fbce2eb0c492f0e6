import CareersDomain
import CareersFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Testing

@testable import Profile

/// The final verification that is requested, and the note for the operator.
@MainActor @Suite(.timeLimit(.minutes(5))) struct FinalRequestCommandsTests {
  @Test func `a request tells its date only where the service does`() async {
    let request = FinalRequest(id: "f1", requestedAt: CareersSamples.fetchedAt)
    let fixture = Fixture(.submitted) {
      $0.profile = .success(CareersSamples.fetched(CareersSamples.newProfile))
      $0.receipt = .success(FinalRequestReceipt(request: request, isNew: true))
    }

    let first = await fixture.run("verification", "request", "--note", " Please ")
    #expect(first.notes.first == "Final verification requested on 1 March 2026.")

    fixture.service.prepare {
      let repeated = FinalRequest(id: "f1", note: "Please")
      $0.receipt = .success(FinalRequestReceipt(request: repeated, isNew: false))
    }
    let second = await fixture.run("verification", "request", "--note", "Other")
    #expect(
      second.notes.prefix(2) == [
        "The final verification was already requested.", "The note of the first request remains: 'Please'.",
      ]
    )
  }

  @Test(arguments: [
    (["New passport", "", "y"], true, "New passport"), (["", "y"], true, nil), (["", "n"], false, nil),
    ([""], false, nil),
  ])
  func `on a terminal a request asks for a note, and for confirmation`(
    responses: [String],
    isSent: Bool,
    note: String?
  ) async throws {
    let fixture = Fixture(.submitted) {
      $0.profile = .success(CareersSamples.fetched(CareersSamples.newProfile))
      $0.receipt = .success(FinalRequestReceipt(request: FinalRequest(id: "f1"), isNew: true))
    }
    let prompter = ScriptedPrompter(responses)

    let run = await fixture.run("verification", "request", prompter: prompter)

    #expect(prompter.dialogue.last == .asked("Request the final verification? [y/N]"))
    #expect(prompter.dialogue.contains(.asked("Note for the operator (end with an empty line, optional):")))
    #expect(
      fixture.service.requests
        == (isSent
          ? [.profile(.current), .request(try note.flatMap { try ReviewNote($0) })] : [])
    )
    #expect(run.exitCode == (isSent ? .done : .interrupted))
  }

  @Test func `a request that another command has made is told, and not sent again`() async {
    let fixture = Fixture(.submitted)

    let run = await fixture.run("verification", "request", "--note", "Other")

    #expect(run.exitCode == .done)
    #expect(
      run.notes.prefix(2) == [
        "The final verification was already requested.",
        "The note of the first request remains: 'New passport'.",
      ]
    )
    #expect(fixture.service.requests == [.profile(.current)])
  }

  @Test func `a request that was confirmed beforehand asks nothing on a terminal`() async {
    let fixture = Fixture(.submitted) {
      $0.profile = .success(CareersSamples.fetched(CareersSamples.newProfile))
      $0.receipt = .success(FinalRequestReceipt(request: FinalRequest(id: "f1"), isNew: true))
    }
    let prompter = ScriptedPrompter()

    let run = await fixture.run("verification", "request", "--yes", prompter: prompter)

    #expect(run.exitCode == .done && prompter.dialogue.isEmpty)
  }

  @Test func `a note of 501 characters is not sent`() async {
    let fixture = Fixture(.submitted)

    let run = await fixture.run(
      "verification",
      "request",
      "--note",
      String(repeating: "😀", count: 250) + "x"
    )

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains("at most 500 characters; it has 501"))
    #expect(fixture.service.requests.isEmpty)
  }

  @Test(arguments: [
    ("verification_session_required", "verification start"),
    ("kyc_session_not_submitted", "verification submit"),
    ("verification_documents_missing", "verification upload"),
  ])
  func `a request that is refused says what to do first`(code: String, command: String) async {
    let fixture = Fixture(.created) {
      $0.profile = .success(CareersSamples.fetched(CareersSamples.newProfile))
      $0.receipt = .failure(.rejected(code: code, message: "m"))
    }

    let run = await fixture.run("verification", "request")

    #expect(run.exitCode == .refused)
    #expect(run.errorOutput.contains("tessera profile " + command))
  }
}
