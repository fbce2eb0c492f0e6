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

@MainActor @Suite(.timeLimit(.minutes(5))) struct VerificationCommandsTests: AccountSuite {
  @Test(arguments: ["123456", " 123 456 ", "12\u{3000}34\t56"])
  func `white space in a code is ignored`(code: String) async {
    let fixture = Fixture { $0.session = CareersSamples.session() }

    let run = await run(fixture, ["verify", code])

    #expect(run.exitCode == .done)
    #expect(fixture.repository.state.codes == ["123456"])
    #expect(run.notes == ["mai@example.com is verified."])
  }

  @Test(arguments: [
    (AccountError.code(.wrong), "The code is wrong.", ExitCode.refused),
    (.code(.expired), "The code has expired.", .refused),
    (.code(.locked), "Too many wrong codes were entered, so the code is locked.", .refused),
    (.service(.offline), "No connection", .noConnection),
  ])
  func `each reason to refuse a code has its message`(
    error: AccountError,
    message: String,
    exitCode: ExitCode
  )
    async
  {
    let fixture = Fixture {
      $0.session = CareersSamples.session()
      $0.verifications = [.failure(error)]
    }

    let run = await run(fixture, ["verify", "123456"])

    #expect(run.exitCode == exitCode)
    #expect(run.errorOutput.contains(message) || exitCode == .noConnection)
  }

  @Test(arguments: [AccountError.code(.expired), .code(.locked)])
  func `a code that is of no use any more leads to another one`(error: AccountError) async {
    let fixture = Fixture {
      $0.session = CareersSamples.session()
      $0.verifications = [.failure(error)]
    }

    let run = await run(fixture, ["verify", "123456"])

    #expect(run.errorOutput.contains("Get another code with 'tessera account resend'."))
  }

  @Test(arguments: ["12345", "1234567", "12345a", "１２３４５６"])
  func `a code without six digits is not sent`(code: String) async {
    let fixture = Fixture { $0.session = CareersSamples.session() }

    let run = await run(fixture, ["verify", code])

    #expect(run.exitCode == .usage)
    #expect(fixture.repository.state.codes.isEmpty)
  }

  @Test func `a wrong code is asked for again on a terminal`() async {
    let fixture = Fixture {
      $0.session = CareersSamples.session()
      $0.verifications = [.failure(.code(.wrong)), .success(false)]
    }

    let run = await run(fixture, ["verify", "111111"], prompter: ScriptedPrompter(["222222"]))

    #expect(run.exitCode == .done)
    #expect(fixture.repository.state.codes == ["111111", "222222"])
  }

  @Test func `on a terminal a code is asked for where none is given, and again where it is wrong`() async {
    let fixture = Fixture {
      $0.session = CareersSamples.session()
      $0.verifications = [.failure(.code(.wrong)), .success(false)]
    }
    let prompter = ScriptedPrompter(["111111", "222222"])

    _ = await run(fixture, ["verify"], prompter: prompter)

    #expect(fixture.repository.state.codes == ["111111", "222222"])
    #expect(prompter.dialogue == [.asked("Code:"), .told("Code: The code is wrong."), .asked("Code:")])
  }

  @Test(arguments: [AccountError.code(.expired), .code(.locked)])
  func `a code that is of no use any more is not asked for again`(error: AccountError) async {
    let fixture = Fixture {
      $0.session = CareersSamples.session()
      $0.verifications = [.failure(error)]
    }
    let prompter = ScriptedPrompter(["222222"])

    let run = await run(fixture, ["verify", "111111"], prompter: prompter)

    #expect(run.exitCode == .refused)
    #expect(fixture.repository.state.codes == ["111111"])
    #expect(prompter.dialogue.isEmpty)
  }

  @Test(arguments: [["verify", "123456"], ["resend"]])
  func `for a script the account is asked for once more, since the service changed it`(
    words: [String]
  ) async {
    let fixture = Fixture { $0.session = CareersSamples.session() }

    _ = await run(fixture, words + ["--json"])

    #expect(fixture.repository.state.policies == [.networkFirst])
  }

  @Test func `a script is told of no code where none was made`() async {
    let fixture = Fixture {
      $0.session = CareersSamples.session()
      $0.challenge = nil
    }

    let run = await run(fixture, ["resend", "--json", "--fields", "email,sent"])

    #expect(run.rows == ["mai@example.com\t\n"])
  }

  @Test func `an address that was verified before is reported as verified`() async {
    let fixture = Fixture {
      $0.session = CareersSamples.session()
      $0.verifications = [.success(true)]
    }

    let run = await run(fixture, ["verify", "123456"])

    #expect(run.notes == ["mai@example.com is already verified."])
  }

  @Test(arguments: [["verify", "123456"], ["resend"]])
  func `a code needs a session`(words: [String]) async {
    let run = await run(Fixture(), words)

    #expect(run.exitCode == .signInNeeded)
    #expect(run.errorOutput.contains("Sign in with 'tessera account login' and try again."))
  }

  @Test(arguments: [(1.0, "in 1 second"), (42, "in 42 seconds")])
  func `another code is not asked for too early`(wait: Double, words: String) async {
    let records = FakeAccountRecords(resendAt: CareersSamples.fetchedAt + wait)
    let fixture = Fixture(records: records) { $0.session = CareersSamples.session() }

    let run = await run(fixture, ["resend"])

    #expect(run.exitCode == .rateLimited)
    #expect(run.errorOutput.contains("Try again \(words)."))
    #expect(fixture.repository.state.resends == 0)
  }

  @Test(arguments: [nil, 0.0, -1, 3601])
  func `another code is asked for when it is available`(wait: Double?) async {
    let records = FakeAccountRecords(resendAt: wait.map { CareersSamples.fetchedAt + $0 })
    let fixture = Fixture(records: records) { $0.session = CareersSamples.session() }

    let run = await run(fixture, ["resend"])

    #expect(run.exitCode == .done)
    #expect(fixture.repository.state.resends == 1)
    #expect(run.notes.first == "A code was sent to mai@example.com; it is valid for 10 minutes.")
  }

  @Test func `a verification succeeds even if its result could not be saved`() async {
    let error = PersistenceError.cannotBeSaved(reason: "the disk is full")
    let fixture = Fixture(records: FakeAccountRecords(failure: error)) {
      $0.session = CareersSamples.session()
    }

    let run = await run(fixture, ["verify", "123456"])

    #expect(run.exitCode == .done)
    #expect(run.notes == ["mai@example.com is verified.", error.summary(in: Samples.context())])
  }

  @Test func `another code is said to be sent although the time of the next one could not be saved`() async {
    let error = PersistenceError.cannotBeSaved(reason: "the disk is full")
    let fixture = Fixture { $0.session = CareersSamples.session() }
    var useCases = fixture.useCases
    useCases.email = VerifyEmail(
      repository: fixture.repository,
      records: FakeAccountRecords(failure: error),
      now: { CareersSamples.fetchedAt }
    )

    let run = await ScreenRun(
      AccountFeature(language: .english, useCases: useCases),
      ["account", "resend"],
      Samples.context()
    )

    #expect(run.exitCode == .done)
    #expect(run.notes.first == "A code was sent to mai@example.com; it is valid for 10 minutes.")
    #expect(run.notes.last == error.summary(in: Samples.context()))
    #expect(run.remarks == ["A code was sent to mai@example.com; it is valid for 10 minutes."])
  }

  @Test func `no other code is sent to an address that is verified`() async {
    let fixture = Fixture {
      $0.session = CareersSamples.session()
      $0.challenge = nil
    }

    let run = await run(fixture, ["resend"])

    #expect(run.notes == ["mai@example.com is already verified."])
    #expect(run.remarks.isEmpty)
  }
}
