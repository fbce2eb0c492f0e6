public import CareersDomain
public import DomainKernel
import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension CareersSamples {
  /// An account whose address is not verified.
  public static let user = CareersUser(
    id: CareersUser.ID(rawValue: "usr_mai"),
    name: "Mai Tanaka",
    email: "mai@example.com",
    emailState: .unverified,
    createdAt: fetchedAt.addingTimeInterval(-2 * 86_400)
  )

  /// The same account with a verified address.
  public static let verifiedUser = CareersUser(
    id: user.id,
    name: user.name,
    email: user.email,
    emailState: .verified(fetchedAt.addingTimeInterval(-86_400)),
    createdAt: user.createdAt
  )

  /// A code for the address of the account.
  ///
  /// - Parameters:
  ///   - isSent: Whether the service could send it.
  ///   - code: The code itself, from a service that sends no mail.
  /// - Returns: A code that is valid for ten minutes; another one is available in a minute.
  public static func challenge(isSent: Bool = true, code: String? = nil) -> EmailChallenge {
    EmailChallenge(
      email: user.email,
      isSent: isSent,
      resendAt: fetchedAt.addingTimeInterval(60),
      lifetime: .seconds(600),
      developmentCode: code
    )
  }

  /// A session of the account.
  ///
  /// - Parameters:
  ///   - store: Where its tokens are.
  ///   - isEnded: Whether the service ended it.
  /// - Returns: A session that began an hour before the samples were fetched.
  public static func session(_ store: TokenStore = .keyring, isEnded: Bool = false) -> CareersSession {
    CareersSession(
      id: user.id,
      email: user.email,
      store: store,
      signedInAt: fetchedAt.addingTimeInterval(-3600),
      isEnded: isEnded
    )
  }
}

/// An account in memory, which fails as a test says.
public final class FakeCareersAccount: AccountRepository {
  /// The account and how it fails.
  public struct State: Sendable {
    /// The session on this computer.
    public var session: CareersSession?
    /// The account, or why it is not known.
    public var user: Result<Fetched<CareersUser>, ServiceError> = .failure(.offline)
    /// The code that a registration and a request for another one give.
    public var challenge: EmailChallenge? = CareersSamples.challenge()
    /// Why registrations and sign-ins fail, one after the other; an empty list for none.
    public var refusals: [AccountError] = []
    /// Whether the address was verified before a code came, or why the code is refused; the last one is repeated.
    public var verifications: [Result<Bool, AccountError>] = [.success(false)]
    /// Why stores cannot be used.
    public var storeFailures: [TokenStore: AccountError] = [:]
    /// Why nothing can be read or removed; a damaged record can be signed out of.
    public var failure: AccountError?
    /// What happens at the service when the user signs out.
    public var serviceEnd = ClosedSession.ServiceEnd.ended
    /// What happens to the tokens when the user signs out.
    public var removals: [TokenRemoval] = []
    /// Why cached pages cannot be removed.
    public var cacheProblem: PersistenceError?
    /// The registrations that arrived.
    public var registrations: [NewAccount] = []
    /// The sign-ins that arrived.
    public var logins: [LoginDetails] = []
    /// The codes that arrived.
    public var codes: [String] = []
    /// How often another code was asked for.
    public var resends = 0
    /// How the account was asked for, in order.
    public var policies: [FetchPolicy] = []

    /// An account that nobody is signed in with.
    public init() {}
  }

  private let locked: Mutex<State>

  /// Makes an account.
  ///
  /// - Parameter state: The account and how it fails.
  public init(_ state: State = State()) {
    locked = Mutex(state)
  }

  /// The account now.
  public var state: State { locked.withLock(\.self) }

  /// Changes the account.
  ///
  /// - Parameter change: Changes it in place.
  public func prepare(_ change: (inout State) -> Void) {
    locked.withLock { change(&$0) }
  }

  /// Makes the account, or fails as prepared.
  public func register(
    _ account: NewAccount,
    in store: TokenStore
  ) async throws(AccountError) -> (session: OpenedSession, challenge: EmailChallenge?) {
    let refusal = locked.withLock { state in
      state.registrations.append(account)
      return state.refusals.isEmpty ? nil : state.refusals.removeFirst()
    }
    if let refusal { throw refusal }
    return (opened(account.login.email, store), state.challenge)
  }

  /// Signs in, or fails as prepared.
  public func logIn(_ login: LoginDetails, in store: TokenStore) async throws(AccountError) -> OpenedSession {
    let refusal = locked.withLock { state in
      state.logins.append(login)
      return state.refusals.isEmpty ? nil : state.refusals.removeFirst()
    }
    if let refusal { throw refusal }
    return opened(login.email, store)
  }

  /// Fails as prepared.
  public func check(_ store: TokenStore) async throws(AccountError) {
    if let failure = state.storeFailures[store] { throw failure }
  }

  /// Gives the session.
  public func session() async throws(AccountError) -> CareersSession? {
    if let failure = state.failure { throw failure }
    return state.session
  }

  /// Gives the account, or fails as prepared.
  public func user(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<CareersUser> {
    locked.withLock { $0.policies.append(policy) }
    return try state.user.get()
  }

  /// Compares a code as prepared.
  public func verify(_ code: String, of email: String) async throws(AccountError) -> Bool {
    let answer = locked.withLock { state in
      state.codes.append(code)
      return state.verifications.count > 1 ? state.verifications.removeFirst() : state.verifications[0]
    }
    return try answer.get()
  }

  /// Gives the challenge.
  public func resendCode(to email: String) async throws(AccountError) -> EmailChallenge? {
    locked.withLock { $0.resends += 1 }
    return state.challenge
  }

  /// Ends the session, or fails as prepared.
  public func logOut(_ policy: FetchPolicy) async throws(AccountError) -> ClosedSession? {
    if let failure = state.failure, failure != .accountsDamaged { throw failure }
    return locked.withLock { state in
      let isDamaged = state.failure == .accountsDamaged
      guard isDamaged || state.session != nil else { return nil }
      let session = isDamaged ? nil : state.session
      (state.failure, state.session) = (nil, nil)
      return ClosedSession(
        session,
        serviceEnd: policy == .cacheOnly ? .left(nil) : state.serviceEnd,
        removals: state.removals,
        cacheProblem: state.cacheProblem
      )
    }
  }

  private func opened(_ email: String, _ store: TokenStore) -> OpenedSession {
    let session = CareersSession(
      id: CareersSamples.user.id,
      email: email,
      store: store,
      signedInAt: CareersSamples.fetchedAt
    )
    locked.withLock { $0.session = session }
    return OpenedSession(
      session,
      user: CareersUser(
        id: session.id,
        name: CareersSamples.user.name,
        email: email,
        emailState: .unverified,
        createdAt: CareersSamples.fetchedAt
      )
    )
  }
}

/// Records of an account in memory, which fail as a test says.
public final class FakeAccountRecords: AccountRecords {
  private typealias State = (terms: Date?, resend: [CareersUser.ID: Date], failure: PersistenceError?)

  private let locked: Mutex<State>

  /// Makes records.
  ///
  /// - Parameters:
  ///   - termsAcceptedAt: When the terms were accepted; `nil` for never.
  ///   - resendAt: From when another code is available to the account of the samples.
  ///   - failure: Why nothing can be read or stored; one of saving leaves reading as it is.
  public init(termsAcceptedAt: Date? = nil, resendAt: Date? = nil, failure: PersistenceError? = nil) {
    locked = Mutex((termsAcceptedAt, resendAt.map { [CareersSamples.user.id: $0] } ?? [:], failure))
  }

  /// When the terms were accepted.
  public func termsAcceptedAt() async throws(PersistenceError) -> Date? {
    try read { $0.terms }
  }

  /// Remembers the moment.
  public func acceptTerms(at date: Date) async throws(PersistenceError) {
    try write { $0.terms = date }
  }

  /// From when another code is available.
  public func resendAt(for account: CareersUser.ID) async throws(PersistenceError) -> Date? {
    try read { $0.resend[account] }
  }

  /// Remembers the moment.
  public func setResendAt(_ date: Date?, for account: CareersUser.ID) async throws(PersistenceError) {
    try write { $0.resend[account] = date }
  }

  private func read<Value: Sendable>(_ body: (State) -> Value) throws(PersistenceError) -> Value {
    try locked.withLock { (state) throws(PersistenceError) in
      switch state.failure {
      case nil, .cannotBeSaved: return body(state)
      case .some(let failure): throw failure
      }
    }
  }

  private func write(_ body: (inout State) -> Void) throws(PersistenceError) {
    try locked.withLock { (state) throws(PersistenceError) in
      if let failure = state.failure { throw failure }
      body(&state)
    }
  }
}
