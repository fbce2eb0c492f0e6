import FaultServer
import Foundation
import NetworkingKit
import Testing

/// A peer whose bodies or redirects misbehave; the numbers are those of the list of fault kinds.
@Suite(.timeLimit(.minutes(5))) struct TransportContentFaultTests {
  private let transport = CurlTransport(clock: ContinuousClock())

  @Test func `17 a truncated gzip body is noticed by who reads it at the latest`() async throws {
    let json = Gzip.stored(Array("{\"id\": 1, \"list\": [1, 2, 3]}".utf8))
    let answer = HTTPAnswer(fields: ["Content-Encoding": "gzip"], body: Array(json.dropLast(12)))
    let server = try FaultServer(.readRequest, .send(answer))

    await #expect(throws: (any Error).self) {
      let response = try await transport.send(HTTPRequest(url: server.url()))
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
      try await transport.send(HTTPRequest(url: server.url()))
    }
  }

  @Test(arguments: ["rot13", "br", "gzip, br", "br, gzip", "identity"])
  func `20 a body in an unknown content coding is delivered as it came`(coding: String) async throws {
    let answer = HTTPAnswer(fields: ["Content-Encoding": coding], body: "uryyb")
    let server = try FaultServer(.readRequest, .send(answer))

    let response = try await transport.send(HTTPRequest(url: server.url()))

    #expect(response.body == Data("uryyb".utf8))
    #expect(response.fields[.contentEncoding] == coding)
    #expect(response.fields[.contentLength] == "5")
  }

  @Test func `20 a body in an unknown transfer coding is delivered as it came`() async throws {
    let sent = "HTTP/1.1 200 OK\r\nTransfer-Encoding: rot13\r\n\r\nuryyb"

    try await expect(.body("uryyb"), from: FaultServer(.readRequest, .send(sent), .close))
  }

  @Test(arguments: [204, 304])
  func `24 a body where none may be is dropped`(status: Int) async throws {
    let answer = HTTPAnswer(status, fields: ["Content-Length": "4"], body: "body")
    let server = try FaultServer(.readRequest, .send(answer))

    let response = try await transport.send(HTTPRequest(url: server.url()))

    #expect(response.status.rawValue == status)
    #expect(response.body.isEmpty)
  }

  @Test func `26 a redirect to another server arrives without credentials`() async throws {
    let target = try FaultServer(resources: ["/end": HTTPAnswer(body: "there")])
    let location = target.url("/end", host: "localhost").absoluteString
    let server = try FaultServer(resources: ["/": HTTPAnswer(302, fields: ["Location": location])])
    let client = HTTPClient(
      transport: transport,
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
      transport: transport,
      interceptors: [RedirectInterceptor(isAllowed: { _ in true })]
    )

    await #expect(throws: HTTPClientError.redirectRefused(reason: .tooMany(10))) {
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

    let client = HTTPClient(transport: transport, interceptors: [retry])

    #expect(try await client.send(HTTPRequest(url: server.url())).body == Data("fine".utf8))
  }

  @Test func `30 a host name that does not exist`() async throws {
    await #expect(throws: HTTPClientError.notConnected(reason: "the host name cannot be resolved")) {
      try await transport.send(HTTPRequest(url: url("https://nothing.invalid/")))
    }
  }

  @Test func `31 a peer that breaks off the TLS handshake`() async throws {
    let server = try FaultServer(.close)

    await #expect(throws: HTTPClientError.self) {
      try await transport.send(HTTPRequest(url: server.url(scheme: "https")))
    }
  }

  @Test(arguments: ["SSH-2.0-OpenSSH_9.6\r\n", "220 mail ready\r\n", "\u{1}\u{2}\u{3}"])
  func `something that is not HTTP`(sent: String) async throws {
    try await expect(.invalidResponse, from: FaultServer(.readRequest, .send(sent), .close))
  }
}
