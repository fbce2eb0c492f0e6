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

@MainActor @Suite(.timeLimit(.minutes(5))) struct SectionsCommandsTests {
  private let repository = FakeStreamingRepository()

  init() {
    repository.prepare { answers in
      answers.catalog = .success(Samples.sourced())
      for section in Samples.catalog.sections {
        answers.descriptions[section.address] = .success(
          Samples.descriptions[section.id] ?? Samples.fetched(nil)
        )
      }
    }
  }

  @Test func `the list is shown with its descriptions`() async {
    let run = await run("sections")

    let state = SectionsState(catalog: .loaded(Samples.sourced()), descriptions: Samples.descriptions)
    #expect(run.exitCode == .done)
    #expect(run.page == sectionsPage(state, Samples.context))
    #expect(run.notes.isEmpty)
  }

  @Test(arguments: [
    (["--refresh"], FetchPolicy.networkFirst), (["--offline"], .cacheOnly), ([], .cacheFirst),
  ])
  func `the options choose the fetch policy of the list`(options: [String], policy: FetchPolicy) async {
    _ = await run(["sections"] + options)

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

    let run = await run("sections")

    let failure = FailureMessage(error, in: Samples.context).commandFailure
    #expect(run.exitCode == exitCode)
    #expect(run.errorOutput == failure.text(in: Language.english.commandVocabulary))
    #expect(run.document == nil)
  }

  @Test func `the document keeps its promise`() async throws {
    let run = await run("sections", "--json")

    #expect(run.exitCode == .done)
    expectSnapshot(try #require(run.document).text, named: "document")
  }

  @Test func `a document holds only the fields that were asked for, in that order`() async throws {
    repository.prepare { $0.catalog = .success(Samples.sourced(HostileSamples.bare, .stored, .offline)) }

    let run = await run("sections", "--json", "--fields", "title,name,id,title")

    #expect(
      try #require(run.document).text == """
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

  @Test func `descriptions that may be out of date are shown with their age and the reason`() async throws {
    let descriptions = Samples.descriptions.mapValues { $0.stale(because: .unavailable) }
    repository.prepare { answers in
      for section in Samples.catalog.sections {
        answers.descriptions[section.address] = descriptions[section.id].map { .success($0) }
      }
    }

    let page = await run("sections")
    let document = await run("sections", "--json", "--fields", "id,description")
    let short = await run("sections", "--json", "--fields", "id")

    let notice = WrittenScreen.linear(try #require(page.page).notice)
    #expect(notice.contains("The service returned an error"))
    #expect(notice.contains("cached 3 minutes ago"))
    #expect(!WrittenScreen.linear(try #require(page.page).footer).contains("fetched"))
    #expect(
      try #require(document.document).compactText.contains(
        #""ageSeconds":180,"stale":true,"reason":"unavailable"}"#
      )
    )
    #expect(try #require(short.document).compactText.contains(#""stale":false,"#))
  }

  @Test(arguments: [
    (1, "1 section could not be read and is left out"), (2, "2 sections could not be read and are left out"),
  ])
  func `sections that could not be read are told`(count: Int, words: String) async throws {
    let catalog = StreamingCatalog(
      title: nil,
      description: nil,
      sections: Samples.catalog.sections,
      unreadableCount: count
    )
    repository.prepare { $0.catalog = .success(Samples.sourced(catalog)) }

    let page = await run("sections")
    let document = await run("sections", "--json", "--fields", "id")

    #expect(WrittenScreen.linear(try #require(page.page).notice).contains(words))
    #expect(page.notes.isEmpty, "the page says it")
    #expect(document.notes == ["Warning: \(words)."])
    let total = Samples.catalog.sections.count + count
    #expect(
      try #require(document.document).compactText.hasSuffix(
        #""total":\#(total)},"warnings":["sections-unreadable"]}"#
      )
    )
    #expect([page.exitCode, document.exitCode] == [.done, .done])
  }

  @Test func `a row has the short fields of a section`() async {
    let run = await run("sections")

    #expect(run.rows.count == 7)
    #expect(run.rows.first == "id-series\tseries\tSerier\tvideo-on-demand\n")
  }

  @Test func `a row is one line for any content, with nothing cut`() async {
    repository.prepare { $0.catalog = .success(Samples.sourced(Self.awkward)) }

    let run = await run("sections", "--fields", "title,description")

    #expect(run.rows == ["A tab\u{20}and a\u{20}break \(Self.long)\t\n"])
  }

  @Test func `descriptions that nobody asked for are not loaded`() async {
    _ = await run("sections", "--json", "--fields", "id,title")

    #expect(repository.requests == [.catalog(.cacheFirst)])
  }

  @Test func `an unknown field is refused with the fields there are`() async {
    let run = await run("sections", "--json", "--fields", "id,colour")

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains("'colour'"))
    #expect(run.errorOutput.contains("'id', 'name', 'title', 'kind', 'description', 'address'"))
    #expect(repository.requests.isEmpty)
  }

  @Test func `help says what the command is for`() async {
    let run = await run("sections", "--help")

    #expect(run.exitCode == .done)
    expectSnapshot(run.output + "\n", named: "help")
  }

  @Test func `verbs of other features stand below the noun`() async {
    let feature = SectionsFeature(
      language: .english,
      repository: repository,
      subcommands: { [Command("show", abstract: "Show one.")] }
    )

    let run = await ScreenRun(feature, ["sections", "show", "--help"], Samples.context)

    #expect(run.output.hasPrefix("Show one."))
  }

  @Test func `browsing begins with the list`() {
    let feature = SectionsFeature(language: .english, repository: repository)

    #expect(feature.tab == Action("Sections", Route("sections")))
  }

  private static let long = String(repeating: "long ", count: 50) + "title"

  private static let awkward = Samples.catalog(of: [
    StreamingSamples.section("awkward", title: "A tab\tand a\nbreak \(long)")
  ])

  private func run(_ arguments: String...) async -> ScreenRun { await run(arguments) }

  private func run(_ arguments: [String]) async -> ScreenRun {
    let feature = SectionsFeature(language: .english, repository: repository)
    return await ScreenRun(feature, arguments, Samples.context)
  }
}
