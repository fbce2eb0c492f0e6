#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Why there is no response to a request.
///
/// Reasons have no secrets: an address in them has neither query nor user. Texts among them are short, technical,
/// and in English.
public enum HTTPClientError: Error, Hashable, Sendable {
  /// The request cannot be sent as it is.
  ///
  /// ## Troubleshooting
  /// Check the address: it must be absolute, and `https` unless it is a loopback address.
  case invalidRequest(reason: RequestFault)

  /// Nothing was reached: no network, no such host, connection refused.
  ///
  /// ## Troubleshooting
  /// Check the connection and the host name, then try again.
  case notConnected(reason: String)

  /// The shared library that makes connections is not installed; nothing was sent.
  ///
  /// ## Troubleshooting
  /// Install libcurl 7.68 or later.
  case libraryMissing

  /// The connection was made and then broke before the response was complete.
  ///
  /// ## Troubleshooting
  /// Try again; if it persists, the server or something on the way cuts the exchange.
  case connectionLost(reason: String)

  /// The deadline passed before the response was complete.
  ///
  /// ## Troubleshooting
  /// Try again, or allow more time.
  case timedOut(after: Duration)

  /// No trusted connection could be made: a bad certificate, or a redirect from https to http.
  ///
  /// ## Troubleshooting
  /// Check the clock of this machine and the certificate of the server; verification cannot be turned off.
  case insecure(reason: TrustFault)

  /// The body, encoded or decoded, has more bytes than the limit.
  ///
  /// ## Troubleshooting
  /// Ask for less, or raise the limit where the client is built.
  case bodyTooLarge(limit: Int)

  /// A redirect was not followed: too many, to a place that is not allowed, or without an address; or it led from a
  /// change that may have been made to no answer.
  ///
  /// ## Troubleshooting
  /// Point the client at the final address; behind a change, find out first whether it was made.
  case redirectRefused(reason: RedirectFault)

  /// The server said before that it wants no request until this moment; nothing was sent.
  ///
  /// ## Troubleshooting
  /// Wait until then.
  case rateLimited(until: Date)

  /// The response is not valid HTTP.
  ///
  /// ## Troubleshooting
  /// Check that the address belongs to an HTTP service.
  case invalidResponse(reason: ResponseFault)

  /// The credentials of the account cannot be read or saved on this computer; nothing was sent.
  ///
  /// Where the fault is known, it decides about the remedy.
  ///
  /// ## Troubleshooting
  /// Do what the reason names, or sign in again.
  case credentialsUnavailable(reason: String, fault: CredentialsFault? = nil)

  /// The credentials of the account were not renewed, by the service or in time, and are still valid for
  /// another try; nothing was sent.
  ///
  /// ## Troubleshooting
  /// Try again later.
  case renewalFailed

  /// No answer came when the credentials of the account were to be renewed: the connection was lost, or, as
  /// `isTimeout` tells, the time for it was over; the request itself was not sent.
  ///
  /// ## Troubleshooting
  /// Try again later.
  case renewalUnanswered(isTimeout: Bool)

  /// The service ended the session of the account, whose credentials cannot be renewed; nothing was sent.
  ///
  /// ## Troubleshooting
  /// Sign in again, or sign out.
  case sessionEnded

  /// The caller cancelled the request; not a failure.
  ///
  /// ## Troubleshooting
  /// Send the request again if its response is still needed.
  case cancelled
}

extension HTTPClientError {
  /// Whether the request did not leave this computer.
  ///
  /// Any other error may be of a request that the server has received. A request follows the handshake, so
  /// that none was sent where the connection is not trusted; a redirect to `http` answers one.
  public var saysNothingWasSent: Bool {
    switch self {
    case .connectionLost, .timedOut, .insecure(reason: .downgrade(host: _)), .bodyTooLarge, .redirectRefused,
      .invalidResponse, .cancelled:
      false
    case .invalidRequest, .notConnected, .libraryMissing, .insecure, .rateLimited, .credentialsUnavailable,
      .renewalFailed, .renewalUnanswered, .sessionEnded:
      true
    }
  }
}

/// Why the credentials of an account cannot be used: a fault of its tokens, or of the file of accounts, which
/// says who is signed in.
public enum CredentialsFault: Hashable, Sendable {
  /// The file of accounts is damaged: nothing but another sign-in helps.
  case damagedAccounts
  /// A newer version of the program has written the file of accounts: no sign-in helps, but that version.
  case accountsOfNewerVersion
  /// There is no token that can be used: nothing but another sign-in helps.
  case noToken
  /// The file of the tokens, or that of accounts, cannot be read: its permissions have to be corrected.
  case unreadableFile
  /// New tokens cannot be saved, so that the service was not asked for them.
  case tokenUnwritable
}
