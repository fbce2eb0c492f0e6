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

/// Why a stored value could not be confirmed by its service.
public enum StaleReason: Hashable, Sendable {
  /// The reader wanted only what is stored, and its time of policy is over.
  case notChecked
  /// The service allows what is stored to be shown while it is asked for changes.
  case beingChecked
  /// The service could not be reached.
  case offline
  /// The service did not answer in time.
  case timedOut
  /// The service failed.
  case unavailable
  /// The service wants fewer requests.
  case rateLimited(until: Date?)
  /// The service sent something that cannot be read.
  case malformed
}

extension StaleReason {
  /// Says why something stored stands in for an answer of the service; `nil` when nothing may.
  ///
  /// A service that answered is believed: something that it does not have, or refuses, is not shown instead.
  ///
  /// - Parameter error: Why the service did not give it.
  public init?(_ error: ServiceError) {
    switch error {
    case .offline: self = .offline
    case .timedOut: self = .timedOut
    case .unavailable: self = .unavailable
    case .rateLimited(let until): self = .rateLimited(until: until)
    case .malformed: self = .malformed
    case .notFound, .signInNeeded, .rejected, .cancelled: return nil
    }
  }
}
