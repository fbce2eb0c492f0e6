import DesignKit
import LocalizationKit
import StreamingDomain

extension Strings {
  func blocks(_ count: Int) -> SafeText {
    language.plural(count, en: ("1 block", "\(count) blocks"), zhHans: "\(count)个板块")
  }

  func seasons(_ count: Int) -> SafeText {
    language.plural(count, en: ("1 season", "\(count) seasons"), zhHans: "\(count)季")
  }

  func votes(_ count: Int) -> SafeText {
    let number = language.grouped(count)
    return language.plural(count, en: ("1 vote", "\(number) votes"), zhHans: "\(number)人评分")
  }

  func moreCategories(_ count: Int) -> SafeText {
    language.plural(
      count,
      en: ("and 1 more category", "and \(count) more categories"),
      zhHans: "还有\(count)个类别"
    )
  }

  func incomplete(_ count: Int, of total: Int) -> SafeText {
    language.choose(
      en: "\(count) of \(blocks(total)) could not be loaded completely",
      zhHans: "\(blocks(total))中有\(count)个未能完整载入"
    )
  }

  /// How many titles of a list are shown, and of how many, as far as that is known.
  func count(of list: ProductList, upTo limit: Int) -> SafeText {
    let shown = min(list.products.count, limit)
    if let total = list.total, total > shown {
      return language.choose(en: "\(shown) of \(total)", zhHans: "\(shown)/\(total)")
    }
    let titles: SafeText = language.plural(shown, en: ("1 title", "\(shown) titles"), zhHans: "\(shown)个节目")
    let hasMore = list.next != nil || list.products.count > shown
    return hasMore ? language.choose(en: "first \(titles)", zhHans: "前\(titles)") : titles
  }
}
