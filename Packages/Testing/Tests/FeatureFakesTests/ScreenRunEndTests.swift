import CommandKit
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

/// Command lines that make no screen.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ScreenRunEndTests {
  private let feature = ProbeFeature(
    ProbeScreen(.text("Probe\n"), notes: ["Note"], records: ProbeScreen.list)
  )

  /// Expects that a run has nothing that only a screen has.
  private func expectNoScreen(_ run: ScreenRun) {
    #expect(run.screen == nil)
    #expect(run.page == nil)
    #expect(run.text == nil)
    #expect(run.notes == [])
    #expect(run.document == nil)
    #expect(run.rows == [])
  }

  @Test(
    arguments: [
      ([], "Browse."), (["--help"], "Browse."), (["probe", "--help"], "Probe."),
      (["--version"], "tessera 1.0.0"), (["version"], "tessera 1.0.0"), (["completion", "fish"], "tessera"),
    ] as [([String], String)]
  )
  func `a command line that asks for a text has it as its output`(arguments: [String], part: String) async {
    let run = await ScreenRun(feature, arguments, context)

    #expect(run.exitCode == .done)
    #expect(run.output.contains(part))
    #expect(run.errorOutput == "")
    expectNoScreen(run)
  }

  @Test func `the version is that of the program, and nothing else`() async {
    #expect(await ScreenRun(feature, ["--version"], context).output == "tessera 1.0.0")
  }

  @Test func `help lists the commands of the feature, and the options of every command`() async {
    let output = await ScreenRun(feature, ["--help"], context).output

    for word in ["probe", "plain", "other", "--refresh", "--offline", "--json"] {
      #expect(output.contains(word))
    }
    #expect(!output.contains("--loud"))
  }

  @Test func `help lists further options of the program`() async {
    let loud = Flag("loud", help: "Be loud.")
    let run = await ScreenRun(feature, ["--help"], context, globalOptions: [loud])

    #expect(run.output.contains("--loud"))
    #expect(run.output.contains("Be loud."))
  }

  @Test func `help is 80 columns wide, in which a Chinese character takes two`() async {
    let output = await ScreenRun(feature, ["probe", "--help"], context).output
    let lines = output.split(separator: "\n").filter { $0.contains("探") }

    #expect(lines.map { $0.count { $0 == "探" } } == [40, 20])
  }

  @Test func `help and errors are in the language of the context`() async {
    let chinese = ViewContext(now: now, language: .simplifiedChinese)
    let help = await ScreenRun(feature, ["--help"], chinese)
    let error = await ScreenRun(feature, ["nothing"], chinese)

    #expect(help.output.contains("浏览。"))
    #expect(!help.output.contains("Browse."))
    #expect(error.errorOutput.hasPrefix("错误："))
  }

  @Test(
    arguments: [
      (["nothing"], "Error: Unknown command 'nothing'.\nSee 'tessera --help'."),
      (["probe", "--loud"], "Error: Unknown option '--loud'.\nSee 'tessera probe --help'."),
    ] as [([String], String)]
  )
  func `a usage error is the error output`(arguments: [String], text: String) async {
    let run = await ScreenRun(feature, arguments, context)

    #expect(run.exitCode == .usage)
    #expect(run.output == "")
    #expect(run.errorOutput == text)
    expectNoScreen(run)
  }

  @Test(arguments: ["plain", "other"])
  func `a command that stands for no screen fails`(command: String) async {
    let calls = CallCount()
    let run = await ScreenRun(feature, [command], context, whileLoading: { _ in calls.add() })

    #expect(run.exitCode == .failed)
    #expect(run.output == "")
    #expect(run.errorOutput == "Error: The command stands for no screen.")
    #expect(calls.count == 0)
    expectNoScreen(run)
  }

  @Test func `a screen that cannot be made is the failure`() async {
    let feature = ProbeFeature(make: { (_) throws(CommandFailure) in
      throw CommandFailure(.refused, "No.", hint: "Ask again.")
    })
    let calls = CallCount()
    let run = await ScreenRun(feature, ["probe"], context, whileLoading: { _ in calls.add() })

    #expect(run.exitCode == .refused)
    #expect(run.output == "")
    #expect(run.errorOutput == "Error: No.\nAsk again.")
    #expect(calls.count == 0)
    expectNoScreen(run)
  }

  @Test func `a screen without a document is not loaded for one`() async {
    let screen = ProbeScreen(recordsElsewhere: [Route("deck", "list")])
    let calls = CallCount()
    let run = await ScreenRun(
      ProbeFeature(screen),
      ["probe", "--json"],
      context,
      whileLoading: { _ in calls.add() }
    )

    #expect(run.exitCode == .usage)
    let text = "Error: This output is not available as JSON.\nUse 'tessera deck list' with --json."
    #expect(run.errorOutput == text)
    #expect(screen.request == nil)
    #expect(calls.count == 0)
    expectNoScreen(run)
  }
}
