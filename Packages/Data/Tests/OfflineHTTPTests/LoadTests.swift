import ClockFakes
import DomainKernel
import Foundation
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import StorageKit
import Testing

@Suite struct LoadTests {
  @Test func `a confirmation for no other request is not stored, and the origin is asked again`() async throws
  {
    let bench = CacheFixture()
    try await bench.store(bench.response("old", "max-age=60", etag: "\"a\""), thenAdvanceBy: 61)
    let confirmation = bench.response("", "max-age=60", status: .notModified, more: [.vary: "*"])
    bench.origin.answers(confirmation)

    #expect(try await bench.load().provenance.kind == .revalidated)
    #expect(try await bench.load().provenance.kind == .revalidated)

    #expect(bench.origin.requests.count == 3)
    #expect(bench.events.steps.contains(.notStored(because: .variesOnEverything)))
    #expect(try await bench.load(policy: .cacheOnly).value == "old")
  }

  @Test func `the first load comes from the network and is stored`() async throws {
    let bench = CacheFixture()
    bench.origin.answers(bench.response("one", "max-age=60"))
    let loaded = try await bench.load()
    #expect(loaded.value == "one")
    #expect(loaded.provenance.kind == .network)
    #expect(loaded.provenance.fetchedAt == bench.date.now)
    #expect(loaded.provenance.staleness == nil)
    #expect(bench.events.steps == [.miss, .stored(bytes: 3)])
  }

  @Test(.timeLimit(.minutes(5))) func `the store is opened while the origin is asked`() async throws {
    let store = CountingStore()
    let bench = CacheFixture(store: store)
    let response = bench.response("one", "max-age=60")
    bench.origin.answers { _ in
      await store.preparation.pass()
      return response
    }
    #expect(try await bench.load().value == "one")
  }

  @Test func `the store is not opened for a response that is not to be stored`() async throws {
    let store = CountingStore()
    let bench = CacheFixture(store: store)
    let response = bench.response("one", "max-age=60")
    bench.origin.answers { _ in
      for _ in 0..<100 { await Task.yield() }
      return response
    }
    _ = try await bench.load(.sample.with(.cacheControl, "no-store"))
    #expect(await !store.preparation.isOpen)
  }

  @Test func `a fresh response is served without a request`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 59)
    let loaded = try await bench.load()
    #expect(loaded.value == "one")
    #expect(loaded.provenance.kind == .stored)
    #expect(loaded.provenance.fetchedAt == SettableDate.start)
    #expect(loaded.provenance.staleness == nil)
    #expect(bench.origin.requests.count == 1)
    #expect(bench.events.steps == [.hit(age: .seconds(59))])
  }

  @Test func `a stale response is confirmed with its validators`() async throws {
    let bench = CacheFixture()
    let modified = HTTPDate.format(SettableDate.start - 1000)
    try await bench.store(
      bench.response("one", "max-age=60", etag: "W/\"a\"", more: [.lastModified: modified]),
      thenAdvanceBy: 61
    )
    bench.origin.answers(bench.response("", "max-age=60", status: .notModified))
    let loaded = try await bench.load()
    #expect(loaded.value == "one")
    #expect(loaded.provenance.kind == .revalidated)
    #expect(loaded.provenance.fetchedAt == bench.date.now)
    #expect(loaded.provenance.staleness == nil)
    #expect(bench.origin.requests.last?.fields[.ifNoneMatch] == "W/\"a\"")
    #expect(bench.origin.requests.last?.fields[.ifModifiedSince] == modified)
    #expect(
      bench.events.steps == [
        .stale(age: .seconds(61)), .conditionalRequestSent, .notModified, .stored(bytes: 3),
      ]
    )
  }

  @Test(arguments: [428, 429, 431, 511])
  func `a refusal of one request is not the answer to the next one`(status: Int) async throws {
    let bench = CacheFixture()
    let refusal = bench.response("no", "max-age=60", status: HTTPStatus(rawValue: status))
    bench.origin.answers(refusal)
    await #expect(throws: OfflineHTTPError.status(refusal)) { try await bench.load() }
    bench.origin.answers(bench.response("one", "max-age=60"))

    #expect(try await bench.load().value == "one")
  }

  @Test func `a confirmed response is fresh again`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60", etag: "\"a\""), thenAdvanceBy: 61)
    bench.origin.answers(bench.response("", "max-age=60", status: .notModified))
    _ = try await bench.load()
    bench.date.advance(by: 59)
    #expect(try await bench.load().provenance.kind == .stored)
    #expect(bench.origin.requests.count == 2)
  }

  @Test func `a changed response replaces the stored one`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60", etag: "\"a\""), thenAdvanceBy: 61)
    bench.origin.answers(bench.response("two", "max-age=60", etag: "\"b\""))
    #expect(try await bench.load().value == "two")
    #expect(try await bench.load(policy: .cacheOnly).value == "two")
  }

  @Test func `a refresh asks although the response is fresh`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60", etag: "\"a\""), thenAdvanceBy: 1)
    bench.origin.answers(bench.response("", status: .notModified))
    #expect(try await bench.load(policy: .networkFirst).provenance.kind == .revalidated)
    #expect(bench.origin.requests.last?.fields[.cacheControl] == "max-age=0")
  }

  @Test func `a refresh takes a fresh immutable response without asking and a stale one with asking`()
    async throws
  {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60, immutable", etag: "\"a\""), thenAdvanceBy: 1)
    #expect(try await bench.load(policy: .networkFirst).provenance.kind == .stored)
    bench.date.advance(by: 60)
    bench.origin.answers(bench.response("", status: .notModified))
    #expect(try await bench.load(policy: .networkFirst).provenance.kind == .revalidated)
  }

  @Test func `only what is stored, however old, and marked`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 1_000_000)
    let loaded = try await bench.load(policy: .cacheOnly)
    #expect(loaded.value == "one")
    #expect(loaded.provenance.staleness == .notChecked)
    #expect(bench.origin.requests.count == 1)
  }

  @Test(arguments: ["no-cache", "max-age=60, must-revalidate"])
  func `only what is stored does not go against the origin's word`(directives: String) async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", directives), thenAdvanceBy: 100)
    await #expect(throws: OfflineHTTPError.unconfirmed(nil)) { try await bench.load(policy: .cacheOnly) }
    #expect(bench.origin.requests.count == 1)
  }

  @Test func `only what is stored, with nothing stored, sends nothing`() async throws {
    let bench = CacheFixture()
    await #expect(throws: OfflineHTTPError.nothingStored) { try await bench.load(policy: .cacheOnly) }
    #expect(bench.origin.requests.isEmpty)
  }

  @Test func `a lifetime is guessed only when the policy says so`() async throws {
    let modified = HTTPDate.format(SettableDate.start - 10_000)
    for (heuristic, source) in [(nil, Provenance.Kind.network), (HeuristicFreshness(), .stored)] {
      let bench = CacheFixture(policy: OfflinePolicy(heuristicFreshness: heuristic))
      try await bench.store(bench.response("one", more: [.lastModified: modified]), thenAdvanceBy: 999)
      #expect(try await bench.load().provenance.kind == source)
    }
  }

  @Test func `another query is another response`() async throws {
    let bench = CacheFixture()
    let (first, second) = (
      HTTPRequest.get("https://example.com/?page=1"), HTTPRequest.get("https://example.com/?page=2")
    )
    bench.origin.answers { request in bench.response(request.url.query() ?? "", "max-age=60") }
    #expect(try await bench.load(first).value == "page=1")
    #expect(try await bench.load(second).value == "page=2")
    #expect(try await bench.load(first).value == "page=1")
    #expect(bench.origin.requests.count == 2)
  }

  @Test func `a fragment makes no difference`() async throws {
    let bench = CacheFixture()
    bench.origin.answers(bench.response("one", "max-age=60"))
    _ = try await bench.load(.get("https://example.com/a#top"))
    #expect(try await bench.load(.get("https://example.com/a#end")).provenance.kind == .stored)
  }

  @Test func `each language has its own response`() async throws {
    let bench = CacheFixture()
    bench.origin.answers { request in
      bench.response(request.fields[.acceptLanguage] ?? "", "max-age=60", more: [.vary: "Accept-Language"])
    }
    for _ in 0..<2 {
      #expect(try await bench.load(.sample.with(.acceptLanguage, "en")).value == "en")
      #expect(try await bench.load(.sample.with(.acceptLanguage, "zh")).value == "zh")
    }
    #expect(bench.origin.requests.count == 2)
  }

  @Test(
    arguments: [FetchPolicy.cacheFirst, .networkFirst],
    [FetchPolicy.cacheFirst, .networkFirst, .cacheOnly]
  )
  func `a response that varies on Cache-Control is found again under every policy`(
    first: FetchPolicy,
    second: FetchPolicy
  ) async throws {
    let bench = CacheFixture()
    bench.origin.answers(bench.response("one", "max-age=0", more: [.vary: "Cache-Control"]))
    _ = try await bench.load(policy: first)
    bench.origin.fails(.notConnected(reason: "unplugged"))
    bench.date.advance(by: 1)

    let loaded = try await bench.load(policy: second)

    #expect(loaded.value == "one")
    #expect(loaded.provenance.kind == .stored)
  }

  @Test func `the caller's own Cache-Control chooses among the responses that vary on it`() async throws {
    let bench = CacheFixture()
    bench.origin.answers { request in
      bench.response(request.fields[.cacheControl] ?? "", "max-age=60", more: [.vary: "Cache-Control"])
    }
    let own = HTTPRequest.sample.with(.cacheControl, "max-age=30")
    #expect(try await bench.load(own).value == "max-age=30")
    #expect(try await bench.load().value == "")
    #expect(try await bench.load(own, policy: .cacheOnly).value == "max-age=30")
    #expect(try await bench.load(policy: .cacheOnly).value == "")
    #expect(bench.origin.requests.count == 2)
  }
}
