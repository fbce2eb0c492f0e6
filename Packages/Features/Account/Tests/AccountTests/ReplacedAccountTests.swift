import Account
import CareersDomain
import CareersFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

/// What a sign-in says of the account that it takes the place of.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ReplacedAccountTests: AccountSuite {
  private let login = ["login", "--email", "mai@example.com", "--password-stdin"]

  @Test func `a damaged record of who is signed in keeps nobody from signing in`() async {
    let fixture = Fixture { $0.failure = .accountsDamaged }

    let run = await run(fixture, login, prompter: script())

    #expect(run.exitCode == .done)
    #expect(run.notes.first == "Signed in as mai@example.com.")
    #expect(fixture.repository.state.logins.count == 1)
  }

  @Test func `a damaged record of who is signed in keeps nobody from registering`() async {
    let fixture = Fixture { $0.failure = .accountsDamaged }

    let run = await run(fixture, ["register"] + details, prompter: script())

    #expect(run.exitCode == .done)
    #expect(fixture.repository.state.registrations.count == 1)
  }

  @Test func `a record that cannot be read ends a sign-in before anything is sent`() async {
    let fixture = Fixture { $0.failure = .persistence(.cannotBeRead(reason: "accounts.json is locked")) }

    let run = await run(fixture, login, prompter: script())

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.contains("accounts.json is locked"))
    #expect(fixture.repository.state.logins.isEmpty)
  }

  @Test func `what could not be removed of the account before is reported after a sign-in`() async {
    let fixture = Fixture()
    var useCases = fixture.useCases
    useCases.signIn = SignInToCareers(
      repository: LeavingAccount(account: fixture.repository),
      records: fixture.records
    )

    let run = await ScreenRun(
      AccountFeature(language: .english, useCases: useCases),
      ["account"] + login,
      Samples.context(),
      prompter: script()
    )

    #expect(
      run.notes == [
        "Signed in as mai@example.com.", "The session is in the keyring.",
        "Warning: The previous session could not be removed. Keyring: not available (locked).",
        "Warning: Cached pages of the previous account could not be removed. Clear the cache to remove them.",
      ]
    )
  }
}

/// An account with a verified address, whose sign-in cannot remove what the account before left.
private struct LeavingAccount: AccountRepository {
  let account: FakeCareersAccount

  func register(
    _ account: NewAccount,
    in store: TokenStore
  ) async throws(AccountError) -> (session: OpenedSession, challenge: EmailChallenge?) {
    try await self.account.register(account, in: store)
  }

  func logIn(_ login: LoginDetails, in store: TokenStore) async throws(AccountError) -> OpenedSession {
    let opened = try await account.logIn(login, in: store)
    return OpenedSession(
      opened.session,
      user: CareersSamples.verifiedUser,
      leftovers: [TokenRemoval(.keyring, .unknown(reason: .other("locked")))],
      cacheProblem: .cannotBeSaved(reason: "the disk is full")
    )
  }

  func check(_ store: TokenStore) async throws(AccountError) { try await account.check(store) }

  func session() async throws(AccountError) -> CareersSession? { try await account.session() }

  func user(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<CareersUser> {
    try await account.user(policy)
  }

  func verify(_ code: String, of email: String) async throws(AccountError) -> Bool {
    try await account.verify(code, of: email)
  }

  func resendCode(to email: String) async throws(AccountError) -> EmailChallenge? {
    try await account.resendCode(to: email)
  }

  func logOut(_ policy: FetchPolicy) async throws(AccountError) -> ClosedSession? {
    try await account.logOut(policy)
  }
}
