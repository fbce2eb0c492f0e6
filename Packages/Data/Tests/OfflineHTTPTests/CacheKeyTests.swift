import Foundation
import NetworkingKit
import Testing

@testable import OfflineHTTP

@Suite struct CacheKeyTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (String(repeating: "a", count: 1000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
  ])
  func `a fingerprint is that of SHA-256`(text: String, expected: String) {
    #expect(SHA256.hexadecimal(text.utf8) == expected)
  }

  @Test(arguments: [55, 56, 63, 64, 119, 120])
  func `contents whose lengths are about a block differ`(length: Int) {
    let bytes = [UInt8](repeating: 7, count: length)
    #expect(SHA256.hexadecimal(bytes) != SHA256.hexadecimal(bytes + [7]))
    #expect(SHA256.hexadecimal(bytes).count == 64)
  }

  @Test func `a GET is found by its address, whatever its content`() {
    let key = CacheKey(.get("https://example.com/a#top"))
    #expect(key.name == CacheKey(HTTPRequest.url("https://example.com/a")).name)
  }

  @Test func `queries are told apart by method, content and its type`() {
    let queries = [
      query("{me}"), query("{you}"), query("{me}", method: HTTPMethod(rawValue: "QUERY")),
      query("{me}", type: "application/json"), query("", type: "{me}"),
    ]
    #expect(Set(queries.map { CacheKey($0).name }).count == queries.count)
    #expect(CacheKey(query("{me}")) == CacheKey(query("{me}")))
  }

  @Test func `a query has no key of an address`() {
    let query = query("{me}")
    #expect(CacheKey(query).name.hasPrefix("https://example.com/graphql#POST:"))
    #expect(CacheKey(query) != CacheKey(query.url))
  }

  private func query(_ content: String, method: HTTPMethod = .post, type: String = "text/plain")
    -> HTTPRequest
  {
    var request = HTTPRequest.get("https://example.com/graphql", [.contentType: type])
    request.method = method
    request.body = Data(content.utf8)
    request.isQuery = true
    return request
  }
}
