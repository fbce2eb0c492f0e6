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

  /// Makes the times.
  ///
  /// - Parameters:
  ///   - publishedAt: The time at which it was published.
  ///   - scheduledAt: The time for which publishing was scheduled.
  public init(publishedAt: Date? = nil, scheduledAt: Date? = nil) {
    self.publishedAt = publishedAt
    self.scheduledAt = scheduledAt
  }

  /// The date to show: what is published by schedule has no time of its own.
  public var date: Date? { publishedAt ?? scheduledAt }
}
