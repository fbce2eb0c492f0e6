public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The user's own account at GitHub.
public struct AccountIdentity: Hashable, Sendable, Identifiable {
  /// The number of the account, under which everything of it is stored.
  public let id: User.ID
  /// The name for the user; may change.
  public let login: String

  /// Makes an account.
  ///
  /// - Parameters:
  ///   - id: The number of the account.
  ///   - login: The name for the user.
  public init(id: User.ID, login: String) {
    self.id = id
    self.login = login
  }
}

/// The permissions of a token, as far as GitHub reports it in `X-OAuth-Scopes`.
public enum TokenScopes: Hashable, Sendable {
  /// The scopes of a classic token or of an OAuth app, which may be none.
  case reported([String])
  /// Nothing, as for fine-grained tokens and tokens of GitHub Apps.
  case notReported

  /// The scopes that this program has no use for: all but `read:user`.
  public var excess: [String] {
    if case .reported(let scopes) = self { scopes.filter { $0 != "read:user" } } else { [] }
  }
}

/// An account as GitHub describes it for a token.
public struct VerifiedAccount: Hashable, Sendable {
  /// The account.
  public let account: AccountIdentity
  /// The permissions of the token.
  public let scopes: TokenScopes

  /// Describes an account.
  ///
  /// - Parameters:
  ///   - account: The account.
  ///   - scopes: What the token may do.
  public init(_ account: AccountIdentity, scopes: TokenScopes) {
    self.account = account
    self.scopes = scopes
  }
}

/// An account that the user signed in with, and where its token is.
public struct StoredAccount: Hashable, Sendable {
  /// The account and the scopes, as they were at sign-in.
  public let verified: VerifiedAccount
  /// Where the token is.
  public let store: TokenStore
  /// When the user signed in.
  public let signedInAt: Date
  /// Whether GitHub has ended the session, as was found out before.
  public let isEnded: Bool

  /// Describes an account.
  ///
  /// - Parameters:
  ///   - verified: The account and the scopes.
  ///   - store: Where the token is.
  ///   - signedInAt: When the user signed in.
  ///   - isEnded: Whether GitHub has ended the session.
  public init(_ verified: VerifiedAccount, store: TokenStore, signedInAt: Date, isEnded: Bool = false) {
    self.verified = verified
    self.store = store
    self.signedInAt = signedInAt
    self.isEnded = isEnded
  }
}

/// Where the token of this run comes from.
public enum TokenSource: Hashable, Sendable {
  /// An environment variable, by its name. Such a token is never stored.
  case environment(variable: String)
  /// A sign-in with this program.
  case stored(StoredAccount)
}

/// The account of this run.
public struct AccountStatus: Hashable, Sendable {
  /// The state of the token at GitHub.
  public enum Check: Hashable, Sendable {
    /// GitHub accepts the token.
    case accepted
    /// GitHub does not accept the token any more.
    case refused
    /// The token could not be checked, and why.
    case failed(SignInError)
  }

  /// Where the token comes from; `nil` without one.
  public var source: TokenSource?
  /// The account and the scopes, from GitHub or from the sign-in; `nil` when neither is known.
  public var verified: VerifiedAccount?
  /// The state of the token; `nil` when nothing was asked and no refusal is known.
  public var check: Check?
  /// The stored account that an environment variable overrides.
  public var overridden: StoredAccount?
  /// The environment variables with a token that are ignored, since the sandbox stands in for GitHub.
  public var ignoredVariables: [String] = []

  /// Whether the record of who signed in is damaged, so that no stored token can be used.
  public var isRecordDamaged = false

  /// Describes a run without a token.
  public init() {}
}
