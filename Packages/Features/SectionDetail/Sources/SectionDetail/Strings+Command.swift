import LocalizationKit

extension Strings {
  var abstract: String {
    language.choose(
      en: "Show a section: what it is about, its categories, and its blocks of titles.",
      zhHans: "显示一个栏目：简介、类别和各板块的节目。"
    )
  }

  var discussion: String {
    language.choose(
      en: """
        A section is meant by its id, its name, its title, or the beginning of one of them. Blocks that the \
        service keeps apart are loaded too; one that cannot be had does not keep the others from being shown.
        """,
      zhHans: """
        栏目可以用标识、名称、标题或其开头来指定。服务单独存放的板块也会载入；某个板块无法载入时，不影响显示其他板块。
        """
    )
  }

  var byName: String { language.choose(en: "a section by its name", zhHans: "按名称打开栏目") }
  var byCategory: String { language.choose(en: "narrowed to a category", zhHans: "只看一个类别") }
  var byBlock: String { language.choose(en: "everything of one block", zhHans: "一个板块的全部内容") }
  var asDocument: String { language.choose(en: "for a script", zhHans: "供脚本使用") }

  var sectionHelp: String {
    language.choose(en: "An id, name, title, or the beginning of one.", zhHans: "标识、名称、标题或其开头。")
  }
  var sectionName: String { language.choose(en: "section", zhHans: "栏目") }
  var categoryHelp: String { language.choose(en: "Narrow the section to a category.", zhHans: "只显示栏目的一个类别。") }
  var blockHelp: String { language.choose(en: "Show one block in full.", zhHans: "显示一个板块的全部详情。") }
  var titleName: String { language.choose(en: "title", zhHans: "标题") }
  var limitHelp: String {
    language.choose(
      en: "How many titles of a block to show; 5 without --block, else 10. With --json, else all that came.",
      zhHans: "每个板块显示多少个节目；不带 --block 时为5，否则为10。带 --json 时默认为载入的全部。"
    )
  }
  var numberName: String { language.choose(en: "n", zhHans: "数量") }
  func allHelp(upTo most: Int) -> String {
    language.choose(
      en: "Load and show every title of a block, up to \(most).",
      zhHans: "载入并显示板块的所有节目，最多\(most)个。"
    )
  }
}
