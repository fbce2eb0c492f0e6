import Account
import CareersDomain
import CareersFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Foundation
import LocalizationKit
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct SignOutCommandsTests: AccountSuite {
  @Test func `a sign-out says what happened in each place`() async {
    let fixture = Fixture {
      $0.session = CareersSamples.session()
      $0.removals = [TokenRemoval(.keyring, .removed), TokenRemoval(.file, .absent)]
    }

    let run = await run(fixture, ["logout"])

    #expect(run.exitCode == .done)
    #expect(
      run.notes == [
        "Signed out mai@example.com.", "Service: session ended.", "Keyring: session removed.",
        "File: no session.", "Cached pages of the account removed.",
      ]
    )
  }

  @Test(arguments: [
    (
      ["logout"], ClosedSession.ServiceEnd.left(.offline),
      "Service: not reached (no connection); the session there ends within 7 days."
    ),
    (
      ["logout"], .left(.malformed(.webPage)),
      "Service: not confirmed (web page instead); the session there ends within 7 days."
    ),
    (
      ["logout"], .left(.unavailable),
      "Service: not confirmed (service error); the session there ends within 7 days."
    ),
    (
      ["logout"], .left(.rejected(code: "forbidden", message: nil)),
      "Service: session not ended (refused by the service); it ends within 7 days."
    ),
    (
      ["logout", "--offline"], .ended,
      "Service: not contacted; the session there ends within 7 days."
    ),
    (
      ["logout"], .noTokens(reason: "locked"),
      "Service: not contacted, because the stored session is unavailable (locked); the session there ends within 7 days."
    ),
    (
      ["logout"], .noTokens(reason: nil),
      "Service: not contacted, because the stored session is unavailable; the session there ends within 7 days."
    ),
  ])
  func `a sign-out without the service says when the session there ends`(
    words: [String],
    end: ClosedSession.ServiceEnd,
    message: String
  ) async {
    let fixture = Fixture {
      $0.session = CareersSamples.session()
      $0.serviceEnd = end
    }

    let run = await run(fixture, words)

    #expect(run.notes.dropFirst().first == message)
    #expect(fixture.repository.state.session == nil)
  }

  @Test func `a script that signs out is told that nobody is signed in any more`() async {
    let fixture = Fixture { $0.session = CareersSamples.session() }

    let run = await run(fixture, ["logout", "--json", "--fields", "signedIn"])

    #expect(run.document == .object([.init("data", .object([.init("signedIn", .bool(false))]))]))
  }

  @Test func `cached pages that are left are reported`() async {
    let fixture = Fixture {
      $0.session = CareersSamples.session()
      $0.cacheProblem = .cannotBeSaved(reason: "full")
    }

    #expect(await run(fixture, ["logout"]).notes.last?.hasPrefix("Warning: Cached pages") == true)
  }

  @Test(arguments: [
    (Result<Int, PersistenceError>.success(0), String?.none),
    (
      .success(1),
      "1 change of the previous account stays in the outbox until that account signs in again."
    ),
    (
      .success(3),
      "3 changes of the previous account stay in the outbox until that account signs in again."
    ),
  ])
  func `a sign-out says how many changes wait`(waiting: Result<Int, PersistenceError>, note: String?) async {
    let run = await run(Fixture(waiting: waiting) { $0.session = CareersSamples.session() }, ["logout"])

    #expect(run.exitCode == .done)
    #expect(run.notes.last { $0.contains("outbox") } == note)
  }

  @Test func `an outbox that cannot be read keeps nobody from signing out`() async {
    let fixture = Fixture(waiting: .failure(.cannotBeRead(reason: "outbox is damaged"))) {
      $0.session = CareersSamples.session()
    }

    let run = await run(fixture, ["logout"])

    #expect(run.exitCode == .done)
    #expect(run.notes.last?.contains("outbox is damaged") == true)
    #expect(fixture.repository.state.session == nil)
  }

  @Test(arguments: [(["y"], true), (["n"], false), ([""], false), ([], false)])
  func `on a terminal a sign-out is asked about`(responses: [String], isDone: Bool) async {
    let fixture = Fixture { $0.session = CareersSamples.session() }
    let prompter = ScriptedPrompter(responses)

    let run = await run(fixture, ["logout"], prompter: prompter)

    #expect(
      prompter.dialogue == [
        .asked("Sign out mai@example.com, and remove the cached pages of the account? [y/N]")
      ]
    )
    #expect((fixture.repository.state.session == nil) == isDone)
    #expect(run.exitCode == (isDone ? .done : .interrupted))
    #expect(run.errorOutput.contains("Nothing was changed.") == !isDone)
  }

  @Test func `a sign-out is made where it turns out that nobody can be asked`() async {
    let fixture = Fixture { $0.session = CareersSamples.session() }

    let run = await run(fixture, ["logout"], prompter: MutePrompter())

    #expect(run.exitCode == .done)
    #expect(fixture.repository.state.session == nil)
  }

  @Test func `a sign-out that was confirmed beforehand asks nothing, nor does one of nobody`() async {
    let fixture = Fixture { $0.session = CareersSamples.session() }
    let prompter = ScriptedPrompter()

    let confirmed = await run(fixture, ["logout", "--yes"], prompter: prompter)
    let again = await run(fixture, ["logout"], prompter: prompter)

    #expect(confirmed.exitCode == .done && fixture.repository.state.session == nil)
    #expect(again.notes == ["You are not signed in."] && prompter.dialogue.isEmpty)
  }

  @Test func `of a damaged file of accounts is signed out without a question, and nobody is named`() async {
    let fixture = Fixture {
      $0.failure = .accountsDamaged
      $0.serviceEnd = .noTokens(reason: "accounts.json is damaged")
      $0.removals = [TokenRemoval(.keyring, .absent), TokenRemoval(.file, .removed)]
    }
    let prompter = ScriptedPrompter(["n"])

    let run = await run(fixture, ["logout"], prompter: prompter)

    #expect(run.exitCode == .done && prompter.dialogue.isEmpty)
    #expect(
      run.notes == [
        "The file of signed-in accounts was damaged. Nobody is signed in now.",
        "Service: not contacted, because the stored session is unavailable (accounts.json is damaged); the session there ends within 7 days.",
        "Keyring: no session.", "File: session removed.", "Cached pages of the account removed.",
      ]
    )
  }

  @Test func `signing out when nobody is signed in is done`() async {
    let run = await run(Fixture(), ["logout"])

    #expect(run.exitCode == .done)
    #expect(run.notes == ["You are not signed in."])
  }
}

/// Takes questions, and can ask nobody.
private struct MutePrompter: Prompter {
  func ask(_ prompt: Prompt) async throws(PromptError) -> String { throw .notInteractive }
}
