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
}
