import DesignKit
import LocalizationKit
import StreamingDomain

/// The texts of the page of a section, in one language.
struct Strings {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var loading: SafeText { language.choose(en: "Opening the section", zhHans: "正在打开栏目") }
  var loadingBlock: SafeText { language.choose(en: "Loading", zhHans: "正在载入") }
  var loadingMore: SafeText { language.choose(en: "Loading more", zhHans: "正在载入更多") }
  var notLoaded: SafeText { language.choose(en: "Not loaded", zhHans: "未载入") }
  var moreNotLoaded: SafeText { language.choose(en: "More not loaded", zhHans: "未载入更多") }
  var empty: SafeText { language.choose(en: "This section is empty.", zhHans: "此栏目为空。") }
  var emptyHint: SafeText {
    language.choose(en: "Try again later with --refresh.", zhHans: "请稍后用 --refresh 重试。")
  }
  var emptyBlock: SafeText { language.choose(en: "Nothing here right now.", zhHans: "目前没有内容。") }
  var untitledBlock: SafeText { language.choose(en: "Untitled", zhHans: "无标题") }
  var oneCategory: SafeText { language.choose(en: "One category", zhHans: "一个类别") }
  var oneBlock: SafeText { language.choose(en: "One block in full", zhHans: "一个板块的全部详情") }
  var everyTitle: SafeText { language.choose(en: "Every title", zhHans: "所有节目") }

  func kind(_ kind: SectionKind) -> SafeText {
    switch kind {
    case .videoOnDemand: language.choose(en: "films and series", zhHans: "电影和剧集")
    case .transactional: language.choose(en: "to rent or buy", zhHans: "租借或购买")
    case .sport: language.choose(en: "sport", zhHans: "体育")
    case .sportPerDay: language.choose(en: "sport by day", zhHans: "每日体育")
    case .other(let word): SafeText(word)
    }
  }
}
