import Testing

@testable import MonorepoRunner

@Suite struct WatchStateTests {
  @Test(arguments: [(59, nil), (60, Overrun.test("a"))])
  func `one after another, a test runs since it was started`(second: Int, expected: Overrun?) {
    var state = WatchState(allowance: .seconds(60), isParallel: false, now: .zero)

    state.note([function("a"), event("testStarted", "a")], at: .zero)

    #expect(state.overrun(at: .seconds(second)) == expected)
  }

  @Test func `side by side, a test that was started may be waiting`() {
    var state = WatchState(allowance: .seconds(60), isParallel: false, now: .zero)
    var parallel = WatchState(allowance: .seconds(60), isParallel: true, now: .zero)
    let records = [
      function("a"), function("b"), function("c"), event("testStarted", "a"), event("testStarted", "b"),
      event("testStarted", "c"),
    ]

    for time in [Duration.zero, .seconds(50)] {
      state.note(time == .zero ? records : [event("testEnded", "b")], at: time)
      parallel.note(time == .zero ? records : [event("testEnded", "b")], at: time)
    }

    #expect(state.overrun(at: .seconds(70)) == .test("a"))
    #expect(parallel.overrun(at: .seconds(70)) == nil)
  }

  @Test func `side by side, a test runs for certain since it is the only one left`() {
    var state = WatchState(allowance: .seconds(60), isParallel: true, now: .zero)
    state.note(
      [function("a"), function("b"), event("testStarted", "a"), event("testStarted", "b")],
      at: .zero
    )

    state.note([event("testEnded", "b")], at: .seconds(50))

    #expect(state.overrun(at: .seconds(109)) == nil)
    #expect(state.overrun(at: .seconds(110)) == .test("a"))
  }

  @Test func `side by side, a test with arguments runs since the first of them`() {
    var state = WatchState(allowance: .seconds(60), isParallel: true, now: .zero)
    state.note(
      [function("a"), function("b"), event("testStarted", "a"), event("testStarted", "b")],
      at: .zero
    )

    state.note([event("testCaseStarted", "b")], at: .seconds(10))
    state.note([event("testCaseStarted", "b")], at: .seconds(60))

    #expect(state.overrun(at: .seconds(70)) == .test("b"))
  }

  @Test func `silence before the first test is found`() {
    let state = WatchState(allowance: .seconds(60), isParallel: true, now: .seconds(5))

    #expect(state.overrun(at: .seconds(64)) == nil)
    #expect(state.overrun(at: .seconds(65)) == .silence)
  }

  @Test func `silence after the last test is found`() {
    var state = WatchState(allowance: .seconds(60), isParallel: false, now: .zero)

    state.note([function("a"), event("testStarted", "a"), event("testEnded", "a")], at: .seconds(10))

    #expect(state.overrun(at: .seconds(70)) == .silence)
  }

  @Test func `a type that began is no test that runs`() {
    var state = WatchState(allowance: .seconds(60), isParallel: false, now: .zero)
    state.note([event("testStarted", "S"), function("a"), event("testStarted", "a")], at: .zero)

    state.note([event("testEnded", "a")], at: .seconds(50))

    #expect(state.overrun(at: .seconds(109)) == nil)
    #expect(state.overrun(at: .seconds(110)) == .silence)
  }

  @Test func `a look that finds nothing new is silence`() {
    var state = WatchState(allowance: .seconds(60), isParallel: true, now: .zero)

    state.note([], at: .seconds(59))

    #expect(state.overrun(at: .seconds(60)) == .silence)
  }

  @Test func `one after another, a test runs since its own beginning`() {
    var state = WatchState(allowance: .seconds(60), isParallel: false, now: .zero)
    state.note([function("a"), function("b"), event("testStarted", "a")], at: .zero)

    state.note([event("testEnded", "a"), event("testStarted", "b")], at: .seconds(50))

    #expect(state.overrun(at: .seconds(109)) == nil)
    #expect(state.overrun(at: .seconds(110)) == .test("b"))
  }

  private func function(_ id: String) -> EventRecord {
    EventRecord(kind: "test", payload: payload("function", id: id))
  }

  private func event(_ kind: String, _ id: String) -> EventRecord {
    EventRecord(kind: "event", payload: payload(kind, testID: id))
  }

  private func payload(_ kind: String, id: String? = nil, testID: String? = nil) -> EventRecord.Payload {
    EventRecord.Payload(
      id: id,
      kind: kind,
      name: nil,
      displayName: nil,
      testID: testID,
      issue: nil,
      messages: nil,
      instant: nil
    )
  }
}
