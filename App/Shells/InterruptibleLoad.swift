import DomainKernel
import FeatureKit

/// A load that the user can interrupt once parts of a long list were written, or a change is being made.
///
/// The load then ends early with all that is known by then: the output is completed, and the user is told how
/// to go on. Before that, and while the user is asked, an interruption ends the program at once.
@MainActor
final class InterruptibleLoad {
  private let interruptions: ProcessContext.Interruptions
  private let note: @MainActor @Sendable () -> Void
  private var task: Task<Void, Never>?
  private var endsWatching: (@Sendable () -> Void)?

  /// Makes a load.
  ///
  /// - Parameters:
  ///   - interruptions: Tells of the next interruption.
  ///   - note: Called when the load is interrupted, before it ends.
  init(
    _ interruptions: @escaping ProcessContext.Interruptions,
    note: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    self.interruptions = interruptions
    self.note = note
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
    // Who has interrupted it already ends the program with the next interruption.
    guard endsWatching == nil, let task, !task.isCancelled else { return }
    endsWatching = interruptions { [note] in
      // In this order: what follows the load runs where it is noted.
      Task { @MainActor in note() }
      task.cancel()
    }
  }

  /// Lets an interruption end the program at once.
  ///
  /// - Returns: Whether it cancelled the load until now.
  fileprivate func stopWatching() -> Bool {
    guard let end = endsWatching.take() else { return false }
    end()
    return true
  }

  /// Lets an interruption end the program at once while the user is asked: nothing is sent meanwhile.
  ///
  /// - Parameter prompter: Asks the user.
  /// - Returns: What asks while the load is under way.
  func prompter(_ prompter: any Prompter) -> any Prompter {
    UnwatchedPrompter(prompter: prompter, load: self)
  }
}

/// Asks nothing any more once the load was interrupted, and leaves interruptions to the system while it asks.
private struct UnwatchedPrompter: Prompter {
  let prompter: any Prompter
  let load: InterruptibleLoad

  var isInteractive: Bool { prompter.isInteractive }

  var homeDirectory: String? { prompter.homeDirectory }

  func readInput(limit: Int) async throws(FileFault) -> String? {
    try await unwatched { () async throws(FileFault) in try await prompter.readInput(limit: limit) }
  }

  func ask(_ prompt: Prompt) async throws(PromptError) -> String {
    guard !Task.isCancelled else { throw .ended }
    return try await unwatched { () async throws(PromptError) in try await prompter.ask(prompt) }
  }

  func tell(_ message: String) async { await prompter.tell(message) }

  private func unwatched<Answer: Sendable, Failure: Error>(
    _ work: () async throws(Failure) -> Answer
  ) async throws(Failure) -> Answer {
    let wasWatched = await load.stopWatching()
    let answer: Result<Answer, Failure>
    do throws(Failure) { answer = .success(try await work()) } catch { answer = .failure(error) }
    if wasWatched { await load.watch() }
    return try answer.get()
  }
}
