import ClockFakes
import Foundation
import NetworkingKit
import Testing

@testable import LoopbackSockets
@testable import Sandbox

/// What a served sandbox changes in answers, and how it begins and ends.
@Suite(.timeLimit(.minutes(5))) struct SandboxServerAnswerTests {
  private static let host = "plain.example.com"
  private let served: ServedSandbox

  init() throws {
    served = try ServedSandbox([PlainService()])
  }

  private func server(_ services: [any SandboxService]) throws -> SandboxServer {
    try SandboxServer(hosts: [Self.host], over: SandboxTransport(services: services)) { work in
      Thread.detachNewThread(work)
      return true
    }
  }

  /// Sends bytes and nothing more, and reads until the other side closes, on a thread of its own.
  private func exchange(_ request: String) async throws -> String {
    let port = try #require(served.ports[Self.host])
    return await withCheckedContinuation { answer in
      Thread.detachNewThread {
        let client = StreamSocket(port: port)
        _ = client.deliver(request.utf8)
        client.finishSending()
        answer.resume(returning: client.rest())
      }
    }
  }

  // MARK: - Answers

  @Test func `what is neither JSON nor a form is given as it is`() async throws {
    let url = try served.local(try #require(URL(string: "https://\(Self.host)/picture")))

    let response = try await ServedSandbox.makeTransport().send(HTTPRequest(url: url))

    #expect(response.body == PlainService.picture)
  }

  @Test func `an answer to HEAD keeps the length of its JSON`() async throws {
    let text = try await exchange("HEAD /json HTTP/1.0\r\nHost: localhost\r\n\r\n")

    #expect(text.contains("\r\nContent-Length: 77\r\n"))
    #expect(text.hasSuffix("\r\n\r\n"))
  }

  @Test func `a failure of the network is a bad gateway`() async throws {
    let server = try server([])
    defer { server.stop() }
    #expect(server.start())
    let port = try #require(server.ports[Self.host])
    let url = try #require(URL(string: "http://127.0.0.1:\(port)/"))

    let response = try await ServedSandbox.makeTransport().send(HTTPRequest(url: url))

    #expect(response.status.rawValue == 502)
    #expect(response.fields[.contentType] == "text/plain")
    #expect(response.body.isEmpty)
  }

  // MARK: - Connections

  @Test func `a connection that has ended makes room for another one`() async throws {
    for _ in 1...130 {
      let text = try await exchange("GET /json HTTP/1.0\r\nHost: localhost\r\n\r\n")
      #expect(text.hasPrefix("HTTP/1.1 200 "))
    }
  }

  @Test func `connections end with the server`() async throws {
    let clock = ManualClock()
    let server = try server([PlainService(beforeAnswer: clock)])
    #expect(server.start())
    let client = StreamSocket(port: try #require(server.ports[Self.host]))
    _ = client.deliver("GET /json HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8)
    await clock.waitForSleeps(1)

    server.stop()

    let event = client.receive(within: .seconds(20))
    clock.advance(by: .seconds(1))
    guard case .gone = event else {
      Issue.record("The connection is still open: \(event)")
      return
    }
  }

  // MARK: - Beginning

  @Test func `the hosts have ports one after the other from the first one on`() throws {
    for _ in 1...20 {
      let free = try ListeningSocket()
      // The port is given back when waiting for connections has ended.
      free.wake()
      _ = free.nextConnection()
      let found = try? SandboxServer(
        hosts: ["b.example.com", "a.example.com"],
        over: SandboxTransport(services: []),
        firstPort: free.port
      ) { work in
        Thread.detachNewThread(work)
        return true
      }
      guard let server = found else { continue }
      #expect(server.ports == ["b.example.com": free.port, "a.example.com": free.port + 1])
      #expect(server.start())
      server.stop()
      return
    }
    Issue.record("No two neighbouring ports were free.")
  }

  @Test func `without threads nothing is served`() throws {
    let server = try SandboxServer(hosts: [Self.host], over: SandboxTransport(services: [])) { _ in false }

    #expect(!server.start())
  }
}

/// A service with a picture, and with JSON whose length it tells for HEAD.
private struct PlainService: SandboxService {
  static let picture = Data([0x89, 0xFF]) + Data("https://plain.example.com/".utf8)

  /// Where each answer waits for a second; `nil` without waiting.
  var beforeAnswer: ManualClock?

  var hosts: Set<String> { ["plain.example.com"] }

  func response(to request: HTTPRequest) async -> HTTPResponse {
    try? await beforeAnswer?.sleep(for: .seconds(1))
    guard request.url.path() == "/picture" else {
      let body = request.method == .head ? Data() : Data("{}".utf8)
      let fields: HTTPFields = [.contentType: "application/json", .contentLength: "77"]
      return HTTPResponse(status: .ok, fields: fields, body: body)
    }
    return HTTPResponse(status: .ok, fields: [.contentType: "image/png"], body: Self.picture)
  }

  func errorBody(_ status: HTTPStatus, for request: HTTPRequest) -> ServiceBody {
    ServiceBody(mediaType: "text/plain", data: Data())
  }
}
