import LocalizationKit

/// The texts of the command line: help, examples and what is wrong with a command line.
extension Strings {
  var nameValue: String { language.choose(en: "name", zhHans: "名称") }
  var categoryValue: String { language.choose(en: "category", zhHans: "分类") }
  var mealValue: String { language.choose(en: "meal", zhHans: "菜肴") }
  var numberValue: String { language.choose(en: "number", zhHans: "数字") }
  var textValue: String { language.choose(en: "text", zhHans: "文字") }
  var letterValue: String { language.choose(en: "letter", zhHans: "字母") }
  var itemValue: String { language.choose(en: "item", zhHans: "食材") }
  var formatValue: String { language.choose(en: "format", zhHans: "格式") }
  var standardInputExample: String {
    language.choose(en: "the meals listed on standard input", zhHans: "标准输入中列出的菜肴")
  }
}

// MARK: - Categories, cuisines and ingredients

extension Strings {
  /// The heading above the command in the help of the program.
  var group: String { language.choose(en: "Recipes", zhHans: "食谱", id: "Resep") }

  var categoriesAbstract: String {
    language.choose(
      en: "List the categories of recipes.",
      zhHans: "列出食谱的分类。",
      id: "Tampilkan kategori resep."
    )
  }
  var categoriesDiscussion: String {
    language.choose(
      en: """
        Shows a short description of each category. With --category or --meal, a terminal of at least 120 columns shows \
        categories, meals and the recipe side by side. A narrower terminal shows only the last of them. Pages you have \
        opened before stay available offline.
        """,
      zhHans: "显示各分类的简介。使用 --category 或 --meal 时，120列及以上的终端并排显示分类、菜肴和菜谱，较窄的终端只显示其中最后一项。浏览过的内容可离线查看。"
    )
  }
  var categoriesExample: String { language.choose(en: "all categories", zhHans: "所有分类") }
  var filterExample: String { language.choose(en: "categories that mention fish", zhHans: "提到“fish”的分类") }
  var besideExample: String {
    language.choose(en: "all categories and the meals of one of them", zhHans: "所有分类，以及其中一个分类的菜肴")
  }
  var idsAndNamesExample: String { language.choose(en: "IDs and names as JSON", zhHans: "以 JSON 输出编号和名称") }
  var filterHelp: String {
    language.choose(en: "Text to look for in names and descriptions.", zhHans: "在名称和简介中查找的文字。")
  }
  var categoryBesideHelp: String {
    language.choose(en: "Category whose meals are shown beside the list.", zhHans: "在列表旁显示其菜肴的分类。")
  }
  var mealBesideHelp: String {
    language.choose(en: "Meal to show beside its category, by ID or name.", zhHans: "在分类旁显示的菜肴（编号或名称）。")
  }

  func abstract(of listing: NameListing) -> String {
    switch listing {
    case .cuisines: language.choose(en: "List cuisines.", zhHans: "列出菜系。")
    case .ingredients: language.choose(en: "List ingredients.", zhHans: "列出食材。")
    }
  }
  func filterHelp(_ listing: NameListing) -> String {
    switch listing {
    case .cuisines:
      language.choose(en: "Text to look for in names.", zhHans: "在名称中查找的文字。")
    case .ingredients: filterHelp
    }
  }
  func filterExample(_ listing: NameListing) -> String {
    switch listing {
    case .cuisines: language.choose(en: "cuisines whose names contain 'an'", zhHans: "名称包含“an”的菜系")
    case .ingredients: language.choose(en: "ingredients that mention 'an'", zhHans: "提到“an”的食材")
    }
  }
  var namesExample: String { language.choose(en: "names as JSON", zhHans: "以 JSON 输出名称") }
}

// MARK: - Lists of meals

extension Strings {
  var mealsAbstract: String {
    language.choose(en: "List the meals of a category, cuisine or ingredient.", zhHans: "列出某分类、菜系或食材的菜肴。")
  }
  var mealsDiscussion: String {
    language.choose(
      en: """
        Lists the meals of one category, one cuisine or one main ingredient. Enter its name, or the ID of a category; a \
        unique prefix is enough.
        """,
      zhHans: "列出一个分类、一个菜系或一种主要食材的菜肴。请输入名称，分类也可输入编号；只需输入能唯一确定的开头。"
    )
  }
  var mealsExample: String { language.choose(en: "the meals of a category", zhHans: "某分类的菜肴") }
  var cuisineExample: String { language.choose(en: "meals from a cuisine", zhHans: "某菜系的菜肴") }
  var ingredientExample: String { language.choose(en: "meals with an ingredient", zhHans: "含某食材的菜肴") }
  var mealsDocumentExample: String {
    language.choose(en: "the meals of a category as JSON", zhHans: "以 JSON 输出某分类的菜肴")
  }
  var categoryHelp: String {
    language.choose(en: "Category name or ID (a unique prefix is enough).", zhHans: "分类名称或编号（可只用能唯一确定的开头）。")
  }
  var cuisineHelp: String {
    language.choose(en: "Cuisine to list instead of a category.", zhHans: "要列出的菜系，代替分类。")
  }
  var ingredientHelp: String {
    language.choose(en: "Main ingredient to list instead of a category.", zhHans: "要列出的主要食材，代替分类。")
  }
  var nothingToList: String { language.choose(en: "No category given.", zhHans: "没有指定分类。") }
  func eitherCategoryOr(_ option: String) -> String {
    language.choose(
      en: "A category and --\(option) cannot be used together.",
      zhHans: "分类和 --\(option) 不能同时使用。"
    )
  }
  var sayWhatToList: String {
    language.choose(
      en: "Enter a category, or use --area or --ingredient.",
      zhHans: "请输入分类，或使用 --area 或 --ingredient。"
    )
  }
}

// MARK: - A meal

extension Strings {
  var mealAbstract: String { language.choose(en: "Show a recipe.", zhHans: "显示菜谱。") }
  var mealDiscussion: String {
    language.choose(
      en: """
        Identify a meal by ID or by an unambiguous name. With --servings, the ingredients are scaled; amounts \
        that are not numbers stay as they are.
        """,
      zhHans: "菜肴可以用编号指定，也可以用只对应一道菜的名称指定。使用 --servings 时按份数换算食材用量；不是数字的用量保持不变。"
    )
  }
  var mealExample: String { language.choose(en: "ingredients and steps of a meal", zhHans: "一道菜的食材和步骤") }
  var servingsExample: String {
    language.choose(en: "scaled to 6 servings from a recipe for 2", zhHans: "由2人份的菜谱换算为6人份")
  }
  var mealDocumentExample: String {
    language.choose(en: "name and ingredients as JSON", zhHans: "以 JSON 输出名称和食材")
  }
  var mealHelp: String { language.choose(en: "Meal ID or name.", zhHans: "菜肴的编号或名称。") }
  var servingsHelp: String {
    language.choose(en: "Servings to scale the ingredients to.", zhHans: "换算食材用量的份数。")
  }
  func baseHelp(_ assumed: Int) -> String {
    language.choose(
      en: "Servings the recipe makes (default: \(assumed)), with --servings.",
      zhHans: "菜谱的份数（默认为\(assumed)），与 --servings 连用。"
    )
  }
  var baseWithoutServings: String {
    language.choose(en: "--base needs --servings.", zhHans: "--base 需要与 --servings 连用。")
  }

  var randomAbstract: String { language.choose(en: "Show a random meal.", zhHans: "随机显示一道菜。") }
  var randomDiscussion: String {
    language.choose(
      en: "The service chooses a meal each time. Offline, it is one of the meals you have opened.",
      zhHans: "每次由服务随机选取一道菜；离线时从打开过的菜肴中随机选取。"
    )
  }
  var randomExample: String { language.choose(en: "a random meal", zhHans: "随机一道菜") }
  var randomDocumentExample: String {
    language.choose(en: "ID and name as JSON", zhHans: "以 JSON 输出编号和名称")
  }
}
