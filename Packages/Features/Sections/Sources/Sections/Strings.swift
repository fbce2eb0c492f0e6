import DesignKit
import LocalizationKit

/// The texts of the list of sections, in one language.
struct Strings {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var untitled: SafeText { language.choose(en: "Sections", zhHans: "栏目") }
  var loading: SafeText { language.choose(en: "Loading sections", zhHans: "正在载入栏目") }
  var refreshing: SafeText { language.choose(en: "Checking for changes", zhHans: "正在检查变化") }
  var notRefreshed: SafeText { language.choose(en: "The list could not be refreshed", zhHans: "无法刷新列表") }
  var empty: SafeText { language.choose(en: "The service has no sections.", zhHans: "服务没有栏目。") }
  var emptyHint: SafeText {
    language.choose(en: "Try again later with --refresh.", zhHans: "请稍后用 --refresh 重试。")
  }

  func count(_ sections: Int) -> SafeText {
    language.plural(sections, en: ("1 section", "\(sections) sections"), zhHans: "\(sections)个栏目")
  }

  var openOne: SafeText { language.choose(en: "Open one", zhHans: "打开一个") }
}
