import ClockFakes
import DomainKernel
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import Testing

/// How a copy is used after the origin has sent newer content that could not be stored.
@Suite struct ReplacedCopyTests {
  struct Unstorable: Sendable {
    var status = 200
    var control: String?
    var more: HTTPFields = [:]
    var body = "two"
  }

  static let unstorable = [
    Unstorable(control: "no-store"), Unstorable(control: "no-store, max-age=60"),
    Unstorable(control: "max-age=60", more: [.vary: "*"]), Unstorable(status: 201), Unstorable(status: 202),
    Unstorable(status: 226), Unstorable(status: 299),
  ]

  private let bench = CacheFixture()

  @Test(arguments: unstorable)
  func `a copy that is older than what was read says so, fresh and stale`(answer: Unstorable) async throws {
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 10)
    #expect(try await newer(answer).value == "two")

    for seconds in [0.0, 60] {
      bench.date.advance(by: seconds)
      let copy = try await bench.load(policy: .cacheOnly)
      #expect(copy.value == "one")
      #expect(copy.provenance.staleness == .replaced)
      #expect(copy.provenance.fetchedAt == SettableDate.start)
    }
  }

  @Test(arguments: unstorable)
  func `the origin is asked before an older copy is served, even while it is fresh`(
    answer: Unstorable
  ) async throws {
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 10)
    _ = try await newer(answer)

    let again = try await bench.load()
    #expect(again.value == "two")
    #expect(again.provenance.kind == .network && again.provenance.staleness == nil)
    #expect(bench.origin.requests.count == 3)

    bench.origin.answers(bench.response("three", "max-age=60"))
    #expect(try await bench.client.send(.sample).text == "three")
    #expect(try await bench.load().value == "three")
    #expect(bench.origin.requests.count == 4)
  }

  @Test func `an older copy that the origin confirms is served without asking again`() async throws {
    try await bench.store(bench.response("one", "max-age=60", etag: "\"a\""), thenAdvanceBy: 10)
    _ = try await newer(Unstorable(control: "no-store"))
    bench.origin.answers(bench.response("", "max-age=60", status: .notModified))

    #expect(try await bench.load().provenance.kind == .revalidated)
    #expect(bench.origin.requests.last?.fields[.ifNoneMatch] == "\"a\"")

    let copy = try await bench.load()
    #expect(copy.value == "one")
    #expect(copy.provenance.staleness == nil && copy.provenance.contradiction == nil)
    #expect(bench.origin.requests.count == 3)
  }

  @Test(arguments: ["max-age=60", "max-age=60, must-revalidate", "max-age=60, stale-if-error=0"])
  func `an older copy that is fresh stands in when the origin cannot be asked`(control: String) async throws {
    try await bench.store(bench.response("one", control), thenAdvanceBy: 10)
    _ = try await newer(Unstorable(control: "no-store"))
    bench.origin.fails(.notConnected(reason: "unplugged"))

    let copy = try await bench.load()

    #expect(copy.value == "one" && copy.provenance.staleness == .offline)
    #expect(copy.provenance.contradiction == .replaced)
  }

  @Test(arguments: [503, 429, 200])
  func `an older copy stays one where the origin fails, or cannot be understood`(status: Int) async throws {
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 10)
    bench.origin.answers(bench.response("not text", status: HTTPStatus(rawValue: status)))
    #expect(try await bench.load(policy: .networkFirst).provenance.contradiction == nil)

    _ = try await newer(Unstorable(control: "no-store"))
    bench.origin.answers(bench.response("not text", status: HTTPStatus(rawValue: status)))

    let copy = try await bench.load()
    #expect(copy.value == "one" && copy.provenance.contradiction == .replaced)
    #expect(copy.provenance.staleness != .replaced)
  }

  @Test func `a copy that a change may have outdated is not called an older version`() async throws {
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 10)
    bench.origin.answers(bench.response("", status: .serviceUnavailable))
    _ = try await bench.client.send(HTTPRequest(method: .put, url: HTTPRequest.sample.url))
    #expect(try await reason() == .possiblyChanged)
    bench.origin.fails(.notConnected(reason: "unplugged"))

    let copy = try await bench.load()

    #expect(copy.provenance.staleness == .offline && copy.provenance.contradiction == nil)
  }

  @Test func `an older copy is not served while it is refreshed in the background`() async throws {
    let control = "max-age=60, stale-while-revalidate=60"
    try await bench.store(bench.response("one", control), thenAdvanceBy: 70)
    _ = try await newer(Unstorable(control: "no-store"))

    #expect(try await bench.load().value == "two")
  }

  @Test func `HEAD is not answered with the fields of an older copy`() async throws {
    try await bench.store(bench.response("one", "max-age=60", etag: "\"a\""), thenAdvanceBy: 10)
    _ = try await newer(Unstorable(control: "no-store"))
    bench.origin.answers(bench.response("", "max-age=60", etag: "\"b\""))

    let head = try await bench.client.send(HTTPRequest(method: .head, url: HTTPRequest.sample.url))

    #expect(head.fields[.etag] == "\"b\"")
    #expect(bench.origin.requests.count == 3)
  }

  @Test func `a request that forbids to store its response makes a copy an older one too`() async throws {
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 10)
    bench.origin.answers(bench.response("two", "max-age=60"))

    #expect(try await bench.load(.sample.with(.cacheControl, "no-store")).value == "two")

    #expect(try await reason() == .replaced)
  }

  @Test(arguments: [("two", nil), ("four", .replaced)] as [(String, StaleReason?)])
  func `an answer that is too large to be stored makes a copy an older one`(
    body: String,
    reason: StaleReason?
  ) async throws {
    let bench = CacheFixture(policy: OfflinePolicy(longestStoredBody: 3))
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 10)
    bench.origin.answers(bench.response(body, "max-age=60"))

    #expect(try await bench.load(policy: .networkFirst).value == body)

    #expect(try await bench.load(policy: .cacheOnly).provenance.staleness == reason)
  }

  @Test func `an answer with the same content is no newer one, and ends what was said`() async throws {
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 10)
    _ = try await newer(Unstorable(control: "no-store", body: "one"))
    #expect(try await reason() == nil)

    _ = try await newer(Unstorable(control: "no-store"))
    #expect(try await reason() == .replaced)
    _ = try await newer(Unstorable(control: "no-store", body: "one"))
    #expect(try await reason() == nil)
  }

  @Test func `an answer that is stored ends what was said`() async throws {
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 10)
    _ = try await newer(Unstorable(control: "no-store"))
    _ = try await newer(Unstorable(control: "max-age=60", body: "three"))

    let copy = try await bench.load(policy: .cacheOnly)

    #expect(copy.value == "three")
    #expect(copy.provenance.staleness == nil)
  }

  @Test(arguments: [[:], [.vary: "*"]] as [HTTPFields])
  func `a confirmation ends what was said, also one that is not stored`(more: HTTPFields) async throws {
    try await bench.store(bench.response("one", "max-age=60", etag: "\"a\""), thenAdvanceBy: 10)
    _ = try await newer(Unstorable(control: "no-store"))
    bench.origin.answers(bench.response("", "max-age=60", status: .notModified, more: more))

    #expect(try await bench.load(policy: .networkFirst).provenance.kind == .revalidated)

    #expect(try await reason() == nil)
  }

  @Test func `an answer to HEAD does not end what was said`() async throws {
    try await bench.store(bench.response("one", "max-age=60", etag: "\"a\""), thenAdvanceBy: 10)
    _ = try await newer(Unstorable(control: "no-store"))
    bench.date.advance(by: 60)
    bench.origin.answers(bench.response("", "max-age=1000", etag: "\"a\""))

    _ = try await bench.client.send(HTTPRequest(method: .head, url: HTTPRequest.sample.url))

    #expect(try await reason() == .replaced)
  }

  @Test(arguments: [400, 403, 429, 500, 503])
  func `an error is no newer version`(status: Int) async throws {
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 10)
    bench.origin.answers(bench.response("oops", "no-store", status: HTTPStatus(rawValue: status)))
    _ = try? await bench.load(policy: .networkFirst)

    #expect(try await reason() == nil)
  }

  @Test(arguments: [(206, HTTPField.Name("Range"), "bytes=0-1"), (304, .ifNoneMatch, "\"b\"")])
  func `a part, and an answer to the caller's own condition, are no newer version`(
    status: Int,
    name: HTTPField.Name,
    value: String
  ) async throws {
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 10)
    bench.origin.answers(bench.response("tw", "max-age=60", status: HTTPStatus(rawValue: status)))

    let asked = HTTPRequest.sample.with(.cacheControl, "no-cache").with(name, value)
    #expect(try await bench.client.send(asked).status.rawValue == status)
    await bench.client.finishSaving()

    #expect(try await reason() == nil)
  }

  @Test func `the user's own change, and a failure, are said before`() async throws {
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 10)
    _ = try await newer(Unstorable(control: "no-store"))
    bench.origin.fails(.notConnected(reason: "unplugged"))
    #expect(try await bench.load(policy: .networkFirst).provenance.staleness == .offline)
    #expect(try await reason() == .replaced)

    bench.origin.answers(bench.response(""))
    _ = try await bench.client.send(HTTPRequest(method: .put, url: HTTPRequest.sample.url))

    #expect(try await reason() == .changed)
    #expect(try await bench.load(policy: .cacheOnly).provenance.contradiction == nil)
  }

  /// Loads what the origin has now.
  private func newer(_ answer: Unstorable) async throws -> Fetched<String> {
    let status = HTTPStatus(rawValue: answer.status)
    bench.origin.answers(bench.response(answer.body, answer.control, status: status, more: answer.more))
    let loaded = try await bench.load(policy: .networkFirst)
    #expect(loaded.provenance.kind == .network && loaded.provenance.staleness == nil)
    return loaded
  }

  /// Why the copy may be out of date for those who do not ask the origin.
  private func reason() async throws -> StaleReason? {
    try await bench.load(policy: .cacheOnly).provenance.staleness
  }
}
