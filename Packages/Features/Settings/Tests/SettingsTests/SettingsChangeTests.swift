import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import SettingsDomain
import SettingsFakes
import Testing

@testable import Settings

@MainActor @Suite(.timeLimit(.minutes(5))) struct SettingsChangeTests {
  private let settings = FakeSettings([.theme: "light", .width: "90", .backend: "live"])

  @Test func `settings that are removed are told in their usual order, each once`() async {
    let run = await run(["unset", "width", "theme", "width", "--json", "--fields", "name,stored"])

    #expect(run.rows == ["theme\t\n", "width\t\n"])
  }

  @Test(arguments: [
    (["color"], "It was not set."), (["color", "color"], "It was not set."),
    (["color", "timeout"], "None of these was set."), (["theme", "theme"], "No longer set: 'theme'."),
  ])
  func `a setting that is named twice counts once`(names: [String], note: String) async {
    #expect(await run(["unset"] + names).notes == [note])
  }

  @Test func `only what was changed is written after a change`() async {
    let run = await run(["set", "timeout", "5s", "--json", "--fields", "name,value"])

    #expect(run.rows == ["timeout\t5s\n"])
  }

  @Test func `a variable that overrides the new value is told after the change`() async {
    let run = await run(["set", "theme", "dark"], environment: ["TESSERA_THEME": "light"])

    #expect(
      run.notes == [
        "The setting 'theme' is now 'dark'.",
        "The environment variable TESSERA_THEME overrides this setting and still applies.",
      ]
    )
  }

  @Test func `a language that is given for one run stays in use`() async {
    let run = await run(["set", "lang", "zh-Hans", "--lang", "en"], in: .simplifiedChinese)

    #expect(run.notes == ["设置项“lang”现在是“zh-Hans”。"])
  }

  @Test func `only the setting of the language changes the language`() async {
    let run = await run(["set", "color", "zh-Hans"])

    #expect(run.notes == ["The setting 'color' is now 'zh-Hans'."])
  }

  @Test func `a value cannot steer the terminal`() async throws {
    try settings.set("red\u{1B}[31m\nblue", for: .color)

    let shown = await run(["get", "color"])
    let changed = await run(["set", "color", "red\u{1B}[31m\nblue"])

    let value = try #require(shown.text)
    let note = try #require(changed.notes.first)
    #expect(!value.contains("\u{1B}") && !note.contains("\u{1B}"))
    #expect(value.hasPrefix("red") && value.hasSuffix(" blue\n"))
    #expect(!note.contains("\n"))
  }

  @Test func `a script that asks for one setting gets no other`() async {
    let run = await run(["get", "width", "--json", "--fields", "name,value,stored"])

    #expect(run.rows == ["width\t90\t90\n"])
  }

  @Test(
    arguments: [
      (["list"], "ListSettings", nil), (["get", "theme"], "GetSetting", nil),
      (["set", "theme", "dark"], "SetSetting", .changed), (["unset", "theme"], "UnsetSettings", .changed),
      (["unset", "color"], "UnsetSettings", .done),
    ] as [([String], String, FeatureEvent.Outcome?)]
  )
  func `use cases are traced, a change only where something is different`(
    words: [String],
    name: String,
    change: FeatureEvent.Outcome?
  ) async {
    let events = Events()

    _ = await run(words, observe: events.add)

    let end: FeatureEvent.Outcome = change ?? .fetched(.stored)
    #expect(Array(events.all.prefix(2)) == [.useCase(name, .began), .useCase(name, .ended(end))])
    #expect(events.all.count == (change == nil ? 2 : 4))
  }

  @Test(
    arguments: [
      (["list"], "ListSettings"), (["get", "theme"], "GetSetting"), (["set", "theme", "dark"], "SetSetting"),
      (["unset", "theme"], "UnsetSettings"),
    ],
    [
      (SettingsError.cannotBeRead(reason: "torn"), "unreadable"),
      (.cannotBeOpened(reason: "no right"), "unreadable"),
      (.cannotBeSaved(reason: "full disk"), "unwritable"),
    ]
  )
  func `a failure is traced with its code, and nothing is read after it`(
    command: ([String], String),
    failure: (SettingsError, String)
  ) async {
    let events = Events()
    settings.fail(failure.0)

    _ = await run(command.0, observe: events.add)

    #expect(
      events.all == [.useCase(command.1, .began), .useCase(command.1, .ended(.failed(failure.1)))]
    )
  }

  @Test func `a change whose result cannot be read fails, and is still told`() async {
    let feature = SettingsFeature(
      language: .english,
      repository: WriteOnlySettings(),
      option: Samples.option
    )

    let run = await ScreenRun(feature, ["settings", "set", "theme", "dark"], Samples.context(in: .english))

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.hasPrefix("Error: The settings cannot be read: torn."))
    #expect(run.notes == ["The setting 'theme' is now 'dark'."])
    #expect(run.screen?.records == nil)
  }

  @Test(
    arguments: [
      (.store(.cannotBeRead(reason: "torn")), "unreadable", .failed, "the settings cannot be read"),
      (.store(.cannotBeOpened(reason: "no right")), "unreadable", .failed, "the settings cannot be read"),
      (.store(.cannotBeSaved(reason: "full")), "unwritable", .failed, "the settings cannot be saved"),
      (.notSet(.width), "not-set", .notFound, "not set"),
    ] as [(SettingsFailure, String, ExitCode, String)]
  )
  func `every failure has a code, an exit code and a few words`(
    failure: SettingsFailure,
    code: String,
    exitCode: ExitCode,
    brief: String
  ) {
    #expect(failure.code == code)
    #expect(failure.exitCode == exitCode)
    #expect(failure.brief(in: Samples.context(in: .english)) == brief)
  }

  @Test(
    arguments: [
      .store(.cannotBeRead(reason: "1")), .store(.cannotBeOpened(reason: "2")),
      .store(.cannotBeSaved(reason: "3")), .notSet(.width),
    ] as [SettingsFailure]
  )
  func `a failure has no English left in it in Chinese`(failure: SettingsFailure) {
    let context = Samples.context(in: .simplifiedChinese)
    let message = FailureMessage(failure, in: context)

    let text = message.summary + message.brief + (message.hint ?? "")

    #expect(LatinWords.left(in: text, besides: "", names: ["width", "help", "settings", "set"]) == [])
  }

  @Test func `settings that are being read say so`() {
    let source = SettingsSource(repository: settings, option: Samples.option)
    let screen = SettingsViewModel(source: source, given: [:]) { _ in }
    let context = Samples.context(in: .english)

    guard case .page(let page) = screen.content(in: context) else {
      Issue.record("There is no page.")
      return
    }
    #expect(WrittenScreen.linear(page.element(in: context)).contains("Loading settings"))
    #expect(screen.records == nil)
  }

  private func run(
    _ words: [String],
    in language: Language = .english,
    environment: [String: String] = [:],
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) async -> ScreenRun {
    await ScreenRun(
      SettingsFeature(language: language, repository: settings, option: Samples.option, observe: observe),
      ["settings"] + words,
      Samples.context(in: language),
      globalOptions: SettingName.allCases.map(Samples.option),
      environment: environment
    )
  }
}

/// Settings that can be written and not be read.
private struct WriteOnlySettings: SettingsRepository {
  var place: String? { nil }

  func values() throws(SettingsError) -> [SettingName: String] { throw .cannotBeRead(reason: "torn") }

  func set(_ value: String, for name: SettingName) throws(SettingsError) {}

  func remove(_ names: [SettingName]) throws(SettingsError) -> [SettingName] { names }
}
