import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Why there is no response to a request.
///
/// Reasons are short technical texts without secrets; an address in them has neither query nor user.
public enum HTTPClientError: Error, Hashable, Sendable {
  /// The request cannot be sent as it is.
  ///
  /// ## Troubleshooting
  /// Check the address: it must be absolute, and `https` unless it is a loopback address.
  case invalidRequest(reason: String)

  /// Nothing was reached: no network, no such host, connection refused.
  ///
  /// ## Troubleshooting
  /// Check the connection and the host name, then try again.
  case notConnected(reason: String)

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
  case insecure(reason: String)

  /// The decoded body is larger than the client accepts.
  ///
  /// ## Troubleshooting
  /// Ask for less, or raise the limit where the client is built.
  case bodyTooLarge(limit: Int)

  /// A redirect was not followed: too many, to a place that is not allowed, or without an address.
  ///
  /// ## Troubleshooting
  /// Point the client at the final address.
  case redirectRefused(reason: String)

  /// What came back is not an HTTP response that can be understood.
  ///
  /// ## Troubleshooting
  /// Check that the address belongs to an HTTP service.
  case invalidResponse(reason: String)

  /// The caller gave up; not a failure.
  ///
  /// ## Troubleshooting
  /// Nothing to mend.
  case cancelled
}

extension HTTPClientError {
  /// Sorts a failure of the session into our own kinds.
  ///
  /// On Linux the code is often "unknown" (-1), and the text of libcurl is all there is to go by.
  init(sessionError error: any Error, limits: HTTPLimits) {
    let code = (error as? URLError)?.code ?? .unknown
    self = Self.known(code, limits: limits) ?? Self.guessed(from: error.localizedDescription)
  }

  private static func known(_ code: URLError.Code, limits: HTTPLimits) -> Self? {
    switch code {
    case .cancelled: .cancelled
    case .timedOut: .timedOut(after: limits.duration)
    case .badURL: .invalidRequest(reason: "the address cannot be used")
    case .cannotFindHost, .dnsLookupFailed: .notConnected(reason: "the host name cannot be resolved")
    case .cannotConnectToHost: .notConnected(reason: "the host refuses connections")
    case .notConnectedToInternet, .internationalRoamingOff, .callIsActive, .dataNotAllowed:
      .notConnected(reason: "there is no network")
    case .badServerResponse: .connectionLost(reason: "the server closed the connection without an answer")
    case .networkConnectionLost: .connectionLost(reason: "the connection was reset")
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
      .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
      .insecure(reason: "no trusted TLS connection could be made")
    case .unsupportedURL, .cannotParseResponse, .cannotDecodeRawData, .cannotDecodeContentData:
      .invalidResponse(reason: "the answer is not understandable HTTP")
    case .dataLengthExceedsMaximum: .bodyTooLarge(limit: limits.bodyBytes)
    default: nil
    }
  }

  private static func guessed(from description: String) -> Self {
    let text = description.lowercased()
    if ["ssl", "tls", "certificate"].contains(where: text.contains) {
      return .insecure(reason: "no trusted TLS connection could be made")
    }
    // "out of memory" is what libcurl says about a field line beyond its own limit.
    if ["header", "out of memory"].contains(where: text.contains) {
      return .invalidResponse(reason: "the fields of the response are malformed or too long")
    }
    if text.contains("content-length") {
      return .invalidResponse(reason: "the announced length of the body is not a number")
    }
    if ["content encoding", "failed writing"].contains(where: text.contains) {
      return .invalidResponse(reason: "the content encoding of the body is unknown or damaged")
    }
    if text.contains("chunked") { return .invalidResponse(reason: "the chunks of the body are malformed") }
    return .connectionLost(reason: "the connection ended before the response was complete")
  }
}
