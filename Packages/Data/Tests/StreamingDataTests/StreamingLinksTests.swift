import HTTPFakes
import NetworkingKit
import Testing

@testable import StreamingData

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct StreamingLinksTests {
  private static let live = "https://content.viaplay.com/ios-se"
  private static let mirror = "http://127.0.0.1:8321/ios-se"

  @Test(arguments: [
    (
      "https://content.viaplay.com/ios-se/serier{?dtg,productsPerPage}",
      "https://content.viaplay.com/ios-se/serier"
    ),
    ("https://content.viaplay.com/ios-se/serier%7B?dtg%7D", "https://content.viaplay.com/ios-se/serier"),
    (
      "https://content.viaplay.com/x?block=2&partial=1{&dtg}",
      "https://content.viaplay.com/x?block=2&partial=1"
    ),
    ("/ios-se/film{?dtg}", "https://content.viaplay.com/ios-se/film"),
    ("film", "https://content.viaplay.com/film"),
    ("//content.viaplay.com/a", "https://content.viaplay.com/a"),
    ("https://content.viaplay.se/ios-se/film", "https://content.viaplay.se/ios-se/film"),
    ("https://login.viaplay.com/api", "https://login.viaplay.com/api"),
  ])
  func `a link to the service is followed without its template`(link: String, expected: String) throws {
    #expect(try address(link, root: Self.live) == expected)
  }

  @Test(arguments: [
    ("https://content.viaplay.com/ios-se/serier{?dtg}", "http://127.0.0.1:8321/ios-se/serier"),
    ("https://content.viaplay.se/ios-se/film?block=1{&dtg}", "http://127.0.0.1:8321/ios-se/film?block=1"),
    ("/ios-se/film", "http://127.0.0.1:8321/ios-se/film"),
    ("https://CONTENT.viaplay.com/ios-se/film", "http://127.0.0.1:8321/ios-se/film"),
    ("http://127.0.0.1:8321/ios-se/film", "http://127.0.0.1:8321/ios-se/film"),
    ("https://login.viaplay.com/api", "https://login.viaplay.com/api"),
  ])
  func `at a mirror, links to the content hosts are rebased onto it`(link: String, expected: String) throws {
    #expect(try address(link, root: Self.mirror) == expected)
  }

  @Test(
    arguments: [live, mirror],
    [
      "", "{?dtg}", "   ", "https://searchtags.mtg-api.com/se", "https://evilviaplay.com/x",
      "https://viaplay.com.evil.org/",
      "http://login.viaplay.com/api", "https://user:secret@content.viaplay.com/x",
      "https://user@content.viaplay.com/x", "https://:secret@content.viaplay.com/x",
      "http://user@127.0.0.1:8321/x",
      "http://:secret@127.0.0.1:8321/x", "file:///etc/hosts",
      "javascript:alert(1)", "https://", "https://content.viaplay.com/\u{1B}[2J", "http://127.0.0.1:9/x",
      "ftp://content.viaplay.com/x", "https://content.viaplay.com/a b", "https://content.viaplay.com/\u{7F}",
    ]
  )
  func `anything else is refused`(root: String, link: String) throws {
    #expect(try address(link, root: root) == nil)
  }

  @Test(arguments: [
    ("https://evil.example.com/x", true), ("http://127.0.0.1:8321/ios-se/film", true),
    ("http://content.viaplay.com/x", true), ("https://content.viaplay.com:8443/", true),
    ("https://login.viaplay.com/api", false), ("/ios-se/film", false), (live, false), ("", false),
    ("file:///etc/hosts", false), ("https://user@evil.example.com/x", false),
  ])
  func `a link leads away if it is a web address of another place`(link: String, leadsAway: Bool) throws {
    let url = try #require(URL(string: Self.live))
    let links = try #require(StreamingLinks(root: url))

    #expect(links.leadsAway(link, on: url) == leadsAway)
  }

  @Test(arguments: [
    (live, true), ("https://content.viaplay.com/other", true), ("https://cdn.viaplay.se/x", true),
    ("http://content.viaplay.com/ios-se", false), ("https://content.viaplay.com:8443/", false),
    ("https://example.com/", false),
  ])
  func `a request may go to the origin and to hosts of the allow-list`(url: String, isPermitted: Bool) throws
  {
    let root = try #require(URL(string: Self.live))
    let links = try #require(StreamingLinks(root: root))

    #expect(links.permits(try #require(URL(string: url))) == isPermitted)
  }

  @Test(arguments: [
    ("https://content.viaplay.com/ios-se/x?a=1", "http://127.0.0.1:8321/ios-se/x?a=1"),
    ("http://content.viaplay.se/ios-se/x", "http://127.0.0.1:8321/ios-se/x"),
    ("//content.viaplay.com/x", "http://127.0.0.1:8321/x"), ("x", "http://127.0.0.1:8321/ios-se/x"),
    ("https://login.viaplay.com/api", "https://login.viaplay.com/api"),
  ])
  func `at a mirror, redirects to the content hosts lead to the same place there`(
    location: String,
    expected: String
  ) async throws {
    #expect(try await redirected(from: Self.mirror + "/start", to: location) == expected)
  }

  @Test(arguments: [
    "https://content.viaplay.se/ios-se/x", "https://content.viaplay.com/ios-se/x",
    "https://cdn.viaplay.com/x",
  ])
  func `at the service, redirects stay as they are`(location: String) async throws {
    #expect(try await redirected(from: Self.live + "/start", to: location) == location)
  }

  @Test(arguments: [
    "https://evil.example.com/x", "https://user@content.viaplay.com/x",
    "https://:secret@content.viaplay.com/x", "http://login.viaplay.com/api",
  ])
  func `at a mirror, redirects to other places are refused`(location: String) async throws {
    await #expect(throws: HTTPClientError.self) {
      try await redirected(from: Self.mirror + "/start", to: location)
    }
  }

  @Test(arguments: ["file:///etc/hosts", "ios-se", "mailto:a@example.com"])
  func `the root must be a web address`(root: String) throws {
    #expect(StreamingLinks(root: try #require(URL(string: root))) == nil)
  }

  /// The address from which the response comes when the first one redirects.
  private func redirected(from start: String, to location: String) async throws -> String? {
    let url = try #require(URL(string: start))
    let links = try #require(StreamingLinks(root: url.deletingLastPathComponent()))
    let transport = ScriptedTransport()
    transport.answers { request in
      request.url == url
        ? HTTPResponse(status: HTTPStatus(rawValue: 301), fields: [.location: location])
        : HTTPResponse(status: .ok)
    }
    let client = HTTPClient(
      transport: transport,
      interceptors: [RedirectInterceptor(isAllowed: links.permits), links.redirects]
    )
    _ = try await client.send(HTTPRequest(url: url))
    return transport.requests.last?.url.absoluteString
  }

  private func address(_ link: String, root: String) throws -> String? {
    let url = try #require(URL(string: root))
    let links = try #require(StreamingLinks(root: url))
    return links.address(link, on: url)?.absoluteString
  }
}
