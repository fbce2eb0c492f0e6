public import Credentials
public import DomainKernel
public import OfflineHTTP
public import PeopleDomain
public import ResourceLoading
import StorageKit

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
    /// The accounts of the service.
    public var accounts: ServiceAccounts
    /// The environment variables.
    public var environment: [String: String]
    /// Whether the sandbox stands in for GitHub; tokens of the environment are ignored then.
    public var isSandboxed: Bool
    /// The present.
    public var now: @Sendable () -> Date

    /// Creates the parts of a vault.
    ///
    /// - Parameters:
    ///   - accounts: The accounts of the service.
    ///   - environment: The environment variables.
    ///   - isSandboxed: Whether the sandbox stands in for GitHub.
    ///   - now: The present.
    public init(
      accounts: ServiceAccounts,
      environment: [String: String],
      isSandboxed: Bool,
      now: @escaping @Sendable () -> Date
    ) {
      self.accounts = accounts
      self.environment = environment
      self.isSandboxed = isSandboxed
      self.now = now
    }
  }

  /// The account for which requests are made; changes with a sign-in and a sign-out.
  public let current: CurrentAccount
  private let parts: Parts
  private let wipe: ServiceAccounts.Wipe

  /// Makes the vault.
  ///
  /// - Parameters:
  ///   - parts: What it works with.
  ///   - current: The account for which requests are made, from ``account(_:)``.
  ///   - wipe: Removes what is cached in a partition.
  public init(
    _ parts: Parts,
    current: CurrentAccount,
    wipe: @escaping ServiceAccounts.Wipe
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
    guard let (variable, token) = parts.environmentToken else { return parts.accounts.initialAccount() }
    guard let token else {
      return parts.accounts.unreadableAccount(reason: variable + " does not hold a token")
    }
    return parts.accounts.account(
      partition: parts.accounts.partition(ofToken: token.text),
      FixedCredentials(token: Secret(token.text))
    )
  }

  /// The token that the environment gives.
  public var environmentToken: (variable: String, token: AccessToken?)? { parts.environmentToken }

  /// The variables with a token that are ignored.
  public var ignoredVariables: [String] { parts.isSandboxed ? parts.setVariables.map(\.name) : [] }

  /// Says who signed in.
  public func stored() async throws(SignInError) -> StoredAccount? {
    do throws(CredentialsError) {
      return try parts.accounts.signedIn().flatMap(StoredAccount.init)
    } catch {
      throw SignInError(reading: error)
    }
  }

  /// Checks that a store can be used.
  public func check(_ store: TokenStore) async throws(SignInError) {
    do throws(CredentialsError) {
      try await parts.accounts.check(store)
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
    let replaced: (leftovers: [TokenRemoval], cacheProblem: PersistenceError?)
    do throws(CredentialsError) {
      replaced = try await parts.accounts.signIn(
        SignedInAccount(stored),
        with: AccountCredentials(grant, at: now),
        current: changing,
        wipe: wipe
      )
    } catch {
      throw SignInError(saving: error)
    }
    if let problem = replaced.cacheProblem { throw .persistence(problem) }
    return (stored, replaced.leftovers)
  }

  /// Remembers whose the token of the environment is; requests are made in the partition of the account from the next
  /// start on, so that no change under way ends in another one than it began in.
  public func remember(owner id: User.ID) {
    guard let token = environmentToken?.token else { return }
    parts.accounts.remember(owner: String(id.rawValue), ofToken: token.text)
  }

  /// Removes the tokens from every store, and what is cached for the account.
  public func remove() async throws(SignInError) -> SignedOutAccount? {
    let removed: (account: SignedInAccount, removals: [TokenRemoval], cacheProblem: PersistenceError?)?
    do throws(CredentialsError) {
      removed = try await parts.accounts.signOut(current: changing, wipe: wipe)
    } catch .damagedAccounts {
      return try await removeUnknown()
    } catch {
      throw SignInError(saving: error)
    }
    guard let removed, let stored = StoredAccount(removed.account) else { return nil }
    return SignedOutAccount(
      stored.verified.account,
      removals: removed.removals,
      cacheProblem: removed.cacheProblem
    )
  }

  /// Removes what a damaged record still names.
  private func removeUnknown() async throws(SignInError) -> SignedOutAccount {
    do throws(CredentialsError) {
      let (removals, problem) = try await parts.accounts.signOutOfDamagedRecord(current: changing, wipe: wipe)
      return SignedOutAccount(nil, removals: removals, cacheProblem: problem)
    } catch {
      throw SignInError(saving: error)
    }
  }

  /// The account to change; a token of the environment stays the one that is used.
  private var changing: CurrentAccount? { environmentToken == nil ? current : nil }
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
}
