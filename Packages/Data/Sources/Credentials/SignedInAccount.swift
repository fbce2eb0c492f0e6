#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The account that is signed in at a service: everything that is not secret.
public struct SignedInAccount: Hashable, Sendable, Codable {
  /// The id at the service, which never changes; names the secret and the partition of the cache.
  public let id: String
  /// The name for the user, which may change.
  public let name: String
  /// Where the tokens are.
  public let place: SecretPlace
  /// The permissions of the tokens, as far as the service reports it; `nil` when it does not.
  public let scopes: [String]?
  /// When the user signed in.
  public let signedInAt: Date

  /// Describes an account.
  ///
  /// - Parameters:
  ///   - id: The id at the service.
  ///   - name: The name for the user.
  ///   - place: Where the tokens are.
  ///   - scopes: What the tokens may do; `nil` when the service does not report it.
  ///   - signedInAt: When the user signed in.
  public init(id: String, name: String, place: SecretPlace, scopes: [String]? = nil, signedInAt: Date) {
    self.id = id
    self.name = name
    self.place = place
    self.scopes = scopes
    self.signedInAt = signedInAt
  }
}

/// A place for secrets.
public enum SecretPlace: String, CaseIterable, Hashable, Sendable, Codable {
  /// The system's secret service, which encrypts them.
  case keyring
  /// A file that only its owner may read, not encrypted; for users who agreed to it.
  case file
}

/// What happened to the secret of an account in one place, at sign-out.
public struct SecretRemoval: Hashable, Sendable {
  /// What happened.
  public enum Outcome: Hashable, Sendable {
    /// It was there and is removed.
    case removed
    /// There was none.
    case absent
    /// The place does not say; the reason is technical, in English.
    case unknown(reason: String)
  }

  /// The place.
  public let place: SecretPlace
  /// What happened.
  public let outcome: Outcome

  /// Describes what happened.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - outcome: What happened there.
  public init(_ place: SecretPlace, _ outcome: Outcome) {
    self.place = place
    self.outcome = outcome
  }
}
