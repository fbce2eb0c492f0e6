import DomainKernel
import Foundation
import PeopleDomain
import PeopleFakes
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct SignInTests {
  private let grant = TokenGrant(PeopleSamples.token("ghp_abc"))
  private let account = PeopleSamples.account()
  private let unavailable = SignInError.storeUnavailable(.keyring, reason: .other("no bus"))

  private func vault(_ change: (inout FakeTokenVault.State) -> Void = { _ in }) -> FakeTokenVault {
    var state = FakeTokenVault.State()
    change(&state)
    return FakeTokenVault(state)
  }

  private func signIn(_ vault: FakeTokenVault, _ answer: Result<VerifiedAccount, ServiceError>? = nil)
    -> SignIn
  {
    SignIn(vault: vault, verifier: FakeAccountVerifier(answer ?? .success(account)))
  }

  @Test func `the keyring is the store where it is available, and nobody is asked`() async throws {
    let store = try await signIn(vault()).store(nil) { _ throws(SignInError) in
      Issue.record("nobody is to be asked")
      return false
    }

    #expect(store == .keyring)
  }

  @Test func `without a keyring, consent makes it a file`() async throws {
    let reasons = Mutex<[TokenStoreFault]>([])
    let store = try await signIn(vault { $0.failures = [.keyring: unavailable] }).store(nil) { reason in
      reasons.withLock { $0.append(reason) }
      return true
    }

    #expect(store == .file)
    #expect(reasons.withLock(\.self) == [.other("no bus")])
  }

  @Test func `without consent there is no store`() async {
    await #expect(throws: SignInError.consentDeclined) {
      try await signIn(vault { $0.failures = [.keyring: unavailable] }).store(nil) { _ in false }
    }
  }

  @Test func `where nobody can be asked there is no store`() async {
    await #expect(throws: SignInError.consentNeeded(reason: .other("no bus"))) {
      try await signIn(vault { $0.failures = [.keyring: unavailable] }).store(nil) {
        (reason) throws(SignInError) in throw .consentNeeded(reason: reason)
      }
    }
  }

  @Test func `a keyring that was asked for by name is not replaced by a file`() async {
    await #expect(throws: unavailable) {
      try await signIn(vault { $0.failures = [.keyring: unavailable] }).store(.keyring) { _ in true }
    }
  }

  @Test func `a file that was asked for by name needs no more consent`() async throws {
    #expect(try await signIn(vault()).store(.file) { _ in false } == .file)
  }

  @Test func `a token is stored for the account that GitHub names`() async throws {
    let vault = vault()

    let outcome = try await signIn(vault).finish(grant, in: .keyring)

    #expect(outcome.account.verified == account)
    #expect(outcome.overridingVariable == nil)
    #expect(vault.state.grant == grant)
  }

  @Test func `GitHub is asked about the token that was given`() async throws {
    let verifier = FakeAccountVerifier(.success(account))

    _ = try await SignIn(vault: vault(), verifier: verifier).finish(grant, in: .keyring)

    #expect(verifier.tokens == [grant.token])
  }

  @Test(arguments: [
    (ServiceError.signInNeeded, SignInError.tokenRefused), (.offline, .service(.offline)),
    (.rateLimited(until: nil), .service(.rateLimited(until: nil))),
  ])
  func `a token that cannot be checked is not stored`(error: ServiceError, expected: SignInError) async {
    let vault = vault()

    await #expect(throws: expected) { try await signIn(vault, .failure(error)).finish(grant, in: .file) }

    #expect(vault.state.saves == 0)
  }

  @Test func `a variable that overrides the sign-in is named`() async throws {
    let vault = vault { $0.variable = "GH_TOKEN" }

    #expect(try await signIn(vault).finish(grant, in: .file).overridingVariable == "GH_TOKEN")
  }

  @Test(arguments: [
    ("ghp_abc", "ghp_abc"), ("  ghp_abc\r\n", "ghp_abc"), ("\tx\n", "x"), ("", nil), (" \n", nil),
    ("ghp_a bc", nil), ("ghp_a\nbc", nil), ("ghp_é", nil), ("ghp_\u{1B}[0m", nil),
    (String(repeating: "x", count: 1024), String(repeating: "x", count: 1024)),
    (String(repeating: "x", count: 1025), nil),
  ])
  func `a token is one word of visible ASCII`(text: String, token: String?) {
    #expect(AccessToken(text)?.text == token)
  }

  @Test func `a token cannot be printed`() {
    var dumped = ""
    dump([grant], to: &dumped)

    #expect(!"\(grant) \(String(reflecting: grant)) \(dumped)".contains("ghp_"))
  }

  @Test func `scopes that are not needed are named`() {
    #expect(TokenScopes.reported(["repo", "read:user", "gist"]).excess == ["repo", "gist"])
    #expect(TokenScopes.reported([]).excess.isEmpty)
    #expect(TokenScopes.notReported.excess.isEmpty)
  }
}

@Suite(.timeLimit(.minutes(5))) struct ReadAccountStatusTests {
  private let account = PeopleSamples.account(scopes: .reported(["repo"]))
  private let stored = StoredAccount(
    PeopleSamples.account(),
    store: .file,
    signedInAt: Date(timeIntervalSince1970: 0)
  )

  private func status(
    _ answer: Result<VerifiedAccount, ServiceError>? = nil,
    _ policy: FetchPolicy = .cacheFirst,
    asks: [AccessToken?]? = nil,
    _ change: (inout FakeTokenVault.State) -> Void
  ) async throws -> AccountStatus {
    var state = FakeTokenVault.State()
    change(&state)
    let verifier = FakeAccountVerifier(answer ?? .success(account))
    let status = try await ReadAccountStatus(vault: FakeTokenVault(state), verifier: verifier).status(policy)
    if let asks { #expect(verifier.tokens == asks) }
    return status
  }

  @Test func `without a token nobody is asked`() async throws {
    let status = try await status(asks: []) { _ in }
    #expect(status == AccountStatus() && !status.isRecordDamaged)
  }

  @Test func `a stored token is checked as requests carry it`() async throws {
    let status = try await status(asks: [nil]) { $0.account = stored }

    #expect(status.source == .stored(stored))
    #expect(status.verified == account)
    #expect(status.check == .accepted)
  }

  @Test func `a token of the environment comes before a stored one`() async throws {
    let token = AccessToken("ghp_abc")
    let status = try await status(asks: [token]) {
      $0.account = stored
      $0.variable = "GITHUB_TOKEN"
      $0.variableToken = token
    }

    #expect(status.source == .environment(variable: "GITHUB_TOKEN"))
    #expect(status.overridden == stored)
    #expect(status.verified == account)
  }

  @Test(arguments: [nil, .signInNeeded, .offline] as [ServiceError?])
  func `whose a token of the environment is, is remembered once GitHub has told it`(
    failure: ServiceError?
  ) async throws {
    var state = FakeTokenVault.State()
    (state.variable, state.variableToken) = ("GITHUB_TOKEN", AccessToken("ghp_abc"))
    let vault = FakeTokenVault(state)
    let answer: Result<VerifiedAccount, ServiceError> = failure.map { .failure($0) } ?? .success(account)
    let verifier = FakeAccountVerifier(answer)

    _ = try await ReadAccountStatus(vault: vault, verifier: verifier).status(.cacheFirst)

    #expect(vault.state.owners == (failure == nil ? [account.account.id] : []))
  }

  @Test func `a variable without a usable token is no reason to take another one`() async throws {
    let status = try await status(asks: []) {
      $0.account = stored
      $0.variable = "GH_TOKEN"
    }

    #expect(status.source == .environment(variable: "GH_TOKEN"))
    #expect(status.check == .failed(.notAToken))
    #expect(status.verified == nil)
  }

  @Test func `only what is stored is shown where nobody may be asked`() async throws {
    let status = try await status(nil, .cacheOnly, asks: []) { $0.account = stored }

    #expect(status.verified == stored.verified)
    #expect(status.check == nil)
  }

  @Test func `that GitHub has ended the session is shown where nobody may be asked`() async throws {
    let ended = StoredAccount(account, store: .file, signedInAt: stored.signedInAt, isEnded: true)

    let status = try await status(nil, .cacheOnly, asks: []) { $0.account = ended }

    #expect(status.check == .refused)
    let overridden = try await self.status(nil, .cacheOnly, asks: []) {
      $0.account = ended
      $0.variable = "GH_TOKEN"
      $0.variableToken = AccessToken("ghp_abc")
    }
    #expect(overridden.check == nil)
  }

  @Test(arguments: [ServiceError.signInNeeded, .sessionEnded])
  func `a token that GitHub refuses is still shown with its account`(error: ServiceError) async throws {
    let status = try await status(.failure(error)) { $0.account = stored }

    #expect(status.verified == stored.verified)
    #expect(status.check == .refused)
  }

  @Test func `that GitHub cannot be asked is part of the status`() async throws {
    let status = try await status(.failure(.offline)) { $0.account = stored }

    #expect(status.verified == stored.verified)
    #expect(status.check == .failed(.service(.offline)))
  }

  @Test func `an interruption is no status`() async {
    await #expect(throws: SignInError.cancelled) {
      try await status(.failure(.cancelled)) { $0.account = stored }
    }
  }

  @Test func `ignored variables are named`() async throws {
    #expect(try await status { $0.ignored = ["GH_TOKEN"] }.ignoredVariables == ["GH_TOKEN"])
  }

  @Test func `a damaged record is part of the status, and nobody is asked without a token`() async throws {
    var expected = AccountStatus()
    expected.isRecordDamaged = true

    #expect(try await status(asks: []) { $0.failure = .accountsDamaged } == expected)
  }

  @Test func `a token of the environment is checked where the record is damaged`() async throws {
    let token = AccessToken("ghp_abc")
    let status = try await status(asks: [token]) {
      $0.failure = .accountsDamaged
      $0.variable = "GH_TOKEN"
      $0.variableToken = token
    }

    #expect(status.source == .environment(variable: "GH_TOKEN"))
    #expect(status.verified == account)
    #expect(status.check == .accepted)
    #expect(status.isRecordDamaged)
  }

  @Test(arguments: [SignInError.persistence(.madeByNewerVersion), .cancelled])
  func `a record that cannot be read for another reason is no status`(error: SignInError) async {
    await #expect(throws: error) { try await status { $0.failure = error } }
  }

  @Test func `a sign-out names the variable whose token stays in use`() async throws {
    var state = FakeTokenVault.State()
    state.account = stored
    state.variable = "GH_TOKEN"
    let vault = FakeTokenVault(state)

    let outcome = try await SignOut(vault: vault).signOut()

    #expect(outcome.account?.account == stored.verified.account)
    #expect(outcome.remainingVariable == "GH_TOKEN")
    #expect(vault.state.account == nil)
  }
}
