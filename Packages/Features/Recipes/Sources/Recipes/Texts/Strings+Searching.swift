import DesignKit
import LocalizationKit

extension Strings {
  var searching: SafeText { language.choose(en: "Searching", zhHans: "正在搜索") }
  var nothingFound: SafeText { language.choose(en: "No meal was found.", zhHans: "没有找到菜肴。") }
  var byService: SafeText { language.choose(en: "the service answered", zhHans: "由服务回答") }
  var bySeen: SafeText {
    language.choose(en: "searched among meals seen before", zhHans: "在看过的菜肴中搜索")
  }

  func seen(secondsAgo: Int) -> SafeText {
    let ago = SafeText(language.ago(seconds: secondsAgo))
    return language.choose(en: "seen \(ago)", zhHans: "\(ago)看过")
  }

  func oldestSeen(secondsAgo: Int) -> SafeText {
    let ago = SafeText(language.ago(seconds: secondsAgo))
    return language.choose(en: "the oldest seen \(ago)", zhHans: "最早于\(ago)看过")
  }

  var serviceNotAsked: SafeText {
    language.choose(en: "The service could not answer", zhHans: "服务无法回答")
  }
  var seenInstead: SafeText {
    language.choose(en: "These are meals that were seen before.", zhHans: "以下是以前看过的菜肴。")
  }

  func title(of search: MealSearch) -> SafeText {
    switch search {
    case .name(let text), .seen(let text, _):
      language.choose(en: "Meals for '\(SafeText(text))'", zhHans: "“\(SafeText(text))”的搜索结果")
    case .letter(let letter):
      language.choose(
        en: "Meals that begin with '\(SafeText(String(letter)))'",
        zhHans: "以“\(SafeText(String(letter)))”开头的菜肴"
      )
    }
  }

  func nothingFoundHint(_ search: MealSearch) -> SafeText {
    switch search {
    case .name, .letter:
      language.choose(
        en: "Try a part of the name, or list a category with 'tessera recipes list'.",
        zhHans: "请尝试名称的一部分，或用“tessera recipes list”列出一个分类。"
      )
    case .seen:
      language.choose(
        en: "Only meals that were seen are searched this way; listing and opening meals adds to them.",
        zhHans: "这种方式只搜索看过的菜肴；列出或打开菜肴会增加搜索范围。"
      )
    }
  }

  var searchAbstract: String { language.choose(en: "Search meals.", zhHans: "搜索菜肴。") }
  var searchDiscussion: String {
    language.choose(
      en: """
        Asks the service for meals whose name contains the text; when it cannot answer, or with --offline, meals \
        that were seen before are searched by name, category, kitchen, tags and ingredients. The service cannot \
        search other fields: --ingredient, --area, --category and --tag search meals that were seen.
        """,
      zhHans: """
        向服务查询名称包含该文字的菜肴；服务无法回答或使用 --offline 时，在看过的菜肴中按名称、分类、菜系、标签和食材搜索。\
        服务不能搜索其他字段：--ingredient、--area、--category 和 --tag 在看过的菜肴中搜索。
        """
    )
  }
  var searchExample: String { language.choose(en: "by name", zhHans: "按名称") }
  var letterExample: String { language.choose(en: "by the first letter", zhHans: "按首字母") }
  var fieldExample: String {
    language.choose(en: "by ingredient, among meals seen before", zhHans: "在看过的菜肴中按食材搜索")
  }
  var textHelp: String { language.choose(en: "What to search for.", zhHans: "要搜索的文字。") }
  var textValue: String { language.choose(en: "text", zhHans: "文字") }
  var letterHelp: String {
    language.choose(en: "List meals whose name begins with a letter instead.", zhHans: "改为列出名称以某字母开头的菜肴。")
  }
  var letterValue: String { language.choose(en: "letter", zhHans: "字母") }
  var inIngredients: String {
    language.choose(en: "Search ingredients of meals seen before.", zhHans: "在看过的菜肴的食材中搜索。")
  }
  var inAreas: String {
    language.choose(en: "Search kitchens of meals seen before.", zhHans: "在看过的菜肴的菜系中搜索。")
  }
  var inCategories: String {
    language.choose(en: "Search categories of meals seen before.", zhHans: "在看过的菜肴的分类中搜索。")
  }
  var inTags: String { language.choose(en: "Search tags of meals seen before.", zhHans: "在看过的菜肴的标签中搜索。") }
  var nothingToSearch: String {
    language.choose(en: "Nothing was said to search for.", zhHans: "没有指定要搜索什么。")
  }
  var sayWhatToSearch: String {
    language.choose(en: "Give a text, or --letter with one letter.", zhHans: "请给出文字，或用 --letter 指定一个字母。")
  }
  var eitherTextOrLetter: String {
    language.choose(
      en: "--letter lists by a letter, and goes with no text and no field.",
      zhHans: "--letter 按字母列出，不能与文字或字段同时使用。"
    )
  }
  var randomAbstract: String { language.choose(en: "Show a meal by chance.", zhHans: "随机显示一道菜。") }
  var randomDiscussion: String {
    language.choose(
      en:
        "The service draws a meal each time. When it cannot be reached, or with --offline, one is drawn among the meals that were seen as a whole.",
      zhHans: "服务每次随机选取一道菜。无法连接服务或使用 --offline 时，从完整看过的菜肴中随机选取。"
    )
  }
  var randomExample: String { language.choose(en: "what to cook today", zhHans: "今天做什么") }
}
