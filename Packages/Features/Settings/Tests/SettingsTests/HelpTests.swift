import CommandKit
import FeatureFakes
import FeatureKit
import LocalizationKit
import Settings
import SettingsDomain
import SettingsFakes
import Testing

/// The help of the program's own commands, and the fields that each has for scripts.
@MainActor @Suite(.timeLimit(.minutes(5))) struct HelpTests {
  @Test(
    arguments: [
      (["settings"], "tessera settings all values and their sources"),
      (["settings"], "tessera settings set lang zh-Hans Chinese as the interface language"),
      (["settings"], "tessera settings unset lang return to the default"),
      (["settings", "list"], "tessera settings list all values and their sources"),
      (["settings", "get"], "tessera settings get theme the current theme"),
      (["settings", "set"], "tessera settings set theme high-contrast a high-contrast theme"),
      (["settings", "unset"], "tessera settings unset theme width return to both defaults"),
      (["cache"], "tessera cache sizes and paths"), (["cache"], "tessera cache clear cached responses"),
      (["cache"], "tessera cache clear --history --yes everything, without confirmation"),
      (["cache", "status"], "tessera cache status sizes and paths"),
      (["cache", "clear"], "tessera cache clear cached responses"),
      (
        ["cache", "clear"], "tessera cache clear --history cached responses and the browsing history"
      ),
      (["sandbox"], "tessera sandbox status services and sizes"),
      (["sandbox"], "tessera sandbox serve --port 8460 ports starting at 8460"),
      (["sandbox", "status"], "tessera sandbox status services and sizes"),
      (["sandbox", "reset"], "tessera sandbox reset --yes without confirmation"),
      (
        ["sandbox", "advance"],
        "--reject --reason 'Page 2 is missing' reject a document with a reason"
      ),
      (
        ["sandbox", "advance"],
        "tessera sandbox advance verification the verification that was submitted last"
      ),
      (["sandbox", "serve"], "tessera sandbox serve --port 8460 ports starting at 8460"),
    ] as [([String], String)]
  )
  func `help says what its examples do`(words: [String], example: String) async {
    let run = await run(words + ["--help"])

    #expect(run.exitCode == .done)
    #expect(Self.joined(run.output).contains(example))
  }

  @Test(
    arguments: [
      (
        "settings",
        [
          "list List all settings.", "get Print the value of a setting.", "set Change a setting.",
          "unset Remove a setting and return to the default.",
        ]
      ),
      ("cache", ["status Show the size of the cache.", "clear Remove cached responses."]),
      (
        "sandbox",
        [
          "status Show the data of the sandbox.", "reset Remove all data of the sandbox.",
          "advance Advance an application or a review.", "serve Serve the sandbox on local ports.",
        ]
      ),
    ] as [(String, [String])]
  )
  func `help lists the subcommands in the order of their use`(name: String, subcommands: [String]) async {
    let run = await run([name, "--help"])

    #expect(Self.joined(run.output).contains(subcommands.joined(separator: " ")))
  }

  @Test(
    arguments: [
      "settings Show and change settings.", "cache Show and clear the cache.",
      "sandbox Show and control the sandbox.",
    ]
  )
  func `the commands are among those of the program itself`(line: String) async {
    let name = String(line.prefix { $0 != " " })

    let run = await ScreenRun(Self.feature(name, in: .english), ["--help"], Samples.context(in: .english))

    #expect(Self.joined(run.output).contains("Program: " + line))
  }

  @Test(
    arguments: [
      (["settings"], "decidedBy"), (["settings", "list"], "decidedBy"),
      (["settings", "get", "theme"], "decidedBy"), (["settings", "set", "theme", "light"], "decidedBy"),
      (["settings", "unset", "theme"], "decidedBy"), (["cache"], "entries"),
      (["cache", "status"], "entries"),
      (["cache", "clear", "--yes"], "entries"), (["sandbox"], "bytes"), (["sandbox", "status"], "bytes"),
      (["sandbox", "reset", "--yes"], "bytes"), (["sandbox", "advance", "a1"], "status"),
      (["sandbox", "serve"], "address"),
    ] as [([String], String)]
  )
  func `a command has its own fields and no others`(words: [String], field: String) async {
    let known = await run(words + ["--json", "--fields", field])
    let unknown = await run(words + ["--json", "--fields", "colour"])

    // No value is set, which is told by the code as well.
    #expect(known.exitCode == (words.contains("get") ? .notFound : .done))
    #expect(known.document?.text.contains("\"page\"") == true)
    #expect(unknown.exitCode == .usage)
    #expect(unknown.screen == nil)
  }

  @Test(arguments: [["status"], ["reset"], ["advance"], ["serve"]])
  func `Chinese help of the sandbox has its own words`(words: [String]) async {
    let english = await run(["sandbox"] + words + ["--help"])
    let chinese = await run(["sandbox"] + words + ["--help"], in: .simplifiedChinese)

    #expect(chinese.exitCode == .done)
    #expect(!english.output.contains("沙盒"))
    #expect(chinese.output.contains("沙盒") && !chinese.output.contains("the sandbox"))
  }

  private static func joined(_ text: String) -> String {
    text.split { $0.isWhitespace }.joined(separator: " ")
  }

  private static func feature(_ name: String, in language: Language) -> any Feature {
    switch name {
    case "settings": SettingsFeature(language: language, repository: FakeSettings(), option: Samples.option)
    case "cache": CacheFeature(language: language, cache: FakeCache(Samples.cache))
    default:
      SandboxFeature(language: language, sandbox: FakeSandbox([SandboxedService(host: "api.github.com")]))
    }
  }

  private func run(_ words: [String], in language: Language = .english) async -> ScreenRun {
    await ScreenRun(Self.feature(words[0], in: language), words, Samples.context(in: language))
  }
}
