import DesignKit
import FeatureFakes
import FeatureKit
import Foundation
import LocalizationKit
import SnapshotKit
import Testing

@Suite struct CommandPhrasingTests {
  private static let remedies: [(name: String, remedy: Remedy)] = [
    ("connect", .connect), ("connect and refresh", .connectAndRefresh), ("ask the service", .askService),
    ("retry now", .retry(.now)), ("retry later", .retry(.later)), ("retry some time", .retry(.from(nil))),
    ("retry in 45 seconds", .retry(.from(now.addingTimeInterval(45)))),
    ("retry, wait over", .retry(.from(now))),
    ("refresh now", .refresh(.now)), ("refresh later", .refresh(.later)),
    ("refresh some time", .refresh(.from(nil))),
    ("refresh in 45 seconds", .refresh(.from(now.addingTimeInterval(45)))),
    ("refresh, wait over", .refresh(.from(now))),
    ("wait longer", .waitLonger), ("refresh with more time", .refreshWithMoreTime),
    ("refresh with patience", .refreshWithPatience),
    ("retry or open cached", .retryOrOpenCached), ("check address", .checkAddress),
    ("open cached", .openCached), ("open again", .openAgain),
    ("continue now", .continueList(Route("films").with("since", "9"), .now)),
    ("continue later", .continueList(Route("films").with("since", "9"), .later)),
    ("continue in 45 seconds", .continueList(Route("films"), .from(now.addingTimeInterval(45)))),
    ("sign in", .signIn), ("sign in again", .signInAgain), ("check request", .checkRequest),
  ]

  private static func text(in language: Language) -> String {
    let purpose = language.choose(en: "List them", zhHans: "列出它们")
    let remedies =
      remedies + [
        ("open", .open(Route("sections").with("all"), purpose: purpose)),
        ("open, quoted", .open(Route("sections", "show", "two words"), purpose: purpose)),
        (
          "leave out",
          .leaveOut(option: "category", purpose: language.choose(en: "see all titles", zhHans: "查看所有节目"))
        ),
        (
          "add",
          .add(
            options: [Route.Option("category", "drama"), Route.Option("all")],
            purpose: language.choose(en: "see more titles", zhHans: "查看更多节目")
          )
        ),
        ("sentence", .sentence(language.choose(en: "Restart.", zhHans: "请重新启动。"))),
      ]
    let lines = [nil, CommandPhrasing.OfflineRequest.option].map { offline in
      remedies.map { remedy in
        let phrasing = CommandPhrasing(offline: offline)
        return "\(remedy.name): \(phrasing.sentence(for: remedy.remedy, at: now, in: language))\n"
      }
    }
    let offline = zip(lines[0], lines[1]).filter { $0 != $1 }.map(\.1)
    return lines[0].joined() + "\nOffline\n" + offline.joined()
  }

  @Test(arguments: [
    (
      Remedy.signIn, "Sign in with 'tessera account login' and try again.",
      "请用“tessera account login”登录后重试。"
    ),
    (
      .signInAgain,
      "Sign in again with 'tessera account login', or sign out with 'tessera account logout'.",
      "请用“tessera account login”重新登录，或用“tessera account logout”退出登录。"
    ),
  ])
  func `a sign-in is named by the commands of the area`(remedy: Remedy, english: String, chinese: String) {
    let phrasing = CommandPhrasing(
      account: AccountRoutes(signIn: Route("account", "login"), signOut: Route("account", "logout"))
    )

    #expect(phrasing.sentence(for: remedy, at: now, in: .english) == english)
    #expect(phrasing.sentence(for: remedy, at: now, in: .simplifiedChinese) == chinese)
  }

  @Test func `a sign-in is named in Indonesian, with the program as the user calls it`() {
    let account = AccountRoutes(signIn: Route("account", "login"), signOut: Route("account", "logout"))
    let phrasing = CommandPhrasing(program: "./tessera", account: account)

    #expect(
      phrasing.sentence(for: .signIn, at: now, in: .indonesian)
        == "Masuk dengan './tessera account login', lalu coba lagi."
    )
    #expect(
      phrasing.sentence(for: .signInAgain, at: now, in: .indonesian)
        == "Masuk kembali dengan './tessera account login', "
        + "atau keluar dari akun dengan './tessera account logout'."
    )
  }

  @Test(arguments: Language.allCases)
  func `every remedy has the sentence that was reviewed`(language: Language) {
    expectSnapshot(Self.text(in: language), named: language.tag)
  }

  @Test(arguments: remedies.map(\.remedy), Language.allCases)
  func `an option that was not given is not named as if it was`(remedy: Remedy, language: Language) {
    let offline = CommandPhrasing(offline: .variable("TEA_OFFLINE")).sentence(
      for: remedy,
      at: now,
      in: language
    )
    let online = CommandPhrasing().sentence(for: remedy, at: now, in: language)

    #expect(!offline.contains("without --offline") && !offline.contains("去掉 --offline"))
    #expect(!online.contains("without --offline") && !online.contains("去掉 --offline"))
  }

  @Test(arguments: [
    Remedy.connect, .connectAndRefresh, .refresh(.later), .refreshWithMoreTime, .refreshWithPatience,
    .askService,
  ])
  func `a run that may not connect is never sent to the service with an option that it would refuse`(
    remedy: Remedy
  ) {
    let option = CommandPhrasing(offline: .option).sentence(for: remedy, at: now, in: .english)
    let variable = CommandPhrasing(offline: .variable("TEA_OFFLINE")).sentence(
      for: remedy,
      at: now,
      in: .english
    )

    #expect(option == "Run without --offline to fetch the latest.")
    #expect(variable == "Unset TEA_OFFLINE to fetch the latest.")
  }

  @Test(
    arguments: [
      (nil, .english, "Continue later with: tessera films --since 9"),
      (.option, .english, "Continue later with: tessera films --since 9"),
      (
        .variable("TEA_OFFLINE"), .english,
        "Unset TEA_OFFLINE to fetch the latest. Continue later with: tessera films --since 9"
      ),
      (
        .variable("TEA_OFFLINE"), .simplifiedChinese,
        "取消设置 TEA_OFFLINE 即可获取最新内容。请稍后继续：tessera films --since 9"
      ),
      (
        .variable("TEA_OFFLINE"), .indonesian,
        "Hapus TEA_OFFLINE untuk mengambil yang terbaru. Lanjutkan nanti dengan: tessera films --since 9"
      ),
    ] as [(CommandPhrasing.OfflineRequest?, Language, String)]
  )
  func `the command for the rest of a list is named, also where the run may not connect`(
    offline: CommandPhrasing.OfflineRequest?,
    language: Language,
    sentence: String
  ) {
    let remedy = Remedy.continueList(Route("films").with("since", "9"), .later)

    #expect(CommandPhrasing(offline: offline).sentence(for: remedy, at: now, in: language) == sentence)
  }

  @Test(
    arguments: [
      (nil, "Check your connection and try again."),
      (.option, "Run without --offline to connect to the service."),
      (.variable("TEA_OFFLINE"), "Unset TEA_OFFLINE to connect to the service."),
    ] as [(CommandPhrasing.OfflineRequest?, String)]
  )
  func `a change needs a connection, and nothing that is fetched`(
    offline: CommandPhrasing.OfflineRequest?,
    sentence: String
  ) {
    let phrasing = CommandPhrasing(offline: offline)

    #expect(phrasing.sentence(for: .connectToChange, at: now, in: .english) == sentence)
  }

  @Test func `the value of an option that is named is quoted for a shell`() {
    let remedy = Remedy.add(options: [Route.Option("area", "two words")], purpose: "see more")

    #expect(
      CommandPhrasing().sentence(for: remedy, at: now, in: .english)
        == "Use --area 'two words' to see more."
    )
  }

  @Test(
    arguments: [(.opens, true), (.changes, true), (.example, true), (.asks, false)]
      as [(Action.Effect, Bool)]
  )
  func `only a form is not offered as a command`(effect: Action.Effect, isOffered: Bool) {
    let hint = CommandPhrasing().hint(for: Action("Search", Route("jobs"), effect), in: .english)

    #expect((hint != nil) == isOffered)
  }

  static let recordings = Language.allCases.map(\.tag)

  @Test(arguments: [
    (-1.0, " now", "现在"), (0, " now", "现在"), (0.1, " in 1 second", "在1秒后"), (1, " in 1 second", "在1秒后"),
    (1.1, " in 2 seconds", "在2秒后"), (60, " in 60 seconds", "在60秒后"), (60.5, " in 2 minutes", "在2分钟后"),
    (61, " in 2 minutes", "在2分钟后"), (3600, " in 60 minutes", "在60分钟后"),
    (3601, " in 1 hour 1 minute", "在1小时1分钟后"), (7200, " in 2 hours", "在2小时后"),
    (86_400, " in 24 hours", "在24小时后"), (86_401, " in 1 day 1 hour", "在1天1小时后"),
    (31_535_999, " in 365 days", "在365天后"), (31_536_000, " in a few minutes", "在几分钟后"),
    (.infinity, " in a few minutes", "在几分钟后"), (.nan, " in a few minutes", "在几分钟后"),
  ])
  func `a wait is never told shorter than it is`(seconds: Double, english: String, chinese: String) {
    let when = Remedy.When.from(now.addingTimeInterval(seconds))

    #expect(when.words(at: now, in: .english) == english)
    #expect(when.words(at: now, in: .simplifiedChinese) == chinese)
  }

  @Test(arguments: [
    (59.0, "Try again in 59 seconds."), (60, "Try again in 60 seconds (at 14:01)."),
    (240, "Try again in 4 minutes (at 14:04)."), (240.5, "Try again in 5 minutes (at 14:05)."),
    (36_000, "Try again in 10 hours (at 00:00)."), (43_200, "Try again in 12 hours (at 02:00)."),
    (43_201, "Try again in 12 hours 1 minute."),
  ])
  func `a wait of a minute to half a day is told by the clock of the user too, and never shorter than it is`(
    seconds: Double,
    sentence: String
  ) {
    // Noon in UTC, where clocks are two hours ahead of it.
    let noon = Date(timeIntervalSince1970: 1_772_366_400)
    let phrasing = CommandPhrasing(clock: LocalTime { _ in 7200 })

    #expect(phrasing.sentence(for: .retry(.from(noon + seconds)), at: noon, in: .english) == sentence)
    #expect(
      phrasing.sentence(for: .retry(.from(nil)), at: noon, in: .english) == "Try again in a few minutes."
    )
  }

  @Test(arguments: [
    (Language.simplifiedChinese, "请在15分钟后（14:15）重试。"),
    (.indonesian, "Coba lagi dalam 15 menit (pukul 14.15)."),
  ])
  func `the time of day is written as the language does`(language: Language, sentence: String) {
    let noon = Date(timeIntervalSince1970: 1_772_366_400)
    let phrasing = CommandPhrasing(clock: LocalTime { _ in 7200 })

    #expect(phrasing.sentence(for: .retry(.from(noon + 900)), at: noon, in: language) == sentence)
  }

  @Test(arguments: [
    (Language.english, "Open one: tessera sections show 'it'\\''s'"),
    (.simplifiedChinese, "Open one：tessera sections show 'it'\\''s'"),
  ])
  func `an action is offered with its command`(language: Language, text: String) throws {
    let action = Action("Open one", Route("sections", "show", "it's"))

    let hint = try #require(CommandPhrasing().hint(for: action, in: language))

    #expect(WrittenScreen.linear(.text(hint), in: language) == text + "\n")
  }

  @Test(arguments: [("series", "series"), ("two words", "'two words'"), ("it's", "'it'\\''s'")])
  func `a row is opened with the last word of its command`(word: String, typed: String) throws {
    let context = ViewContext(now: now, language: .english)

    let opening = try #require(context.opening(Route("sections", "show", word)))

    #expect(WrittenScreen.linear(.text(opening)) == "open with \(typed)\n")
  }

  @Test func `every command begins with what the user calls the program`() throws {
    let phrasing = CommandPhrasing(program: "scripts/run")
    let route = Route("sections")

    let hint = try #require(phrasing.hint(for: Action("Open", route), in: .english))
    let remedy = phrasing.sentence(for: .open(route, purpose: "List them"), at: now, in: .english)

    #expect(WrittenScreen.linear(.text(hint)) == "Open: scripts/run sections\n")
    #expect(remedy == "List them with 'scripts/run sections'.")
  }

  @Test func `an option is named as it is typed`() {
    #expect(CommandPhrasing().origin(option: "theme", in: .english) == "--theme")
  }
}
