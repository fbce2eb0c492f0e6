import CommandKit
import FeatureFakes
import FeatureKit
import LocalizationKit
import Synchronization
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct ListOptionsTests {
  private let options = ListOptions(usualLimit: 20, in: .english)

  @Test(
    arguments: [
      ([], 20), (["--limit", "5"], 5), (["-n", "1"], 1), (["--all"], nil),
    ] as [([String], Int?)]
  )
  func `a list has as many entries as were asked for, or as usual`(words: [String], count: Int?) async {
    let options = options
    let seen = Mutex<[Int?]>([])
    let feature = ListFeature(options: options) { invocation in
      seen.withLock { $0.append(options.count(in: invocation)) }
    }

    let run = await ScreenRun(feature, ["list"] + words, context)

    #expect(run.exitCode == .done)
    #expect(seen.withLock(\.self) == [count])
  }

  @Test(arguments: [["--limit", "0"], ["--limit", "-1"], ["--limit", "5", "--all"]])
  func `no entry, and a number beside all, make no sense`(words: [String]) async {
    let run = await ScreenRun(ListFeature(options: options) { _ in }, ["list"] + words, context)

    #expect(run.exitCode == .usage && run.screen == nil)
  }

  @Test func `the help names the usual number`() async {
    let help = await ScreenRun(ListFeature(options: options) { _ in }, ["list", "--help"], context)

    #expect(help.output.contains("--limit <number>"))
    #expect(help.output.contains("20)."))
    #expect(help.output.contains("--all"))
  }

  @Test func `examples are of some fields, and of the whole list`() {
    #expect(
      options.example("tessera jobs", fields: "id", "title")
        == Example("tessera jobs --json --fields id,title", "id, title as JSON")
    )
    #expect(
      options.wholeExample("tessera jobs", file: "jobs.json")
        == Example(
          "tessera jobs --all --json > jobs.json",
          "the whole list as JSON, written to a file"
        )
    )
  }
}

private struct ListFeature: Feature {
  let options: ListOptions
  let record: @Sendable (Invocation) -> Void

  var commands: [Command] {
    [
      Command(
        "list",
        abstract: "List.",
        parameters: options.declared,
        conflicts: options.conflicts,
        language: .english
      ) { [record] invocation in
        record(invocation)
        return ListedScreen()
      }
    ]
  }
}

@MainActor
private final class ListedScreen: Screen {
  nonisolated init() {}

  func load(_ request: LoadRequest) async {}

  func failure(in context: ViewContext) -> CommandFailure? { nil }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }
}
