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
  }
}
