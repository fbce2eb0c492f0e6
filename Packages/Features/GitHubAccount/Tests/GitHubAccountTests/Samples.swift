import ClockFakes
import DomainKernel
import FeatureFakes
import FeatureKit
import Foundation
import GitHubAccount
import LocalizationKit
import PeopleDomain
import PeopleFakes

/// Accounts, and what the feature is made of.
enum Samples {
  static func context(in language: Language = .english, backend: String? = nil) -> ViewContext {
    ViewContext(now: Date(timeIntervalSince1970: 1_772_366_400), language: language, backendLabel: backend)
  }

  static let account = PeopleSamples.account(583_231)
  static let scoped = PeopleSamples.account(583_231, scopes: .reported(["repo", "read:user"]))

  static func stored(_ account: VerifiedAccount = account, _ store: TokenStore = .keyring) -> StoredAccount {
    StoredAccount(account, store: store, signedInAt: Date(timeIntervalSince1970: 1_772_366_400))
  }

  static let unavailable = SignInError.storeUnavailable(
    .keyring,
    reason: .toolMissing(program: "secret-tool")
  )

  static let code = PeopleSamples.code()

  /// Every state of the page, by its name.
  static let states: [(name: String, status: AccountStatus)] = [
    ("signed-out", AccountStatus()),
    ("ignored", status { $0.ignoredVariables = ["GH_TOKEN", "GITHUB_TOKEN"] }),
    (
      "keyring",
      status {
        $0.source = .stored(stored())
        $0.verified = scoped
        $0.check = .accepted
      }
    ),
    (
      "file",
      status {
        $0.source = .stored(stored(account, .file))
        $0.verified = account
      }
    ),
    (
      "refused",
      status {
        $0.source = .stored(stored())
        $0.verified = account
        $0.check = .refused
      }
    ),
    (
      "overridden",
      status {
        $0.source = .environment(variable: "GH_TOKEN")
        $0.overridden = stored()
        $0.check = .failed(.service(.offline))
      }
    ),
    (
      "refused-variable",
      status {
        $0.source = .environment(variable: "TESSERA_GITHUB_TOKEN")
        $0.check = .refused
      }
    ),
    (
      "unusable-variable",
      status {
        $0.source = .environment(variable: "GH_TOKEN")
        $0.check = .failed(.notAToken)
      }
    ),
    (
      "damaged",
      status {
        $0.isRecordDamaged = true
        $0.ignoredVariables = ["GH_TOKEN"]
      }
    ),
    (
      "damaged-with-variable",
      status {
        $0.source = .environment(variable: "GH_TOKEN")
        $0.verified = scoped
        $0.check = .accepted
        $0.isRecordDamaged = true
      }
    ),
  ]

  static func status(_ change: (inout AccountStatus) -> Void) -> AccountStatus {
    var status = AccountStatus()
    change(&status)
    return status
  }
}

/// The feature over fakes.
struct Fixture {
  let vault: FakeTokenVault
  let verifier: FakeAccountVerifier
  let device: FakeDeviceAuthorization
  let clock = ManualClock()
  let useCases: GitHubAccountUseCases
  /// Has the standard input, and nobody to ask.
  let prompter: ScriptedPrompter

  init(
    answer: Result<VerifiedAccount, ServiceError> = .success(Samples.account),
    external: Result<AccessToken, SignInError> = .failure(.notSignedInWithGitHubCLI),
    device: FakeDeviceAuthorization = FakeDeviceAuthorization(
      codes: [.failure(.deviceFlowUnavailable(.noClientID))]
    ),
    input: String? = nil,
    inputFault: FileFault? = nil,
    waiting: Result<Int, PersistenceError>? = nil,
    confirmsCodesItself: Bool = false,
    _ change: (inout FakeTokenVault.State) -> Void = { _ in }
  ) {
    var state = FakeTokenVault.State()
    change(&state)
    let (vault, verifier, clock) = (FakeTokenVault(state), FakeAccountVerifier(answer), clock)
    self.vault = vault
    self.verifier = verifier
    self.device = device
    prompter = ScriptedPrompter(isInteractive: false, standardInput: input, inputFault: inputFault)
    var useCases = GitHubAccountUseCases(
      status: ReadAccountStatus(vault: vault, verifier: verifier),
      signIn: SignIn(vault: vault, verifier: verifier),
      signOut: SignOut(vault: vault),
      device: device,
      approval: DeviceApproval(
        device,
        clock: clock,
        elapsed: { clock.now.offset },
        now: { Date(timeIntervalSince1970: clock.now.offset / .seconds(1)) }
      ),
      external: FakeExternalTokens(external),
      tokenFolder: "/home/anna/.local/share/tessera/secrets"
    )
    if let waiting { useCases.waitingChanges = { () throws(PersistenceError) in try waiting.get() } }
    if confirmsCodesItself { useCases.confirmsCodesItself = true }
    self.useCases = useCases
  }
}
