import Foundation
import NetworkingKit
import Testing

@testable import CacheAdapter

@Suite struct AdapterMessageTests {
  private func message(_ line: String) throws -> AdapterMessage {
    try JSONDecoder().decode(AdapterMessage.self, from: Data(line.utf8))
  }

  private func request(_ line: String) throws -> HTTPRequest? {
    guard case .request(let request) = try message(line) else { return nil }
    return request.httpRequest
  }

  @Test func `a greeting is understood`() throws {
    #expect(try message(#"{"op":"hello"}"#) == .hello)
  }

  @Test func `a reset names the test`() throws {
    #expect(try message(#"{"op":"reset","namespace":"n1"}"#) == .reset(namespace: "n1"))
  }

  @Test func `a request is handed over as it is`() throws {
    let line = """
      {"id":7,"method":"POST","url":"http://127.0.0.1:1/test/a?b=c","headers":[["Req-Num","1"],["A","x"],["a","y"]],
      "body":"é","cache_mode":"default","redirect":"follow","timeout":10}
      """
    let request = try #require(try request(line))
    #expect(request.method == .post)
    #expect(request.url.absoluteString == "http://127.0.0.1:1/test/a?b=c")
    #expect(request.fields.map(\.name.rawName) == ["Req-Num", "A", "a"])
    #expect(request.fields[values: "A"] == ["x", "y"])
    #expect(request.body == Data("é".utf8))
  }

  @Test func `a request without body has none`() throws {
    let line =
      #"{"id":1,"method":"GET","url":"http://127.0.0.1:1/","headers":[],"body":null,"cache_mode":"default"}"#
    let request = try #require(try request(line))
    #expect(request.body == nil)
    #expect(request.fields.isEmpty)
  }

  @Test func `the mode for a reload asks the cache to validate`() throws {
    let line =
      #"{"id":1,"method":"GET","url":"http://127.0.0.1:1/","headers":[["B","1"]],"cache_mode":"no-cache"}"#
    #expect(try request(line)?.fields[.cacheControl] == "max-age=0")
  }

  @Test(arguments: [
    "", "[]", "{}", #"{"op":"dance"}"#, #"{"op":"reset"}"#, #"{"id":1,"method":"GET","headers":[]}"#,
    "not json",
  ])
  func `another line is refused`(line: String) {
    #expect(throws: DecodingError.self) { try message(line) }
  }
}
