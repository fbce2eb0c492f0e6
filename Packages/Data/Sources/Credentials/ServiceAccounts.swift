public import DomainKernel
public import NetworkingKit
public import OfflineHTTP
public import ResourceLoading
public import StorageKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The accounts of one service: who is signed in there, for whom requests are made, and what is removed at sign-out.
///
/// A service, another address of it and the sandbox in its place are different services: none gets the tokens of
/// another one. The responses of an account are in a partition of the cache that is named by the service and the id.
public struct ServiceAccounts: Sendable {
  /// Removes everything that is cached in a partition.
  public typealias Wipe = @Sendable (_ partition: String) async throws(PersistenceError) -> Void

  /// The name under which the accounts are stored, such as `github`.
  public let service: String
  private let origins: Set<Origin>
  private let registry: AccountRegistry
  private let lock: InterprocessLock
  private let now: @Sendable () -> Date
  private let renewals: TokenRenewals
  private let renew: RenewingCredentials.Renew

  /// Describes the accounts of a service; nothing is touched until they are used.
  ///
  /// - Parameters:
  ///   - service: The name under which everything is stored.
  ///   - origin: Where the credentials belong.
  ///   - others: Other services that take the same credentials, as the user has chosen them; no other origin gets them.
  ///   - registry: Knows who is signed in.
  ///   - lock: Held while tokens are renewed or removed.
  ///   - now: The present.
  ///   - renewals: Knows of the renewals under way, for the end of the program.
  ///   - renew: Renews tokens; throws `sessionEnded` when the service refuses to.
  public init(
    of service: String,
    at origin: Origin,
    and others: Set<Origin> = [],
    in registry: AccountRegistry,
    lock: InterprocessLock,
    now: @escaping @Sendable () -> Date,
    renewals: TokenRenewals = TokenRenewals(),
    renew: @escaping RenewingCredentials.Renew = { _ in nil }
  ) {
    self.service = service
    origins = others.union([origin])
    self.registry = registry
    self.lock = lock
    self.now = now
    self.renewals = renewals
    self.renew = renew
  }

  // MARK: - Requests

  /// The account for which requests are made when the program starts.
  ///
  /// Where it cannot be read, requests fail with the reason: they must not be sent as if nobody were signed in.
  ///
  /// - Returns: The account; `nil` for nobody.
  public func initialAccount() -> HTTPAccount? {
    account(of: record)
  }

  /// Who is signed in, or why that cannot be read.
  var record: Result<SignedInAccount?, CredentialsError> {
    do throws(CredentialsError) { return .success(try signedIn()) } catch { return .failure(error) }
  }

  /// The account for which requests are made while the record says this.
  func account(of record: Result<SignedInAccount?, CredentialsError>) -> HTTPAccount? {
    switch record {
    case .success(let signedIn): signedIn.map { account($0) }
    case .failure(let error): unusableAccount(HTTPClientError(error))
    }
  }

  /// An account whose requests carry the stored tokens, renewed where they have to be.
  ///
  /// - Parameter account: The account.
  /// - Returns: The account for requests.
  public func account(_ account: SignedInAccount) -> HTTPAccount {
    let credentials = RenewingCredentials(
      of: account,
      at: service,
      in: registry,
      lock: lock,
      now: now,
      renewals: renewals,
      renew: renew
    )
    return HTTPAccount(
      partition: partition(of: account.id),
      id: account.id,
      authorization: AuthorizationInterceptor(origins: origins, credentials: credentials)
    ) { [registry, service] in
      do throws(CredentialsError) { return try registry.account(at: service)?.id != account.id } catch {
        // monorepo:allow swallowed-error: an unreadable record does not say that the account is signed out
        return false
      }
    } hasEnded: { [registry, service] in
      do throws(CredentialsError) {
        let known = try registry.account(at: service)
        return known?.id == account.id && known?.endedAt != nil
      } catch {
        // monorepo:allow swallowed-error: an unreadable record does not say that the session has ended
        return false
      }
    }
  }

  /// The partition for requests with a token that is not stored.
  ///
  /// - Parameter token: The token.
  /// - Returns: The partition of its account, which other tokens of that account have too; one of the token's own as
  ///   long as nobody knows whose it is.
  public func partition(ofToken token: String) -> String {
    let own = HTTPAccount.partition(for: token, at: service)
    do throws(CredentialsError) { return try registry.partition(ofToken: own, at: service) } catch {
      // The token's own partition never has another account's content.
      return own
    }
  }

  /// Remembers the owner of a token that is not stored, as the service has told it: programs that begin later use
  /// the partition of the account.
  ///
  /// - Parameters:
  ///   - id: The id of the account.
  ///   - token: The token; only a fingerprint of it is written.
  public func remember(owner id: String, ofToken token: String) {
    do throws(CredentialsError) {
      try registry.remember(
        owner: id,
        ofToken: HTTPAccount.partition(for: token, at: service),
        at: service
      )
      // monorepo:allow swallowed-error: the token keeps its own partition until the service tells its owner again
    } catch {}
  }

  /// An account whose requests carry given credentials.
  ///
  /// - Parameters:
  ///   - partition: The partition of the cache, for this account only.
  ///   - credentials: What its requests carry.
  /// - Returns: The account for requests.
  public func account(partition: String, _ credentials: any CredentialsProvider) -> HTTPAccount {
    HTTPAccount(
      partition: partition,
      authorization: AuthorizationInterceptor(origins: origins, credentials: credentials)
    )
  }

  /// An account that is not known, whose requests fail with the reason.
  ///
  /// - Parameter reason: Why it is not known, in technical English.
  /// - Returns: The account for requests.
  public func unreadableAccount(reason: String) -> HTTPAccount {
    unusableAccount(.credentialsUnavailable(reason: reason))
  }

  private func unusableAccount(_ error: HTTPClientError) -> HTTPAccount {
    HTTPAccount(
      partition: service + ":unknown",
      authorization: AuthorizationInterceptor(
        origins: origins,
        credentials: UnreadableCredentials(error: error)
      ),
      problem: error
    )
  }

  // MARK: - Sign-in and sign-out

  /// Says who is signed in.
  ///
  /// - Returns: The account; `nil` when nobody is signed in.
  /// - Throws: ``CredentialsError`` when the record cannot be read.
  public func signedIn() throws(CredentialsError) -> SignedInAccount? {
    try registry.account(at: service)
  }

  /// Reads the tokens of the account that is signed in, after a renewal that is under way in any process.
  ///
  /// - Returns: The tokens; `nil` without an account, or when its store has none.
  /// - Throws: ``CredentialsError`` when the store cannot say.
  public func tokens() async throws(CredentialsError) -> AccountCredentials? {
    let hold = try await acquire()
    defer { hold.release() }
    guard let account = try signedIn() else { return nil }
    return try await registry.credentials(of: account, at: service)
  }

  /// Checks that a store can be used, without changing anything.
  ///
  /// - Parameter store: The store.
  /// - Throws: ``CredentialsError`` when it cannot.
  public func check(_ store: TokenStore) async throws(CredentialsError) {
    try await registry.check(store, for: service)
  }

  /// Signs an account in, in place of the one before, whose cached pages are removed.
  ///
  /// - Parameters:
  ///   - account: The account; its store must have the consent of the user.
  ///   - credentials: Its tokens.
  ///   - current: The account for which requests are made, to be changed; `nil` where something else decides.
  ///   - wipe: Removes what is cached in a partition.
  /// - Returns: The tokens that were replaced and may be left, and why cached pages of another account are left.
  /// - Throws: ``CredentialsError`` when it was not signed in.
  public func signIn(
    _ account: SignedInAccount,
    with credentials: AccountCredentials,
    current: CurrentAccount?,
    wipe: Wipe
  ) async throws(CredentialsError) -> (leftovers: [TokenRemoval], cacheProblem: PersistenceError?) {
    let hold = try await acquire()
    defer { hold.release() }
    let replaced = try await registry.signIn(account, with: credentials, at: service)
    current?.use(self.account(account))
    guard let replaced else { return ([], nil) }
    let isSame = replaced.account.id.idKey == account.id.idKey
    let problem = isSame ? nil : await removePages(of: replaced.account.id, wipe)
    return (replaced.removals.filter(\.isUnknown), problem)
  }

  /// Checks that the account can be signed out: that the record and the tokens can be written.
  ///
  /// A session that the service has ended before that could not be removed from this computer. The tokens are read
  /// after a renewal that is under way in any process: it voids those from before.
  ///
  /// - Returns: The tokens; `nil` without an account, or when its store has none; or why they cannot be read.
  /// - Throws: ``CredentialsError`` when it cannot be; nothing is changed in either case.
  public func checkSignOut() async throws(CredentialsError) -> Result<AccountCredentials?, CredentialsError> {
    let hold = try await acquire()
    defer { hold.release() }
    return try await registry.checkSignOut(of: service)
  }

  /// Signs the account out: removes its tokens from every store, and what is cached for it.
  ///
  /// - Parameters:
  ///   - current: The account for which requests are made, to be changed; `nil` where something else decides.
  ///   - wipe: Removes what is cached in a partition.
  /// - Returns: The account, what happened in each store, and why cached pages are left; `nil` when nobody was signed
  ///   in.
  /// - Throws: ``CredentialsError`` when the tokens may still be in their store.
  public func signOut(
    current: CurrentAccount?,
    wipe: Wipe
  ) async throws(CredentialsError) -> (
    account: SignedInAccount, removals: [TokenRemoval], cacheProblem: PersistenceError?
  )? {
    // A renewal that is under way in another process must not store tokens after this.
    let hold = try await acquire()
    defer { hold.release() }
    guard let removed = try await registry.signOut(of: service) else { return nil }
    current?.use(nil)
    return (removed.account, removed.removals, await removePages(of: removed.account.id, wipe))
  }

  /// Signs out where the record of who is signed in is damaged: removes what it still names, and moves it aside.
  ///
  /// - Parameters:
  ///   - current: The account for which requests are made, to be changed; `nil` where something else decides.
  ///   - wipe: Removes what is cached in a partition.
  /// - Returns: What happened in each store, nothing where no account is named; and why cached pages are left.
  /// - Throws: ``CredentialsError`` when the record cannot be moved aside.
  public func signOutOfDamagedRecord(
    current: CurrentAccount?,
    wipe: Wipe
  ) async throws(CredentialsError) -> (removals: [TokenRemoval], cacheProblem: PersistenceError?) {
    let hold = try await acquire()
    defer { hold.release() }
    let (ids, removals) = try await registry.signOutOfDamagedFile(at: service)
    current?.use(nil)
    guard !ids.isEmpty else {
      return ([], .cannotBeSaved(reason: KnownReason.unknownAccount.rawValue))
    }
    var problem: PersistenceError?
    for id in ids { problem = await removePages(of: id, wipe) ?? problem }
    return (removals, problem)
  }

  private func partition(of id: String) -> String { AccountsFile.partition(of: id, at: service) }

  private func acquire() async throws(CredentialsError) -> InterprocessLock.Hold {
    do throws(StorageError) { return try await lock.acquire() } catch {
      throw .accounts(reason: error.reason)
    }
  }

  /// Removes what is cached for an account, and says why something is left.
  ///
  /// Earlier versions named the partition by the id as the service wrote it.
  private func removePages(of id: String, _ wipe: Wipe) async -> PersistenceError? {
    var problem: PersistenceError?
    for partition in Set([partition(of: id), service + ":" + id]).sorted() {
      do throws(PersistenceError) { try await wipe(partition) } catch { problem = error }
    }
    return problem
  }
}

/// Says with every request why the account is not known.
private struct UnreadableCredentials: CredentialsProvider {
  let error: HTTPClientError

  func authorization() async throws(HTTPClientError) -> String? { throw error }
}
