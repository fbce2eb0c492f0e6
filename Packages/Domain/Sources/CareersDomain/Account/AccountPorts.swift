public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The user's account at the careers service, and its tokens on this computer.
public protocol AccountRepository: Sendable {
  /// Makes an account and signs in with it.
  ///
  /// - Parameters:
  ///   - account: The new account.
  ///   - store: Where its tokens are stored; a file needs the consent of the user.
  /// - Returns: The session, and the code that was sent to the address.
  /// - Throws: ``AccountError``; `emailTaken` when there is one with the address, and `registeredOnly` when the account
  ///   was made and its session cannot be stored.
  func register(
    _ account: NewAccount,
    in store: TokenStore
  ) async throws(AccountError) -> (session: OpenedSession, challenge: EmailChallenge?)

  /// Signs in, in place of the account before.
  ///
  /// - Parameters:
  ///   - login: The address and the password.
  ///   - store: Where the tokens are stored; a file needs the consent of the user.
  /// - Returns: The session.
  /// - Throws: ``AccountError``; `invalidCredentials` when the service refuses them.
  func logIn(_ login: LoginDetails, in store: TokenStore) async throws(AccountError) -> OpenedSession

  /// Checks that a store can be used, without changing anything.
  ///
  /// - Parameter store: The store.
  /// - Throws: ``AccountError/storeUnavailable(_:reason:)``.
  func check(_ store: TokenStore) async throws(AccountError)

  /// Says who is signed in on this computer.
  ///
  /// - Returns: The session; `nil` when nobody is.
  /// - Throws: ``AccountError`` when the record cannot be read.
  func session() async throws(AccountError) -> CareersSession?

  /// Gives the account of the session as the service describes it.
  ///
  /// - Parameter policy: Whether the cache or the service comes first.
  /// - Returns: The account and where it comes from.
  /// - Throws: `ServiceError`; `sessionEnded` when the service ended the session.
  func user(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<CareersUser>

  /// Shows the service that an address is the user's own.
  ///
  /// - Parameters:
  ///   - code: The code that the service sent.
  ///   - email: The address.
  /// - Returns: Whether it was verified before.
  /// - Throws: ``AccountError``; `code` when the service does not accept it.
  func verify(_ code: String, of email: String) async throws(AccountError) -> Bool

  /// Has another code sent, which voids the one before.
  ///
  /// - Parameter email: The address.
  /// - Returns: The code that was sent; `nil` when the address is verified already.
  /// - Throws: ``AccountError``; `throttled` when one was sent a moment ago.
  func resendCode(to email: String) async throws(AccountError) -> EmailChallenge?

  /// Signs out: ends the session at the service where it can be reached, and removes everything of it on this computer.
  ///
  /// Where the record of who signed in is damaged, the service is not asked, and what the record still names is removed.
  ///
  /// - Parameter policy: `cacheOnly` does not ask the service.
  /// - Returns: The session and what happened; `nil` when nobody was signed in.
  /// - Throws: ``AccountError`` when the tokens may still be in their store; ``AccountError/endedButLeft(_:)`` where
  ///   the service has ended the session all the same.
  func logOut(_ policy: FetchPolicy) async throws(AccountError) -> ClosedSession?
}

/// A session that was begun.
public struct OpenedSession: Hashable, Sendable {
  /// The session.
  public let session: CareersSession
  /// The account as the service describes it.
  public let user: CareersUser
  /// The tokens of the account before that could not be removed.
  public let leftovers: [TokenRemoval]
  /// Why cached pages of the account before are left; `nil` when there are none.
  public let cacheProblem: PersistenceError?

  /// Describes a session that was begun.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - user: The account as the service describes it.
  ///   - leftovers: The tokens of the account before that could not be removed.
  ///   - cacheProblem: Why cached pages of the account before are left.
  public init(
    _ session: CareersSession,
    user: CareersUser,
    leftovers: [TokenRemoval] = [],
    cacheProblem: PersistenceError? = nil
  ) {
    self.session = session
    self.user = user
    self.leftovers = leftovers
    self.cacheProblem = cacheProblem
  }
}

/// A session that was ended by signing out.
public struct ClosedSession: Hashable, Sendable {
  /// The session at the service.
  public enum ServiceEnd: Hashable, Sendable {
    /// The service ended it.
    case ended
    /// The service was not asked, or could not be: the session ends by itself within seven days.
    case left(ServiceError?)
    /// There were no tokens with which the service could be asked; the reason is technical, in English.
    case noTokens(reason: String?)
  }

  /// The session; `nil` where the record of who signed in is damaged.
  public let session: CareersSession?
  /// What happened at the service.
  public let serviceEnd: ServiceEnd
  /// What happened to the tokens in each store.
  public let removals: [TokenRemoval]
  /// Why something that is cached for the account is left; `nil` when all is removed.
  public let cacheProblem: PersistenceError?

  /// Describes a session that was ended.
  ///
  /// - Parameters:
  ///   - session: The session; `nil` where the record of who signed in is damaged.
  ///   - serviceEnd: What happened at the service.
  ///   - removals: What happened to the tokens in each store.
  ///   - cacheProblem: Why something that is cached for the account is left.
  public init(
    _ session: CareersSession?,
    serviceEnd: ServiceEnd,
    removals: [TokenRemoval],
    cacheProblem: PersistenceError? = nil
  ) {
    self.session = session
    self.serviceEnd = serviceEnd
    self.removals = removals
    self.cacheProblem = cacheProblem
  }
}

/// Remembers on this computer what an account needs besides its tokens.
public protocol AccountRecords: Sendable {
  /// When the user accepted the terms of the service; `nil` for never.
  func termsAcceptedAt() async throws(PersistenceError) -> Date?

  /// Remembers that the user accepted the terms.
  ///
  /// - Parameter date: When.
  /// - Throws: ``/DomainKernel/PersistenceError`` when it cannot be saved.
  func acceptTerms(at date: Date) async throws(PersistenceError)

  /// From when another code can be asked for; `nil` when no code was sent from this computer.
  ///
  /// - Parameter account: The account.
  /// - Returns: The moment; `nil` when no code was sent from this computer.
  /// - Throws: ``/DomainKernel/PersistenceError`` when the record cannot be read.
  func resendAt(for account: CareersUser.ID) async throws(PersistenceError) -> Date?

  /// Remembers from when another code can be asked for.
  ///
  /// - Parameters:
  ///   - date: From when; `nil` to forget it.
  ///   - account: The account.
  /// - Throws: ``/DomainKernel/PersistenceError`` when it cannot be saved.
  func setResendAt(_ date: Date?, for account: CareersUser.ID) async throws(PersistenceError)
}
