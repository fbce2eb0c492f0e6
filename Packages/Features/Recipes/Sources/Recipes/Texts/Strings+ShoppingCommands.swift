import LocalizationKit

extension Strings {
  var shoppingAbstract: String { language.choose(en: "Show the shopping list.", zhHans: "显示购物清单。") }
  var shoppingDiscussion: String {
    language.choose(
      en: """
        The list is put together from meals: the same ingredient of several meals is one line, with amounts added \
        where that can be done exactly. It is kept on this machine.
        """,
      zhHans: "清单由多道菜的食材合并而成：相同的食材合为一项，能准确相加的用量会相加。清单保存在本机。"
    )
  }
  var shoppingExample: String { language.choose(en: "what is to be bought", zhHans: "要买的东西") }
  var addShoppingAbstract: String {
    language.choose(en: "Add what meals need to the shopping list.", zhHans: "将菜肴所需食材加入购物清单。")
  }
  var addShoppingDiscussion: String {
    language.choose(
      en: "For a meal that is on the list already, the new amounts take the place of the old ones.",
      zhHans: "如果菜肴已在清单上，新的用量会取代旧的用量。"
    )
  }
  var addShoppingExample: String { language.choose(en: "for two meals, each for six", zhHans: "两道菜，各6人份") }
  var tickAbstract: String { language.choose(en: "Put things into the basket.", zhHans: "将食材标记为已买。") }
  var tickExample: String { language.choose(en: "two things are bought", zhHans: "买好了两样") }
  var untickAbstract: String { language.choose(en: "Take things out of the basket.", zhHans: "将食材恢复为待买。") }
  var untickExample: String { language.choose(en: "it is needed after all", zhHans: "还是需要买") }
  var itemsHelp: String {
    language.choose(en: "The things, each by its name or the beginning of it.", zhHans: "食材，每项用名称或其开头指定。")
  }
  var itemValue: String { language.choose(en: "item", zhHans: "食材") }
  var removeShoppingAbstract: String {
    language.choose(en: "Remove what a meal needs from the list.", zhHans: "从清单移除菜肴所需的食材。")
  }
  var removeShoppingExample: String { language.choose(en: "this meal is not cooked", zhHans: "不做这道菜了") }
  var clearAbstract: String { language.choose(en: "Remove everything from the list.", zhHans: "清空购物清单。") }
  var clearExample: String { language.choose(en: "begin anew", zhHans: "重新开始") }
  var exportAbstract: String {
    language.choose(en: "Write the list for other programs.", zhHans: "输出清单供其他程序使用。")
  }
  var exportDiscussion: String {
    language.choose(
      en: "One line for each thing, without colours and never wrapped; as Markdown, a list of tasks.",
      zhHans: "每项一行，没有颜色，也不换行；Markdown 格式为任务列表。"
    )
  }
  var exportExample: String { language.choose(en: "into a file", zhHans: "保存到文件") }
  var formatHelp: String { language.choose(en: "How to write it.", zhHans: "输出格式。") }
  var formatValue: String { language.choose(en: "format", zhHans: "格式") }
  var exportWithoutDocument: String {
    language.choose(en: "An export is a text, not a JSON document.", zhHans: "导出的是文本，不是 JSON 文档。")
  }
  var listAsDocument: String {
    language.choose(
      en: "For a document, use 'tessera recipes shopping --json'.",
      zhHans: "要输出文档，请使用“tessera recipes shopping --json”。"
    )
  }
}
