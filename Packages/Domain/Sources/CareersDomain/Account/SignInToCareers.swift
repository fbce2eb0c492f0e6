public import DomainKernel

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
    consent: (_ reason: TokenStoreFault) async throws(AccountError) -> Bool
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
    let before = try await session()
    return try await turns.take { () async throws(AccountError) in
      if try await isSignedIn(account.login.email, since: before) { throw .emailTaken }
      return try await send(account, store)
    }
  }

  /// The session on this computer; none where the record is damaged, since a new session replaces it.
  private func session() async throws(AccountError) -> CareersSession? {
    do throws(AccountError) { return try await repository.session() } catch {
      guard error == .accountsDamaged else { throw error }
      return nil
    }
  }

  /// Whether the session is one with an address: one that another command has just begun, or one that the service still
  /// takes.
  private func isSignedIn(
    _ email: String,
    since before: CareersSession?
  ) async throws(AccountError) -> Bool {
    guard let session = try await session(), !session.isEnded,
      session.email.lowercased() == email.lowercased()
    else {
      return false
    }
    if session != before { return true }
    do throws(ServiceError) {
      let user = try await repository.user(.current)
      return user.provenance.staleness == nil && user.value.id == session.id
    } catch {
      // monorepo:allow swallowed-error: the service has another word on the address when the account is sent
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
      case .cancelled: throw .registrationUnconfirmed(.cancelled)
      case .service(let reason) where reason.mayFollowChange: throw .registrationUnconfirmed(reason)
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
