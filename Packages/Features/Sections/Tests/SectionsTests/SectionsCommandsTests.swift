import ClockFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Sections
import SnapshotKit
import StreamingDomain
import StreamingFakes
import Testing

@Suite(.timeLimit(.minutes(1))) struct SectionsCommandsTests {
  private let repository = FakeStreamingRepository()
  private let presenter = RecordingPresenter(context: Samples.context)

  init() {
    repository.prepare { answers in
      answers.catalog = .success(Samples.sourced())
      for section in Samples.catalog.sections {
        answers.descriptions[section.address] = .success(
          Fetched(Samples.descriptions[section.id], provenance: StreamingSamples.provenance)
        )
      }
    }
  }

  private let complete = SectionsState(
    catalog: .loaded(Samples.sourced()),
    descriptions: Samples.descriptions
  )

  @Test func `the list is shown with its descriptions`() async {
    let run = await CommandRun(feature(), ["sections"])

    #expect(run == CommandRun(exitCode: .done))
    #expect(presenter.messages == [.show(sectionsView(complete, Samples.context))])
  }

  @Test func `what takes longer than the patience is left out, and that is said after the list`() async {
    let slow = Set(
      Samples.catalog.sections.map { FakeStreamingRepository.Request.description($0.address, .cacheFirst) }
    )
    let gate = AnswerGate(holding: slow)
    let repository = FakeStreamingRepository { await gate.pass($0) }
    repository.prepare { $0.catalog = .success(Samples.sourced()) }

    _ = await CommandRun(feature(over: repository, patience: .zero), ["sections"])

    let state = SectionsState(catalog: .loaded(Samples.sourced()))
    let note = "Note: some descriptions were not there in time. Run it again to see them."
    #expect(presenter.messages == [.show(sectionsView(state, Samples.context)), .note(note)])
    for request in slow { await gate.open(request) }
  }

  @Test func `the list grows on the screen where that is possible`() async throws {
    let presenter = RecordingPresenter(context: Samples.context, showsProgress: true)

    _ = await CommandRun(feature(presenter), ["sections"])

    let loading = sectionsView(SectionsState(catalog: .loading), Samples.context)
    let screen = sectionsView(complete, Samples.context)
    #expect(presenter.messages.first == .update(loading))
    #expect(presenter.messages.suffix(2) == [.update(screen), .show(screen)])
  }

  @Test(arguments: [
    (["--refresh"], FetchPolicy.networkFirst), (["--offline"], .cacheOnly), ([], .cacheFirst),
  ])
  func `the options say how fresh the list is to be`(options: [String], policy: FetchPolicy) async {
    _ = await CommandRun(feature(), ["sections"] + options)

    #expect(repository.requests.first == .catalog(policy))
    #expect(repository.requests.contains(.description(Samples.catalog.sections[0].address, policy)))
  }

  @Test(arguments: [
    (ServiceError.offline, ExitCode.noConnection), (.timedOut, .noConnection), (.unavailable, .failed),
    (.malformed(.notJSON), .failed), (.rateLimited(until: nil), .rateLimited),
    (.cancelled, .interrupted),
  ])
  func `a failure ends the command`(error: ServiceError, exitCode: ExitCode) async {
    repository.prepare { $0.catalog = .failure(error) }

    let run = await CommandRun(feature(), ["sections"])

    let message = ErrorMessage(error, in: Samples.context)
    #expect(run == CommandRun(exitCode: exitCode, errorOutput: "Error: \(message.summary)\n\(message.hint)"))
  }

  @Test func `a failure leaves nothing on the screen`() async {
    let presenter = RecordingPresenter(context: Samples.context, showsProgress: true)
    repository.prepare { $0.catalog = .failure(.unavailable) }

    _ = await CommandRun(feature(presenter), ["sections"])

    #expect(presenter.messages.last == .update(.empty))
  }

  @Test func `the document keeps its promise`() async throws {
    let run = await CommandRun(feature(), ["sections", "--json"])

    #expect(run == CommandRun(exitCode: .done))
    expectSnapshot(try document(), named: "document")
  }

  @Test func `a document holds only the fields that were asked for, in that order`() async throws {
    repository.prepare { $0.catalog = .success(Samples.sourced(HostileSamples.bare, .stored, .offline)) }

    _ = await CommandRun(feature(), ["sections", "--json", "--fields", "title,name,id,title"])

    #expect(
      try document() == """
        {
          "data": [
            {
              "title": "Serier",
              "name": null,
              "id": "35bb8a90-d40e-11e2-8b8b-0800200c9a66"
            }
          ],
          "source": {
            "kind": "stored",
            "fetchedAt": "2026-03-01T12:00:00Z",
            "ageSeconds": 180,
            "stale": true,
            "reason": "offline"
          },
          "page": {
            "count": 1,
            "next": null,
            "total": 1
          }
        }
        """
    )
  }

  @Test func `descriptions that nobody asked for are not loaded`() async {
    _ = await CommandRun(feature(), ["sections", "--json", "--fields", "id,title"])

    #expect(repository.requests == [.catalog(.cacheFirst)])
  }

  @Test func `an unknown field is refused with the fields there are`() async {
    let run = await CommandRun(feature(), ["sections", "--json", "--fields", "id,colour"])

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains("'colour'"))
    #expect(run.errorOutput.contains("'id', 'name', 'title', 'kind', 'description' or 'address'"))
    #expect(repository.requests.isEmpty)
  }

  @Test func `fields without a document are refused`() async {
    let run = await CommandRun(feature(), ["sections", "--fields", "id"])

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput == "Error: --fields chooses fields of the JSON document.\nAdd --json.")
  }

  @Test func `a session that cannot be opened ends the command`() async {
    let failure = CommandFailure(.usage, "No such backend.")
    let feature = SectionsFeature(language: .english) { _ throws(CommandFailure) in throw failure }

    let run = await CommandRun(feature, ["sections"])

    #expect(run == CommandRun(exitCode: .usage, errorOutput: failure.text(in: .english)))
  }

  @Test func `help says what the command is for`() async {
    let run = await CommandRun(feature(), ["sections", "--help"])

    #expect(run.exitCode == .done)
    expectSnapshot(run.output + "\n", named: "help")
  }

  @Test func `verbs of other features stand below the noun`() async {
    let verb = Command("show", abstract: "Show one.") { _ in .done }

    let run = await CommandRun(feature(verbs: [verb]), ["sections", "show"])

    #expect(run.exitCode == .done)
    #expect(repository.requests.isEmpty)
  }

  private func document() throws -> String {
    let message = try #require(presenter.messages.first)
    guard case .document(let value) = message else { return "\(message)" }
    return value.text
  }

  private func feature(
    _ presenter: RecordingPresenter? = nil,
    over repository: FakeStreamingRepository? = nil,
    patience: Duration = .seconds(1),
    verbs: [Command] = [],
    in language: Language = .english
  ) -> SectionsFeature {
    let session = FeatureSession(
      useCases: BrowseSections(repository: repository ?? self.repository),
      presenter: presenter ?? self.presenter,
      patience: TimeLimit(patience, clock: ManualClock())
    )
    return SectionsFeature(language: language, subcommands: verbs) { _ in session }
  }
}
