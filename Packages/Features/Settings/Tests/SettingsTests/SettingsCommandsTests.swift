import CommandKit
import FeatureFakes
import SettingsDomain
import SettingsFakes
import Testing

@Suite struct SettingsCommandsTests {
  @Test func `the bare noun shows every setting`() async throws {
    let settings = SettingsRunner([.theme: "light"])

    let run = await settings("settings", "--width", "60", environment: ["TESSERA_ACCESSIBLE": "1"])

    #expect(run == CommandRun(exitCode: .done))
    guard case .show(let screen) = try #require(settings.presenter.messages.last) else {
      Issue.record("no screen was shown")
      return
    }
    let text = WrittenScreen.linear(screen)
    #expect(text.contains("Value: light\nDecided by: settings\n"))
    #expect(text.contains("Value: 60\nDecided by: --width\n"))
    #expect(text.contains("Decided by: TESSERA_ACCESSIBLE\n"))
    #expect(text.contains(try #require(settings.settings.place)))
  }

  @Test func `a value that the option accepts is kept and said`() async throws {
    let settings = SettingsRunner([.width: "90"])

    let run = await settings("settings", "set", "theme", "light")

    #expect(run == CommandRun(exitCode: .done))
    #expect(try settings.settings.values() == [.theme: "light", .width: "90"])
    #expect(settings.presenter.messages == [.note("The setting 'theme' is now 'light'.")])
  }

  @Test func `a variable that stays stronger is said`() async {
    let settings = SettingsRunner()

    _ = await settings("settings", "set", "theme", "light", environment: ["TESSERA_THEME": "dark"])

    #expect(
      settings.presenter.messages.last
        == .note("The environment variable TESSERA_THEME is stronger, and stays in force.")
    )
  }

  @Test(arguments: [
    (
      "theme", "blue",
      "Error: The value 'blue' is invalid for '--theme <name>'. Please provide one of 'dark' or 'light'."
    ),
    (
      "width", "0",
      "Error: The value '0' is invalid for '--width <cells>'. Please provide a value from 1 to 1000."
    ),
    (
      "accessible", "maybe",
      "Error: The value 'maybe' is invalid for '--accessible'. Please provide one of 'true' or 'false'."
    ),
  ])
  func `a value that the option would refuse is refused, and nothing is kept`(
    name: String,
    value: String,
    message: String
  ) async throws {
    let settings = SettingsRunner()

    let run = await settings("settings", "set", name, value)

    #expect(run == CommandRun(exitCode: .usage, errorOutput: message))
    #expect(try settings.settings.values().isEmpty)
  }

  @Test(arguments: [
    ["get"], ["set"], ["set", "theme"], ["unset"], ["get", "colour"], ["set", "colour", "auto"],
  ])
  func `what is missing or not known is a wrong use`(words: [String]) async {
    let settings = SettingsRunner()

    let run = await CommandRun(settings, words)

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.hasPrefix("Error: "))
    #expect(settings.presenter.messages.isEmpty)
  }

  @Test func `one value is written for scripts, whoever decides it`() async {
    let settings = SettingsRunner([.theme: "light"])

    _ = await settings("settings", "get", "theme")
    _ = await settings("settings", "get", "backend")
    _ = await settings("settings", "get", "theme", "--theme", "dark")

    #expect(settings.presenter.messages == [.lines("light\n"), .lines("sandbox\n"), .lines("dark\n")])
  }

  @Test func `what depends on the surroundings is not found`() async {
    let run = await SettingsRunner()("settings", "get", "width")

    #expect(run.exitCode == .notFound)
    #expect(
      run.errorOutput == """
        Error: The setting 'width' is not set; what holds depends on the surroundings.
        Set it with tessera settings set width <value>.
        """
    )
  }

  @Test func `settings are left open again, and said`() async throws {
    let settings = SettingsRunner([.theme: "light", .width: "90", .backend: "live"])

    _ = await settings("settings", "unset", "width", "theme", "color")
    _ = await settings("settings", "unset", "theme")

    #expect(try settings.settings.values() == [.backend: "live"])
    #expect(
      settings.presenter.messages == [
        .note("No longer set: 'width' and 'theme'."), .note("Nothing of it was set."),
      ]
    )
  }

  @Test func `a script gets what holds, who decides it and what is stored`() async throws {
    let settings = SettingsRunner([.theme: "light"])

    _ = await settings("settings", "get", "theme", "--json", environment: ["TESSERA_THEME": "dark"])

    let document = try #require(settings.document)
    #expect(
      document.hasPrefix(
        """
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
        """
      )
    )
  }

  @Test(arguments: [["set", "theme", "light"], ["unset", "theme"], ["get", "theme"], []])
  func `every verb writes the document that is asked for`(words: [String]) async throws {
    let settings = SettingsRunner([.theme: "dark"])

    _ = await CommandRun(settings, words + ["--json", "--fields", "name,value"])

    let document = try #require(settings.document)
    #expect(document.contains(#""name": "theme""#) && !document.contains("purpose"))
  }

  @Test(arguments: [
    (
      SettingsError.cannotBeRead(reason: "/s.json: torn"),
      "Error: The settings cannot be read: /s.json: torn."
    ),
    (
      .cannotBeSaved(reason: "/s.json: No space left"),
      "Error: The settings cannot be kept: /s.json: No space left."
    ),
  ])
  func `a failure says what to do`(error: SettingsError, message: String) async {
    let settings = SettingsRunner()
    settings.settings.fail(error)

    for words in [[], ["get", "theme"], ["set", "theme", "dark"], ["unset", "theme"]] {
      let run = await CommandRun(settings, words)

      #expect(run.exitCode == .failed)
      #expect(run.errorOutput.hasPrefix(message + "\n"))
    }
    #expect(settings.presenter.messages.isEmpty)
  }
}

extension CommandRun {
  /// Runs `tessera settings …`.
  fileprivate init(_ settings: SettingsRunner, _ words: [String]) async {
    self = await settings(["settings"] + words)
  }
}
