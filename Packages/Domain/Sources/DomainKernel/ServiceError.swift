#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Why a service could not give what was asked, by what a person can do about it.
///
/// Every port of every area throws this one type, so that each failure is explained in one place and in the
/// same words.
public enum ServiceError: Error, Hashable, Sendable {
  /// There is no connection to the service, and nothing stored that could be shown instead.
  ///
  /// ## Troubleshooting
  /// Connect, then try again.
  case offline

  /// The service did not answer in time.
  ///
  /// ## Troubleshooting
  /// Try again, or allow more time.
  case timedOut

  /// The service does not have what was asked for.
  ///
  /// ## Troubleshooting
  /// List what there is and choose from it.
  case notFound

  /// The service answers only to people who are signed in.
  ///
  /// ## Troubleshooting
  /// Sign in, then try again.
  case signInNeeded

  /// The service wants fewer requests; `until` says when it will answer again, where it told.
  ///
  /// ## Troubleshooting
  /// Wait until then.
  case rateLimited(until: Date?)

  /// The service understood and refused; code and message are its own words.
  ///
  /// ## Troubleshooting
  /// Change what was asked as the message says.
  case rejected(code: String?, message: String?)

  /// The service failed.
  ///
  /// ## Troubleshooting
  /// Try again later.
  case unavailable

  /// The service sent something that cannot be read.
  ///
  /// ## Troubleshooting
  /// Check that the address is that of the service; report it if it is.
  case malformed(MalformedReason)

  /// The reader gave up; not a failure.
  ///
  /// ## Troubleshooting
  /// Nothing to mend.
  case cancelled
}
