/// A load that the user can interrupt once parts of a long list were written, or some of many changes were made.
///
/// The output is completed then, and the user is told how to go on. Before that, an interruption ends the program
/// at once.
@MainActor
final class InterruptibleLoad {
  private let interruptions: ProcessContext.Interruptions
  private var task: Task<Void, Never>?
  private var endsWatching: (@Sendable () -> Void)?

  /// Makes a load.
  ///
  /// - Parameter interruptions: Tells of the next interruption.
  init(_ interruptions: @escaping ProcessContext.Interruptions) {
    self.interruptions = interruptions
  }

  /// Loads, and returns when that has ended or was interrupted.
  ///
  /// - Parameter load: What to load; it ends early when its task is cancelled.
  func run(_ load: @escaping @MainActor () async -> Void) async {
    let task = Task { await load() }
    self.task = task
    await task.value
    endsWatching?()
  }

  /// Notes that there is something to complete or to tell of.
  func watch() {
    guard endsWatching == nil, let task else { return }
    endsWatching = interruptions { task.cancel() }
  }
}
