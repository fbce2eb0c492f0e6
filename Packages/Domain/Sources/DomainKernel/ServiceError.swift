#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Why a service could not give what was asked, by what the user can do about it.
///
/// Every port of every area throws this one type, so that each failure is explained in one place and in the
/// same words.
public enum ServiceError: Error, Hashable, Sendable {
  /// There is no connection to the service, and nothing stored that could be shown instead.
  ///
  /// ## Troubleshooting
  /// Connect, then try again.
  case offline

  /// The connection broke before the answer was complete, and there is nothing stored that could be shown instead.
  ///
  /// ## Troubleshooting
  /// Try again; if it persists, something on the way ends connections.
  case connectionLost

  /// Only what is cached was asked for, and the cache cannot be read; the reason is technical, in English.
  ///
  /// ## Troubleshooting
  /// Check the permissions of the file that the reason names.
  case cacheUnreadable(reason: String)

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
  /// Cancelled by the caller.
  case cancelled
}

/// The reason why a response is unreadable, without any of its content.
public enum MalformedReason: Hashable, Sendable {
  /// There is no content where a document was expected.
  case empty
  /// A web page came instead of a document: of a portal on the way, or of another service.
  case webPage
  /// It is no JSON document.
  case notJSON
  /// The document ends before it is complete.
  case incomplete
  /// The document is nested deeper than is read.
  case tooDeep(levels: Int)
  /// The document has more values than are read.
  case tooManyValues(limit: Int)
  /// The answer has more bytes than are read.
  case tooLarge(bytes: Int)
  /// The document has another shape than expected; the detail names the place by the names that this program expects.
  case unexpectedShape(detail: String)
  /// There is nothing in it that can be used.
  case nothingUsable
  /// It is about another thing than was asked for.
  case unrelated
  /// It leads to an address that does not belong to the service.
  case foreignAddress
  /// Its status is none that the service should answer with.
  case unexpectedStatus(Int)
  /// It says that nothing has changed, and nobody asked that (RFC 9110, 15.4.5).
  case uncalledNotModified
  /// It could not be carried by the rules of HTTP, or not safely; the detail says what was broken, in English.
  case transfer(detail: String)
}
