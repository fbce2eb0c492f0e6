import Synchronization

/// Progress of long work for a log, where no line replaces the last one: one line in ten seconds at most.
package final class ProgressLog: Sendable {
  private static let pause = Duration.seconds(10)

  private let now: @Sendable () -> Duration
  private let write: @Sendable (String) -> Void
  private let last: Mutex<Duration>

  package init(now: @escaping @Sendable () -> Duration, write: @escaping @Sendable (String) -> Void) {
    (self.now, self.write) = (now, write)
    last = Mutex(now())
  }

  /// Writes how far the work is, unless it began or a line was written a short time ago.
  package func show(_ text: String) {
    let isDue = last.withLock { last in
      let time = now()
      guard !text.isEmpty, time - last >= Self.pause else { return false }
      last = time
      return true
    }
    if isDue { write(text) }
  }
}
