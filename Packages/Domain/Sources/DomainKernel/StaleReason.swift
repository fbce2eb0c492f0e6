#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

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
