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

@MainActor @Suite(.timeLimit(.minutes(5))) struct SignInCommandsTests: AccountSuite {
  @Test func `wrong credentials are refused by the service`() async {
    let fixture = Fixture { $0.refusals = [.invalidCredentials] }

    let run = await run(
      fixture,
      ["login", "--email", "mai@example.com", "--password-stdin"],
      prompter: script()
    )

    #expect(run.exitCode == .refused)
    #expect(run.errorOutput.contains("The address or the password is wrong."))
    #expect(!run.errorOutput.contains(password))
  }

  @Test func `a script that gives nothing is told everything that is missing`() async {
    let run = await run(Fixture(), ["login"], prompter: script())

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains("--email and --password-stdin"))
  }

  @Test func `a password is no value of an option`() async {
    let run = await run(Fixture(), ["login", "--password", password], prompter: script())

    #expect(run.exitCode == .usage)
  }

  @Test func `offline nothing is asked for and nothing is sent`() async {
    let fixture = Fixture()
    let prompter = script()

    for words in [["register"] + details, ["login"], ["verify", "123456"], ["resend"]] {
      let run = await run(fixture, words + ["--offline"], prompter: prompter)
      #expect(run.exitCode == .noConnection)
    }

    #expect(prompter.dialogue.isEmpty)
    #expect(fixture.repository.state.registrations.isEmpty)
  }

  @Test(arguments: [("y", true), ("YES", true), ("是", true), ("n", false), ("", false)])
  func `consent to a file is asked for before the password, and only a yes is one`(
    answer: String,
    isStored: Bool
  ) async {
    let fixture = Fixture { $0.storeFailures = [.keyring: unavailable] }
    let prompter = ScriptedPrompter([answer, "mai@example.com", password])

    let run = await run(fixture, ["login"], prompter: prompter)

    #expect(run.exitCode == (isStored ? .done : .interrupted))
    #expect(
      prompter.dialogue.first
        == .asked(
          """
          The keyring is not available (secret-tool is not installed). Store the session in an unencrypted \
          file in /home/mai/.local/share/tessera/secrets? [y/N]
          """
        )
    )
    #expect(fixture.repository.state.session?.store == (isStored ? .file : nil))
  }

  @Test(arguments: [["n"], []])
  func `the end of the input at the question about a file is a no, as at every question`(
    responses: [String]
  ) async {
    let fixture = Fixture { $0.storeFailures = [.keyring: unavailable] }
    let prompter = ScriptedPrompter(responses)

    let run = await run(fixture, ["register"], prompter: prompter)

    #expect(run.exitCode == .interrupted)
    #expect(run.errorOutput.hasPrefix("Error: Not signed in; nothing was stored.\n"))
    #expect(prompter.dialogue.count == 1)
    #expect(fixture.repository.state.registrations.isEmpty)
  }

  @Test func `without a keyring, a terminal and consent nothing is sent`() async {
    let fixture = Fixture { $0.storeFailures = [.keyring: unavailable] }
    let words = ["login", "--email", "mai@example.com", "--password-stdin"]

    let refused = await run(fixture, words, prompter: script())
    let consented = await run(fixture, words + ["--store", "file"], prompter: script())

    #expect(refused.exitCode == .signInNeeded)
    #expect(refused.errorOutput.contains("Use --store file to store the session in an unencrypted file"))
    #expect(consented.notes.contains("The session is in a file (not encrypted)."))
    #expect(fixture.repository.state.logins.count == 1)
  }

  @Test func `the option for the keyring never becomes a file`() async {
    let fixture = Fixture { $0.storeFailures = [.keyring: unavailable] }

    let run = await run(
      fixture,
      ["login", "--email", "mai@example.com", "--password-stdin", "--store", "keyring"],
      prompter: script()
    )

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.hasPrefix("Error: The keyring is not available: secret-tool is not installed.\n"))
    #expect(fixture.repository.state.logins.isEmpty)
  }

  @Test func `a script is told what is missing before it is told of the keyring`() async {
    let fixture = Fixture { $0.storeFailures = [.keyring: unavailable] }

    let run = await run(fixture, ["login"], prompter: script())

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains("--email"))
  }

  @Test func `on a terminal a wrong password is asked for again`() async {
    let fixture = Fixture { $0.refusals = [.invalidCredentials] }
    let prompter = ScriptedPrompter(["mai@example.com", password, "battery staple"])

    let run = await run(fixture, ["login"], prompter: prompter)

    #expect(run.exitCode == .done)
    #expect(fixture.repository.state.logins.map(\.password) == [password, "battery staple"])
    #expect(prompter.messages == ["Password: The address or the password is wrong."])
  }

  @Test func `a script gets the account from the response to its sign-in, and asks for nothing more`() async {
    let fixture = Fixture {
      $0.user = .success(CareersSamples.fetched(CareersSamples.verifiedUser))
    }

    let run = await run(
      fixture,
      [
        "login", "--email", "mai@example.com", "--password-stdin", "--json", "--fields",
        "email,emailVerified,check",
      ],
      prompter: script()
    )

    #expect(run.rows == ["mai@example.com\tfalse\t\n"])
    #expect(fixture.repository.state.policies == [.cacheOnly])
  }

  @Test func `a script signs in without the option for the terms`() async throws {
    let records = FakeAccountRecords()
    let fixture = Fixture(records: records)

    let run = await run(
      fixture,
      ["login", "--email", "mai@example.com", "--password-stdin"],
      prompter: script()
    )

    #expect(run.exitCode == .done)
    #expect(run.notes.contains("mai@example.com is not verified yet."))
    #expect(fixture.repository.state.logins.count == 1)
    #expect(try await records.termsAcceptedAt() == nil)
  }

  @Test func `a script may accept the terms when it signs in`() async throws {
    let records = FakeAccountRecords()

    let run = await run(
      Fixture(records: records),
      ["login", "--accept-terms", "--email", "mai@example.com", "--password-stdin"],
      prompter: script()
    )

    #expect(run.exitCode == .done)
    #expect(try await records.termsAcceptedAt() == CareersSamples.fetchedAt)
  }

  @Test func `the first sign-in on a terminal asks for the terms`() async throws {
    let records = FakeAccountRecords()
    let prompter = ScriptedPrompter(["mai@example.com", password, "y"])

    let run = await run(Fixture(records: records), ["login"], prompter: prompter)

    #expect(run.exitCode == .done)
    #expect(prompter.dialogue.first == .told("Before you start:"))
    #expect(try await records.termsAcceptedAt() == CareersSamples.fetchedAt)
  }

  @Test(arguments: ["x", " short ", "tab\tin it", String(repeating: "ä", count: 1_025)])
  func `at a sign-in any password is sent as it is`(password: String) async {
    let fixture = Fixture()

    let run = await run(
      fixture,
      ["login", "--email", "mai@example.com", "--password-stdin"],
      prompter: script(password + "\n")
    )

    #expect(run.exitCode == .done)
    #expect(fixture.repository.state.logins.map(\.password) == [password])
  }

  @Test(arguments: [("usr_other", 1), ("usr_mai", 0)])
  func `signing in as somebody else says how many changes of the account before wait`(
    previous: String,
    notes: Int
  ) async {
    let fixture = Fixture(waiting: .success(2)) {
      $0.session = CareersSession(
        id: CareersUser.ID(rawValue: previous),
        email: "other@example.com",
        store: .keyring,
        signedInAt: CareersSamples.fetchedAt
      )
    }

    let run = await run(
      fixture,
      ["login", "--email", "mai@example.com", "--password-stdin"],
      prompter: script()
    )

    #expect(run.exitCode == .done)
    #expect(run.notes.count { $0.hasPrefix("2 changes of the previous account stay") } == notes)
  }
}
