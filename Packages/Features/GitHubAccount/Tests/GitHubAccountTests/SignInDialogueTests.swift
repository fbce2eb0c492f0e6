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

/// What is said and asked while somebody signs in, and what is said afterwards.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SignInDialogueTests {
  private let secret = "ghp_16C7e42F292c6912E7710c838347Ae178B4a"

  private func run(
    _ useCases: GitHubAccountUseCases,
    _ words: [String],
    prompter: any Prompter = SilentPrompter(),
    whileLoading: (any Screen) -> Void = { _ in }
  ) async -> ScreenRun {
    await ScreenRun(
      GitHubAccountFeature(language: .english, useCases: useCases),
      ["github", "login"] + words,
      Samples.context(),
      prompter: prompter,
      whileLoading: whileLoading
    )
  }

  @Test func `standard input that cannot be read holds no token`() async {
    let fixture = Fixture(input: nil)

    let run = await run(fixture.useCases, ["--token-stdin"], prompter: fixture.prompter)

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.hasPrefix("Error: The text is not a token."))
    #expect(fixture.vault.state.saves == 0)
  }

  @Test(arguments: [["--token-stdin", "--device"], ["--from", "gh", "--device"]])
  func `a code is no source beside another one`(words: [String]) async {
    #expect(await run(Fixture().useCases, words).exitCode == .usage)
  }

  @Test func `a token of the user's own that can do more is warned of, without advice about gh`() async {
    let fixture = Fixture(answer: .success(Samples.scoped), input: secret)

    let run = await run(fixture.useCases, ["--token-stdin"], prompter: fixture.prompter)

    #expect(
      run.notes == [
        "Signed in as @user583231. The token is in the keyring.", "Scopes: repo, read:user.",
        "Warning: This token can do more than Tessera needs: repo.",
      ]
    )
  }

  @Test func `a token of gh that can do no more than is needed is stored without a warning`() async {
    let account = PeopleSamples.account(583_231, scopes: .reported(["read:user"]))
    let fixture = Fixture(answer: .success(account), external: .success(PeopleSamples.token(secret)))

    let run = await run(fixture.useCases, ["--from", "gh"])

    #expect(
      run.notes == ["Signed in as @user583231. The token is in the keyring.", "Scopes: read:user."]
    )
  }

  @Test func `what could not be removed of the account before is reported`() async {
    let fixture = Fixture(input: secret)
    var useCases = fixture.useCases
    useCases.signIn = SignIn(vault: LeavingVault(vault: fixture.vault), verifier: fixture.verifier)

    let run = await run(useCases, ["--token-stdin"], prompter: fixture.prompter)

    #expect(
      run.notes.last
        == "Warning: The previous token could not be removed. File: not available (locked)."
    )
  }

  // MARK: - Another device

  @Test func `without consent to a file no code is requested`() async {
    let fixture = Fixture(device: FakeDeviceAuthorization(codes: [.success(Samples.code)])) {
      $0.failures = [.keyring: Samples.unavailable]
    }
    let prompter = ScriptedPrompter(["n"])

    let run = await run(fixture.useCases, ["--device"], prompter: prompter)

    #expect(run.exitCode == .interrupted)
    #expect(prompter.questions.count == 1)
    #expect(prompter.messages.isEmpty)
  }

  @Test func `where the services differ, no app has to be registered`() async {
    var useCases = Fixture().useCases
    useCases.device = SeparateServices()
    let prompter = ScriptedPrompter()

    let run = await run(useCases, ["--device"], prompter: prompter)

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains("GITHUB_PAGES is not set."))
    #expect(prompter.dialogue.isEmpty)
  }

  @Test func `while a sandbox confirms a code, its page names no address`() async {
    let fixture = Fixture(
      device: FakeDeviceAuthorization(codes: [.success(Samples.code)]),
      confirmsCodesItself: true
    )
    let contents = Mutex<[ScreenContent]>([])
    let screen = Mutex<(any Screen)?>(nil)
    let driver = Task { @MainActor [clock = fixture.clock] in
      await clock.waitForSleeps(1)
      if let content = screen.withLock({ $0 })?.content(in: Samples.context()) {
        contents.withLock { $0.append(content) }
      }
      clock.advance(by: .seconds(900))
    }

    _ = await run(
      fixture.useCases,
      ["--device"],
      whileLoading: { made in screen.withLock { $0 = made } }
    )
    await driver.value

    let page = waitingPage(code: "WDJB-MJHT", address: nil, left: 900, Samples.context())
    #expect(contents.withLock(\.self) == [.page(page)])
  }

  @Test func `a code that has expired is not shown while another one is offered`() async {
    let fixture = Fixture(device: FakeDeviceAuthorization(codes: [.success(Samples.code)]))
    let prompter = WatchingPrompter()
    let driver = Task { [clock = fixture.clock] in
      await clock.waitForSleeps(1)
      clock.advance(by: .seconds(900))
    }

    let run = await run(
      fixture.useCases,
      ["--device"],
      prompter: prompter,
      whileLoading: { made in prompter.watch(made) }
    )
    await driver.value

    #expect(run.exitCode == .signInNeeded)
    #expect(prompter.contents == [.confirmation])
  }
}

/// A vault that cannot remove the token before.
private struct LeavingVault: TokenVault {
  let vault: FakeTokenVault

  var environmentToken: (variable: String, token: AccessToken?)? { vault.environmentToken }

  var ignoredVariables: [String] { vault.ignoredVariables }

  func stored() async throws(SignInError) -> StoredAccount? { try await vault.stored() }

  func check(_ store: TokenStore) async throws(SignInError) { try await vault.check(store) }

  func save(
    _ grant: TokenGrant,
    of account: VerifiedAccount,
    in store: TokenStore
  ) async throws(SignInError) -> (account: StoredAccount, leftovers: [TokenRemoval]) {
    let saved = try await vault.save(grant, of: account, in: store)
    return (saved.account, [TokenRemoval(.file, .unknown(reason: .other("locked")))])
  }

  func remember(owner id: User.ID) { vault.remember(owner: id) }

  func remove() async throws(SignInError) -> SignedOutAccount? { try await vault.remove() }
}

/// A service whose pages belong to another one than its API.
private struct SeparateServices: DeviceAuthorization {
  var problem: DeviceFlowProblem? { .differentServices(variable: "GITHUB_PAGES") }

  func requestCode() async throws(SignInError) -> DeviceCode { Samples.code }

  func poll(_ code: DeviceCode) async throws(SignInError) -> DevicePoll { .pending }
}

/// Remembers what the screen shows while a question waits, which nobody answers.
private final class WatchingPrompter: Prompter {
  private let screen = Mutex<(any Screen)?>(nil)
  private let shown = Mutex<[ScreenContent]>([])

  var contents: [ScreenContent] { shown.withLock { $0 } }

  func watch(_ made: any Screen) { screen.withLock { $0 = made } }

  func ask(_ prompt: Prompt) async throws(PromptError) -> String {
    let watched = screen.withLock { $0 }
    if let content = await MainActor.run(body: { watched?.content(in: Samples.context()) }) {
      shown.withLock { $0.append(content) }
    }
    throw .ended
  }
}
