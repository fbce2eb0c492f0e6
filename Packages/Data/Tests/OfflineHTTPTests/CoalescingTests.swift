import DomainKernel
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import StorageKit
import Testing

@Suite struct CoalescingTests {
  @Test func `a hundred equal requests at once are one exchange and one write`() async throws {
    let bench = CacheFixture()
    let all = try await load(100, from: bench, answering: bench.response("one", "max-age=60"))
    #expect(all.map(\.value) == Array(repeating: "one", count: 100))
    #expect(all.allSatisfy { $0.provenance.kind == .network })
    #expect(bench.origin.requests.count == 1)
    #expect(bench.events.steps.count { $0 == .stored(bytes: 3) } == 1)
  }

  @Test func `a confirmation that is shared is stored once`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60", etag: "\"a\""), thenAdvanceBy: 61)
    let confirmation = bench.response("", "max-age=60", status: .notModified)
    let all = try await load(10, from: bench, answering: confirmation)
    #expect(all.map(\.provenance.kind) == Array(repeating: .revalidated, count: 10))
    #expect(bench.events.steps.count { $0 == .stored(bytes: 3) } == 1)
  }

  @Test func `requests that differ in a field are sent each`() async throws {
    let bench = CacheFixture()
    bench.origin.answers(bench.response("one", "no-store"))
    async let first = bench.load(.sample.with("X", "1"))
    async let second = bench.load(.sample.with("X", "2"))
    _ = try await (first, second)
    #expect(bench.origin.requests.count == 2)
  }

  @Test func `cancelling one caller leaves the others alone`() async throws {
    let bench = CacheFixture()
    let gate = bench.holdsBack(bench.response("one", "max-age=60"))
    let first = Task { try await bench.load() }
    await gate.waitForArrival()
    let second = Task { try await bench.load() }
    await bench.events.wait(for: 1, .coalesced)
    first.cancel()
    await #expect(throws: OfflineHTTPError.failed(.cancelled)) { try await first.value }
    await gate.open()
    #expect(try await second.value.value == "one")
    #expect(bench.origin.requests.count == 1)
  }

  @Test func `a cancelled caller does not get what is stored in place of an answer`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 100)
    let gate = Gate()
    bench.origin.answers { (_) throws(HTTPClientError) in
      await gate.pass()
      throw .cancelled
    }
    let caller = Task { try await bench.load() }
    await gate.waitForArrival()
    caller.cancel()
    await #expect(throws: OfflineHTTPError.failed(.cancelled)) { try await caller.value }
    await gate.open()
  }

  /// Loads many times at once; the origin answers when all of them wait for it.
  private func load(
    _ count: Int,
    from bench: CacheFixture,
    answering response: HTTPResponse
  ) async throws -> [Fetched<String>] {
    let gate = bench.holdsBack(response)
    return try await withThrowingTaskGroup(of: Fetched<String>.self) { group in
      for _ in 0..<count {
        group.addTask { try await bench.load() }
      }
      await bench.events.wait(for: count - 1, .coalesced)
      await gate.open()
      return try await group.reduce(into: []) { $0.append($1) }
    }
  }
}
