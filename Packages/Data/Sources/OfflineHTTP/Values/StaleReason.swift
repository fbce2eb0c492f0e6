public import DomainKernel
public import NetworkingKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Why a stored response was served although the origin did not confirm it.
public enum StaleReason: Hashable, Sendable {
  /// The caller accepted what is stored.
  case storedOnlyAsked
  /// The response allows to be served while it is refreshed in the background (RFC 5861, 3).
  case revalidatingInBackground
  /// Nothing was reached.
  case notConnected
  /// The connection broke before the answer was complete.
  case connectionLost
  /// The answer did not come in time.
  case timedOut
  /// No trusted connection could be made.
  case insecure
  /// The origin answered that it failed.
  case serverFailed(HTTPStatus)
  /// The origin wants fewer requests, until the given moment when it said one.
  case rateLimited(until: Date?)
  /// What the origin sent cannot be used.
  case unusable(MalformedReason)
}
