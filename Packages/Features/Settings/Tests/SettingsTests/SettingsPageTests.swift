import CommandKit
import DesignKit
import FeatureFakes
import FeatureKit
import Foundation
import LocalizationKit
import Settings
import SettingsDomain
import SettingsFakes
import SnapshotKit
import Testing

@Suite struct SettingsPageTests {
  private static let place = "/home/anna/.config/tessera/settings.json"

  @Test(arguments: Language.complete.flatMap(screens))
  func `every state looks and reads as it was reviewed`(screen: WrittenScreen) {
    expectSnapshot(screen.text, named: screen.name)
  }

  @Test func `every recording belongs to a test`() {
    expectNoOrphanedSnapshots(
      computed: [
        "CacheTests": Language.complete.flatMap(CacheTests.screens).map(\.name),
        "SandboxTests": Language.complete.flatMap(SandboxTests.screens).map(\.name),
        "SettingsPageTests": Language.complete.flatMap(Self.screens).map(\.name),
      ]
    )
  }

  @Test(arguments: Language.complete, [20, 40, 80, 120])
  func `every line fills the width`(language: Language, width: Int) {
    var environment = RenderEnvironment(width: width)
    environment.vocabulary = Vocabulary(language)

    let screen = TerminalWriter().render(Self.mixed(language), in: environment)

    #expect(Set(screen.split(separator: "\n").map { CellWidth().cells(of: String($0)) }) == [width])
  }

  @Test(arguments: Language.complete, [20, 40, 80, 120])
  func `every layout keeps the rules, and no text is cut without a mark`(language: Language, width: Int) {
    let context = Samples.context(in: language)
    for page in [
      settingsPage(Samples.mixed, place: Self.place, context),
      settingsPage(Samples.open, place: nil, context),
      cachePage(Samples.cache, context), cachePage([], context),
    ] {
      expectLayout(
        WrittenScreen.filled(page.element(in: context), in: language, width: width),
        width: width,
        content: Samples.mixed.map(\.purpose)
      )
    }
  }

  @Test func `where there is room everything that is known of settings and the cache is shown`() {
    let context = Samples.context(in: .english)
    let names = Samples.mixed.flatMap { [$0.name.rawValue, $0.purpose] + ($0.value.map { [$0] } ?? []) }
    let pages = [
      (settingsPage(Samples.mixed, place: Self.place, context), names + [Self.place]),
      (cachePage(Samples.cache, context), Samples.cache.compactMap(\.path) + ["1,204", "1.4 MiB", "12 KiB"]),
    ]

    for (page, texts) in pages {
      expectLayout(
        WrittenScreen.filled(page.element(in: context), width: 240),
        width: 240,
        content: texts,
        showsAll: true
      )
    }
  }

  @Test func `a Chinese screen has no English left in it`() {
    let text = WrittenScreen.plain(Self.mixed(.simplifiedChinese), in: .simplifiedChinese)
    let names = Set(Samples.mixed.flatMap { [$0.name.rawValue, $0.value ?? ""] })
      .union([
        "tessera", "settings", "set", "light", "columns", "TESSERA", "THEME", "zh", "Hans", "github",
        "clientID",
      ])

    #expect(
      LatinWords.left(in: text, besides: Samples.mixed.map(\.purpose) + [Self.place], names: names) == []
    )
  }

  @Test(arguments: Language.complete)
  func `every action leads to a place that a link can carry`(language: Language) {
    let actions = settingsPage(Samples.mixed, place: nil, Samples.context(in: language)).actions

    #expect(actions.map { Route(link: $0.route.link) } == actions.map(\.route))
  }

  @Test(arguments: [[], ["list"], ["get"], ["set"], ["unset"]])
  @MainActor func `Chinese help has no English left in it`(verbs words: [String]) async {
    let feature = SettingsFeature(
      language: .simplifiedChinese,
      repository: FakeSettings(),
      option: Samples.option
    )

    let run = await ScreenRun(
      feature,
      ["settings"] + words + ["--help"],
      Samples.context(in: .simplifiedChinese)
    )

    #expect(run.exitCode == .done)
    #expect(LatinWords.left(in: run.output, besides: fields, names: commandWords) == [])
  }

  @Test func `where a value was given at the start is said in the words of the shell`() {
    let context = ViewContext(now: .distantPast, language: .english, phrasing: SilentPhrasing())

    let text = WrittenScreen.linear(settingsPage(Samples.mixed, place: nil, context).element(in: context))

    #expect(text.contains("at start"))
    #expect(!text.contains("--"))
  }

  @Test(
    arguments: [
      (66, ["Setting", "Value", "Source", "Purpose"]), (65, ["Setting", "Value", "Source"]),
      (34, ["Setting", "Value", "Source"]), (33, ["Setting", "Value"]), (20, ["Setting", "Value"]),
      (19, ["Setting"]),
    ] as [(Int, [String])]
  )
  func `a column is left out where the others would not have enough room`(width: Int, columns: [String]) {
    let context = Samples.context(in: .english)
    let settings = Samples.mixed + [Samples.state(.color, stored: "high-contrast")]
    let page = settingsPage(settings, place: nil, context)

    let text = WrittenScreen.filled(page.element(in: context), width: width)

    let heading = text.split(separator: "\n").first { $0.hasPrefix("Setting ") } ?? ""
    #expect(["Setting", "Value", "Source", "Purpose"].filter(heading.contains) == columns)
  }

  @Test func `in a narrow terminal each setting has its value`() {
    let context = Samples.context(in: .english)
    let page = settingsPage(Samples.mixed, place: nil, context)

    let text = WrittenScreen.filled(page.element(in: context), width: 20)

    #expect(text.contains("lang        zh-Hans \n"))
    #expect(text.contains("Not shown: Source,  \n"))
  }

  @Test(arguments: [(80, 4), (81, 4), (60, 3)])
  func `a long place takes four lines at most`(cells: Int, lines: Int) {
    let context = Samples.context(in: .english)
    let page = settingsPage(Samples.open, place: String(repeating: "x", count: cells), context)

    let text = WrittenScreen.filled(page.element(in: context), width: 20)

    #expect(text.split(separator: "\n").filter { $0.hasPrefix("x") }.count == lines)
  }

  @Test func `the action is only an example of a change`() {
    let actions = settingsPage(Samples.mixed, place: nil, Samples.context(in: .english)).actions

    #expect(actions.map(\.effect) == [.example])
  }

  private static func mixed(_ language: Language) -> Element {
    let context = Samples.context(in: language)
    return settingsPage(Samples.mixed, place: place, context).element(in: context)
  }

  private static func screens(in language: Language) -> [WrittenScreen] {
    let prefix = language == .english ? "" : language.tag + "."
    let context = Samples.context(in: language)
    let open = settingsPage(Samples.open, place: nil, context).element(in: context)
    return WrittenScreen.everyForm(of: mixed(language), named: prefix + "mixed", in: language) + [
      WrittenScreen.plain(open, named: prefix + "open", in: language)
    ]
  }
}

private let fields = ["name", "value", "decidedBy", "variable", "stored", "allowed", "purpose"]
private let commandWords: Set<String> = [
  "github", "clientID",
  "settings", "list", "get", "set", "unset", "help", "data", "source", "page", "lang", "theme", "width",
  "high",
  "contrast",
  "accessible", "backend", "color", "images", "timeout", "patience", "JSON", "zh", "Hans",
]
