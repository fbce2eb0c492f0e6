/// A clock for tests that never really sleeps: short sleeps end at once, long ones only when they are cancelled.
///
/// So pauses between attempts pass, and limits of time never strike.
struct ShortSleepClock: Clock {
  private let limit: Duration = .milliseconds(2500)
  private let clock = ContinuousClock()

  var now: ContinuousClock.Instant { clock.now }
  var minimumResolution: Duration { clock.minimumResolution }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    if now.duration(to: deadline) > limit {
      await waitUntilCancelled()
    }
    try Task.checkCancellation()
  }

  private func waitUntilCancelled() async {
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    for await _ in stream {}
    continuation.finish()
  }
}
