public import CareersDomain
public import Credentials
public import DomainKernel
import NetworkingKit
import OfflineHTTP
public import ResourceLoading
import StorageKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The account at the careers service over HTTP, with its tokens in the stores of this computer.
///
/// Registration, sign-in, renewal and sign-out are sent for nobody's account, since the service refuses any request
/// with a void token. No response with tokens is ever stored.
public struct HTTPAccountRepository: AccountRepository {
  private let loader: ResourceLoader
  private let anonymous: ResourceLoader
  private let endpoints: CareersEndpoints
  private let tokens: CareersTokens
  private let accounts: ServiceAccounts
  private let current: CurrentAccount
  private let now: @Sendable () -> Date
  private let wipe: ServiceAccounts.Wipe

  /// Makes the repository.
  ///
  /// - Parameters:
  ///   - loader: Sends requests to the service, for the current account.
  ///   - anonymous: Sends requests to the service, for nobody's account.
  ///   - endpoints: The addresses of the service.
  ///   - accounts: The accounts of the service on this computer.
  ///   - current: The account for which requests are made; changes with a sign-in and a sign-out.
  ///   - now: The present.
  ///   - wipe: Removes everything that is cached in a partition.
  public init(
    loader: ResourceLoader,
    anonymous: ResourceLoader,
    endpoints: CareersEndpoints,
    accounts: ServiceAccounts,
    current: CurrentAccount,
    now: @escaping @Sendable () -> Date,
    wipe: @escaping ServiceAccounts.Wipe
  ) {
    self.loader = loader.classifyingErrors(by: CareersErrors.ofAuthentication)
    // Who signs in is signed in nowhere yet: a 401 refuses what was sent.
    self.anonymous = anonymous.classifyingErrors(by: CareersErrors.ofAuthentication.withoutAccounts)
    self.endpoints = endpoints
    tokens = CareersTokens(loader: anonymous, endpoints: endpoints)
    self.accounts = accounts
    self.current = current
    self.now = now
    self.wipe = wipe
  }

  // MARK: - Sign-in

  /// Makes an account and signs in with it.
  public func register(
    _ account: NewAccount,
    in store: TokenStore
  ) async throws(AccountError) -> (session: OpenedSession, challenge: EmailChallenge?) {
    let members = [
      "fullName": account.name, "email": account.login.email, "password": account.login.password,
    ]
    let (sent, credentials) = try await open(.authentication(members, to: endpoints.register))
    let session: OpenedSession
    do throws(AccountError) { session = try await signIn(sent.user.user, credentials, store) } catch {
      throw .registeredOnly(error)
    }
    return (session, sent.challenge?.challenge(for: session.user.email, at: now()))
  }

  /// Signs in, in place of the account before.
  public func logIn(_ login: LoginDetails, in store: TokenStore) async throws(AccountError) -> OpenedSession {
    let members = ["email": login.email, "password": login.password]
    let (sent, credentials) = try await open(.authentication(members, to: endpoints.logIn))
    return try await signIn(sent.user.user, credentials, store)
  }

  /// Checks that a store can be used.
  public func check(_ store: TokenStore) async throws(AccountError) {
    do throws(CredentialsError) { try await accounts.check(store) } catch {
      throw AccountError(saving: error)
    }
  }

  private func open(
    _ request: HTTPRequest
  ) async throws(AccountError) -> (sent: SessionDTO, credentials: AccountCredentials) {
    do throws(ServiceError) {
      return try await anonymous.send(SessionDTO.self, request, absence: .impossible) {
        [now] (sent, _) throws(InvalidResponse) in
        guard let credentials = sent.tokens.credentials(at: now()) else { throw .malformed(.nothingUsable) }
        return (sent, credentials)
      }
    } catch {
      throw AccountError(error)
    }
  }

  private func signIn(
    _ user: CareersUser,
    _ credentials: AccountCredentials,
    _ store: TokenStore
  ) async throws(AccountError) -> OpenedSession {
    let session = CareersSession(id: user.id, email: user.email, store: store, signedInAt: now())
    let account = SignedInAccount(
      id: user.id.rawValue,
      name: user.email,
      place: store,
      signedInAt: session.signedInAt
    )
    let earlier = await earlierToken()
    do throws(CredentialsError) {
      let replaced = try await accounts.signIn(account, with: credentials, current: current, wipe: wipe)
      if let earlier { await end(earlier) }
      return OpenedSession(
        session,
        user: user,
        leftovers: replaced.leftovers,
        cacheProblem: replaced.cacheProblem
      )
    } catch {
      throw AccountError(saving: error)
    }
  }

  /// The token of the session that another takes the place of; `nil` without one, and where it cannot be read.
  private func earlierToken() async -> Secret? {
    // monorepo:allow swallowed-error: a session whose token cannot be read ends when it expires
    do throws(CredentialsError) { return try await accounts.tokens()?.refreshToken } catch { return nil }
  }

  /// Ends a session of which nothing is left here, so that nobody can go on with its tokens.
  private func end(_ token: Secret) async {
    do throws(ServiceError) { try await tokens.revoke(token) } catch {
      // monorepo:allow swallowed-error: a session ends by itself when its token expires
      return
    }
  }

  // MARK: - The session

  /// Says who is signed in on this computer.
  public func session() async throws(AccountError) -> CareersSession? {
    do throws(CredentialsError) { return try accounts.signedIn().map(CareersSession.init) } catch {
      throw AccountError(reading: error)
    }
  }

  /// Gives the account of the session as the service describes it.
  public func user(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<CareersUser> {
    try await loader.ownAccount(at: endpoints, policy)
  }

  /// Shows the service that an address is the user's own.
  public func verify(_ code: String, of email: String) async throws(AccountError) -> Bool {
    do throws(ServiceError) {
      let wasVerified = try await loader.send(
        VerificationDTO.self,
        .authentication(["email": email, "code": code], to: endpoints.verifyEmail),
        invalidating: [CacheKey(endpoints.ownAccount)],
        absence: .impossible
      ) { (sent, _) throws(InvalidResponse) in
        guard sent.verified else { throw .malformed(.nothingUsable) }
        return sent.alreadyVerified ?? false
      }
      loader.renew(user)
      return wasVerified
    } catch {
      throw AccountError(error)
    }
  }

  /// Has another code sent, which voids the one before.
  public func resendCode(to email: String) async throws(AccountError) -> EmailChallenge? {
    do throws(ServiceError) {
      return try await loader.send(
        ChallengeDTO.self,
        .authentication(["email": email], to: endpoints.resendCode),
        invalidating: [CacheKey(endpoints.ownAccount)],
        absence: .impossible
      ) { [now] (sent, _) in
        sent.challenge(for: email, at: now())
      }
    } catch {
      throw AccountError(error)
    }
  }

  // MARK: - Sign-out

  /// Signs out: ends the session at the service where it can be reached, and removes everything on this computer.
  public func logOut(_ policy: FetchPolicy) async throws(AccountError) -> ClosedSession? {
    let session: CareersSession?
    do throws(AccountError) { session = try await self.session() } catch .accountsDamaged {
      return try await logOutOfDamagedRecord()
    }
    guard let session else { return nil }
    let end = try await endAtService(session, policy)
    do throws(CredentialsError) {
      guard let removed = try await accounts.signOut(current: current, wipe: wipe) else { return nil }
      return ClosedSession(
        CareersSession(removed.account),
        serviceEnd: end,
        removals: removed.removals,
        cacheProblem: removed.cacheProblem
      )
    } catch {
      let failure = AccountError(saving: error)
      throw end == .ended ? .endedButLeft(failure) : failure
    }
  }

  private func logOutOfDamagedRecord() async throws(AccountError) -> ClosedSession {
    do throws(CredentialsError) {
      let (removals, problem) = try await accounts.signOutOfDamagedRecord(current: current, wipe: wipe)
      return ClosedSession(
        nil,
        serviceEnd: .noTokens(reason: CredentialsError.damagedAccounts.reason),
        removals: removals,
        cacheProblem: problem
      )
    } catch {
      throw AccountError(saving: error)
    }
  }

  private func endAtService(
    _ session: CareersSession,
    _ policy: FetchPolicy
  ) async throws(AccountError) -> ClosedSession.ServiceEnd {
    guard !session.isEnded else { return .ended }
    guard policy != .cacheOnly else { return .left(nil) }
    let found: Result<AccountCredentials?, CredentialsError>
    do throws(CredentialsError) { found = try await accounts.checkSignOut() } catch {
      throw AccountError(saving: error)
    }
    let token: Secret
    switch found {
    case .success(let credentials):
      guard let refresh = credentials?.refreshToken else { return .noTokens(reason: nil) }
      token = refresh
    case .failure(let error): return .noTokens(reason: error.reason)
    }
    do throws(ServiceError) {
      try await tokens.revoke(token)
      return .ended
    } catch {
      if error == .cancelled { throw .cancelled }
      return .left(error)
    }
  }
}

extension CareersSession {
  init(_ account: SignedInAccount) {
    self.init(
      id: CareersUser.ID(rawValue: account.id),
      email: account.name,
      store: account.place,
      signedInAt: account.signedInAt,
      isEnded: account.endedAt != nil
    )
  }
}

extension AccountError {
  /// Says in the domain's words what the service refused.
  init(_ error: ServiceError) {
    guard case .rejected(let code, let message) = error else {
      self = error == .cancelled ? .cancelled : .service(error)
      return
    }
    self =
      switch code {
      case "invalid_name": .refused(.name, message: message)
      case "invalid_email": .refused(.email, message: message)
      case "invalid_password": .refused(.password, message: message)
      case "email_exists": .emailTaken
      case "invalid_credentials": .invalidCredentials
      case "verification_code_invalid": .code(.wrong)
      case "verification_code_expired": .code(.expired)
      case "verification_code_locked": .code(.locked)
      case "verification_code_throttled": .throttled(until: nil)
      default: .service(error)
      }
  }

  init(reading error: CredentialsError) {
    switch error {
    case .madeByNewerVersion: self = .persistence(.madeByNewerVersion)
    case .accounts(let reason): self = .persistence(.cannotBeRead(reason: reason))
    case .damagedAccounts: self = .accountsDamaged
    case .store(_, .cancelled): self = .cancelled
    case .store(let store, let error): self = .storeUnavailable(store, reason: TokenStoreFault(error))
    case .unreadableSecret(let store): self = .storeUnavailable(store, reason: .anotherForm(store))
    }
  }

  init(saving error: CredentialsError) {
    if case .accounts(let reason) = error {
      self = .persistence(.cannotBeSaved(reason: reason))
    } else {
      self.init(reading: error)
    }
  }
}

extension ResourceLoader {
  /// Reads the account of the session as the service describes it.
  func ownAccount(
    at endpoints: CareersEndpoints,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<CareersUser> {
    // The address names no account: every answer that has one is believed, unless it is of another one.
    let replacement = Replacement<CareersUser>(absence: .impossible) { _, _ in nil }
    let account = accountID
    return try await read(OwnAccountDTO.self, at: endpoints.ownAccount, policy, replacing: replacement) {
      sent throws(InvalidResponse) in
      try Self.check(sent.user.user.id.rawValue, isOf: account)
      return sent.user.user
    }
  }

  /// Refuses an answer about the user's own account that is about another one.
  ///
  /// - Parameters:
  ///   - id: The id in the answer.
  ///   - account: The account for which was asked; `nil` where its id is not known.
  /// - Throws: `InvalidResponse` of the reason `unrelated` for another account.
  static func check(_ id: String, isOf account: String?) throws(InvalidResponse) {
    if let account, id.idKey != account.idKey { throw InvalidResponse(.unrelated) }
  }
}
