import CardsDomain
import DesignKit
import FeatureKit
import LocalizationKit

/// The texts of cards and the deck, in one language.
struct Strings: Sendable {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var deck: SafeText { language.choose(en: "Deck", zhHans: "卡组") }
}

// MARK: - A card

extension Strings {
  var cardWords: LoadState<Card, CardsFailure>.Words {
    .init(
      title: language.choose(en: "Card", zhHans: "卡片"),
      loading: language.choose(en: "Opening the card", zhHans: "正在打开卡片"),
      notRefreshed: language.notRefreshed(en: "The card", zhHans: "卡片")
    )
  }

  var mostUsedLanguage: SafeText { language.choose(en: "Most used language", zhHans: "最常用的语言") }
  var unknownLanguage: SafeText { language.choose(en: "language unknown", zhHans: "语言未知") }
  func languageNotLoaded(because reason: String) -> SafeText {
    let reason = SafeText(reason)
    return language.choose(en: "language not loaded: \(reason)", zhHans: "语言未载入：\(reason)")
  }
  var share: SafeText { language.choose(en: "Share", zhHans: "分享") }
  var showDeck: SafeText { language.choose(en: "Show the deck", zhHans: "显示卡组") }
  var compareWithMine: SafeText { language.choose(en: "Compare with my card", zhHans: "与我的卡片比较") }

  func addAction(_ card: Card) -> String {
    language.choose(en: "Add \(name(of: card)) to the deck", zhHans: "将\(spacedName(of: card))加入卡组")
  }

  func removeAction(_ card: Card) -> String {
    language.choose(en: "Remove \(name(of: card)) from the deck", zhHans: "将\(spacedName(of: card))移出卡组")
  }
}

// MARK: - Contributions

extension Strings {
  var contributions: SafeText { language.choose(en: "Contributions", zhHans: "贡献") }
  var loadingContributions: SafeText {
    language.choose(en: "Loading contributions", zhHans: "正在载入贡献")
  }
  var noContributions: SafeText { language.notLoaded(en: "The contributions", zhHans: "贡献") }
  var contributionsNotRefreshed: SafeText { language.notRefreshed(en: "The contributions", zhHans: "贡献") }

  var total: SafeText { language.choose(en: "Total", zhHans: "总计") }
  var commits: SafeText { language.choose(en: "Commits", zhHans: "提交") }
  var reviews: SafeText { language.choose(en: "Reviews", zhHans: "审查") }
  var issues: SafeText { language.choose(en: "Issues", zhHans: "议题") }
  var pullRequests: SafeText { language.choose(en: "Pull requests", zhHans: "拉取请求") }
  var restricted: SafeText { language.choose(en: "Private", zhHans: "私有") }

  /// The contributions that no listed kind has.
  func rest(_ count: Int) -> SafeText {
    let number = language.grouped(count)
    return language.plural(
      count,
      en: (
        "The other one is a private contribution or a new repository.",
        "The other \(number) are private contributions or new repositories."
      ),
      zhHans: "其余\(number)次是私有贡献或新建的仓库。"
    )
  }

  /// A number of days of calendars, or of whole weeks.
  func calendarEntries(_ count: Int) -> SafeText {
    let number = language.grouped(count)
    return language.plural(
      count,
      en: ("1 calendar entry", "\(number) calendar entries"),
      zhHans: "日历中的\(number)项"
    )
  }

  /// Which numbers do not count what could not be read.
  func ofReadableDays(hasTotal: Bool) -> String {
    guard hasTotal else {
      return language.choose(
        en: "The streaks and the best day count only the days that could be read.",
        zhHans: "连续天数和最佳单日只计可读取的日子。"
      )
    }
    return language.choose(
      en: """
        The streaks and the best day count only the days that could be read; the total comes from the service.
        """,
      zhHans: "连续天数和最佳单日只计可读取的日子，总计来自服务本身。"
    )
  }

  var longestStreak: SafeText { language.choose(en: "Longest streak", zhHans: "最长连续") }
  var currentStreak: SafeText { language.choose(en: "Current streak", zhHans: "当前连续") }
  var bestDay: SafeText { language.choose(en: "Best day", zhHans: "最佳单日") }
  var none: SafeText { language.choose(en: "none", zhHans: "无") }
  var unknown: SafeText { language.choose(en: "unknown", zhHans: "未知") }

  func streak(_ streak: ContributionStreak) -> SafeText {
    let days = SafeText(language.duration(roundedDown: streak.length * 86_400))
    guard streak.length > 1 else {
      return language.choose(en: "\(days), \(date(streak.last))", zhHans: "\(days)，\(date(streak.last))")
    }
    let range = period(streak.first, streak.last)
    return language.choose(en: "\(days), \(range)", zhHans: "\(days)，\(range)")
  }

  func best(_ day: SafeText, count: Int) -> SafeText {
    let number = language.grouped(count)
    return language.choose(en: "\(day), \(number)", zhHans: "\(day)，\(number)")
  }

  func seenBy(_ name: SafeText) -> SafeText {
    language.choose(en: "As seen by \(name).", zhHans: "统计 \(name) 可见的贡献。")
  }

  func date(_ day: CalendarDay) -> SafeText {
    SafeText(language.date(of: CalendarTime(secondsSince1970: day.daysSince1970 * 86_400, offset: 0)))
  }

  func period(_ first: CalendarDay, _ last: CalendarDay) -> SafeText {
    language.choose(en: "\(date(first)) – \(date(last))", zhHans: "\(date(first))至\(date(last))")
  }

  /// The month in few cells, for a line above columns of weeks.
  func shortMonth(_ month: Int) -> SafeText {
    language.choose(
      en: Self.shortMonths.indices.contains(month - 1) ? Self.shortMonths[month - 1] : "",
      zhHans: "\(String(month))月"
    )
  }

  /// Made once, as a map of a year asks for hundreds.
  private static let shortMonths: [SafeText] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The month with its year, for a list that has the month of two years.
  func month(of day: CalendarDay) -> SafeText {
    let year = SafeText(String(day.year))
    return language.choose(
      en: "\(shortMonth(day.month)) \(year)",
      zhHans: "\(year)年\(shortMonth(day.month))"
    )
  }

  /// The weekdays beside a heat map, from Sunday on; every other one, since all would be a wall of text.
  var shortWeekdays: [SafeText] {
    language.choose(en: ["", "Mon", "", "Wed", "", "Fri", ""], zhHans: ["", "一", "", "三", "", "五", ""])
  }

  var weekdays: [SafeText] {
    language.choose(
      en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
      zhHans: ["星期日", "星期一", "星期二", "星期三", "星期四", "星期五", "星期六"]
    )
  }
}

// MARK: - Two cards

extension Strings {
  var comparison: SafeText { language.choose(en: "Comparison", zhHans: "比较") }

  var comparisonWords: LoadState<CardComparison, CardsFailure>.Words {
    .init(
      title: comparison,
      loading: language.choose(en: "Opening both cards", zhHans: "正在打开两张卡片"),
      notRefreshed: language.notRefreshed(en: "The cards", zhHans: "卡片")
    )
  }

  func showCard(of card: Card) -> SafeText {
    SafeText(
      language.choose(
        en: "Show the card of \(name(of: card))",
        zhHans: "显示\(spacedName(of: card))的卡片"
      )
    )
  }
}

// MARK: - The deck

extension Strings {
  var deckWords: LoadState<ListedDeck, CardsFailure>.Words {
    .init(
      title: deck,
      loading: language.choose(en: "Loading the deck", zhHans: "正在载入卡组"),
      notRefreshed: language.notRefreshed(en: "The deck", zhHans: "卡组")
    )
  }

  func count(cards: Int) -> SafeText {
    SafeText(language.counted(cards, en: ("card", "cards"), zhHans: "张卡片"))
  }

  var emptyDeck: SafeText { language.choose(en: "Your deck is empty.", zhHans: "卡组为空。") }
  var addCard: String { language.choose(en: "Add a card", zhHans: "添加卡片") }
  var openOne: SafeText { language.choose(en: "Open a card", zhHans: "打开一张卡片") }
  var openUnreadable: SafeText {
    language.choose(en: "Open one that could not be read", zhHans: "打开一张无法读取的卡片")
  }

  /// How the first card that could not be read leaves the deck; `nil` where no link to one is known.
  func removing(unreadable links: [String]) -> Remedy? {
    guard let first = links.first else { return nil }
    let purpose =
      links.count == 1
      ? language.choose(en: "Remove it by its link", zhHans: "按链接移出该卡片")
      : language.choose(en: "Remove the first by its link", zhHans: "按链接移出第一张卡片")
    return .open(Route("deck", "remove", first), purpose: purpose)
  }

  /// That the times at which cards were added could not be read, without a full stop.
  func undated(_ logins: [String]) -> SafeText {
    let list = SafeText(language.shortList(logins))
    return language.plural(
      logins.count,
      en: (
        "The time at which a card was added cannot be read: \(list)",
        "The times at which cards were added cannot be read: \(list)"
      ),
      zhHans: "卡片的加入时间无法读取：\(list)"
    )
  }

  func addAgain(_ count: Int) -> SafeText {
    language.plural(
      count,
      en: (
        "Remove it and add it again to record a new time.",
        "Remove them and add them again to record new times."
      ),
      zhHans: "移出后重新加入，即可记录新的时间。"
    )
  }

  func warning(undated logins: [String]) -> String {
    let sentence = language.sentence(undated(logins).string)
    return language.warning(language.paragraph([sentence, addAgain(logins.count).string]))
  }
  var showMine: SafeText { language.choose(en: "Show my card", zhHans: "显示我的卡片") }

  /// The current streak in few cells: 0 where there is none, `nil` where nobody knows.
  func shortStreak(_ days: Int?) -> SafeText {
    guard let days else { return language.choose(en: "streak unknown", zhHans: "连续天数未知") }
    guard days > 0 else { return language.choose(en: "no streak", zhHans: "无连续贡献") }
    let number = language.grouped(days)
    return language.choose(en: "\(number)-day streak", zhHans: "已连续\(number)天")
  }

  var yearNotLoaded: SafeText { language.choose(en: "year not loaded", zhHans: "年度数据未载入") }

  /// How far reading the years of a deck has come.
  func readYears(_ done: Int, of all: Int) -> SafeText {
    let (done, cards) = (language.grouped(done), count(cards: all))
    return language.choose(en: "Loading years: \(done) of \(cards)", zhHans: "正在载入年度数据：\(done)张，共\(cards)")
  }

  var notCounted: SafeText { language.choose(en: "not counted by GitHub", zhHans: "GitHub 不统计") }

  var sentLater: SafeText {
    language.choose(
      en: "The deck already shows them. They are stored and will be sent later.",
      zhHans: "卡组已显示这些更改；更改已存储，稍后会发送。"
    )
  }

  var sentUnlessDone: SafeText {
    language.choose(
      en: "The deck already shows them. They are sent again later unless the service has them.",
      zhHans: "卡组已显示这些更改；如果服务没有这些更改，稍后会再次发送。"
    )
  }
}
