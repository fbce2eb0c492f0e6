public import DomainKernel

/// The tokens on this computer: those of the environment, and those that a sign-in has stored.
public protocol TokenVault: Sendable {
  /// The variable that holds a token; `nil` without one, or if it is ignored. Its token is `nil` for a text that is
  /// none.
  var environmentToken: (variable: String, token: AccessToken?)? { get }
  /// The variables with a token that are ignored, since the sandbox stands in for GitHub.
  var ignoredVariables: [String] { get }

  /// Says who signed in.
  ///
  /// - Returns: The account; `nil` when nobody has.
  /// - Throws: ``SignInError`` when the record cannot be read.
  func stored() async throws(SignInError) -> StoredAccount?

  /// Checks that a store can be used, without changing anything.
  ///
  /// - Parameter store: The store.
  /// - Throws: ``SignInError/storeUnavailable(_:reason:)``.
  func check(_ store: TokenStore) async throws(SignInError)

  /// Stores tokens, in place of those before.
  ///
  /// - Parameters:
  ///   - grant: The tokens.
  ///   - account: Whose they are.
  ///   - store: Where to; a file needs the consent of the user.
  /// - Returns: The account as it is stored, and why tokens that were replaced could not be removed.
  /// - Throws: ``SignInError`` when they were not stored.
  func save(
    _ grant: TokenGrant,
    of account: VerifiedAccount,
    in store: TokenStore
  ) async throws(SignInError) -> (account: StoredAccount, leftovers: [TokenRemoval])

  /// Remembers whose the token of the environment is, so that what it opens stays available with the next token of the
  /// account; does nothing without such a token.
  ///
  /// - Parameter id: The account that GitHub has named for the token.
  func remember(owner id: User.ID)

  /// Removes the tokens from every store, and everything that is cached for the account.
  ///
  /// Where the record of who signed in is damaged, what it still names is removed, and the record is moved aside.
  ///
  /// - Returns: The account and what happened; `nil` when nobody had signed in.
  /// - Throws: ``SignInError`` when the token may still be in its store.
  func remove() async throws(SignInError) -> SignedOutAccount?
}

/// An account after a sign-out.
public struct SignedOutAccount: Hashable, Sendable {
  /// The account; `nil` where the record of who signed in was damaged.
  public let account: AccountIdentity?
  /// What happened in each store; nothing where it is not known whose tokens to look for.
  public let removals: [TokenRemoval]
  /// Why cached pages of the account are left; `nil` when they are removed.
  public let cacheProblem: PersistenceError?

  /// Describes a sign-out.
  ///
  /// - Parameters:
  ///   - account: The account; `nil` where the record of who signed in was damaged.
  ///   - removals: What happened in each store.
  ///   - cacheProblem: Why cached pages of the account are left.
  public init(_ account: AccountIdentity?, removals: [TokenRemoval], cacheProblem: PersistenceError? = nil) {
    self.account = account
    self.removals = removals
    self.cacheProblem = cacheProblem
  }
}

/// Says whose a token is.
public protocol AccountVerifier: Sendable {
  /// Asks GitHub whose a token is.
  ///
  /// - Parameter token: The token; `nil` for the one that requests carry anyway, renewed where it can be.
  /// - Returns: The account and the scopes.
  /// - Throws: ``/DomainKernel/ServiceError``; `signInNeeded` when GitHub does not accept the token.
  func account(of token: AccessToken?) async throws(ServiceError) -> VerifiedAccount
}

/// Sign-in on another device (RFC 8628).
public protocol DeviceAuthorization: Sendable {
  /// Why it cannot be used, as far as is known before anything is sent; `nil` when it can be tried.
  var problem: DeviceFlowProblem? { get }

  /// Asks for a code.
  ///
  /// - Returns: The code.
  /// - Throws: ``SignInError``; `deviceFlowUnavailable` when GitHub does not offer it.
  func requestCode() async throws(SignInError) -> DeviceCode

  /// Asks once whether the user has entered a code.
  ///
  /// - Parameter code: The code.
  /// - Returns: What GitHub says.
  /// - Throws: ``SignInError`` when it says nothing useful.
  func poll(_ code: DeviceCode) async throws(SignInError) -> DevicePoll
}

/// A source of tokens outside of this program: GitHub's own command-line program.
public protocol ExternalTokens: Sendable {
  /// Gets the token of the account there.
  ///
  /// - Returns: The token.
  /// - Throws: ``SignInError``; `notSignedInWithGitHubCLI` when there is none.
  func token() async throws(SignInError) -> AccessToken
}
