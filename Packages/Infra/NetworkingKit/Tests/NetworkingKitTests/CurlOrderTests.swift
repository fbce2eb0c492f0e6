import Foundation
import Testing

@testable import NetworkingKit

@Suite struct CurlOrderTests {
  private let address = url("https://example.com/a")

  @Test(
    arguments: [
      (.get, nil, nil), (.get, "a", "a"), (.head, nil, nil), (.head, "a", nil), (.delete, nil, nil),
      (.delete, "a", "a"), (.post, nil, ""), (.put, nil, ""), (.patch, nil, ""), (.post, "a", "a"),
    ] as [(HTTPMethod, String?, String?)]
  )
  func `methods with a meaning for content have some even without any, and HEAD has none`(
    method: HTTPMethod,
    body: String?,
    content: String?
  ) throws {
    let request = HTTPRequest(method: method, url: address, body: body.map { Data($0.utf8) })

    #expect(try order(request).content == content.map { Data($0.utf8) })
  }

  @Test func `fields leave in their order, without those that frame the content`() throws {
    let request = HTTPRequest(
      url: address,
      fields: [
        "X-B": "2", "content-length": "9", "Transfer-Encoding": "chunked", "X-A": "1", "X-Empty": "",
        "accept-encoding": "br",
      ]
    )

    #expect(try order(request).fieldLines == ["X-B: 2", "X-A: 1", "X-Empty;", "accept-encoding: br"])
  }

  @Test(arguments: [(true, "Accept-Encoding: gzip"), (false, "Accept-Encoding: identity")])
  func `a request without content asks for a coding and nothing else`(acceptsGzip: Bool, line: String) throws
  {
    #expect(try order(HTTPRequest(url: address), acceptsGzip: acceptsGzip).fieldLines == [line])
  }

  @Test func `what libcurl would add to content is removed, unless the request has it`() throws {
    let bare = HTTPRequest(method: .post, url: address, body: Data("a".utf8))
    var full = bare
    full.fields = ["Expect": "100-continue", "Content-Type": "text/plain", "Accept-Encoding": "br"]

    #expect(try order(bare).fieldLines == ["Accept-Encoding: gzip", "Expect:", "Content-Type:"])
    #expect(
      try order(full).fieldLines == [
        "Expect: 100-continue", "Content-Type: text/plain", "Accept-Encoding: br",
      ]
    )
  }

  @Test(arguments: [(HTTPMethod.get, false, true), (.post, false, false), (.post, true, true)])
  func `a request that changes nothing may be sent again`(
    method: HTTPMethod,
    isQuery: Bool,
    mayBeRepeated: Bool
  ) throws {
    var request = HTTPRequest(method: method, url: address)
    request.isQuery = isQuery

    #expect(try order(request).mayBeRepeated == mayBeRepeated)
  }

  @Test(arguments: [
    ("https://example.com/", true), ("https://localhost/", false), ("http://127.0.0.1:8080/", false),
  ])
  func `a proxy is for other machines`(address: String, mayUseProxy: Bool) throws {
    #expect(try order(HTTPRequest(url: url(address))).mayUseProxy == mayUseProxy)
  }

  @Test func `the address is put together from its origin`() throws {
    #expect(
      try order(HTTPRequest(url: url("HTTPS://EXAMPLE.com:443/a?b"))).address == "https://example.com/a?b"
    )
    #expect(throws: HTTPClientError.invalidRequest(reason: .address)) {
      try order(HTTPRequest(url: url("mailto:a@example.com")))
    }
  }

  private func order(_ request: HTTPRequest, acceptsGzip: Bool = true) throws -> CurlOrder {
    try CurlOrder(request, acceptsGzip: acceptsGzip, certificateAuthorities: nil)
  }
}
