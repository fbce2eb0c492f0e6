import DesignKit
import LocalizationKit

/// The texts of the feature, in one language.
struct Strings {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var title: SafeText { language.choose(en: "Git hub account", zhHans: "github 列表") }
  var loading: SafeText {
    language.choose(en: "Loading git hub account", zhHans: "正在载入 git hub account")
  }
  var refreshing: SafeText { language.choose(en: "Checking for changes", zhHans: "正在检查变化") }
  var notRefreshed: SafeText { language.choose(en: "The list could not be refreshed", zhHans: "无法刷新列表") }
  var empty: SafeText {
    language.choose(en: "No git hub account yet.", zhHans: "还没有 git hub account。")
  }

  func count(_ items: Int) -> SafeText {
    language.plural(items, en: ("1 item", "\(items) items"), zhHans: "\(items)项")
  }
}

// MARK: - The command

extension Strings {
  var abstract: String {
    language.choose(en: "List git hub account.", zhHans: "列出 git hub account。")
  }

  var listExample: String { language.choose(en: "the list", zhHans: "列表") }
  var documentExample: String { language.choose(en: "for a script", zhHans: "供脚本使用") }
}
