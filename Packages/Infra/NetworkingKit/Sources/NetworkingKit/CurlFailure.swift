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
    case 1: self = .invalidResponse(reason: "the answer is not HTTP")
    case 3: self = .invalidRequest(reason: "the address cannot be used")
    case 5: self = .notConnected(reason: "the host name of the proxy cannot be resolved")
    case 6: self = .notConnected(reason: "the host name cannot be resolved")
    case 7: self = .notConnected(reason: Self.refusal(failure.systemError))
    case 8: self = .invalidResponse(reason: "the head of the response is malformed")
    case 18: self = .connectionLost(reason: "the connection was closed before the end of the body")
    case 27, 100: self = .invalidResponse(reason: "the fields of the response are malformed or too long")
    case 28: self = .notConnected(reason: "the host does not answer")
    case 35: self = Self.handshake(failure)
    case 51, 60, 83, 90, 91: self = .insecure(reason: Self.distrust(failure))
    case 53, 54, 58, 59, 66: self = .insecure(reason: "no trusted TLS connection could be made")
    case 52: self = .connectionLost(reason: "the server closed the connection without an answer")
    case 55, 56: self = Self.interruption(failure)
    case 61: self = .invalidResponse(reason: "the transfer coding of the body is unknown")
    case 77: self = .insecure(reason: "the file of certificate authorities cannot be read")
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
      return .insecure(reason: "the server does not speak TLS")
    }
    return .insecure(reason: "no trusted TLS connection could be made")
  }

  private static func distrust(_ failure: CurlFailure) -> String {
    if failure.mentions("expired", "expiration") { return "the certificate of the server has expired" }
    if failure.mentions("not yet valid", "not activated") {
      return "the certificate of the server is not yet valid"
    }
    if failure.mentions("subject name", "host name", "hostname") {
      return "the certificate of the server is for another host"
    }
    if failure.mentions("self-signed", "self signed") {
      return "the certificate of the server is self-signed"
    }
    return "the certificate of the server is not trusted"
  }

  private static func interruption(_ failure: CurlFailure) -> HTTPClientError {
    if failure.mentions("chunk") { return .invalidResponse(reason: "the chunks of the body are malformed") }
    if failure.mentions("header") {
      return .invalidResponse(reason: "the fields of the response are malformed or too long")
    }
    if failure.systemError == ECONNRESET || failure.systemError == EPIPE || failure.mentions("reset") {
      return .connectionLost(reason: "the server reset the connection")
    }
    return .connectionLost(reason: "the connection broke before the response was complete")
  }
}
