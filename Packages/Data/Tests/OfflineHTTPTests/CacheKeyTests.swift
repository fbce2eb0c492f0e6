import Foundation
import NetworkingKit
import Testing

@testable import OfflineHTTP

@Suite struct CacheKeyTests {
  @Test func `a GET is found by its address, whatever its content`() {
    let key = CacheKey(.get("https://example.com/a#top"))
    #expect(key.name == CacheKey(HTTPRequest.url("https://example.com/a")).name)
  }

  @Test func `HEAD is about what GET brings`() {
    let head = HTTPRequest(method: .head, url: HTTPRequest.url("https://example.com/a"))

    #expect(CacheKey(head) == CacheKey(head.url))
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
