import ClockFakes
import DomainKernel
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import StorageKit
import Testing

/// Nobody waits: neither for a slow origin, nor for what goes on after an answer.
@Suite(.timeLimit(.minutes(5))) struct PatienceTests {
  private let clock = ManualClock()

  // MARK: - A slow origin

  @Test(arguments: [FetchPolicy.cacheFirst, .networkFirst])
  func `a copy is served when the patience is over, and the answer is stored when it comes`(
    policy: FetchPolicy
  )
    async throws
  {
    let bench = try await benchWithStaleCopy()
    let gate = bench.holdsBack(bench.response("two", "max-age=60"))
    let caller = Task { try await bench.loadOnly(policy: policy) }
    await clock.waitForSleeps(1)
    #expect(clock.slept == [.seconds(3)])
    clock.advance(by: .seconds(3))
    let loaded = try await caller.value
    #expect(loaded.value == "one")
    #expect(loaded.provenance.kind == .stored)
    #expect(loaded.provenance.fetchedAt == SettableDate.start)
    #expect(loaded.provenance.staleness == .noAnswerYet)
    #expect(
      bench.events.steps.suffix(2) == [
        .servedStale(because: .noAnswerYet, after: nil), .backgroundRefreshStarted,
      ]
    )
    await gate.open()
    await bench.events.wait(for: 1, .stored(bytes: 3))
    #expect(try await bench.load().value == "two")
    #expect(bench.origin.requests.count == 2)
  }

  @Test func `an answer that comes just in time is the answer`() async throws {
    let bench = try await benchWithStaleCopy()
    let gate = bench.holdsBack(bench.response("two", "max-age=60"))
    let caller = Task { try await bench.load() }
    await clock.waitForSleeps(1)
    clock.advance(by: .milliseconds(2999))
    await gate.open()
    let loaded = try await caller.value
    #expect(loaded.value == "two")
    #expect(loaded.provenance.kind == .network)
  }

  @Test func `an error that comes just in time says why the copy is shown`() async throws {
    let bench = try await benchWithStaleCopy()
    bench.origin.fails(.notConnected(reason: "unplugged"))
    #expect(try await bench.load().provenance.staleness == .offline)
  }

  @Test func `a caller that decides about a change waits for the origin, and has the copy after a failure`()
    async throws
  {
    let bench = try await benchWithStaleCopy()
    bench.origin.answers(bench.response("two", "max-age=0"))
    #expect(try await bench.loadOnly(policy: .current).value == "two")
    bench.origin.fails(.notConnected(reason: "unplugged"))
    #expect(try await bench.loadOnly(policy: .current).provenance.staleness == .offline)
    #expect(clock.slept == [])
  }

  @Test func `without a copy there is no patience`() async throws {
    let bench = CacheFixture(clock: clock)
    bench.origin.answers(bench.response("one", "max-age=60"))
    #expect(try await bench.load().value == "one")
    #expect(clock.slept == [])
  }

  @Test(arguments: ["max-age=60, must-revalidate", "no-cache", "max-age=60, stale-if-error=0"])
  func `there is no patience for a copy that must not stand in`(cacheControl: String) async throws {
    let bench = try await benchWithStaleCopy(cacheControl)
    bench.origin.answers(bench.response("two", "max-age=60"))
    #expect(try await bench.load().value == "two")
    #expect(clock.slept == [])
  }

  @Test func `a caller that wants the origin's answer only waits for it`() async throws {
    let bench = try await benchWithStaleCopy()
    bench.origin.answers(bench.response("two", "max-age=60"))
    #expect(try await bench.load(.sample.with(.cacheControl, "no-cache")).value == "two")
    #expect(clock.slept == [])
  }

  @Test func `an exchange that fails after the patience leaves the copy and says so`() async throws {
    let bench = try await benchWithStaleCopy()
    let gate = Gate()
    bench.origin.answers { (_) throws(HTTPClientError) in
      await gate.pass()
      throw .connectionLost(reason: "cut")
    }
    let caller = Task { try await bench.loadOnly() }
    await clock.waitForSleeps(1)
    clock.advance(by: .seconds(3))
    _ = try await caller.value
    await gate.open()
    await bench.events.wait(for: 1, .backgroundRefreshFailed(.failed(.connectionLost(reason: "cut"))))
    #expect(bench.events.steps.count { $0 == .servedStale(because: .noAnswerYet, after: nil) } == 1)
    #expect(
      !bench.events.steps.contains { step in
        if case .servedStale(because: .offline, _) = step { true } else { false }
      }
    )
    #expect(try await bench.load(policy: .cacheOnly).value == "one")
  }

  /// The first exchange confirms another copy than the stored one, or has other fields that cannot be used,
  /// so that a second one is needed.
  private func benchWithSecondExchange(
    after fields: HTTPFields = [.etag: "\"2\""]
  ) async throws -> (bench: CacheFixture, first: Gate, second: Gate) {
    let bench = CacheFixture(clock: clock)
    try await bench.store(bench.response("one", "max-age=60", etag: "\"1\""), thenAdvanceBy: 61)
    let (first, second) = (Gate(), Gate())
    let other = HTTPResponse(status: .notModified, fields: fields)
    let answer = bench.response("two", "max-age=60", etag: "\"2\"")
    bench.origin.answers { request in
      let isQuestion = request.fields[.ifNoneMatch] != nil
      await (isQuestion ? first : second).pass()
      return isQuestion ? other : answer
    }
    return (bench, first, second)
  }

  @Test(arguments: [[.etag: "\"2\""], ["Unusable": "yes"]] as [HTTPFields])
  func `a second exchange has what is left of the patience, and goes on when it is over`(
    after fields: HTTPFields
  ) async throws {
    let (bench, first, second) = try await benchWithSecondExchange(after: fields)
    let caller = Task { try await bench.loadOnly() }
    await clock.waitForSleeps(1)
    clock.advance(by: .seconds(2))
    await first.open()
    await second.waitForArrival()
    clock.advance(by: .seconds(1))
    #expect(try await caller.value.provenance.staleness == .noAnswerYet)
    await second.open()
    await bench.events.wait(for: 1, .stored(bytes: 3))
    #expect(try await bench.load(policy: .cacheOnly).value == "two")
  }

  @Test func `a second exchange that ends within the patience is the answer`() async throws {
    let (bench, first, second) = try await benchWithSecondExchange()
    let caller = Task { try await bench.loadOnly() }
    await clock.waitForSleeps(1)
    clock.advance(by: .milliseconds(2999))
    await first.open()
    await second.open()
    #expect(try await caller.value.value == "two")
  }

  @Test func `a caller that is cancelled during a second exchange gets nothing, and it ends`() async throws {
    let (bench, first, second) = try await benchWithSecondExchange()
    let caller = Task { try await bench.loadOnly() }
    await first.open()
    await second.waitForArrival()
    caller.cancel()
    await #expect(throws: OfflineHTTPError.failed(.cancelled)) { try await caller.value }
    await second.open()
    #expect(try await bench.load(policy: .cacheOnly).value == "one")
  }

  @Test func `two impatient callers share one exchange`() async throws {
    let bench = try await benchWithStaleCopy()
    let gate = bench.holdsBack(bench.response("two", "max-age=60"))
    let callers = [Task { try await bench.loadOnly() }, Task { try await bench.loadOnly() }]
    await clock.waitForSleeps(1)
    await bench.events.wait(for: 1, .coalesced)
    clock.advance(by: .seconds(3))
    for caller in callers { #expect(try await caller.value.value == "one") }
    await gate.open()
    await bench.client.finishBackgroundWork()
    #expect(bench.origin.requests.count == 2)
    #expect(bench.events.steps.count { $0 == .stored(bytes: 3) } == 1)
  }

  @Test func `the patience of each caller begins with its own request`() async throws {
    let bench = try await benchWithStaleCopy()
    let gate = bench.holdsBack(bench.response("two", "max-age=60"))
    let (first, second) = await callersOneSecondApart(of: bench)
    clock.advance(by: .seconds(2))
    #expect(try await first.value.value == "one")
    await clock.waitForSleeps(2)
    #expect(clock.slept == [.seconds(3), .seconds(1)])
    clock.advance(by: .milliseconds(999))
    await gate.open()
    #expect(try await second.value.value == "two")
  }

  @Test func `of several callers the one whose patience ends next is the next to be served`() async throws {
    let bench = try await benchWithStaleCopy()
    let gate = bench.holdsBack(bench.response("two", "max-age=60"))
    let (first, second) = await callersOneSecondApart(of: bench)
    clock.advance(by: .seconds(1))
    let third = Task { try await bench.loadOnly() }
    await bench.events.wait(for: 2, .coalesced)
    clock.advance(by: .seconds(1))
    #expect(try await first.value.value == "one")
    await clock.waitForSleeps(2)
    #expect(clock.slept == [.seconds(3), .seconds(1)])
    await gate.open()
    #expect(try await second.value.value == "two")
    #expect(try await third.value.value == "two")
  }

  @Test func `an origin that owes an answer is not waited for a second time until it has come`() async throws
  {
    let bench = CacheFixture(clock: clock)
    let other = HTTPRequest.get("https://example.com/other")
    try await bench.store(bench.response("other", "max-age=60"), for: other, thenAdvanceBy: 0)
    try await bench.store(bench.response("one", "max-age=60"), thenAdvanceBy: 61)
    let gate = bench.holdsBack(bench.response("two", "max-age=60"))
    let first = Task { try await bench.loadOnly() }
    await clock.waitForSleeps(1)
    clock.advance(by: .seconds(3))
    #expect(try await first.value.provenance.staleness == .noAnswerYet)

    let second = try await bench.loadOnly(other)
    #expect(second.value == "other")
    #expect(second.provenance.staleness == .noAnswerYet)
    #expect(clock.slept == [.seconds(3)])

    await gate.open()
    await bench.client.finishBackgroundWork()
    bench.date.advance(by: 61)
    let nextGate = bench.holdsBack(bench.response("three", "max-age=60"))
    let third = Task { try await bench.loadOnly(other) }
    await nextGate.waitForArrival()
    await nextGate.open()
    #expect(try await third.value.value == "three")
  }

  @Test func `an alarm of an answered request does not shorten the patience of the next one`() async throws {
    let bench = try await benchWithStaleCopy()
    bench.origin.answers(bench.response("two", "max-age=60"))
    #expect(try await bench.load().value == "two")
    bench.date.advance(by: 61)
    clock.advance(by: .seconds(2))
    let gate = bench.holdsBack(bench.response("three", "max-age=60"))
    let caller = Task { try await bench.loadOnly() }
    await bench.events.wait(for: 2, .stale(age: .seconds(61)))
    clock.advance(by: .seconds(1))
    await gate.waitForArrival()
    clock.advance(by: .milliseconds(1999))
    await gate.open()
    #expect(try await caller.value.value == "three")
  }

  @Test func `a caller that is cancelled while it waits gets nothing, and the exchange ends`() async throws {
    let bench = try await benchWithStaleCopy()
    let gate = bench.holdsBack(bench.response("two", "max-age=60"))
    let caller = Task { try await bench.loadOnly() }
    await clock.waitForSleeps(1)
    caller.cancel()
    await #expect(throws: OfflineHTTPError.failed(.cancelled)) { try await caller.value }
    await gate.open()
    #expect(try await bench.load(policy: .cacheOnly).value == "one")
  }

  // MARK: - The end of a program

  @Test func `a refresh holds the end of a program for 300 ms`() async throws {
    let bench = try await benchWithStaleCopy("max-age=60, stale-while-revalidate=30")
    let gate = bench.holdsBack(bench.response("two", "max-age=60"))
    #expect(try await bench.load().provenance.staleness == .beingChecked)
    let end = Task { await bench.client.finishBackgroundWork() }
    await clock.waitForSleeps(1)
    #expect(clock.slept == [.milliseconds(300)])
    clock.advance(by: .milliseconds(300))
    await end.value
    #expect(bench.events.steps.contains(.backgroundRefreshFailed(.failed(.cancelled))))
    await gate.open()
    #expect(try await bench.load(policy: .cacheOnly).value == "one")
  }

  @Test func `a refresh that is answered in that time is stored`() async throws {
    let bench = try await benchWithStaleCopy("max-age=60, stale-while-revalidate=30")
    bench.origin.answers(bench.response("two", "max-age=60"))
    _ = try await bench.loadOnly()
    await bench.client.finishBackgroundWork()
    #expect(try await bench.load(policy: .cacheOnly).value == "two")
  }

  @Test func `a program that has nothing in the background ends at once`() async throws {
    let bench = try await benchWithStaleCopy()
    await bench.client.finishBackgroundWork()
    #expect(clock.slept == [])
  }

  // MARK: - Saving

  @Test func `an answer is handed over before it is saved, and can be read again at once`() async throws {
    let store = SlowStore()
    let bench = CacheFixture(store: store)
    bench.origin.answers(bench.response("one", "max-age=60"))
    #expect(try await bench.loadOnly().value == "one")
    await store.gate.waitForArrival()
    #expect(bench.events.steps == [.miss])
    #expect(try await bench.loadOnly(policy: .cacheOnly).value == "one")
    await store.gate.open()
    await bench.client.finishSaving()
    #expect(bench.events.steps.last == .stored(bytes: 3))
    #expect(try await bench.loadOnly(policy: .cacheOnly).value == "one")
  }

  @Test func `answers that come while the store is busy are saved together, the latest last`() async throws {
    let store = SlowStore()
    let bench = CacheFixture(store: store)
    for text in ["one", "two", "three"] {
      bench.origin.answers(bench.response(text, "max-age=60"))
      #expect(try await bench.loadOnly(policy: .networkFirst).value == text)
      await store.gate.waitForArrival()
      #expect(try await bench.loadOnly(policy: .cacheOnly).value == text)
    }
    await store.gate.open()
    await bench.client.finishSaving()
    #expect(try await bench.loadOnly(policy: .cacheOnly).value == "three")
    #expect(bench.events.steps.suffix(4).contains(.stored(bytes: 5)))
    #expect(await store.gate.arrivalCount == 2)
  }

  @Test func `what is being saved when everything is removed can not be read any more`() async throws {
    let store = SlowStore()
    let bench = CacheFixture(store: store)
    bench.origin.answers(bench.response("one", "max-age=60"))
    _ = try await bench.loadOnly()
    await store.gate.waitForArrival()
    try await bench.client.removeAll()
    let reader = Task { try await bench.loadOnly(policy: .cacheOnly) }
    await store.gate.open()
    await #expect(throws: OfflineHTTPError.nothingStored) { try await reader.value }
  }

  @Test func `what is stored after everything was removed stays`() async throws {
    let store = SlowStore()
    let bench = CacheFixture(store: store)
    bench.origin.answers(bench.response("one", "max-age=60"))
    _ = try await bench.loadOnly()
    await store.gate.waitForArrival()
    try await bench.client.removeAll()
    bench.origin.answers(bench.response("two", "max-age=60"))
    let reader = Task { try await bench.loadOnly() }
    await store.gate.open()
    #expect(try await reader.value.value == "two")
    #expect(try await bench.load(policy: .cacheOnly).value == "two")
  }

  @Test func `a store that is busy holds the end of a program for 3 s`() async throws {
    let store = SlowStore()
    let bench = CacheFixture(store: store, clock: clock)
    bench.origin.answers(bench.response("one", "max-age=60"))
    _ = try await bench.loadOnly()
    let end = Task { await bench.client.finishBackgroundWork() }
    await clock.waitForSleeps(1)
    #expect(clock.slept == [.seconds(3)])
    clock.advance(by: .seconds(3))
    await end.value
    await store.gate.open()
    await bench.client.finishSaving()
    #expect(bench.events.steps == [.miss, .stored(bytes: 3)])
  }

  // MARK: - Helpers

  private func benchWithStaleCopy(_ cacheControl: String = "max-age=60") async throws -> CacheFixture {
    let bench = CacheFixture(clock: clock)
    try await bench.store(bench.response("one", cacheControl), thenAdvanceBy: 61)
    return bench
  }

  /// Two callers that wait for the same answer, the second for a second less than the first.
  private func callersOneSecondApart(
    of bench: CacheFixture
  ) async -> (first: Task<Fetched<String>, any Error>, second: Task<Fetched<String>, any Error>) {
    let first = Task { try await bench.loadOnly() }
    await clock.waitForSleeps(1)
    clock.advance(by: .seconds(1))
    let second = Task { try await bench.loadOnly() }
    await bench.events.wait(for: 1, .coalesced)
    return (first, second)
  }

  /// A store that changes nothing until its gate is open.
  private struct SlowStore: DocumentStore {
    let gate = Gate()
    private let documents = InMemoryDocumentStore()

    func document(for key: DocumentKey) async throws(StorageError) -> Document? {
      try await documents.document(for: key)
    }

    func save(_ document: Document, for key: DocumentKey) async throws(StorageError) {
      await gate.pass()
      try await documents.save(document, for: key)
    }

    func change(_ key: DocumentKey, _ decide: @Sendable (Document?) -> DocumentChange)
      async throws(StorageError)
    {
      await gate.pass()
      try await documents.change(key, decide)
    }

    func remove(_ key: DocumentKey) async throws(StorageError) { try await documents.remove(key) }
    func removeAll() async throws(StorageError) { try await documents.removeAll() }
    func status() async throws(StorageError) -> StoreStatus { try await documents.status() }
    func removeAll(in partition: String) async throws(StorageError) {
      try await documents.removeAll(in: partition)
    }
  }
}
