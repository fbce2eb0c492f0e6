import DomainKernel
import Foundation
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import Testing

/// The cache as a transport: by the request's own directives.
@Suite struct SendTests {
  @Test func `a stored response carries its age and its date`() async throws {
    let bench = CacheFixture()
    let response = bench.response("one", "max-age=60", more: [.age: "5"])
    try await bench.store(response, thenAdvanceBy: 10.9)
    let stored = try await bench.client.send(.sample)
    #expect(stored.fields[values: .age] == ["15"])
    #expect(stored.fields[.date] == response.fields[.date])
    #expect(stored.text == "one")
  }

  @Test func `only-if-cached without anything usable is 504 and sends nothing`() async throws {
    let bench = CacheFixture()
    let response = try await bench.client.send(.sample.with(.cacheControl, "only-if-cached"))
    #expect(response.status == .gatewayTimeout)
    #expect(bench.origin.requests.isEmpty)
  }

  @Test func `an error with a lifetime is stored`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("none", "max-age=60", status: .notFound), thenAdvanceBy: 10)
    #expect(try await bench.client.send(.sample).status == .notFound)
    #expect(bench.origin.requests.count == 1)
    await #expect(throws: OfflineHTTPError.self) { try await bench.load() }
    #expect(bench.origin.requests.count == 1)
  }

  @Test func `a 404 without a lifetime is an error to a transport, which is not stored`() async throws {
    let bench = CacheFixture()
    bench.origin.answers(bench.response("none", status: .notFound))
    #expect(try await bench.client.send(.sample).status == .notFound)
    let stored = HTTPRequest.sample.with(.cacheControl, "only-if-cached, max-stale")
    #expect(try await bench.client.send(stored).status == .gatewayTimeout)
  }

  @Test func `a limit of requests is the caller's to handle`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 100)
    bench.origin.answers(bench.response("slow", status: .tooManyRequests))
    #expect(try await bench.client.send(.sample).status == .tooManyRequests)
  }

  @Test(arguments: [
    ("If-None-Match", "\"a\"", 304), ("If-None-Match", "W/\"a\", \"b\"", 304),
    ("If-None-Match", "\"b\"", 200),
    ("If-None-Match", "*", 304), ("If-Modified-Since", "Tue, 14 Nov 2023 22:00:00 GMT", 304),
    ("If-Modified-Since", "Tue, 14 Nov 2023 21:00:00 GMT", 304),
    ("If-Modified-Since", "Tue, 14 Nov 2023 20:00:00 GMT", 200), ("If-Modified-Since", "yesterday", 200),
  ])
  func `the caller's own condition is decided on a fresh response`(name: String, value: String, status: Int)
    async throws
  {
    let bench = CacheFixture()
    let modified: HTTPFields = [.lastModified: "Tue, 14 Nov 2023 21:00:00 GMT"]
    try await bench.store(
      bench.response("one", "max-age=60", etag: "\"a\"", more: modified),
      thenAdvanceBy: 1
    )
    let response = try await bench.client.send(.sample.with(HTTPField.Name(name), value))
    #expect(response.status.rawValue == status)
    #expect(response.text == (status == 200 ? "one" : ""))
    #expect(bench.origin.requests.count == 1)
  }

  @Test func `the tag of the caller's condition goes before its date`() async throws {
    let bench = CacheFixture()
    let modified: HTTPFields = [.lastModified: "Tue, 14 Nov 2023 21:00:00 GMT"]
    try await bench.store(
      bench.response("one", "max-age=60", etag: "\"a\"", more: modified),
      thenAdvanceBy: 1
    )
    let request = HTTPRequest.sample.with(.ifNoneMatch, "\"b\"")
      .with(.ifModifiedSince, "Tue, 14 Nov 2023 22:00:00 GMT")
    #expect(try await bench.client.send(request).status == .ok)
  }

  @Test func `a response without a tag meets no condition on one`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 1)
    #expect(try await bench.client.send(.sample.with(.ifNoneMatch, "*")).text == "one")
    #expect(bench.origin.requests.count == 1)
  }

  @Test(arguments: [("Tue, 14 Nov 2023 22:13:20 GMT", 304), ("Tue, 14 Nov 2023 22:13:19 GMT", 200)])
  func `a response that does not say when it changed did not change after it was made`(
    since: String,
    status: Int
  ) async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 1)
    let response = try await bench.client.send(.sample.with(.ifModifiedSince, since))
    #expect(response.status.rawValue == status)
  }

  @Test(arguments: [
    ("If-Match", "\"b\""), ("If-Modified-Since", "Tue, 14 Nov 2023 20:00:00 GMT"),
    ("If-Unmodified-Since", "Tue, 14 Nov 2023 20:00:00 GMT"), ("If-Range", "\"b\""),
  ])
  func `a condition of the caller is sent without one of the cache`(name: String, value: String) async throws
  {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60", etag: "\"a\""), thenAdvanceBy: 100)
    bench.origin.answers(bench.response("two", "max-age=60"))
    let request = HTTPRequest.sample.with(HTTPField.Name(name), value)
    _ = try await bench.client.send(request)
    #expect(bench.origin.requests.last == request)
  }

  @Test func `the answer to the caller's own condition goes through`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60", etag: "\"a\""), thenAdvanceBy: 100)
    bench.origin.answers(bench.response("", status: .notModified))
    let response = try await bench.client.send(.sample.with(.ifNoneMatch, "\"mine\""))
    #expect(response.status == .notModified)
    #expect(bench.origin.requests.last?.fields[.ifNoneMatch] == "\"mine\"")
  }

  @Test func `a range is cut out of a whole stored response`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("0123456789", "max-age=60"), thenAdvanceBy: 1)
    let response = try await bench.client.send(.sample.with("Range", "bytes=2-4"))
    #expect(response.status.rawValue == 206)
    #expect(response.text == "234")
    #expect(response.fields["Content-Range"] == "bytes 2-4/10")
    #expect(response.fields[.contentLength] == "3")
  }

  @Test(arguments: ["bytes=20-", "bytes=0-1,4-5", "lines=1-2"])
  func `a range that cannot be cut out is answered with everything`(range: String) async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("0123456789", "max-age=60"), thenAdvanceBy: 1)
    #expect(try await bench.client.send(.sample.with("Range", range)).text == "0123456789")
  }

  @Test func `a range on a condition is answered with everything`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("0123456789", "max-age=60", etag: "\"a\""), thenAdvanceBy: 1)
    let request = HTTPRequest.sample.with("Range", "bytes=2-4").with("If-Range", "\"a\"")
    let response = try await bench.client.send(request)
    #expect(response.status == .ok)
    #expect(response.text == "0123456789")
  }

  @Test func `no range is cut out of an error`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("0123456789", "max-age=60", status: .notFound), thenAdvanceBy: 1)
    let response = try await bench.client.send(.sample.with("Range", "bytes=2-4"))
    #expect(response.status == .notFound)
    #expect(response.text == "0123456789")
  }

  @Test func `a range is cut out of a response that was just confirmed`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("0123456789", "max-age=60", etag: "\"a\""), thenAdvanceBy: 100)
    bench.origin.answers(bench.response("", status: .notModified))
    let response = try await bench.client.send(.sample.with("Range", "bytes=2-4"))
    #expect(response.status.rawValue == 206)
    #expect(response.text == "234")
  }

  @Test func `an answer of the origin to a range goes through as it is`() async throws {
    let bench = CacheFixture()
    bench.origin.answers(bench.response("0123456789", "max-age=60"))
    let response = try await bench.client.send(.sample.with("Range", "bytes=2-4"))
    #expect(response.status == .ok)
    #expect(response.text == "0123456789")
  }

  @Test func `a method that changes something is sent and never stored`() async throws {
    let bench = CacheFixture()
    bench.origin.answers(bench.response("done", "max-age=60"))
    let request = HTTPRequest(method: .post, url: HTTPRequest.sample.url)
    for _ in 0..<2 { _ = try await bench.client.send(request) }
    #expect(bench.origin.requests == [request, request])
    #expect(bench.events.steps.isEmpty)
  }

  @Test func `a part is not stored`() async throws {
    let bench = CacheFixture()
    let part = bench.response(
      "01",
      "max-age=60",
      status: HTTPStatus(rawValue: 206),
      more: ["Content-Range": "bytes 0-1/10"]
    )
    try await bench.store(part, for: .sample.with("Range", "bytes=0-1"), thenAdvanceBy: 1)
    await #expect(throws: OfflineHTTPError.nothingStored) { try await bench.load(policy: .cacheOnly) }
  }
}
