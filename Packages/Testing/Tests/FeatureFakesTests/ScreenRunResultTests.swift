import CommandKit
import DesignKit
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

/// What a run has of a screen that was loaded.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ScreenRunResultTests {
  private let failure = CommandFailure(.noConnection, "No connection.", hint: "Connect.")
  private let gap = CommandFailure(.rateLimited, "A part is missing.")

  private func run(_ screen: ProbeScreen, _ options: [String] = []) async -> ScreenRun {
    await ScreenRun(ProbeFeature(screen), ["probe"] + options, context)
  }

  @Test func `a screen that shows everything ends without a word`() async {
    let screen = ProbeScreen()
    let run = await run(screen)

    #expect(run.exitCode == .done)
    #expect(run.output == "")
    #expect(run.errorOutput == "")
    #expect(run.screen === screen)
  }

  @Test func `a screen that fails is there, with its failure`() async {
    let screen = ProbeScreen(.text("Rest\n"), failure: failure, notes: ["Note"])
    let run = await run(screen)

    #expect(run.exitCode == .noConnection)
    #expect(run.output == "")
    #expect(run.errorOutput == "Error: No connection.\nConnect.")
    #expect(run.screen === screen)
    #expect(run.text == "Rest\n")
    #expect(run.notes == ["en: Note"])
  }

  @Test func `a screen that lacks a part is there, with the reason`() async {
    let screen = ProbeScreen(.page(Page("Rest")), gap: gap, records: ProbeScreen.list)
    let run = await run(screen, ["--fields", "id"])

    #expect(run.exitCode == .rateLimited)
    #expect(run.output == "")
    #expect(run.errorOutput == "Error: A part is missing.")
    #expect(run.screen === screen)
    #expect(run.page == Page("Rest"))
    #expect(run.rows == ["a\n", "b\n"])
  }

  @Test func `a failure matters more than a part that is missing`() async {
    let run = await run(ProbeScreen(failure: failure, gap: gap))

    #expect(run.exitCode == .noConnection)
    #expect(run.errorOutput == "Error: No connection.\nConnect.")
  }

  @Test(
    arguments: [
      (.page(Page("Probe")), Page("Probe"), nil), (.text("Probe\n"), nil, "Probe\n"),
      (.confirmation, nil, nil), (.samples([]), nil, nil),
    ] as [(ScreenContent, Page?, String?)]
  )
  func `a screen shows a page, a text, or neither`(content: ScreenContent, page: Page?, text: String?) async {
    let run = await run(ProbeScreen(content))

    #expect(run.page == page)
    #expect(run.text == text)
  }

  @Test func `notes are in their order, and in the language of the context`() async {
    let screen = ProbeScreen(notes: ["One.", "Two."])
    let chinese = ViewContext(now: now, language: .simplifiedChinese)

    #expect(await run(screen).notes == ["en: One.", "en: Two."])
    #expect(
      await ScreenRun(ProbeFeature(screen), ["probe"], chinese).notes == ["zh-Hans: One.", "zh-Hans: Two."]
    )
  }

  @Test(
    arguments: [
      (["--json"], #"[{"id":"a","title":"Ada"},{"id":"b","title":"Bo"}]"#, ["a\tAda\n", "b\tBo\n"]),
      (["--json", "--fields", "title"], #"[{"title":"Ada"},{"title":"Bo"}]"#, ["Ada\n", "Bo\n"]),
      (
        ["--fields", "title,id"], #"[{"title":"Ada","id":"a"},{"title":"Bo","id":"b"}]"#,
        ["Ada\ta\n", "Bo\tb\n"]
      ),
    ] as [([String], String, [String])]
  )
  func `records have the chosen fields, and the age that they have now`(
    options: [String],
    data: String,
    rows: [String]
  ) async {
    let run = await run(ProbeScreen(records: ProbeScreen.list), options)

    let source = """
      {"kind":"network","fetchedAt":"2026-03-01T11:59:00Z","ageSeconds":60,"stale":false,"reason":null}
      """
    let page = #"{"count":2,"next":null,"total":2}"#
    let document = "{\"data\":" + data + ",\"source\":" + source + ",\"page\":" + page + "}"
    #expect(run.document?.compactText == document)
    #expect(run.rows == rows)
  }

  @Test func `a screen without records has neither a document nor rows`() async {
    let run = await run(ProbeScreen(), ["--json"])

    #expect(run.document == nil)
    #expect(run.rows == [])
  }

  @Test func `a screen whose records are elsewhere is shown as a page`() async {
    let screen = ProbeScreen(.page(Page("Probe")), recordsElsewhere: [Route("deck", "list")])
    let run = await run(screen)

    #expect(run.exitCode == .done)
    #expect(run.page == Page("Probe"))
    #expect(screen.request != nil)
  }
}
