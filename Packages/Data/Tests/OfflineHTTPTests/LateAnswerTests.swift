import ClockFakes
import DomainKernel
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import Testing

/// What becomes of an exchange that nobody waits for any longer, and of work at the end of a program.
@Suite(.timeLimit(.minutes(5))) struct LateAnswerTests {
  private let clock = ManualClock()

  private func benchWithStaleCopy(
    _ text: String = "one",
    _ cacheControl: String = "max-age=60",
    etag: String? = nil
  ) async throws -> CacheFixture {
    let bench = CacheFixture(clock: clock)
    try await bench.store(bench.response(text, cacheControl, etag: etag), thenAdvanceBy: 61)
    return bench
  }

  /// Whether an exchange is cancelled with its caller; requests that are not held back get a 304 about another copy.
  private func cancelsExchange(
    _ bench: CacheFixture,
    etag: String? = nil,
    holding isHeld: @escaping @Sendable (HTTPRequest) -> Bool = { _ in true }
  ) async throws -> Bool? {
    let gate = Gate()
    let (outcome, continuation) = AsyncStream.makeStream(of: Bool.self)
    let other = bench.response("", etag: etag, status: .notModified)
    let answer = bench.response("two", "max-age=60", etag: etag)
    bench.origin.answers { request in
      guard isHeld(request) else { return other }
      await gate.pass()
      continuation.yield(Task.isCancelled)
      return answer
    }
    let caller = Task { try await bench.loadOnly() }
    await gate.waitForArrival()
    caller.cancel()
    await #expect(throws: OfflineHTTPError.failed(.cancelled)) { try await caller.value }
    await gate.open()
    return await outcome.first { _ in true }
  }

  @Test func `the exchange of a caller that is cancelled while it waits is cancelled`() async throws {
    #expect(try await cancelsExchange(try await benchWithStaleCopy()) == true)
  }

  @Test func `a second exchange is cancelled with its caller`() async throws {
    let bench = try await benchWithStaleCopy(etag: "\"1\"")

    let isCancelled = try await cancelsExchange(bench, etag: "\"2\"") { $0.fields[.ifNoneMatch] == nil }

    #expect(isCancelled == true)
  }

  @Test func `a caller whose copy cannot be read waits on when the patience is over`() async throws {
    let bench = try await benchWithStaleCopy("not text")
    let gate = bench.holdsBack(bench.response("two", "max-age=60"))
    let first = Task { try await bench.loadOnly() }
    await clock.waitForSleeps(1)
    clock.advance(by: .seconds(3))
    // Its alarm has rung by the time that of the next caller is slept for.
    let second = Task { try await bench.loadOnly() }
    await clock.waitForSleeps(2)
    await gate.open()
    #expect(try await first.value.value == "two")
    #expect(try await second.value.value == "two")
  }

  @Test func `a second exchange is cancelled with a caller who waits on for want of a copy`() async throws {
    let bench = try await benchWithStaleCopy("not text", etag: "\"1\"")
    let gate = Gate()
    let (outcome, exchange) = AsyncStream.makeStream(of: Bool.self)
    let (attempts, reading) = AsyncStream.makeStream(of: Void.self)
    let other = bench.response("", etag: "\"2\"", status: .notModified)
    bench.origin.answers { request in
      guard request.fields[.ifNoneMatch] == nil else { return other }
      await gate.pass()
      exchange.yield(Task.isCancelled)
      return other
    }
    let caller = Task {
      try await bench.client.load(.sample, policy: .cacheFirst, failure: { _ in nil }) {
        (_, _) throws(InvalidResponse) -> String in
        reading.yield()
        throw InvalidResponse(.notJSON)
      }
    }
    await clock.waitForSleeps(1)
    await gate.waitForArrival()
    clock.advance(by: .seconds(3))
    // The copy is read when the patience is over, and not before.
    _ = await attempts.first { _ in true }

    caller.cancel()

    await #expect(throws: OfflineHTTPError.failed(.cancelled)) { try await caller.value }
    await gate.open()
    #expect(await outcome.first { _ in true } == true)
  }

  @Test func `an answer that is still owed is given up at the end of the program`() async throws {
    let bench = try await benchWithStaleCopy()
    let gate = bench.holdsBack(bench.response("two", "max-age=60"))
    let caller = Task { try await bench.loadOnly() }
    await clock.waitForSleeps(1)
    clock.advance(by: .seconds(3))
    _ = try await caller.value
    let end = Task { await bench.client.finishBackgroundWork() }
    await clock.waitForSleeps(2)
    clock.advance(by: .milliseconds(300))
    await end.value
    #expect(clock.slept.prefix(2) == [.seconds(3), .milliseconds(300)])
    #expect(bench.events.steps.last == .backgroundRefreshFailed(.failed(.cancelled)))
    await gate.open()
  }

  @Test func `a program that waits for nothing cancels its refreshes at once`() async throws {
    let bench = try await benchWithStaleCopy("one", "max-age=60, stale-while-revalidate=30")
    let gate = bench.holdsBack(bench.response("two", "max-age=60"))
    #expect(try await bench.loadOnly().provenance.staleness == .beingChecked)
    await bench.client.cancelBackgroundWork()
    #expect(bench.events.steps.last == .backgroundRefreshFailed(.failed(.cancelled)))
    #expect(clock.now.offset == .zero)
    await gate.open()
  }

  @Test func `work that does not stop when it is cancelled holds the end of a program for 3 s more`()
    async throws
  {
    let bench = CacheFixture(clock: clock)
    let gate = Gate()
    bench.client.beginInBackground { await gate.pass() }
    let end = Task { await bench.client.finishBackgroundWork() }
    await clock.waitForSleeps(1)
    clock.advance(by: .milliseconds(300))
    await clock.waitForSleeps(2)
    clock.advance(by: .seconds(3))
    await end.value
    #expect(clock.slept == [.milliseconds(300), .seconds(3)])
    await gate.open()
  }
}
