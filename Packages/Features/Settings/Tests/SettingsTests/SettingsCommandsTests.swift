import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Settings
import SettingsDomain
import SettingsFakes
import Synchronization
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct SettingsCommandsTests {
  private let settings = FakeSettings()

  @Test(arguments: [["settings"], ["settings", "list"]])
  func `the bare noun and its list show every setting`(words: [String]) async throws {
    try settings.set("light", for: .theme)

    let run = await run(words + ["--width", "60"], environment: ["TESSERA_ACCESSIBLE": "1"])

    #expect(run.exitCode == .done)
    let page = try #require(run.page)
    let text = WrittenScreen.linear(page.element(in: Samples.context(in: .english)))
    #expect(text.contains("Value: light\nSource: settings\n"))
    #expect(text.contains("Value: 60\nSource: --width\n"))
    #expect(text.contains("Source: TESSERA_ACCESSIBLE\n"))
    #expect(text.contains(try #require(settings.place)))
    #expect(run.screen?.isList == true)
  }

  @Test func `a value that the option accepts is stored, and the user is told`() async throws {
    try settings.set("90", for: .width)

    let run = await run(["settings", "set", "theme", "light"])

    #expect(run.exitCode == .done)
    #expect(try settings.values() == [.theme: "light", .width: "90"])
    #expect(run.notes == ["The setting 'theme' is now 'light'."])
    #expect(run.screen?.content(in: Samples.context(in: .english)) == .confirmation)
  }

  @Test func `a variable that overrides the new value is named`() async {
    let run = await run(["settings", "set", "theme", "light"], environment: ["TESSERA_THEME": "dark"])

    #expect(
      run.notes.last == "The environment variable TESSERA_THEME overrides this setting and still applies."
    )
  }

  @Test func `a new language confirms itself`() async {
    let chinese = await run(["settings", "set", "lang", "zh-Hans"])
    let english = await run(["settings", "set", "lang", "en"], in: .simplifiedChinese)

    #expect(chinese.notes == ["设置项“lang”现在是“zh-Hans”。"])
    #expect(english.notes == ["The setting 'lang' is now 'en'."])
  }

  @Test func `a change is made once, and later loads only read`() async throws {
    let run = await run(["settings", "set", "theme", "light"])
    _ = try settings.remove([.theme])

    await run.screen?.load(LoadRequest())

    #expect(try settings.values().isEmpty)
    #expect(run.document?.text.contains(#""stored": null"#) == true)
  }

  @Test(arguments: [
    (
      "theme", "blue",
      "Error: The value 'blue' of the setting 'theme' is invalid. Choose one of: 'dark', 'light'."
    ),
    (
      "width", "0",
      "Error: The value '0' of the setting 'width' is invalid. Enter a value from 1 to 1000."
    ),
    (
      "accessible", "maybe",
      "Error: The value 'maybe' of the setting 'accessible' is invalid. Choose one of: 'true', 'false'."
    ),
    (
      "github.clientID", "a\u{1B}[31mb",
      """
      Error: The value 'a\\u{1B}[31mb' of the setting 'github.clientID' is invalid. \
      Enter letters, digits, '.', '-' or '_'.
      """
    ),
    (
      "github.clientID", "",
      """
      Error: The value '' of the setting 'github.clientID' is invalid. \
      Enter letters, digits, '.', '-' or '_'.
      """
    ),
  ])
  func `a value that the option refuses is refused, and nothing is stored`(
    name: String,
    value: String,
    message: String
  ) async throws {
    let run = await run(["settings", "set", name, value])

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput == message)
    #expect(try settings.values().isEmpty)
  }

  @Test(arguments: [
    ["get"], ["set"], ["set", "theme"], ["unset"], ["get", "colour"], ["set", "colour", "auto"],
  ])
  func `what is missing or not known is a usage error`(words: [String]) async {
    let run = await run(["settings"] + words)

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.hasPrefix("Error: "))
    #expect(run.screen == nil)
  }

  @Test(arguments: [["get", "them"], ["set", "them", "light"], ["unset", "them"]])
  func `a name that is nearly a setting's is answered with that one`(words: [String]) async {
    let run = await run(["settings"] + words)

    #expect(run.errorOutput.contains(" Did you mean 'theme'? Choose one of: "))
  }

  @Test(arguments: [
    (["theme"], "light\n"), (["backend"], "sandbox\n"), (["theme", "--theme", "dark"], "dark\n"),
  ])
  func `one value is written for scripts, whatever its source`(words: [String], text: String) async throws {
    try settings.set("light", for: .theme)

    let run = await run(["settings", "get"] + words)

    #expect(run.exitCode == .done)
    #expect(run.text == text)
    #expect(run.screen?.isList == false)
  }

  @Test func `a setting without a value is not found`() async {
    let run = await run(["settings", "get", "width"])

    #expect(run.exitCode == .notFound)
    #expect(
      run.errorOutput == """
        Error: The setting 'width' is not set, so the default applies.
        See how to set it with 'tessera help settings set'.
        """
    )
  }

  @Test(arguments: [["--json"], ["--json", "--fields", "value"], ["--fields", "value"]])
  func `a setting without a value is not found by a script either`(options: [String]) async {
    let run = await run(["settings", "get", "width"] + options)

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput.contains("The setting 'width' is not set"))
  }

  @Test func `the list says that a setting has no value`() async {
    let run = await run(["settings", "list", "--json", "--fields", "name,value"])

    #expect(run.exitCode == .done)
    #expect(run.rows.contains("width\t\n"))
  }

  @Test func `settings are removed, and the user is told which`() async throws {
    for (name, value) in [(SettingName.theme, "light"), (.width, "90"), (.backend, "live")] {
      try settings.set(value, for: name)
    }

    let several = await run(["settings", "unset", "width", "theme", "color"])
    let one = await run(["settings", "unset", "theme"])
    let none = await run(["settings", "unset", "theme", "width"])

    #expect(try settings.values() == [.backend: "live"])
    #expect(several.notes == ["No longer set: 'width' and 'theme'."])
    #expect(one.notes == ["It was not set."])
    #expect(none.notes == ["None of these was set."])
  }

  @Test func `a script gets the value in force, its source and what is stored`() async throws {
    try settings.set("light", for: .theme)

    let run = await run(["settings", "get", "theme", "--json"], environment: ["TESSERA_THEME": "dark"])

    #expect(
      run.document?.text == """
        {
          "data": [
            {
              "name": "theme",
              "value": "dark",
              "decidedBy": "environment",
              "variable": "TESSERA_THEME",
              "stored": "light",
              "allowed": [
                "dark",
                "light"
              ],
              "purpose": "The colours to use; else those for the background that the terminal tells, or dark."
            }
          ],
          "source": {
            "kind": "stored",
            "fetchedAt": "2026-03-01T12:00:00Z",
            "ageSeconds": 0,
            "stale": false,
            "reason": null
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

  @Test func `every source has its word`() async throws {
    try settings.set("light", for: .theme)

    let run = await run(
      ["settings", "--backend", "live", "--json", "--fields", "decidedBy"],
      environment: ["TESSERA_ACCESSIBLE": "1"]
    )

    #expect(
      run.rows == [
        "environment\n", "command-line\n", "default\n", "default\n", "default\n", "default\n", "default\n",
        "settings\n", "default\n", "default\n",
      ]
    )
  }

  @Test func `a value with tabs and line breaks stays one cell of a row`() async throws {
    try settings.set("a\tb\nc", for: .color)

    let run = await run(["settings", "get", "color"])

    #expect(run.rows == ["color\ta b c\tsettings\t\ta b c\n"])
  }

  @Test(arguments: [["set", "theme", "light"], ["unset", "theme"], ["get", "theme"], [], ["list"]])
  func `every verb has the document that is asked for`(words: [String]) async throws {
    try settings.set("dark", for: .theme)

    let run = await run(["settings"] + words + ["--json", "--fields", "name,value"])

    let document = try #require(run.document).text
    #expect(document.contains(#""name": "theme""#) && !document.contains("purpose"))
  }

  @Test(
    arguments: [
      (
        SettingsError.cannotBeRead(reason: "/s.json: torn"),
        """
        Error: The settings cannot be read: /s.json: torn.
        Correct the file or remove it. The file will not be changed until you do.
        """
      ),
      (
        .cannotBeSaved(reason: "/s.json: No space left"),
        """
        Error: The settings cannot be saved: /s.json: No space left.
        Check the free space, and the permissions of the file and its folder. No setting was changed.
        """
      ),
      (
        .cannotBeSaved(reason: "HOME: neither TESSERA_HOME nor HOME names a folder"),
        """
        Error: The settings cannot be saved: HOME: neither TESSERA_HOME nor HOME names a folder.
        Set HOME, or set TESSERA_HOME to the folder for your files.
        """
      ),
      (
        .cannotBeOpened(reason: "/s.json: Permission denied"),
        """
        Error: The settings cannot be read: /s.json: Permission denied.
        Check the file and its permissions.
        """
      ),
    ],
    [[], ["get", "theme"], ["set", "theme", "dark"], ["unset", "theme"]]
  )
  func `a failure says what to do`(failure: (SettingsError, String), words: [String]) async {
    settings.fail(failure.0)

    let run = await run(["settings"] + words)

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput == failure.1)
    #expect(run.records == nil && run.notes.isEmpty)
  }

  @Test func `what is shown stays when it cannot be read again`() async throws {
    let run = await run(["settings"])
    settings.fail(.cannotBeRead(reason: "torn"))

    await run.screen?.load(LoadRequest(.networkFirst))

    let context = Samples.context(in: .english)
    #expect(run.screen?.failure(in: context) == nil)
    let text = WrittenScreen.linear(try #require(run.page).element(in: context))
    #expect(text.contains("The settings could not be refreshed: the settings cannot be read"))
    #expect(text.contains("Setting: theme"))
  }

  @Test func `use cases are traced with their outcomes`() async {
    let events = Events()

    _ = await run(["settings", "set", "theme", "light"], observe: events.add)

    #expect(
      events.all == [
        .useCase("SetSetting", .began), .useCase("SetSetting", .ended(.changed)),
        .useCase("ListSettings", .began), .useCase("ListSettings", .ended(.fetched(.stored))),
      ]
    )
  }

  private func run(
    _ arguments: [String],
    in language: Language = .english,
    environment: [String: String] = [:],
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) async -> ScreenRun {
    await ScreenRun(
      SettingsFeature(language: language, repository: settings, option: Samples.option, observe: observe),
      arguments,
      Samples.context(in: language),
      globalOptions: SettingName.allCases.map(Samples.option),
      environment: environment
    )
  }
}

extension ScreenRun {
  fileprivate var records: Records? { screen?.records }
}

/// Collects events.
final class Events: Sendable {
  private let events = Mutex<[FeatureEvent]>([])

  var all: [FeatureEvent] { events.withLock { $0 } }

  func add(_ event: FeatureEvent) { events.withLock { $0.append(event) } }
}
