import Foundation
import NetworkingKit
import Sandbox
import Testing

@Suite struct StreamingServiceTests {
  private static let paths = [
    "", "/serier", "/serier?block=2&partial=1&pageNumber=3", "/serier/kriminal", "/serier/tidvatten",
  ]
  private let probe = StreamingProbe()

  private func get(
    _ path: String,
    method: HTTPMethod = .get,
    fields: HTTPFields = HTTPFields()
  ) async throws -> HTTPResponse {
    try await probe.get(StreamingProbe.root + path, method: method, fields: fields)
  }

  @Test(arguments: paths) func `a page has a strong validator, a date of change and a lifetime`(
    path: String
  ) async throws {
    let fields = try await get(path).fields
    #expect(fields[.etag]?.hasPrefix("\"") == true)
    #expect(fields[.lastModified] == "Mon, 01 Sep 2025 05:00:00 GMT")
    #expect(fields[.date] == "Mon, 01 Dec 2025 00:00:00 GMT")
    #expect(fields[.contentType] == "application/json; charset=utf-8")
    #expect(fields[.cacheControl]?.hasPrefix("max-age=") == true)
  }

  @Test(arguments: [
    ("", "300"), ("/serier", "120"), ("/serier/kriminal", "120"), ("/serier/tidvatten", "300"),
  ])
  func `the root and products stay fresh longer than lists`(path: String, seconds: String) async throws {
    #expect(try await get(path).fields[.cacheControl] == "max-age=\(seconds)")
  }

  @Test(arguments: paths) func `a known validator gets 304 with fields and no body`(path: String) async throws
  {
    let first = try await get(path)
    let etag = try #require(first.fields[.etag])
    let second = try await get(path, fields: [.ifNoneMatch: "\"other\", \(etag)"])
    #expect(second.status == .notModified)
    #expect(second.body.isEmpty)
    for name in [HTTPField.Name.etag, .lastModified, .cacheControl, .date] {
      #expect(second.fields[name] == first.fields[name], "\(name)")
    }
  }

  @Test func `an unknown validator gets the page, whatever the date says`() async throws {
    let fields: HTTPFields = [.ifNoneMatch: "\"other\"", .ifModifiedSince: "Mon, 01 Dec 2025 00:00:00 GMT"]
    #expect(try await get("", fields: fields).status == .ok)
  }

  @Test(arguments: [
    ("Mon, 01 Sep 2025 05:00:00 GMT", 304), ("Mon, 01 Sep 2025 04:59:59 GMT", 200), ("yesterday", 200),
  ])
  func `without a validator the date of change decides`(date: String, status: Int) async throws {
    #expect(try await get("", fields: [.ifModifiedSince: date]).status.rawValue == status)
  }

  @Test func `nothing has changed in the future of the clock`() async throws {
    let service = StreamingService { Date(timeIntervalSince1970: 0) }
    let url = try #require(URL(string: StreamingProbe.root))
    let fields = await service.response(to: HTTPRequest(url: url)).fields
    #expect(fields[.lastModified] == "Thu, 01 Jan 1970 00:00:00 GMT")
  }

  @Test func `different pages have different validators`() async throws {
    var tags: Set<String> = []
    let more = ["/film", "/serier?productsPerPage=20", "/serier/kriminal?pageNumber=2", "/serier/thriller"]
    for path in Self.paths + more {
      tags.insert(try #require(await get(path).fields[.etag]))
    }
    #expect(tags.count == Self.paths.count + more.count)
  }

  @Test func `section, block, page, size, category and product are parts of the validator`() async throws {
    let block = "?block=0&partial=1&pageNumber="
    let paths = [
      "/serier\(block)3", "/serier\(block)2", "/serier\(block)3&productsPerPage=5", "/film\(block)3",
      "/serier?block=2&partial=1&pageNumber=3", "/serier/samtliga", "/film/samtliga",
      "/serier/samtliga?pageNumber=2", "/serier/samtliga?productsPerPage=5", "/serier/tidvatten",
      "/serier/salthuset",
    ]
    var tags: Set<String> = []
    for path in paths { tags.insert(try #require(await get(path).fields[.etag], "\(path)")) }

    #expect(tags.count == paths.count)
  }

  @Test(arguments: paths) func `HEAD has the fields of GET and no body`(path: String) async throws {
    let get = try await get(path)
    let head = try await self.get(path, method: .head)
    #expect(head.status == .ok)
    #expect(head.fields == get.fields)
    #expect(head.body.isEmpty)
    #expect(head.fields[.contentLength] == String(get.body.count))
  }

  @Test(arguments: [
    ("/ios-se/film/test", "/ios-se/film"), ("/ios-se/film/a/b", "/ios-se/film/a"),
    ("/ios-se/nope", "/ios-se"),
    ("/", "/ios-se"), ("/pc-se/film", "/ios-se"), ("/ios-gb/film/test", "/ios-gb/film"),
    ("/ios-gb/nope", "/ios-gb"),
  ])
  func `an unknown path is 404 with the service's error`(path: String, redirect: String) async throws {
    let response = try await probe.get("https://content.viaplay.com\(path)")
    let object = try #require(JSONSerialization.jsonObject(with: response.body) as? [String: Any])
    #expect(response.status == .notFound)
    #expect(object["code"] as? Int == 5_100)
    #expect(object["url"] as? String == path)
    #expect(object["redirectPath"] as? String == redirect)
    #expect(response.fields[.etag] == nil)
  }

  @Test(
    arguments: [
      (404, "/ios-gb/film/x", #"{"code":5100,"redirectPath":"/ios-gb/film","url":"/ios-gb/film/x"}"#),
      (503, "/ios-gb/film", #"{"code":5000,"redirectPath":"/ios-gb","url":"/ios-gb/film"}"#),
      (405, "/ios-gb", #"{"code":5000,"redirectPath":"/ios-se","url":"/ios-gb"}"#),
      (500, "/", #"{"code":5000,"redirectPath":"/ios-se","url":"/"}"#),
    ] as [(Int, String, String)]
  )
  func `an error has its code and the page above`(status: Int, path: String, json: String) throws {
    let url = try #require(URL(string: "https://content.viaplay.com" + path))

    let body = probe.service.errorBody(HTTPStatus(rawValue: status), for: HTTPRequest(url: url))

    #expect(body.mediaType == "application/json; charset=utf-8")
    #expect(String(decoding: body.data, as: UTF8.self) == json)
  }

  @Test func `the root page of another country has its own texts, links and validator`() async throws {
    let english = try await probe.get("https://content.viaplay.com/ios-gb")
    let page = try JSONPage(english.body)
    #expect(page.object["title"] as? String == "Home – series, films, sport and kids")
    #expect(page.sections.compactMap { $0["href"] as? String }.allSatisfy { $0.contains("/ios-gb/") })
    #expect(try await english.fields[.etag] != get("").fields[.etag])
  }

  @Test func `an address whose template was not removed is 404`() async throws {
    #expect(try await get("/barn%7B?dtg%7D").status == .notFound)
  }

  @Test(arguments: [HTTPMethod.post, .put, .patch, .delete, .options])
  func `other methods are refused`(method: HTTPMethod) async throws {
    let response = try await get("", method: method)
    #expect(response.status == .methodNotAllowed)
    #expect(response.fields["Allow"] == "GET, HEAD")
  }

  @Test func `unknown query items change nothing`() async throws {
    let plain = try await get("/serier")
    let dated = try await get("/serier?dtg=2025-12-01T10%3A00&x")
    #expect(dated == plain)
  }

  @Test(arguments: paths) func `two instances give equal bytes`(path: String) async throws {
    let other = StreamingProbe()
    #expect(try await get(path).body == other.get(StreamingProbe.root + path).body)
  }

  @Test func `over the transport it answers like any server`() async throws {
    let transport = SandboxTransport(services: [StreamingService { StreamingProbe.now }])
    let url = try #require(URL(string: StreamingProbe.root))
    let response = try await transport.send(HTTPRequest(url: url))
    #expect(response == (try await get("")))
  }
}
