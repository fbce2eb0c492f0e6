import CareersDomain
import CareersFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Synchronization
import Testing

@testable import Journey

/// Uploads and decisions: what the service is sent, and what the user is told about it.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ApplicationChangeTests {
  private let fixture = JourneyFixture()
  private let id = Samples.id.rawValue

  // MARK: - Uploads

  @Test func `a file is registered with the type that was given, under the key of its address`()
    async throws
  {
    fixture.uploads.prepare("cv.pdf", .success(try CareersSamples.pdf()))
    fixture.repository.prepare { $0.documents[Samples.id] = .success(CareersSamples.fetched([])) }

    let run = await fixture.run(
      "applications",
      "upload",
      id,
      "cv.pdf",
      "--type",
      "letter",
      "--fields",
      "id,name"
    )

    let type = try #require(ApplicationDocumentType("LETTER"))
    #expect(
      fixture.repository.requests == [
        .documents(Samples.id, .current), .address("cv.pdf", type, Samples.id),
        .register("cv.pdf", type, key: "key", Samples.id),
      ]
    )
    #expect(run.rows == ["d2\tcv.pdf\n"])
  }

  @Test(
    arguments: [
      (.refused(status: 403), .failed, "(status 403), so nothing was uploaded.\nTry again later."),
      (.insecureAddress, .failed, "insecure upload address, so nothing was uploaded.\nTry again later."),
      (.service(.timedOut), .noConnection, "--timeout"),
    ] as [(UploadError, ExitCode, String)]
  )
  func `a file that was not stored is not registered`(
    error: UploadError,
    exitCode: ExitCode,
    words: String
  ) async throws {
    fixture.uploads.prepare("cv.pdf", .success(try CareersSamples.pdf()))
    fixture.uploads.fail(error)
    fixture.repository.prepare { $0.documents[Samples.id] = .success(CareersSamples.fetched([])) }

    let run = await fixture.run("applications", "upload", id, "cv.pdf", "--type", "CV")

    #expect(run.exitCode == exitCode)
    #expect(run.errorOutput.contains(words))
    #expect(run.notes.isEmpty)
    #expect(run.rows.isEmpty)
    #expect(fixture.repository.requests.count == 2)
  }

  @Test func `a file for an application that the user does not have is not sent`() async throws {
    fixture.uploads.prepare("cv.pdf", .success(try CareersSamples.pdf()))
    fixture.repository.prepare { $0.documents[Samples.id] = .failure(.notFound) }

    let run = await fixture.run("applications", "upload", id, "cv.pdf", "--type", "CV")

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput.contains("You have no application '\(id)'."))
    #expect(fixture.uploads.sent.isEmpty)
  }

  @Test func `a script is told where the document is that was there before`() async throws {
    fixture.uploads.prepare("cv.pdf", .success(try CareersSamples.pdf()))

    let run = await fixture.run("applications", "upload", id, "cv.pdf", "--type", "CV")

    #expect(run.errorOutput.hasSuffix("\nList the documents with 'tessera applications documents \(id)'."))
  }

  @Test(arguments: [["accept", "--yes"], ["decline", "--yes"], ["upload", "cv.pdf", "--type", "CV"]])
  func `a change without a connection says that it needs one`(words: [String]) async throws {
    fixture.uploads.prepare("cv.pdf", .success(try CareersSamples.pdf()))

    let run = await fixture.run(["applications", words[0], id] + words.dropFirst() + ["--offline"])

    #expect(run.exitCode == .noConnection)
    #expect(run.errorOutput.contains("This change needs a connection to the service."))
    #expect(fixture.repository.requests.isEmpty)
  }

  // MARK: - Decisions

  @Test(arguments: [
    ("accept", ApplicationStatus.hired, "Offer accepted for 'Shipyard Welder'. Status: hired.", "hired"),
    ("decline", .rejected, "Offer declined for 'Shipyard Welder'. Status: rejected.", "rejected"),
  ])
  func `a decision is told with the status that the application has then`(
    verb: String,
    status: ApplicationStatus,
    note: String,
    code: String
  ) async {
    fixture.repository.prepare { $0.decided = .success(CareersSamples.application(1, status)) }

    let run = await fixture.run("applications", verb, id, "--yes", "--fields", "id,status")

    #expect(run.notes == [note])
    #expect(run.rows == ["\(id)\t\(code)\n"])
  }

  @Test func `a decision about an unknown job is told without its title`() async {
    fixture.repository.prepare { $0.decided = .success(Application(id: Samples.id, status: .hired)) }

    let run = await fixture.run("applications", "accept", id, "--yes")

    #expect(run.notes == ["Offer accepted. Status: hired."])
  }

  @Test func `who is asked for a decision is asked about the offer as the service has it`() async {
    let run = await fixture.run(
      ["applications", "accept", id],
      prompter: ScriptedPrompter(["", "y"])
    )

    #expect(run.exitCode == .done)
    #expect(fixture.repository.requests.first == .journey(Samples.id, .networkFirst))
    #expect(
      fixture.repository.requests.suffix(2) == [
        .journey(Samples.id, .current), .decide(OfferDecision(isAccepted: true), Samples.id),
      ]
    )
  }

  @Test func `a status that was stored earlier does not rule an offer out`() async {
    let journey = Journey(application: CareersSamples.application(1, .interview))
    fixture.repository.prepare {
      $0.journeys[Samples.id] = .success(CareersSamples.fetched(journey, .offline))
    }

    let run = await fixture.run(
      ["applications", "accept", id],
      prompter: ScriptedPrompter(["", "y"])
    )

    #expect(run.exitCode == .done)
    #expect(fixture.decisions == [OfferDecision(isAccepted: true)])
  }

  @Test func `an offer that cannot be looked at is not asked about`() async {
    fixture.repository.prepare { $0.journeys[Samples.id] = .failure(.timedOut) }
    let prompter = ScriptedPrompter(["", "y"])

    let run = await fixture.run(["applications", "accept", id], prompter: prompter)

    #expect(run.exitCode == .noConnection)
    #expect(prompter.dialogue.isEmpty)
    #expect(fixture.decisions.isEmpty)
  }

  @Test func `a reason that the service refuses is asked for again`() async {
    fixture.repository.prepare { $0.decided = .failure(.rejected(code: "invalid_reason", message: "No")) }
    let prompter = ScriptedPrompter(["y"])

    let run = await fixture.run(
      ["applications", "decline", id, "--reason", "Too far"],
      prompter: prompter
    )

    #expect(run.exitCode == .interrupted)
    #expect(prompter.messages.contains { $0.hasSuffix(Strings(.english).badReason) })
    #expect(prompter.questions.last == "Reason for the employer (end with an empty line, optional):")
    #expect(fixture.decisions.count == 1)
  }

  @Test func `a script is told in the words of the service why a reason was refused`() async {
    fixture.repository.prepare { $0.decided = .failure(.rejected(code: "invalid_reason", message: "No")) }

    let run = await fixture.run("applications", "decline", id, "--reason", "Too far", "--yes")

    #expect(run.exitCode == .refused)
    #expect(run.errorOutput.contains("The service refused the request: No (code invalid_reason)."))
  }

  // MARK: - Events

  @Test(arguments: [
    (["applications"], "BrowseApplications"),
    (["applications", "show", Samples.id.rawValue], "OpenApplication"),
    (["applications", "documents", Samples.id.rawValue], "OpenApplication"),
    (["applications", "upload", Samples.id.rawValue, "cv.pdf", "--type", "CV"], "UploadDocument"),
    (["applications", "accept", Samples.id.rawValue, "--yes"], "DecideOffer"),
    (["notifications"], "CheckNotifications"),
  ])
  func `each command is observed by the name of what it does`(words: [String], name: String) async {
    let events = Mutex<[FeatureEvent]>([])
    let fixture = JourneyFixture(observe: { event in events.withLock { $0.append(event) } })

    _ = await fixture.run(words)

    #expect(events.withLock(\.first) == .useCase(name, .began))
    #expect(events.withLock(\.count) >= 2)
  }

  @Test func `a decision is observed as a change, and one that failed with its reason`() async {
    let events = Mutex<[FeatureEvent]>([])
    let fixture = JourneyFixture(observe: { event in events.withLock { $0.append(event) } })

    _ = await fixture.run("applications", "accept", id, "--yes")
    fixture.repository.prepare { $0.journeys[Samples.id] = .failure(.notFound) }
    _ = await fixture.run("applications", "decline", id, "--yes")

    #expect(
      events.withLock(\.self) == [
        .useCase("DecideOffer", .began), .useCase("DecideOffer", .ended(.changed)),
        .useCase("DecideOffer", .began), .useCase("DecideOffer", .ended(.failed("not-found"))),
      ]
    )
  }
}
