#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A token that the GitHub service of the sandbox accepts.
///
/// A token is its own proof, so that one from an earlier process stays valid: after the prefix it has a digit for the
/// scopes, seven for the id of the account and fifteen for a serial number, all in base 36, and then digits that
/// follow from everything before them. Nothing is secret about it; it opens nothing but the sandbox.
///
/// | Prefix | Made by | Scopes reported | Valid |
/// |---|---|---|---|
/// | `ghp_` | ``personal(for:scopes:)`` | yes | without end |
/// | `github_pat_` | ``fineGrained(for:)`` | no | without end |
/// | `gho_` | device flow of an OAuth app | yes | without end |
/// | `ghu_` | device flow of a GitHub App | no | 8 hours |
/// | `ghr_` | the same, to be exchanged for a new pair | | 184 days, once |
public struct GitHubToken: Hashable, Sendable {
  /// A right that a token may have.
  public enum Scope: String, CaseIterable, Hashable, Sendable {
    /// Everything about repositories.
    case repositories = "repo"
    /// Writing gists.
    case gists = "gist"
    /// Reading organisations.
    case organisations = "read:org"
    /// Reading the parts of the own profile that others cannot see.
    case ownProfile = "read:user"
    /// Reading the own addresses for e-mail.
    case emailAddresses = "user:email"
  }

  /// Makes a classic personal token.
  ///
  /// - Parameters:
  ///   - login: The login of an account of the sandbox; letter case does not matter.
  ///   - scopes: Its rights; public data needs none.
  /// - Returns: The token, always the same for the same account and scopes; `nil` where there is no such account.
  public static func personal(for login: String, scopes: Set<Scope> = []) -> GitHubToken? {
    AccountCatalogue.all.account(named: login).map { account in
      GitHubToken(kind: .personal, accountID: account.id, scopes: scopes, serial: 0)
    }
  }

  /// Makes a fine-grained personal token, for which no scopes are reported.
  ///
  /// - Parameter login: The login of an account of the sandbox; letter case does not matter.
  /// - Returns: The token, always the same for the same account; `nil` where there is no such account.
  public static func fineGrained(for login: String) -> GitHubToken? {
    AccountCatalogue.all.account(named: login).map { account in
      GitHubToken(kind: .fineGrained, accountID: account.id, scopes: [], serial: 0)
    }
  }

  /// The token as it goes into `Authorization`.
  public let text: String
  /// The kind, by the prefix.
  let kind: Kind
  /// The account that it belongs to.
  let accountID: Int
  /// Its rights.
  let scopes: Set<Scope>
  /// The number of the sign-in; 0 for personal tokens.
  let serial: UInt64

  /// The kind of a token; the raw value is its prefix.
  enum Kind: String, CaseIterable, Hashable, Sendable {
    case personal = "ghp_"
    case fineGrained = "github_pat_"
    case oauthApp = "gho_"
    case githubApp = "ghu_"
    case refresh = "ghr_"

    /// Whether answers name the scopes.
    var reportsScopes: Bool { self == .personal || self == .oauthApp }

    /// How long an access token of a GitHub App is valid, in seconds.
    static let accessLifetime = 28_800
    /// How long a token is valid that is exchanged for a new pair, in seconds.
    static let refreshLifetime = 15_897_600

    /// How long a token is valid, in seconds; `nil` without end.
    var lifetime: Int? {
      switch self {
      case .personal, .fineGrained, .oauthApp: nil
      case .githubApp: Self.accessLifetime
      case .refresh: Self.refreshLifetime
      }
    }

    /// How many characters follow the prefix.
    fileprivate var length: Int {
      switch self {
      case .personal, .oauthApp, .githubApp: 36
      case .refresh: 76
      case .fineGrained: 81
      }
    }
  }

  /// Makes a token.
  init(kind: Kind, accountID: Int, scopes: Set<Scope>, serial: UInt64) {
    self.kind = kind
    self.accountID = accountID
    self.scopes = scopes
    self.serial = serial
    let bits = Scope.allCases.enumerated().reduce(0) { bits, scope in
      scopes.contains(scope.element) ? bits | 1 << scope.offset : bits
    }
    let payload = Base36(UInt64(bits), 1) + Base36(UInt64(accountID), 7) + Base36(serial, 15)
    let code = payload.digits + Base36.check(kind.rawValue + payload.digits, kind.length - 23)
    // Fine-grained tokens have a second underscore after 22 characters.
    let separator = kind == .fineGrained ? "_" : ""
    text = kind.rawValue + code.prefix(22) + separator + code.dropFirst(22)
  }

  /// Reads a token; `nil` for every text that no token of the sandbox has.
  init?(_ text: String) {
    guard let kind = Kind.allCases.first(where: { text.hasPrefix($0.rawValue) }) else { return nil }
    let code = Array(text.utf8.dropFirst(kind.rawValue.utf8.count))
    guard code.count >= kind.length, let bits = Base36.value(code[0..<1]), let id = Base36.value(code[1..<8]),
      let serial = Base36.value(code[8..<23].filter { $0 != UInt8(ascii: "_") })
    else { return nil }
    // The separator of a fine-grained token stands within the serial number, which is 0.
    let scopes = Scope.allCases.enumerated().filter { bits & 1 << $0.offset != 0 }.map(\.element)
    self.init(
      kind: kind,
      accountID: Int(id),
      scopes: Set(scopes),
      serial: kind == .fineGrained ? 0 : serial
    )
    guard self.text == text else { return nil }
  }

  /// When the token was made, in seconds since 1970; see ``GitHubLoginService``.
  var issued: Int { Int(serial / Self.serialsPerSecond) }

  /// The number of serial numbers in a second.
  static let serialsPerSecond: UInt64 = 1_000

  /// Whether the time of the token is over.
  func isExpired(now: Date) -> Bool {
    kind.lifetime.map { Int(now.timeIntervalSince1970.rounded(.down)) >= issued + $0 } ?? false
  }
}
