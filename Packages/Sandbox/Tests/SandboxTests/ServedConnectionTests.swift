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
}
