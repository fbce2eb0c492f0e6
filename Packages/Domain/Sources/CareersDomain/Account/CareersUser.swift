public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The user's own account at the careers service.
public struct CareersUser: Hashable, Sendable, Identifiable {
  /// The id at the service, which never changes.
  public struct ID: Hashable, Sendable, RawRepresentable {
    /// The id as the service writes it.
    public let rawValue: String

    /// Takes over an id.
    ///
    /// - Parameter rawValue: The id as the service writes it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The state of the e-mail address.
  public enum EmailState: Hashable, Sendable {
    /// Nobody has shown yet that it is the user's own.
    case unverified
    /// It was verified, and when, as far as the service says.
    case verified(Date?)
  }

  /// The id at the service.
  public let id: ID
  /// The full name.
  public let name: String
  /// The e-mail address, in lower case.
  public let email: String
  /// The state of the address.
  public let emailState: EmailState
  /// When the account was made; `nil` when the service does not say.
  public let createdAt: Date?

  /// Describes an account.
  ///
  /// - Parameters:
  ///   - id: The id at the service.
  ///   - name: The full name.
  ///   - email: The e-mail address.
  ///   - emailState: The state of the address.
  ///   - createdAt: When the account was made.
  public init(id: ID, name: String, email: String, emailState: EmailState, createdAt: Date?) {
    self.id = id
    self.name = name
    self.email = email
    self.emailState = emailState
    self.createdAt = createdAt
  }

  /// Whether the address is verified.
  public var isEmailVerified: Bool { emailState != .unverified }
}

/// A code that the service sent to an e-mail address, which shows that the address is the user's own.
public struct EmailChallenge: Hashable, Sendable {
  /// The address.
  public let email: String
  /// Whether the service could send the code.
  public let isSent: Bool
  /// From when another code can be asked for.
  public let resendAt: Date
  /// How long the code is valid; `nil` when the service does not say.
  public let lifetime: Duration?
  /// The code itself, which services say that send no mail; `nil` from a service that sends it.
  public let developmentCode: String?

  /// Describes a code.
  ///
  /// - Parameters:
  ///   - email: The address.
  ///   - isSent: Whether the service could send the code.
  ///   - resendAt: From when another code can be asked for.
  ///   - lifetime: How long the code is valid.
  ///   - developmentCode: The code itself, from a service that sends no mail.
  public init(email: String, isSent: Bool, resendAt: Date, lifetime: Duration?, developmentCode: String?) {
    self.email = email
    self.isSent = isSent
    self.resendAt = resendAt
    self.lifetime = lifetime
    self.developmentCode = developmentCode
  }
}

/// An account that the user signed in with, as this computer knows it.
public struct CareersSession: Hashable, Sendable {
  /// The id of the account.
  public let id: CareersUser.ID
  /// The e-mail address, as it was at sign-in.
  public let email: String
  /// Where the tokens are.
  public let store: TokenStore
  /// When the user signed in.
  public let signedInAt: Date
  /// Whether the service ended the session, so that the user has to sign in again.
  public let isEnded: Bool

  /// Describes a session.
  ///
  /// - Parameters:
  ///   - id: The id of the account.
  ///   - email: The e-mail address.
  ///   - store: Where the tokens are.
  ///   - signedInAt: When the user signed in.
  ///   - isEnded: Whether the service ended it.
  public init(id: CareersUser.ID, email: String, store: TokenStore, signedInAt: Date, isEnded: Bool = false) {
    self.id = id
    self.email = email
    self.store = store
    self.signedInAt = signedInAt
    self.isEnded = isEnded
  }
}
