#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The times at which something is or was published, and whether it is.
public struct Publication: Hashable, Sendable {
  /// Whether something is published, as the service says.
  public enum Status: Hashable, Sendable {
    /// Everyone can read it.
    case published
    /// It is a draft: it was never published, or it was taken back.
    case draft
    /// It will be published at a time that lies ahead.
    case scheduled
    /// A status that this version does not know, as the service writes it.
    case other(String)
  }

  /// The time at which it was published; `nil` for what is published by schedule.
  public let publishedAt: Date?
  /// The time for which publishing was scheduled.
  public let scheduledAt: Date?
  /// Whether it is published; `nil` when the service does not say.
  ///
  /// What was saved stays in the list of saved entries after it was withdrawn.
  public let status: Status?

  /// Makes the times.
  ///
  /// - Parameters:
  ///   - publishedAt: The time at which it was published.
  ///   - scheduledAt: The time for which publishing was scheduled.
  ///   - status: Whether it is published.
  public init(publishedAt: Date? = nil, scheduledAt: Date? = nil, status: Status? = nil) {
    self.publishedAt = publishedAt
    self.scheduledAt = scheduledAt
    self.status = status
  }

  /// Whether everyone can read it now; `nil` when the service does not say, or with a word that is not known.
  public var isPublished: Bool? {
    switch status {
    case .published?: true
    case .draft?, .scheduled?: false
    case .other?, nil: nil
    }
  }

  /// The date to show: what is published by schedule has no time of its own.
  public var date: Date? { publishedAt ?? scheduledAt }
}
