import ClockFakes
import DomainKernel
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import StorageKit
import Synchronization
import Testing

/// Confirmations (304) of a document wait 100 ms for each other, so that they are one write; content does not wait.
@Suite(.timeLimit(.minutes(5))) struct ConfirmationDelayTests {
  private let clock = ManualClock()
  private let store = CountingStore()

  @Test func `confirmations within the time are one write, at its end`() async throws {
    let bench = try await benchWithStaleCopy()
    try await confirm(with: bench)
    await clock.waitForSleeps(1)
    bench.date.advance(by: 61)
    clock.advance(by: .milliseconds(99))
    try await confirm(with: bench)
    #expect(store.changes == 1)
    clock.advance(by: .milliseconds(1))
    await bench.events.wait(for: 2, .stored(bytes: 3))
    await bench.client.finishSaving()
    #expect(store.changes == 2)
    #expect(clock.slept == [.milliseconds(100)])
  }

  @Test func `a confirmation after the time is another write`() async throws {
    let bench = try await benchWithStaleCopy()
    try await confirm(with: bench)
    await clock.waitForSleeps(1)
    clock.advance(by: .milliseconds(100))
    await bench.events.wait(for: 1, .stored(bytes: 3))
    await bench.client.finishSaving()
    bench.date.advance(by: 61)
    try await confirm(with: bench)
    await clock.waitForSleeps(2)
    clock.advance(by: .milliseconds(100))
    await bench.events.wait(for: 2, .stored(bytes: 3))
    #expect(store.changes == 3)
  }

  @Test func `confirmations of two documents do not wait for each other`() async throws {
    let bench = try await benchWithStaleCopy()
    let other = HTTPRequest.get("https://example.com/other")
    try await bench.store(bench.response("other", "max-age=60", etag: "\"a\""), for: other, thenAdvanceBy: 61)
    try await confirm(with: bench)
    await clock.waitForSleeps(1)
    clock.advance(by: .milliseconds(60))
    _ = try await bench.loadOnly(other)
    await clock.waitForSleeps(2)
    clock.advance(by: .milliseconds(40))
    await bench.events.wait(for: 1, .stored(bytes: 3))
    #expect(!bench.events.steps.contains(.stored(bytes: 5)))
    clock.advance(by: .milliseconds(60))
    await bench.events.wait(for: 1, .stored(bytes: 5))
  }

  @Test func `without a clock there is no delay`() async throws {
    let bench = try await benchWithStaleCopy(clock: nil)
    try await confirm(with: bench)
    await bench.events.wait(for: 1, .stored(bytes: 3))
    #expect(store.changes == 2)
  }

  @Test(arguments: [false, true])
  func `the end of a program writes a confirmation at once`(endsByCancelling: Bool) async throws {
    let bench = try await benchWithStaleCopy()
    try await confirm(with: bench)
    if endsByCancelling {
      await bench.client.cancelBackgroundWork()
    } else {
      await bench.client.finishBackgroundWork()
    }
    #expect(clock.now.offset == .zero)
    #expect(try await isFresh(at: 61))
  }

  @Test func `whoever waits until all is saved ends the delay`() async throws {
    let bench = try await benchWithStaleCopy()
    try await confirm(with: bench)
    #expect(try await !isFresh(at: 61))
    await bench.client.finishSaving()
    #expect(clock.now.offset == .zero)
    #expect(try await isFresh(at: 61))
  }

  @Test func `a reader gets what was confirmed meanwhile, and the store is not read for it`() async throws {
    let bench = try await benchWithStaleCopy()
    try await confirm(with: bench)
    let reads = store.reads
    let loaded = try await bench.loadOnly()
    #expect(loaded.value == "one")
    #expect(loaded.provenance.staleness == nil)
    #expect(loaded.provenance.fetchedAt == bench.date.now)
    #expect(bench.origin.requests.count == 2)
    #expect(store.reads == reads)
  }

  @Test func `content is written at once, together with a confirmation that waits`() async throws {
    let bench = try await benchWithStaleCopy()
    try await confirm(with: bench)
    bench.origin.answers(bench.response("three", "max-age=60", etag: "\"b\""))
    _ = try await bench.loadOnly(policy: .networkFirst)
    await bench.events.wait(for: 1, .stored(bytes: 5))
    #expect(bench.events.steps.suffix(2) == [.stored(bytes: 3), .stored(bytes: 5)])
    #expect(clock.now.offset == .zero)
    #expect(store.changes == 2)
  }

  @Test func `variants that another process stored during the delay stay`() async throws {
    let german = HTTPRequest.sample.with(.acceptLanguage, "de")
    let bench = try await benchWithStaleCopy(more: [.vary: "Accept-Language"])
    try await confirm(with: bench)
    let other = CacheFixture(store: store)
    try await other.store(
      other.response("eins", "max-age=60", more: [.vary: "Accept-Language"]),
      for: german,
      thenAdvanceBy: 0
    )
    await bench.client.finishSaving()
    #expect(try await other.load(german, policy: .cacheOnly).value == "eins")
    #expect(try await other.load(policy: .cacheOnly).value == "one")
    #expect(try await isFresh(at: 61))
  }

  @Test(arguments: [(62, "two"), (61, "one"), (60, "one")])
  func `what another process stored during the delay stays when it is newer than the confirmation`(
    seconds: Int,
    kept: String
  ) async throws {
    let bench = try await benchWithStaleCopy()
    try await confirm(with: bench)
    let other = CacheFixture(store: store)
    other.date.advance(by: Double(seconds))
    try await other.store(other.response("two", "max-age=60"), thenAdvanceBy: 0)
    await bench.client.finishSaving()
    #expect(try await other.load(policy: .cacheOnly).value == kept)
  }

  @Test func `a confirmation counts when the clock was set back since the response came`() async throws {
    let bench = try await benchWithStaleCopy()
    bench.date.advance(by: -1000)
    try await confirm(with: bench)
    await bench.client.finishSaving()
    #expect(bench.events.steps.last == .stored(bytes: 3))
    #expect(try await isFresh(at: -939))
  }

  @Test func `a confirmation that waits when everything is removed is not written`() async throws {
    let bench = try await benchWithStaleCopy()
    try await confirm(with: bench)
    try await bench.client.removeAll()
    await #expect(throws: OfflineHTTPError.nothingStored) { try await bench.loadOnly(policy: .cacheOnly) }
    #expect(clock.now.offset == .zero)
    #expect(!bench.events.steps.contains(.stored(bytes: 3)))
  }

  // MARK: - Fixtures

  private func benchWithStaleCopy(more: HTTPFields = [:]) async throws -> CacheFixture {
    try await benchWithStaleCopy(clock: clock, more: more)
  }

  /// A copy that is a second too old; every further answer confirms it.
  private func benchWithStaleCopy(clock: ManualClock?, more: HTTPFields = [:]) async throws -> CacheFixture {
    let bench = CacheFixture(store: store, policy: OfflinePolicy(patience: nil), clock: clock)
    try await bench.store(
      bench.response("one", "max-age=60", etag: "\"a\"", more: more),
      thenAdvanceBy: 61
    )
    return bench
  }

  private func confirm(with bench: CacheFixture) async throws {
    bench.origin.answers(bench.response("", "max-age=60", etag: "\"a\"", status: .notModified))
    #expect(try await bench.loadOnly().provenance.kind == .revalidated)
  }

  /// Whether another process finds a fresh copy, a number of seconds after the start.
  private func isFresh(at seconds: Double) async throws -> Bool {
    let other = CacheFixture(store: store)
    other.date.advance(by: seconds)
    other.origin.fails(.notConnected(reason: "unplugged"))
    return try await other.load().provenance.staleness == nil
  }
}
