import CareersDomain
import CareersFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Testing

@testable import Journey

/// Offers that are accepted and declined.
@MainActor @Suite(.timeLimit(.minutes(5))) struct OfferCommandsTests: JourneySuite {
  let fixture = JourneyFixture()

  @Test(arguments: [("accept", true), ("decline", false)])
  func `a decision with its confirmation is sent at once`(verb: String, isAccepted: Bool) async {
    let run = await run(["applications", verb, id, "--reason", " Too far ", "--yes"])

    #expect(run.exitCode == .done && run.notes.count == 1)
    #expect(
      repository.requests == [
        .journey(Samples.id, .current),
        .decide(OfferDecision(isAccepted: isAccepted, reason: DecisionReason("Too far")), Samples.id),
      ]
    )
  }

  @Test(arguments: [
    (["", "y"], true), (["", " YES "], true), (["", "n"], false), (["", ""], false), ([""], false),
    ([], false),
  ])
  func `on a terminal a decision asks for a reason, and names the job`(
    responses: [String],
    isSent: Bool
  ) async {
    let prompter = ScriptedPrompter(responses)

    let run = await run(["applications", "accept", id], prompter: prompter)

    let dialogue: [ScriptedPrompter.Line] = [
      .told("At most 500 characters; leave it empty for no reason."),
      .asked("Reason for the employer (end with an empty line, optional):"),
      .told("The decision cannot be undone."), .asked("Accept the offer for \(job)? [y/N]"),
    ]
    #expect(prompter.dialogue == Array(dialogue.prefix(responses.isEmpty ? 2 : 4)))
    #expect(decisions == (isSent ? [OfferDecision(isAccepted: true)] : []))
    #expect(run.exitCode == (isSent ? .done : .interrupted))
    #expect(
      (isSent ? run.notes.first : run.errorOutput)?.contains(
        isSent ? "Offer accepted" : "Nothing was changed."
      ) == true
    )
  }

  @Test func `a reason that is typed is sent with the decision`() async {
    let prompter = ScriptedPrompter([" Too far ", "", "y"])

    let run = await run(["applications", "decline", id], prompter: prompter)

    #expect(run.exitCode == .done)
    #expect(prompter.dialogue.last == .asked("Decline the offer for \(job)? [y/N]"))
    #expect(prompter.dialogue.contains(.told("Reason for the employer: Too far")))
    #expect(decisions == [OfferDecision(isAccepted: false, reason: DecisionReason("Too far"))])
  }

  @Test func `a decision that was confirmed beforehand asks nothing on a terminal`() async {
    let prompter = ScriptedPrompter()

    let run = await run(["applications", "decline", id, "--yes"], prompter: prompter)

    #expect(run.exitCode == .done && prompter.dialogue.isEmpty)
    #expect(decisions == [OfferDecision(isAccepted: false)])
  }

  @Test(arguments: [(ApplicationStatus.interview, ExitCode.refused), (.hired, .refused)])
  func `without an offer nothing is asked`(status: ApplicationStatus, exitCode: ExitCode) async {
    repository.prepare {
      let journey = Journey(application: CareersSamples.application(1, status), events: [])
      $0.journeys[Samples.id] = .success(CareersSamples.fetched(journey))
    }
    let prompter = ScriptedPrompter(["", "y"])

    let run = await run(["applications", "accept", id], prompter: prompter)

    #expect(run.exitCode == exitCode && run.errorOutput.contains("no open offer"))
    #expect(prompter.dialogue.isEmpty && decisions.isEmpty)
  }

  @Test func `an application that the user does not have is no offer to decide about`() async {
    repository.prepare { $0.journeys[Samples.id] = .failure(.notFound) }
    let prompter = ScriptedPrompter(["", "y"])

    let run = await run(["applications", "accept", id], prompter: prompter)

    #expect(run.exitCode == .notFound && prompter.dialogue.isEmpty)
    #expect(run.errorOutput.contains("You have no application"))
  }

  @Test func `a script has to confirm a decision`() async {
    let run = await run(["applications", "decline", id])

    #expect(run.exitCode == .usage && run.errorOutput.contains("--yes"))
    #expect(repository.requests.isEmpty)
  }

  @Test(arguments: [
    (ServiceError.rejected(code: "offer_not_available", message: "No"), ExitCode.refused, "no open offer"),
    (.unavailable, .failed, "did not confirm it"), (.connectionLost, .noConnection, "did not confirm it"),
    (.cancelled, .interrupted, "was sent, but the service did not confirm it: interrupted"),
    (.offline, .noConnection, ""), (.notFound, .notFound, "You have no application"),
  ])
  func `a failed decision says what is known`(error: ServiceError, exitCode: ExitCode, words: String) async {
    repository.prepare { $0.decided = .failure(error) }

    let run = await run(["applications", "accept", id, "--yes"])

    #expect(run.exitCode == exitCode)
    #expect(words.isEmpty || run.errorOutput.contains(words))
    #expect(decisions.count == 1)
  }

  @Test func `a reason has at most 500 characters`() async {
    let longest = String(repeating: "a", count: 500)

    let refused = await run(["applications", "accept", id, "--yes", "--reason", longest + "a"])
    let accepted = await run(["applications", "accept", id, "--yes", "--reason", longest])

    #expect(refused.exitCode == .usage && accepted.exitCode == .done)
    #expect(decisions.count == 1)
  }

  private var job: String {
    "'\(CareersSamples.welder.title)' at \(CareersSamples.welder.employer?.name ?? "")"
  }

  private var decisions: [OfferDecision] { fixture.decisions }
}
