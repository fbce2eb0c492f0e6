import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import LocalizationKit
import Testing

@testable import FeatureKit

@Suite struct ReadingOptionsTests {
  @Test func `the options have the same names in every language`() {
    for language in Language.allCases {
      let options = ReadingOptions(language)

      #expect(options.all.map(\.name) == ["refresh", "offline", "json", "fields"])
      #expect(options.offline.environment == "TESSERA_OFFLINE")
    }
  }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct MissingDocumentTests {
  @Test func `a screen without a document is not loaded for one, and those that have one are named`() async {
    let run = await ScreenRun(TextFeature(), ["text", "--json"], context)

    #expect(run.exitCode == .usage && run.screen == nil)
    #expect(
      run.errorOutput == """
        Error: This output is not available as JSON.
        Use 'tessera jobs' or 'tessera jobs saved' with --json.
        """
    )
  }

  @Test func `without the option there is nothing to say`() async {
    let run = await ScreenRun(TextFeature(), ["text"], context)

    #expect(run.exitCode == .done && run.text == "text\n")
    #expect(run.document == nil && run.rows.isEmpty)
  }

  @Test func `the commands that have a document begin with what the user calls the program`() {
    let language = Language.simplifiedChinese

    #expect(
      Strings(language).documents(at: [Route("jobs")], of: "./tessera") == "请使用“./tessera jobs”并加上 --json。"
    )
  }
}

private struct TextFeature: Feature {
  var commands: [Command] {
    [Command("text", abstract: "Text.", language: .english) { _ in TextOnlyScreen() }]
  }
}

@MainActor
private final class TextOnlyScreen: Screen {
  nonisolated init() {}

  func load(_ request: LoadRequest) async {}

  func failure(in context: ViewContext) -> CommandFailure? { nil }

  func content(in context: ViewContext) -> ScreenContent { .text("text\n") }

  var recordsElsewhere: [Route]? { [Route("jobs"), Route("jobs", "saved")] }
}

/// The command line on a feature, as tests of features run it.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ScreenRunTests {
  @Test(arguments: [
    ([], FetchPolicy.cacheFirst), (["--refresh"], .networkFirst), (["--offline"], .cacheOnly),
    (["--refresh", "--offline"], .cacheOnly),
  ])
  func `the options say whether the cache or the service comes first`(
    arguments: [String],
    policy: FetchPolicy
  ) async {
    let run = await run(arguments)

    #expect((run.screen as? ProbeScreen)?.request?.policy == policy)
  }

  @Test func `a screen is loaded for a page, or for the fields of a document`() async {
    let page = await run([])
    let document = await run(["--json", "--fields", "title,id,title"])

    #expect((page.screen as? ProbeScreen)?.request?.fields == nil)
    #expect((document.screen as? ProbeScreen)?.request?.fields == FieldSelection(["title", "id"]))
    #expect(document.document?.compactText == #"{"data":[{"title":"b","id":"a"}]}"#)
    #expect(page.rows == ["a\tb\n"])
    #expect(page.page == Page("Probe") && page.text == nil && page.notes.isEmpty)
  }

  @Test func `a field that does not exist is refused with those that do, and no screen is made`() async {
    let run = await run(["--json", "--fields", "colour"])

    #expect(run.exitCode == .usage && run.screen == nil)
    #expect(run.errorOutput.contains("'id', 'title'"))
  }

  @Test func `what was typed may make no sense, which is known before anything is loaded`() async {
    let run = await run(["--nonsense"])

    #expect(run.exitCode == .usage && run.screen == nil)
    #expect(run.errorOutput == "Error: That makes no sense.")
  }

  @Test func `a screen is no list, nor has it more, unless it says so`() async throws {
    let screen = try #require(await run([]).screen)

    #expect(!screen.isList)
    #expect(!screen.hasMore)
  }

  @Test func `a screen without anything to show ends the command`() async {
    let run = await run(["--broken"])

    #expect(run.exitCode == .noConnection)
    #expect(run.errorOutput.hasPrefix("Error: Cannot connect to the service"))
  }

  @Test func `help is no screen`() async {
    let run = await run(["--help"])

    #expect(run.exitCode == .done && run.screen == nil)
    #expect(run.output.contains("--fields"))
  }

  private func run(_ arguments: [String]) async -> ScreenRun {
    await ScreenRun(ProbeFeature(), ["probe"] + arguments, context)
  }
}

private struct ProbeFeature: Feature {
  var commands: [Command] {
    let nonsense = Flag("nonsense", help: "Refuse.")
    let broken = Flag("broken", help: "Fail.")
    return [
      Command(
        "probe",
        abstract: "Probe.",
        parameters: [nonsense, broken],
        fields: ProbeScreen.table.names,
        language: .english
      ) { invocation throws(CommandFailure) in
        if invocation[nonsense] { throw CommandFailure(.usage, "That makes no sense.") }
        return ProbeScreen(isBroken: invocation[broken])
      }
    ]
  }
}

@MainActor
private final class ProbeScreen: Screen {
  private(set) var request: LoadRequest?
  private let isBroken: Bool

  init(isBroken: Bool) {
    self.isBroken = isBroken
  }

  func load(_ request: LoadRequest) async { self.request = request }

  func failure(in context: ViewContext) -> CommandFailure? {
    isBroken ? FailureMessage(ServiceError.offline, in: context).commandFailure : nil
  }

  func content(in context: ViewContext) -> ScreenContent { .page(Page("Probe")) }

  var records: Records? { .list([("a", "b")], in: Self.table, from: nil) }

  nonisolated static let table = RecordTable<(String, String)>([
    .init("id") { .string($0.0) }, .init("title") { .string($0.1) },
  ])
}
