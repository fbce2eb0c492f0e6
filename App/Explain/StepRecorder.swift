import Synchronization

/// Remembers what each layer did, in the order in which it was done.
final class StepRecorder: Sendable {
  private let elapsed: @Sendable () -> Duration
  private let recorded = Mutex<[Step]>([])

  /// Makes a recorder.
  ///
  /// - Parameter elapsed: The time since the start of the program.
  init(elapsed: @escaping @Sendable () -> Duration) {
    self.elapsed = elapsed
  }

  /// What was done so far.
  var steps: [Step] { recorded.withLock { $0 } }

  /// Remembers that something was done just now.
  func record(_ layer: Step.Layer, _ what: String) {
    let step = Step(time: elapsed(), layer: layer, what: what)
    recorded.withLock { $0.append(step) }
  }
}
