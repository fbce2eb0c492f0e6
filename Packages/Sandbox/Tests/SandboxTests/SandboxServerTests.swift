import ClockFakes
import Foundation
import NetworkingKit
import Testing

@testable import LoopbackSockets
@testable import Sandbox

@Suite struct SandboxServerTests {
  private static let host = "echo.example.com"
  private let served: ServedSandbox

  init() throws {
    served = try ServedSandbox([AddressService()])
  }

  @Test func `addresses in fields and in JSON lead to the port, also with escaped slashes`() async throws {
    let url = try served.local(try #require(URL(string: "https://\(Self.host)/json")))
    let transport = ServedSandbox.makeTransport()
    let response = try await transport.send(HTTPRequest(url: url))
    let port = try #require(served.ports[Self.host])
    let text = String(decoding: response.body, as: UTF8.self)

    #expect(response.fields["link"] == "<http://127.0.0.1:\(port)/next>; rel=\"next\"")
    #expect(
      text
        == #"{"a":"http://127.0.0.1:\#(port)/x","b":"http:\/\/127.0.0.1:\#(port)\/y","c":"https://example.com/"}"#
    )
    #expect(response.fields[.contentLength] == "\(response.body.count)")
  }

  @Test func `an address in a form leads to the port too`() async throws {
    let text = try await exchange("GET /form HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    let port = try #require(served.ports[Self.host])

    #expect(text.hasSuffix("\r\n\r\na=http%3A%2F%2F127.0.0.1%3A\(port)%2Fx&b=https%3A%2F%2Fexample.com%2F"))
  }

  @Test(arguments: ["application/json", nil] as [String?])
  func `a code names the page of the served sign-in, as JSON and as a form`(accept: String?) async throws {
    let served = try ServedSandbox([GitHubLoginService(now: { .now })])
    let url = try served.local(try #require(URL(string: "https://github.com/login/device/code")))
    let transport = ServedSandbox.makeTransport()
    var fields: HTTPFields = [.contentType: "application/x-www-form-urlencoded"]
    fields[.accept] = accept

    let response = try await transport.send(
      HTTPRequest(method: .post, url: url, fields: fields, body: Data("client_id=Ov23a".utf8))
    )

    let text = String(decoding: response.body, as: UTF8.self).removingPercentEncoding ?? ""
    let port = try #require(served.ports["github.com"])
    #expect(text.contains("http://127.0.0.1:\(port)/login/device"))
    #expect(!text.contains("github.com"))
    let page = try await transport.send(
      HTTPRequest(url: try #require(URL(string: "http://127.0.0.1:\(port)/login/device")))
    )
    #expect(page.status == .ok)
    #expect(String(decoding: page.body, as: UTF8.self).contains("go back to the terminal"))
  }

  @Test(arguments: [
    ("GET /json HTTP/1.1\r\nHost: evil.example.com\r\n\r\n", "421"), ("GET /json HTTP/1.1\r\n\r\n", "400"),
    ("GET json HTTP/1.1\r\nHost: localhost\r\n\r\n", "400"), ("nonsense\r\n\r\n", "400"),
    ("GET /json HTTP/2\r\nHost: localhost\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\n: x\r\nHost: localhost\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\nHost: localhost\r\nnonsense\r\n\r\n", "400"),
    ("GET /json HTTP/1.1\r\nHost: 127.0.0.1.example.com\r\n\r\n", "421"),
    ("GET /json HTTP/1.0\r\nHost: LocalHost\r\n\r\n", "200"),
    ("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n", "400"),
    ("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 16777217\r\n\r\n", "413"),
    ("POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip, chunked\r\n\r\n", "501"),
    ("GET http://localhost:80/json HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", "200"),
    ("GET /json HTTP/1.0\r\n\r\n", "200"),
    ("GET /\(String(repeating: "a", count: 70_000)) HTTP/1.1\r\n", "431"),
    ("GET /json HTTP/1.1\r\nHost: localhost:80\r\nConnection: close\r\n\r\n", "200"),
    ("GET /json HTTP/1.0\r\nHost: [::1]:8080\r\n\r\n", "200"),
  ])
  func `a request that cannot be one is refused`(request: String, status: String) async throws {
    #expect(try await exchange(request).hasPrefix("HTTP/1.1 \(status) "))
  }

  @Test func `two requests on one connection are answered in turn`() async throws {
    let request = "GET /json HTTP/1.1\r\nHost: localhost\r\n\r\n"
    let text = try await exchange(
      request + "GET /json HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    )

    #expect(text.components(separatedBy: "HTTP/1.1 200 ").count == 3)
  }

  @Test func `the content of a request gets there`() async throws {
    let text = try await exchange(
      "POST /echo HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 5\r\n\r\nhello"
    )

    #expect(text.hasSuffix("\r\n\r\nhello"))
  }

  @Test(arguments: [
    "Content-Length : 60", "Content-Length: +60", "Content-Length: 60\r\nTransfer-Encoding: chunked",
    "Content-Length: 60\r\nContent-Length: 3", "X-One: 1\nContent-Length: 60",
    "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity",
  ])
  func `a request whose end is in doubt is refused once, and what follows is no second request`(
    field: String
  ) async throws {
    let inner = "GET /json HTTP/1.1\r\nHost: localhost\r\n\r\n"

    let text = try await exchange("POST /echo HTTP/1.1\r\nHost: localhost\r\n\(field)\r\n\r\n\(inner)")

    #expect(text == "HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
  }

  @Test func `a refusal gets to a client that sends all of its content before it reads`() async throws {
    let head = "POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 16777217\r\n\r\n"

    let text = try await exchange(head + String(repeating: "x", count: 8 << 20))

    #expect(text == "HTTP/1.1 413 \r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
  }

  @Test func `content in chunks gets there, and the next request on the connection too`() async throws {
    let head = "POST /echo HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    let next = "GET /status/200 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"

    let text = try await exchange(head + "2\r\nhe\r\n3\r\nllo\r\n0\r\nX-Trailer: 1\r\n\r\n" + next)

    let parts = text.components(separatedBy: "HTTP/1.1 200 OK\r\n")
    #expect(parts.count == 3)
    #expect(parts[1].hasSuffix("\r\n\r\nhello"))
    #expect(parts[2].hasSuffix("\r\n\r\nx"))
  }

  @Test(arguments: [
    "200 OK", "201 Created", "400 Bad Request", "401 Unauthorized", "403 Forbidden", "404 Not Found",
    "409 Conflict", "429 Too Many Requests", "500 Internal Server Error", "199 ", "503 ",
  ])
  func `an answer names its status`(status: String) async throws {
    let text = try await exchange("GET /status/\(status.prefix(3)) HTTP/1.0\r\nHost: localhost\r\n\r\n")

    #expect(text.hasPrefix("HTTP/1.1 \(status)\r\n"))
    #expect(text.hasSuffix("\r\n\r\nx") == (status != "199 "))
    #expect(text.contains("Content-Length: 1\r\n") == (status != "199 "))
  }

  @Test(arguments: ["204 No Content", "304 Not Modified"])
  func `an answer without content has no length either`(status: String) async throws {
    let text = try await exchange("GET /status/\(status.prefix(3)) HTTP/1.0\r\nHost: localhost\r\n\r\n")

    #expect(text == "HTTP/1.1 \(status)\r\nConnection: close\r\n\r\n")
  }

  @Test func `HEAD has the length of the content and none of it`() async throws {
    let text = try await exchange("HEAD /status/200 HTTP/1.0\r\nHost: localhost\r\n\r\n")

    #expect(text == "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nConnection: close\r\n\r\n")
  }

  @Test func `a connection stays open until its client closes it`() async throws {
    let request = "GET /status/200 HTTP/1.1\r\nHost: localhost\r\n"

    let text = try await exchange(request + "\r\n" + request + "Connection: Close\r\n\r\n")

    let kept = "Content-Length: 1\r\nConnection: keep-alive\r\nKeep-Alive: timeout=5\r\n\r\nx"
    let closed = "Content-Length: 1\r\nConnection: close\r\n\r\nx"
    #expect(text == "HTTP/1.1 200 OK\r\n\(kept)HTTP/1.1 200 OK\r\n\(closed)")
  }

  @Test func `a server that was stopped refuses connections`() async throws {
    let server = try SandboxServer(hosts: ["a.example.com"], over: SandboxTransport(services: [])) { work in
      Thread.detachNewThread(work)
      return true
    }
    let port = try #require(server.ports["a.example.com"])
    let failure = #expect(throws: SocketFailure.self) { _ = try ListeningSocket(port: port) }
    #expect(failure?.isPortInUse == true)
    #expect(server.start())
    server.stop()
    while (try? ListeningSocket(port: port)) == nil { await Task.yield() }
  }

  @Test(arguments: [(64 << 10, "200"), (64 << 10 + 1, "431")])
  func `a head may have 64 KiB`(size: Int, status: String) async throws {
    let start = "GET /status/200 HTTP/1.0\r\nHost: localhost\r\nX: "
    let head = start + String(repeating: "x", count: size - start.utf8.count)

    #expect(try await exchange(head + "\r\n\r\n").hasPrefix("HTTP/1.1 \(status) "))
  }

  @Test(arguments: [(16 << 20, "HTTP/1.1 100 "), (16 << 20 + 1, "HTTP/1.1 413 ")])
  func `a client that asks first may send 16 MiB`(size: Int, answer: String) async throws {
    let head = "POST /echo HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n"

    #expect(try await exchange(head + "Content-Length: \(size)\r\n\r\n").hasPrefix(answer))
  }

  @Test func `of 129 connections the last is closed, and the others are answered`() async throws {
    let port = try #require(served.ports[Self.host])
    let request = "GET /status/200 HTTP/1.0\r\nHost: localhost\r\n\r\n"

    let answers = await Self.onThread {
      let clients = (0..<129).map { _ in StreamSocket(port: port) }
      // A connection that has begun to ask is not closed as one that is idle.
      for client in clients { _ = client.deliver(request.utf8.prefix(1)) }
      let last = clients[128].rest()
      for client in clients.dropLast() { _ = client.deliver(request.utf8.dropFirst()) }
      return clients.dropLast().map { $0.rest() } + [last]
    }

    #expect(answers.dropLast().allSatisfy { $0.hasPrefix("HTTP/1.1 200 OK") })
    #expect(answers.last == "")
  }

  /// Sends bytes and nothing more, and reads until the other side closes.
  private func exchange(_ request: String) async throws -> String {
    let port = try #require(served.ports[Self.host])
    return await Self.onThread {
      let client = StreamSocket(port: port)
      _ = client.deliver(request.utf8)
      client.finishSending()
      return client.rest()
    }
  }

  /// Waits on a thread of its own; those of tasks have to answer meanwhile.
  private static func onThread<Answer: Sendable>(_ work: @escaping @Sendable () -> Answer) async -> Answer {
    await withCheckedContinuation { answer in
      Thread.detachNewThread { answer.resume(returning: work()) }
    }
  }
}

extension StreamSocket {
  /// Connects to a port of this computer.
  convenience init(port: UInt16) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    _ = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    self.init(descriptor: descriptor)
  }

  /// The bytes that come until the other side closes.
  func rest() -> String {
    var answer: [UInt8] = []
    while case .bytes(let bytes) = receive() { answer += bytes }
    return String(decoding: answer, as: UTF8.self)
  }
}

private struct AddressService: SandboxService {
  var hosts: Set<String> { ["echo.example.com"] }

  func response(to request: HTTPRequest) async -> HTTPResponse {
    guard request.url.path() != "/echo" else {
      return HTTPResponse(status: .ok, body: request.body ?? Data())
    }
    if let status = request.url.path().split(separator: "/status/").first.flatMap({ Int($0) }) {
      return HTTPResponse(
        status: HTTPStatus(rawValue: status),
        fields: [.contentLength: "1"],
        body: request.method == .head ? Data() : Data("x".utf8)
      )
    }
    guard request.url.path() != "/form" else {
      return HTTPResponse(
        status: .ok,
        fields: [.contentType: "application/x-www-form-urlencoded; charset=utf-8"],
        body: Data("a=https%3A%2F%2Fecho.example.com%2Fx&b=https%3A%2F%2Fexample.com%2F".utf8)
      )
    }
    let text =
      #"{"a":"https://echo.example.com/x","b":"https:\/\/echo.example.com\/y","c":"https://example.com/"}"#
    return HTTPResponse(
      status: .ok,
      fields: [.contentType: "application/json", "link": "<https://echo.example.com/next>; rel=\"next\""],
      body: Data(text.utf8)
    )
  }

  func errorBody(_ status: HTTPStatus, for request: HTTPRequest) -> ServiceBody {
    ServiceBody(mediaType: "text/plain", data: Data())
  }
}
