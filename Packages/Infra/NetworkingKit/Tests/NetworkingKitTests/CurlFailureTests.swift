import Testing

@testable import NetworkingKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Failures that a loopback peer cannot provoke on every system.
@Suite struct CurlFailureTests {
  @Test(arguments: [
    (
      CurlFailure(code: 5),
      HTTPClientError.notConnected(reason: "the host name of the proxy cannot be resolved")
    ),
    (CurlFailure(code: 6), .notConnected(reason: "the host name cannot be resolved")),
    (CurlFailure(code: 7, systemError: 111), .notConnected(reason: "the host refuses connections")),
    (CurlFailure(code: 28), .notConnected(reason: "the host does not answer")),
    (
      CurlFailure(code: 92),
      .connectionLost(reason: "the server ended the HTTP/2 stream before the end of the response")
    ),
    (CurlFailure(code: 1), .invalidResponse(reason: .notHTTP)),
    (CurlFailure(code: 3), .invalidRequest(reason: .address)),
    (CurlFailure(code: 8), .invalidResponse(reason: .malformedHead)),
    (
      CurlFailure(code: 18), .connectionLost(reason: "the connection was closed before the end of the body")
    ),
    (
      CurlFailure(code: 52), .connectionLost(reason: "the server closed the connection without an answer")
    ),
    (CurlFailure(code: 61), .invalidResponse(reason: .unknownCoding)),
    (CurlFailure(code: 77), .insecure(reason: .authorities)),
    (CurlFailure(code: 97), .notConnected(reason: "the proxy refuses the connection")),
    (CurlFailure(code: 12345), .connectionLost(reason: "the exchange failed; libcurl's code is 12345")),
  ])
  func `a code has its kind`(failure: CurlFailure, expected: HTTPClientError) {
    #expect(HTTPClientError(failure) == expected)
  }

  @Test(arguments: [
    (ENETUNREACH, "there is no network"), (ENETDOWN, "there is no network"),
    (EHOSTUNREACH, "the host cannot be reached"), (EHOSTDOWN, "the host cannot be reached"),
    (ETIMEDOUT, "the host does not answer"), (ECONNREFUSED, "the host refuses connections"),
    (0, "the host refuses connections"),
  ])
  func `a connection that cannot be made says why`(systemError: Int32, reason: String) {
    #expect(
      HTTPClientError(CurlFailure(code: 7, systemError: systemError)) == .notConnected(reason: reason)
    )
  }

  @Test(
    arguments: [
      ("chunk hex-length char not a hex digit: 0x7a", 0, .invalidResponse(reason: .malformedChunks)),
      ("Too large response headers: 307201 > 307200", 0, .invalidResponse(reason: .headTooLarge)),
      ("Recv failure: Connection reset by peer", 0, .connectionLost(reason: reset)),
      ("", ECONNRESET, .connectionLost(reason: reset)), ("", EPIPE, .connectionLost(reason: reset)),
    ] as [(String, Int32, HTTPClientError)]
  )
  func `a connection that breaks says why`(text: String, systemError: Int32, expected: HTTPClientError) {
    for code in [55, 56] {
      #expect(HTTPClientError(CurlFailure(code: code, text: text, systemError: systemError)) == expected)
    }
  }

  private static let reset = "the server reset the connection"

  @Test(arguments: [55, 56])
  func `a connection that breaks while something is sent or received is lost`(code: Int) {
    #expect(
      HTTPClientError(CurlFailure(code: code))
        == .connectionLost(reason: "the connection broke before the response was complete")
    )
  }

  @Test(arguments: [27, 100])
  func `fields that libcurl does not take are the response's fault`(code: Int) {
    #expect(HTTPClientError(CurlFailure(code: code)) == .invalidResponse(reason: .headTooLarge))
  }

  @Test(arguments: [53, 54, 58, 59, 66])
  func `a connection without trusted TLS is insecure`(code: Int) {
    #expect(HTTPClientError(CurlFailure(code: code)) == .insecure(reason: .handshake))
  }

  /// The words of libcurl over OpenSSL and over GnuTLS.
  @Test(arguments: [
    ("SSL certificate problem: certificate has expired", TrustFault.expired),
    ("server certificate expiration date has passed.", .expired),
    ("SSL certificate problem: certificate is not yet valid", .notYetValid),
    ("SSL: no alternative certificate subject name matches target host name 'a'", .otherHost),
    ("SSL: certificate subject name (b) does not match target hostname 'a'", .otherHost),
    ("SSL certificate problem: self-signed certificate", .selfSigned),
    ("SSL certificate problem: self signed certificate in certificate chain", .selfSigned),
    ("The certificate is not activated yet", .notYetValid),
    ("SSL: certificate subject name mismatch", .otherHost),
    ("SSL: host name mismatch", .otherHost),
    ("server certificate verification failed. CAfile: none CRLfile: none", .untrusted),
    ("SSL certificate problem: unable to get local issuer certificate", .untrusted),
  ])
  func `a refused certificate says why`(text: String, reason: TrustFault) {
    #expect(HTTPClientError(CurlFailure(code: 60, text: text)) == .insecure(reason: reason))
  }

  @Test(arguments: [51, 60, 83, 90, 91])
  func `a certificate is refused in several ways`(code: Int) {
    #expect(HTTPClientError(CurlFailure(code: code)) == .insecure(reason: .untrusted))
  }

  @Test(arguments: [35, 51, 53, 54, 58, 59, 60, 66, 77, 83, 90, 91])
  func `no request is sent over a connection that is not trusted`(code: Int) {
    #expect(HTTPClientError(CurlFailure(code: code)).saysNothingWasSent)
  }

  @Test(arguments: [18, 52, 55, 56, 92, 12345])
  func `a request may be sent over a connection that breaks`(code: Int) {
    #expect(!HTTPClientError(CurlFailure(code: code)).saysNothingWasSent)
  }

  @Test func `a redirect away from https comes after a request`() {
    #expect(!HTTPClientError.insecure(reason: .downgrade(host: "a")).saysNothingWasSent)
  }

  @Test func `a certificate that is refused in the handshake says why`() {
    let failure = CurlFailure(code: 35, text: "SSL certificate problem: certificate has expired")

    #expect(HTTPClientError(failure) == .insecure(reason: .expired))
  }

  @Test(
    arguments: [
      ("Recv failure: Connection reset by peer", 0), ("error:0A000126:SSL routines::unexpected EOF", 0),
      ("OpenSSL SSL_connect: SSL_ERROR_SYSCALL in connection", 0),
      ("The TLS connection was non-properly terminated.", 0), ("", ECONNRESET),
    ] as [(String, Int32)]
  )
  func `a handshake that is broken off is a lost connection`(text: String, systemError: Int32) {
    #expect(
      HTTPClientError(CurlFailure(code: 35, text: text, systemError: systemError))
        == .connectionLost(reason: "the server closed the connection during the TLS handshake")
    )
  }

  @Test(arguments: [
    ("OpenSSL/3.0.19: error:0A00010B:SSL routines::wrong version number", TrustFault.notTLS),
    ("gnutls_handshake() failed: An unexpected TLS packet was received.", .notTLS),
    ("schannel: unexpected message", .notTLS),
    ("error:0A000410:SSL routines::sslv3 alert handshake failure", .handshake),
  ])
  func `a refused handshake says why`(text: String, reason: TrustFault) {
    #expect(HTTPClientError(CurlFailure(code: 35, text: text)) == .insecure(reason: reason))
  }

  @Test func `the text of libcurl does not come along`() {
    for code in 1...101 {
      let error = HTTPClientError(CurlFailure(code: code, text: "secret in the text"))
      #expect(!String(describing: error).contains("secret"))
    }
  }
}
