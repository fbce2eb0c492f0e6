import DesignKit
import FeatureKit
import LocalizationKit
import StreamingDomain

/// The texts of the page of a section, in one language.
struct Strings {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var untitled: SafeText { language.choose(en: "Section", zhHans: "栏目") }
  var loading: SafeText { language.choose(en: "Opening the section", zhHans: "正在打开栏目") }
  var notRefreshedPage: SafeText { language.notRefreshed(en: "The section", zhHans: "栏目") }
  var loadingBlock: SafeText { language.choose(en: "Loading", zhHans: "正在载入") }
  var notLoaded: SafeText { language.choose(en: "Could not load", zhHans: "无法载入") }
  var moreNotLoaded: SafeText { language.choose(en: "Could not load more", zhHans: "无法载入更多") }
  var notRefreshed: SafeText { language.choose(en: "Could not refresh", zhHans: "无法刷新") }
  var empty: SafeText { language.choose(en: "This section is empty.", zhHans: "此栏目为空。") }
  var emptyBlock: SafeText { language.choose(en: "No titles available.", zhHans: "暂无内容。") }
  var untitledBlock: SafeText { language.choose(en: "Untitled", zhHans: "无标题") }
  var categories: SafeText { language.choose(en: "Categories", zhHans: "分类") }
  var oneCategory: SafeText { language.choose(en: "Open a category", zhHans: "查看一个分类") }
  var oneBlock: SafeText { language.choose(en: "Show a block in full", zhHans: "查看一个板块的详情") }
  var everyTitle: SafeText { language.choose(en: "Show all titles", zhHans: "查看所有节目") }

  func kind(_ kind: SectionKind) -> SafeText {
    switch kind {
    case .videoOnDemand: language.choose(en: "films and series", zhHans: "电影和剧集")
    case .transactional: language.choose(en: "to rent or buy", zhHans: "租借或购买")
    case .sport: language.choose(en: "sport", zhHans: "体育")
    case .sportPerDay: language.choose(en: "sport by day", zhHans: "每日赛程")
    case .other(let word): SafeText(word)
    }
  }
}

// MARK: - Counts

extension Strings {
  func blocks(_ count: Int) -> SafeText {
    SafeText(language.counted(count, en: ("block", "blocks"), zhHans: "个板块"))
  }

  func seasons(_ count: Int) -> SafeText {
    SafeText(language.counted(count, en: ("season", "seasons"), zhHans: "季"))
  }

  func votes(_ count: Int) -> SafeText {
    SafeText(language.counted(count, en: ("vote", "votes"), zhHans: "人评分"))
  }

  func incomplete(_ count: Int, of total: Int) -> SafeText {
    language.choose(
      en: "\(language.grouped(count)) of \(blocks(total)) could not be loaded completely",
      zhHans: "\(blocks(total))中有\(language.grouped(count))个未能完整载入"
    )
  }

  func incomplete(_ count: Int, of total: Int, because reason: String) -> String {
    language.sentence(language.labelled(incomplete(count, of: total).string, reason))
  }

  /// That a section has more blocks than are shown.
  func omitted(_ count: Int) -> SafeText {
    let number = language.grouped(count)
    return language.plural(
      count,
      en: (
        "1 more block of this section is not shown", "\(number) more blocks of this section are not shown"
      ),
      zhHans: "此栏目另有\(number)个板块未显示"
    )
  }

  /// A number of entries of a part of a section.
  func entries(of part: SectionPart, _ count: Int) -> SafeText {
    switch part {
    case .categories:
      SafeText(language.counted(count, en: ("category", "categories"), zhHans: "个分类"))
    case .blocks: blocks(count)
    case .titles: titles(count)
    }
  }

  private func titles(_ count: Int) -> SafeText {
    SafeText(language.counted(count, en: ("title", "titles"), zhHans: "个节目"))
  }

  /// How many titles of a list are shown, and of how many, as far as that is known.
  func count(of list: ProductList, upTo limit: Int) -> SafeText {
    let shown = min(list.products.count, limit)
    if let total = list.plausibleTotal, total > shown {
      // No option leads to the rest.
      if shown == ProductLayout.most {
        return language.choose(
          en: "first \(language.grouped(shown)) of \(language.grouped(total))",
          zhHans: "前\(language.grouped(shown))个，共\(language.grouped(total))个"
        )
      }
      return language.choose(
        en: "\(language.grouped(shown)) of \(language.grouped(total))",
        zhHans: "\(language.grouped(shown))/\(language.grouped(total))"
      )
    }
    let titles = titles(shown)
    let hasMore = list.isContinued || list.products.count > shown
    return hasMore ? language.choose(en: "first \(titles)", zhHans: "前\(titles)") : titles
  }
}

// MARK: - Products

extension Strings {
  var director: SafeText { language.choose(en: "By", zhHans: "导演") }
  var cast: SafeText { language.choose(en: "With", zhHans: "主演") }
  var reviews: SafeText { language.choose(en: "Reviews", zhHans: "评论") }
  var picture: SafeText { language.choose(en: "Picture", zhHans: "图片") }
  var year: SafeText { language.choose(en: "Year", zhHans: "年份") }
  var age: SafeText { language.choose(en: "Age", zhHans: "年龄") }

  /// The star before a rating, with the word that a screen reader says for it.
  var star: Icon {
    Icon(Icon.star.unicode, ascii: Icon.star.ascii, word: language.choose(en: "rated", zhHans: "评分（满分10）"))
  }

  func kind(_ kind: ProductKind) -> SafeText {
    switch kind {
    case .movie: language.choose(en: "film", zhHans: "电影")
    case .series: language.choose(en: "series", zhHans: "剧集")
    case .episode: language.choose(en: "episode", zhHans: "单集")
    case .sport: language.choose(en: "broadcast", zhHans: "赛事直播")
    case .other(let word): SafeText(word)
    }
  }

  /// A number alone is the age from which a product is suitable; anything else is the service's own word.
  func age(_ parentalRating: String) -> SafeText {
    parentalRating.utf8.allSatisfy { (0x30...0x39).contains($0) }
      ? "\(parentalRating)+" : SafeText(parentalRating)
  }

  /// The score out of ten; a round ten needs no digit after the point.
  func score(_ rating: AudienceRating) -> SafeText {
    rating.tenths == 100 ? "10" : "\(rating.tenths / 10).\(rating.tenths % 10)"
  }

  /// Names of people or genres.
  func list(_ names: [String]) -> SafeText { SafeText(language.list(names)) }
}

// MARK: - Failures

extension Strings {
  /// The kind of item that a request names.
  enum Thing {
    case section
    case category
    case block
  }

  /// Where not every thing was read, or the service did not confirm the list, it is not said that there is no such
  /// thing.
  func noSuch(
    _ thing: Thing,
    _ asked: String,
    unreadable count: Int,
    omitted: Int,
    inList list: String?,
    _ suggestions: [String]
  ) -> String {
    var sentences = [
      none(thing, asked, isUnreadable: count > 0, isOmitted: omitted > 0, isCached: list != nil)
    ]
    if count > 0 { sentences.append(unreadable(thing, count)) }
    // One of the blocks that are not shown may be meant.
    if omitted > 0 { sentences.append(language.sentence(self.omitted(omitted).string)) }
    if let list { sentences.append(list) }
    if !suggestions.isEmpty { sentences.append(language.didYouMean(suggestions)) }
    return language.paragraph(sentences)
  }

  private func none(
    _ thing: Thing,
    _ asked: String,
    isUnreadable: Bool,
    isOmitted: Bool,
    isCached: Bool
  ) -> String {
    if isOmitted {
      return language.choose(
        en: "No \(noun(thing)) that is shown is called '\(asked)'.",
        zhHans: "显示的\(noun(thing))中没有“\(asked)”。"
      )
    }
    if isUnreadable {
      return language.choose(
        en: "No \(noun(thing)) that could be read is called '\(asked)'.",
        zhHans: "可读取的\(noun(thing))中没有“\(asked)”。"
      )
    }
    if isCached {
      return language.choose(
        en: "The cached list has no \(noun(thing)) '\(asked)'.",
        zhHans: "缓存的列表中没有\(noun(thing))“\(asked)”。"
      )
    }
    return language.choose(
      en: "There is no \(noun(thing)) '\(asked)'.",
      zhHans: "没有\(noun(thing))“\(asked)”。"
    )
  }

  /// That there are more things of the kind, of which one may be meant.
  private func unreadable(_ thing: Thing, _ count: Int) -> String {
    let counted = things(thing, count).string
    return language.choose(en: "\(counted) could not be read.", zhHans: "\(counted)无法读取。")
  }

  private func things(_ thing: Thing, _ count: Int) -> SafeText {
    switch thing {
    case .section: SafeText(language.counted(count, en: ("section", "sections"), zhHans: "个栏目"))
    case .category: entries(of: .categories, count)
    case .block: blocks(count)
    }
  }

  func ambiguous(_ thing: Thing, _ asked: String) -> String {
    language.choose(
      en: "'\(asked)' matches more than one \(noun(thing)).",
      zhHans: "“\(asked)”对应多个\(noun(thing))。"
    )
  }

  func brief(_ thing: Thing, isAmbiguous: Bool) -> String {
    isAmbiguous
      ? language.choose(en: "more than one matching \(noun(thing))", zhHans: "对应多个\(noun(thing))")
      : language.choose(en: "no such \(noun(thing))", zhHans: "没有此\(noun(thing))")
  }

  var notAllReadable: String { language.choose(en: "unreadable entries", zhHans: "有无法读取的项") }
  var notAllShown: String { language.choose(en: "blocks that are not shown", zhHans: "有未显示的板块") }

  var listSections: String { language.choose(en: "List the sections", zhHans: "列出栏目") }
  var listCategories: String { language.choose(en: "list the categories", zhHans: "列出分类") }
  var listBlocks: String { language.choose(en: "list the blocks", zhHans: "列出板块") }

  private func noun(_ thing: Thing) -> String {
    switch thing {
    case .section: language.choose(en: "section", zhHans: "栏目")
    case .category: language.choose(en: "category", zhHans: "分类")
    case .block: language.choose(en: "block", zhHans: "板块")
    }
  }
}
