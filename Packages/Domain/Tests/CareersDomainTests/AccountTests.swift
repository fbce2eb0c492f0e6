import CareersDomain
import CareersFakes
import DomainKernel
import Foundation
import Testing

/// The rules for fields of an account: the same as those of the service.
@Suite(.timeLimit(.minutes(5))) struct AccountFieldTests {
  @Test(arguments: [
    ("Mo", true), ("M", false), ("  M  ", false), ("\u{FEFF}\u{3000}Mo\u{2029}", true), ("", false),
    // One emoji is two UTF-16 units.
    ("🙂", true), ("Mo\u{0}", false),
  ])
  func `a name has two UTF-16 units without the white space around it`(name: String, isValid: Bool) {
    #expect(AccountField.name.accepts(name) == isValid)
  }

  @Test(arguments: [
    ("mai@example.com", true), (" mai@example.com\n", true), ("a@b.c", true), ("a@b.co.uk", true),
    ("日本@例え.テスト", true),
    ("mai@example", false), ("@example.com", false), ("mai@", false), ("mai@.com", false),
    ("mai@example.", false), ("mai@@example.com", false), ("mai@exa mple.com", false),
    ("ma\u{3000}i@example.com", false), ("mai example.com", false), ("", false), ("a@b.c\u{0}", false),
  ])
  func `an address has something before one at sign, and a dot inside of what follows`(
    email: String,
    isValid: Bool
  ) {
    #expect(AccountField.email.accepts(email) == isValid)
  }

  @Test(arguments: [
    ("12345678", true), ("1234567", false), ("        ", true), (" 123456 ", true), ("🙂🙂🙂🙂", true),
    ("🙂🙂🙂", false), ("12345678\u{0}", false),
  ])
  func `a password has eight UTF-16 units, white space included`(password: String, isValid: Bool) {
    #expect(AccountField.password.accepts(password) == isValid)
  }

  @Test func `all invalid fields are named at once, in their order`() {
    let all = #expect(throws: InvalidAccountFields.self) {
      try NewAccount(name: "M", email: "mai", password: "short")
    }
    let one = #expect(throws: InvalidAccountFields.self) { try LoginDetails(email: "mai", password: "short") }

    #expect(all?.fields == [.name, .email, .password])
    #expect(one?.fields == [.email])
  }

  @Test(arguments: ["x", " ", "12345678\u{0}", String(repeating: "x", count: 5000)])
  func `a password at a sign-in has no rules, as one of an earlier time may follow others`(
    password: String
  ) throws {
    #expect(try LoginDetails(email: "mai@example.com", password: password).password == password)
  }

  @Test func `a name and an address lose the white space around them, and a password does not`() throws {
    let account = try NewAccount(name: " Mai T ", email: "\u{FEFF}mai@example.com ", password: " 12345678 ")

    #expect(account.name == "Mai T")
    #expect(account.login.email == "mai@example.com")
    #expect(account.login.password == " 12345678 ")
  }

  @Test func `no description of an account contains the password`() throws {
    let account = try NewAccount(name: "Mai", email: "mai@example.com", password: "hunter2hunter2")
    var dumped = ""
    dump(account, to: &dumped)

    for text in [dumped, "\(account)", String(reflecting: account), String(describing: account.login)] {
      #expect(!text.contains("hunter2"))
    }
  }
}

/// The use cases of the account.
@Suite(.timeLimit(.minutes(5))) struct CareersAccountTests {
  private func repository(_ change: (inout FakeCareersAccount.State) -> Void) -> FakeCareersAccount {
    var state = FakeCareersAccount.State()
    change(&state)
    return FakeCareersAccount(state)
  }

  private func email(_ repository: FakeCareersAccount, _ records: FakeAccountRecords) -> VerifyEmail {
    VerifyEmail(repository: repository, records: records, now: { CareersSamples.fetchedAt })
  }

  // MARK: - Status

  @Test func `nobody is asked about a session that there is not`() async throws {
    let repository = repository { _ in }

    let status = try await ReadCareersAccount(repository: repository).status(.networkFirst)

    #expect(status == CareersAccountStatus())
    #expect(repository.state.policies == [])
  }

  @Test(arguments: [
    (ServiceError.sessionEnded, CareersAccountStatus.Check.ended), (.signInNeeded, .ended),
    (.offline, .failed(.offline)),
    (.credentialsUnreadable(reason: "x"), .failed(.credentialsUnreadable(reason: "x"))),
  ])
  func `an account that is not known leaves the session, and says why`(
    error: ServiceError,
    check: CareersAccountStatus.Check
  ) async throws {
    let repository = repository {
      $0.session = CareersSamples.session()
      $0.user = .failure(error)
    }

    let status = try await ReadCareersAccount(repository: repository).status(.networkFirst)

    #expect(status.session == CareersSamples.session())
    #expect(status.user == nil)
    #expect(status.check == check)
  }

  @Test func `an interrupted check is no status`() async {
    let repository = repository {
      $0.session = CareersSamples.session()
      $0.user = .failure(.cancelled)
    }

    await #expect(throws: AccountError.cancelled) {
      try await ReadCareersAccount(repository: repository).status(.networkFirst)
    }
  }

  @Test func `a session that the service ended is not sent again, and its cached account is shown`()
    async throws
  {
    let repository = repository {
      $0.session = CareersSamples.session(isEnded: true)
      $0.user = .success(CareersSamples.fetched(CareersSamples.user, .notChecked))
    }

    let status = try await ReadCareersAccount(repository: repository).status(.networkFirst)

    #expect(status.user == CareersSamples.user)
    #expect(status.check == .ended)
    #expect(repository.state.policies == [.cacheOnly])
  }

  @Test func `only the cache without an account in it is no failed check`() async throws {
    let repository = repository { $0.session = CareersSamples.session() }

    let status = try await ReadCareersAccount(repository: repository).status(.cacheOnly)

    #expect(status.check == nil)
    #expect(status.session != nil)
  }

  @Test(arguments: [(nil, false), (false, false), (true, true)] as [(Bool?, Bool)])
  func `only a session that the service ended has ended, and no session is none of those`(
    session: Bool?,
    hasEnded: Bool
  ) async {
    let repository = repository { $0.session = session.map { CareersSamples.session(isEnded: $0) } }

    #expect(await ReadCareersAccount(repository: repository).hasEnded() == hasEnded)
    #expect(repository.state.policies.allSatisfy { $0 == .cacheOnly })
  }

  @Test func `a record that cannot be read does not say that the session has ended`() async {
    let repository = repository {
      $0.session = CareersSamples.session(isEnded: true)
      $0.failure = .accountsDamaged
    }

    #expect(await !ReadCareersAccount(repository: repository).hasEnded())
  }

  // MARK: - Codes

  @Test func `a code that was made remembers when another one is available`() async throws {
    let records = FakeAccountRecords()
    let repository = repository { $0.session = CareersSamples.session() }

    let first = try await email(repository, records).resend()

    #expect(first == .challenge(CareersSamples.challenge(), recordProblem: nil))
    await #expect(throws: AccountError.throttled(until: CareersSamples.fetchedAt + 60)) {
      try await email(repository, records).resend()
    }
    #expect(repository.state.resends == 1)
  }

  @Test func `a registration remembers when another code is available, and says when it cannot`() async throws
  {
    let account = try NewAccount(name: "Mai", email: "mai@example.com", password: "12345678")
    let (records, failing) = (
      FakeAccountRecords(), FakeAccountRecords(failure: .cannotBeSaved(reason: "full"))
    )

    let remembered = try await SignInToCareers(repository: repository { _ in }, records: records)
      .register(account, in: .file)
    let forgotten = try await SignInToCareers(repository: repository { _ in }, records: failing)
      .register(account, in: .file)

    #expect(try await records.resendAt(for: CareersSamples.user.id) == CareersSamples.fetchedAt + 60)
    #expect(remembered.recordProblem == nil)
    #expect(forgotten.recordProblem == .cannotBeSaved(reason: "full"))
    #expect(forgotten.session.session.store == .file)
  }

  @Test func `after the address is verified nothing holds back the question for another code`() async throws {
    let records = FakeAccountRecords()
    let repository = repository { $0.session = CareersSamples.session() }
    let email = email(repository, records)
    _ = try await email.resend()

    let verified = try await email.verify("123456")

    #expect(verified.recordProblem == nil)
    #expect(try await records.resendAt(for: CareersSamples.user.id) == nil)
    _ = try await email.resend()
    #expect(repository.state.resends == 2)
  }

  @Test func `a code that is accepted counts although the record of the wait cannot be changed`() async throws
  {
    let repository = repository { $0.session = CareersSamples.session() }
    let records = FakeAccountRecords(failure: .cannotBeSaved(reason: "full"))

    let verified = try await email(repository, records).verify("123456")

    #expect(verified.email == CareersSamples.session().email)
    #expect(verified.recordProblem == .cannotBeSaved(reason: "full"))
  }

  @Test(
    arguments: [
      (.connectionLost, true), (.timedOut, true), (.unavailable, true), (.malformed(.nothingUsable), true),
      (.cancelled, true), (.offline, false), (.rateLimited(until: nil), false),
      (.rejected(code: "x", message: nil), false),
    ] as [(ServiceError, Bool)]
  )
  func `a registration that the service may have made is told from one that it did not`(
    reason: ServiceError,
    isUnknown: Bool
  ) async throws {
    let account = try NewAccount(name: "Mai", email: "mai@example.com", password: "12345678")
    let repository = repository { $0.refusals = [.service(reason)] }
    let signIn = SignInToCareers(repository: repository, records: FakeAccountRecords())

    await #expect(throws: isUnknown ? AccountError.registrationUnconfirmed(reason) : .service(reason)) {
      try await signIn.register(account, in: .file)
    }
  }

  @Test func `a registration that the user interrupts may have been made`() async throws {
    let account = try NewAccount(name: "Mai", email: "mai@example.com", password: "12345678")
    let repository = repository { $0.refusals = [.cancelled] }
    let signIn = SignInToCareers(repository: repository, records: FakeAccountRecords())

    await #expect(throws: AccountError.registrationUnconfirmed(.cancelled)) {
      try await signIn.register(account, in: .file)
    }
  }

  @Test(arguments: ["12345", "abcdef", "", "１２３４５６"])
  func `a code without six digits is wrong, and does not count as a try`(code: String) async {
    let repository = repository { $0.session = CareersSamples.session() }

    await #expect(throws: AccountError.code(.wrong)) {
      try await email(repository, FakeAccountRecords()).verify(code)
    }
    #expect(repository.state.codes == [])
  }

  @Test func `records that cannot be read are an error and not accepted terms`() async {
    let terms = AcceptTerms(
      records: FakeAccountRecords(failure: .cannotBeRead(reason: "x")),
      now: { CareersSamples.fetchedAt }
    )

    await #expect(throws: AccountError.persistence(.cannotBeRead(reason: "x"))) {
      try await terms.areAccepted()
    }
  }
}
