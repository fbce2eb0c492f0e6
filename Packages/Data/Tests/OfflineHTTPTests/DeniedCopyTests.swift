import ClockFakes
import DomainKernel
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import Testing

/// How a copy is used after the origin has said that it does not have it.
@Suite struct DeniedCopyTests {
  private let bench = CacheFixture()

  @Test(arguments: [404, 410], [nil, "max-age=600", "no-store"] as [String?])
  func `a copy that the origin has denied opens offline and says so, fresh and stale`(
    status: Int,
    control: String?
  ) async throws {
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 10)
    await denied(status, control)

    for seconds in [0.0, 60] {
      bench.date.advance(by: seconds)
      let copy = try await bench.load(policy: .cacheOnly)
      #expect(copy.value == "one")
      #expect(copy.provenance.staleness == .gone)
      #expect(copy.provenance.fetchedAt == SettableDate.start)
    }
  }

  @Test(arguments: [404, 410])
  func `the origin is asked before a denied copy is served, even a fresh one`(status: Int) async throws {
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 10)
    await denied(status)

    await #expect(throws: OfflineHTTPError.self) { try await bench.load() }

    #expect(bench.origin.requests.count == 3)
  }

  @Test func `a denied copy that stands in when the origin cannot be asked says both`() async throws {
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 10)
    await denied()
    bench.origin.fails(.notConnected(reason: "unplugged"))

    let copy = try await bench.load()

    #expect(copy.value == "one" && copy.provenance.staleness == .offline)
    #expect(copy.provenance.contradiction == .gone)
  }

  @Test(
    arguments: [
      ("two", "max-age=60", nil), ("one", "no-store", nil), ("two", "no-store", .replaced),
    ] as [(String, String, StaleReason?)]
  )
  func `a later answer with content ends what was said, also one that cannot be stored`(
    body: String,
    control: String,
    reason: StaleReason?
  ) async throws {
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 10)
    await denied()
    bench.origin.answers(bench.response(body, control))

    #expect(try await bench.load().value == body)

    #expect(try await self.reason() == reason)
  }

  @Test(arguments: [[:], [.vary: "*"]] as [HTTPFields])
  func `a confirmation ends what was said, also one that is not stored`(more: HTTPFields) async throws {
    try await bench.store(bench.response("one", "max-age=60", etag: "\"a\""), thenAdvanceBy: 10)
    await denied()
    bench.origin.answers(bench.response("", "max-age=60", status: .notModified, more: more))

    #expect(try await bench.load().provenance.kind == .revalidated)

    #expect(try await reason() == nil)
  }

  @Test(arguments: [400, 403, 429, 500, 503])
  func `another error does not deny a copy`(status: Int) async throws {
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 10)
    bench.origin.answers(bench.response("oops", status: HTTPStatus(rawValue: status)))
    _ = try? await bench.load(policy: .networkFirst)

    #expect(try await reason() == nil)
  }

  /// The refresh in the background serves no copy, so that the response reaches the store.
  @Test(
    arguments: [
      (.believed, "text/plain", .gone), (.believed, "text/html", nil), (.impossible, "text/plain", nil),
    ] as [(Absence, String, StaleReason?)]
  )
  func `a web page, and the absence of a page that must exist, deny nothing`(
    absence: Absence,
    type: String,
    reason: StaleReason?
  ) async throws {
    let control = "max-age=60, stale-while-revalidate=1000"
    try await bench.store(bench.response("one", control), thenAdvanceBy: 61)
    bench.origin.answers(bench.response("gone", status: .notFound, more: [.contentType: type]))

    #expect(try await loadDoubting(nil, absence, .cacheFirst).provenance.staleness == .beingChecked)
    await bench.client.finishBackgroundWork()

    #expect(try await bench.load(policy: .cacheOnly).provenance.contradiction == reason)
  }

  @Test func `a denial begins no wait for a response that would lose content, and such a response ends it`()
    async throws
  {
    try await bench.store(bench.response("one", "max-age=1000000"), thenAdvanceBy: 10)
    await denied()
    bench.date.advance(by: 86_400)
    bench.origin.answers(bench.response("two", "max-age=60"))

    let copy = try await loadDoubting(.incomplete, .believed, .networkFirst)
    await bench.client.finishSaving()

    #expect(copy.value == "one" && copy.provenance.staleness == .suspicious(.incomplete))
    #expect(copy.provenance.contradiction == nil)
    #expect(try await reason() == nil)
  }

  @Test func `the user's own change is said before`() async throws {
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 10)
    await denied()
    bench.origin.answers(bench.response(""))
    _ = try await bench.client.send(HTTPRequest(method: .put, url: HTTPRequest.sample.url))

    let copy = try await bench.load(policy: .cacheOnly)

    #expect(copy.provenance.staleness == .changed && copy.provenance.contradiction == nil)
  }

  @Test func `HEAD is not answered with the fields of a denied copy`() async throws {
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 10)
    await denied()

    let head = try await bench.client.send(HTTPRequest(method: .head, url: HTTPRequest.sample.url))

    #expect(head.status == .notFound)
  }

  /// Asks the origin, which says that it does not have what is stored.
  private func denied(_ status: Int = 404, _ control: String? = nil) async {
    let denial = bench.response("gone", control, status: HTTPStatus(rawValue: status))
    bench.origin.answers(denial)
    await #expect(throws: OfflineHTTPError.status(denial)) { try await bench.load(policy: .networkFirst) }
  }

  /// Loads where every answer with content is doubted; without a suspicion, none is.
  private func loadDoubting(
    _ suspicion: Suspicion?,
    _ absence: Absence,
    _ policy: FetchPolicy
  ) async throws(OfflineHTTPError) -> Fetched<String> {
    try await bench.client.load(
      .sample,
      policy: policy,
      replacing: Replacement<String>(absence: absence) { _, _ in suspicion },
      failure: { $0.status == .notFound ? .notFound : nil },
      decode: { response, _ in response.text }
    )
  }

  /// Why the copy may be out of date for those who do not ask the origin.
  private func reason() async throws -> StaleReason? {
    try await bench.load(policy: .cacheOnly).provenance.staleness
  }
}
