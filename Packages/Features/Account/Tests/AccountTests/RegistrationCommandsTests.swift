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

@MainActor @Suite(.timeLimit(.minutes(5))) struct RegistrationCommandsTests: AccountSuite {
  private let shownCode = "This service sends no e-mail: the code is 987654; it is valid for 10 minutes."

  @Test func `a registration by options signs in and says where the code is`() async throws {
    let fixture = Fixture()

    let run = await run(fixture, ["register"] + details, prompter: script())

    #expect(run.exitCode == .done)
    #expect(fixture.repository.state.registrations.map(\.name) == ["Mai Tanaka"])
    #expect(fixture.repository.state.registrations.map(\.login.password) == [password])
    #expect(
      run.notes == [
        "Registered, and signed in as mai@example.com.", "The session is in the keyring.",
        "A code was sent to mai@example.com; it is valid for 10 minutes.",
        "Verify the address with 'tessera account verify'.",
        "You can get another code in 60 seconds.",
      ]
    )
    #expect(try await fixture.records.resendAt(for: CareersSamples.user.id) == CareersSamples.fetchedAt + 60)
  }

  @Test func `a service that sends no mail shows its code`() async {
    let fixture = Fixture { $0.challenge = CareersSamples.challenge(code: "987654") }

    let run = await run(fixture, ["register"] + details, prompter: script())

    #expect(run.notes.contains(shownCode))
    #expect(run.remarks == [shownCode])
    #expect(!run.notes.contains { $0.hasPrefix("A code was sent") })
    #expect(run.notes.contains("Verify the address with 'tessera account verify 987654'."))
  }

  @Test(arguments: [
    (String?.none, "true\t600\t2026-03-01T12:01:00Z\t"),
    ("987654", "true\t600\t2026-03-01T12:01:00Z\t987654"),
  ])
  func `a script gets the account and its code from the response to a registration`(
    code: String?,
    fields: String
  ) async {
    let fixture = Fixture { $0.challenge = CareersSamples.challenge(code: code) }

    let run = await run(
      fixture,
      ["register", "--json", "--fields", "name,emailVerified,sent,expiresIn,resendAt,developmentCode"]
        + details,
      prompter: script()
    )

    #expect(run.rows == ["Mai Tanaka\tfalse\t\(fields)\n"])
  }

  @Test func `a script gets the code of another request for one`() async {
    let fixture = Fixture {
      $0.session = CareersSamples.session()
      $0.challenge = CareersSamples.challenge(code: "987654")
    }

    let run = await run(fixture, ["resend", "--json", "--fields", "email,sent,expiresIn,developmentCode"])

    #expect(run.rows == ["mai@example.com\ttrue\t600\t987654\n"])
  }

  @Test func `a code that could not be sent is said, with the command for another one`() async {
    let fixture = Fixture { $0.challenge = CareersSamples.challenge(isSent: false) }

    let run = await run(fixture, ["register"] + details, prompter: script())

    #expect(
      run.notes.suffix(2) == [
        "The service could not send the code to mai@example.com.",
        "Get another code with 'tessera account resend'.",
      ]
    )
  }

  /// A code that was sent, after which another one can be had at once.
  private nonisolated func challenge(lifetime: Duration?) -> EmailChallenge {
    EmailChallenge(
      email: "mai@example.com",
      isSent: true,
      resendAt: CareersSamples.fetchedAt,
      lifetime: lifetime,
      developmentCode: nil
    )
  }

  @Test(arguments: [(Duration.zero, "."), (.seconds(1), "; it is valid for 1 second."), (nil, ".")])
  func `the confirmation has the lifetime of a code that has one`(lifetime: Duration?, end: String) async {
    let fixture = Fixture { $0.challenge = challenge(lifetime: lifetime) }

    let run = await run(fixture, ["register"] + details, prompter: script())

    #expect(run.notes.contains("A code was sent to mai@example.com" + end))
  }

  @Test func `nothing is said of a wait where another code can be had at once`() async {
    let fixture = Fixture { $0.challenge = challenge(lifetime: nil) }

    let run = await run(fixture, ["register"] + details, prompter: script())

    #expect(run.notes.last == "Verify the address with 'tessera account verify'.")
  }

  @Test func `a wait of less than a second counts as one`() async {
    let fixture = Fixture {
      $0.challenge = EmailChallenge(
        email: "mai@example.com",
        isSent: true,
        resendAt: CareersSamples.fetchedAt + 0.5,
        lifetime: nil,
        developmentCode: nil
      )
    }

    let run = await run(fixture, ["register"] + details, prompter: script())

    #expect(run.notes.last == "You can get another code in 1 second.")
  }

  @Test func `a code that was not sent is shown where the service gave it`() async {
    let fixture = Fixture { $0.challenge = CareersSamples.challenge(isSent: false, code: "987654") }

    let run = await run(fixture, ["register"] + details, prompter: script())

    #expect(run.notes.contains(shownCode))
    #expect(!run.notes.contains { $0.hasPrefix("The service could not send") })
  }

  @Test func `a registration succeeds even if the time of the next code could not be saved`() async {
    let error = PersistenceError.cannotBeSaved(reason: "the disk is full")
    let records = FakeAccountRecords(termsAcceptedAt: CareersSamples.fetchedAt, failure: error)

    let run = await run(Fixture(records: records), ["register"] + details, prompter: script())

    #expect(run.exitCode == .done)
    #expect(run.notes.last == error.summary(in: Samples.context()))
  }

  @Test func `all invalid fields are said at once, and nothing is sent`() async {
    let fixture = Fixture()

    let run = await run(
      fixture,
      ["register", "--name", "M", "--email", "mai@example", "--password-stdin"],
      prompter: script("short\n")
    )

    #expect(run.exitCode == .usage)
    for part in [
      "--name: The name must have at least 2 characters.", "--email: This is not a valid e-mail address.",
      "--password-stdin: The password must have at least 8 characters.",
    ] {
      #expect(run.errorOutput.contains(part))
    }
    #expect(!run.errorOutput.contains("short"))
    #expect(fixture.repository.state.registrations.isEmpty)
  }

  @Test func `a field that the service refuses by a rule of its own has the words of the service`() async {
    let fixture = Fixture { $0.refusals = [.refused(.password, message: "The password is too common")] }

    let run = await run(fixture, ["register", "--accept-terms"] + details, prompter: script())

    #expect(run.exitCode == .refused)
    #expect(
      run.errorOutput
        == "Error: --password-stdin: The service does not accept the password: 'The password is too common'."
    )
  }

  @Test func `a registration that was not confirmed may have been made, and to sign in shows it`() async {
    let fixture = Fixture { $0.refusals = [.service(.connectionLost)] }

    let run = await run(fixture, ["register", "--accept-terms"] + details, prompter: script())

    #expect(run.exitCode == .noConnection)
    #expect(
      run.errorOutput == """
        Error: The service did not confirm the registration (connection lost), so the account may exist.
        Check by signing in with 'tessera account login'.
        """
    )
  }

  @Test func `without a terminal the first registration needs the option for the terms`() async throws {
    let records = FakeAccountRecords()
    let fixture = Fixture(records: records)

    let refused = await run(fixture, ["register"] + details, prompter: script())
    let accepted = await run(fixture, ["register", "--accept-terms"] + details, prompter: script())
    let later = await run(fixture, ["register"] + details, prompter: script())

    #expect(refused.exitCode == .usage)
    #expect(refused.errorOutput.contains("--accept-terms"))
    #expect(accepted.exitCode == .done)
    #expect(later.exitCode == .done)
    #expect(fixture.repository.state.registrations.count == 2)
    #expect(try await records.termsAcceptedAt() == CareersSamples.fetchedAt)
  }

  @Test func `on a terminal the notices come first, and the terms are asked for once`() async {
    let fixture = Fixture(records: FakeAccountRecords())
    let prompter = ScriptedPrompter(["Mai Tanaka", "mai@example.com", password, password, "y"])

    let first = await run(fixture, ["register"], prompter: prompter)
    let again = ScriptedPrompter(["mai@example.com", password])
    let second = await run(fixture, ["login"], prompter: again)

    #expect(first.exitCode == .done)
    #expect(
      prompter.dialogue.prefix(2) == [
        .told("Before you start:"), .told("  1. The service never asks for a bank transfer."),
      ]
    )
    #expect(prompter.dialogue.filter { if case .askedHidden = $0 { true } else { false } }.count == 2)
    #expect(second.exitCode == .done)
    #expect(again.dialogue == [.asked("E-mail address:"), .askedHidden("Password (hidden as you type):")])
  }

  @Test func `a user who does not accept the terms is not registered`() async throws {
    let records = FakeAccountRecords()
    let fixture = Fixture(records: records)
    let prompter = ScriptedPrompter(["Mai Tanaka", "mai@example.com", password, password, "n", "n", "n"])

    let run = await run(fixture, ["register"], prompter: prompter)

    #expect(run.exitCode == .usage)
    #expect(fixture.repository.state.registrations.isEmpty)
    #expect(try await records.termsAcceptedAt() == nil)
  }

  @Test func `an address that is taken is asked for again on a terminal`() async {
    let fixture = Fixture { $0.refusals = [.emailTaken] }
    let prompter = ScriptedPrompter([
      "Mai Tanaka", "mai@example.com", password, password, "other@example.com",
    ])

    let run = await run(fixture, ["register"], prompter: prompter)

    #expect(run.exitCode == .done)
    #expect(
      fixture.repository.state.registrations.map(\.login.email) == ["mai@example.com", "other@example.com"]
    )
    #expect(prompter.dialogue.contains(.told("E-mail address: An account with this address already exists.")))
  }

  @Test func `an address that is taken is a refusal for a script`() async {
    let fixture = Fixture { $0.refusals = [.emailTaken] }

    let run = await run(fixture, ["register"] + details, prompter: script())

    #expect(run.exitCode == .refused)
    #expect(
      run.errorOutput == """
        Error: An account with this address already exists.
        Sign in with 'tessera account login'.
        """
    )
  }

  @Test(arguments: [(1_024, ExitCode.done), (1_025, .usage)])
  func `a new password of more than 1,024 characters is not sent`(length: Int, exitCode: ExitCode) async {
    let fixture = Fixture()

    let run = await run(
      fixture,
      ["register", "--accept-terms"] + details,
      prompter: script(String(repeating: "ä", count: length) + "\n")
    )

    #expect(run.exitCode == exitCode)
    #expect(run.errorOutput.contains("at most 1,024 characters") == (exitCode == .usage))
    #expect(fixture.repository.state.registrations.count == (exitCode == .done ? 1 : 0))
  }
}
