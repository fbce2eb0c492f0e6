public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The account that is signed in at a service: everything that is not secret.
public struct SignedInAccount: Hashable, Sendable {
  /// The id at the service, which never changes; names the secret and the partition of the cache.
  public let id: String
  /// The name for the user, which may change.
  public let name: String
  /// Where the tokens are.
  public let place: TokenStore
  /// The permissions of the tokens, as far as the service reports it; `nil` when it does not.
  public let scopes: [String]?
  /// When the user signed in.
  public let signedInAt: Date
  /// When the service ended the session, so that the user has to sign in again; `nil` while nothing is known of it.
  public let endedAt: Date?

  /// Describes an account.
  ///
  /// - Parameters:
  ///   - id: The id at the service.
  ///   - name: The name for the user.
  ///   - place: Where the tokens are.
  ///   - scopes: What the tokens may do; `nil` when the service does not report it.
  ///   - signedInAt: When the user signed in.
  ///   - endedAt: When the service ended the session.
  public init(
    id: String,
    name: String,
    place: TokenStore,
    scopes: [String]? = nil,
    signedInAt: Date,
    endedAt: Date? = nil
  ) {
    self.id = id
    self.name = name
    self.place = place
    self.scopes = scopes
    self.signedInAt = signedInAt
    self.endedAt = endedAt
  }
}
