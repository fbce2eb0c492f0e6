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

  private func request() throws -> HTTPRequestSummary {
    HTTPRequestSummary(HTTPRequest(url: try #require(URL(string: "https://service.example/a"))))
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
