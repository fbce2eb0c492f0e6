#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The times at which something is or was published.
public struct Publication: Hashable, Sendable {
  /// The time at which it was published; `nil` for what is published by schedule.
  public let publishedAt: Date?
  /// The time for which publishing was scheduled.
  public let scheduledAt: Date?
  /// Whether everyone can read it now; `nil` when the service does not say.
  ///
  /// What was saved stays in the list of saved entries after it was withdrawn.
  public let isPublished: Bool?

  /// Makes the times.
  ///
  /// - Parameters:
  ///   - publishedAt: The time at which it was published.
  ///   - scheduledAt: The time for which publishing was scheduled.
  ///   - isPublished: Whether everyone can read it now.
  public init(publishedAt: Date? = nil, scheduledAt: Date? = nil, isPublished: Bool? = nil) {
    self.publishedAt = publishedAt
    self.scheduledAt = scheduledAt
    self.isPublished = isPublished
  }

  /// The date to show: what is published by schedule has no time of its own.
  public var date: Date? { publishedAt ?? scheduledAt }
}
