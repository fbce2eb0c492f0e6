import ClockFakes
import DomainKernel
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import Testing

/// Requests that change something at the origin, and `HEAD`, which can tell that something changed.
@Suite struct ChangeTests {
  @Test(
    arguments: [
      ("max-age=60", "https://example.com/sections", true), ("max-age=60", "/sections", true),
      ("max-age=60", "/other", false), ("max-age=60", nil, false), ("max-age=0", "/sections", false),
      ("no-store, max-age=60", "/sections", false), (nil, "/sections", false),
    ] as [(String?, String?, Bool)]
  )
  func `the response to POST is stored for GET when it says that it is the same`(
    cacheControl: String?,
    location: String?,
    isStored: Bool
  ) async throws {
    let bench = CacheFixture()
    var changed = bench.response("changed", cacheControl)
    changed.fields[.contentLocation] = location
    bench.origin.answers(changed)
    _ = try await bench.client.send(HTTPRequest(method: .post, url: HTTPRequest.sample.url))
    bench.origin.answers(bench.response("asked", "max-age=60"))
    #expect(try await bench.load().value == (isStored ? "changed" : "asked"))
  }

  private func isStored(_ address: String, _ bench: CacheFixture) async -> Bool {
    (try? await bench.load(.get(address), policy: .cacheOnly)) != nil
  }

  @Test(
    arguments: ["POST", "PUT", "DELETE", "PATCH", "M-SEARCH"],
    [(200, false), (302, false), (404, true), (500, true)]
  )
  func `a change that succeeded drops what is stored of the target`(
    method: String,
    outcome: (status: Int, isKept: Bool)
  ) async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 1)
    bench.origin.answers(bench.response("", status: HTTPStatus(rawValue: outcome.status)))
    _ = try await bench.client.send(
      HTTPRequest(method: HTTPMethod(rawValue: method), url: HTTPRequest.sample.url)
    )
    #expect(await isStored("https://example.com/sections", bench) == outcome.isKept)
    #expect(bench.events.steps.contains(.invalidated) != outcome.isKept)
  }

  @Test(
    arguments: [HTTPField.Name.location, .contentLocation],
    [
      ("/other", false), ("other", false), ("https://example.com/other", false),
      ("https://evil.example/other", true),
      ("http://example.com/other", true),
    ]
  )
  func `what a change names is dropped, too, at the same origin only`(
    name: HTTPField.Name,
    named: (reference: String, isKept: Bool)
  ) async throws {
    let bench = CacheFixture()
    let addresses = ["https://example.com/other", "https://evil.example/other", "http://example.com/other"]
    for address in addresses {
      try await bench.store(bench.response("one", "max-age=60"), for: .get(address), thenAdvanceBy: 0)
    }
    bench.origin.answers(bench.response("", more: [name: named.reference]))
    _ = try await bench.client.send(HTTPRequest(method: .post, url: HTTPRequest.sample.url))
    #expect(await isStored("https://example.com/other", bench) == named.isKept)
    #expect(await isStored("https://evil.example/other", bench))
    #expect(await isStored("http://example.com/other", bench))
  }

  @Test func `a safe method changes nothing`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 1)
    bench.origin.answers(bench.response(""))
    _ = try await bench.client.send(HTTPRequest(method: .options, url: HTTPRequest.sample.url))
    #expect(await isStored("https://example.com/sections", bench))
  }

  @Test func `HEAD is answered with the fields of a fresh response`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60", etag: "\"a\""), thenAdvanceBy: 1)
    let response = try await bench.client.send(HTTPRequest(method: .head, url: HTTPRequest.sample.url))
    #expect(response.fields[.etag] == "\"a\"")
    #expect(response.text == "")
    #expect(bench.origin.requests.count == 1)
  }

  @Test(arguments: [("\"a\"", true), ("\"b\"", false)])
  func `HEAD updates what is stored, or drops it when it describes something else`(
    etag: String,
    isKept: Bool
  ) async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60", etag: "\"a\""), thenAdvanceBy: 100)
    bench.origin.answers(bench.response("", "max-age=1000", etag: etag))
    _ = try await bench.client.send(HTTPRequest(method: .head, url: HTTPRequest.sample.url))
    bench.date.advance(by: 500)
    #expect(await isStored("https://example.com/sections", bench) == isKept)
    if isKept { #expect(try await bench.load().provenance.staleness == nil) }
  }
}
