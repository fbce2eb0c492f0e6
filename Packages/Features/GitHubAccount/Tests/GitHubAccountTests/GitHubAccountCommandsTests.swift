import ClockFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import GitHubAccount
import LocalizationKit
import PeopleDomain
import PeopleFakes
import Synchronization
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct GitHubAccountCommandsTests {
  private let secret = "ghp_16C7e42F292c6912E7710c838347Ae178B4a"

  private func run(
    _ fixture: Fixture,
    _ words: [String],
    prompter: any Prompter = SilentPrompter(),
    in language: Language = .english,
    backend: String? = nil,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) async -> ScreenRun {
    await ScreenRun(
      GitHubAccountFeature(language: language, useCases: fixture.useCases, observe: observe),
      ["github"] + words,
      Samples.context(in: language, backend: backend),
      prompter: prompter
    )
  }

  // MARK: - Status

  @Test(arguments: [[], ["status"]])
  func `the bare noun and its status show the account`(words: [String]) async {
    let fixture = Fixture { $0.account = Samples.stored() }

    let run = await run(fixture, words + ["--json"])

    #expect(run.exitCode == .done)
    #expect(
      run.rows == [
        "true\tuser583231\t583231\tstored\t\tkeyring\t\taccepted\n"
      ]
    )
  }

  @Test func `a script gets every field, and null where nothing is known`() async {
    let run = await run(Fixture { $0.ignored = ["GH_TOKEN"] }, ["status", "--json"])

    #expect(
      run.document
        == .object([
          .init(
            "data",
            .object([
              .init("signedIn", .bool(false)), .init("login", .null), .init("id", .null),
              .init("source", .null),
              .init("variable", .null), .init("store", .null), .init("scopes", .null), .init("check", .null),
              .init("overridden", .null), .init("ignoredVariables", .strings(["GH_TOKEN"])),
              .init("recordDamaged", .bool(false)),
            ])
          )
        ])
    )
  }

  @Test func `offline asks nobody`() async {
    let fixture = Fixture { $0.account = Samples.stored() }

    let run = await run(fixture, ["--offline"])

    #expect(run.exitCode == .done)
    #expect(fixture.verifier.tokens.isEmpty)
  }

  @Test func `a record that cannot be read ends the command`() async {
    let run = await run(
      Fixture { $0.failure = .persistence(.cannotBeRead(reason: "accounts.json cannot be opened")) },
      []
    )

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.contains("accounts.json cannot be opened"))
  }

  @Test func `a damaged record is said with what to do, and a token of the environment is reported`()
    async throws
  {
    let fixture = Fixture {
      $0.failure = .accountsDamaged
      $0.variable = "GH_TOKEN"
      $0.variableToken = AccessToken("other")
    }

    let run = await run(fixture, ["status"])

    #expect(run.exitCode == .done)
    let text = try WrittenScreen.linear(#require(run.page).element(in: Samples.context()))
    #expect(text.contains("The file of signed-in accounts is damaged."))
    #expect(text.contains("Sign in again with 'tessera github login'."))
    #expect(text.contains("@user583231"))
  }

  @Test func `whether somebody is signed in is not known to a script where the record is damaged`() async {
    let run = await run(
      Fixture { $0.failure = .accountsDamaged },
      ["status", "--json", "--fields", "signedIn,recordDamaged"]
    )

    #expect(run.exitCode == .done)
    #expect(run.rows == ["\ttrue\n"])
  }

  // MARK: - Sign-in

  @Test func `a token is asked for without its echo, and stored in the keyring`() async {
    let fixture = Fixture()
    let prompter = ScriptedPrompter([secret])

    let run = await run(fixture, ["login"], prompter: prompter)

    #expect(run.exitCode == .done)
    #expect(
      prompter.dialogue == [
        .told("Create a token at https://github.com/settings/tokens; public data needs no scope."),
        .askedHidden("Token (hidden as you type):"),
      ]
    )
    #expect(fixture.vault.state.account?.store == .keyring)
    #expect(fixture.vault.state.grant?.token.text == secret)
    #expect(
      run.notes == ["Signed in as @user583231. The token is in the keyring.", "Scopes: not reported."]
    )
  }

  @Test func `a token comes from standard input, with its line break`() async {
    let fixture = Fixture(input: secret + "\n")

    let run = await run(fixture, ["login", "--token-stdin"])

    #expect(run.exitCode == .done)
    #expect(fixture.vault.state.grant?.token.text == secret)
  }

  @Test(arguments: ["", "\n", "two words", "a\nb"])
  func `a text that is no token is refused, and not repeated`(text: String) async {
    let fixture = Fixture(input: text)

    let run = await run(fixture, ["login", "--token-stdin"])

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.hasPrefix("Error: The text is not a token."))
    #expect(!run.errorOutput.contains("two words"))
    #expect(fixture.vault.state.saves == 0)
  }

  @Test func `without a terminal the user cannot be asked for a token`() async {
    let fixture = Fixture()

    let run = await run(fixture, ["login"])

    #expect(run.exitCode == .signInNeeded)
    #expect(run.errorOutput.contains("--token-stdin"))
    #expect(fixture.vault.state.saves == 0)
  }

  @Test func `without a keyring, without a terminal and without consent nothing is stored`() async {
    let fixture = Fixture(input: secret) { $0.failures = [.keyring: Samples.unavailable] }

    let run = await run(fixture, ["login", "--token-stdin"])

    #expect(run.exitCode == .signInNeeded)
    #expect(
      run.errorOutput == """
        Error: The keyring is not available (secret-tool is not installed), and nothing was stored.
        Use --store file to store the token in an unencrypted file.
        """
    )
    #expect(fixture.vault.state.saves == 0)
    #expect(fixture.verifier.tokens.isEmpty)
  }

  @Test(arguments: [("y", true), ("YES", true), ("是", true), ("n", false), ("", false), ("file", false)])
  func `consent to a file is asked for before the token, and only a yes is one`(
    answer: String,
    isStored: Bool
  ) async {
    let fixture = Fixture { $0.failures = [.keyring: Samples.unavailable] }
    let prompter = ScriptedPrompter([answer, secret])

    let run = await run(fixture, ["login"], prompter: prompter)

    #expect(
      prompter.questions.first == """
        The keyring is not available (secret-tool is not installed). Store the token in an unencrypted \
        file in /home/anna/.local/share/tessera/secrets? [y/N]
        """
    )
    #expect(run.exitCode == (isStored ? .done : .interrupted))
    #expect(prompter.questions.count == (isStored ? 2 : 1))
    #expect(fixture.vault.state.account?.store == (isStored ? .file : nil))
  }

  @Test func `the option for a file is consent`() async {
    let fixture = Fixture(input: secret) { $0.failures = [.keyring: Samples.unavailable] }
    let prompter = ScriptedPrompter()

    let run = await run(fixture, ["login", "--token-stdin", "--store", "file"], prompter: prompter)

    #expect(run.notes.first == "Signed in as @user583231. The token is in a file (not encrypted).")
    #expect(prompter.questions.isEmpty)
    #expect(fixture.vault.state.account?.store == .file)
  }

  @Test func `the option for the keyring never becomes a file`() async {
    let fixture = Fixture(input: secret) { $0.failures = [.keyring: Samples.unavailable] }

    let run = await run(
      fixture,
      ["login", "--token-stdin", "--store", "keyring"],
      prompter: ScriptedPrompter(["y"])
    )

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.hasPrefix("Error: The keyring is not available: secret-tool is not installed.\n"))
    #expect(fixture.vault.state.saves == 0)
  }

  @Test func `the token of gh is taken when it is asked for, with a warning about its scopes`() async {
    let fixture = Fixture(answer: .success(Samples.scoped), external: .success(PeopleSamples.token(secret)))

    let run = await run(fixture, ["login", "--from", "gh"])

    #expect(run.exitCode == .done)
    #expect(run.notes.contains("Warning: this token can do more than Tessera needs: repo."))
    #expect(run.notes.contains { $0.contains("GH_TOKEN") })
    #expect(fixture.vault.state.grant?.token.text == secret)
  }

  @Test func `without an account of gh the command says so`() async {
    let run = await run(Fixture(), ["login", "--from", "gh"])

    #expect(run.exitCode == .signInNeeded)
    #expect(run.errorOutput.hasPrefix("Error: Not signed in with gh.\n"))
  }

  @Test func `only one source of a token can be named`() async {
    let run = await run(Fixture(input: secret), ["login", "--token-stdin", "--from", "gh"])

    #expect(run.exitCode == .usage)
  }

  @Test func `a variable that overrides the sign-in is named before and after it`() async {
    let fixture = Fixture(input: secret) {
      $0.variable = "GH_TOKEN"
      $0.variableToken = AccessToken("other")
    }
    let prompter = ScriptedPrompter()

    let run = await run(fixture, ["login", "--token-stdin"], prompter: prompter)

    #expect(prompter.messages == ["Note: GH_TOKEN is set, so this sign-in has no effect until you unset it."])
    #expect(run.notes.last == "GH_TOKEN overrides the stored token until you unset it.")
  }

  @Test func `a token that GitHub refuses is not stored`() async {
    let fixture = Fixture(answer: .failure(.signInNeeded), input: secret)

    let run = await run(fixture, ["login", "--token-stdin"])

    #expect(run.exitCode == .refused)
    #expect(fixture.vault.state.saves == 0)
  }

  @Test func `offline nobody signs in`() async {
    let fixture = Fixture(input: secret)

    let run = await run(fixture, ["login", "--token-stdin", "--offline"])

    #expect(run.exitCode == .noConnection)
    #expect(fixture.verifier.tokens.isEmpty)
    #expect(fixture.vault.state.saves == 0)
  }

  @Test func `a sign-in happens once, and later loads only read`() async {
    let fixture = Fixture(input: secret)
    let run = await run(fixture, ["login", "--token-stdin", "--json"])

    await run.screen?.load(LoadRequest())

    #expect(fixture.vault.state.saves == 1)
    #expect(run.rows.first?.hasPrefix("true\tuser583231\t583231\tstored\t") == true)
  }

  @Test(arguments: [
    ["login", "--token-stdin"], ["login", "--token-stdin", "--json"], ["status", "--json"], ["logout"],
  ])
  func `no token is in any output, question, record or event`(words: [String]) async {
    for answer in [Result<VerifiedAccount, ServiceError>.success(Samples.scoped), .failure(.signInNeeded)] {
      let fixture = Fixture(answer: answer, input: secret) { $0.account = Samples.stored() }
      let prompter = ScriptedPrompter()
      let events = Mutex<[FeatureEvent]>([])

      let run = await run(fixture, words, prompter: prompter) { event in events.withLock { $0.append(event) }
      }

      let everything = [
        run.output, run.errorOutput, run.notes.joined(), "\(run.rows)", "\(String(describing: run.document))",
        "\(String(describing: run.page))", "\(prompter.dialogue)",
        "\(events.withLock(\.self))", "\(fixture.vault.state)",
      ]
      #expect(!everything.joined().contains(secret))
    }
  }

  // MARK: - Another device

  @Test func `without a client id the five steps are explained before anything is asked`() async {
    let fixture = Fixture { $0.failures = [.keyring: Samples.unavailable] }
    let prompter = ScriptedPrompter()

    let run = await run(fixture, ["login", "--device"], prompter: prompter)

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.hasPrefix("Error: Device sign-in needs a client ID.\n"))
    #expect(
      prompter.messages.filter { $0.hasPrefix("  ") }.map { $0.prefix(4) } == [
        "  1.", "  2.", "  3.", "  4.", "  5.",
      ]
    )
    #expect(prompter.questions.isEmpty)
  }

  @Test func `code and address are shown, and the page counts down until the user signed in`() async {
    let device = FakeDeviceAuthorization(
      codes: [.success(Samples.code)],
      polls: [.success(.granted(TokenGrant(PeopleSamples.token("gho_1"))))]
    )
    let fixture = Fixture(device: device)
    let prompter = ScriptedPrompter()
    let shown = Mutex<[Int]>([])
    let driver = Task { [clock = fixture.clock] in
      for step in 1...6 {
        await clock.waitForSleeps(step)
        shown.withLock { $0.append(step) }
        clock.advance(by: .seconds(1))
      }
    }

    let run = await run(fixture, ["login", "--device"], prompter: prompter)
    await driver.value

    #expect(run.exitCode == .done)
    #expect(prompter.messages == ["Enter the code WDJB-MJHT at https://github.com/login/device"])
    #expect(fixture.vault.state.grant?.token.text == "gho_1")
    #expect(run.screen?.content(in: Samples.context()) == .confirmation)
  }

  @Test func `a sandbox confirms the code by itself, and sends nobody to GitHub`() async {
    let device = FakeDeviceAuthorization(
      codes: [.success(Samples.code)],
      polls: [.success(.granted(TokenGrant(PeopleSamples.token("gho_1"))))]
    )
    let fixture = Fixture(device: device, confirmsCodesItself: true)
    let prompter = ScriptedPrompter()
    let driver = Task { [clock = fixture.clock] in
      for step in 1...6 {
        await clock.waitForSleeps(step)
        clock.advance(by: .seconds(1))
      }
    }

    let run = await run(fixture, ["login", "--device"], prompter: prompter)
    await driver.value

    #expect(run.exitCode == .done)
    #expect(prompter.messages.count == 1)
    #expect(prompter.messages.first?.hasPrefix("The sandbox confirms the code WDJB-MJHT by itself") == true)
    #expect(!prompter.messages.joined().contains("https://"))
  }

  @Test func `the page with the countdown is shown while the code waits`() async {
    let fixture = Fixture(device: FakeDeviceAuthorization(codes: [.success(Samples.code)]))
    let pages = Mutex<[Page]>([])
    let screen = Mutex<(any Screen)?>(nil)
    let driver = Task { @MainActor [clock = fixture.clock] in
      await clock.waitForSleeps(1)
      if case .page(let page)? = screen.withLock({ $0 })?.content(in: Samples.context()) {
        pages.withLock { $0.append(page) }
      }
      clock.advance(by: .seconds(900))
    }

    let run = await ScreenRun(
      GitHubAccountFeature(language: .english, useCases: fixture.useCases),
      ["github", "login", "--device"],
      Samples.context(),
      whileLoading: { made in screen.withLock { $0 = made } }
    )
    await driver.value

    let page = waitingPage(
      code: "WDJB-MJHT",
      address: "https://github.com/login/device",
      left: 900,
      Samples.context()
    )
    #expect(pages.withLock(\.self) == [page])
    #expect(run.exitCode == .signInNeeded)
  }

  @Test(arguments: [("y", 2), ("n", 1)])
  func `an expired code offers one new one`(answer: String, codes: Int) async {
    let device = FakeDeviceAuthorization(codes: [.success(Samples.code)], polls: [.success(.expired)])
    let fixture = Fixture(device: device)
    let prompter = ScriptedPrompter([answer, "y"])
    let driver = Task { [clock = fixture.clock] in
      for step in 1...(6 * codes) {
        await clock.waitForSleeps(step)
        clock.advance(by: .seconds(1))
      }
    }

    let run = await run(fixture, ["login", "--device"], prompter: prompter)
    await driver.value

    #expect(run.exitCode == .signInNeeded)
    #expect(prompter.messages.count == codes)
    #expect(prompter.questions == ["The code has expired. Request another one? [y/N]"])
    #expect(fixture.vault.state.saves == 0)
  }

  @Test func `nobody is sent to GitHub for a token of the sandbox`() async {
    let fixture = Fixture(answer: .failure(.signInNeeded), confirmsCodesItself: true)
    let prompter = ScriptedPrompter([secret])

    let run = await run(fixture, ["login"], prompter: prompter, backend: "sandbox")

    #expect(run.exitCode == .refused)
    #expect(prompter.messages.count == 1 && prompter.messages.first?.contains("github.com") == false)
    #expect(
      run.errorOutput.split(separator: "\n").last
        == "Get a token of the sandbox with 'tessera github login --device'."
    )
  }

  // MARK: - Sign-out

  @Test func `a sign-out reports every store and what remains to do`() async {
    let fixture = Fixture {
      $0.account = Samples.stored()
      $0.removals = [TokenRemoval(.keyring, .removed), TokenRemoval(.file, .absent)]
    }

    let run = await run(fixture, ["logout"])

    #expect(run.exitCode == .done)
    #expect(
      run.notes == [
        "Signed out @user583231.", "Keyring: token removed.", "File: no token.",
        "Cached pages of the account removed.",
        """
        The token itself stays valid. Delete it at https://github.com/settings/tokens, or revoke the app at \
        https://github.com/settings/applications
        """,
      ]
    )
    #expect(fixture.vault.state.account == nil)
  }

  @Test func `a script that signs out is told that nobody is signed in any more`() async {
    let fixture = Fixture { $0.account = Samples.stored() }

    let run = await run(fixture, ["logout", "--json", "--fields", "signedIn"])

    #expect(run.document == .object([.init("data", .object([.init("signedIn", .bool(false))]))]))
  }

  @Test func `nothing remains to do on GitHub after a sign-out of the sandbox`() async {
    let run = await run(Fixture { $0.account = Samples.stored() }, ["logout"], backend: "sandbox")

    #expect(run.notes.first == "Signed out @user583231.")
    #expect(!run.notes.contains { $0.contains("github.com") })
  }

  @Test(
    arguments: [
      (.success(0), nil),
      (
        .success(1),
        "1 unsent change of the previous account stays in the outbox until that account signs in again."
      ),
      (
        .success(3),
        "3 unsent changes of the previous account stay in the outbox until that account signs in again."
      ),
    ] as [(Result<Int, PersistenceError>, String?)]
  )
  func `a sign-out says how many changes wait`(waiting: Result<Int, PersistenceError>, note: String?) async {
    let run = await run(Fixture(waiting: waiting) { $0.account = Samples.stored() }, ["logout"])

    #expect(run.exitCode == .done)
    #expect(run.notes.first { $0.contains("unsent") } == note)
  }

  @Test func `changes of an account that a variable still names are not reported as waiting for a sign-in`()
    async
  {
    let fixture = Fixture(waiting: .success(2)) {
      $0.account = Samples.stored()
      $0.variable = "GH_TOKEN"
    }

    #expect(await run(fixture, ["logout"]).notes.contains { $0.contains("unsent") } == false)
  }

  @Test func `an outbox that cannot be read keeps nobody from signing out`() async {
    let fixture = Fixture(waiting: .failure(.cannotBeRead(reason: "outbox is damaged"))) {
      $0.account = Samples.stored()
    }

    let run = await run(fixture, ["logout"])

    #expect(run.exitCode == .done)
    #expect(run.notes.contains { $0.contains("outbox is damaged") })
    #expect(fixture.vault.state.account == nil)
  }

  @Test func `a token that could not be removed is reported`() async {
    let fixture = Fixture {
      $0.account = Samples.stored(Samples.account, .file)
      $0.removals = [TokenRemoval(.keyring, .unknown(reason: "no response within 3 s"))]
      $0.cacheProblem = .cannotBeSaved(reason: "disk full")
      $0.variable = "GITHUB_TOKEN"
    }

    let notes = await run(fixture, ["logout"]).notes

    #expect(notes.contains("Keyring: not available (no response within 3 s)."))
    #expect(notes.contains { $0.hasPrefix("Warning: cached pages of the account could not be removed.") })
    #expect(notes.last == "The token from GITHUB_TOKEN is still used until you unset it.")
  }

  @Test func `a sign-out with a damaged record says what it removed`() async {
    let fixture = Fixture {
      $0.failure = .accountsDamaged
      $0.removals = [TokenRemoval(.keyring, .removed), TokenRemoval(.file, .absent)]
    }

    let run = await run(fixture, ["logout"])

    #expect(run.exitCode == .done)
    #expect(
      run.notes.prefix(4) == [
        "The file of signed-in accounts was damaged. Nobody is signed in now.", "Keyring: token removed.",
        "File: no token.", "Cached pages of the account removed.",
      ]
    )
  }

  @Test func `a sign-out with a record that names nobody says what may be left`() async {
    let fixture = Fixture {
      $0.failure = .accountsDamaged
      $0.cacheProblem = .cannotBeSaved(reason: "the account is not known")
    }

    let run = await run(fixture, ["logout"])

    #expect(run.exitCode == .done)
    #expect(
      run.notes.prefix(3) == [
        "The file of signed-in accounts was damaged. Nobody is signed in now.",
        "The file names no account, so a token may be left in the keyring or in a file.",
        """
        Warning: cached pages of the account could not be removed. Clear the cache to remove them.
        """,
      ]
    )
  }

  @Test func `signing out without an account is no failure`() async {
    let run = await run(Fixture(), ["logout"])

    #expect(run.exitCode == .done)
    #expect(run.notes == ["You are not signed in."])
  }

  @Test func `a token that may still be there is a failure`() async {
    let run = await run(Fixture { $0.failure = Samples.unavailable }, ["logout"])

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.hasSuffix("\nStart or unlock the system's keyring, then try again."))
    #expect(run.notes.isEmpty)
  }

  // MARK: - Words

  @Test(arguments: [[], ["login"], ["logout"], ["status"]])
  func `Chinese help has no English left in it`(words: [String]) async {
    let run = await run(Fixture(), words + ["--help"], in: .simplifiedChinese)

    #expect(run.exitCode == .done)
    let names: Set<String> = [
      "github", "GitHub", "login", "logout", "status", "gh", "keyring", "file", "help", "ID", "Enable",
      "Device",
      "Flow", "token", "txt", "stdin", "from", "device", "store", "data", "source", "page", "signedIn", "id",
      "variable", "scopes", "check", "overridden", "ignoredVariables", "recordDamaged",
    ]
    #expect(LatinWords.left(in: run.output, besides: "", names: names) == [])
  }

  @Test(arguments: [
    SignInError.notAToken, .tokenRefused, .cannotAsk, .notSignedInWithGitHubCLI, .consentDeclined,
    .consentNeeded(reason: ""), Samples.unavailable, .storeUnavailable(.file, reason: ""),
    .deviceFlowUnavailable(.noClientID), .deviceFlowUnavailable(.notOffered(code: nil)),
    .deviceFlowUnavailable(.unknownClientID),
    .deviceFlowUnavailable(.foreignAddress), .deviceFlowUnavailable(.differentServices(variable: "V")),
    .deviceDenied, .deviceExpired, .clockDrift(.seconds(5), during: .seconds(20)), .sandboxed,
    .service(.offline), .persistence(.madeByNewerVersion), .accountsDamaged,
    .gitHubCLITimedOut(after: .seconds(10)),
  ])
  func `every failure says what happened and what to do`(error: SignInError) async {
    for language in Language.complete {
      let run = await run(Fixture(external: .failure(error)), ["login", "--from", "gh"], in: language)

      #expect(run.exitCode != .done)
      #expect(run.errorOutput.split(separator: "\n").count == 2)
    }
  }

  @Test(arguments: Language.complete)
  func `a refusal of codes has the word that GitHub has for it`(language: Language) async {
    let error = SignInError.deviceFlowUnavailable(.notOffered(code: "unauthorized_client"))

    let run = await run(Fixture(external: .failure(error)), ["login", "--from", "gh"], in: language)

    #expect(run.errorOutput.contains("unauthorized_client"))
  }

  @Test(arguments: [
    (SignInError.cannotAsk, "Pass the token on standard input with 'tessera github login --token-stdin'."),
    (
      .deviceFlowUnavailable(.noClientID),
      "Set TESSERA_GITHUB_CLIENT_ID to use a code. Run without --device to sign in with a token."
    ),
    (
      .deviceFlowUnavailable(.differentServices(variable: "V")),
      "Set V as well to use a code. Run without --device to sign in with a token."
    ),
    (
      .deviceFlowUnavailable(.unknownClientID),
      "Check TESSERA_GITHUB_CLIENT_ID. Run without --device to sign in with a token."
    ),
    (.deviceFlowUnavailable(.foreignAddress), "Run without --device to sign in with a token."),
    (.accountsDamaged, "Sign in again with 'tessera github login'."),
    (.gitHubCLITimedOut(after: .seconds(10)), "Check that gh auth token prints a token, then try again."),
    (.deviceExpired, "Try again."), (.sandboxed, "Use --backend live to sign in with the account of gh."),
  ])
  func `a hint names the command or the option to type`(error: SignInError, hint: String) async {
    let run = await run(Fixture(external: .failure(error)), ["login", "--from", "gh"])

    #expect(run.errorOutput.split(separator: "\n").last.map(String.init) == hint)
  }

  @Test(arguments: [
    (Duration.seconds(5), "the clock of this computer gained 5 s in 20 s"),
    (.seconds(-5), "the clock of this computer lost 5 s in 20 s"),
    (.milliseconds(999), "requests come too often, although they were as far apart as it asked"),
  ])
  func `a clock that drifts is described as it was measured`(drift: Duration, words: String) async {
    let error = SignInError.clockDrift(drift, during: .seconds(20))

    #expect(
      await run(Fixture(external: .failure(error)), ["login", "--from", "gh"]).errorOutput.contains(words)
    )
  }
}
