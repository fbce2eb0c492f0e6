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

@MainActor @Suite(.timeLimit(.minutes(5))) struct AccountCommandsTests {
  private let password = "correct horse"
  private let details = ["--name", "Mai Tanaka", "--email", "mai@example.com", "--password-stdin"]
  private let unavailable = AccountError.storeUnavailable(.keyring, reason: "secret-tool is not installed")

  private func run(
    _ fixture: Fixture,
    _ words: [String],
    prompter: any Prompter = SilentPrompter(),
    in language: Language = .english
  ) async -> ScreenRun {
    await ScreenRun(
      AccountFeature(language: language, useCases: fixture.useCases),
      ["account"] + words,
      Samples.context(in: language),
      prompter: prompter
    )
  }

  private func script(_ input: String? = nil) -> ScriptedPrompter {
    ScriptedPrompter(isInteractive: false, standardInput: input ?? password + "\n")
  }

  // MARK: - Registration

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

    #expect(run.notes.contains("This service sends no e-mail; the code is 987654."))
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

  // MARK: - Sign-in

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

  @Test func `a script signs in without the option for the terms`() async throws {
    let records = FakeAccountRecords()
    let fixture = Fixture(records: records)

    let run = await run(
      fixture,
      ["login", "--email", "mai@example.com", "--password-stdin"],
      prompter: script()
    )

    #expect(run.exitCode == .done)
    #expect(fixture.repository.state.logins.count == 1)
    #expect(try await records.termsAcceptedAt() == nil)
  }

  @Test func `the first sign-in on a terminal asks for the terms`() async throws {
    let records = FakeAccountRecords()
    let prompter = ScriptedPrompter(["mai@example.com", password, "y"])

    let run = await run(Fixture(records: records), ["login"], prompter: prompter)

    #expect(run.exitCode == .done)
    #expect(prompter.dialogue.first == .told("Before you start:"))
    #expect(try await records.termsAcceptedAt() == CareersSamples.fetchedAt)
  }

  @Test(arguments: [(1_024, ExitCode.done), (1_025, .usage)])
  func `a password of more than 1,024 characters is not sent`(length: Int, exitCode: ExitCode) async {
    let fixture = Fixture()

    let run = await run(
      fixture,
      ["login", "--email", "mai@example.com", "--password-stdin"],
      prompter: script(String(repeating: "ä", count: length) + "\n")
    )

    #expect(run.exitCode == exitCode)
    #expect(run.errorOutput.contains("at most 1,024 characters") == (exitCode == .usage))
    #expect(fixture.repository.state.logins.count == (exitCode == .done ? 1 : 0))
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
    #expect(run.notes.count { $0.hasPrefix("2 unsent changes of the previous account stay") } == notes)
  }

  // MARK: - Verification

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

  @Test func `no other code is sent to an address that is verified`() async {
    let fixture = Fixture {
      $0.session = CareersSamples.session()
      $0.challenge = nil
    }

    #expect(await run(fixture, ["resend"]).notes == ["mai@example.com is already verified."])
  }

  // MARK: - Status

  @Test(arguments: [[], ["status"]])
  func `the bare noun and its status show the account`(words: [String]) async {
    let fixture = Fixture {
      $0.session = CareersSamples.session()
      $0.user = .success(CareersSamples.fetched(CareersSamples.verifiedUser))
    }

    let run = await run(fixture, words + ["--json"])

    #expect(run.exitCode == .done)
    #expect(
      run.rows == [
        """
        true\tmai@example.com\tMai Tanaka\tusr_mai\ttrue\t2026-02-27T12:00:00Z\t2026-03-01T11:00:00Z\tkeyring\taccepted\n
        """
      ]
    )
    #expect(fixture.repository.state.policies == [.networkFirst])
  }

  @Test(arguments: [
    (StaleReason?.none, "accepted"), (.offline, "offline"), (.signInNeeded, "ended"),
    (.timedOut, "timed-out"), (.unavailable, "unavailable"),
  ])
  func `a status says whether the session could be checked`(staleness: StaleReason?, check: String) async {
    let fixture = Fixture {
      $0.session = CareersSamples.session()
      $0.user = .success(CareersSamples.fetched(CareersSamples.user, staleness))
    }

    let run = await run(fixture, ["status", "--json", "--fields", "email,check"])

    #expect(run.rows == ["mai@example.com\t\(check)\n"])
  }

  @Test func `a status without a network and a cached account still says who is signed in`() async {
    let fixture = Fixture { $0.session = CareersSamples.session() }

    let run = await run(fixture, ["status", "--json", "--fields", "email,name,emailVerified,check"])

    #expect(run.exitCode == .done)
    #expect(run.rows == ["mai@example.com\t\t\toffline\n"])
  }

  @Test func `offline a status asks nobody`() async {
    let fixture = Fixture {
      $0.session = CareersSamples.session()
      $0.user = .success(CareersSamples.fetched(CareersSamples.user, .notChecked))
    }

    let run = await run(fixture, ["--offline", "--json", "--fields", "signedIn,check"])

    #expect(run.rows == ["true\t\n"])
    #expect(fixture.repository.state.policies == [.cacheOnly])
  }

  @Test func `a record that cannot be read ends the command`() async {
    let run = await run(
      Fixture { $0.failure = .persistence(.cannotBeRead(reason: "accounts.json is damaged")) },
      []
    )

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.contains("accounts.json is damaged"))
  }

  // MARK: - Sign-out

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
      ["logout", "--offline"], .ended,
      "Service: not contacted; the session there ends within 7 days."
    ),
    (
      ["logout"], .noTokens(reason: "locked"),
      "Service: not contacted, because the stored session is unavailable (locked); the session there ends within 7 days."
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

  @Test func `cached pages that are left are reported`() async {
    let fixture = Fixture {
      $0.session = CareersSamples.session()
      $0.cacheProblem = .cannotBeSaved(reason: "full")
    }

    #expect(await run(fixture, ["logout"]).notes.last?.hasPrefix("Warning: cached pages") == true)
  }

  @Test(arguments: [
    (Result<Int, PersistenceError>.success(0), String?.none),
    (
      .success(1),
      "1 unsent change of the previous account stays in the outbox until that account signs in again."
    ),
    (
      .success(3),
      "3 unsent changes of the previous account stay in the outbox until that account signs in again."
    ),
  ])
  func `a sign-out says how many changes wait`(waiting: Result<Int, PersistenceError>, note: String?) async {
    let run = await run(Fixture(waiting: waiting) { $0.session = CareersSamples.session() }, ["logout"])

    #expect(run.exitCode == .done)
    #expect(run.notes.last { $0.contains("unsent") } == note)
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

  @Test func `a sign-out that was confirmed beforehand asks nothing, nor does one of nobody`() async {
    let fixture = Fixture { $0.session = CareersSamples.session() }
    let prompter = ScriptedPrompter()

    let confirmed = await run(fixture, ["logout", "--yes"], prompter: prompter)
    let again = await run(fixture, ["logout"], prompter: prompter)

    #expect(confirmed.exitCode == .done && fixture.repository.state.session == nil)
    #expect(again.notes == ["You are not signed in."] && prompter.dialogue.isEmpty)
  }

  @Test func `signing out when nobody is signed in is done`() async {
    let run = await run(Fixture(), ["logout"])

    #expect(run.exitCode == .done)
    #expect(run.notes == ["You are not signed in."])
  }

  @Test func `nothing that is said in Chinese is in English`() async {
    let fixture = Fixture { $0.challenge = CareersSamples.challenge(code: "987654") }
    let registered = await run(fixture, ["register"] + details, prompter: script(), in: .simplifiedChinese)
    let closed = await run(fixture, ["logout"], in: .simplifiedChinese)

    let names: Set<String> = ["tessera", "account", "verify"]
    for note in registered.notes + closed.notes {
      #expect(LatinWords.left(in: note, besides: ["mai@example.com"], names: names) == [], "\(note)")
    }
  }
}
