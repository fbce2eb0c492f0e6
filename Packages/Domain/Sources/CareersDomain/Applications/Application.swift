import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An application of the user for a job.
public struct Application: Hashable, Sendable, Identifiable {
  /// The identity of an application for the service: a UUID, since the service fails on every other text.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The UUID in lower case, 36 characters.
    public let rawValue: String

    /// Reads a UUID (RFC 9562, 4); upper and lower case mean the same.
    ///
    /// - Parameter rawValue: The text; `nil` is returned when it is no UUID.
    public init?(rawValue: String) {
      guard rawValue.isUUID else { return nil }
      self.rawValue = rawValue.lowercased()
    }
  }

  /// The identity of the application.
  public let id: ID
  /// The status.
  public let status: ApplicationStatus
  /// The identity of the job; `nil` when the service does not say.
  public let jobID: Job.ID?
  /// The job as lists show it; `nil` when the service does not say.
  public let job: Job?
  /// The note that the user sent along.
  public let note: String?
  /// The time of the application.
  public let createdAt: Date?
  /// The time of the last change of the status.
  public let updatedAt: Date?

  /// Makes an application.
  ///
  /// - Parameters:
  ///   - id: The identity of the application.
  ///   - status: The status.
  ///   - jobID: The identity of the job.
  ///   - job: The job as lists show it.
  ///   - note: The note that the user sent along.
  ///   - createdAt: The time of the application.
  ///   - updatedAt: The time of the last change of the status.
  public init(
    id: ID,
    status: ApplicationStatus,
    jobID: Job.ID? = nil,
    job: Job? = nil,
    note: String? = nil,
    createdAt: Date? = nil,
    updatedAt: Date? = nil
  ) {
    self.id = id
    self.status = status
    self.jobID = jobID
    self.job = job
    self.note = note
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }
}

/// The status of an application.
public enum ApplicationStatus: Hashable, Sendable {
  /// The employer has it.
  case submitted
  /// The employer is reading it.
  case inReview
  /// The employer wants to talk to the user.
  case interview
  /// The employer offers the job; the user decides.
  case offered
  /// The user has the job.
  case hired
  /// The employer or the user said no.
  case rejected
  /// A status that this version does not know, as the service writes it.
  case other(String)

  /// The statuses that this version knows, in the usual order.
  public static let known: [ApplicationStatus] = [
    .submitted, .inReview, .interview, .offered, .hired, .rejected,
  ]

  /// Whether nothing follows it.
  public var isFinal: Bool { self == .hired || self == .rejected }

  /// The statuses that may follow, the usual one first; none is certain to come.
  public var mayBeFollowedBy: [ApplicationStatus] {
    switch self {
    case .submitted: [.inReview, .interview, .offered, .hired, .rejected]
    case .inReview: [.interview, .offered, .hired, .rejected]
    case .interview: [.offered, .hired, .rejected]
    case .offered: [.hired, .rejected]
    case .hired, .rejected, .other: []
    }
  }
}
