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

  @Test(arguments: ["", "x", "1x", "0x1", "1.5", "99999999999999999999", "+1", "-0", "1 1", "1, 1"])
  func `a length that is no number is refused`(length: String) {
    #expect(refusal("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(length)\r\n\r\n".utf8) == 400)
  }

  @Test(arguments: [
    "GET / HTTP/1.1 x", "GET  / HTTP/1.1", "GET / HTTP/1.1 ", "GET /", "GET / HTTPS/1.1", "GET / HTTP/1.x",
    "GET / HTTP/1.10", "GET / HTTP/1.", "GET / http/1.1", "G(T / HTTP/1.1", " / HTTP/1.1", "GET /\t HTTP/1.1",
    "GET /\u{0} HTTP/1.1", "GET /\u{7F} HTTP/1.1", "GET * HTTP/1.1", "GET localhost HTTP/1.1",
    "GET https://localhost/ HTTP/1.1", "GET /a#b HTTP/1.1", "GET http://localhost/#b HTTP/1.1",
  ])
  func `a first line has three words, of which the last is the version`(line: String) {
    #expect(refusal("\(line)\r\nHost: localhost\r\n\r\n".utf8) == 400)
  }

  @Test func `a target that is not UTF-8 is refused`() {
    let line = Array("GET /".utf8) + [0xFF] + Array(" HTTP/1.1\r\n".utf8)

    #expect(refusal(line + Array("Host: localhost\r\n\r\n".utf8)) == 400)
  }

  @Test(arguments: ["[::2]", "[::1", "localhosts", "127.0.0.2", "localhost.example.com", "a.example:80", ""])
  func `a host that is another computer is refused`(host: String) {
    let status = refusal("GET / HTTP/1.1\r\nHost: \(host)\r\n\r\n".utf8)

    #expect(status == 421)
  }

  @Test(arguments: [
    "Host: [::1]x", "Host: ::1", "Host: 127.0.0.1:9805.evil.example", "Host: localhost:x.evil.example",
    "Host: localhost:-1", "Host: localhost:8 0", "Host: localhost\r\nHost: localhost",
    "Host: localhost\r\nHost: evil.example", "Host: evil.example\r\nHost: localhost", "Hosts: localhost",
  ])
  func `a request names one host, with nothing behind it but a port`(fields: String) {
    #expect(refusal("GET / HTTP/1.1\r\n\(fields)\r\n\r\n".utf8) == 400)
  }

  @Test(arguments: ["127.0.0.1", "LocalHost:9805", "[::1]:1", "localhost:"])
  func `this computer has three names`(host: String) {
    #expect(requests("GET / HTTP/1.1\r\nHost: \(host)\r\n\r\n").count == 1)
  }

  @Test func `a client of HTTP/1.0 may name no host, and sends one request`() {
    #expect(keepsOpen("GET / HTTP/1.0\r\n\r\n") == false)
  }

  @Test(arguments: [
    ("GET / HTTP/1.0\r\nHost: evil.example\r\n\r\n", 421),
    ("GET / HTTP/1.0\r\nHost: localhost\r\nHost: localhost\r\n\r\n", 400),
    ("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
  ])
  func `a client of HTTP/1.0 names this computer where it names one, and has no chunks`(
    request: String,
    status: Int
  ) {
    #expect(refusal(request.utf8) == status)
  }

  @Test(arguments: [("HTTP/1.1", true), ("HTTP/1.2", true), ("HTTP/1.0", false)])
  func `a connection stays open from HTTP/1.1 on`(version: String, isOpen: Bool) {
    #expect(keepsOpen("GET / \(version)\r\nHost: localhost\r\n\r\n") == isOpen)
  }

  @Test(arguments: [("close, TE", false), ("TE ,Close", false), ("closed", true), ("TE", true)])
  func `a connection ends where its options have close among them`(options: String, isOpen: Bool) {
    let request = "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: \(options)\r\n\r\n"

    #expect(keepsOpen(request) == isOpen)
  }

  @Test(arguments: [
    ("http://localhost:80/a?b", "/a?b"), ("HTTP://127.0.0.1/", "/"), ("http://[::1]", "/"),
    ("http://localhost?b=/c", "/?b=/c"),
  ])
  func `a target may have its host in it, which counts more than the field`(target: String, path: String) {
    let found = requests("GET \(target) HTTP/1.1\r\nHost: proxy.example\r\n\r\n")

    #expect(found.map(\.url.absoluteString) == ["https://a.example" + path])
  }

  @Test(arguments: [
    ("http://evil.example/", 421), ("http://localhost:x/", 400), ("http://me@localhost/", 421),
    ("http:///", 421),
  ])
  func `a target with another computer in it is refused`(target: String, status: Int) {
    #expect(refusal("GET \(target) HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8) == status)
  }

  @Test(arguments: [
    "X One: 1", "X-One : 1", "Content-Length : 2", "X(One): 1", "Xé: 1", " X-One: 1", "\tX-One: 1", "X-One",
    "X-One: 1\n", "X-One: \u{0}", "X-One: a\rb", "X-One: \u{7F}", "X-One: 1\nX-Two: 2",
  ])
  func `the name of a field is a token, and a value has no control characters`(field: String) {
    #expect(refusal("GET / HTTP/1.1\r\nHost: localhost\r\n\(field)\r\n\r\n".utf8) == 400)
  }

  @Test func `a value may be UTF-8, and is taken for Latin-1 where it is not`() {
    let start = Array("GET / HTTP/1.1\r\nHost: localhost\r\n!#$%&'*+-.^_`|~aZ9: 東\r\nX-Two: J".utf8)
    _ = client.deliver(start + [0xFC] + Array("rgen\r\n\r\n".utf8))
    var connection = ServedConnection(served)

    guard case .request(let request, _) = connection.nextRequest(host: "a.example") else {
      Issue.record("The request was refused.")
      return
    }
    #expect(request.fields["!#$%&'*+-.^_`|~aZ9"] == "東")
    #expect(request.fields["X-Two"] == "Jürgen")
  }

  @Test func `an empty line in front of a request does not belong to it`() {
    #expect(requests("\r\nGET / HTTP/1.1\r\nHost: localhost\r\n\r\n").count == 1)
  }

  // MARK: - Chunks

  private static let chunked = "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: Chunked\r\n"

  @Test(arguments: [
    ("0\r\n\r\n", ""), ("5\r\nhello\r\n0\r\n\r\n", "hello"),
    ("1\r\nh\r\n04\r\nello\r\n000\r\n\r\n", "hello"),
    ("A;x=1 ;y\r\n0123456789\r\n0;z\r\n\r\n", "0123456789"),
    ("4 \t;x\r\n\r\n\r\n\r\n0\r\nX-One: 1\r\nX-Two:\r\n\r\n", "\r\n\r\n"),
  ])
  func `content in chunks is put together, without extensions and trailers`(chunks: String, content: String) {
    let found = requests(Self.chunked + "Trailer: X-One\r\nX-One: 0\r\n\r\n" + chunks)

    let fields: HTTPFields = ["X-One": "0", "Content-Length": "\(content.utf8.count)"]
    #expect(found.compactMap(\.body) == [Data(content.utf8)])
    #expect(found.map(\.fields) == [fields])
  }

  @Test(arguments: [
    "\r\n", "x\r\n", "-1\r\n", "+1\r\nx\r\n0\r\n\r\n", "0x1\r\nx\r\n0\r\n\r\n", "1\nx\n0\n\n", " 1\r\nx\r\n",
    "1 \r\nx\r\n0\r\n\r\n", "1\r\nxy\r\n0\r\n\r\n", "2\r\nx\r\n0\r\n\r\n", "1;\u{0}\r\nx\r\n0\r\n\r\n",
    "0\r\nX One: 1\r\n\r\n", "0\r\nnonsense\r\n\r\n", "1\r\nx\n0\r\n\r\n",
  ])
  func `chunks that are none are refused`(chunks: String) {
    #expect(refusal((Self.chunked + "\r\n" + chunks).utf8) == 400)
  }

  @Test(arguments: [
    ("Content-Length: 5", 400), ("Transfer-Encoding: chunked", 501), ("Transfer-Encoding: gzip", 400),
  ])
  func `content has one length, and one way in which it comes`(field: String, status: Int) {
    #expect(refusal((Self.chunked + field + "\r\n\r\n0\r\n\r\n").utf8) == status)
  }

  @Test(arguments: [("identity", 400), ("", 400), ("chunked;x=1", 400), ("gzip, chunked", 501)])
  func `other ways in which content may come are not known`(coding: String, status: Int) {
    let head = "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: \(coding)\r\n\r\n"

    #expect(refusal((head + "0\r\n\r\n").utf8) == status)
  }

  @Test func `chunks that end early are no request`() {
    #expect(requests(Self.chunked + "\r\n5\r\nhel").isEmpty)
    #expect(answer() == "")
  }

  @Test(arguments: [(4 << 10, nil), (4 << 10 + 1, 400)] as [(Int, Int?)])
  func `the line of a chunk may have 4 KiB`(length: Int, status: Int?) {
    let line = "1;" + String(repeating: "x", count: length - 2)

    #expect(refusal((Self.chunked + "\r\n\(line)\r\nx\r\n0\r\n\r\n").utf8) == status)
  }

  @Test(arguments: [(64 << 10, nil), (64 << 10 + 1, 400)] as [(Int, Int?)])
  func `trailers may have 64 KiB`(length: Int, status: Int?) {
    let short = "X-One: 1"
    let trailers = short + "\r\n" + "X: " + String(repeating: "x", count: length - short.utf8.count - 3)
    let bytes = Array((Self.chunked + "\r\n0\r\n\(trailers)\r\n\r\n").utf8)

    #expect(refusalOfMuch(bytes) == status)
  }

  @Test(
    arguments: [
      ("1000000", nil), ("1000001", 413), ("FFFFFFFFFFFFFFFFFFFF", 413),
      ("00000000000000000000001000000", nil),
    ] as [(String, Int?)]
  )
  func `content in chunks may have 16 MiB`(size: String, status: Int?) {
    #expect(refusal((Self.chunked + "\r\n\(size)\r\n").utf8) == status)
  }

  @Test func `the chunks have 16 MiB together`() {
    #expect(refusal((Self.chunked + "\r\n1\r\nx\r\n1000000\r\n").utf8) == 413)
    #expect(answer() == "")
  }

  @Test func `a client that waits with its chunks is told to continue`() {
    #expect(requests(Self.chunked + "Expect: 100-continue\r\n\r\n").isEmpty)
    #expect(answer() == "HTTP/1.1 100 Continue\r\n\r\n")
  }

  @Test func `a client whose chunks are there is not told to go on`() {
    #expect(requests(Self.chunked + "Expect: 100-continue\r\n\r\n0\r\n\r\n").count == 1)
    #expect(answer() == "")
  }

  @Test func `a client of HTTP/1.0 is not told to continue`() {
    #expect(requests("POST / HTTP/1.0\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n").isEmpty)
    #expect(answer() == "")
  }

  /// The same for more bytes than may fit between the ends of a connection; they are sent meanwhile.
  private func refusalOfMuch(_ bytes: [UInt8]) -> Int? {
    let client = client
    Thread.detachNewThread {
      _ = client.deliver(bytes)
      client.finishSending()
    }
    var connection = ServedConnection(served)
    guard case .refused(let status) = connection.nextRequest(host: "a.example") else { return nil }
    return status.rawValue
  }

  /// Whether a client may send another request behind the first one; `nil` where that is refused.
  private func keepsOpen(_ request: String) -> Bool? {
    _ = client.deliver(request.utf8)
    var connection = ServedConnection(served)
    guard case .request(_, let keepsOpen) = connection.nextRequest(host: "a.example") else { return nil }
    return keepsOpen
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
