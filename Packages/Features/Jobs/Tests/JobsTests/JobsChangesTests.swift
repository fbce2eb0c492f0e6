import CareersDomain
import CareersFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import OutboxFakes
import Testing

@testable import Jobs

@MainActor @Suite(.timeLimit(.minutes(5))) struct JobsChangesTests {
  private let id = CareersSamples.savableID.rawValue

  @Test func `saving twice changes once and says so`() async {
    let jobs = JobsRun()

    let first = await jobs(["save", id])
    let second = await jobs(["save", id])

    #expect(first.notes == ["The job is saved."])
    #expect(second.notes == ["The job is already saved."])
    #expect(
      jobs.saved.changes == [.init(true, CareersSamples.savableID), .init(true, CareersSamples.savableID)]
    )
  }

  @Test func `removing what is not saved is no error`() async {
    let jobs = JobsRun(saved: [CareersSamples.savableID])

    let first = await jobs(["unsave", id])
    let second = await jobs(["unsave", id])

    #expect(first.notes == ["The job is no longer saved."])
    #expect(second.exitCode == .done)
    #expect(second.notes == ["The job is not one of your saved jobs."])
  }

  @Test(arguments: [["show"], ["save"], ["unsave"], ["apply", "--yes"]], ["a b", "..", "a/b", "日本", ""])
  func `what cannot be an id is refused before anything is sent or stored`(
    words: [String],
    id: String
  ) async throws {
    let jobs = JobsRun()

    let run = await jobs([words[0], id] + words.dropFirst())

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains("'\(id)' is not a valid ID."))
    #expect(run.errorOutput.contains("Copy the ID from the list that 'tessera jobs' shows."))
    #expect(jobs.saved.changes.isEmpty)
    #expect(try await jobs.outbox.entries().isEmpty)
  }

  @Test(arguments: ["save", "unsave"])
  func `where the service has no such job the command that lists them is named`(verb: String) async throws {
    let jobs = JobsRun()
    jobs.saved.fail(.notFound)

    let run = await jobs([verb, id])

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput.contains("The job '\(id)' does not exist or is no longer available."))
    #expect(run.errorOutput.hasSuffix("List all jobs with 'tessera jobs'."))
    #expect(try await jobs.outbox.entries().isEmpty)
  }

  @Test func `a change that is interrupted while it is sent stays in the outbox`() async throws {
    let jobs = JobsRun()
    jobs.saved.fail(.cancelled)

    let run = await jobs(["save", id])

    #expect(run.exitCode == .interrupted)
    #expect(run.notes == ["The change was sent and is not confirmed yet: interrupted."])
    #expect(run.errorOutput.contains("1 change stays in the outbox."))
    #expect(try await jobs.outbox.entries().map(\.attempts) == [1])
  }

  @Test func `without a connection a change waits, and lists show it`() async throws {
    let jobs = JobsRun()
    jobs.saved.fail(.offline)

    let run = await jobs(["save", id, "--json"])

    #expect(run.exitCode == .done)
    #expect(run.notes == ["The change is stored and not sent yet: no connection."])
    #expect(try #require(run.document).text.contains("\"isPending\": true"))
    let page = try #require(await jobs(["show", id]).page)
    let text = WrittenScreen.linear(page.element(in: Samples.context))
    #expect(text.contains("saved, not sent yet"))
    #expect(text.contains("1 change has not been sent yet"))
  }

  @Test(arguments: [
    (ServiceError.sessionEnded, "session ended. ", true, ExitCode.signInNeeded),
    (.rateLimited(until: nil), "too many requests.", false, .done),
  ])
  func `a change that waits says why, and fails where the user has to sign in again first`(
    error: ServiceError,
    reason: String,
    hasHint: Bool,
    exitCode: ExitCode
  ) async {
    let jobs = JobsRun()
    jobs.saved.fail(error)

    let run = await jobs(["save", id])

    let note = "The change is stored and not sent yet: \(reason)"
    #expect(run.exitCode == exitCode)
    #expect(run.notes.first?.hasPrefix(note) == true)
    #expect((run.notes.first != note) == hasHint)
    #expect((run.notes.first?.contains("ign in again") == true) == hasHint)
  }

  @Test(arguments: [ServiceError.connectionLost, .timedOut])
  func `a change whose confirmation was lost is not reported as unsent`(error: ServiceError) async {
    let jobs = JobsRun()
    jobs.saved.fail(error)

    let run = await jobs(["save", id])

    #expect(run.exitCode == .done)
    #expect(run.notes.first?.hasPrefix("The change was sent and is not confirmed yet: ") == true)
  }

  @Test(arguments: [(ServiceError.unavailable, "service error"), (.malformed(.empty), "unreadable response")])
  func `a change that the service answered with a fault is told to be sent, and to be sent again`(
    error: ServiceError,
    reason: String
  ) async throws {
    let jobs = JobsRun()
    jobs.saved.fail(error)

    let run = await jobs(["save", id])

    #expect(run.exitCode == .done)
    #expect(
      run.notes == [
        "The change was sent and not confirmed: \(reason). "
          + "It is sent again later unless the service has it."
      ]
    )
    #expect(try await jobs.outbox.entries().map(\.attempts) == [1])
  }

  @Test func `a change behind one that the service answered with a fault was not sent`() async throws {
    let jobs = JobsRun()
    jobs.saved.fail(.unavailable)
    _ = await jobs(["save", CareersSamples.withdrawn.id.rawValue])

    let run = await jobs(["save", id])

    #expect(run.notes == ["The change is stored and not sent yet: service error."])
    #expect(try await jobs.outbox.entries().map(\.attempts).last == 0)
  }

  @Test func `with --offline nothing is sent, and a change that undoes it replaces it`() async throws {
    let jobs = JobsRun()

    _ = await jobs(["save", id, "--offline"])
    _ = await jobs(["unsave", id, "--offline"])

    #expect(jobs.saved.changes.isEmpty)
    #expect(try await jobs.outbox.entries().map(\.draft.kind) == ["job.unsave"])
  }

  @Test func `a UUID that is typed in capitals names the listed job, and its change is replaced`()
    async throws
  {
    let jobs = JobsRun()

    _ = await jobs(["save", id.uppercased(), "--offline"])
    #expect(try await jobs.outbox.entries().map(\.draft.name) == [CareersSamples.savable.title])
    _ = await jobs(["unsave", id, "--offline"])

    #expect(try await jobs.outbox.entries().map(\.draft.kind) == ["job.unsave"])
    #expect(try await jobs.outbox.entries().map(\.draft.subject) == [id])
  }

  @Test func `a guest is told to sign in, and nothing waits`() async throws {
    let jobs = JobsRun(isSignedIn: false)

    let run = await jobs(["save", id])

    #expect(run.exitCode == .signInNeeded)
    #expect(try await jobs.outbox.entries().isEmpty)
  }

  @Test func `a change that the service refuses is taken back`() async {
    let jobs = JobsRun()
    let useCases = jobs.useCases
    let marks = JobMarks { [] }
    let feature = JobViewModel(
      CareersSamples.savableID,
      repository: useCases.repository,
      apply: useCases.apply,
      marks: marks
    )
    await feature.load(LoadRequest())
    jobs.saved.fail(.rejected(code: "no", message: nil))
    var during: Bool?

    _ = try? await marks.set(CareersSamples.savableID, to: true, isWaiting: \ChangeOutcome.isPending) {
      () async throws(SubmissionError) in
      await MainActor.run { during = marks.state.isOn(CareersSamples.savableID, else: false) }
      return try await useCases.change(
        SavedChange(true, CareersSamples.savableID.rawValue, .job)
      )
    }

    #expect(during == true)
    #expect(marks.state.isOn(CareersSamples.savableID, else: false) == false)
  }

  @Test func `the saved list shows what is saved, last first`() async {
    let jobs = JobsRun(saved: [CareersSamples.withdrawn.id, CareersSamples.savableID])

    let run = await jobs(["saved"])

    #expect(
      run.rows.map { $0.prefix { $0 != "\t" } }.map(String.init) == [
        CareersSamples.withdrawn.id.rawValue, CareersSamples.savableID.rawValue,
      ]
    )
  }

  @Test func `a job that is saved offline is listed as saved at once, in text, rows and JSON`() async throws {
    let jobs = JobsRun()
    _ = await jobs(["save", id, "--offline"])
    jobs.saved.fail(.offline)

    let run = await jobs(["saved", "--offline", "--json", "--fields", "id,title,isSaved,isPending"])

    #expect(run.exitCode == .done)
    let text = WrittenScreen.linear(try #require(run.page).element(in: Samples.context))
    #expect(text.contains("Shipyard Welder"))
    #expect(text.contains("saved, not sent yet"))
    #expect(text.contains("Not checked for changes"))
    #expect(!text.contains("No connection to the service"))
    let document = try #require(run.document).text
    #expect(document.contains("\"title\": \"Shipyard Welder\""))
    #expect(document.contains("\"isSaved\": true"))
    #expect(document.contains("\"isPending\": true"))
    #expect(run.rows == ["\(id)\tShipyard Welder\ttrue\ttrue\n"])
    #expect(run.notes.first?.contains("no connection") == true)
    #expect(await jobs(["saved", "--offline"]).rows.first?.hasSuffix("\ttrue\n") == true)
  }

  @Test(arguments: [(nil, "job-1"), ("Welder", "Welder")])
  func `a change that waits is named by the job, or by its ID`(name: String?, shown: String) {
    let strings = Strings(.english)

    #expect(strings.title(of: SavedChange(true, "job-1", .job), named: name) == "Save the job '\(shown)'")
    #expect(
      strings.title(of: SavedChange(false, "job-1", .job), named: name) == "Remove the saved job '\(shown)'"
    )
  }

  @Test(arguments: [([], 0), (["--json", "--fields", "id"], 1)])
  func `a script is told that saved jobs are not known, where the page of a job says so itself`(
    options: [String],
    count: Int
  ) async {
    let jobs = JobsRun()
    await jobs.outbox.fail(.cannotBeRead(reason: "Permission denied"))

    let run = await jobs(["show", id] + options)

    #expect(run.exitCode == .done)
    #expect(run.notes.count == count)
  }

  @Test func `a job that is removed offline says so in the saved list, in text and JSON`() async throws {
    let jobs = JobsRun(saved: [CareersSamples.savableID])
    _ = await jobs(["unsave", id, "--offline"])

    let run = await jobs(["saved", "--json", "--fields", "isSaved,isPending"])

    let text = WrittenScreen.linear(try #require(run.page).element(in: Samples.context))
    #expect(text.contains("no longer saved, not sent yet"))
    #expect(run.rows == ["false\ttrue\n"])
  }

  @Test func `a narrowed list that was stored before shows a job as saved afterwards`() async throws {
    let jobs = JobsRun()
    jobs.repository.prepare {
      $0.jobPages[0] = .success(
        CareersSamples.fetched(EntryPage(entries: [CareersSamples.savable]), .notChecked)
      )
    }
    _ = await jobs(["save", id])

    let run = await jobs([
      "--query", "welder", "--offline", "--json", "--fields", "isSaved,isPending",
    ])

    #expect(run.rows == ["true\tfalse\n"])
    let text = WrittenScreen.linear(try #require(run.page).element(in: Samples.context))
    #expect(text.contains("saved"))
  }

  @Test func `a search asks for the filters, and the service applies them`() async {
    let jobs = JobsRun()
    jobs.repository.prepare { $0.jobPages[0] = .success(CareersSamples.page([CareersSamples.savable])) }

    let run = await jobs(["search"], prompter: ScriptedPrompter(["weld", "full-time", "y", "osaka"]))

    #expect(run.exitCode == .done)
    #expect(jobs.repository.requests == [.jobs(Samples.query, PageRequest(), .cacheFirst)])
  }

  @Test(arguments: [
    (["--query", "weld", "--type", "full-time", "--visa", "--location", "osaka"], Samples.query),
    ([], JobQuery()),
  ])
  func `a search without questions takes the filters from its options`(words: [String], query: JobQuery) async
  {
    let jobs = JobsRun()
    jobs.repository.prepare { $0.jobPages[0] = .success(CareersSamples.page([CareersSamples.savable])) }

    let run = await jobs(["search"] + words)

    #expect(run.exitCode == .done)
    #expect(jobs.repository.requests == [.jobs(query, PageRequest(), .cacheFirst)])
  }

  @Test func `a guest has no saved list`() async {
    let jobs = JobsRun()
    jobs.saved.fail(.signInNeeded)

    #expect(await jobs(["saved"]).exitCode == .signInNeeded)
  }
}
