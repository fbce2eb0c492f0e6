import CommandKit
import Foundation
import Testing

@Suite(.timeLimit(.minutes(3))) struct SettingsInForceTests {
  @Test func `the language that was settled is spoken until it is left open`() async throws {
    let tessera = try TesseraRun()

    let set = await tessera("settings", "set", "lang", "zh-Hans")
    let chinese = await tessera("sections", "shw")
    let unset = await tessera("settings", "unset", "lang")
    let english = await tessera("sections", "shw")

    #expect(set.code == .done && set.errorOutput == "设置项“lang”现在是“zh-Hans”。\n")
    #expect(chinese.errorOutput.hasPrefix("错误："))
    #expect(unset.code == .done && unset.errorOutput == "已取消设置：“lang”。\n")
    #expect(english.errorOutput.hasPrefix("Error: "))
  }

  @Test(arguments: [
    (["--lang", "en"], [:], false), ([], ["TESSERA_LANG": "en"], false),
    ([], ["LC_ALL": "en_GB.UTF-8"], true),
    ([], ["LANG": "C"], true), ([], [:], true),
  ])
  func `an option and its variable are stronger than a setting, the locale is weaker`(
    options: [String],
    environment: [String: String],
    isChinese: Bool
  ) async throws {
    let tessera = try TesseraRun()
    _ = await tessera("settings", "set", "lang", "zh-Hans")

    let run = await tessera(arguments: ["help", "nonsense"] + options, environment: environment)

    #expect(run.errorOutput.hasPrefix(isChinese ? "错误：" : "Error: "))
  }

  @Test func `a width that was settled is that of every line`() async throws {
    let tessera = try TesseraRun()
    _ = await tessera("settings", "set", "width", "60")

    let settled = await tessera("sections", "--plain")
    let given = await tessera("sections", "--plain", "--width", "100")

    let longest = settled.output.split(separator: "\n").map(\.count).max() ?? 0
    #expect((50...60).contains(longest))
    #expect(given.output.split(separator: "\n").contains { $0.count > 60 })
  }

  @Test func `every setting can be kept and is then in force`() async throws {
    let tessera = try TesseraRun()
    let values = [
      ("accessible", "true"), ("backend", "live"), ("color", "never"), ("github.clientID", "Ov23abcdef"),
      ("images", "auto"), ("lang", "en"), ("patience", "2s"),
      ("theme", "light"), ("timeout", "5s"), ("width", "90"),
    ]
    for (name, value) in values {
      let set = await tessera("settings", "set", name, value)
      #expect(set.code == .done)
    }

    let list = await tessera("settings", "--json", "--fields", "name,value,decidedBy")
    let document = try JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [String: Any]
    let settings = try #require(document?["data"] as? [[String: String]])

    #expect(settings.map { $0["name"] } == values.map(\.0))
    #expect(settings.map { $0["value"] } == values.map(\.1))
    #expect(settings.allSatisfy { $0["decidedBy"] == "settings" })
  }

  @Test(arguments: [("en", "Warning: The value"), ("zh-Hans", "警告：")])
  func `a value that is not understood is said, and holds nobody up`(language: String, warning: String)
    async throws
  {
    let tessera = try TesseraRun()
    try tessera.write(settings: #"{"theme": "dbrk", "width": "wide", "lang": "\#(language)"}"#)

    let sections = await tessera("sections")
    let mended = await tessera("settings", "unset", "theme", "width")
    let after = await tessera("sections")

    #expect(sections.code == .done && !sections.output.isEmpty)
    #expect(sections.errorOutput.split(separator: "\n").count { $0.hasPrefix(warning) } == 2)
    #expect(mended.code == .done)
    #expect(!after.errorOutput.contains(warning))
  }

  @Test func `a misspelled setting is said on standard error, and stays in the file`() async throws {
    let tessera = try TesseraRun()
    try tessera.write(settings: #"{"colour": "never"}"#)

    let sections = await tessera("sections", "--json", streams: .pipes)
    let set = await tessera("settings", "set", "color", "never", streams: .pipes)

    let warning = "Warning: Unknown setting 'colour'. Did you mean 'color'? The setting is ignored.\n"
    #expect(sections.code == .done && sections.errorOutput.hasPrefix(warning))
    #expect(sections.errorOutput.components(separatedBy: "Warning: ").count == 2)
    #expect(set.code == .done && set.errorOutput.hasPrefix(warning))
    #expect(try tessera.settings().contains("colour"))
  }

  @Test(arguments: ["{", "[]", "\u{1B}[31m", #"{"lang": "zh-Hans""#])
  func `a file that cannot be read is said, left alone, and holds nobody up`(content: String) async throws {
    let tessera = try TesseraRun()
    try tessera.write(settings: content)

    let sections = await tessera("sections")
    let set = await tessera("settings", "set", "lang", "en")

    #expect(sections.code == .done && !sections.output.isEmpty)
    #expect(
      sections.errorOutput.hasPrefix("Warning: The settings are ignored because they cannot be read: /")
    )
    #expect(set.code == .failed)
    #expect(try tessera.settings() == content)
  }

  @Test func `warnings are lines before the object of an error`() async throws {
    let tessera = try TesseraRun()
    try tessera.write(settings: "{")

    let run = await tessera("sections", "--offline", "--json")

    #expect(run.code == .noConnection)
    let parts = run.errorOutput.split(separator: "\n", maxSplits: 1)
    #expect(parts.first?.hasPrefix("Warning: The settings are ignored") == true)
    #expect(try JSONDocument(String(try #require(parts.last))).keys == ["error"])
  }

  @Test func `a settings file that cannot be opened leads to its permissions`() async throws {
    let tessera = try TesseraRun()
    let folder = tessera.store.deletingLastPathComponent().deletingLastPathComponent()
    try FileManager.default.createDirectory(
      at: folder.appending(path: "config/settings.json"),
      withIntermediateDirectories: true
    )

    let list = await tessera("settings")

    #expect(list.code == .failed)
    #expect(list.errorOutput.contains("Check the file and its permissions."))
    #expect(!list.errorOutput.contains("Correct the file"))
  }

  @Test func `without a folder nothing can be settled, and everything else works`() async throws {
    let tessera = try TesseraRun()
    let environment = ["TESSERA_HOME": "", "HOME": ""]

    let list = await tessera("settings", environment: environment)
    let set = await tessera("settings", "set", "lang", "en", environment: environment)

    #expect(
      list.code == .done
        && list.output.contains("Cannot store settings: no configuration folder is available.")
    )
    #expect(set.code == .failed && set.errorOutput.hasPrefix("Error: The settings cannot be saved: "))
  }
}
