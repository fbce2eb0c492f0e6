import ClockFakes
import DomainKernel
import Foundation
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

  @Test(arguments: [(HTTPMethod.post, 200, true), (.put, 200, false), (.post, 201, false)])
  func `only a response of 200 to POST is stored for GET`(method: HTTPMethod, status: Int, isStored: Bool)
    async throws
  {
    let bench = CacheFixture()
    var changed = bench.response("changed", "max-age=60", status: HTTPStatus(rawValue: status))
    changed.fields[.contentLocation] = "/sections"
    bench.origin.answers(changed)
    _ = try await bench.client.send(HTTPRequest(method: method, url: HTTPRequest.sample.url))
    bench.origin.answers(bench.response("asked", "max-age=60"))
    #expect(try await bench.load().value == (isStored ? "changed" : "asked"))
  }

  private func reason(_ address: String, _ bench: CacheFixture) async throws -> StaleReason? {
    try await bench.load(.get(address), policy: .cacheOnly).provenance.staleness
  }

  private func change(
    _ method: HTTPMethod = .post,
    answeredBy response: HTTPResponse,
    _ bench: CacheFixture
  ) async throws {
    bench.origin.answers(response)
    _ = try await bench.client.send(HTTPRequest(method: method, url: HTTPRequest.sample.url))
  }

  @Test(
    arguments: ["POST", "PUT", "PATCH", "M-SEARCH"],
    [
      (200, .changed), (302, .changed), (399, .changed), (400, nil), (404, nil), (202, .possiblyChanged),
      (408, .possiblyChanged), (500, .possiblyChanged),
    ] as [(status: Int, reason: StaleReason?)]
  )
  func `a change that the origin may have made outdates what is stored of the target`(
    method: String,
    outcome: (status: Int, reason: StaleReason?)
  ) async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 1)
    try await change(
      HTTPMethod(rawValue: method),
      answeredBy: bench.response("", status: HTTPStatus(rawValue: outcome.status)),
      bench
    )
    let isChanged = outcome.reason != nil
    #expect(bench.events.steps.contains(.invalidated) == isChanged)
    let copy = try await bench.load(policy: .cacheOnly)
    #expect(copy.value == "one")
    #expect(copy.provenance.staleness == outcome.reason)
    bench.origin.answers(bench.response("two", "max-age=60"))
    #expect(try await bench.load().value == (isChanged ? "two" : "one"))
    #expect(try await bench.load(policy: .cacheOnly).provenance.staleness == nil)
  }

  @Test(
    arguments: [
      (.connectionLost(reason: "cut"), true), (.timedOut(after: .seconds(1)), true), (.cancelled, true),
      (.invalidResponse(reason: .notHTTP), true), (.redirectRefused(reason: .unanswered), true),
      (.notConnected(reason: "refused"), false), (.rateLimited(until: .distantFuture), false),
      (.sessionEnded, false), (.insecure(reason: .untrusted), false),
      (.insecure(reason: .downgrade(host: "example.com")), true),
    ] as [(HTTPClientError, Bool)]
  )
  func `a change without a response outdates what it concerns, unless nothing was sent`(
    failure: HTTPClientError,
    mayBeChanged: Bool
  ) async throws {
    let bench = CacheFixture()
    let (target, other) = (HTTPRequest.sample, HTTPRequest.get("https://example.com/other"))
    for request in [target, other] {
      try await bench.store(bench.response("one", "max-age=60"), for: request, thenAdvanceBy: 1)
    }
    bench.origin.fails(failure)
    await #expect(throws: failure) {
      try await bench.client.send(
        HTTPRequest(method: .post, url: target.url),
        invalidating: [CacheKey(other.url)]
      )
    }

    bench.origin.answers(bench.response("two", "max-age=60"))
    for request in [target, other] {
      let copy = try await bench.load(request, policy: .cacheOnly)
      #expect(copy.value == "one" && copy.provenance.staleness == (mayBeChanged ? .possiblyChanged : nil))
      #expect(try await bench.load(request).value == (mayBeChanged ? "two" : "one"))
    }
  }

  @Test(arguments: [("text/html", true), ("application/json", false)])
  func `a web page that says that a change's target is missing is no refusal of the origin`(
    type: String,
    mayBeChanged: Bool
  ) async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 1)
    try await change(answeredBy: bench.response("", status: .notFound, more: [.contentType: type]), bench)

    let staleness = try await reason("https://example.com/sections", bench)
    #expect(staleness == (mayBeChanged ? .possiblyChanged : nil))
  }

  @Test(arguments: [(404, false), (410, false), (500, true), (403, true)])
  func `what the origin does not have after a change is removed`(status: Int, isKept: Bool) async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 1)
    try await change(.delete, answeredBy: bench.response("", status: HTTPStatus(rawValue: 204)), bench)
    #expect(try await reason("https://example.com/sections", bench) == .changed)
    bench.origin.answers(bench.response("", status: HTTPStatus(rawValue: status)))
    if isKept {
      #expect(try await bench.load().value == "one")
      #expect(try await reason("https://example.com/sections", bench) == .changed)
    } else {
      await #expect(throws: OfflineHTTPError.self) { try await bench.load() }
      await #expect(throws: OfflineHTTPError.nothingStored) { try await bench.load(policy: .cacheOnly) }
    }
  }

  @Test func `what the origin does not have stays where nothing was changed`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one"), thenAdvanceBy: 1)
    bench.origin.answers(bench.response("", status: HTTPStatus(rawValue: 404)))
    await #expect(throws: OfflineHTTPError.self) { try await bench.load() }
    #expect(try await bench.load(policy: .cacheOnly).value == "one")
  }

  @Test(
    arguments: [HTTPField.Name.location, .contentLocation],
    [
      ("/other", true), ("other", true), ("https://example.com/other", true),
      ("https://evil.example/other", false),
      ("http://example.com/other", false),
    ]
  )
  func `what a change names is outdated, too, at the same origin only`(
    name: HTTPField.Name,
    named: (reference: String, isChanged: Bool)
  ) async throws {
    let bench = CacheFixture()
    let addresses = ["https://example.com/other", "https://evil.example/other", "http://example.com/other"]
    for address in addresses {
      try await bench.store(bench.response("one", "max-age=60"), for: .get(address), thenAdvanceBy: 0)
    }
    try await change(answeredBy: bench.response("", more: [name: named.reference]), bench)
    #expect(try await reason("https://example.com/other", bench) == (named.isChanged ? .changed : nil))
    #expect(try await reason("https://evil.example/other", bench) == nil)
    #expect(try await reason("http://example.com/other", bench) == nil)
  }

  @Test func `the origin is asked whether what was changed is current, and is believed`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60", etag: "\"a\""), thenAdvanceBy: 1)
    try await change(answeredBy: bench.response(""), bench)

    bench.origin.answers(bench.response("", status: .notModified))
    let confirmed = try await bench.load()
    #expect(bench.origin.requests.last?.fields[.ifNoneMatch] == "\"a\"")
    #expect(confirmed.provenance.kind == .revalidated)
    #expect(try await reason("https://example.com/sections", bench) == nil)
  }

  @Test(arguments: [true, false])
  func `a copy from before a change stands in for a failure within its directives`(mustBeChecked: Bool)
    async throws
  {
    let bench = CacheFixture()
    let control = mustBeChecked ? "max-age=60, must-revalidate" : "max-age=60"
    try await bench.store(bench.response("one", control), thenAdvanceBy: 1)
    try await change(answeredBy: bench.response(""), bench)

    let failure = HTTPClientError.notConnected(reason: "refused")
    bench.origin.fails(failure)
    if mustBeChecked {
      await #expect(throws: OfflineHTTPError.unconfirmed(.failed(failure))) { try await bench.load() }
      await #expect(throws: OfflineHTTPError.unconfirmed(nil)) { try await bench.load(policy: .cacheOnly) }
    } else {
      #expect(try await bench.load().provenance.staleness == .offline)
    }
  }

  @Test func `a copy from before a change is not served while it is revalidated`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=0, stale-while-revalidate=600"), thenAdvanceBy: 1)
    try await change(answeredBy: bench.response(""), bench)

    bench.origin.answers(bench.response("two"))
    #expect(try await bench.load().value == "two")
  }

  @Test func `an answer that was asked for before a change stays outdated`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one"), thenAdvanceBy: 1)
    let gate = bench.holdsBack(bench.response("between", "max-age=60"))
    async let reading = bench.load()
    await gate.waitForArrival()
    bench.date.advance(by: 1)
    try await change(answeredBy: bench.response(""), bench)
    await gate.open()

    #expect(try await reading.value == "between")
    #expect(try await reason("https://example.com/sections", bench) == .changed)
  }

  @Test func `an answer that was asked for while a change was under way stays outdated`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one"), thenAdvanceBy: 1)
    let (changing, reading) = (Gate(), Gate())
    let (changed, between) = (bench.response(""), bench.response("between", "max-age=60"))
    bench.origin.answers { request in
      await (request.method == .get ? reading : changing).pass()
      return request.method == .get ? between : changed
    }
    async let sending = bench.client.send(HTTPRequest(method: .put, url: HTTPRequest.sample.url))
    await changing.waitForArrival()
    bench.date.advance(by: 1)
    async let answer = bench.load()
    await reading.waitForArrival()
    bench.date.advance(by: 1)
    await changing.open()
    _ = try await sending
    await reading.open()

    #expect(try await answer.value == "between")
    #expect(try await reason("https://example.com/sections", bench) == .changed)
  }

  @Test func `an error that was stored does not outlive a change`() async throws {
    let bench = CacheFixture()
    try await bench.store(
      bench.response("", "max-age=60", status: HTTPStatus(rawValue: 404)),
      thenAdvanceBy: 1
    )
    try await change(answeredBy: bench.response(""), bench)

    await #expect(throws: OfflineHTTPError.nothingStored) { try await bench.load(policy: .cacheOnly) }
  }

  @Test func `a safe method changes nothing`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 1)
    bench.origin.answers(bench.response(""))
    _ = try await bench.client.send(HTTPRequest(method: .options, url: HTTPRequest.sample.url))
    #expect(try await reason("https://example.com/sections", bench) == nil)
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
    if isKept {
      #expect(try await reason("https://example.com/sections", bench) == nil)
    } else {
      await #expect(throws: OfflineHTTPError.nothingStored) { try await bench.load(policy: .cacheOnly) }
    }
  }

  @Test func `HEAD does not make a copy from before a change current`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60", etag: "\"a\""), thenAdvanceBy: 1)
    try await change(answeredBy: bench.response(""), bench)
    bench.origin.answers(bench.response("", "max-age=1000", etag: "\"a\""))
    _ = try await bench.client.send(HTTPRequest(method: .head, url: HTTPRequest.sample.url))
    await bench.client.finishSaving()
    #expect(try await reason("https://example.com/sections", bench) == .changed)
  }
}
