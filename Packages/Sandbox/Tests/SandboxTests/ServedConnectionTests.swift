import Foundation
import NetworkingKit
import Testing

@testable import LoopbackSockets
@testable import Sandbox

/// Requests and answers on one connection, without a server.
@Suite(.timeLimit(.minutes(5))) struct ServedConnectionTests {
  private let client: StreamSocket
  private let served: StreamSocket

  init() {
    var ends: [Int32] = [0, 0]
    _ = socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
    client = StreamSocket(descriptor: ends[0])
    served = StreamSocket(descriptor: ends[1])
  }

  /// Everything that a client asks for, which says nothing more.
  private func requests(_ text: String) -> [HTTPRequest] {
    _ = client.deliver(text.utf8)
    client.finishSending()
    var connection = ServedConnection(served)
    var requests: [HTTPRequest] = []
    while case .request(let request, _) = connection.nextRequest(host: "a.example") {
      requests.append(request)
    }
    return requests
  }

  /// Everything that was written to the client.
  private func answer() -> String {
    served.finishSending()
    return client.rest()
  }

  @Test(arguments: 1...3)
  func `the end of a head is found where two parts of it meet`(offset: Int) throws {
    // A part has at most 16,384 bytes.
    let start = "GET /a HTTP/1.1\r\nHost: localhost\r\nX: "
    let filling = String(repeating: "x", count: 16_384 - offset - start.utf8.count)

    let found = requests(start + filling + "\r\n\r\n")

    #expect(found.map(\.url.absoluteString) == ["https://a.example/a"])
  }

  @Test func `a request has its fields but those of the connection, and content where it has a length`()
    throws
  {
    let url = try #require(URL(string: "https://a.example/a?b"))
    let fields = "Connection: keep-alive\r\nKeep-Alive: 5\r\nExpect: 100-continue\r\nX-One: 1 2\r\n"
    let post = "POST /a?b HTTP/1.1\r\nHost: localhost\r\n\(fields)Content-Length: 2\r\n\r\nhi"

    let found = requests(post + "GET /a?b HTTP/1.1\r\nhost: localhost\r\n\r\n")

    let expected = [
      HTTPRequest(
        method: .post,
        url: url,
        fields: ["X-One": "1 2", "Content-Length": "2"],
        body: Data("hi".utf8)
      ), HTTPRequest(url: url),
    ]
    #expect(found == expected)
  }

  @Test(arguments: ["Content-Length: 0\r\n\r\n", "Content-Length: 2\r\n\r\nhi"])
  func `a client whose content is there is not told to go on`(rest: String) {
    let head = "POST / HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n"

    #expect(requests(head + rest).count == 1)
    #expect(answer() == "")
  }

  @Test(
    arguments: [
      (true, ["Content-Length": "7"], "Content-Length: 7\r\nConnection: close\r\n\r\n"),
      (true, [:], "Content-Length: 1\r\nConnection: close\r\n\r\n"),
      (false, ["Content-Length": "7"], "Content-Length: 1\r\nConnection: close\r\n\r\nx"),
      (false, ["Transfer-Encoding": "chunked"], "Content-Length: 1\r\nConnection: close\r\n\r\nx"),
    ] as [(Bool, HTTPFields, String)]
  )
  func `an answer has the length of its content, and to HEAD that of the service`(
    isHead: Bool,
    fields: HTTPFields,
    rest: String
  ) {
    let response = HTTPResponse(status: .ok, fields: fields, body: Data("x".utf8))

    #expect(ServedConnection(served).deliver(response, isHead: isHead, keepsOpen: false))
    #expect(answer() == "HTTP/1.1 200 OK\r\n" + rest)
  }

  @Test func `an answer to HEAD whose content nobody has measured has no length`() {
    let response = HTTPResponse(status: .ok, fields: ["X-One": "1"])

    #expect(ServedConnection(served).deliver(response, isHead: true, keepsOpen: false))
    #expect(answer() == "HTTP/1.1 200 OK\r\nX-One: 1\r\nConnection: close\r\n\r\n")
  }

  @Test func `blanks around the value of a field do not belong to it`() {
    let found = requests("GET / HTTP/1.1\r\nHost:\t localhost \r\nX-One:\t 1 \t2\t \r\nX-Two:\r\n\r\n")

    #expect(found.first?.fields["X-One"] == "1 \t2")
    #expect(found.first?.fields["X-Two"] == "")
  }

  @Test func `content without bytes is content`() {
    let found = requests("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n")

    #expect(found.first?.body == Data())
  }

  @Test(arguments: ["100-continue", "100-Continue"])
  func `a client that waits with its content is told to continue`(expectation: String) {
    let head = "POST / HTTP/1.1\r\nHost: localhost\r\nExpect: \(expectation)\r\nContent-Length: 2\r\n\r\n"

    #expect(requests(head + "h").isEmpty)
    #expect(answer() == "HTTP/1.1 100 Continue\r\n\r\n")
  }

  @Test func `a client that expects something else is told nothing before its answer`() {
    let head = "POST / HTTP/1.1\r\nHost: localhost\r\nExpect: a-cake\r\nContent-Length: 2\r\n\r\n"

    #expect(requests(head).isEmpty)
    #expect(answer() == "")
  }

  @Test(arguments: ["", "x", "1x", "0x1", "1.5", "99999999999999999999"])
  func `a length that is no number is refused`(length: String) {
    #expect(refusal("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(length)\r\n\r\n".utf8) == 400)
  }

  @Test(arguments: ["GET / HTTP/1.1 x", "GET  / HTTP/1.1", "GET / HTTP/1.1 ", "GET /", "GET / HTTPS/1.1"])
  func `a first line has three words, of which the last is the version`(line: String) {
    #expect(refusal("\(line)\r\nHost: localhost\r\n\r\n".utf8) == 400)
  }

  @Test func `a head that is not UTF-8 is refused`() {
    let line = Array("GET /".utf8) + [0xFF] + Array(" HTTP/1.1\r\n".utf8)

    #expect(refusal(line + Array("Host: localhost\r\n\r\n".utf8)) == 400)
  }

  @Test(arguments: ["[::2]", "[::1", "[::1]x", "localhosts", "::1", "127.0.0.2", "localhost.example.com", ""])
  func `a host that is another computer is refused`(host: String) {
    let status = refusal("GET / HTTP/1.1\r\nHost: \(host)\r\n\r\n".utf8)

    #expect(status == 421)
  }

  /// The status with which the first request of a client is refused; `nil` where it is not.
  private func refusal(_ bytes: some Collection<UInt8>) -> Int? {
    _ = client.deliver(bytes)
    client.finishSending()
    var connection = ServedConnection(served)
    guard case .refused(let status) = connection.nextRequest(host: "a.example") else { return nil }
    return status.rawValue
  }
}
