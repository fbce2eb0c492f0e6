import CareersDomain
import CareersFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@testable import Jobs

@MainActor @Suite(.timeLimit(.minutes(5))) struct JobsApplyingTests {
  private let id = CareersSamples.savableID.rawValue
  private let jobs = JobsRun()

  @Test func `an application is sent after the user has seen the job and said yes`() async {
    let prompter = ScriptedPrompter(["I weld.", "", "", "y"])

    let run = await jobs(["apply", id], prompter: prompter)

    #expect(run.exitCode == .done)
    #expect(run.notes == ["The application was sent. Its ID is \(FakeApplying.application)."])
    #expect(prompter.dialogue.contains(.told("Shipyard Welder, Naniwa Shipyard")))
    guard case .asked(let question)? = prompter.dialogue.last else {
      Issue.record("\(prompter.dialogue)")
      return
    }
    #expect(question.hasPrefix("Apply for 'Shipyard Welder' at Naniwa Shipyard?"))
    #expect(jobs.applying.count == 1)
  }

  @Test(
    arguments: [("Welder", "Apply for 'Welder'"), (nil, "Apply for 'job_1'")]
      as [(String?, String)]
  )
  func `an application that waits is called by the job's name, or by its id`(
    name: String?,
    title: String
  ) throws {
    let queue = OutboxQueue(area: "careers", account: "tests")
    let entry = OutboxEntry(
      id: OutboxEntry.ID(rawValue: 1),
      draft: try OutboxDraft(JobApplySender.outboxKind, of: "job_1", in: queue, name: name),
      createdAt: CareersSamples.fetchedAt,
      state: .waiting
    )

    #expect(JobsFeature.changeTexts.title(of: entry, in: .english) == title)
  }

  @Test(arguments: [["", "", "n"], ["", ""], []])
  func `nothing is sent when the user does not confirm`(responses: [String]) async {
    let run = await jobs(["apply", id], prompter: ScriptedPrompter(responses))

    #expect(run.exitCode == .interrupted)
    #expect(jobs.applying.count == 0)
  }

  @Test func `a script has to confirm, and the message names the option`() async {
    let run = await jobs(["apply", id], prompter: ScriptedPrompter(isInteractive: false))

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains("--yes"))
    #expect(jobs.applying.count == 0)
  }

  @Test func `a second application changes nothing, and the first note is shown`() async throws {
    _ = await jobs(
      ["apply", id, "--note", "First", "--yes"],
      prompter: ScriptedPrompter(isInteractive: false)
    )

    let run = await jobs(
      ["apply", id, "--note", "Second", "--yes", "--json"],
      prompter: ScriptedPrompter(isInteractive: false)
    )

    #expect(run.notes.count == 2)
    #expect(run.notes.first?.hasPrefix("You have applied for this job before; nothing was changed.") == true)
    #expect(run.notes.last == "The note you sent then: 'First'")
    #expect(try #require(run.document).text.contains("\"isNew\": false"))
  }

  @Test(arguments: [(500, ExitCode.done), (501, .usage)])
  func `a note has at most 1000 UTF-16 units`(emoji: Int, exitCode: ExitCode) async {
    let note = " " + String(repeating: "😀", count: emoji) + "\n"

    let run = await jobs(
      ["apply", id, "--note", note, "--yes"],
      prompter: ScriptedPrompter(isInteractive: false)
    )

    #expect(run.exitCode == exitCode)
    #expect(jobs.applying.count == (exitCode == .done ? 1 : 0))
  }

  @Test func `a CV that cannot be read is said before anything is sent`() async {
    let run = await jobs(
      ["apply", id, "--cv", "none.pdf", "--yes"],
      prompter: ScriptedPrompter(isInteractive: false)
    )

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains("The file does not exist."))
    #expect(jobs.applying.count == 0)
  }

  @Test func `a CV that cannot be used is asked for again before the confirmation`() async throws {
    jobs.uploads.prepare("empty.pdf", .failure(.empty))
    jobs.uploads.prepare("cv.pdf", .success(try CareersSamples.pdf()))
    let prompter = ScriptedPrompter(["", "none.pdf", "empty.pdf", "cv.pdf", "n"])

    let run = await jobs(["apply", id], prompter: prompter)

    #expect(run.exitCode == .interrupted)
    let told = prompter.dialogue.compactMap { if case .told(let text) = $0 { text } else { nil } }
    #expect(told.contains { $0.contains("The file does not exist.") })
    #expect(told.contains { $0.contains("The file is empty.") })
    #expect(told.contains("CV: cv.pdf"))
    #expect(jobs.applying.count == 0)
  }

  /// Lets a CV be stored, and the service answer to its registration.
  private func prepareUpload(registered: Result<ApplicationDocument, ServiceError>) throws {
    jobs.uploads.prepare("cv.pdf", .success(try CareersSamples.pdf()))
    let application = try #require(Application.ID(rawValue: FakeApplying.application))
    jobs.applications.prepare {
      $0.documents[application] = .success(CareersSamples.fetched([]))
      $0.address = .success(CareersSamples.presigned("key"))
      $0.registered = registered
    }
  }

  @Test func `applying again with a CV adds it to the application that is there`() async throws {
    try prepareUpload(registered: .success(CareersSamples.document()))
    _ = await jobs(["apply", id, "--yes"], prompter: ScriptedPrompter(isInteractive: false))

    let run = await jobs(
      ["apply", id, "--cv", "cv.pdf", "--yes", "--json"],
      prompter: ScriptedPrompter(isInteractive: false)
    )

    #expect(run.exitCode == .done)
    #expect(
      run.notes.first?.hasPrefix(
        "You have applied for this job before; the CV now belongs to that application."
      ) == true
    )
    #expect(jobs.uploads.sent.count == 1)
    let document = try #require(run.document).text
    #expect(document.contains("\"isNew\": false"))
    #expect(document.contains("\"hasCV\": true"))
    #expect(try await jobs.outbox.entries().isEmpty)
  }

  @Test(arguments: [
    (ServiceError.connectionLost, ExitCode.noConnection, "connection lost"),
    (.cancelled, .interrupted, "interrupted"),
  ])
  func `a CV that the service may have is not reported as missing`(
    error: ServiceError,
    exitCode: ExitCode,
    reason: String
  ) async throws {
    try prepareUpload(registered: .failure(error))

    let run = await jobs(
      ["apply", id, "--cv", "cv.pdf", "--yes"],
      prompter: ScriptedPrompter(isInteractive: false)
    )

    #expect(run.exitCode == exitCode)
    #expect(run.errorOutput.contains("was sent, but the service did not confirm the CV: \(reason)"))
  }

  @Test func `a CV that is not uploaded leaves the application, and the way to upload it later`() async throws
  {
    jobs.uploads.prepare("cv.pdf", .success(try CareersSamples.pdf()))

    let run = await jobs(
      ["apply", id, "--cv", "cv.pdf", "--yes", "--json"],
      prompter: ScriptedPrompter(isInteractive: false)
    )

    #expect(run.exitCode != .done)
    #expect(run.document?.text.contains("\"hasCV\": false") == true)
    #expect(run.errorOutput.contains("\(FakeApplying.application) was sent, but the CV was not uploaded"))
    #expect(
      run.errorOutput.contains("tessera applications upload \(FakeApplying.application) cv.pdf --type CV")
    )
    #expect(jobs.applying.count == 1)
  }

  @Test(arguments: [
    (ServiceError.connectionLost, ExitCode.noConnection, "it is unknown whether the application was sent"),
    (.timedOut, .noConnection, "it is unknown whether the application was sent"),
    (.unavailable, .failed, "it is unknown whether it was sent. It stays in the outbox"),
    (.malformed(.empty), .failed, "it is unknown whether it was sent. It stays in the outbox"),
    (
      .malformed(.webPage), .failed,
      "the application (web page instead), and it is unknown whether it was sent"
    ),
    (.notFound, .notFound, "does not exist or is no longer available"),
    (.signInNeeded, .signInNeeded, "1 change was not sent: sign-in required"),
  ])
  func `a failure says whether the application was sent`(
    error: ServiceError,
    exitCode: ExitCode,
    words: String
  ) async {
    jobs.applying.fail(error)

    let run = await jobs(["apply", id, "--yes"], prompter: ScriptedPrompter(isInteractive: false))

    #expect(run.exitCode == exitCode)
    #expect(run.errorOutput.contains(words))
  }

  @Test(arguments: [ServiceError.connectionLost, .timedOut, .unavailable])
  func `an application whose answer is lost is told to be sent again, with the way to drop it`(
    error: ServiceError
  ) async throws {
    jobs.applying.fail(error)

    let run = await jobs(["apply", id, "--yes"], prompter: ScriptedPrompter(isInteractive: false))

    #expect(
      run.errorOutput.hasSuffix(
        " It stays in the outbox and is sent again later unless the service has it.\n"
          + "To prevent that, remove it from the outbox with 'tessera outbox drop 1'."
      )
    )
    let entries = try await jobs.outbox.entries()
    #expect(entries.map(\.attempts) == [1])
    #expect(entries.map(\.id.rawValue) == [1])
  }

  @Test func `an application that is interrupted on its way names the entry that is sent again`() async {
    jobs.applying.fail(.cancelled)

    let run = await jobs(["apply", id, "--yes"], prompter: ScriptedPrompter(isInteractive: false))

    #expect(run.exitCode == .interrupted)
    #expect(run.errorOutput.contains("(interrupted), and it is unknown whether it was sent. It stays in the"))
    #expect(run.errorOutput.hasSuffix("'tessera outbox drop 1'."))
  }

  @Test func `an application that the service answered with a fault, and does not have, is sent again`()
    async throws
  {
    jobs.applications.prepare { $0.pages[0] = .success(CareersSamples.page([])) }
    jobs.applying.fail(.unavailable)

    let run = await jobs(["apply", id, "--yes"], prompter: ScriptedPrompter(isInteractive: false))

    #expect(run.exitCode == .done)
    #expect(
      run.notes == [
        "The application was sent and not confirmed: service error. "
          + "It is sent again later unless the service has it."
      ]
    )
    #expect(try await jobs.outbox.entries().map(\.attempts) == [1])
  }

  @Test func `a guest and a job that is not published are told before anything is asked`() async {
    let prompter = ScriptedPrompter(["", "", "y"])
    let guestID = "4f91d118-0b61-4667-89dc-f51fc0eb8fc9"
    let guest = Job(id: Job.ID(rawValue: guestID), title: "T", viewer: CareersSamples.guest)
    jobs.repository.prepare {
      $0.jobs[guest.id] = .success(CareersSamples.fetched(JobDetail(job: guest)))
      $0.jobs[CareersSamples.withdrawn.id] = .success(
        CareersSamples.fetched(JobDetail(job: CareersSamples.withdrawn))
      )
    }

    #expect(await jobs(["apply", guestID], prompter: prompter).exitCode == .signInNeeded)
    let withdrawn = await jobs(["apply", CareersSamples.withdrawn.id.rawValue], prompter: prompter)
    #expect(withdrawn.exitCode == .notFound)
    let shown = await jobs(["show", CareersSamples.withdrawn.id.rawValue, "--json", "--fields", "canApply"])
    #expect(shown.rows == ["false\n"])
    let offline = await jobs(["apply", id, "--cv", "cv.pdf", "--offline"], prompter: prompter)
    #expect(offline.exitCode == .noConnection)
    #expect(prompter.dialogue.isEmpty)
    #expect(jobs.applying.count == 0)
  }

  // MARK: - Without a connection

  @Test func `with --offline an application waits, and the job shows it`() async throws {
    let run = await jobs(
      ["apply", id, "--note", "I weld.", "--yes", "--offline", "--json"],
      prompter: ScriptedPrompter(isInteractive: false)
    )

    #expect(run.exitCode == .done)
    #expect(run.notes == ["The application is stored and not sent yet: no connection."])
    let document = try #require(run.document).text
    #expect(document.contains("\"isPending\": true") && document.contains("\"isNew\": true"))
    #expect(document.contains("\"hasCV\": false"))
    #expect(jobs.applying.count == 0)
    let entries = try await jobs.outbox.entries()
    #expect(entries.map(\.draft.kind) == ["job.apply"])
    #expect(entries.map(\.draft.name) == ["Shipyard Welder"])
    let page = try #require(await jobs(["show", id]).page)
    let text = WrittenScreen.linear(page.element(in: Samples.context))
    #expect(text.contains("applied, not sent yet"))
    #expect(text.contains("1 change has not been sent yet"))
    #expect(await jobs(["show", id, "--json", "--fields", "application"]).rows == ["waiting\n"])
  }

  @Test func `a job that is saved and applied for without a connection has two changes that wait`()
    async throws
  {
    let script = ScriptedPrompter(isInteractive: false)
    _ = await jobs(["apply", id, "--yes", "--offline"], prompter: script)
    _ = await jobs(["save", id, "--offline"])

    let page = try #require(await jobs(["show", id]).page)

    let text = WrittenScreen.linear(page.element(in: Samples.context))
    #expect(text.contains("saved, not sent yet") && text.contains("applied, not sent yet"))
    #expect(text.contains("2 changes have not been sent yet"))
  }

  @Test(arguments: [nil, "Shipyard Welder"])
  func `where the library for connections is missing an application waits, and the library is named`(
    title: String?
  ) async throws {
    let missing = ServiceError.malformed(.libraryMissing)
    jobs.applying.fail(missing)
    if title == nil { jobs.repository.prepare { $0.jobs[CareersSamples.savableID] = .failure(missing) } }

    let run = await jobs(["apply", id, "--yes"], prompter: ScriptedPrompter(isInteractive: false))

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput == "Error: 1 change was not sent: libcurl is missing.")
    #expect(
      run.notes == [
        "The application is stored and not sent yet: libcurl is missing.",
        "Cannot connect to the service: libcurl 7.68 or later is needed for network access; "
          + "install the package libcurl4 (Debian, Ubuntu) or libcurl (Fedora, Alpine).",
      ]
    )
    let entries = try await jobs.outbox.entries()
    #expect(entries.map(\.draft.name) == [title])
    #expect(entries.map(\.state) == [.waiting])
  }

  @Test(arguments: [
    (JobApplicationState.pending(.unsent, hasCV: false), "applied, not sent yet", Route("outbox")),
    (.pending(.unconfirmed, hasCV: false), "applied, not confirmed yet", Route("outbox")),
    (.pending(.refused, hasCV: false), "not accepted or not confirmed", apply),
    (.none, "Shipyard Welder", apply),
    (
      sent, "You applied on 1 March 2026",
      Route("applications", "show", CareersSamples.applicationID(1).rawValue)
    ),
  ])
  func `the way to apply, or to the application, is the first action of a job`(
    state: JobApplicationState,
    words: String,
    route: Route
  ) {
    let page = jobPage(
      .loaded(CareersSamples.fetched(JobDetail(job: CareersSamples.savable))),
      MarkState(),
      application: state,
      Samples.context
    )

    #expect(WrittenScreen.linear(page.element(in: Samples.context)).contains(words))
    #expect(page.actions.first?.route == route)
    #expect(page.actions.contains { $0.route == Self.apply } == (route == Self.apply))
  }

  private nonisolated static let apply = Route("jobs", "apply", CareersSamples.savableID.rawValue)

  private nonisolated static let sent = JobApplicationState.sent(
    SentApplication(
      id: CareersSamples.applicationID(1),
      isNew: false,
      createdAt: CareersSamples.fetchedAt
    )
  )

  @Test func `a second application without a connection is refused, and the waiting one stays`() async throws
  {
    let script = ScriptedPrompter(isInteractive: false)
    _ = await jobs(["apply", id, "--note", "First", "--yes", "--offline"], prompter: script)

    let run = await jobs(["apply", id, "--note", "Second", "--yes", "--offline"], prompter: script)

    #expect(run.exitCode == .refused)
    #expect(run.errorOutput.contains("already waits in the outbox"))
    #expect(run.errorOutput.contains("tessera outbox drop 1"))
    #expect(try await jobs.outbox.entries().map(\.id.rawValue) == [1])
  }

  @Test(arguments: [[], ["--offline"]])
  func `a user hears of an application that waits before filling in another one`(options: [String]) async {
    let script = ScriptedPrompter(isInteractive: false)
    _ = await jobs(["apply", id, "--note", "First", "--yes", "--offline"], prompter: script)
    let prompter = ScriptedPrompter(["Second", "", "", "y"])

    let run = await jobs(["apply", id] + options, prompter: prompter)

    #expect(run.exitCode == .refused)
    #expect(run.errorOutput.contains("already waits in the outbox"))
    #expect(prompter.dialogue.isEmpty)
  }

  @Test func `without a connection an application that was sent before is told`() async throws {
    let script = ScriptedPrompter(isInteractive: false)
    _ = await jobs(["apply", id, "--note", "First", "--yes"], prompter: script)

    let run = await jobs(["apply", id, "--note", "Second", "--yes", "--offline", "--json"], prompter: script)

    #expect(run.exitCode == .done)
    #expect(run.notes.first?.hasPrefix("You have applied for this job before") == true)
    let document = try #require(run.document).text
    #expect(document.contains("\"isNew\": false") && document.contains("\"hasCV\": null"))
    #expect(try await jobs.outbox.entries().isEmpty)
  }

  @Test func `a job says that the user has applied, and JSON too`() async throws {
    _ = await jobs(["apply", id, "--yes"], prompter: ScriptedPrompter(isInteractive: false))

    let run = await jobs(["show", id, "--json"])

    #expect(try #require(run.document).text.contains("\"applicationID\": \"\(FakeApplying.application)\""))
  }

  @Test func `a job that only a list has is stored with its title`() async throws {
    jobs.repository.prepare {
      $0.jobs[CareersSamples.savableID] = .failure(.offline)
      $0.jobPages[0] = .success(CareersSamples.page([CareersSamples.savable], total: 1))
    }

    _ = await jobs(["apply", id, "--yes", "--offline"], prompter: ScriptedPrompter(isInteractive: false))

    #expect(try await jobs.outbox.entries().map(\.draft.name) == ["Shipyard Welder"])
  }

  @Test(arguments: [
    (ServiceError.connectionLost, "connection lost"), (.timedOut, "no response in time"),
  ])
  func `a job that cannot be read now, and that a list has, is stored to be applied for later`(
    error: ServiceError,
    reason: String
  ) async throws {
    jobs.repository.prepare {
      $0.jobs[CareersSamples.savableID] = .failure(error)
      $0.jobPages[0] = .success(CareersSamples.page([CareersSamples.savable], total: 1))
    }

    let run = await jobs(["apply", id, "--yes"], prompter: ScriptedPrompter(isInteractive: false))

    #expect(run.exitCode == .done)
    #expect(run.notes == ["The application is stored and not sent yet: \(reason)."])
    #expect(jobs.applying.count == 0)
    let entries = try await jobs.outbox.entries()
    #expect(entries.map(\.draft.name) == ["Shipyard Welder"])
    #expect(entries.map(\.attempts) == [0])
  }

  @Test(arguments: [
    (ServiceError.connectionLost, "The connection was lost, so the change was not made."),
    (.timedOut, "The service did not respond in time, so the change was not made."),
  ])
  func `a job that cannot be read, and that no list has, is not applied for`(
    error: ServiceError,
    summary: String
  ) async throws {
    jobs.repository.prepare { $0.jobs[CareersSamples.savableID] = .failure(error) }

    let run = await jobs(["apply", id, "--yes"], prompter: ScriptedPrompter(isInteractive: false))

    #expect(run.exitCode == .noConnection)
    #expect(run.errorOutput.hasPrefix("Error: \(summary)"))
    #expect(jobs.applying.count == 0)
    #expect(try await jobs.outbox.entries().isEmpty)
  }

  @Test func `a CV does not wait for a job that cannot be read`() async throws {
    jobs.uploads.prepare("cv.pdf", .success(try CareersSamples.pdf()))
    jobs.repository.prepare {
      $0.jobs[CareersSamples.savableID] = .failure(.connectionLost)
      $0.jobPages[0] = .success(CareersSamples.page([CareersSamples.savable], total: 1))
    }

    let run = await jobs(
      ["apply", id, "--cv", "cv.pdf", "--yes"],
      prompter: ScriptedPrompter(isInteractive: false)
    )

    #expect(run.exitCode == .noConnection)
    #expect(run.errorOutput.contains("neither sent nor stored, because a CV cannot wait"))
    #expect(try await jobs.outbox.entries().isEmpty)
  }

  @Test(arguments: [ServiceError.malformed(.transfer(.certificateUntrusted)), .sessionEnded])
  func `a CV does not wait where nothing was sent, and that is told`(error: ServiceError) async throws {
    jobs.uploads.prepare("cv.pdf", .success(try CareersSamples.pdf()))
    jobs.applying.fail(error)

    let run = await jobs(
      ["apply", id, "--cv", "cv.pdf", "--yes"],
      prompter: ScriptedPrompter(isInteractive: false)
    )

    #expect(run.errorOutput.contains("neither sent nor stored, because a CV cannot wait"))
    #expect(try await jobs.outbox.entries().isEmpty)
  }

  @Test func `a connection that is missing only for sending lets the application wait`() async throws {
    jobs.applying.fail(.offline)

    let run = await jobs(["apply", id, "--yes"], prompter: ScriptedPrompter(isInteractive: false))

    #expect(run.exitCode == .done)
    #expect(try await jobs.outbox.entries().map(\.draft.subject) == [id])
  }

  @Test func `a job that is not in the cache is applied for by its ID`() async throws {
    jobs.repository.prepare { $0.jobs[CareersSamples.savableID] = .failure(.offline) }

    let run = await jobs(
      ["apply", id, "--yes", "--offline"],
      prompter: ScriptedPrompter(isInteractive: false)
    )

    #expect(run.exitCode == .done)
    #expect(try await jobs.outbox.entries().map(\.draft.name) == [nil])
  }

  @Test(arguments: [true, false])
  func `a CV cannot wait, and the message says that the note can`(isOffline: Bool) async throws {
    jobs.uploads.prepare("cv.pdf", .success(try CareersSamples.pdf()))
    jobs.applying.fail(.offline)

    let run = await jobs(
      ["apply", id, "--cv", "cv.pdf", "--yes"] + (isOffline ? ["--offline"] : []),
      prompter: ScriptedPrompter(isInteractive: false)
    )

    #expect(run.exitCode == .noConnection)
    #expect(run.errorOutput.contains("without --cv to store the application with its note"))
    #expect(try await jobs.outbox.entries().isEmpty)
  }

  @Test func `an application waits after the end of the session, and says what to do first`() async throws {
    jobs.applying.fail(.sessionEnded)

    let run = await jobs(
      ["apply", id, "--note", "In May.", "--yes"],
      prompter: ScriptedPrompter(isInteractive: false)
    )

    #expect(run.exitCode == .signInNeeded)
    #expect(run.errorOutput == "Error: 1 change was not sent: session ended.")
    #expect(run.notes.first == "The application is stored and not sent yet: session ended.")
    #expect(run.notes.last?.contains("ign in again") == true)
    #expect(try await jobs.outbox.entries().count == 1)
  }

  @Test func `a guest stores no application`() async throws {
    let jobs = JobsRun(isSignedIn: false)

    let run = await jobs(
      ["apply", id, "--yes", "--offline"],
      prompter: ScriptedPrompter(isInteractive: false)
    )

    #expect(run.exitCode == .signInNeeded)
    #expect(try await jobs.outbox.entries().isEmpty)
  }

  @Test(arguments: ["", " "])
  func `an empty path of a CV is a usage error, and nothing is sent`(path: String) async throws {
    let run = await jobs(
      ["apply", id, "--cv", path, "--yes"],
      prompter: ScriptedPrompter(isInteractive: false)
    )

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains("The path of the CV is empty."))
    #expect(jobs.applying.count == 0)
    #expect(try await jobs.outbox.entries().isEmpty)
  }

  @Test func `after the outbox failed, an application that may be there is not reported as removed`() {
    let entry = OutboxEntry.ID(rawValue: 7)
    let failure = ApplyFailure.leftInOutbox(entry, .cannotBeSaved(reason: "the disk is full"))

    #expect(
      failure.summary(in: Samples.context) == """
        The change could not be saved: the disk is full. The application may still be in the outbox, and be sent later.
        """
    )
    #expect(failure.remedy(in: Samples.context) == .open(.drop(entry), purpose: "Remove it from the outbox"))
    #expect(failure.exitCode == ApplyFailure.notStored(.cannotBeSaved(reason: "the disk is full")).exitCode)
  }
}
