import LocalizationKit

/// The texts of the help.
extension Strings {
  var abstract: String {
    language.choose(en: "Show a section with its categories and titles.", zhHans: "显示一个栏目及其分类和节目。")
  }

  var discussion: String {
    language.choose(
      en: """
        Identify a section by ID, name or title; a unique prefix is enough. Blocks that the service sends separately \
        are included. If one block fails to load, the others are still shown.
        """,
      zhHans: """
        栏目可以用标识、名称或标题来指定，只需输入能唯一确定的开头。服务分开发送的板块也会一并载入；某个板块无法载入时，仍会显示其他板块。
        """
    )
  }

  var byName: String { language.choose(en: "a section by name", zhHans: "按名称打开栏目") }
  var byCategory: String { language.choose(en: "one category of a section", zhHans: "栏目的一个分类") }
  var byBlock: String { language.choose(en: "all titles of one block", zhHans: "一个板块的所有节目") }
  var asDocument: String { language.choose(en: "title and blocks as JSON", zhHans: "以 JSON 输出标题和板块") }

  var sectionHelp: String {
    language.choose(
      en: "Section ID, name or title (a unique prefix is enough).",
      zhHans: "栏目的标识、名称或标题（只需输入能唯一确定的开头）。"
    )
  }
  var sectionName: String { language.choose(en: "section", zhHans: "栏目") }
  var categoryHelp: String { language.choose(en: "Category to show.", zhHans: "要显示的分类。") }
  var blockHelp: String { language.choose(en: "Block to show in full.", zhHans: "要完整显示的板块。") }
  var titleName: String { language.choose(en: "title", zhHans: "标题") }
  var limitHelp: String {
    language.choose(
      en: "Maximum number of titles per block (default: 5, 10 with --block, all loaded titles with --json).",
      zhHans: "每个板块最多显示的节目数（默认5，使用 --block 时为10，使用 --json 时为所有已载入的节目）。"
    )
  }
  var numberName: String { language.choose(en: "number", zhHans: "数量") }
  func allHelp(upTo most: Int) -> String {
    language.choose(
      en: "Load and show every title of a block, up to \(language.grouped(most)).",
      zhHans: "载入并显示板块的所有节目，最多\(language.grouped(most))个。"
    )
  }
}
