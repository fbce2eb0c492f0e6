import DomainKernel
import PeopleDomain
import PeopleFakes
import Testing

@Suite struct FakeTokenVaultTests {
  private let account = PeopleSamples.account(7)
  private let grant = TokenGrant(PeopleSamples.token("secret"))

  private func vault(_ change: (inout FakeTokenVault.State) -> Void = { _ in }) -> FakeTokenVault {
    var state = FakeTokenVault.State()
    change(&state)
    return FakeTokenVault(state)
  }

  @Test func `the environment has a token, a text that is none, or nothing`() throws {
    let token = try #require(
      vault { ($0.variable, $0.variableToken) = ("TOKEN", grant.token) }.environmentToken
    )
    let text = try #require(vault { $0.variable = "TOKEN" }.environmentToken)

    #expect(token == ("TOKEN", grant.token))
    #expect(text == ("TOKEN", nil))
    #expect(vault { $0.variableToken = grant.token }.environmentToken == nil)
    #expect(vault { $0.ignored = ["OTHER"] }.ignoredVariables == ["OTHER"])
  }

  @Test func `an empty vault has nobody and does not fail`() async throws {
    let vault = vault()

    #expect(try await vault.stored() == nil)
    #expect(try await vault.remove() == nil)
    try await vault.check(.keyring)
    #expect(vault.ignoredVariables == [])
    #expect(vault.state.saves == 0)
  }

  @Test func `only a store with a failure cannot be used`() async throws {
    let failure = SignInError.storeUnavailable(.keyring, reason: .other("locked"))
    let vault = vault { $0.failures[.keyring] = failure }

    await #expect(throws: failure) { try await vault.check(.keyring) }
    try await vault.check(.file)
  }

  @Test func `saved tokens are kept with their account`() async throws {
    let vault = vault()
    let stored = StoredAccount(account, store: .file, signedInAt: moment(0))

    let saved = try await vault.save(grant, of: account, in: .file)

    #expect(saved == (stored, []))
    #expect(try await vault.stored() == stored)
    #expect(vault.state.grant == grant)
    #expect(vault.state.saves == 1)
    _ = try await vault.save(grant, of: account, in: .file)
    #expect(vault.state.saves == 2)
  }

  @Test func `the owner of a token is remembered for a variable that has one`() {
    let id = account.account.id
    let vault = vault { ($0.variable, $0.variableToken) = ("TOKEN", grant.token) }
    let others = [self.vault { $0.variable = "TOKEN" }, self.vault { $0.variableToken = grant.token }]

    for vault in others + [vault] { vault.remember(owner: id) }

    #expect(vault.state.owners == [id])
    #expect(others.allSatisfy { $0.state.owners.isEmpty })
  }

  @Test func `tokens are removed with their account`() async throws {
    let removals = [TokenRemoval(.file, .removed)]
    let vault = vault { ($0.removals, $0.cacheProblem) = (removals, .madeByNewerVersion) }
    _ = try await vault.save(grant, of: account, in: .file)

    let removed = try await vault.remove()

    let expected = SignedOutAccount(account.account, removals: removals, cacheProblem: .madeByNewerVersion)
    #expect(removed == expected)
    #expect(try await vault.stored() == nil)
    #expect(vault.state.grant == nil)
    #expect(try await vault.remove() == nil)
  }

  @Test func `where it fails, nothing is read or removed`() async {
    let vault = vault { $0.failure = .cancelled }

    await #expect(throws: SignInError.cancelled) { try await vault.stored() }
    await #expect(throws: SignInError.cancelled) { try await vault.remove() }
    #expect(vault.state.failure == .cancelled)
  }

  @Test func `a damaged record cannot be read, and is moved aside by a sign-out`() async throws {
    let removals = [TokenRemoval(.file, .absent)]
    let vault = vault {
      ($0.failure, $0.removals, $0.cacheProblem) = (.accountsDamaged, removals, .madeByNewerVersion)
      ($0.account, $0.grant) = (StoredAccount(account, store: .file, signedInAt: moment(0)), grant)
    }
    await #expect(throws: SignInError.accountsDamaged) { try await vault.stored() }

    let removed = try await vault.remove()

    #expect(removed == SignedOutAccount(nil, removals: removals, cacheProblem: .madeByNewerVersion))
    #expect(try await vault.stored() == nil)
    #expect(vault.state.grant == nil)
  }
}
