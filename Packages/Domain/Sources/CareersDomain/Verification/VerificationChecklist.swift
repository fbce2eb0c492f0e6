#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The documents of a verification: which are required, and what became known about each.
public struct VerificationChecklist: Hashable, Sendable {
  /// The newest session; `nil` when there is none.
  public let session: VerificationSession?
  /// The documents, the required ones first, each type once.
  public let documents: [IdentityDocument]
  /// The counts of the service; `nil` when it does not say.
  public let summary: Summary?
  /// How many more documents the service sent that could not be read.
  public let unreadableCount: Int

  /// The required documents that are known to be missing, in the order of the service.
  public var missing: [IdentityDocument.Kind] {
    documents.filter { $0.isRequired != false && $0.status == .missing }.map(\.type)
  }

  /// The counts of required documents, as the service gives them.
  public struct Summary: Hashable, Sendable {
    /// The number of required documents.
    public let required: Int?
    /// The number of those that are registered.
    public let uploaded: Int?
    /// The number of those that are verified.
    public let verified: Int?
    /// The number of those that are missing.
    public let missing: Int?
    /// Whether all are registered.
    public let isComplete: Bool?

    /// Makes the counts.
    ///
    /// - Parameters:
    ///   - required: The number of required documents.
    ///   - uploaded: The number of those that are registered.
    ///   - verified: The number of those that are verified.
    ///   - missing: The number of those that are missing.
    ///   - isComplete: Whether all are registered.
    public init(required: Int?, uploaded: Int?, verified: Int?, missing: Int?, isComplete: Bool?) {
      self.required = required
      self.uploaded = uploaded
      self.verified = verified
      self.missing = missing
      self.isComplete = isComplete
    }
  }

  /// Makes a checklist; of several documents of one type the first is used.
  ///
  /// - Parameters:
  ///   - session: The newest session.
  ///   - documents: The documents in the order of the service.
  ///   - summary: The counts of the service.
  ///   - unreadableCount: How many more documents the service sent that could not be read.
  public init(
    session: VerificationSession?,
    documents: [IdentityDocument],
    summary: Summary? = nil,
    unreadableCount: Int = 0
  ) {
    var known = Set<IdentityDocument.Kind>()
    self.session = session
    self.documents = documents.filter { known.insert($0.type).inserted }
    self.summary = summary
    self.unreadableCount = unreadableCount
  }

  /// Whether all documents are known, so that none is missing but those of ``missing``.
  public var isWhole: Bool { unreadableCount == 0 }
}

/// A document of a verification, or the place of one that is missing.
public struct IdentityDocument: Hashable, Sendable {
  /// The type of a document, in upper case as the service writes it.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    /// The word of the service.
    public let rawValue: String

    /// Takes over a word.
    ///
    /// - Parameter rawValue: The word; lower case becomes upper case, as for the service.
    public init(rawValue: String) {
      self.rawValue = rawValue.uppercased()
    }

    /// A passport, which is required.
    public static let passport = Kind(rawValue: "PASSPORT")
    /// A picture of the user, which is required.
    public static let selfie = Kind(rawValue: "SELFIE")
  }

  /// The status of a document.
  public enum Status: Hashable, Sendable {
    /// It was not uploaded.
    case missing
    /// It waits for a review.
    case pending
    /// It is verified.
    case verified
    /// It was rejected.
    case rejected
    /// A status that this version does not know, as the service writes it.
    case other(String)
  }

  /// The type.
  public let type: Kind
  /// The status; `nil` when the service does not say.
  public let status: Status?
  /// Whether it is required; `nil` when the service does not say.
  public let isRequired: Bool?
  /// The identity of the uploaded document.
  public let id: String?
  /// When it was uploaded.
  public let uploadedAt: Date?
  /// When it was reviewed.
  public let reviewedAt: Date?

  /// Makes a document.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - status: The status.
  ///   - isRequired: Whether it is required.
  ///   - id: The identity of the uploaded document.
  ///   - uploadedAt: When it was uploaded.
  ///   - reviewedAt: When it was reviewed.
  public init(
    type: Kind,
    status: Status? = nil,
    isRequired: Bool? = nil,
    id: String? = nil,
    uploadedAt: Date? = nil,
    reviewedAt: Date? = nil
  ) {
    self.type = type
    self.status = status
    self.isRequired = isRequired
    self.id = id
    self.uploadedAt = uploadedAt
    self.reviewedAt = reviewedAt
  }
}
