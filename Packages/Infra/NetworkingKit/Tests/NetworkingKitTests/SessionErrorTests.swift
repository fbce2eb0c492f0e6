import Foundation
import Testing

@testable import NetworkingKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Codes that a loopback peer cannot provoke on every system.
@Suite struct SessionErrorTests {
  private let limits = HTTPLimits(bodyBytes: 7, duration: .seconds(3))

  @Test(arguments: [
    (URLError.Code.cancelled, HTTPClientError.cancelled),
    (.timedOut, .timedOut(after: .seconds(3))),
    (.badURL, .invalidRequest(reason: "the address cannot be used")),
    (.cannotFindHost, .notConnected(reason: "the host name cannot be resolved")),
    (.cannotConnectToHost, .notConnected(reason: "the host refuses connections")),
    (.notConnectedToInternet, .notConnected(reason: "there is no network")),
    (.networkConnectionLost, .connectionLost(reason: "the connection was reset")),
    (.serverCertificateUntrusted, .insecure(reason: "no trusted TLS connection could be made")),
    (.serverCertificateHasBadDate, .insecure(reason: "no trusted TLS connection could be made")),
    (.cannotDecodeContentData, .invalidResponse(reason: "the answer is not understandable HTTP")),
    (.dataLengthExceedsMaximum, .bodyTooLarge(limit: 7)),
    (.unknown, .connectionLost(reason: "the connection ended before the response was complete")),
  ])
  func `a code has its kind`(code: URLError.Code, expected: HTTPClientError) {
    #expect(HTTPClientError(sessionError: URLError(code), limits: limits) == expected)
  }

  @Test(arguments: [
    "SSL certificate problem: certificate has expired",
    "SSL: no alternative certificate subject name matches target host name",
    "SSL certificate problem: self-signed certificate",
    "error:0A00010B:SSL routines::wrong version number",
  ])
  func `an unknown code is told by its text`(text: String) {
    let error = URLError(.unknown, userInfo: [NSLocalizedDescriptionKey: text])

    #expect(
      HTTPClientError(sessionError: error, limits: limits)
        == .insecure(reason: "no trusted TLS connection could be made")
    )
  }

  @Test func `the text of the system does not come along`() {
    let error = URLError(.unknown, userInfo: [NSLocalizedDescriptionKey: "secret in the text"])

    #expect(!String(describing: HTTPClientError(sessionError: error, limits: limits)).contains("secret"))
  }
}
