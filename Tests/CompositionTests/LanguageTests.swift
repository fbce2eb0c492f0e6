import CommandKit
import FeatureFakes
import FeatureKit
import Foundation
import LocalizationKit
import Testing

@testable import TesseraApp

@Suite(.timeLimit(.minutes(3))) struct LanguageTests {
  @Test(arguments: [
    (["--lang", "zh-Hans"], [:], true), (["--lang=zh"], [:], true), (["--lang", "zh_CN.UTF-8"], [:], true),
    ([], ["TESSERA_LANG": "zh-Hans"], true), ([], ["LC_ALL": "zh_CN.UTF-8"], true),
    ([], ["LC_MESSAGES": "zh_CN.UTF-8", "LANG": "en_US.UTF-8"], true),
    ([], ["LANG": "zh_SG.UTF-8"], true),
    ([], ["LANG": "sv_SE.UTF-8", "LANGUAGE": "sv:zh_CN"], true),
    ([], ["LANG": "zh_CN.GBK"], false), ([], ["LANG": "zh_CN.UTF-8", "LC_CTYPE": "C"], false),
    ([], ["LANG": "zh_CN.UTF-8", "TERM": "linux"], false),
    ([], ["LANG": "zh_CN.UTF-8", "TERM": "dumb"], true),
    (["--lang", "zh"], ["LANG": "C"], true), ([], ["TESSERA_LANG": "zh", "LANG": "zh_CN.GBK"], true),
    (["--lang", "zh"], ["TERM": "linux"], true),
    (["--lang", "en"], ["TESSERA_LANG": "zh", "LANG": "zh_CN.UTF-8"], false),
    ([], ["TESSERA_LANG": "en", "LANG": "zh_CN.UTF-8"], false),
    ([], ["TESSERA_LANG": "", "LANG": "zh_CN.UTF-8"], true),
    ([], ["LC_ALL": "C", "LANG": "zh_CN.UTF-8"], false), ([], ["LANG": "zh_TW.UTF-8"], false),
    ([], [:], false),
    (["--lang", "zh", "--lang", "en"], [:], false), (["--", "--lang", "zh"], [:], false),
  ])
  func `the language is the one that the strongest source asks for`(
    options: [String],
    environment: [String: String],
    isChinese: Bool
  ) async throws {
    let run = try await TesseraRun()(
      arguments: ["help", "output", "nonsense"] + options,
      environment: environment
    )

    #expect(run.code == .usage)
    #expect(run.errorOutput.hasPrefix(isChinese ? "错误：" : "Error: "))
  }

  @Test(arguments: [
    (["--lang", "zh_TW"], [:]), (["--lang", "tlh"], [:]), ([], ["TESSERA_LANG": "tlh"]), (["--lang"], [:]),
  ])
  func `an unknown language is refused with the known ones`(
    options: [String],
    environment: [String: String]
  ) async throws {
    let run = try await TesseraRun()(arguments: ["sections"] + options, environment: environment)

    #expect(run.code == .usage)
    #expect(run.errorOutput.hasPrefix("Error: "))
    #expect(run.errorOutput.contains("Choose one of: 'en', 'zh-Hans', 'id'."))
  }

  @Test func `an unknown language is refused in the language of the environment`() async throws {
    let run = try await TesseraRun()("sections", "--lang", "tlh", environment: ["LANG": "zh_CN.UTF-8"])

    #expect(run.errorOutput.hasPrefix("错误：值“tlh”对“--lang <语言>”无效。请选择其中之一：“en”、“zh-Hans”、“id”。\n"))
  }

  @Test(arguments: [
    ["sections", "--json"], ["sections", "show", "series", "--json"],
    ["sections", "show", "series", "--block", "Popular", "--json", "--all"], ["--version"],
  ])
  func `documents and the version are the same in every language`(arguments: [String]) async throws {
    let english = try await TesseraRun()(arguments: arguments)
    let chinese = try await TesseraRun()(arguments: arguments + ["--lang", "zh-Hans"])

    #expect(english.code == .done)
    #expect(english.output == chinese.output)
  }

  @Test(arguments: [
    ("cards", ["cards", "卡片", "cards"]), ("careers", ["careers", "求职", "karier"]),
    ("elsewhere", ["elsewhere", "elsewhere", "elsewhere"]),
  ])
  func `the areas of waiting changes have names in every language`(area: String, names: [String]) {
    let texts = ChangeTexts(Area.all.compactMap(\.outbox?.changeTexts))

    #expect(
      [.english, .simplifiedChinese, .indonesian].map { texts.name(ofArea: area, in: $0) } == names
    )
  }

  @Test(arguments: [
    (
      ["sections", "show", "nope"],
      "Error: There is no section 'nope'.\nList the sections with 'tessera sections'.\n"
    ),
    (
      ["recipes", "show", "zzz"],
      "Error: There is no meal 'zzz'.\nBrowse the categories with 'tessera recipes'.\n"
    ),
    (
      ["deck"],
      "Error: You must sign in to use this service.\n"
        + "Sign in with 'tessera github login --device' and try again.\n"
    ),
    (
      ["jobs", "show", "nope"],
      "Kesalahan: Lowongan 'nope' tidak ada atau tidak lagi tersedia.\n"
        + "Tampilkan semua lowongan dengan 'tessera jobs'.\n"
    ),
  ])
  func `an area that is not translated speaks English with what all areas share`(
    words: [String],
    output: String
  ) async throws {
    let run = try await TesseraRun()(arguments: words + ["--lang", "id"], streams: .pipes)

    #expect(run.errorOutput == output)
  }

  @Test(arguments: [
    ["sections"], ["sections", "--fieldz"], ["sections", "show", "--help"], ["recipes", "list", "--help"],
    ["help", "recipes", "list"], ["manual", "recipes"], ["cache", "--accessible"],
  ])
  func `an area that is not translated has no words of another language`(words: [String]) async throws {
    let english = try await TesseraRun()(arguments: words)
    let indonesian = try await TesseraRun()(arguments: words + ["--lang", "id"])

    #expect(!(english.output + english.errorOutput).isEmpty)
    #expect(indonesian.output == english.output)
    #expect(indonesian.errorOutput == english.errorOutput)
  }

  @Test func `settings explain themselves in one language`() async throws {
    let run = try await TesseraRun()("settings", "--accessible", "--lang", "id")

    #expect(run.output.contains("Purpose: Coloured output."))
    #expect(!run.output.contains("Keluaran"))
  }

  @Test func `the help of the program says everything in one language`() async throws {
    let tessera = try TesseraRun()
    let words = ["--help", "--width", "400"]

    let english = explanations(await tessera(arguments: words).output)
    let indonesian = explanations(await tessera(arguments: words + ["--lang", "id"]).output)

    #expect(english.count == indonesian.count && english.count > Area.all.count)
    #expect(Set(english).intersection(indonesian) == [])
  }

  /// What stands in the second column of a page of help.
  private func explanations(_ page: String) -> [String] {
    page.split(separator: "\n").compactMap { line in
      let columns = line.split(separator: "  ", omittingEmptySubsequences: true)
      guard line.hasPrefix("  "), columns.count > 1 else { return nil }
      return columns.last?.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test(arguments: [["jobs", "--help"], ["help", "jobs"]])
  func `the help of an area that is translated is in its language`(words: [String]) async throws {
    let run = try await TesseraRun()(arguments: words + ["--lang", "id"])

    #expect(run.output.contains("Penggunaan: tessera jobs"))
  }

  @Test func `only the careers area and the outbox are in Indonesian, and every area is in Chinese`() {
    let translated = Area.all.filter { $0.language(for: .indonesian) == .indonesian }

    #expect(translated.compactMap(\.commands.first) == ["jobs", "outbox"])
    #expect(Area.all.allSatisfy { $0.language(for: .simplifiedChinese) == .simplifiedChinese })
  }

  @Test(arguments: ChineseRun.failing)
  func `a failure ends alike in every language`(run: ChineseRun) async throws {
    let english = try await run.outcome(in: "en")
    let chinese = try await run.outcome(in: "zh-Hans")

    #expect(english.code != .done)
    #expect(chinese.code == english.code)
    #expect(chinese.output.isEmpty)
    #expect(chinese.errorOutput.hasPrefix("错误："))
  }

  @Test(arguments: ChineseRun.failing + ChineseRun.helping + ChineseRun.showing)
  func `nothing is left in English`(run: ChineseRun) async throws {
    let outcome = try await run.outcome(in: "zh-Hans")
    let content = try await run.content()

    let text = outcome.output + outcome.errorOutput
    #expect(!text.isEmpty)
    #expect(
      LatinWords.left(
        in: text,
        besides: [content, run.arguments, run.environment] as [Any],
        names: run.names
      ) == []
    )
  }

  @Test func `the hint at the real service is in Chinese`() async throws {
    let run = try await TesseraRun()("sections", "--lang", "zh", streams: .terminals)

    #expect(run.errorOutput == "\n这是内置的示例数据。要使用真实的服务，请用 --backend live。\n")
  }

  @Test func `a warning is in Chinese`() async throws {
    let tessera = try TesseraRun()
    try FileManager.default.createDirectory(at: tessera.store, withIntermediateDirectories: true)

    let run = await tessera("sections", "--lang", "zh")

    #expect(run.code == .done)
    #expect(run.errorOutput.hasPrefix("警告：无法缓存此页面："))
  }

  @Test func `what is logged is in English in every language`() async throws {
    let run = try await TesseraRun()("sections", "--lang", "zh", "--verbose")

    #expect(run.errorOutput.contains("debug http: GET https://"))
    #expect(run.errorOutput.contains("debug http: response 200"))
  }

  @Test(arguments: ChineseRun.helping, [40, 60, 80, 100])
  func `help keeps within its width`(run: ChineseRun, width: Int) async throws {
    let outcome = try await run.outcome(in: "zh-Hans", options: ["--width", String(width)])

    for line in outcome.output.split(separator: "\n") where !line.contains("tessera") {
      #expect(WideText.cells(line) <= width, "\(line)")
    }
  }
}
