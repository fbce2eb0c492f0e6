import DesignKit
import FeatureKit
import LocalizationKit
import RecipesDomain

// MARK: - The results

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

// MARK: - The command

extension Strings {
  var searchAbstract: String { language.choose(en: "Search meals.", zhHans: "搜索菜肴。") }
  var searchDiscussion: String {
    language.choose(
      en: """
        Searches the service for meals whose name contains the text. Without a connection, or with \
        --offline, it shows the cached results of the same search. If the search is not cached, it \
        searches names, categories, cuisines, tags and ingredients of cached meals. The service cannot \
        search other fields: --ingredient, --area, --category and --tag always search cached meals.
        """,
      zhHans: """
        向服务搜索名称包含该文字的菜肴。无网络连接或使用 --offline 时，显示同一搜索的缓存结果；\
        该搜索没有缓存时，在已缓存的菜肴中按名称、分类、菜系、标签和食材搜索。\
        服务不能搜索其他字段：--ingredient、--area、--category 和 --tag 始终在已缓存的菜肴中搜索。
        """
    )
  }
  var searchExample: String { language.choose(en: "by name", zhHans: "按名称") }
  var letterExample: String { language.choose(en: "by the first letter", zhHans: "按首字母") }
  var fieldExample: String {
    language.choose(en: "by ingredient, among cached meals", zhHans: "按食材，在已缓存的菜肴中")
  }
  var searchDocumentExample: String { language.choose(en: "by name, as JSON", zhHans: "按名称，输出 JSON") }
  var letterHelp: String {
    language.choose(en: "First letter of the names, instead of a text.", zhHans: "名称的首字母，代替搜索文字。")
  }
  var inIngredients: String {
    language.choose(en: "Search the ingredients of cached meals.", zhHans: "在已缓存的菜肴的食材中搜索。")
  }
  var inCuisines: String {
    language.choose(en: "Search the cuisines of cached meals.", zhHans: "在已缓存的菜肴的菜系中搜索。")
  }
  var inCategories: String {
    language.choose(en: "Search the categories of cached meals.", zhHans: "在已缓存的菜肴的分类中搜索。")
  }
  var inTags: String {
    language.choose(en: "Search the tags of cached meals.", zhHans: "在已缓存的菜肴的标签中搜索。")
  }
  var sayWhatToSearch: String {
    language.choose(en: "Enter a text, or use --letter.", zhHans: "请输入文字，或使用 --letter。")
  }
  var notOneLetter: String {
    language.choose(en: "--letter takes one letter or digit.", zhHans: "--letter 只接受一个字母或数字。")
  }
  var eitherTextOrLetter: String {
    language.choose(
      en: "A search text and --letter cannot be used together.",
      zhHans: "搜索文字和 --letter 不能同时使用。"
    )
  }
  func eitherFieldOrLetter(_ option: String) -> String {
    language.choose(
      en: "--\(option) and --letter cannot be used together.",
      zhHans: "--\(option) 和 --letter 不能同时使用。"
    )
  }
}
