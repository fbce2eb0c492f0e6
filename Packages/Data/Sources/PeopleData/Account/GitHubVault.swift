public import Credentials
public import DomainKernel
public import NetworkingKit
public import OfflineHTTP
public import PeopleDomain
public import ResourceLoading
public import StorageKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The tokens for GitHub on this computer, and the account for which requests are made.
///
/// GitHub, another address of its API and the sandbox are different services: none gets the token of another one.
public struct GitHubVault: TokenVault {
  /// The variables that may hold a token, the first that is set before the others; those of `gh` among them.
  public static let variables = ["TESSERA_GITHUB_TOKEN", "GH_TOKEN", "GITHUB_TOKEN"]

  /// The parts of the vault.
  public struct Parts: Sendable {
    /// The name under which everything is stored, such as `github`.
    public var service: String
    /// Where the credentials belong: the origin of the API.
    public var origin: Origin
    /// Other services that take the same credentials, as the user has chosen them; none unless set.
    public var otherOrigins: Set<Origin> = []
    /// The environment variables.
    public var environment: [String: String]
    /// Whether the sandbox stands in for GitHub; tokens of the environment are ignored then.
    public var isSandboxed: Bool
    /// Knows who is signed in.
    public var registry: AccountRegistry
    /// Held while tokens are renewed.
    public var lock: InterprocessLock
    /// The present.
    public var now: @Sendable () -> Date
    /// Renews tokens.
    public var renew: RenewingCredentials.Renew

    /// Puts the parts together.
    ///
    /// - Parameters:
    ///   - service: The name under which everything is stored.
    ///   - origin: Where the credentials belong.
    ///   - environment: The environment variables.
    ///   - isSandboxed: Whether the sandbox stands in for GitHub.
    ///   - registry: Knows who is signed in.
    ///   - lock: Held while tokens are renewed.
    ///   - now: The present.
    ///   - renew: Renews tokens.
    public init(
      service: String,
      origin: Origin,
      environment: [String: String],
      isSandboxed: Bool,
      registry: AccountRegistry,
      lock: InterprocessLock,
      now: @escaping @Sendable () -> Date,
      renew: @escaping RenewingCredentials.Renew
    ) {
      self.service = service
      self.origin = origin
      self.environment = environment
      self.isSandboxed = isSandboxed
      self.registry = registry
      self.lock = lock
      self.now = now
      self.renew = renew
    }
  }

  /// The account for which requests are made; changes with a sign-in and a sign-out.
  public let current: CurrentAccount
  private let parts: Parts
  private let wipe: @Sendable (_ partition: String) async throws(PersistenceError) -> Void

  /// Makes the vault.
  ///
  /// - Parameters:
  ///   - parts: What it works with.
  ///   - current: The account for which requests are made, from ``account(_:)``.
  ///   - wipe: Removes what is cached in a partition.
  public init(
    _ parts: Parts,
    current: CurrentAccount,
    wipe: @escaping @Sendable (_ partition: String) async throws(PersistenceError) -> Void
  ) {
    self.parts = parts
    self.current = current
    self.wipe = wipe
  }

  /// The account for which requests are made when the program starts.
  ///
  /// Where it cannot be read, requests fail with the reason: they must not be sent as if nobody were signed in.
  ///
  /// - Parameter parts: What the vault works with.
  /// - Returns: The account; `nil` for nobody.
  public static func account(_ parts: Parts) -> HTTPAccount? {
    if let (variable, token) = parts.environmentToken {
      guard let token else {
        let reason = variable + " does not hold a token"
        return parts.account(partition: parts.service + ":unknown", UnreadableCredentials(reason: reason))
      }
      return parts.account(
        partition: HTTPAccount.partition(for: token.text, at: parts.service),
        FixedCredentials(token: Secret(token.text))
      )
    }
    do throws(CredentialsError) {
      return try parts.registry.account(at: parts.service).map(parts.account)
    } catch {
      return parts.account(
        partition: parts.service + ":unknown",
        UnreadableCredentials(reason: error.reason)
      )
    }
  }

  /// The token that the environment gives.
  public var environmentToken: (variable: String, token: AccessToken?)? { parts.environmentToken }

  /// The variables with a token that are ignored.
  public var ignoredVariables: [String] { parts.isSandboxed ? parts.setVariables.map(\.name) : [] }

  /// Says who signed in.
  public func stored() async throws(SignInError) -> StoredAccount? {
    do throws(CredentialsError) {
      return try parts.registry.account(at: parts.service).flatMap(StoredAccount.init)
    } catch {
      throw SignInError(reading: error)
    }
  }

  /// Checks that a store can be used.
  public func check(_ store: TokenStore) async throws(SignInError) {
    do throws(CredentialsError) {
      try await parts.registry.check(SecretPlace(store), for: parts.service)
    } catch {
      throw SignInError(saving: error)
    }
  }

  /// Stores tokens, and makes requests with them from now on unless the environment gives one.
  public func save(
    _ grant: TokenGrant,
    of verified: VerifiedAccount,
    in store: TokenStore
  ) async throws(SignInError) -> (account: StoredAccount, leftovers: [TokenRemoval]) {
    let now = parts.now()
    let stored = StoredAccount(verified, store: store, signedInAt: now)
    let account = SignedInAccount(stored)
    let replaced: (account: SignedInAccount, removals: [SecretRemoval])?
    do throws(CredentialsError) {
      let credentials = AccountCredentials(grant, at: now)
      replaced = try await parts.registry.signIn(account, with: credentials, at: parts.service)
    } catch {
      throw SignInError(saving: error)
    }
    if environmentToken == nil { current.use(parts.account(account)) }
    guard let replaced else { return (stored, []) }
    if replaced.account.id != account.id {
      do throws(PersistenceError) { try await wipe(parts.partition(of: replaced.account)) } catch {
        throw .persistence(error)
      }
    }
    return (stored, replaced.removals.compactMap(TokenRemoval.init).filter { $0.outcome.isUnknown })
  }

  /// Removes the tokens from every store, and what is cached for the account.
  public func remove() async throws(SignInError) -> SignedOutAccount? {
    let removed: (account: SignedInAccount, removals: [SecretRemoval])?
    do throws(CredentialsError) { removed = try await parts.registry.signOut(of: parts.service) } catch {
      throw SignInError(saving: error)
    }
    guard let removed, let stored = StoredAccount(removed.account) else { return nil }
    if environmentToken == nil { current.use(nil) }
    var problem: PersistenceError?
    do throws(PersistenceError) { try await wipe(parts.partition(of: removed.account)) } catch {
      problem = error
    }
    return SignedOutAccount(
      stored.verified.account,
      removals: removed.removals.compactMap(TokenRemoval.init),
      cacheProblem: problem
    )
  }
}

extension GitHubVault.Parts {
  fileprivate var setVariables: [(name: String, value: String)] {
    GitHubVault.variables.compactMap { name in
      environment[name].flatMap { $0.isEmpty ? nil : (name, $0) }
    }
  }

  fileprivate var environmentToken: (variable: String, token: AccessToken?)? {
    guard !isSandboxed, let (name, value) = setVariables.first else { return nil }
    return (name, AccessToken(value))
  }

  fileprivate func partition(of account: SignedInAccount) -> String { service + ":" + account.id }

  fileprivate func account(_ account: SignedInAccount) -> HTTPAccount {
    let credentials = RenewingCredentials(
      of: account,
      at: service,
      in: registry,
      lock: lock,
      now: now,
      renew: renew
    )
    return self.account(partition: partition(of: account), credentials)
  }

  fileprivate func account(partition: String, _ credentials: any CredentialsProvider) -> HTTPAccount {
    HTTPAccount(
      partition: partition,
      authorization: AuthorizationInterceptor(origins: otherOrigins.union([origin]), credentials: credentials)
    )
  }
}

/// Says with every request why the account is not known.
private struct UnreadableCredentials: CredentialsProvider {
  let reason: String

  func authorization() async throws(HTTPClientError) -> String? {
    throw .credentialsUnavailable(reason: reason)
  }
}
