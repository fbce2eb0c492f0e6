/// A clock for tests that never really sleeps: short sleeps end at once, long ones only when they are cancelled.
///
/// So pauses between attempts pass, and limits of time never strike. The time stands still, because a busy machine would
/// otherwise make a long sleep short before it begins.
struct ShortSleepClock: Clock {
  private let limit: Duration = .milliseconds(2500)
  let now = ContinuousClock.now

  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    if now.duration(to: deadline) > limit {
      await waitUntilCancelled()
    } else {
      // Who waits for a short limit, which never strikes, sleeps again and again, and must leave a thread to others.
      await Task.yield()
    }
    try Task.checkCancellation()
  }

  private func waitUntilCancelled() async {
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    for await _ in stream {}
    continuation.finish()
  }
}
