#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Where a value comes from, how old it is, and whether it may be out of date.
public struct Provenance: Hashable, Sendable {
  /// Who vouches for the value.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The service sent it just now.
    case network
    /// The service confirmed just now that what is stored is current.
    case revalidated
    /// It was read from the store without asking the service, or because the service could not be asked.
    case stored
  }

  /// Who vouches for the value.
  public let kind: Kind
  /// When the service last sent or confirmed the value.
  public let fetchedAt: Date
  /// Why the value may be out of date; `nil` when it is as current as the service promised.
  public let staleness: StaleReason?

  /// Describes where a value comes from.
  ///
  /// - Parameters:
  ///   - kind: Who vouches for the value.
  ///   - fetchedAt: When the service last sent or confirmed it.
  ///   - staleness: Why it may be out of date; `nil` when it is current.
  public init(kind: Kind, fetchedAt: Date, staleness: StaleReason? = nil) {
    self.kind = kind
    self.fetchedAt = fetchedAt
    self.staleness = staleness
  }

  /// Whether the value may be out of date.
  public var isStale: Bool { staleness != nil }

  /// The time since the service last vouched for the value, never negative.
  ///
  /// - Parameter now: The present.
  /// - Returns: Whole seconds; zero when the clock was set back in between.
  public func ageInSeconds(at now: Date) -> Int {
    let seconds = now.timeIntervalSince(fetchedAt)
    return seconds.isFinite ? Int(max(0, min(seconds, 1e15))) : 0
  }
}
