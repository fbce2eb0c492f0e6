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
  func record(_ layer: Step.Layer, _ what: String, took duration: Duration? = nil) {
    let step = Step(time: elapsed(), duration: duration, layer: layer, what: what)
    recorded.withLock { $0.append(step) }
  }

  /// Does something, and remembers what came of it and how long it took.
  func record<Value>(
    _ layer: Step.Layer,
    _ work: () async -> Value,
    isolation: isolated (any Actor)? = #isolation,
    describing describe: (Value) -> String
  ) async -> Value {
    let start = elapsed()
    let value = await work()
    record(layer, describe(value), took: elapsed() - start)
    return value
  }
}
