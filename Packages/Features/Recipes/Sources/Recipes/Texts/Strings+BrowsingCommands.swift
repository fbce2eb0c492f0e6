import LocalizationKit

extension Strings {
  var group: String { language.choose(en: "Recipes", zhHans: "食谱") }

  var categoriesAbstract: String {
    language.choose(en: "List the categories of recipes.", zhHans: "列出食谱的分类。")
  }
  var categoriesDiscussion: String {
    language.choose(
      en: """
        Shows what each category is about. With --category or --meal, a terminal of 120 columns and more shows \
        categories, meals and the meal side by side, a narrower one what was chosen last. What was seen once \
        opens without a connection.
        """,
      zhHans: "显示各分类的简介。使用 --category 或 --meal 时，120列及以上的终端并排显示分类、菜肴和菜谱，较窄的终端只显示最后选择的部分。看过的内容无需联网即可打开。"
    )
  }
  var categoriesExample: String { language.choose(en: "the categories", zhHans: "所有分类") }
  var filterExample: String {
    language.choose(en: "those that have to do with fish", zhHans: "与鱼有关的分类")
  }
  var filterHelp: String {
    language.choose(
      en: "Show only categories that mention a text.",
      zhHans: "只显示名称或简介提到某文本的分类。"
    )
  }
  var besideExample: String { language.choose(en: "side by side with its meals", zhHans: "与其菜肴并排显示") }
  var documentExample: String { language.choose(en: "for a script", zhHans: "供脚本使用") }
  var categoryBesideHelp: String {
    language.choose(en: "Show the meals of a category beside it.", zhHans: "在旁边显示某分类的菜肴。")
  }
  var mealBesideHelp: String {
    language.choose(en: "Show a meal beside its category, by id or name.", zhHans: "在分类旁边显示一道菜（编号或名称）。")
  }
  var besideWithoutDocument: String {
    language.choose(
      en: "--category and --meal choose what the screen shows.",
      zhHans: "--category 和 --meal 用于选择屏幕显示的内容。"
    )
  }
  var documentsOfParts: String {
    language.choose(
      en: "For a document, use 'tessera recipes list' or 'tessera recipes show' with --json.",
      zhHans: "要输出文档，请使用“tessera recipes list”或“tessera recipes show”并加上 --json。"
    )
  }

  var nameValue: String { language.choose(en: "name", zhHans: "名称") }
  var categoryValue: String { language.choose(en: "category", zhHans: "分类") }
  var mealValue: String { language.choose(en: "meal", zhHans: "菜肴") }
  var numberValue: String { language.choose(en: "number", zhHans: "数字") }

  var mealsAbstract: String { language.choose(en: "List the meals of a category.", zhHans: "列出某分类的菜肴。") }
  var mealsDiscussion: String {
    language.choose(
      en: """
        A category is named by its name, its id or the beginning of either. The service can also list meals by \
        the kitchen they come from or by a main ingredient, each named by its name or the beginning of it, but \
        only by one of the three at a time.
        """,
      zhHans: "分类可以用名称、编号或其开头来指定。也可以按菜系或主要食材（名称或其开头）列出菜肴，但每次只能选择其中一种。"
    )
  }
  var mealsExample: String { language.choose(en: "the meals of a category", zhHans: "某分类的菜肴") }
  var areaExample: String { language.choose(en: "meals of a kitchen", zhHans: "某菜系的菜肴") }
  var ingredientExample: String { language.choose(en: "meals with an ingredient", zhHans: "含某食材的菜肴") }
  var categoryHelp: String {
    language.choose(en: "The category: its name, id, or the beginning of one.", zhHans: "分类：名称、编号或其开头。")
  }
  var areaHelp: String {
    language.choose(en: "List the meals of a kitchen instead.", zhHans: "改为列出某菜系的菜肴。")
  }
  var ingredientHelp: String {
    language.choose(en: "List the meals with a main ingredient instead.", zhHans: "改为列出含某主要食材的菜肴。")
  }
  var nothingToList: String {
    language.choose(en: "Nothing was said to list.", zhHans: "没有指定要列出什么。")
  }
  var oneListAtATime: String {
    language.choose(
      en: "The service lists meals by one thing at a time.",
      zhHans: "服务每次只能按一个条件列出菜肴。"
    )
  }
  var sayWhatToList: String {
    language.choose(
      en: "Name a category, or use --area or --ingredient.",
      zhHans: "请指定一个分类，或使用 --area 或 --ingredient。"
    )
  }

  var mealAbstract: String { language.choose(en: "Show how a meal is made.", zhHans: "显示一道菜的做法。") }
  var mealDiscussion: String {
    language.choose(
      en: """
        A meal is named by its id, or by a name that means one meal. With --servings its measures are scaled; \
        those that are no numbers stay as they are.
        """,
      zhHans: "菜肴可以用编号指定，也可以用只对应一道菜的名称指定。使用 --servings 时按人数换算用量；不是数字的用量保持原样。"
    )
  }
  var mealExample: String { language.choose(en: "ingredients and steps", zhHans: "食材和步骤") }
  var servingsExample: String {
    language.choose(en: "for six, from a recipe for two", zhHans: "由2人份换算为6人份")
  }
  var mealHelp: String { language.choose(en: "The meal: its id, or its name.", zhHans: "菜肴：编号或名称。") }
  var servingsHelp: String {
    language.choose(en: "Scale measures to so many servings.", zhHans: "按此人数换算用量。")
  }
  func baseHelp(_ assumed: Int) -> String {
    language.choose(
      en: "With --servings: for how many the recipe is; \(assumed) is assumed.",
      zhHans: "与 --servings 连用：菜谱是几人份；默认假定为\(assumed)人份。"
    )
  }
  var baseWithoutServings: String {
    language.choose(en: "--base says from what --servings scales.", zhHans: "--base 用于说明 --servings 的换算基准。")
  }
  var addServings: String { language.choose(en: "Add --servings.", zhHans: "请加上 --servings。") }
}
