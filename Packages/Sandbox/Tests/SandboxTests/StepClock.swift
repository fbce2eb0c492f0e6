import Synchronization

/// A clock whose sleeps return at once and are remembered; or throw, as a cancelled sleep does.
final class StepClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let elapsed = Mutex(Duration.zero)
  private let isCancelled: Bool

  init(isCancelled: Bool = false) {
    self.isCancelled = isCancelled
  }

  var now: Instant { Instant(offset: elapsed.withLock { $0 }) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    guard !isCancelled else { throw CancellationError() }
    elapsed.withLock { $0 = deadline.offset }
  }
}
