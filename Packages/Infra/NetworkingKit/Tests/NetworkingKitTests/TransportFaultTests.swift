import FaultServer
import Foundation
import NetworkingKit
import Testing

/// A peer that misbehaves; the numbers are those of the list of fault kinds.
@Suite(.timeLimit(.minutes(1))) struct TransportFaultTests {
  private static let head = "HTTP/1.1 200 OK\r\n"

  /// What is expected of an exchange, apart from its exact reason.
  enum Expectation: Sendable {
    case body(String)
    case notConnected
    case connectionLost
    case timedOut
    case insecure
    case invalidResponse
  }

  @Test func `1 a refused connection`() async throws {
    let server = try FaultServer(.close)
    server.stop()

    try await expect(.notConnected, from: server)
  }

  @Test func `2 no answer at all`() async throws {
    try await expect(.timedOut, from: FaultServer(.readRequest, .stall), within: .milliseconds(200))
  }

  @Test func `3 a close after the request`() async throws {
    try await expect(.connectionLost, from: FaultServer(.readRequest, .close))
  }

  @Test(arguments: ["HTTP/1.1 2", head + "Content-Length: 7\r\nX-A: b", head + "Content-Length: 7\r\n"])
  func `4 a close in the middle of the fields`(sent: String) async throws {
    try await expect(.connectionLost, from: FaultServer(.readRequest, .send(sent), .close))
  }

  #if canImport(FoundationNetworking)
    /// The session traps before anybody is asked: swiftlang/swift-corelibs-foundation, issue 5285.
    ///
    /// When this test fails, the toolchain is mended, and the case belongs to the test above.
    @Test func `4 a close before the length is known ends the process, up to Swift 6.3`() async {
      let result = await #expect(
        processExitsWith: .failure,
        observing: [\.standardErrorContent]
      ) {
        let server = try FaultServer(.readRequest, .send("HTTP/1.1 200 OK\r\nX-A: b\r\n"), .close)
        let transport = URLSessionTransport(clock: ContinuousClock())
        _ = try? await transport.send(HTTPRequest(url: server.url()))
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("there's no response"))
    }
  #endif

  @Test func `5 a close in the middle of the body`() async throws {
    let sent = Self.head + "Content-Length: 1000\r\n\r\n1234567"

    try await expect(.connectionLost, from: FaultServer(.readRequest, .send(sent), .close))
  }

  @Test(arguments: ["a\r\n1234", "4\r\n1234\r\n", "4\r\n1234\r\n0\r\n"])
  func `6 a close in the middle of the chunks`(chunks: String) async throws {
    let sent = Self.head + "Transfer-Encoding: chunked\r\n\r\n" + chunks

    try await expect(.connectionLost, from: FaultServer(.readRequest, .send(sent), .close))
  }

  @Test func `6 a chunk without a size`() async throws {
    let sent = Self.head + "Transfer-Encoding: chunked\r\n\r\nzz\r\n1234\r\n0\r\n\r\n"

    try await expect(.invalidResponse, from: FaultServer(.readRequest, .send(sent), .close))
  }

  @Test func `7 a reset instead of an answer`() async throws {
    try await expect(.connectionLost, from: FaultServer(.readRequest, .reset))
  }

  @Test func `8 a stall in the middle of the body`() async throws {
    let sent = Self.head + "Content-Length: 1000\r\n\r\n1234567"

    try await expect(
      .timedOut,
      from: FaultServer(.readRequest, .send(sent), .stall),
      within: .milliseconds(200)
    )
  }

  @Test func `9 one byte every 50 milliseconds`() async throws {
    let server = try FaultServer(
      .readRequest,
      .send(Self.head + "Content-Length: 1000\r\n\r\n"),
      .sendSlices([UInt8](repeating: 65, count: 1000), size: 1, pause: .milliseconds(50))
    )

    try await expect(.timedOut, from: server, within: .milliseconds(300))
  }

  @Test func `10 a close some time after the body`() async throws {
    let server = try FaultServer(
      .readRequest,
      .send(Self.head + "\r\nbody"),
      .pause(.milliseconds(50)),
      .close
    )

    try await expect(.body("body"), from: server)
  }

  @Test func `11 a slow body within the deadline`() async throws {
    let server = try FaultServer(
      .readRequest,
      .sendSlices(HTTPAnswer(body: "slow").bytes, size: 20, pause: .milliseconds(20)),
      .stall
    )

    try await expect(.body("slow"), from: server)
  }

  @Test func `12 a body in slices of one byte`() async throws {
    let bytes = HTTPAnswer(body: "é日本🎬").bytes

    try await expect(
      .body("é日本🎬"),
      from: FaultServer(.readRequest, .sendSlices(bytes, size: 1, pause: .zero))
    )
  }

  @Test func `13 more body than announced`() async throws {
    let sent = Self.head + "Content-Length: 3\r\n\r\n1234567"

    try await expect(.body("123"), from: FaultServer(.readRequest, .send(sent), .close))
  }

  @Test(arguments: [
    "Content-Length: 3\r\nContent-Length: 5", "Content-Length: -3", "Content-Length: abc",
  ])
  func `14 lengths that contradict themselves`(lengths: String) async throws {
    let sent = Self.head + lengths + "\r\n\r\n12345"

    try await expect(.invalidResponse, from: FaultServer(.readRequest, .send(sent), .close))
  }

  @Test func `14 chunks that take precedence over a length`() async throws {
    let sent = Self.head + "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n4\r\n1234\r\n0\r\n\r\n"

    try await expect(.body("1234"), from: FaultServer(.readRequest, .send(sent)))
  }

  @Test(arguments: [70_000, 150_000])
  func `15 fields that are too long`(count: Int) async throws {
    let answer = HTTPAnswer(fields: ["X": String(repeating: "a", count: count)], body: "b")

    try await expect(.invalidResponse, from: FaultServer(.readRequest, .send(answer)))
  }

  @Test(arguments: ["a\0b", "a\nb", "a\u{1}\nb"])
  func `16 a field with NUL or LF`(value: String) async throws {
    let answer = HTTPAnswer(fields: ["X": value], body: "b")

    try await expect(.invalidResponse, from: FaultServer(.readRequest, .send(answer)))
  }

  @Test func `16 a field with CR has a blank there`() async throws {
    let server = try FaultServer(.readRequest, .send(HTTPAnswer(fields: ["X": "a\rb"], body: "b")))

    #expect(try await transport().send(HTTPRequest(url: server.url())).fields["X"] == "a b")
  }

  @Test func `16 a field with trailing blanks is trimmed`() async throws {
    let answer = HTTPAnswer(fields: ["Cache-Control": "max-age=1  "])
    let server = try FaultServer(.readRequest, .send(answer))

    #expect(try await transport().send(HTTPRequest(url: server.url())).fields[.cacheControl] == "max-age=1")
  }

  @Test func `17 a truncated gzip body is noticed by who reads it at the latest`() async throws {
    let json = Gzip.stored(Array("{\"id\": 1, \"list\": [1, 2, 3]}".utf8))
    let answer = HTTPAnswer(fields: ["Content-Encoding": "gzip"], body: Array(json.dropLast(12)))
    let server = try FaultServer(.readRequest, .send(answer))

    await #expect(throws: (any Error).self) {
      let response = try await transport().send(HTTPRequest(url: server.url()))
      _ = try JSONBody.decode([String: Int].self, from: response.body)
    }
  }

  @Test func `18 a gzip body with something behind it`() async throws {
    let body = Gzip.stored(Array("hello".utf8)) + Array("garbage".utf8)
    let answer = HTTPAnswer(fields: ["Content-Encoding": "gzip"], body: body)

    try await expect(.invalidResponse, from: FaultServer(.readRequest, .send(answer)))
  }

  @Test func `19 a gzip body that inflates to 200 MiB`() async throws {
    let answer = HTTPAnswer(fields: ["Content-Encoding": "gzip"], body: Gzip.zeros(200 << 20))
    let server = try FaultServer(.readRequest, .send(answer))

    await #expect(throws: HTTPClientError.bodyTooLarge(limit: 10 << 20)) {
      try await transport().send(HTTPRequest(url: server.url()))
    }
  }

  @Test func `20 an unknown content encoding`() async throws {
    let answer = HTTPAnswer(fields: ["Content-Encoding": "rot13"], body: "uryyb")

    try await expect(.invalidResponse, from: FaultServer(.readRequest, .send(answer)))
  }

  @Test(arguments: [204, 304])
  func `24 a body where none may be is dropped`(status: Int) async throws {
    let answer = HTTPAnswer(status, fields: ["Content-Length": "4"], body: "body")
    let server = try FaultServer(.readRequest, .send(answer))

    let response = try await transport().send(HTTPRequest(url: server.url()))

    #expect(response.status.rawValue == status)
    #expect(response.body.isEmpty)
  }

  @Test func `26 a redirect to another server arrives without credentials`() async throws {
    let target = try FaultServer(resources: ["/end": HTTPAnswer(body: "there")])
    let location = target.url("/end", host: "localhost").absoluteString
    let server = try FaultServer(resources: ["/": HTTPAnswer(302, fields: ["Location": location])])
    let client = HTTPClient(
      transport: transport(),
      interceptors: [RedirectInterceptor(isAllowed: { _ in true })]
    )
    let fields: HTTPFields = ["Authorization": "a", "Cookie": "b", "X-API-Key": "c", "X-Other": "d"]

    let response = try await client.send(HTTPRequest(url: server.url(), fields: fields))
    let received = try #require(target.record.requests.first)

    #expect(response.body == Data("there".utf8))
    #expect(["Authorization", "Cookie", "X-API-Key"].allSatisfy { received[$0] == nil })
    #expect(received["X-Other"] == "d")
  }

  @Test func `26 a redirect loop ends`() async throws {
    let server = try FaultServer(resources: ["/": HTTPAnswer(302, fields: ["Location": "/"])])
    let client = HTTPClient(
      transport: transport(),
      interceptors: [RedirectInterceptor(isAllowed: { _ in true })]
    )

    await #expect(throws: HTTPClientError.redirectRefused(reason: "more than 10 redirects")) {
      try await client.send(HTTPRequest(url: server.url()))
    }
    #expect(server.record.requests.count == 11)
  }

  @Test func `29 a failure of the server and then success`() async throws {
    let server = try FaultServer(connections: [
      [.readRequest, .send(HTTPAnswer(503, fields: ["Connection": "close"]))],
      [.readRequest, .reset],
      [.readRequest, .send(HTTPAnswer(body: "fine"))],
    ])
    let retry = RetryInterceptor(
      policy: RetryPolicy(firstPause: .zero),
      clock: ContinuousClock(),
      random: { 0 },
      now: { .distantPast }
    )

    let client = HTTPClient(transport: transport(), interceptors: [retry])

    #expect(try await client.send(HTTPRequest(url: server.url())).body == Data("fine".utf8))
  }

  @Test func `30 a host name that does not exist`() async throws {
    await #expect(throws: HTTPClientError.notConnected(reason: "the host name cannot be resolved")) {
      try await transport().send(HTTPRequest(url: url("https://nothing.invalid/")))
    }
  }

  @Test func `31 a peer that breaks off the TLS handshake`() async throws {
    let server = try FaultServer(.close)

    await #expect(throws: HTTPClientError.self) {
      try await transport().send(HTTPRequest(url: server.url(scheme: "https")))
    }
  }

  @Test(arguments: ["SSH-2.0-OpenSSH_9.6\r\n", "220 mail ready\r\n", "\u{1}\u{2}\u{3}"])
  func `something that is not HTTP`(sent: String) async throws {
    try await expect(.invalidResponse, from: FaultServer(.readRequest, .send(sent), .close))
  }

  private func transport(within duration: Duration = .seconds(30)) -> URLSessionTransport {
    URLSessionTransport(limits: HTTPLimits(duration: duration), clock: ContinuousClock())
  }

  private func expect(
    _ expectation: Expectation,
    from server: FaultServer,
    within duration: Duration = .seconds(30),
    at place: SourceLocation = #_sourceLocation
  ) async throws {
    let request = HTTPRequest(url: server.url())
    do throws(HTTPClientError) {
      let response = try await transport(within: duration).send(request)
      let body = String(decoding: response.body, as: UTF8.self)
      if case .body(body) = expectation { return }
      Issue.record("got \(response.status) with \"\(body.prefix(50))\"", sourceLocation: place)
    } catch {
      switch (expectation, error) {
      case (.notConnected, .notConnected), (.connectionLost, .connectionLost), (.insecure, .insecure),
        (.invalidResponse, .invalidResponse):
        return
      case (.timedOut, .timedOut(let limit)):
        #expect(limit == duration, sourceLocation: place)
      default:
        Issue.record("got \(error)", sourceLocation: place)
      }
    }
  }
}
