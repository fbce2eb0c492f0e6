public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Makes accounts at the careers service and signs in with them.
public struct SignInToCareers: Sendable {
  /// An account that was made.
  public struct Registration: Hashable, Sendable {
    /// The session of the new account.
    public let session: OpenedSession
    /// The code that was sent to its address; `nil` when the service sent none.
    public let challenge: EmailChallenge?
    /// Why this computer does not know when another code can be asked for; `nil` when it does.
    public let recordProblem: PersistenceError?
  }

  private let repository: any AccountRepository
  private let records: any AccountRecords
  private let turns: AccountTurns

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - repository: The account.
  ///   - records: Remembers when a code was sent.
  ///   - turns: Lets one command at a time check and change the account.
  public init(
    repository: any AccountRepository,
    records: any AccountRecords,
    turns: AccountTurns = .free
  ) {
    self.repository = repository
    self.records = records
    self.turns = turns
  }

  /// Finds the store for tokens, before there are any; a file only with consent.
  ///
  /// - Parameters:
  ///   - wanted: The store that the user named, which is consent too; `nil` for the keyring where it is available.
  ///   - consent: Asks the user for consent to a file that is not encrypted; gets the reason why the keyring is not
  ///     available, and throws ``AccountError/consentNeeded(reason:)`` when there is nobody to ask.
  /// - Returns: A store that can be used.
  /// - Throws: ``AccountError``; nothing was stored.
  public func store(
    _ wanted: TokenStore?,
    consent: (_ reason: String) async throws(AccountError) -> Bool
  ) async throws(AccountError) -> TokenStore {
    try await TokenStore.agreed(wanted, check: repository.check, consent: consent)
  }

  /// Makes an account and signs in with it, unless the user is signed in with its address.
  ///
  /// - Parameters:
  ///   - account: The new account.
  ///   - store: Where its tokens are stored, as agreed before.
  /// - Returns: The account and the code that was sent.
  /// - Throws: ``AccountError``; `emailTaken` without asking the service for an account that another command has just
  ///   made.
  public func register(
    _ account: NewAccount,
    in store: TokenStore
  ) async throws(AccountError) -> Registration {
    let before = try await repository.session()
    return try await turns.take(orThrow: AccountError.init) { () async throws(AccountError) in
      if try await isSignedIn(account.login.email, since: before) { throw .emailTaken }
      return try await send(account, store)
    }
  }

  /// Whether the session is one with an address: one that another command has just begun, or one that the service still
  /// takes.
  private func isSignedIn(
    _ email: String,
    since before: CareersSession?
  ) async throws(AccountError) -> Bool {
    guard let session = try await repository.session(), !session.isEnded,
      session.email.lowercased() == email.lowercased()
    else {
      return false
    }
    if session != before { return true }
    do throws(ServiceError) {
      let user = try await repository.user(.networkFirst)
      return user.provenance.staleness == nil && user.value.id == session.id
    } catch {
      // The service has another word on the address, and says so when the account is sent.
      return false
    }
  }

  private func send(
    _ account: NewAccount,
    _ store: TokenStore
  ) async throws(AccountError) -> Registration {
    let (session, challenge): (OpenedSession, EmailChallenge?)
    do throws(AccountError) { (session, challenge) = try await repository.register(account, in: store) } catch
    {
      switch error {
      case .service(let reason) where reason.leavesOutcomeUnknown: throw .registrationUnconfirmed(reason)
      default: throw error
      }
    }
    var problem: PersistenceError?
    if let challenge {
      do throws(PersistenceError) {
        try await records.setResendAt(challenge.resendAt, for: session.user.id)
      } catch { problem = error }
    }
    return Registration(session: session, challenge: challenge, recordProblem: problem)
  }

  /// Signs in, in place of the account before.
  ///
  /// - Parameters:
  ///   - login: The address and the password.
  ///   - store: Where the tokens are stored, as agreed before.
  /// - Returns: The session.
  /// - Throws: ``AccountError``.
  public func logIn(_ login: LoginDetails, in store: TokenStore) async throws(AccountError) -> OpenedSession {
    try await repository.logIn(login, in: store)
  }
}

/// The terms of the careers service, which the user accepts once.
public struct AcceptTerms: Sendable {
  private let records: any AccountRecords
  private let now: @Sendable () -> Date

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - records: Remembers that they were accepted.
  ///   - now: The present.
  public init(records: any AccountRecords, now: @escaping @Sendable () -> Date) {
    self.records = records
    self.now = now
  }

  /// Whether the user accepted them before.
  ///
  /// - Throws: ``AccountError/persistence(_:)``.
  public func areAccepted() async throws(AccountError) -> Bool {
    do throws(PersistenceError) { return try await records.termsAcceptedAt() != nil } catch {
      throw .persistence(error)
    }
  }

  /// Remembers that the user accepted them.
  ///
  /// - Throws: ``AccountError/persistence(_:)``.
  public func accept() async throws(AccountError) {
    do throws(PersistenceError) { try await records.acceptTerms(at: now()) } catch {
      throw .persistence(error)
    }
  }
}

/// Shows the service that the e-mail address of the account is the user's own.
public struct VerifyEmail: Sendable {
  /// An address that is verified.
  public struct Verification: Hashable, Sendable {
    /// The address.
    public let email: String
    /// Whether it was verified before.
    public let wasVerified: Bool
    /// Why this computer still waits before it asks for another code; `nil` when it does not.
    public let recordProblem: PersistenceError?
  }

  /// The result of asking for another code.
  public enum Resending: Hashable, Sendable {
    /// Another code was made; the one before is void.
    case challenge(EmailChallenge, recordProblem: PersistenceError?)
    /// The address is verified already.
    case alreadyVerified(email: String)
  }

  /// The digits of a code.
  public static let digits = 6

  private let repository: any AccountRepository
  private let records: any AccountRecords
  private let now: @Sendable () -> Date

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - repository: The account.
  ///   - records: Remembers when a code was sent.
  ///   - now: The present.
  public init(
    repository: any AccountRepository,
    records: any AccountRecords,
    now: @escaping @Sendable () -> Date
  ) {
    self.repository = repository
    self.records = records
    self.now = now
  }

  /// Verifies the address of the session.
  ///
  /// - Parameter code: The code as it was typed; white space in it is ignored. What has not six digits is wrong, and is
  ///   not sent, so that it does not count as one of five tries.
  /// - Returns: The address, and whether it was verified before.
  /// - Throws: ``AccountError``; `notSignedIn` without a session.
  public func verify(_ code: String) async throws(AccountError) -> Verification {
    let session = try await session()
    let plain = String(code.filter { !$0.isWhitespace })
    guard plain.utf8.count == Self.digits, plain.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .code(.wrong)
    }
    let wasVerified = try await repository.verify(plain, of: session.email)
    var problem: PersistenceError?
    // There is no code to wait for any more.
    do throws(PersistenceError) { try await records.setResendAt(nil, for: session.id) } catch {
      problem = error
    }
    return Verification(email: session.email, wasVerified: wasVerified, recordProblem: problem)
  }

  /// Has another code sent to the address of the session.
  ///
  /// A service that was asked a moment ago is not asked again: it would count that against the user.
  ///
  /// - Returns: The code that was sent.
  /// - Throws: ``AccountError``; `throttled` when one was sent a moment ago.
  public func resend() async throws(AccountError) -> Resending {
    let session = try await session()
    let earliest: Date?
    do throws(PersistenceError) { earliest = try await records.resendAt(for: session.id) } catch {
      throw .persistence(error)
    }
    if let earliest, earliest > now(), earliest.timeIntervalSince(now()) <= Self.longestWait {
      throw .throttled(until: earliest)
    }
    guard let challenge = try await repository.resendCode(to: session.email) else {
      return .alreadyVerified(email: session.email)
    }
    do throws(PersistenceError) {
      try await records.setResendAt(challenge.resendAt, for: session.id)
      return .challenge(challenge, recordProblem: nil)
    } catch {
      return .challenge(challenge, recordProblem: error)
    }
  }

  /// A longer wait, in seconds, is the work of a clock that was set back.
  private static let longestWait = 3600.0

  private func session() async throws(AccountError) -> CareersSession {
    guard let session = try await repository.session() else { throw .notSignedIn }
    return session
  }
}

/// The account of this run.
public struct CareersAccountStatus: Hashable, Sendable {
  /// The state of the session at the service.
  public enum Check: Hashable, Sendable {
    /// The service takes it.
    case accepted
    /// The service ended it.
    case ended
    /// It could not be checked, and why.
    case failed(ServiceError)
  }

  /// The session on this computer; `nil` when nobody is signed in.
  public var session: CareersSession?
  /// The account as the service describes it; `nil` when that is not known.
  public var user: CareersUser?
  /// When the service described it; `nil` when it did not.
  public var knownAt: Date?
  /// The state of the session; `nil` when nobody was asked.
  public var check: Check?

  /// Describes a run without an account.
  public init() {}
}

/// Says who is signed in at the careers service.
public struct ReadCareersAccount: Sendable {
  private let repository: any AccountRepository

  /// Makes the use case.
  ///
  /// - Parameter repository: The account.
  public init(repository: any AccountRepository) {
    self.repository = repository
  }

  /// Reads the status; a session is checked with the service unless only what is stored is wanted.
  ///
  /// - Parameter policy: `cacheOnly` asks nobody.
  /// - Returns: The status. That a session cannot be checked is part of it.
  /// - Throws: ``AccountError`` when the record of who signed in cannot be read.
  public func status(_ policy: FetchPolicy) async throws(AccountError) -> CareersAccountStatus {
    var status = CareersAccountStatus()
    guard let session = try await repository.session() else { return status }
    status.session = session
    let isAsked = policy != .cacheOnly && !session.isEnded
    if session.isEnded { status.check = .ended }
    do throws(ServiceError) {
      let user = try await repository.user(isAsked ? .networkFirst : .cacheOnly)
      status.user = user.value
      status.knownAt = user.provenance.fetchedAt
      if isAsked { status.check = Self.check(user.provenance.staleness) }
    } catch {
      switch error {
      case .cancelled: throw .cancelled
      case .sessionEnded, .signInNeeded: status.check = .ended
      case .offline where !isAsked: break
      default: if !session.isEnded { status.check = .failed(error) }
      }
    }
    // The check may have shown that the service ended it.
    if isAsked, let checked = try await repository.session() { status.session = checked }
    return status
  }

  private static func check(_ staleness: StaleReason?) -> CareersAccountStatus.Check {
    switch staleness {
    case nil: .accepted
    case .signInNeeded: .ended
    case .tokenUnreadable: .failed(.signInNeeded)
    case .offline: .failed(.offline)
    case .connectionLost: .failed(.connectionLost)
    case .timedOut, .noAnswerYet: .failed(.timedOut)
    case .rateLimited(let until): .failed(.rateLimited(until: until))
    case .webPage: .failed(.malformed(.webPage))
    case .malformed: .failed(.malformed(.nothingUsable))
    case .unavailable, .refused, .missing, .notChecked, .beingChecked, .suspicious: .failed(.unavailable)
    }
  }
}

/// Signs the user out of the careers service.
public struct LogOut: Sendable {
  private let repository: any AccountRepository

  /// Makes the use case.
  ///
  /// - Parameter repository: The account.
  public init(repository: any AccountRepository) {
    self.repository = repository
  }

  /// Ends the session at the service where it can be reached, and removes everything of it on this computer.
  ///
  /// - Parameter policy: `cacheOnly` does not ask the service.
  /// - Returns: What was done; `nil` when nobody was signed in.
  /// - Throws: ``AccountError`` when the tokens may still be in their store.
  public func logOut(_ policy: FetchPolicy) async throws(AccountError) -> ClosedSession? {
    try await repository.logOut(policy)
  }
}
