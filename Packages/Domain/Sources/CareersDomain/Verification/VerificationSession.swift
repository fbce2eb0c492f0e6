import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A session of a verification: the documents that are reviewed together.
///
/// Only the newest session of a user counts: a new one hides the one before, a verified one too.
public struct VerificationSession: Hashable, Sendable, Identifiable {
  /// The identity of a session: a UUID, since the service fails on everything else.
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

  /// The identity of the session.
  public let id: ID
  /// The status; `nil` when the service does not say.
  public let status: SessionStatus?
  /// The provider of the identity check.
  public let provider: String?
  /// When it was started; only some answers say so.
  public let createdAt: Date?
  /// When it was submitted.
  public let submittedAt: Date?
  /// When it was reviewed.
  public let reviewedAt: Date?
  /// When it last changed.
  public let updatedAt: Date?

  /// Makes a session.
  ///
  /// - Parameters:
  ///   - id: The identity of the session.
  ///   - status: The status.
  ///   - provider: The provider of the identity check.
  ///   - createdAt: When it was started.
  ///   - submittedAt: When it was submitted.
  ///   - reviewedAt: When it was reviewed.
  ///   - updatedAt: When it last changed.
  public init(
    id: ID,
    status: SessionStatus? = nil,
    provider: String? = nil,
    createdAt: Date? = nil,
    submittedAt: Date? = nil,
    reviewedAt: Date? = nil,
    updatedAt: Date? = nil
  ) {
    self.id = id
    self.status = status
    self.provider = provider
    self.createdAt = createdAt
    self.submittedAt = submittedAt
    self.reviewedAt = reviewedAt
    self.updatedAt = updatedAt
  }
}

/// The status of a session.
public enum SessionStatus: Hashable, Sendable {
  /// It was started and not submitted yet.
  case created
  /// It was submitted.
  case submitted
  /// An operator reviews it.
  case manualReview
  /// It is verified, and takes no more documents.
  case verified
  /// It was rejected, and takes no more documents.
  case rejected
  /// A status that this version does not know, as the service writes it.
  case other(String)
}

/// The state of a user's verification.
public enum VerificationState: Hashable, Sendable {
  /// There is no session.
  case notStarted
  /// A session was started or submitted.
  case inProgress
  /// An operator reviews the newest session.
  case manualReview
  /// The newest session is verified.
  case verified
  /// The newest session was rejected.
  case rejected
  /// A state that this version does not know, as the service writes it.
  case other(String)
}

/// The state of a verification with its newest session.
public struct VerificationStatus: Hashable, Sendable {
  /// The state; `nil` when the service does not say.
  public let state: VerificationState?
  /// The newest session; `nil` when there is none.
  public let session: VerificationSession?

  /// Makes the status.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - session: The newest session.
  public init(state: VerificationState?, session: VerificationSession?) {
    self.state = state
    self.session = session
  }
}

/// A change of the status of a session.
public struct VerificationEvent: Hashable, Sendable, Identifiable {
  /// Who made a change.
  public enum Actor: Hashable, Sendable {
    /// The user.
    case user
    /// An operator of the service.
    case admin
    /// The service itself.
    case system
    /// An actor that this version does not know, as the service writes it.
    case other(String)
  }

  /// The identity of the event.
  public let id: String
  /// The status before; `nil` for the first event.
  public let from: SessionStatus?
  /// The status after; `nil` when the service does not say.
  public let to: SessionStatus?
  /// Who made the change.
  public let actor: Actor?
  /// The reason, as the service writes it.
  public let reason: String?
  /// When it happened.
  public let date: Date?

  /// Makes an event.
  ///
  /// - Parameters:
  ///   - id: The identity of the event.
  ///   - from: The status before.
  ///   - to: The status after.
  ///   - actor: Who made the change.
  ///   - reason: The reason.
  ///   - date: When it happened.
  public init(
    id: String,
    from: SessionStatus? = nil,
    to: SessionStatus? = nil,
    actor: Actor? = nil,
    reason: String? = nil,
    date: Date? = nil
  ) {
    self.id = id
    self.from = from
    self.to = to
    self.actor = actor
    self.reason = reason
    self.date = date
  }
}
