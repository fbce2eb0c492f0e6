import Testing

@testable import NetworkingKit

@Suite struct ResponseHeadReaderTests {
  @Test(arguments: [
    ("HTTP/1.1 200 OK", 200), ("HTTP/1.1  200 OK", 200), ("HTTP/2 404", 404), ("HTTP/1.1 503 ", 503),
    ("HTTP/1.0 418 I am a teapot", 418),
  ])
  func `the code of a status line is read`(line: String, status: Int) throws {
    #expect(try head(line, "")?.status.rawValue == status)
  }

  @Test(arguments: [
    "", "HTTP/1.1", "HTTP/1.1 20 OK", "HTTP/1.1 2000 OK", "HTTP/1.1 2x0 OK", "ICY 200 OK", "200 OK",
  ])
  func `a status line without a code of three digits is refused`(line: String) {
    #expect(throws: HTTPClientError.invalidResponse(reason: .notHTTP)) { try head(line, "") }
  }

  @Test func `interim responses leave nothing behind`() throws {
    let head = try head(
      "HTTP/1.1 100 Continue",
      "X-A: 1",
      "",
      "HTTP/1.1 199 Wait",
      "X-B: 2",
      "",
      "HTTP/1.1 200 OK",
      "X-C: 3",
      ""
    )

    #expect(head == ResponseHead(status: .ok, fields: ["X-C": "3"]))
  }

  @Test func `there is a head from its empty line on, and what comes later is no part of it`() throws {
    #expect(try head("HTTP/1.1 200 OK", "X-A: 1") == nil)
    #expect(try head("HTTP/1.1 200 OK", "X-A: 1", "", "X-B: 2", "no field")?.fields == ["X-A": "1"])
  }

  @Test(arguments: ["  b", "\tb", " \t b \t"])
  func `a folded line goes on with the value before it`(line: String) throws {
    #expect(try head("HTTP/1.1 200 OK", "X-A: a", line, "X-B: c", "")?.fields == ["X-A": "a b", "X-B": "c"])
  }

  @Test func `a folded line with nothing before it is refused`() {
    #expect(throws: HTTPClientError.invalidResponse(reason: .malformedHead)) {
      try head("HTTP/1.1 200 OK", " a")
    }
  }

  @Test func `a value has blanks in place of NUL, CR and LF`() throws {
    #expect(try head("HTTP/1.1 200 OK", "X-A: a\0b\rc\nd", "")?.fields["X-A"] == "a b c d")
  }

  @Test func `a thousand fields are accepted, and one more is refused`() throws {
    var reader = ResponseHeadReader(limit: 10_000)
    try reader.receive(Array("HTTP/1.1 200 OK\r\n".utf8))
    for _ in 0..<1000 { try reader.receive(Array("X: 1\r\n".utf8)) }
    let full = reader

    #expect(throws: HTTPClientError.invalidResponse(reason: .headTooLarge)) {
      var longer = full
      try longer.receive(Array("X: 1\r\n".utf8))
    }
    try reader.receive(Array("\r\n".utf8))
    #expect(reader.head?.fields.count == 1000)
  }

  private func head(_ lines: String...) throws -> ResponseHead? {
    var reader = ResponseHeadReader(limit: 1000)
    for line in lines { try reader.receive(Array((line + "\r\n").utf8)) }
    return reader.head
  }
}
