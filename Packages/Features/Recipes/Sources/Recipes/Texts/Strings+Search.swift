import DesignKit
import FeatureKit
import LocalizationKit
import RecipesDomain

/// The texts about what a search found.
extension Strings {
  func searchWords(_ search: MealSearch) -> LoadState<FoundMeals, RecipesFailure>.Words {
    .init(
      title: title(of: search),
      loading: language.choose(en: "Searching", zhHans: "正在搜索"),
      notRefreshed: SearchWords(language).notRepeated
    )
  }

  func title(of search: MealSearch) -> SafeText {
    switch search {
    case .name(let text), .fields(let text, in: _):
      language.choose(en: "Meals for '\(SafeText(text))'", zhHans: "与“\(SafeText(text))”匹配的菜肴")
    case .firstLetter(let letter):
      language.choose(
        en: "Meals that begin with '\(SafeText(String(letter)))'",
        zhHans: "以“\(SafeText(String(letter)))”开头的菜肴"
      )
    }
  }

  var fromService: SafeText { language.choose(en: "from the service", zhHans: "来自服务") }
  var fromHistory: SafeText {
    language.choose(en: "from cached meals", zhHans: "来自已缓存的菜肴")
  }

  func loaded(secondsAgo: Int, isOldest: Bool) -> SafeText {
    let ago = SafeText(language.ago(seconds: secondsAgo))
    return isOldest
      ? language.choose(en: "oldest cached \(ago)", zhHans: "最早于\(ago)缓存")
      : language.choose(en: "cached \(ago)", zhHans: "\(ago)缓存")
  }

  var serviceDidNotAnswer: SafeText {
    language.choose(en: "The service is not available", zhHans: "服务无响应")
  }
  var historyInstead: SafeText {
    language.choose(en: "Showing cached meals.", zhHans: "以下为已缓存的菜肴。")
  }
  /// Beside rows and documents, which do not say where they come from.
  var onlyHistorySearched: String {
    language.choose(en: "Only cached meals were searched.", zhHans: "只搜索了已缓存的菜肴。")
  }
  var nothingFound: SafeText { language.choose(en: "No meals found.", zhHans: "没有找到菜肴。") }

  func nothingFoundHint(_ search: MealSearch, _ context: ViewContext) -> SafeText {
    let advice =
      switch search {
      case .name, .firstLetter:
        language.choose(en: "Try part of the name.", zhHans: "请尝试名称的一部分。")
      case .fields:
        language.choose(
          en: "This searches only meals you have listed or opened before.",
          zhHans: "此搜索只包括列出过或打开过的菜肴。"
        )
      }
    return hint([.sentence(advice), browseCategories], context)
  }
}
