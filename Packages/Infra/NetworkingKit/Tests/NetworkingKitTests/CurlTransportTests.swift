import ClockFakes
import FaultServer
import Foundation
import NetworkingKit
import Testing

/// A well-behaved peer.
@Suite(.timeLimit(.minutes(5))) struct CurlTransportTests {
  private let transport = CurlTransport(
    limits: HTTPLimits(bodyBytes: 1000, duration: .seconds(30)),
    clock: ContinuousClock()
  )

  @Test func `the transport ends a request when the request's own time is over`() async throws {
    let server = try FaultServer(.readRequest, .stall)
    let clock = ManualClock()
    let transport = CurlTransport(limits: HTTPLimits(duration: .seconds(30)), clock: clock)
    var request = HTTPRequest(url: server.url())
    request.deadline = .within(.seconds(60))
    let task = Task { [request] in try await transport.send(request) }
    await clock.waitForSleeps(1)
    clock.advance(by: .seconds(60))

    await #expect(throws: HTTPClientError.timedOut(after: .seconds(60))) { try await task.value }
  }

  @Test func `the transport sets no limit for a request without one`() async throws {
    let answer = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nOK"
    let server = try FaultServer(.readRequest, .send(answer), .close)
    let clock = ManualClock()
    let transport = CurlTransport(limits: HTTPLimits(duration: .zero), clock: clock)
    var request = HTTPRequest(url: server.url())
    request.deadline = .unlimited

    #expect(try await transport.send(request).status == .ok)
    #expect(clock.slept.isEmpty)
  }

  @Test func `a response arrives with status, fields and body`() async throws {
    let server = try FaultServer(resources: ["/a": HTTPAnswer(201, fields: ["X-Thing": "one"], body: "body")])

    let response = try await transport.send(HTTPRequest(url: server.url("/a")))

    #expect(response.status.rawValue == 201)
    #expect(response.fields["x-thing"] == "one")
    #expect(response.body == Data("body".utf8))
  }

  @Test func `a request leaves as it was made`() async throws {
    let server = try FaultServer(resources: [:])
    let request = HTTPRequest(
      method: .post,
      url: server.url("/form?a=1&b=%20"),
      fields: ["X-One": "1", "If-None-Match": "\"v\""],
      body: Data("content".utf8)
    )

    _ = try await transport.send(request)
    let received = try #require(server.record.requests.first)

    #expect(received.method == "POST")
    #expect(received.target == "/form?a=1&b=%20")
    #expect(received["X-One"] == "1")
    #expect(received["If-None-Match"] == "\"v\"")
    #expect(received.body == Array("content".utf8))
  }

  @Test func `unusual methods leave as they are`() async throws {
    let server = try FaultServer(resources: [:])

    _ = try await transport.send(HTTPRequest(method: HTTPMethod(rawValue: "REPORT"), url: server.url("/")))

    #expect(server.record.requests.first?.method == "REPORT")
  }

  @Test func `a body at the limit is accepted`() async throws {
    let body = [UInt8](repeating: 65, count: 1000)
    let server = try FaultServer(.readRequest, .send(HTTPAnswer(body: body)))

    #expect(try await transport.send(HTTPRequest(url: server.url())).body.count == 1000)
  }

  @Test(arguments: [(1000, true), (1001, false)])
  func `a body without an announced length is held to the limit too`(
    count: Int,
    isAccepted: Bool
  ) async throws {
    let body = String(repeating: "A", count: count)
    let server = try FaultServer(.readRequest, .send("HTTP/1.1 200 OK\r\n\r\n" + body), .close)

    if isAccepted {
      #expect(try await transport.send(HTTPRequest(url: server.url())).body.count == count)
    } else {
      await #expect(throws: HTTPClientError.bodyTooLarge(limit: 1000)) {
        try await transport.send(HTTPRequest(url: server.url()))
      }
    }
  }

  @Test func `unless told otherwise an exchange may take half a minute, 10 MiB and 64 KiB of fields`() {
    #expect(HTTPLimits().duration == .seconds(30))
    #expect(HTTPLimits().bodyBytes == 10_485_760)
    #expect(HTTPLimits().headBytes == 65_536)
  }

  @Test func `a body beyond the limit is refused`() async throws {
    let body = [UInt8](repeating: 65, count: 1001)
    let server = try FaultServer(.readRequest, .send(HTTPAnswer(body: body)))

    await #expect(throws: HTTPClientError.bodyTooLarge(limit: 1000)) {
      try await transport.send(HTTPRequest(url: server.url()))
    }
  }

  @Test func `a gzip body arrives decoded`() async throws {
    let body = Gzip.stored(Array("hello".utf8))
    let server = try FaultServer(
      .readRequest,
      .send(HTTPAnswer(fields: ["Content-Encoding": "gzip"], body: body))
    )

    #expect(try await transport.send(HTTPRequest(url: server.url())).body == Data("hello".utf8))
  }

  @Test func `the answer to HEAD has the fields and no body`() async throws {
    let server = try FaultServer(
      .readRequest,
      .send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n"),
      .stall
    )

    let response = try await transport.send(HTTPRequest(method: .head, url: server.url()))

    #expect(response.fields[.contentLength] == "100")
    #expect(response.body.isEmpty)
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func `a redirect is returned and not followed`(status: Int) async throws {
    let server = try FaultServer(resources: [
      "/": HTTPAnswer(status, fields: ["Location": "/b"], body: "moved"), "/b": HTTPAnswer(),
    ])

    let response = try await transport.send(HTTPRequest(url: server.url()))

    #expect(response.status.rawValue == status)
    #expect(response.fields[.location] == "/b")
    #expect(server.record.requests.map(\.target) == ["/"])
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func `a redirect without an address is returned`(status: Int) async throws {
    let server = try FaultServer(resources: ["/": HTTPAnswer(status, body: "moved")])

    #expect(try await transport.send(HTTPRequest(url: server.url())).status.rawValue == status)
  }

  @Test(arguments: [400, 401, 403, 404, 407, 429, 500, 503, 599, 999])
  func `any status is a response`(status: Int) async throws {
    let challenge = "Basic realm=\"x\""
    let fields: KeyValuePairs = ["WWW-Authenticate": challenge, "Proxy-Authenticate": challenge]
    let server = try FaultServer(resources: ["/": HTTPAnswer(status, fields: fields, body: "no")])

    let response = try await transport.send(HTTPRequest(url: server.url()))

    #expect(response.status.rawValue == status)
    #expect(response.body == Data("no".utf8))
  }

  @Test func `an early hint is not the response`() async throws {
    let server = try FaultServer(
      .readRequest,
      .send("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"),
      .send(HTTPAnswer(body: "late"))
    )

    let response = try await transport.send(HTTPRequest(url: server.url()))

    #expect(response.status == .ok)
    #expect(response.body == Data("late".utf8))
  }

  @Test func `cookies are not kept`() async throws {
    let server = try FaultServer(resources: ["/": HTTPAnswer(fields: ["Set-Cookie": "a=1; Path=/"])])

    _ = try await transport.send(HTTPRequest(url: server.url()))
    _ = try await transport.send(HTTPRequest(url: server.url(), fields: ["Cookie": "own=1"]))
    _ = try await transport.send(HTTPRequest(url: server.url()))

    #expect(server.record.requests.map { $0["Cookie"] } == [nil, "own=1", nil])
  }

  @Test func `nothing is answered from a cache`() async throws {
    let server = try FaultServer(resources: ["/": HTTPAnswer(fields: ["Cache-Control": "max-age=3600"])])

    for _ in 0..<3 { _ = try await transport.send(HTTPRequest(url: server.url())) }

    #expect(server.record.requests.count == 3)
  }

  @Test func `a conditional request gets its 304`() async throws {
    let server = try FaultServer(resources: ["/": HTTPAnswer(fields: ["ETag": "\"1\""], body: "body")])

    let response = try await transport.send(
      HTTPRequest(url: server.url(), fields: [.ifNoneMatch: "\"1\""])
    )

    #expect(response.status == .notModified)
    #expect(response.fields[.etag] == "\"1\"")
    #expect(response.body.isEmpty)
  }

  @Test func `concurrent requests get their own answers`() async throws {
    let server = try FaultServer(answering: { [.send(HTTPAnswer(body: $0.target))] })
    let transport = transport

    let answers = try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for number in 0..<50 {
        group.addTask {
          let response = try await transport.send(HTTPRequest(url: server.url("/" + String(number))))
          return (number, String(decoding: response.body, as: UTF8.self))
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }

    #expect(answers.count == 50)
    for (number, answer) in answers { #expect(answer == "/\(number)") }
  }

  @Test(arguments: [
    "http://example.com/", "ftp://127.0.0.1/", "file:///etc/passwd", "/relative", "https:///x",
    "https://me@example.com/", "https://me:pw@127.0.0.1/", "http://127.0.0.1.example.com/",
  ])
  func `an address that must not be asked is refused`(text: String) async {
    let error = await #expect(throws: HTTPClientError.self) {
      try await transport.send(HTTPRequest(url: url(text)))
    }

    guard case .invalidRequest = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: [
    HTTPField(name: "X", value: "a\r\nInjected: 1"), HTTPField(name: "X", value: "a\0"),
    HTTPField(name: "X:Y", value: "a"), HTTPField(name: "X\r\nY", value: "a"),
    HTTPField(name: "", value: "a"),
    HTTPField(name: "X", value: "\u{7F}"),
  ])
  func `a field that would break out of its line is refused`(field: HTTPField) async throws {
    let server = try FaultServer(resources: [:])

    await #expect(throws: HTTPClientError.self) {
      try await transport.send(HTTPRequest(url: server.url(), fields: HTTPFields([field])))
    }
    #expect(server.record.connections == 0)
  }

  @Test(arguments: ["", "GET /", "G\r\nT"])
  func `a method that is no token is refused`(method: String) async throws {
    let server = try FaultServer(resources: [:])

    await #expect(throws: HTTPClientError.invalidRequest(reason: .name)) {
      try await transport.send(HTTPRequest(method: HTTPMethod(rawValue: method), url: server.url()))
    }
  }
}
