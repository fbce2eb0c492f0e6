import NetworkingKit
import OfflineHTTP
import StorageKit
import Testing

@Suite struct CoalescingTests {
  @Test func `a hundred equal requests at once are one exchange and one write`() async throws {
    let bench = CacheFixture()
    let gate = Gate()
    let response = bench.response("one", "max-age=60")
    bench.origin.answers { _ in
      await gate.pass()
      return response
    }
    try await withThrowingTaskGroup(of: Loaded<String>.self) { group in
      for _ in 0..<100 {
        group.addTask { try await bench.load() }
      }
      await bench.events.wait(for: 99, .coalesced)
      await gate.open()
      for try await loaded in group {
        #expect(loaded.value == "one")
        #expect(loaded.source == .network)
      }
    }
    #expect(bench.origin.requests.count == 1)
    #expect(bench.events.steps.filter { $0 == .stored(bytes: 3) }.count == 1)
  }

  @Test func `a confirmation that is shared is stored once`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60", etag: "\"a\""), thenAdvanceBy: 61)
    let gate = Gate()
    let notModified = bench.response("", "max-age=60", status: .notModified)
    bench.origin.answers { _ in
      await gate.pass()
      return notModified
    }
    try await withThrowingTaskGroup(of: Loaded<String>.self) { group in
      for _ in 0..<10 {
        group.addTask { try await bench.load() }
      }
      await bench.events.wait(for: 9, .coalesced)
      await gate.open()
      for try await loaded in group {
        #expect(loaded.source == .revalidated)
      }
    }
    #expect(bench.events.steps.filter { $0 == .stored(bytes: 3) }.count == 1)
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
    let gate = Gate()
    let response = bench.response("one", "max-age=60")
    bench.origin.answers { _ in
      await gate.pass()
      return response
    }
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
}
