public import StorageKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The tokens of an account at a service.
public struct AccountCredentials: Hashable, Sendable {
  /// The token that requests carry.
  public var accessToken: Secret
  /// When the service stops accepting it; `nil` for a token that does not expire.
  public var accessExpiresAt: Date?
  /// The token that gets a new pair once; `nil` when the service gave none.
  public var refreshToken: Secret?
  /// When the service stops accepting the refresh token; `nil` when it does not expire.
  public var refreshExpiresAt: Date?
  /// The id of the account of which a renewal says that the tokens are; `nil` where it does not say, and in a store.
  public var owner: String?

  /// Puts the tokens of an account together.
  ///
  /// - Parameters:
  ///   - accessToken: The token that requests carry.
  ///   - accessExpiresAt: When the service stops accepting it.
  ///   - refreshToken: The token that gets a new pair once.
  ///   - refreshExpiresAt: When the service stops accepting the refresh token.
  public init(
    accessToken: Secret,
    accessExpiresAt: Date? = nil,
    refreshToken: Secret? = nil,
    refreshExpiresAt: Date? = nil
  ) {
    self.accessToken = accessToken
    self.accessExpiresAt = accessExpiresAt
    self.refreshToken = refreshToken
    self.refreshExpiresAt = refreshExpiresAt
  }

  /// Whether the access token is about to expire: in less than a minute, which a request may take.
  func isExpiring(at now: Date) -> Bool {
    accessExpiresAt.map { $0.timeIntervalSince(now) < 60 } ?? false
  }

  /// Whether a new pair can be asked for.
  func isRenewable(at now: Date) -> Bool {
    refreshToken != nil && refreshExpiresAt.map { $0 > now } ?? true
  }
}

/// The form in which tokens are stored: one JSON object for all tokens of an account, so that they change together.
struct StoredCredentials: Codable {
  let access: String
  let accessExpires: Double?
  let refresh: String?
  let refreshExpires: Double?

  init(_ credentials: AccountCredentials) {
    access = credentials.accessToken.text
    accessExpires = credentials.accessExpiresAt?.timeIntervalSince1970
    refresh = credentials.refreshToken?.text
    refreshExpires = credentials.refreshExpiresAt?.timeIntervalSince1970
  }

  var credentials: AccountCredentials {
    AccountCredentials(
      accessToken: Secret(access),
      accessExpiresAt: accessExpires.map { Date(timeIntervalSince1970: $0) },
      refreshToken: refresh.map { Secret($0) },
      refreshExpiresAt: refreshExpires.map { Date(timeIntervalSince1970: $0) }
    )
  }
}
