#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How libcurl explains that a transfer failed.
struct CurlFailure: Hashable, Sendable {
  /// A number of libcurl's `CURLcode`.
  let code: Int
  /// libcurl's own words, which differ between its TLS libraries and may contain addresses.
  var text = ""
  /// The `errno` of the connection, 0 when there is none.
  var systemError: Int32 = 0

  fileprivate func mentions(_ words: String...) -> Bool {
    let text = text.lowercased()
    return words.contains(where: text.contains)
  }
}

extension HTTPClientError {
  /// Sorts a failure into our own kinds; libcurl's words decide where its codes are too coarse, and are not shown.
  init(_ failure: CurlFailure) {
    switch failure.code {
    case 1: self = .invalidResponse(reason: .notHTTP)
    case 3: self = .invalidRequest(reason: .address)
    case 5: self = .notConnected(reason: "the host name of the proxy cannot be resolved")
    case 6: self = .notConnected(reason: "the host name cannot be resolved")
    case 7: self = .notConnected(reason: Self.refusal(failure.systemError))
    case 8: self = .invalidResponse(reason: .malformedHead)
    case 18: self = .connectionLost(reason: "the connection was closed before the end of the body")
    case 27, 100: self = .invalidResponse(reason: .headTooLarge)
    case 28: self = .notConnected(reason: "the host does not answer")
    case 35: self = Self.handshake(failure)
    case 51, 60, 83, 90, 91: self = .insecure(reason: Self.distrust(failure))
    case 53, 54, 58, 59, 66: self = .insecure(reason: .handshake)
    case 52: self = .connectionLost(reason: "the server closed the connection without an answer")
    case 55, 56: self = Self.interruption(failure)
    case 61: self = .invalidResponse(reason: .unknownCoding)
    case 77: self = .insecure(reason: .authorities)
    case 92:
      self = .connectionLost(reason: "the server ended the HTTP/2 stream before the end of the response")
    case 97: self = .notConnected(reason: "the proxy refuses the connection")
    default:
      self = .connectionLost(reason: "the exchange failed; libcurl's code is " + String(failure.code))
    }
  }

  private static func refusal(_ systemError: Int32) -> String {
    switch systemError {
    case ENETUNREACH, ENETDOWN: "there is no network"
    case EHOSTUNREACH, EHOSTDOWN: "the host cannot be reached"
    case ETIMEDOUT: "the host does not answer"
    default: "the host refuses connections"
    }
  }

  private static func handshake(_ failure: CurlFailure) -> HTTPClientError {
    if failure.mentions("certificate") { return .insecure(reason: distrust(failure)) }
    if failure.systemError == ECONNRESET || failure.mentions("reset", "eof", "syscall", "terminated") {
      return .connectionLost(reason: "the server closed the connection during the TLS handshake")
    }
    if failure.mentions("wrong version", "unexpected tls packet", "unexpected message") {
      return .insecure(reason: .notTLS)
    }
    return .insecure(reason: .handshake)
  }

  private static func distrust(_ failure: CurlFailure) -> TrustFault {
    if failure.mentions("expired", "expiration") { return .expired }
    if failure.mentions("not yet valid", "not activated") { return .notYetValid }
    if failure.mentions("subject name", "host name", "hostname") { return .otherHost }
    if failure.mentions("self-signed", "self signed") { return .selfSigned }
    return .untrusted
  }

  private static func interruption(_ failure: CurlFailure) -> HTTPClientError {
    if failure.mentions("chunk") { return .invalidResponse(reason: .malformedChunks) }
    if failure.mentions("header") { return .invalidResponse(reason: .headTooLarge) }
    if failure.systemError == ECONNRESET || failure.systemError == EPIPE || failure.mentions("reset") {
      return .connectionLost(reason: "the server reset the connection")
    }
    return .connectionLost(reason: "the connection broke before the response was complete")
  }
}
