import FaultServer
import Foundation
import NetworkingKit
import Testing

/// What libcurl does not check in the head of a response, or passes on as it came.
@Suite(.timeLimit(.minutes(5))) struct TransportHeadTests {
  private let transport = CurlTransport(clock: ContinuousClock())

  @Test func `a head cut short at any byte is a lost connection`() async throws {
    let head = Array("HTTP/1.1 200 OK\r\nCache-Control: max-age=9\r\nContent-Length: 2\r\n\r\n".utf8)
    let server = try FaultServer(
      connections: head.indices.map { [.readRequest, .send(Array(head[..<$0])), .close] }
    )

    for count in head.indices {
      let error = await #expect(throws: HTTPClientError.self, "after \(count) bytes") {
        try await transport.send(HTTPRequest(url: server.url()))
      }
      guard case .connectionLost = error else {
        Issue.record("after \(count) bytes: \(String(describing: error))")
        continue
      }
    }
    #expect(server.record.connections == head.count)
  }

  @Test(arguments: [
    "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\na",
  ])
  func `a body cut short says where`(sent: String) async throws {
    let server = try FaultServer(.readRequest, .send(sent), .close)
    let reason = "the connection was closed before the end of the body"

    await #expect(throws: HTTPClientError.connectionLost(reason: reason)) {
      try await transport.send(HTTPRequest(url: server.url()))
    }
  }

  @Test func `a close without an answer and a reset have their own words`() async throws {
    let server = try FaultServer(connections: [[.readRequest, .close], [.readRequest, .reset]])
    let closed = HTTPClientError.connectionLost(reason: "the server closed the connection without an answer")
    let reset = HTTPClientError.connectionLost(reason: "the server reset the connection")

    await #expect(throws: closed) { try await transport.send(HTTPRequest(url: server.url())) }
    await #expect(throws: reset) { try await transport.send(HTTPRequest(url: server.url())) }
  }

  @Test(arguments: [
    "99999999999999999999", "+2", "2 2", "0x2", "", "2;", "2, 3", "1e1", "-0", "2\r\nContent-Length: 3",
  ])
  func `a length that is no number or not one number is refused`(length: String) async throws {
    let sent = "HTTP/1.1 200 OK\r\nContent-Length: " + length + "\r\n\r\nab"

    try await expect(.invalidResponse, from: FaultServer(.readRequest, .send(sent), .stall))
  }

  @Test(arguments: ["3\r\nContent-Length: 2", "99999999999999999999"])
  func `lengths that contradict each other and an absurd one are told as such`(length: String) async throws {
    let sent = "HTTP/1.1 200 OK\r\nContent-Length: " + length + "\r\n\r\nab"
    let server = try FaultServer(.readRequest, .send(sent), .stall)

    await #expect(throws: HTTPClientError.invalidResponse(reason: .malformedLength)) {
      try await transport.send(HTTPRequest(url: server.url()))
    }
  }

  @Test func `equal lengths are one length`() async throws {
    let sent = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\ncontent-length: 2\r\n\r\nab"

    try await expect(.body("ab"), from: FaultServer(.readRequest, .send(sent), .stall))
  }

  @Test(arguments: [(10 << 20) + 1, .max])
  func `an announced length beyond the limit is refused before the body`(length: Int) async throws {
    let sent = "HTTP/1.1 200 OK\r\nContent-Length: " + String(length) + "\r\n\r\n"
    let server = try FaultServer(.readRequest, .send(sent), .stall)

    await #expect(throws: HTTPClientError.bodyTooLarge(limit: 10 << 20)) {
      try await transport.send(HTTPRequest(url: server.url()))
    }
  }

  @Test func `lines of one name stay apart, whatever their letter case`() async throws {
    let sent =
      "HTTP/1.1 200 OK\r\nCache-Control: max-age=3600\r\nVary: A\r\ncache-control: no-store\r\nVARY: *\r\n"
      + "Set-Cookie: a=1\r\nSet-Cookie: b=2\r\nContent-Length: 0\r\n\r\n"
    let fields = try await fields(of: sent)

    #expect(fields[values: .cacheControl] == ["max-age=3600", "no-store"])
    #expect(fields[values: .vary] == ["A", "*"])
    #expect(fields[values: "set-cookie"] == ["a=1", "b=2"])
    #expect(
      fields.map(\.name.rawName) == [
        "Cache-Control", "Vary", "cache-control", "VARY", "Set-Cookie", "Set-Cookie", "Content-Length",
      ]
    )
  }

  @Test func `a value that is not UTF-8 is read as Latin-1`() async throws {
    let head = Array("HTTP/1.1 200 OK\r\nX-Utf: caf".utf8) + Array("é".utf8) + Array("\r\nX-Latin: caf".utf8)
    let server = try FaultServer(
      .readRequest,
      .send(head + [0xE9]),
      .send("\r\nContent-Length: 0\r\n\r\n")
    )
    let fields = try await transport.send(HTTPRequest(url: server.url())).fields

    #expect(fields["X-Utf"] == "café")
    #expect(fields["X-Latin"] == "café")
  }

  @Test func `lines may end with LF alone`() async throws {
    let fields = try await fields(of: "HTTP/1.1 200 OK\nX-A: b\nContent-Length: 0\n\n")

    #expect(fields["X-A"] == "b")
  }

  @Test func `a folded line goes on with the value before it`() async throws {
    let fields = try await fields(of: "HTTP/1.1 200 OK\r\nX-A: b\r\n  c\r\nContent-Length: 0\r\n\r\n")

    #expect(fields["X-A"] == "b c")
  }

  @Test(arguments: ["no colon", ": no name", "two words: a", "\u{1}: a"])
  func `a line that is no field is refused`(line: String) async throws {
    let sent = "HTTP/1.1 200 OK\r\n" + line + "\r\nContent-Length: 0\r\n\r\n"

    try await expect(.invalidResponse, from: FaultServer(.readRequest, .send(sent), .stall))
  }

  @Test func `fields at the limit are accepted, and one byte more is refused`() async throws {
    let line = "Content-Length: 0"
    let server = try FaultServer(answering: { _ in [.send("HTTP/1.1 200 OK\r\n" + line + "\r\n\r\n")] })
    func status(limit: Int) async throws -> HTTPStatus {
      let transport = CurlTransport(limits: HTTPLimits(headBytes: limit), clock: ContinuousClock())
      return try await transport.send(HTTPRequest(url: server.url())).status
    }

    #expect(try await status(limit: line.utf8.count) == .ok)
    await #expect(throws: HTTPClientError.invalidResponse(reason: .headTooLarge)) {
      try await status(limit: line.utf8.count - 1)
    }
  }

  @Test func `interim responses without end are refused`() async throws {
    let hint = "HTTP/1.1 103 Early Hints\r\nLink: " + String(repeating: "a", count: 1000) + "\r\n\r\n"
    let sent = String(repeating: hint, count: 100)

    try await expect(.invalidResponse, from: FaultServer(.readRequest, .send(sent), .stall))
  }

  @Test func `fields after the body are dropped`() async throws {
    let sent =
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n0\r\nCache-Control: no-store\r\n\r\n"
    let server = try FaultServer(.readRequest, .send(sent))
    let response = try await transport.send(HTTPRequest(url: server.url()))

    #expect(response.body == Data("ab".utf8))
    #expect(response.fields[.cacheControl] == nil)
  }

  private func fields(of sent: String) async throws -> HTTPFields {
    let server = try FaultServer(.readRequest, .send(sent))
    return try await transport.send(HTTPRequest(url: server.url())).fields
  }
}
