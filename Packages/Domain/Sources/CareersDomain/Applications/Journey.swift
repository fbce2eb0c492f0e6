#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The history of an application: only what the service recorded.
public struct Journey: Hashable, Sendable {
  /// The application as it is now.
  public let application: Application
  /// The events, oldest first.
  public let events: [JourneyEvent]
  /// How many more events the service sent that could not be read.
  public let unreadableCount: Int

  /// Makes a history.
  ///
  /// - Parameters:
  ///   - application: The application as it is now.
  ///   - events: The events, oldest first.
  ///   - unreadableCount: How many more events the service sent that could not be read.
  public init(application: Application, events: [JourneyEvent] = [], unreadableCount: Int = 0) {
    self.application = application
    self.events = events
    self.unreadableCount = unreadableCount
  }

  /// Whether the application ended because the user declined the offer.
  public var isDeclinedByUser: Bool {
    application.status == .rejected && events.last { $0.status == .rejected }?.actor == .user
  }
}

/// An event in the history of an application.
public struct JourneyEvent: Hashable, Sendable, Identifiable {
  /// The one who caused an event.
  public enum Actor: Hashable, Sendable {
    /// The user.
    case user
    /// The employer or the service.
    case admin
    /// The service by itself.
    case system
    /// Another one, as the service writes it.
    case other(String)
  }

  /// The identity of the event for the service.
  public let id: String
  /// The status that the event led to.
  public let status: ApplicationStatus
  /// The title, in the language of the service.
  public let title: String?
  /// The description, in the language of the service.
  public let description: String?
  /// The one who caused it; `nil` when the service does not say.
  public let actor: Actor?
  /// The time.
  public let date: Date?

  /// Makes an event.
  ///
  /// - Parameters:
  ///   - id: The identity of the event for the service.
  ///   - status: The status that the event led to.
  ///   - title: The title.
  ///   - description: The description.
  ///   - actor: The one who caused it.
  ///   - date: The time.
  public init(
    id: String,
    status: ApplicationStatus,
    title: String? = nil,
    description: String? = nil,
    actor: Actor? = nil,
    date: Date? = nil
  ) {
    self.id = id
    self.status = status
    self.title = title
    self.description = description
    self.actor = actor
    self.date = date
  }
}

/// A document that belongs to an application, such as a CV.
public struct ApplicationDocument: Hashable, Sendable, Identifiable {
  /// The state of the review of a document.
  public enum Review: Hashable, Sendable {
    /// Nobody has looked at it yet.
    case pending
    /// It was accepted.
    case valid
    /// It was refused.
    case invalid
    /// A state that this version does not know, as the service writes it.
    case other(String)
  }

  /// The identity of the document for the service.
  public let id: String
  /// The kind of document, such as `CV`; `nil` when the service does not say.
  public let type: String?
  /// The name of the file.
  public let fileName: String?
  /// The media type of the file.
  public let mediaType: String?
  /// The size of the file in bytes.
  public let size: Int?
  /// The SHA-256 of the file, 64 hexadecimal digits in lower case.
  public let checksum: String?
  /// The state of the review.
  public let review: Review
  /// The reason that the reviewer gave.
  public let reviewReason: String?
  /// The time of the review.
  public let reviewedAt: Date?
  /// The time of the upload.
  public let createdAt: Date?

  /// Makes a document.
  ///
  /// - Parameters:
  ///   - id: The identity of the document for the service.
  ///   - type: The kind of document.
  ///   - fileName: The name of the file.
  ///   - mediaType: The media type of the file.
  ///   - size: The size of the file in bytes.
  ///   - checksum: The SHA-256 of the file.
  ///   - review: The state of the review.
  ///   - reviewReason: The reason that the reviewer gave.
  ///   - reviewedAt: The time of the review.
  ///   - createdAt: The time of the upload.
  public init(
    id: String,
    type: String? = nil,
    fileName: String? = nil,
    mediaType: String? = nil,
    size: Int? = nil,
    checksum: String? = nil,
    review: Review = .pending,
    reviewReason: String? = nil,
    reviewedAt: Date? = nil,
    createdAt: Date? = nil
  ) {
    self.id = id
    self.type = type
    self.fileName = fileName
    self.mediaType = mediaType
    self.size = size
    self.checksum = checksum
    self.review = review
    self.reviewReason = reviewReason
    self.reviewedAt = reviewedAt
    self.createdAt = createdAt
  }
}
