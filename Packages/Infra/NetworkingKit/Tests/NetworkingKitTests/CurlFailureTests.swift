import Testing

@testable import NetworkingKit

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
    (CurlFailure(code: 97), .notConnected(reason: "the proxy refuses the connection")),
    (CurlFailure(code: 12345), .connectionLost(reason: "the exchange failed; libcurl's code is 12345")),
  ])
  func `a code has its kind`(failure: CurlFailure, expected: HTTPClientError) {
    #expect(HTTPClientError(failure) == expected)
  }

  /// The words of libcurl over OpenSSL and over GnuTLS.
  @Test(arguments: [
    ("SSL certificate problem: certificate has expired", "has expired"),
    ("server certificate expiration date has passed.", "has expired"),
    ("SSL certificate problem: certificate is not yet valid", "is not yet valid"),
    ("SSL: no alternative certificate subject name matches target host name 'a'", "is for another host"),
    ("SSL: certificate subject name (b) does not match target hostname 'a'", "is for another host"),
    ("SSL certificate problem: self-signed certificate", "is self-signed"),
    ("server certificate verification failed. CAfile: none CRLfile: none", "is not trusted"),
    ("SSL certificate problem: unable to get local issuer certificate", "is not trusted"),
  ])
  func `a refused certificate says why`(text: String, reason: String) {
    #expect(
      HTTPClientError(CurlFailure(code: 60, text: text))
        == .insecure(reason: "the certificate of the server " + reason)
    )
  }

  @Test(arguments: [
    ("OpenSSL/3.0.19: error:0A00010B:SSL routines::wrong version number", "the server does not speak TLS"),
    ("gnutls_handshake() failed: An unexpected TLS packet was received.", "the server does not speak TLS"),
    ("error:0A000410:SSL routines::sslv3 alert handshake failure", "no trusted TLS connection could be made"),
  ])
  func `a refused handshake says why`(text: String, reason: String) {
    #expect(HTTPClientError(CurlFailure(code: 35, text: text)) == .insecure(reason: reason))
  }

  @Test func `the text of libcurl does not come along`() {
    for code in 1...101 {
      let error = HTTPClientError(CurlFailure(code: code, text: "secret in the text"))
      #expect(!String(describing: error).contains("secret"))
    }
  }
}
