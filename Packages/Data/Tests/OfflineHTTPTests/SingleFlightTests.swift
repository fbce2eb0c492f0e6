import Testing

@testable import OfflineHTTP

@Suite struct SingleFlightTests {
  @Test func `work for different keys is done for each`() async {
    let flights = SingleFlight<String, String>()
    async let first = flights.value(for: "a", onJoin: {}, work: { "A" })
    async let second = flights.value(for: "b", onJoin: {}, work: { "B" })
    #expect(await [first, second] == ["A", "B"])
  }

  @Test func `work is done again after it has ended`() async {
    let flights = SingleFlight<String, Int>()
    #expect(await flights.value(for: "a", onJoin: {}, work: { 1 }) == 1)
    #expect(await flights.value(for: "a", onJoin: {}, work: { 2 }) == 2)
  }

  @Test func `work is cancelled with its last caller`() async {
    let flights = SingleFlight<String, Bool>()
    let gate = Gate()
    let (outcome, continuation) = AsyncStream.makeStream(of: Bool.self)
    let caller = Task {
      await flights.value(for: "a", onJoin: {}) {
        await gate.pass()
        continuation.yield(Task.isCancelled)
        return true
      }
    }
    await gate.waitForArrival()
    caller.cancel()
    #expect(await caller.value == nil)
    await gate.open()
    #expect(await outcome.first { _ in true } == true)
  }

  @Test func `a caller that is cancelled leaves the others alone`() async {
    let (flights, gate) = (SingleFlight<String, Bool>(), Gate())
    let work: @Sendable () async -> Bool = {
      await gate.pass()
      return Task.isCancelled
    }
    let first = flights.join("a", onJoin: {}, work: work)
    let second = flights.join("a", onJoin: {}, work: work)
    let caller = Task { await flights.value(of: first) }
    await gate.waitForArrival()
    caller.cancel()
    #expect(await caller.value == nil)
    await gate.open()
    #expect(await flights.value(of: second) == false)
  }

  @Test func `work whose last place is left is cancelled, and the next caller begins again`() async {
    let (flights, gate) = (SingleFlight<String, Int>(), Gate())
    let (outcome, continuation) = AsyncStream.makeStream(of: Bool.self)
    let work: @Sendable () async -> Int = {
      await gate.pass()
      continuation.yield(Task.isCancelled)
      return 1
    }
    let place = flights.join("a", onJoin: {}, work: work)
    flights.leave(place)
    flights.leave(place)
    let next = await flights.value(
      for: "a",
      onJoin: { Issue.record("It joined what was cancelled.") },
      work: { 2 }
    )
    #expect(next == 2)
    await gate.open()
    #expect(await outcome.first { _ in true } == true)
  }

  @Test func `a value that is brought after the first does not count`() async {
    let end = WaitedValue<Int>()
    end.bring(1)
    end.bring(2)
    #expect(await end.value == 1)
  }

  @Test func `a place that was stopped can be waited for again`() async {
    let (flights, gate) = (SingleFlight<String, Int>(), Gate())
    let work: @Sendable () async -> Int = {
      await gate.pass()
      return 1
    }
    let place = flights.join("a", onJoin: {}, work: work)
    place.end.stopWaiting()
    #expect(await place.end.value == nil)
    // One that came too late, as from an alarm that rang while its caller was cancelled.
    place.end.stopWaiting()
    async let value = flights.value(of: place)
    await gate.open()
    #expect(await value == 1)
    #expect(await place.end.value == 1)
  }
}
