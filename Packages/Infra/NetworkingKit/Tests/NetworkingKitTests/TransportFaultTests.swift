import FaultServer
import Foundation
import NetworkingKit
import Testing

/// A peer whose connection or fields misbehave; the numbers are those of the list of fault kinds.
@Suite(.timeLimit(.minutes(5))) struct TransportFaultTests {
  private static let head = "HTTP/1.1 200 OK\r\n"

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

  @Test(arguments: [
    "HTTP/1.1 2", head + "X-A: b\r\n", head + "Content-Length: 7\r\nX-A: b", head + "Content-Length: 7\r\n",
  ])
  func `4 a close in the middle of the fields`(sent: String) async throws {
    try await expect(.connectionLost, from: FaultServer(.readRequest, .send(sent), .close))
  }

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

  @Test func `10 a body that ends when the server says nothing more`() async throws {
    let server = try FaultServer(
      .readRequest,
      .send(Self.head + "\r\nbody"),
      .finishSending,
      .stall
    )

    try await expect(.body("body"), from: server)
  }

  @Test func `10 a server that stops in the middle of the body`() async throws {
    let server = try FaultServer(
      .readRequest,
      .send(Self.head + "Content-Length: 1000\r\n\r\n1234567"),
      .stall
    )
    let task = Task { try await expect(.connectionLost, from: server) }
    await server.wait { $0.requests.count == 1 }

    server.stop()

    try await task.value
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

    #expect(
      try await CurlTransport(clock: ContinuousClock()).send(HTTPRequest(url: server.url())).fields["X"]
        == "a b"
    )
  }

  @Test func `16 a field with trailing blanks is trimmed`() async throws {
    let answer = HTTPAnswer(fields: ["Cache-Control": "max-age=1  "])
    let server = try FaultServer(.readRequest, .send(answer))

    #expect(
      try await CurlTransport(clock: ContinuousClock()).send(HTTPRequest(url: server.url())).fields[
        .cacheControl
      ] == "max-age=1"
    )
  }
}
