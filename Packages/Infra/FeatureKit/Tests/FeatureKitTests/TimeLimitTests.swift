import ClockFakes
import FeatureFakes
import FeatureKit
import Testing

@Suite(.timeLimit(.minutes(5))) struct TimeLimitTests {
  private let clock = ManualClock()

  @Test func `work that is done in time is waited for, and not for longer`() async {
    let gate = AnswerGate(holding: ["work"])
    async let isDone = TimeLimit(.seconds(3), clock: clock).wait { await gate.pass("work") }
    await clock.waitForSleeps(1)

    await gate.open("work")

    #expect(await isDone)
    #expect(clock.now == ManualClock().now)
  }

  @Test func `what a screen can do without is waited for until three seconds are over`() async {
    let gate = AnswerGate(holding: ["work"])
    async let isDone = TimeLimit.extras(clock).wait { await gate.pass("work") }
    await clock.waitForSleeps(1)

    clock.advance(by: .seconds(3) - .nanoseconds(1))
    await gate.open("work")

    #expect(await isDone)
  }

  @Test func `what a screen can do without is not waited for when three seconds are over`() async {
    async let isDone = TimeLimit.extras(clock).wait { try? await ManualClock().sleep(for: .seconds(1)) }
    await clock.waitForSleeps(1)

    clock.advance(by: .seconds(3))

    #expect(await isDone == false)
  }

  @Test func `work that takes longer is cancelled`() async {
    let (ends, continuation) = AsyncStream<Bool>.makeStream()
    async let isDone = TimeLimit(.seconds(3), clock: clock).wait {
      try? await ManualClock().sleep(for: .seconds(1))
      continuation.yield(Task.isCancelled)
    }
    await clock.waitForSleeps(1)

    clock.advance(by: .seconds(3))

    #expect(await isDone == false)
    #expect(await ends.first { _ in true } == true)
  }

  @Test func `work goes on until the very end`() async {
    let gate = AnswerGate(holding: ["work"])
    let (ends, continuation) = AsyncStream<Bool>.makeStream()
    async let isDone = TimeLimit(.seconds(3), clock: clock).wait {
      await gate.pass("work")
      continuation.yield(Task.isCancelled)
    }
    await clock.waitForSleeps(1)

    clock.advance(by: .seconds(2.999))
    await gate.open("work")

    #expect(await isDone)
    #expect(await ends.first { _ in true } == false)
  }

  @Test func `a caller that is cancelled does not wait for the limit`() async {
    let gate = AnswerGate(holding: ["work"])
    let wait = Task {
      await TimeLimit(.seconds(3), clock: clock).wait { await gate.pass("work") }
    }
    await clock.waitForSleeps(1)

    wait.cancel()
    await gate.open("work")

    #expect(await wait.value == false)
    #expect(clock.now == ManualClock().now)
  }
}
