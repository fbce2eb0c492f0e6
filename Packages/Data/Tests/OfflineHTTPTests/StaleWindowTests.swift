import DomainKernel
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import Testing

/// The windows of RFC 5861 and their ends.
@Suite struct StaleWindowTests {
  @Test func `within the window a stale response is served and refreshed in the background`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60, stale-while-revalidate=30"), thenAdvanceBy: 90)
    bench.origin.answers(bench.response("two", "max-age=60"))
    let loaded = try await bench.load()
    #expect(loaded.value == "one")
    #expect(loaded.provenance.staleness == .beingChecked)
    await bench.client.finishBackgroundWork()
    #expect(try await bench.load().value == "two")
    #expect(bench.origin.requests.count == 2)
  }

  @Test func `past the window the origin is asked first`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60, stale-while-revalidate=30"), thenAdvanceBy: 90.1)
    bench.origin.answers(bench.response("two", "max-age=60"))
    let loaded = try await bench.load()
    #expect(loaded.value == "two")
    #expect(loaded.provenance.kind == .network)
  }

  @Test(arguments: ["must-revalidate", "no-cache"])
  func `a directive that forbids stale closes the window`(directive: String) async throws {
    let bench = CacheFixture()
    try await bench.store(
      bench.response("one", "max-age=60, stale-while-revalidate=30, \(directive)"),
      thenAdvanceBy: 70
    )
    bench.origin.answers(bench.response("two"))
    #expect(try await bench.load().value == "two")
  }

  @Test func `a hundred callers in the window start one refresh`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60, stale-while-revalidate=30"), thenAdvanceBy: 70)
    let gate = bench.holdsBack(bench.response("two", "max-age=60"))
    try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<100 {
        group.addTask { try await bench.load().value }
      }
      for try await value in group {
        #expect(value == "one")
      }
    }
    await gate.open()
    await bench.client.finishBackgroundWork()
    #expect(bench.origin.requests.count == 2)
    #expect(bench.events.steps.filter { $0 == .backgroundRefreshStarted }.count == 1)
  }

  @Test func `a refresh that fails leaves what is stored and the next load tries again`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60, stale-while-revalidate=30"), thenAdvanceBy: 70)
    bench.origin.fails(.notConnected(reason: "unplugged"))
    for attempt in 1...2 {
      #expect(try await bench.load().value == "one")
      await bench.client.finishBackgroundWork()
      #expect(bench.origin.requests.count == 1 + attempt)
    }
    let failure = OfflineHTTPError.failed(.notConnected(reason: "unplugged"))
    #expect(bench.events.steps.count { $0 == .backgroundRefreshFailed(failure) } == 2)
    #expect(bench.events.steps.count { $0 == .servedStale(because: .beingChecked, after: nil) } == 2)
  }

  @Test func `a refresh that brings something undecodable leaves what is stored`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60, stale-while-revalidate=30"), thenAdvanceBy: 70)
    bench.origin.answers(bench.response("not text", "max-age=60"))
    _ = try await bench.load()
    await bench.client.finishBackgroundWork()
    #expect(try await bench.load().value == "one")
  }

  @Test func `a refresh keeps the fields of the request`() async throws {
    let bench = CacheFixture()
    let request = HTTPRequest.sample.with("X-Trace", "7")
    try await bench.store(
      bench.response("one", "max-age=60, stale-while-revalidate=30", etag: "\"a\""),
      for: request,
      thenAdvanceBy: 70
    )
    bench.origin.answers(bench.response("", status: .notModified))
    _ = try await bench.load(request)
    await bench.client.finishBackgroundWork()
    #expect(bench.origin.requests.last?.fields["X-Trace"] == "7")
    #expect(bench.origin.requests.last?.fields[.ifNoneMatch] == "\"a\"")
  }

  @Test(arguments: [true, false], [(90, true), (90.1, false)])
  func `stale-if-error ends with its window, whatever the policy`(
    policy: Bool,
    window: (seconds: Double, isOpen: Bool)
  ) async throws {
    let bench = CacheFixture(policy: OfflinePolicy(servesStaleOnFailure: policy))
    try await bench.store(
      bench.response("one", "max-age=60, stale-if-error=30"),
      thenAdvanceBy: window.seconds
    )
    for status in [500, 502, 503, 504] {
      let failure = bench.response("oops", status: HTTPStatus(rawValue: status))
      bench.origin.answers(failure)
      if window.isOpen {
        #expect(try await bench.load().provenance.staleness == .unavailable)
      } else {
        await #expect(throws: OfflineHTTPError.status(failure)) { try await bench.load() }
      }
    }
    let error = HTTPClientError.connectionLost(reason: "cut")
    bench.origin.fails(error)
    if window.isOpen {
      #expect(try await bench.load().provenance.staleness == .connectionLost)
    } else {
      let failure = OfflineHTTPError.failed(error)
      let expected = policy ? OfflineHTTPError.unconfirmed(failure, opensOffline: true) : failure
      await #expect(throws: expected) { try await bench.load() }
    }
  }
}
