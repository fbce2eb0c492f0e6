import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Synchronization
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct SaveCommandsTests {
  private let changes = Changes()

  private func run(_ words: [String], _ outcome: SavedOutcome = .changed) async -> ScreenRun {
    let changes = changes
    let commands = SaveCommands(
      of: "jobs",
      name: "Job",
      Argument<String>("job", help: "A job.", valueName: "job"),
      exampleID: "job_1",
      save: .init(abstract: "Save.", example: "saves", done: "Saved.", unchanged: "Saved before."),
      unsave: .init(abstract: "Remove.", example: "removes", done: "Removed.", unchanged: "Not saved."),
      in: .english,
      marks: OptimisticMarks { () async throws(PersistenceError) in [] },
      list: Route("jobs"),
      id: { $0.hasPrefix("job_") ? $0 : nil },
      missing: { _, context in MissingEntry(ServiceError.notFound, in: context) },
      observe: { _ in },
      change: { (isSaved, id, isOffline) async throws(SubmissionError) in
        changes.add((isSaved, id, isOffline))
        return outcome
      }
    )
    .commands
    return await ScreenRun(SavingFeature(commands: commands), words, context)
  }

  @Test(
    arguments: [
      (["save", "job_1"], true, false, "Saved."), (["unsave", "job_2"], false, false, "Removed."),
      (["save", "job_3", "--offline"], true, true, "Saved."),
    ] as [([String], Bool, Bool, String)]
  )
  func `each command makes its own change`(
    words: [String],
    isSaved: Bool,
    isOffline: Bool,
    note: String
  ) async throws {
    let run = await run(words)

    #expect(run.notes == [note])
    let made = try #require(changes.made.first)
    #expect(made == (isSaved, words[1], isOffline))
    #expect(changes.made.count == 1)
  }

  @Test(arguments: [("save", "Saved before."), ("unsave", "Not saved.")])
  func `what is so already is said`(verb: String, note: String) async {
    #expect(await run([verb, "job_1"], .unchanged).notes == [note])
  }

  @Test func `what cannot be an id is not sent`() async {
    let run = await run(["save", "post_1"])

    #expect(run.exitCode == .usage)
    #expect(changes.made.isEmpty)
  }
}

private final class Changes: Sendable {
  private let state = Mutex<[(isSaved: Bool, id: String, isOffline: Bool)]>([])

  var made: [(isSaved: Bool, id: String, isOffline: Bool)] { state.withLock { $0 } }

  func add(_ change: (isSaved: Bool, id: String, isOffline: Bool)) { state.withLock { $0.append(change) } }
}

private struct SavingFeature: Feature {
  let commands: [Command]
}
