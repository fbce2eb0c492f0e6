import ClockFakes
import Testing

@Suite(.timeLimit(.minutes(5))) struct ManualClockTests {
  private let clock = ManualClock()

  @Test func `moments are told apart by their time since the clock was made`() {
    let start = clock.now
    let later = start.advanced(by: .seconds(3))

    #expect(start.offset == .zero)
    #expect(later.offset == .seconds(3))
    #expect(start.duration(to: later) == .seconds(3))
    #expect(later.duration(to: start) == .seconds(-3))
    #expect(start < later)
    #expect(!(later < start))
  }

  @Test func `sleeps are remembered in order, as the time that was left at their beginning`() async throws {
    clock.advance(by: .seconds(2))

    try await clock.sleep(until: clock.now.advanced(by: .seconds(-1)), tolerance: nil)
    try await clock.sleep(for: .zero)

    #expect(clock.slept == [.seconds(-1), .zero])
    #expect(clock.now.offset == .seconds(2))
  }

  @Test func `a sleeper wakes when its time has come`() async throws {
    let clock = clock
    let sleeper = Task { try await clock.sleep(for: .seconds(2)) }
    await clock.waitForSleeps(1)

    clock.advance(by: .seconds(2))

    try await sleeper.value
    #expect(clock.now.offset == .seconds(2))
  }

  @Test func `a sleeper sleeps on before its time`() async throws {
    let clock = clock
    let sleeper = Task {
      try await clock.sleep(for: .seconds(2))
      return clock.now.offset
    }
    await clock.waitForSleeps(1)

    clock.advance(by: .milliseconds(1999))
    clock.advance(by: .seconds(5))

    #expect(try await sleeper.value == .milliseconds(6999))
  }

  @Test func `a cancelled sleeper fails`() async {
    let clock = clock
    let sleeper = Task { try await clock.sleep(for: .seconds(2)) }
    await clock.waitForSleeps(1)

    sleeper.cancel()

    await #expect(throws: CancellationError.self) { try await sleeper.value }
  }

  @Test func `a sleeper that is cancelled beforehand fails at once`() async {
    let clock = clock
    let sleeper = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(2))
    }

    await #expect(throws: CancellationError.self) { try await sleeper.value }
  }

  @Test func `a time that has passed is not slept for`() async throws {
    try await clock.sleep(for: .seconds(-1))

    #expect(clock.slept == [.seconds(-1)])
  }

  @Test func `sleeps that have ended count for those who wait for them`() async throws {
    try await clock.sleep(for: .zero)

    await clock.waitForSleeps(1)

    #expect(clock.now == ManualClock().now)
  }

  @Test func `waiting for a sleep that nobody begins is a failure, not a hang`() async {
    await withKnownIssue {
      await clock.waitForSleeps(1, within: .milliseconds(1))
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["0 of 1 sleeps were begun"]
    }
  }

  @Test func `waiting for a sleep ends with the task`() async {
    let clock = clock
    let waiting = Task { await withKnownIssue { await clock.waitForSleeps(1) } }

    waiting.cancel()

    await waiting.value
  }

  @Test func `waiting for more sleeps than were begun is a failure`() async throws {
    try await clock.sleep(for: .zero)

    await withKnownIssue { await clock.waitForSleeps(2, within: .milliseconds(1)) }
  }

  @Test func `a sleep that nobody ends fails`() async {
    let clock = ManualClock(longestSleep: .milliseconds(1))

    await #expect(throws: ManualClockStandsStill.self) { try await clock.sleep(for: .seconds(1)) }
  }
}
