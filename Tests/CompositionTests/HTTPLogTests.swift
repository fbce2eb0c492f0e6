import NetworkingKit
import Synchronization
import Testing

@testable import TesseraApp

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct HTTPLogTests {
  @Test(arguments: [true, false])
  func `a request that the sandbox answers is marked as not sent`(isSandboxed: Bool) throws {
    let text = try written(.sending(try request()), isSandboxed: isSandboxed)

    #expect(text.contains("GET https://service.example/a"))
    #expect(text.contains("(sandbox, not sent)") == isSandboxed)
    #expect(text.hasSuffix("\n"))
  }

  @Test(arguments: [(200, false), (299, false), (304, true), (404, true), (500, true)])
  func `the number of a request is logged where the answer is none to use`(
    code: Int,
    isLogged: Bool
  ) throws {
    let text = try written(
      .received(
        try request(),
        HTTPStatus(rawValue: code),
        bytes: 12,
        duration: .milliseconds(3),
        requestID: "A1B2"
      )
    )

    #expect(text.contains("response \(code)"))
    #expect(text.contains("12"))
    #expect(text.contains("A1B2") == isLogged)
  }

  @Test func `fields of a request are logged in lower case, repeated ones together`() throws {
    let text = try written(.sending(try request(["X-Two": "1", "Accept": "a/b", "x-two": "2"])))

    #expect(text.hasSuffix(" debug http: GET https://service.example/a accept=a/b x-two=1, 2\n"))
  }

  @Test func `another attempt is worth a notice, and a failure a warning`() throws {
    let status = RetryReason.status(HTTPStatus(rawValue: 503))

    let retry = try written(.retrying(try request(), after: .milliseconds(250), because: status))
    let failure = try written(.failed(try request(), .cancelled, duration: .milliseconds(3)))

    #expect(retry.hasSuffix(" notice http: retrying in \(Duration.milliseconds(250)): status 503\n"))
    #expect(failure.contains(" warning http: failed: cancelled"))
    #expect(failure.hasSuffix(" duration=\(Duration.milliseconds(3))\n"))
  }

  @Test func `a redirect is logged with where it leads`() throws {
    let text = try written(.redirecting(HTTPStatus(rawValue: 302), to: try request()))

    #expect(text.hasSuffix(" debug http: redirected (302) to https://service.example/a\n"))
  }

  @Test(arguments: HTTPRequestSummary.secretItems.sorted())
  func `what is secret in an address is secret in an error, too`(name: String) throws {
    let error = HTTPClientError.connectionLost(reason: "to /cb?\(name)=abc&page=2")

    let text = try written(.failed(try request(), error, duration: .zero))

    #expect(text.contains("/cb?\(name)=<redacted>&page=2"))
  }

  @Test(arguments: HTTPRequestSummary.secretFields.map(\.rawName).sorted())
  func `what is secret in a request is secret in an error, too`(name: String) throws {
    let text = try written(
      .failed(try request(), .connectionLost(reason: "\(name): abc"), duration: .zero)
    )

    #expect(text.contains("\(name): <redacted>"))
    #expect(!text.contains("abc"))
  }

  private func request(_ fields: HTTPFields = [:]) throws -> HTTPRequestSummary {
    let url = try #require(URL(string: "https://service.example/a"))
    return HTTPRequestSummary(HTTPRequest(url: url, fields: fields))
  }

  private final class Written: Sendable {
    let text = Mutex("")
  }

  private func written(_ event: HTTPEvent, isSandboxed: Bool = false) throws -> String {
    let written = Written()
    var context = try TesseraRun().context(["users"], [:], .pipes)
    context.errorOutput.write = { text in written.text.withLock { $0 += text } }
    HTTPLog(context).write(event, isSandboxed: isSandboxed)
    return written.text.withLock(\.self)
  }
}
