import CareersDomain
import CareersFakes
import DomainKernel
import Foundation
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct AccountUseCaseTests {
  private let account = FakeCareersAccount()

  private func email(_ records: FakeAccountRecords = FakeAccountRecords()) -> VerifyEmail {
    VerifyEmail(repository: account, records: records, now: { CareersSamples.fetchedAt })
  }

  private func signIn() { account.prepare { $0.session = CareersSamples.session() } }

  // MARK: - Terms

  @Test func `terms are accepted from the moment on at which the user accepts them`() async throws {
    let records = FakeAccountRecords()
    let terms = AcceptTerms(records: records, now: { CareersSamples.fetchedAt })
    #expect(try await !terms.areAccepted())

    try await terms.accept()

    #expect(try await terms.areAccepted())
    #expect(try await records.termsAcceptedAt() == CareersSamples.fetchedAt)
  }

  @Test func `terms that cannot be stored are not accepted silently`() async {
    let full = PersistenceError.cannotBeSaved(reason: "full")
    let terms = AcceptTerms(records: FakeAccountRecords(failure: full), now: { CareersSamples.fetchedAt })

    await #expect(throws: AccountError.persistence(full)) { try await terms.accept() }
  }

  // MARK: - Status

  @Test(
    arguments: [(nil, .accepted), (.signInNeeded, .ended), (.timedOut, .failed(.timedOut))]
      as [(StaleReason?, CareersAccountStatus.Check)]
  )
  func `a stored account says why the session was not checked`(
    staleness: StaleReason?,
    check: CareersAccountStatus.Check
  ) async throws {
    let user = CareersSamples.fetched(CareersSamples.user, staleness)
    signIn()
    account.prepare { $0.user = .success(user) }

    let status = try await ReadCareersAccount(repository: account).status(.cacheFirst)

    #expect(status.check == check)
    #expect(status.user == CareersSamples.user && status.provenance == user.provenance)
    #expect(account.state.policies == [.networkFirst])
  }

  @Test func `an account that is only read from the cache is not checked`() async throws {
    signIn()
    account.prepare { $0.user = .success(CareersSamples.fetched(CareersSamples.user, .notChecked)) }

    let status = try await ReadCareersAccount(repository: account).status(.cacheOnly)

    #expect(status.check == nil && status.user == CareersSamples.user)
    #expect(account.state.policies == [.cacheOnly])
  }

  @Test func `a session has not ended unless it is said so`() {
    let (user, now) = (CareersSamples.user, CareersSamples.fetchedAt)
    #expect(!CareersSession(id: user.id, email: user.email, store: .file, signedInAt: now).isEnded)
  }

  @Test func `only an address that was never verified is unverified`() {
    let user = CareersSamples.user
    let undated = CareersUser(
      id: user.id,
      name: user.name,
      email: user.email,
      emailState: .verified(nil),
      createdAt: nil
    )

    #expect([user, CareersSamples.verifiedUser, undated].map(\.isEmailVerified) == [false, true, true])
  }

  // MARK: - Codes

  @Test(arguments: [true, false])
  func `a code is sent without the white space in it`(wasVerified: Bool) async throws {
    signIn()
    account.prepare { $0.verifications = [.success(wasVerified)] }

    let verification = try await email().verify(" 123\u{A0}456\n")

    #expect(account.state.codes == ["123456"])
    #expect(verification.wasVerified == wasVerified)
  }

  @Test func `a code of seven digits is wrong`() async {
    signIn()

    await #expect(throws: AccountError.code(.wrong)) { try await email().verify("1234567") }
    #expect(account.state.codes.isEmpty)
  }

  @Test func `nobody who is not signed in has a code`() async {
    await #expect(throws: AccountError.notSignedIn) { try await email().verify("123456") }
    await #expect(throws: AccountError.notSignedIn) { try await email().resend() }
    #expect(account.state.codes.isEmpty && account.state.resends == 0)
  }

  @Test(arguments: [(0, false), (0.001, true), (3600, true), (3600.001, false)])
  func `another code is held back until its time, unless that is too far away to be one`(
    seconds: Double,
    isHeldBack: Bool
  ) async throws {
    signIn()
    let earliest = CareersSamples.fetchedAt.addingTimeInterval(seconds)
    let records = FakeAccountRecords(resendAt: earliest)

    do throws(AccountError) {
      _ = try await email(records).resend()
      #expect(!isHeldBack)
    } catch {
      #expect(isHeldBack && error == .throttled(until: earliest))
    }

    #expect(account.state.resends == (isHeldBack ? 0 : 1))
  }

  @Test func `a verified address needs no other code`() async throws {
    signIn()
    account.prepare { $0.challenge = nil }

    #expect(try await email().resend() == .alreadyVerified(email: CareersSamples.session().email))
  }

  @Test func `another code counts although its wait cannot be stored`() async throws {
    signIn()
    let full = PersistenceError.cannotBeSaved(reason: "full")

    let resending = try await email(FakeAccountRecords(failure: full)).resend()

    #expect(resending == .challenge(CareersSamples.challenge(), recordProblem: full))
  }

  @Test func `no other code is asked for where the wait cannot be read`() async {
    signIn()
    let damaged = PersistenceError.cannotBeRead(reason: "damaged")

    await #expect(throws: AccountError.persistence(damaged)) {
      try await email(FakeAccountRecords(failure: damaged)).resend()
    }
    #expect(account.state.resends == 0)
  }

  // MARK: - Signing in

  @Test(arguments: [true, false])
  func `without a keyring the user decides whether the tokens are in a file`(agrees: Bool) async throws {
    account.prepare { $0.storeFailures[.keyring] = .storeUnavailable(.keyring, reason: .other("no bus")) }
    let signIn = SignInToCareers(repository: account, records: FakeAccountRecords())
    let reasons = Mutex<[TokenStoreFault]>([])

    do throws(AccountError) {
      let store = try await signIn.store(nil) {
        (reason: TokenStoreFault) async throws(AccountError) -> Bool in
        reasons.withLock { $0.append(reason) }
        return agrees
      }
      #expect(agrees && store == .file)
    } catch {
      #expect(!agrees && error == .consentDeclined)
    }

    #expect(reasons.withLock(\.self) == [.other("no bus")])
  }

  @Test func `an account of a session that the service ended is made again`() async throws {
    account.prepare {
      $0.session = CareersSamples.session(isEnded: true)
      $0.user = .success(CareersSamples.fetched(CareersSamples.user))
    }

    try await register()

    #expect(account.state.registrations.count == 1)
  }

  @Test func `a stored account, or another one, does not show that the address is taken`() async throws {
    let other = CareersUser(
      id: CareersUser.ID(rawValue: "other"),
      name: "Mai",
      email: CareersSamples.user.email,
      emailState: .unverified,
      createdAt: nil
    )
    for user in [
      CareersSamples.fetched(CareersSamples.user, .offline), CareersSamples.fetched(other),
    ] {
      signIn()
      account.prepare { $0.user = .success(user) }
      try await register()
    }

    #expect(account.state.registrations.count == 2)
  }

  private func register() async throws {
    let new = try NewAccount(name: "Mai", email: "mai@example.com", password: "12345678")
    let signIn = SignInToCareers(repository: account, records: FakeAccountRecords())
    _ = try await signIn.register(new, in: .file)
  }
}
