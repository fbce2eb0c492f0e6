import CareersDomain
import CareersFakes
import DomainKernel
import Testing

@Suite struct FakeCareersAccountTests {
  private let account = FakeCareersAccount()
  private let new: NewAccount
  private let login: LoginDetails

  init() throws {
    new = try NewAccount(name: "Bo Ek", email: "bo@example.com", password: "secret-word")
    login = try LoginDetails(email: "eva@example.com", password: "word")
  }

  /// The session and the user that an address gives.
  private func opened(_ email: String, _ store: TokenStore) -> OpenedSession {
    let id = CareersUser.ID(rawValue: "usr_mai")
    return OpenedSession(
      CareersSession(id: id, email: email, store: store, signedInAt: moment(0)),
      user: CareersUser(
        id: id,
        name: "Mai Tanaka",
        email: email,
        emailState: .unverified,
        createdAt: moment(0)
      )
    )
  }

  // MARK: - Signing in

  @Test func `a new account is signed in, and gets the prepared code`() async throws {
    let (session, challenge) = try await account.register(new, in: .file)

    #expect(session == opened("bo@example.com", .file))
    #expect(challenge == CareersSamples.challenge())
    #expect(try await account.session() == session.session)
    #expect(account.state.registrations == [new])
  }

  @Test func `a user signs in`() async throws {
    let session = try await account.logIn(login, in: .keyring)

    #expect(session == opened("eva@example.com", .keyring))
    #expect(try await account.session() == session.session)
    #expect(account.state.logins == [login])
  }

  @Test func `registrations and sign-ins are refused in turn, and arrive nevertheless`() async throws {
    account.prepare { $0.refusals = [.emailTaken, .invalidCredentials] }

    await #expect(throws: AccountError.emailTaken) { try await account.register(new, in: .file) }
    await #expect(throws: AccountError.invalidCredentials) { try await account.logIn(login, in: .file) }

    #expect(try await account.session() == nil)
    #expect(account.state.registrations == [new])
    #expect(account.state.logins == [login])
    _ = try await account.logIn(login, in: .file)
    _ = try await account.register(new, in: .file)
  }

  @Test func `only a store with a failure cannot be used`() async throws {
    let failure = AccountError.storeUnavailable(.keyring, reason: .other("locked"))
    account.prepare { $0.storeFailures[.keyring] = failure }

    await #expect(throws: failure) { try await account.check(.keyring) }
    try await account.check(.file)
  }

  // MARK: - The account

  @Test func `the account is given as prepared, and how it was asked for is remembered`() async throws {
    await #expect(throws: ServiceError.offline) { try await account.user(.cacheOnly) }

    account.prepare { $0.user = .success(CareersSamples.fetched(CareersSamples.verifiedUser)) }

    #expect(try await account.user(.networkFirst).value == CareersSamples.verifiedUser)
    #expect(account.state.policies == [.cacheOnly, .networkFirst])
  }

  @Test func `codes are compared in turn as prepared, the last answer again and again`() async throws {
    #expect(try await account.verify("0", of: "") == false)
    account.prepare { $0.verifications = [.failure(.code(.wrong)), .success(true)] }

    await #expect(throws: AccountError.code(.wrong)) { try await account.verify("1", of: "") }
    #expect(try await account.verify("2", of: "") == true)
    #expect(try await account.verify("3", of: "") == true)

    #expect(account.state.codes == ["0", "1", "2", "3"])
  }

  @Test func `another code is given, and each request is counted`() async throws {
    account.prepare { $0.challenge = CareersSamples.challenge(code: "1") }
    #expect(try await account.resendCode(to: "") == CareersSamples.challenge(code: "1"))
    #expect(account.state.resends == 1)
  }

  // MARK: - Signing out

  @Test(
    arguments: [
      (.cacheOnly, .left(nil)), (.cacheFirst, .noTokens(reason: "gone")),
      (.networkFirst, .noTokens(reason: "gone")),
    ] as [(FetchPolicy, ClosedSession.ServiceEnd)]
  )
  func `a session ends at the service only where that is asked`(
    policy: FetchPolicy,
    end: ClosedSession.ServiceEnd
  ) async throws {
    let removals = [TokenRemoval(.file, .absent)]
    account.prepare { state in
      state.session = CareersSamples.session()
      (state.serviceEnd, state.removals) = (.noTokens(reason: "gone"), removals)
      state.cacheProblem = .madeByNewerVersion
    }

    let closed = try await account.logOut(policy)

    let expected = ClosedSession(
      CareersSamples.session(),
      serviceEnd: end,
      removals: removals,
      cacheProblem: .madeByNewerVersion
    )
    #expect(closed == expected)
    #expect(try await account.session() == nil)
    #expect(try await account.logOut(policy) == nil)
  }

  @Test func `a session ends at the service, and without removals, where nothing else was prepared`()
    async throws
  {
    account.prepare { $0.session = CareersSamples.session(.file) }

    let closed = ClosedSession(CareersSamples.session(.file), serviceEnd: .ended, removals: [])
    #expect(try await account.logOut(.networkFirst) == closed)
  }

  @Test func `where it fails, nothing is read or removed`() async throws {
    account.prepare { ($0.session, $0.failure) = (CareersSamples.session(), .cancelled) }

    await expectEach(
      of: [{ _ = try await $0.session() }, { _ = try await $0.logOut(.cacheOnly) }],
      of: account,
      toThrow: AccountError.cancelled
    )

    account.prepare { $0.failure = nil }
    #expect(try await account.session() == CareersSamples.session())
  }

  @Test func `of a damaged record can be signed out, and nobody knows of whom`() async throws {
    account.prepare { ($0.session, $0.failure) = (CareersSamples.session(), .accountsDamaged) }

    await #expect(throws: AccountError.accountsDamaged) { try await account.session() }

    #expect(try await account.logOut(.cacheOnly) == ClosedSession(nil, serviceEnd: .left(nil), removals: []))
    #expect(try await account.session() == nil)
  }
}
