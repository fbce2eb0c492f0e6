import FaultServer
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct FaultServerTests {
  private let request = "GET /a?b=c HTTP/1.1\r\nHost: here\r\nX-Thing:  one\r\n\r\n"

  @Test func `an answer arrives byte by byte as scripted`() throws {
    let server = try FaultServer(.readRequest, .send("HTTP/1.1 200 OK\r\n\r\nfine"))
    let connection = TestConnection(port: server.port)

    connection.write(request)

    #expect(connection.readAll() == "HTTP/1.1 200 OK\r\n\r\nfine")
  }

  @Test(arguments: [(199, false), (200, true), (204, false), (205, true), (304, false), (305, true)])
  func `an answer without a body tells its length unless its status says that it has none`(
    status: Int,
    tellsLength: Bool
  ) {
    let head = String(decoding: HTTPAnswer(status).head, as: UTF8.self)

    #expect(head.contains("Content-Length: 0\r\n") == tellsLength)
  }

  @Test(arguments: [199, 204, 304])
  func `an answer with a body tells its length whatever its status`(status: Int) {
    let answer = HTTPAnswer(status, body: "x")

    #expect(
      String(decoding: answer.bytes, as: UTF8.self)
        == "HTTP/1.1 \(status) Status\r\nContent-Length: 1\r\n\r\nx"
    )
  }

  @Test(arguments: ["transfer-encoding", "CONTENT-LENGTH"])
  func `an answer whose fields tell where it ends gets no other length`(name: String) {
    let answer = HTTPAnswer(fields: [name: "7"], body: "x")

    #expect(String(decoding: answer.bytes, as: UTF8.self) == "HTTP/1.1 200 Status\r\n\(name): 7\r\n\r\nx")
  }

  @Test func `of several fields with one name the first counts, and all are kept`() async throws {
    let answer = HTTPAnswer(fields: ["Thing": "1", "THING": "2"])
    let server = try FaultServer(.readRequest)
    let connection = TestConnection(port: server.port)

    connection.write("GET / HTTP/1.1\r\nThing: 1\r\nTHING: 2\r\n\r\n")
    let received = await server.wait { $0.requests.count == 1 }.requests.first

    #expect(answer["thing"] == "1")
    #expect(received?["thing"] == "1")
    #expect(received?.fields.map(\.name) == ["Thing", "THING"])
    #expect(received?.fields.map(\.value) == ["1", "2"])
  }

  @Test func `requests that arrive together are answered one after the other`() throws {
    let server = try FaultServer(answering: { request in
      request.target == "/2" ? [.send("two"), .close] : [.send("one,")]
    })
    let connection = TestConnection(port: server.port)

    connection.write("POST /1 HTTP/1.1\r\nContent-Length: 3\r\n\r\nabcGET /2 HTTP/1.1\r\n\r\n")

    #expect(connection.readAll() == "one,two")
    #expect(server.record.requests.map(\.method) == ["POST", "GET"])
    #expect(server.record.requests.map(\.body) == [Array("abc".utf8), []])
  }

  @Test func `the line that ends the fields may arrive in parts, the first one during a pause`() throws {
    let server = try FaultServer(.pause(.milliseconds(50)), .send("go"), .readRequest, .send("done"))
    let connection = TestConnection(port: server.port)

    connection.write("GET / HTTP/1.1\r\n\r")
    #expect(connection.read() == "go")
    connection.write("\n")

    #expect(connection.readAll() == "done")
  }

  @Test func `a request is recorded with its fields and its body`() async throws {
    let server = try FaultServer(.readRequest)
    let connection = TestConnection(port: server.port)

    connection.write("POST /form HTTP/1.1\r\ncontent-length: 3\r\n\r\nab")
    connection.write("c")
    let record = await server.wait { $0.requests.count == 1 }

    #expect(record.requests.first?.method == "POST")
    #expect(record.requests.first?.body == Array("abc".utf8))
    #expect(record.requests.first?["Content-Length"] == "3")
  }

  @Test func `target and path of a request are told apart`() async throws {
    let server = try FaultServer(.readRequest)
    let connection = TestConnection(port: server.port)

    connection.write(request)
    let received = await server.wait { $0.requests.count == 1 }.requests.first

    #expect(received?.target == "/a?b=c")
    #expect(received?.path == "/a")
    #expect(received?["x-thing"] == "one")
    #expect(received?.head == Array(request.utf8))
  }

  @Test func `slices arrive as one stream`() throws {
    let server = try FaultServer(.sendSlices(Array("0123456789".utf8), size: 3, pause: .milliseconds(1)))

    #expect(TestConnection(port: server.port).readAll() == "0123456789")
  }

  @Test func `a slice has one byte at least`() throws {
    let server = try FaultServer(.sendSlices(Array("0123".utf8), size: 0, pause: .zero))

    #expect(TestConnection(port: server.port).readAll() == "0123")
  }

  @Test func `a reset is not an orderly end`() throws {
    let server = try FaultServer(.readRequest, .reset)
    let connection = TestConnection(port: server.port)

    connection.write(request)

    #expect(connection.read() == nil)
  }

  @Test func `a close is an orderly end`() throws {
    let server = try FaultServer(.readRequest, .close, .send("never"))
    let connection = TestConnection(port: server.port)

    connection.write(request)

    #expect(connection.read()?.isEmpty == true)
  }

  @Test func `finishing to send leaves the other direction open`() async throws {
    let server = try FaultServer(.finishSending, .readRequest)
    let connection = TestConnection(port: server.port)

    #expect(connection.read()?.isEmpty == true)
    connection.write(request)

    #expect(await server.wait { !$0.requests.isEmpty }.requests.count == 1)
  }

  @Test func `a stalled connection ends with the server`() async throws {
    let server = try FaultServer(.stall)
    let connection = TestConnection(port: server.port)
    await server.wait { $0.connections == 1 }

    server.stop()

    #expect(connection.readAll().isEmpty)
  }

  @Test func `a stopped server refuses connections`() throws {
    let server = try FaultServer(.stall)

    server.stop()

    #expect(!TestConnection(port: server.port).isConnected)
  }

  @Test func `the departure of the other side is recorded`() async throws {
    let server = try FaultServer(.stall)
    var connection: TestConnection? = TestConnection(port: server.port)
    #expect(connection?.isConnected == true)

    connection = nil

    #expect(await server.wait { $0.departures == 1 }.connections == 1)
  }

  @Test func `the departure of the other side ends a pause`() async throws {
    let server = try FaultServer(.pause(.seconds(3600)))
    var connection: TestConnection? = TestConnection(port: server.port)
    #expect(connection?.isConnected == true)

    connection = nil

    #expect(await server.wait { $0.departures == 1 }.connections == 1)
  }

  @Test func `a connection that the server closes is no departure`() throws {
    let server = try FaultServer(.readRequest, .close)
    let connection = TestConnection(port: server.port)
    connection.write(request)
    #expect(connection.readAll().isEmpty)

    server.stop()

    #expect(server.record.departures == 0)
    #expect(server.record.connections == 1)
  }

  @Test func `without a script a connection is closed`() throws {
    let server = try FaultServer(connections: [])

    #expect(TestConnection(port: server.port).read()?.isEmpty == true)
  }

  @Test func `a stop ends a wait for what does not happen`() async throws {
    let server = try FaultServer(.stall)
    let (questions, asked) = AsyncStream.makeStream(of: Void.self)
    async let record = server.wait { _ in
      asked.yield()
      return false
    }
    for await _ in questions { break }

    server.stop()

    #expect(await record.isStopped)
  }

  @Test func `after a stop nothing is waited for`() async throws {
    let server = try FaultServer(.stall)
    server.stop()

    #expect(await server.wait { _ in false }.isStopped)
  }

  @Test func `each connection follows its own script and later ones the last`() throws {
    let server = try FaultServer(connections: [[.send("first")], [.send("second")]])

    let answers = (0..<3).map { _ in TestConnection(port: server.port).readAll() }

    #expect(answers == ["first", "second", "second"])
  }

  @Test func `several requests are answered on one connection`() throws {
    let server = try FaultServer(answering: { [.send($0.target + ";")] })
    let connection = TestConnection(port: server.port)

    connection.write("GET /1 HTTP/1.1\r\n\r\n")
    #expect(connection.read() == "/1;")
    connection.write("GET /2 HTTP/1.1\r\n\r\n")
    #expect(connection.read() == "/2;")

    #expect(server.record.connections == 1)
  }

  @Test func `a matching validator is answered with 304`() throws {
    let server = try FaultServer(resources: ["/a": HTTPAnswer(fields: ["ETag": "\"1\""], body: "body")])
    let connection = TestConnection(port: server.port)

    connection.write("GET /a HTTP/1.1\r\nIf-None-Match: \"1\"\r\n\r\n")

    #expect(connection.read() == "HTTP/1.1 304 Status\r\nETag: \"1\"\r\n\r\n")
  }

  @Test func `another validator is answered with the resource`() throws {
    let server = try FaultServer(resources: ["/a": HTTPAnswer(fields: ["ETag": "\"1\""], body: "body")])
    let connection = TestConnection(port: server.port)

    connection.write("GET /a?q HTTP/1.1\r\nIf-None-Match: \"2\"\r\n\r\n")

    #expect(connection.read() == "HTTP/1.1 200 Status\r\nETag: \"1\"\r\nContent-Length: 4\r\n\r\nbody")
  }

  @Test func `an unknown path is answered with 404`() throws {
    let server = try FaultServer(resources: [:])
    let connection = TestConnection(port: server.port)

    connection.write("GET /nowhere HTTP/1.1\r\n\r\n")

    #expect(connection.read()?.hasPrefix("HTTP/1.1 404 ") == true)
  }

  @Test func `an address names scheme, host, port and target`() throws {
    let server = try FaultServer(.close)

    #expect(server.url("/a?b", host: "localhost").absoluteString == "http://localhost:\(server.port)/a?b")
    #expect(server.url(scheme: "https").absoluteString == "https://127.0.0.1:\(server.port)/")
  }
}
