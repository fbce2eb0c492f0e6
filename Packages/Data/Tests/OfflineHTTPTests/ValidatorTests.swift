import ClockFakes
import DomainKernel
import Foundation
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import StorageKit
import Testing

/// A stored response is checked with its validators as far as they can be sent.
@Suite struct ValidatorTests {
  @Test(arguments: ["\"\u{1B}[31mx\"", "\"x\u{7F}\"", "\"a\u{0}b\"", "\"\u{9B}1m\"", "\"é\""])
  func `a validator that cannot be sent is not used`(tag: String) async throws {
    for name in [HTTPField.Name.etag, .lastModified] {
      let bench = CacheFixture()
      try await bench.store(bench.response("one", "max-age=60", more: [name: tag]), thenAdvanceBy: 61)
      bench.origin.answers(bench.response("two", "max-age=60"))
      #expect(try await bench.load().value == "two")
      #expect(bench.origin.requests.last == .sample)
      #expect(!bench.events.steps.contains(.conditionalRequestSent))
    }
  }

  @Test(arguments: ["\"a\"", "W/\"a\""])
  func `a confirmation may name the tag as a weak one`(tag: String) async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60", etag: "\"a\""), thenAdvanceBy: 61)
    bench.origin.answers(bench.response("", etag: tag, status: .notModified))
    #expect(try await bench.load().provenance.kind == .revalidated)
    #expect(bench.origin.requests.count == 2)
  }

  @Test func `a validator that can be sent is used beside one that cannot`() async throws {
    let bench = CacheFixture()
    let fields: HTTPFields = [.etag: "\"\u{1B}x\"", .lastModified: "Tue, 14 Nov 2023 21:00:00 GMT"]
    try await bench.store(bench.response("one", "max-age=60", more: fields), thenAdvanceBy: 61)
    bench.origin.answers(bench.response("", "max-age=60", status: .notModified))
    #expect(try await bench.load().provenance.kind == .revalidated)
    #expect(bench.origin.requests.last?.fields[.ifNoneMatch] == nil)
    #expect(bench.origin.requests.last?.fields[.ifModifiedSince] == fields[.lastModified])
  }

  @Test(arguments: [301, 302])
  func `what came by a redirect is not confirmed by what its address has since`(status: Int) async throws {
    let (origin, date) = (ScriptedTransport(), SettableDate())
    let client = OfflineHTTPClient(
      transport: HTTPClient(transport: origin, interceptors: [RedirectInterceptor { _ in true }]),
      store: InMemoryDocumentStore(),
      partition: "anna",
      now: { date.now }
    )
    let validators: HTTPFields = [.etag: "\"1\"", .lastModified: "Tue, 14 Nov 2023 21:00:00 GMT"]
    origin.answers { request in
      request.url == HTTPRequest.sample.url
        ? HTTPResponse(status: HTTPStatus(rawValue: status), fields: [.location: "/target"])
        : HTTPResponse(status: .ok, fields: validators, body: Data("of the target".utf8))
    }
    #expect(try await client.send(.sample).text == "of the target")
    await client.finishSaving()
    date.advance(by: 1)

    origin.answers { request in
      request.fields[.ifNoneMatch] == nil && request.fields[.ifModifiedSince] == nil
        ? HTTPResponse(status: .ok, fields: validators, body: Data("its own".utf8))
        : HTTPResponse(status: .notModified, fields: validators)
    }

    #expect(try await client.send(.sample).text == "its own")
    #expect(origin.requests.count == 3)
  }

  @Test func `an address that the origin itself names for its content does not keep it from being confirmed`()
    async throws
  {
    let bench = CacheFixture()
    let place: HTTPFields = [.contentLocation: "https://example.com/sections/en"]
    try await bench.store(
      bench.response("one", "max-age=60", etag: "\"a\"", more: place),
      thenAdvanceBy: 61
    )
    bench.origin.answers(bench.response("", "max-age=60", status: .notModified))

    #expect(try await bench.load().provenance.kind == .revalidated)
    #expect(bench.origin.requests.last?.fields[.ifNoneMatch] == "\"a\"")
  }
}
