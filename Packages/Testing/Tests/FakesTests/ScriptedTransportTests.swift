import Foundation
import HTTPFakes
import NetworkingKit
import Testing

@Suite struct ScriptedTransportTests {
  private let transport = ScriptedTransport()

  private func request(_ path: String) throws -> HTTPRequest {
    HTTPRequest(url: try #require(URL(string: "https://example.com/" + path)))
  }

  @Test func `without an answer there is no connection, and the request is remembered`() async throws {
    let request = try request("first")

    await #expect(throws: HTTPClientError.notConnected(reason: "no answer was set")) {
      try await transport.send(request)
    }
    #expect(transport.requests == [request])
  }

  @Test func `the answer that was set last is given to every further request`() async throws {
    let (first, second) = (try request("first"), try request("second"))
    transport.answers(HTTPResponse(status: .ok))
    #expect(try await transport.send(first).status == .ok)

    transport.answers(HTTPResponse(status: .gone))

    #expect(try await transport.send(second).status == .gone)
    #expect(try await transport.send(first).status == .gone)
    #expect(transport.requests == [first, second, first])
  }

  @Test func `a closure answers each request`() async throws {
    transport.answers { request in HTTPResponse(status: .ok, body: Data(request.url.path().utf8)) }

    let response = try await transport.send(request("third"))

    #expect(response.body == Data("/third".utf8))
  }

  @Test func `a failure is thrown until there is another answer`() async throws {
    transport.fails(.renewalFailed)
    for _ in 1...2 {
      await #expect(throws: HTTPClientError.renewalFailed) { try await transport.send(request("")) }
    }

    transport.answers(HTTPResponse(status: .ok))

    #expect(try await transport.send(request("")).status == .ok)
  }
}
