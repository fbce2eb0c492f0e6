import CareersDomain
import CareersFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import OutboxFakes
import Testing

@testable import Jobs

/// Applications that were made before, that were refused, and those whose CV is lost on the way.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ApplyingAgainTests {
  private let id = CareersSamples.savableID.rawValue
  private let jobs = JobsRun()
  private let script = ScriptedPrompter(isInteractive: false)

  @Test func `a CV that is uploaded with a new application is noted`() async throws {
    try prepareUpload { $0.registered = .success(CareersSamples.document()) }

    let run = await jobs(["apply", id, "--cv", "cv.pdf", "--yes"], prompter: script)

    #expect(run.exitCode == .done)
    #expect(
      run.notes == [
        "The application was sent. Its ID is \(FakeApplying.application).", "The CV was uploaded.",
      ]
    )
  }

  @Test func `a CV that could not be sent ends the command with the reason`() async throws {
    try prepareUpload { $0.address = .failure(.offline) }

    let run = await jobs(["apply", id, "--cv", "cv.pdf", "--yes"], prompter: script)

    #expect(run.exitCode == .noConnection)
    #expect(run.errorOutput.contains("was sent, but the CV was not uploaded: no connection."))
  }

  @Test func `a CV that the storage of the service cannot take ends the command with the reason`()
    async throws
  {
    try prepareUpload { _ in }
    jobs.uploads.fail(.insecureAddress)

    let run = await jobs(["apply", id, "--cv", "cv.pdf", "--yes"], prompter: script)

    #expect(run.exitCode == .failed)
    #expect(
      run.errorOutput.contains(
        "was sent, but the CV was not uploaded: the service gave an insecure upload address."
      )
    )
  }

  @Test func `a second application says where the first had no note`() async {
    _ = await jobs(["apply", id, "--yes"], prompter: script)

    let run = await jobs(["apply", id, "--note", "Second", "--yes"], prompter: script)

    #expect(run.notes.last == "It has no note.")
  }

  @Test func `a user hears of an application that was sent before filling in another one`() async {
    _ = await jobs(["apply", id, "--yes"], prompter: script)
    let prompter = ScriptedPrompter(["", "", "n"])

    _ = await jobs(["apply", id], prompter: prompter)

    #expect(
      prompter.messages.contains {
        $0.contains(
          "You have applied for this job before: a CV is added to that application, a note is not."
        )
      }
    )
  }

  @Test func `a note that the service refuses is wrong usage`() async {
    jobs.applying.fail(.rejected(code: "invalid_note", message: nil))

    let run = await jobs(["apply", id, "--note", "I weld.", "--yes"], prompter: script)

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains("The service does not accept this note."))
  }

  @Test func `a job that the service does not have is named, and nothing is sent`() async {
    let unknown = "4f91d118-0b61-4667-89dc-f51fc0eb8fc9"

    let run = await jobs(["apply", unknown, "--yes"], prompter: script)

    #expect(run.exitCode == .notFound)
    #expect(
      run.errorOutput.contains("The job '\(unknown)' does not exist or is no longer available.")
    )
    #expect(jobs.applying.count == 0)
  }

  @Test func `an outbox that cannot be read is told before anything is asked`() async {
    await jobs.outbox.fail(.cannotBeRead(reason: "damaged"))
    let prompter = ScriptedPrompter(["", "", "y"])

    let run = await jobs(["apply", id], prompter: prompter)

    #expect(run.exitCode == .failed)
    #expect(prompter.dialogue.isEmpty)
    #expect(jobs.applying.count == 0)
  }

  @Test func `an account that cannot be read is told before anything is asked, and as a warning about a job`()
    async throws
  {
    let jobs = JobsRun(accountError: .credentialsUnreadable(reason: "locked"))
    let prompter = ScriptedPrompter(["", "", "y"])

    let applied = await jobs(["apply", id], prompter: prompter)
    let shown = await jobs(["show", id, "--json"])

    #expect(applied.exitCode == .signInNeeded)
    #expect(prompter.dialogue.isEmpty)
    #expect(jobs.applying.count == 0)
    #expect(shown.exitCode == .done)
    #expect(try #require(shown.document).text.contains("\"waiting-changes-unreadable\""))
  }

  @Test(arguments: [[], ["--offline"]])
  func `an application that was refused is shown, and another one can be made`(options: [String]) async throws
  {
    _ = await jobs(["apply", id, "--note", "First", "--yes", "--offline"], prompter: script)
    let entries = try await jobs.outbox.entries()
    let first = try #require(entries.first)
    try await jobs.outbox.refuse(
      first.id,
      OutboxRefusal(.unknownOutcome, at: CareersSamples.fetchedAt)
    )

    let shown = await jobs(["show", id, "--json", "--fields", "application"])
    let run = await jobs(["apply", id] + options, prompter: ScriptedPrompter(["", "", "y"]))

    #expect(shown.rows == ["refused\n"])
    #expect(run.exitCode == .done)
  }

  @Test func `an application stays in an outbox that is out of order, and the command says so`() async throws
  {
    try prepareUpload { $0.pages[0] = .success(CareersSamples.page([], total: 0)) }
    await jobs.outbox.failPostponing(.cannotBeSaved(reason: "the disk is full"))
    jobs.applying.fail(.unavailable)

    let run = await jobs(["apply", id, "--cv", "cv.pdf", "--yes"], prompter: script)

    #expect(run.exitCode == .done)
    #expect(run.notes.count == 1)
    #expect(run.notes.first?.hasPrefix("The application is left in the outbox") == true)
  }

  @Test func `a job that only the saved list has is stored with its title`() async throws {
    let jobs = JobsRun(saved: [CareersSamples.savableID])
    jobs.repository.prepare { $0.jobs[CareersSamples.savableID] = .failure(.offline) }

    _ = await jobs(["apply", id, "--yes", "--offline"], prompter: script)

    #expect(try await jobs.outbox.entries().map(\.draft.name) == ["Shipyard Welder"])
  }

  /// Lets a CV be stored, and the service answer to its upload.
  private func prepareUpload(_ change: (inout FakeApplications.Answers) -> Void) throws {
    jobs.uploads.prepare("cv.pdf", .success(try CareersSamples.pdf()))
    let application = try #require(Application.ID(rawValue: FakeApplying.application))
    jobs.applications.prepare {
      $0.documents[application] = .success(CareersSamples.fetched([]))
      $0.address = .success(CareersSamples.presigned("key"))
      change(&$0)
    }
  }
}
