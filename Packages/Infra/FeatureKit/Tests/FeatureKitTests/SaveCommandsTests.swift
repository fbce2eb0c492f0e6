import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Synchronization
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct SaveCommandsTests {
  private let changes = Changes()
  private let marks = OptimisticMarks<String>(waiting: { () async throws(SubmissionError) in [] })

  private func run(
    _ words: [String],
    _ outcome: ChangeOutcome = .changed,
    failing failure: SubmissionError? = nil
  ) async -> ScreenRun {
    let changes = changes
    let commands = SaveCommands(
      of: "jobs",
      name: "Job",
      Argument<String>("job", help: "A job.", valueName: "job"),
      exampleID: "job_1",
      words: EntryWords(en: ("job", "jobs"), zhHans: "个职位", id: "lowongan", in: .english),
      marks: marks,
      list: Route("jobs"),
      id: { $0.hasPrefix("job_") ? $0 : nil },
      missing: { _, context in MissingEntry(NoJob(), in: context) },
      observe: { changes.note($0) },
      change: { (isSaved, id, isOffline) async throws(SubmissionError) in
        changes.add((isSaved, id, isOffline))
        if let failure { throw failure }
        return outcome
      }
    )
    .commands
    return await ScreenRun(SavingFeature(commands: commands), words, context)
  }

  @Test(
    arguments: [
      (["save", "job_1"], true, false, "The job is saved."),
      (["unsave", "job_2"], false, false, "The job is no longer saved."),
      (["save", "job_3", "--offline"], true, true, "The job is saved."),
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

  @Test(arguments: [
    ("save", "The job is already saved."), ("unsave", "The job is not one of your saved jobs."),
  ])
  func `what is so already is said`(verb: String, note: String) async {
    #expect(await run([verb, "job_1"], .unchanged).notes == [note])
  }

  @Test func `what cannot be an id is not sent`() async {
    let run = await run(["save", "post_1"])

    #expect(run.exitCode == .usage)
    #expect(changes.made.isEmpty)
  }

  @Test func `what waits is said with the reason`() async {
    let run = await run(["save", "job_1"], .pending(.service(.offline)))

    #expect(run.exitCode == .done)
    #expect(run.notes == ["The change is stored and not sent yet: no connection."])
  }

  @Test func `what waits until the user corrects something is no success`() async {
    let run = await run(["save", "job_1", "--json"], .pending(.service(.malformed(.missingPage))))

    #expect(run.exitCode == .failed)
    #expect(
      run.errorOutput == "Error: 1 change was not sent: page not found.\nCheck the address of the service."
    )
    #expect(
      run.notes == [
        "The change is stored and not sent yet: page not found. Check the address of the service."
      ]
    )
    #expect(run.document != nil)
  }

  @Test(arguments: [
    (true, "The change was sent and is not confirmed yet: interrupted."),
    (false, "The change is stored and not sent yet: interrupted."),
  ])
  func `who interrupts a change learns whether it was sent, and that it stays in the outbox`(
    wasSent: Bool,
    note: String
  ) async {
    let run = await run(["save", "job_1"], .pending(.service(.cancelled), wasSent: wasSent))

    #expect(run.exitCode == .interrupted)
    #expect(run.notes == [note])
    #expect(
      run.errorOutput
        == "Error: Interrupted. 1 change stays in the outbox.\nList the changes with 'tessera outbox'."
    )
  }

  @Test(arguments: [
    (Language.english, "Interrupted. 2 changes stay in the outbox."),
    (.simplifiedChinese, "操作已中断。仍有2项更改在发件箱中。"),
    (.indonesian, "Dihentikan. 2 perubahan tetap berada di kotak keluar."),
  ])
  func `the changes of a command that was interrupted are counted, where there are any`(
    language: Language,
    message: String
  ) {
    let stop: OutboxDrain.Stop? = .service(.cancelled)
    let context = ViewContext(now: now, language: language)

    #expect(stop.failure(in: context, changes: 2)?.message == message)
    #expect(stop.failure(in: context, changes: 0) == nil)
  }

  @Test func `what waits behind a change that was refused is no success`() async {
    let run = await run(["save", "job_1"], .pending(nil))

    #expect(run.exitCode == .refused)
    #expect(
      run.notes == [
        "The change is stored and not sent yet: a change was refused or its outcome is unknown."
      ]
    )
  }

  @Test(
    arguments: [
      ("save", .changed, #"{"id":"job_1","isSaved":true,"isChanged":true,"isPending":false}"#),
      ("unsave", .unchanged, #"{"id":"job_1","isSaved":false,"isChanged":false,"isPending":false}"#),
      ("save", .pending(nil), #"{"id":"job_1","isSaved":true,"isChanged":true,"isPending":true}"#),
    ] as [(String, ChangeOutcome, String)]
  )
  func `scripts are told what was changed, and whether it waits`(
    verb: String,
    outcome: ChangeOutcome,
    record: String
  ) async {
    let run = await run([verb, "job_1", "--json"], outcome)

    #expect(run.document?.compactText == #"{"data":"# + record + "}")
  }

  @Test func `a change is shown as a mark, and one that waits as such`() async {
    _ = await run(["save", "job_1"], .pending(nil))
    _ = await run(["unsave", "job_2"])

    #expect(marks.state.isWaiting("job_1") && marks.state.isOn("job_1", else: false) == true)
    #expect(!marks.state.isWaiting("job_2") && marks.state.isOn("job_2", else: true) == false)
  }

  @Test func `an entry that the service does not have is told in the words of the area`() async {
    let run = await run(["save", "job_1"], failing: .service(.notFound))

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput == "Error: There is no such job.\nList them with 'tessera jobs'.")
  }

  @Test(
    arguments: [
      (
        .service(.offline), .noConnection,
        "Error: This change needs a connection to the service.\nCheck your connection and try again."
      ),
      (
        .persistence(.busy(reason: "locked")), .failed,
        "Error: Another tessera command has not finished: locked. The change was not stored.\n"
          + "Try again, or allow more time with --timeout."
      ),
    ] as [(SubmissionError, ExitCode, String)]
  )
  func `a change that was not made ends the command, and there is nothing to record`(
    failure: SubmissionError,
    exitCode: ExitCode,
    text: String
  ) async {
    let run = await run(["save", "job_1"], failing: failure)

    #expect(run.exitCode == exitCode)
    #expect(run.errorOutput == text)
    #expect(run.notes.isEmpty && run.document == nil)
    #expect(marks.state.isOn("job_1", else: nil) == nil)
  }

  @Test func `each command is a use case of its own`() async {
    _ = await run(["save", "job_1"])
    _ = await run(["unsave", "job_1"], .unchanged)

    #expect(
      changes.events == [
        .useCase("SaveJob", .began), .useCase("SaveJob", .ended(.changed)),
        .useCase("UnsaveJob", .began), .useCase("UnsaveJob", .ended(.done)),
      ]
    )
  }

  @Test(arguments: [("save", "Save a job.", "save a job"), ("unsave", "Unsave a job.", "remove a saved job")])
  func `the help of each command has its own words and example`(
    verb: String,
    abstract: String,
    purpose: String
  ) async {
    let help = await run([verb, "--help"]).output

    #expect(help.contains(abstract))
    #expect(help.contains("tessera jobs \(verb) job_1"))
    #expect(help.contains(purpose))
  }
}

private struct NoJob: PresentableFailure {
  var code: String { "no-job" }
  var exitCode: ExitCode { .failed }
  func summary(in context: ViewContext) -> String { "There is no such job." }
  func brief(in context: ViewContext) -> String { "no such job" }
  func remedy(in context: ViewContext) -> Remedy? { .open(Route("jobs"), purpose: "List them") }
}

private final class Changes: Sendable {
  private let state = Mutex<[(isSaved: Bool, id: String, isOffline: Bool)]>([])
  private let seen = Mutex<[FeatureEvent]>([])

  var events: [FeatureEvent] { seen.withLock(\.self) }

  var made: [(isSaved: Bool, id: String, isOffline: Bool)] { state.withLock { $0 } }

  func add(_ change: (isSaved: Bool, id: String, isOffline: Bool)) { state.withLock { $0.append(change) } }

  func note(_ event: FeatureEvent) { seen.withLock { $0.append(event) } }
}

private struct SavingFeature: Feature {
  let commands: [Command]
}
