import LocalizationKit

/// The texts of the command that searches: help, examples and what is wrong with a command line.
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
