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

  @Test(arguments: ["application/json", "application/x-www-form-urlencoded", "text/html"])
  func `an answer to HEAD has no length where addresses in the content are changed`(type: String)
    async throws
  {
    let path = "/typed/\(type)"
    let head = try await exchange("HEAD \(path) HTTP/1.0\r\nHost: localhost\r\n\r\n")
    let get = try await exchange("GET \(path) HTTP/1.0\r\nHost: localhost\r\n\r\n")

    let isAsItIs = type == "text/html"
    #expect(head.contains("\r\nContent-Length: 77\r\n") == isAsItIs)
    #expect(head.contains("Content-Length") == isAsItIs)
    #expect(head.hasSuffix("\r\n\r\n"))
    #expect(get.contains("\r\nContent-Length: 2\r\n"))
  }

  @Test(arguments: ["/api/json/v1/1/categories.php", "/api/json/v1/1/lookup.php?i=52893"])
  func `the fields of HEAD are those of GET, but for a length that nobody knows`(path: String) async throws {
    let host = "www.themealdb.com"
    let served = try ServedSandbox([RecipesService(seed: 7) { SettableDate.start }])
    let url = try served.local(try #require(URL(string: "https://\(host)\(path)")))
    let transport = ServedSandbox.makeTransport()

    let head = try await transport.send(HTTPRequest(method: .head, url: url))
    let get = try await transport.send(HTTPRequest(url: url))

    #expect(get.fields[.contentLength] == String(get.body.count))
    #expect(head.status == get.status && head.body.isEmpty)
    var fields = get.fields
    fields[.contentLength] = nil
    #expect(head.fields == fields)
    withExtendedLifetime(served) {}
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

  @Test func `a guest has its paths at the port of its host, and addresses lead there`() async throws {
    let guests = [
      SandboxServer.Guest("guest.example.com", at: Self.host, paths: ["/h/", "/g/"]),
      SandboxServer.Guest("lost.example.com", at: "nowhere.example.com", paths: ["/json"]),
    ]
    let transport = SandboxTransport(services: [PlainService(), GuestService()])
    let server = try SandboxServer(hosts: [Self.host], guests: guests, over: transport) { work in
      Thread.detachNewThread(work)
      return true
    }
    defer { server.stop() }
    #expect(server.start())
    let port = try #require(server.ports[Self.host])
    let here = "http://127.0.0.1:\(port)"
    func get(_ path: String) async throws -> String {
      let url = try #require(URL(string: here + path))
      let response = try await ServedSandbox.makeTransport().send(HTTPRequest(url: url))
      return String(decoding: response.body, as: UTF8.self)
    }

    #expect(server.ports == [Self.host: port, "guest.example.com": port])
    #expect(try await get("/g/1?a=%20b") == "\"\(here)/g/1?a=%20b\"")
    #expect(try await get("/h/") == "\"\(here)/h/\"")
    #expect(try await get("/g") == "{}")
    #expect(try await get("/json?/g/") == "{}")
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

/// A service that answers with the address it was asked at, as JSON.
private struct GuestService: SandboxService {
  var hosts: Set<String> { ["guest.example.com", "lost.example.com"] }

  func response(to request: HTTPRequest) async -> HTTPResponse {
    let body = Data("\"\(request.url.absoluteString)\"".utf8)
    return HTTPResponse(status: .ok, fields: [.contentType: "application/json"], body: body)
  }

  func errorBody(_ status: HTTPStatus, for request: HTTPRequest) -> ServiceBody {
    ServiceBody(mediaType: "text/plain", data: Data())
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
      let (path, typed) = (request.url.path(), "/typed/")
      let type = path.hasPrefix(typed) ? String(path.dropFirst(typed.count)) : "application/json"
      let fields: HTTPFields = [.contentType: type, .contentLength: "77"]
      return HTTPResponse(status: .ok, fields: fields, body: body)
    }
    return HTTPResponse(status: .ok, fields: [.contentType: "image/png"], body: Self.picture)
  }

  func errorBody(_ status: HTTPStatus, for request: HTTPRequest) -> ServiceBody {
    ServiceBody(mediaType: "text/plain", data: Data())
  }
}
