/// Measures how long something takes by a clock that was handed in.
struct Stopwatch: Sendable {
  /// The time since the stopwatch was made.
  let elapsed: @Sendable () -> Duration

  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
  }
}
