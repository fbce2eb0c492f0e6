public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An organisation that the user has registered.
public struct Organization: Hashable, Sendable, Identifiable {
  /// The identity of an organisation: a UUID, since the service fails on every other text.
  public struct ID: Hashable, Sendable, CustomStringConvertible {
    /// The UUID in lower case, 36 characters.
    public let description: String

    /// Reads a UUID (RFC 9562, 4); upper and lower case mean the same.
    ///
    /// - Parameter text: The text; `nil` is returned when it is no UUID.
    public init?(_ text: String) {
      guard text.isUUID else { return nil }
      description = text.lowercased()
    }
  }

  /// The kind of an organisation.
  public enum Kind: Hashable, Sendable {
    /// A supervising organisation, which looks after workers in Japan.
    case tsk
    /// A training centre in Indonesia.
    case lpk
    /// A company that employs.
    case employer
    /// Another word of the service.
    case other(String)

    /// The kinds that the service takes.
    public static let known: [Kind] = [.tsk, .lpk, .employer]
  }

  /// The identity of the organisation.
  public let id: ID
  /// The name; `nil` when only the id is known.
  public let name: String?
  /// The kind; `nil` when only the id is known.
  public let kind: Kind?
  /// The country as two capital letters (ISO 3166-1); `nil` when only the id is known.
  public let country: String?

  /// Makes an organisation.
  ///
  /// - Parameters:
  ///   - id: The identity of the organisation.
  ///   - name: The name.
  ///   - kind: The kind.
  ///   - country: The country as two capital letters.
  public init(id: ID, name: String? = nil, kind: Kind? = nil, country: String? = nil) {
    self.id = id
    self.name = name
    self.kind = kind
    self.country = country
  }
}

/// The verification of an organisation, as far as the service has come with it.
public struct OrganizationVerification: Hashable, Sendable {
  /// How far the service has come.
  public enum Status: Hashable, Sendable {
    /// It was requested and is not decided.
    case pending
    /// The organisation is the one that it says it is.
    case verified
    /// The register has other facts than the request.
    case mismatch
    /// The register does not have the organisation.
    case notFound
    /// The operator rejected it.
    case rejected
    /// Another word of the service.
    case other(String)
  }

  /// The organisation.
  public let organization: Organization.ID
  /// How far the service has come.
  public let status: Status
  /// The reasons in the service's codes; none for one that is pending or verified.
  public let reasons: EntryList<String>
  /// When the service looked at it last; `nil` when it does not say.
  public let checkedAt: Date?

  /// Makes a verification.
  ///
  /// - Parameters:
  ///   - organization: The organisation.
  ///   - status: How far the service has come.
  ///   - reasons: The reasons in the service's codes.
  ///   - checkedAt: When the service looked at it last.
  public init(
    organization: Organization.ID,
    status: Status,
    reasons: EntryList<String> = [],
    checkedAt: Date? = nil
  ) {
    self.organization = organization
    self.status = status
    self.reasons = reasons
    self.checkedAt = checkedAt
  }
}

/// An organisation with the state of its verification.
public struct OrganizationState: Hashable, Sendable {
  /// The organisation.
  public let organization: Organization
  /// The verification, `nil` before the first request; or why it is not known.
  public let verification: Result<OrganizationVerification?, ServiceError>

  /// Makes a state.
  ///
  /// - Parameters:
  ///   - organization: The organisation.
  ///   - verification: The verification, or why it is not known.
  public init(
    _ organization: Organization,
    _ verification: Result<OrganizationVerification?, ServiceError>
  ) {
    self.organization = organization
    self.verification = verification
  }
}
