import DomainKernel
public import NetworkingKit
public import StorageKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Gives the tokens of an account to its requests, and renews them where the service gave a refresh token.
///
/// A renewal voids both tokens at many services. So there is one at a time among all processes, what another
/// one has renewed meanwhile is taken over, a renewal that has begun is not cancelled, none is begun where
/// tokens cannot be stored, and the new pair is stored before it is used; one that cannot be stored all the
/// same stays in memory, and storing it is tried again with the next request.
public actor RenewingCredentials: CredentialsProvider {
  /// Gets a new pair for the refresh token of the old one; `nil` when there is none and the user has to sign in.
  ///
  /// `HTTPClientError.sessionEnded` says that the service refuses the refresh token: both tokens are removed then.
  public typealias Renew =
    @Sendable (AccountCredentials) async throws(HTTPClientError) -> AccountCredentials?

  private let account: SignedInAccount
  private let service: String
  private let registry: AccountRegistry
  private let lock: InterprocessLock
  private let now: @Sendable () -> Date
  private let renewals: TokenRenewals
  private let renew: Renew
  private var loaded: AccountCredentials?
  /// The pair that took the place of the loaded one at the service, and is not stored yet.
  private var unsaved: AccountCredentials?
  private var hasEnded: Bool

  /// Makes the credentials of an account; nothing is read until a request needs them.
  ///
  /// - Parameters:
  ///   - account: The account.
  ///   - service: Its service.
  ///   - registry: Stores the tokens.
  ///   - lock: Held during a renewal.
  ///   - now: The present.
  ///   - renewals: Knows of the renewals under way, for the end of the program.
  ///   - renew: Gets a new pair.
  public init(
    of account: SignedInAccount,
    at service: String,
    in registry: AccountRegistry,
    lock: InterprocessLock,
    now: @escaping @Sendable () -> Date,
    renewals: TokenRenewals = TokenRenewals(),
    renew: @escaping Renew = { _ in nil }
  ) {
    self.account = account
    self.service = service
    self.registry = registry
    self.lock = lock
    self.now = now
    self.renewals = renewals
    self.renew = renew
    hasEnded = account.endedAt != nil
  }

  /// The current access token as a bearer token (RFC 6750), renewed when it is about to expire.
  public func authorization() async throws(HTTPClientError) -> String? {
    guard !hasEnded else { throw .sessionEnded }
    let credentials: AccountCredentials
    if let loaded {
      credentials = loaded
    } else {
      guard let stored = try await stored() else {
        if try isEndedElsewhere() { throw .sessionEnded }
        throw .credentialsUnavailable(
          reason: "the \(account.place.rawValue) has no token for \(account.name)",
          fault: .noToken
        )
      }
      loaded = stored
      credentials = stored
    }
    if unsaved != nil || (credentials.isExpiring(at: now()) && credentials.isRenewable(at: now())) {
      return try await renewed(after: credentials.accessToken).map(Self.authorization)
    }
    return Self.authorization(credentials)
  }

  /// A new access token in place of one that the service refused.
  public func renewedAuthorization(after refused: String) async throws(HTTPClientError) -> String? {
    guard let loaded, Self.authorization(loaded) == refused else { return try await authorization() }
    return try await renewed(after: loaded.accessToken).map(Self.authorization)
  }

  private func renewed(after refused: Secret) async throws(HTTPClientError) -> AccountCredentials? {
    let hold: InterprocessLock.Hold
    do throws(StorageError) { hold = try await lock.acquire() } catch .busy {
      // Another process waits for the service: there is nothing wrong with the tokens.
      throw .renewalFailed
    } catch {
      throw .credentialsUnavailable(reason: error.reason, fault: .tokenUnwritable)
    }
    return try await renewals.run { [self] () throws(HTTPClientError) in
      defer { hold.release() }
      return try await replaced(refused)
    }
  }

  /// The pair that takes the place of a refused one; the lock is held.
  private func replaced(_ refused: Secret) async throws(HTTPClientError) -> AccountCredentials? {
    // Another process has ended the session, or signed the user out.
    guard let current = try await stored() else { throw .sessionEnded }
    if current.accessToken != refused {
      unsaved = nil
      loaded = current
      return current
    }
    guard current.refreshToken != nil else { return nil }
    if unsaved == nil {
      // Where the old pair cannot be stored once more, it would be spent for one that cannot be stored
      // either, and a crash would then end the session. That a place can be read, as it just was, does not tell:
      // a keyring on a full or read-only disk can be read as well, and has no other trial than a write.
      try await save(current)
      unsaved = try await renewedPair(current)
    }
    guard let new = unsaved else { return nil }
    try await save(new)
    unsaved = nil
    loaded = new
    return new
  }

  private func save(_ credentials: AccountCredentials) async throws(HTTPClientError) {
    do throws(CredentialsError) { try await registry.save(credentials, of: account, at: service) } catch {
      throw HTTPClientError(saving: error)
    }
  }

  private func renewedPair(
    _ current: AccountCredentials
  ) async throws(HTTPClientError) -> AccountCredentials? {
    do throws(HTTPClientError) {
      guard current.isRenewable(at: now()) else { throw .sessionEnded }
      let new = try await renew(current)
      // With the tokens of another account, changes of this one would be made there.
      if let owner = new?.owner, owner.idKey != account.id.idKey { throw .renewalFailed }
      return new
    } catch {
      guard error == .sessionEnded else { throw error }
      hasEnded = true
    }
    do throws(CredentialsError) {
      try await registry.endSession(of: account, at: service, on: now())
    } catch {
      throw HTTPClientError(error)
    }
    throw .sessionEnded
  }

  /// Whether another process found out that the service ended the session.
  private func isEndedElsewhere() throws(HTTPClientError) -> Bool {
    do throws(CredentialsError) {
      return try registry.account(at: service)?.endedAt != nil
    } catch {
      throw HTTPClientError(error)
    }
  }

  private func stored() async throws(HTTPClientError) -> AccountCredentials? {
    do throws(CredentialsError) {
      return try await registry.credentials(of: account, at: service)
    } catch {
      throw HTTPClientError(error)
    }
  }

  private static func authorization(_ credentials: AccountCredentials) -> String {
    "Bearer " + credentials.accessToken.text
  }
}

/// A token that the environment gives, which is neither stored nor renewed.
public struct FixedCredentials: CredentialsProvider {
  private let token: Secret

  /// Makes credentials of a token.
  ///
  /// - Parameter token: The token.
  public init(token: Secret) {
    self.token = token
  }

  /// The token as a bearer token (RFC 6750).
  public func authorization() async throws(HTTPClientError) -> String? { "Bearer " + token.text }
}
