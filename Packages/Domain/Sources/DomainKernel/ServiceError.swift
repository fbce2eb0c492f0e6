#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An error of a service, classified by its remedy for the user.
///
/// Ports throw it as it is, or within an error of their own where something else can fail too, so that each failure of
/// a service is explained in one place and in the same words.
public enum ServiceError: Error, Hashable, Sendable {
  /// There is no connection to the service, and no cached copy.
  ///
  /// ## Troubleshooting
  /// Check the connection, then try again.
  case offline

  /// The connection was lost before the response was complete, and there is no cached copy.
  ///
  /// ## Troubleshooting
  /// Try again; if it persists, something on the way ends connections.
  case connectionLost

  /// There is a cached copy that may be shown only after the service has confirmed it, and it did not.
  ///
  /// The enclosed error says why not: ``offline``, also where only cached data was requested, or another one,
  /// such as ``unavailable``. It never is an error of this kind. A copy that is merely too old to stand in for
  /// a failure opens where only cached data is requested; then `opensOffline` is `true`.
  ///
  /// ## Troubleshooting
  /// Check the connection, then try again.
  indirect case unconfirmedCopy(ServiceError, opensOffline: Bool = false)

  /// Only cached data was requested, and the cache cannot be read; the reason is technical, in English.
  ///
  /// ## Troubleshooting
  /// Check the permissions of the file that the reason names.
  case cacheUnreadable(reason: String)

  /// The service did not respond in time.
  ///
  /// ## Troubleshooting
  /// Try again, or allow more time.
  case timedOut

  /// The service does not have the requested item.
  ///
  /// ## Troubleshooting
  /// List the available items and pick one.
  case notFound

  /// The service requires the user to sign in.
  ///
  /// ## Troubleshooting
  /// Sign in, then try again.
  case signInNeeded

  /// The user is signed in, but the credentials cannot be read or saved on this computer; the reason is
  /// technical, in English.
  ///
  /// Where the fault is known, it decides about the remedy.
  ///
  /// ## Troubleshooting
  /// Unlock the keyring or check the file that the reason names; otherwise sign in again. Where a newer version
  /// has written the record, use that version.
  case credentialsUnreadable(reason: String, fault: AccountCredentialsFault? = nil)

  /// The service ended the user's session, and does not take requests with it any more.
  ///
  /// ## Troubleshooting
  /// Sign in again, or sign out to go on without an account.
  case sessionEnded

  /// The session had to be renewed before the request, and the service did not do it; nothing was sent, and
  /// the session has not ended.
  ///
  /// ## Troubleshooting
  /// Try again later.
  case sessionNotRenewed

  /// The service is rate-limiting requests, until the given moment if it named one.
  ///
  /// ## Troubleshooting
  /// Wait until then.
  case rateLimited(until: Date?)

  /// The service refused the request, with its own code and message.
  ///
  /// ## Troubleshooting
  /// Change the request as the message says.
  case rejected(code: String?, message: String?)

  /// The service returned an error, with this status where it is known, and with its own message where it has
  /// one.
  ///
  /// ## Troubleshooting
  /// Try again later.
  case serverError(status: Int?, message: String? = nil)

  /// The service sent an unreadable response.
  ///
  /// ## Troubleshooting
  /// Check that the address is that of the service; report it if it is.
  case malformed(MalformedReason)

  /// The reader cancelled the request; not a failure.
  ///
  /// ## Troubleshooting
  /// Send the request again if its response is still needed.
  case cancelled
}

extension ServiceError {
  /// An error of the service of which neither status nor message is known.
  public static let unavailable = ServiceError.serverError(status: nil)

  /// The refusal of a service that says nothing but the status of its response, which then is the code.
  ///
  /// - Parameter status: The status, such as 403.
  /// - Returns: The refusal.
  public static func refused(status: Int) -> ServiceError { .rejected(code: "\(status)", message: nil) }

  /// The status of a refusal of which nothing else is known; `nil` for any other error.
  ///
  /// Only statuses from 400 to 499 refuse: any other number is a code of the service's own.
  public var refusalStatus: Int? {
    guard case .rejected(let code?, message: nil) = self else { return nil }
    return Int(code).flatMap { (400..<500).contains($0) ? $0 : nil }
  }

  /// The error without a word of a cached copy, for those who decide by what the service did.
  public var cause: ServiceError {
    if case .unconfirmedCopy(let cause, opensOffline: _) = self { cause } else { self }
  }
}

/// Why the credentials of an account cannot be used: a fault of its tokens, or of the file of accounts, which
/// says who is signed in.
public enum AccountCredentialsFault: Hashable, Sendable {
  /// The file of accounts is damaged: nothing but another sign-in helps.
  case damagedAccounts
  /// A newer version of this program has written the file of accounts: no sign-in helps, but that version.
  case accountsOfNewerVersion
  /// There is no token that can be used: nothing but another sign-in helps.
  case noToken
  /// The file of the tokens, or that of accounts, cannot be read: its permissions have to be corrected.
  case unreadableFile
  /// New tokens cannot be saved, so that the service was not asked for them.
  case tokenUnwritable
}

/// How far a change came that failed, as its error tells.
public enum FailedChange: Hashable, Sendable {
  /// There was no connection, or none that could be trusted: nothing was sent.
  case unconnected
  /// The service did nothing, and may do it later: when the user has signed in, has waited, or has corrected the
  /// address of the service.
  case notTaken
  /// The service refused it.
  case refused
  /// The service answered with an error of its own: it may have made the change, and works on it no longer.
  case answered
  /// No answer of the service came, or one that only says that it took the change (202) or where its result
  /// will be: it may have made the change, or be at work on it still. A web page is no answer of the service:
  /// it comes from something on the way.
  case unanswered
  /// The error does not tell whether the change was sent; the caller that cancelled it may know.
  case untold
}

extension ServiceError {
  /// How far a change came that failed with it.
  public var failedChange: FailedChange {
    switch self {
    case .offline, .malformed(.libraryMissing): .unconnected
    case .malformed(.transfer(let fault)) where fault.precedesRequest: .unconnected
    case .signInNeeded, .credentialsUnreadable, .sessionEnded, .sessionNotRenewed, .rateLimited,
      .malformed(.missingPage):
      .notTaken
    case .rejected, .notFound: .refused
    case .connectionLost, .timedOut, .malformed(.webPage), .malformed(.unexpectedStatus(202)),
      .malformed(.transfer(.unansweredRedirect)):
      .unanswered
    case .serverError, .malformed: .answered
    case .cancelled, .cacheUnreadable, .unconfirmedCopy(.offline, opensOffline: _),
      .unconfirmedCopy(.connectionLost, opensOffline: _), .unconfirmedCopy(.timedOut, opensOffline: _):
      .untold
    case .unconfirmedCopy(.malformed(.transfer(let fault)), opensOffline: _) where fault.precedesRequest:
      .untold
    case .unconfirmedCopy(let cause, opensOffline: _): cause.failedChange
    }
  }

  /// Whether it says of cached data, where nothing else was requested, that there is nothing to show.
  public var lacksCopy: Bool { cause == .offline }

  /// Whether the service may have made a change that failed with it: it was sent, and no answer tells.
  public var leavesOutcomeUnknown: Bool { failedChange == .answered || failedChange == .unanswered }

  /// Whether the service may have made a change that failed with it, also where the caller cancelled it.
  ///
  /// For a change that nobody can ask for, or that cannot be taken back.
  public var mayFollowChange: Bool { leavesOutcomeUnknown || self == .cancelled }
}

/// The reason why a response is unreadable, without any of its content.
public enum MalformedReason: Hashable, Sendable {
  /// There is no content where a document was expected.
  case empty
  /// It is a web page, of a captive portal or of another service.
  case webPage
  /// It is not a JSON document.
  case notJSON
  /// A text in the document holds half of a character, such as one that was cut within an emoji.
  case halfCharacter
  /// The document ends before it is complete.
  case incomplete
  /// The document is nested deeper than the limit.
  case tooDeep(levels: Int)
  /// The document has more values than the limit.
  case tooManyValues(limit: Int)
  /// The response has more bytes than the limit.
  case tooLarge(bytes: Int)
  /// The document has another shape than expected.
  case unexpectedShape(UnexpectedShape)
  /// It has no usable content.
  case nothingUsable
  /// It is for a different item.
  case unrelated
  /// It leads to an address that does not belong to the service.
  case foreignAddress
  /// The service does not have a page that it must have; its address may be wrong.
  case missingPage
  /// It says that a list continues, and leads to nothing new.
  case endless
  /// A list changed during each reading of its parts, so that none of the readings is whole.
  case moving
  /// Its status is unexpected.
  case unexpectedStatus(Int)
  /// Its status is 304, although the request was not conditional (RFC 9110, 15.4.5).
  case uncalledNotModified
  /// It could not be carried by the rules of HTTP, or not safely.
  case transfer(TransferFault)
  /// No request could be sent, because the library for it is missing.
  case libraryMissing
}

/// How a well-formed document differs from what was expected, without any of its content.
///
/// A place is told by positions and by the names that this program expects, from the outside in, with dots
/// between them; it is empty for the document itself.
public enum UnexpectedShape: Hashable, Sendable {
  /// There is no value with this name at a place.
  case missing(name: String, place: String)
  /// The value at a place is null.
  case null(place: String)
  /// The value at a place has another type than expected.
  case otherType(place: String)
  /// The value at a place has the right type, and cannot be used.
  case unusable(place: String)
  /// The next page of a list is not behind this one.
  case notAhead
}
