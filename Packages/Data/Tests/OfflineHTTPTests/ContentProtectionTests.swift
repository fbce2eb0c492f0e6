import DomainKernel
import Foundation
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import StorageKit
import Testing

/// What was seen once can be read offline, whatever the origin answers later.
@Suite struct ContentProtectionTests {
  @Test(arguments: [("max-age=60", true), ("no-store", false), ("no-store, must-understand", true)])
  func `a value says whether it may be kept`(cacheControl: String, mayBeKept: Bool) async throws {
    let bench = CacheFixture()
    bench.origin.answers(bench.response("one", cacheControl))
    #expect(try await bench.load().provenance.mayBeKept == mayBeKept)
    let asking = try await bench.load(.sample.with(.cacheControl, "no-store"))
    #expect(!asking.provenance.mayBeKept)
  }

  @Test func `a confirmation can forbid that a value is kept`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60", etag: "\"a\""), thenAdvanceBy: 61)
    bench.origin.answers(bench.response("", "no-store", status: .notModified))
    let confirmed = try await bench.load()
    #expect(confirmed.provenance.kind == .revalidated)
    #expect(!confirmed.provenance.mayBeKept)
    await #expect(throws: OfflineHTTPError.nothingStored) { try await bench.load(policy: .cacheOnly) }
  }

  @Test(arguments: [HTTPField.Name("Set-Cookie"), "set-cookie", "Set-Cookie2"])
  func `cookies reach the caller and are not stored`(name: HTTPField.Name) async throws {
    let bench = CacheFixture()
    bench.origin.answers(bench.response("one", "max-age=60", more: [name: "session=1"]))
    #expect(try await bench.client.send(.sample).fields[name] == "session=1")
    let again = try await bench.client.send(.sample)
    #expect(again.text == "one")
    #expect(again.fields[name] == nil)
    #expect(bench.origin.requests.count == 1)
  }

  static let refusals: [(status: Int, directives: String?)] =
    [
      300, 301, 302, 303, 307, 308, 399, 400, 401, 403, 404, 405, 408, 409, 410, 414, 418, 422, 429, 451, 499,
      500,
      501, 503, 600, 999,
    ].map { ($0, "max-age=3600") } + [(300, nil), (301, nil), (308, nil)]

  @Test(arguments: refusals)
  func `an answer without content leaves what is stored`(status: Int, directives: String?) async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60", etag: "\"a\""), thenAdvanceBy: 61)
    bench.origin.answers(bench.response("oops", directives, status: HTTPStatus(rawValue: status)))
    _ = try? await bench.load(policy: .networkFirst)
    #expect(try await bench.load(policy: .cacheOnly).value == "one")
    bench.origin.fails(.notConnected(reason: "unplugged"))
    #expect(try await bench.load().value == "one")
  }

  @Test func `a refusal is said each time, and the store says why it was not kept`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 61)
    let gone = bench.response("gone", "max-age=3600", status: .gone)
    bench.origin.answers(gone)
    for _ in 0..<2 {
      await #expect(throws: OfflineHTTPError.status(gone)) { try await bench.load() }
    }
    #expect(bench.events.steps.contains(.notStored(because: .contentStored)))
  }

  @Test func `a refusal for one language does not crowd out another`() async throws {
    let size = 400
    let bench = CacheFixture(store: InMemoryDocumentStore(limit: 1000))
    let vary: HTTPFields = [.vary: "Accept-Language"]
    let content = String(repeating: "x", count: size)
    let english = HTTPRequest.sample.with(.acceptLanguage, "en")
    try await bench.store(bench.response(content, "max-age=60", more: vary), for: english, thenAdvanceBy: 0)
    try await bench.store(
      bench.response(content, "max-age=60", status: .notFound, more: vary),
      for: .sample.with(.acceptLanguage, "zh"),
      thenAdvanceBy: 0
    )
    #expect(try await bench.load(english, policy: .cacheOnly).value == content)
  }

  @Test func `an answer that is not believed is not stored, and both are said`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 61)
    bench.origin.answers(bench.response("", "max-age=60"))
    let loaded = try await loadDoubting(bench)
    await bench.client.finishSaving()
    #expect(loaded.value == "one")
    #expect(
      bench.events.steps.suffix(2) == [
        .notStored(because: .suspicious), .servedStale(because: .suspicious(.empty), after: nil),
      ]
    )
  }

  /// How a change ends, how the service's answers for the list look, and how often it is asked for.
  @Test(
    arguments: [
      (.success(200), .empty, [""], nil, 1),
      (.success(500), .empty, ["", "one"], .suspicious(.empty), 2),
      (.failure(.connectionLost(reason: "cut")), .empty, ["", "one"], .suspicious(.empty), 2),
      (.success(202), .empty, ["", "one"], .suspicious(.empty), 2),
      (.success(500), .empty, ["", ""], nil, 2),
      (.success(500), .incomplete, [""], nil, 1),
    ] as [(Result<Int, HTTPClientError>, Suspicion, [String], StaleReason?, Int)]
  )
  func `a list that has lost entries is asked for twice after a change that may have been made`(
    change: Result<Int, HTTPClientError>,
    suspicion: Suspicion,
    answers: [String],
    reason: StaleReason?,
    requests: Int
  ) async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 1)
    switch change {
    case .success(let status):
      bench.origin.answers(bench.response("", status: HTTPStatus(rawValue: status)))
    case .failure(let error): bench.origin.fails(error)
    }
    _ = try? await bench.client.send(HTTPRequest(method: .put, url: HTTPRequest.sample.url))
    let before = try await bench.load(policy: .cacheOnly)
    #expect(before.value == "one" && before.provenance.staleness?.isOwnChange == true)
    let (origin, count) = (bench.origin, bench.origin.requests.count)
    let responses = answers.map { bench.response($0, "max-age=60") }
    origin.answers { _ in responses[min(origin.requests.count - count, responses.count) - 1] }

    let loaded = try await loadDoubting(bench, suspicion)
    await bench.client.finishSaving()

    let content = reason == nil ? "" : "one"
    #expect(loaded.value == content && loaded.provenance.staleness == reason)
    #expect(origin.requests.count - count == requests)
    let after = try await bench.load(policy: .cacheOnly)
    #expect(after.value == content)
    #expect(after.provenance.staleness == (reason == nil ? nil : .possiblyChanged))
  }

  @Test func `a refresh that is not believed is said, and no copy is served for it`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60, stale-while-revalidate=30"), thenAdvanceBy: 61)
    bench.origin.answers(bench.response("", "max-age=60"))
    #expect(try await loadDoubting(bench).provenance.staleness == .beingChecked)
    await bench.client.finishBackgroundWork()
    #expect(bench.events.steps.contains(.notStored(because: .suspicious)))
    #expect(!bench.events.steps.contains(.servedStale(because: .suspicious(.empty), after: nil)))
  }

  /// Loads where every answer of the origin is doubted.
  private func loadDoubting(
    _ bench: CacheFixture,
    _ suspicion: Suspicion = .empty
  ) async throws -> Fetched<String> {
    try await bench.client.load(
      .sample,
      policy: .cacheFirst,
      replacing: Replacement<String> { _, _ in suspicion },
      failure: { _ in nil },
      decode: { response, _ in response.text }
    )
  }

  @Test func `content takes the place of a refusal`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("none", "max-age=60", status: .notFound), thenAdvanceBy: 61)
    bench.origin.answers(bench.response("one", "max-age=60"))
    #expect(try await bench.load().value == "one")
    #expect(try await bench.load(policy: .cacheOnly).value == "one")
  }
}
