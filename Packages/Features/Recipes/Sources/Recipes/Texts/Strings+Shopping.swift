import DesignKit
import FeatureKit
import LocalizationKit
import RecipesDomain

// MARK: - The list

extension Strings {
  var shoppingWords: LoadState<ShoppingList, RecipesFailure>.Words {
    .init(title: shoppingList, loading: language.choose(en: "Loading the shopping list", zhHans: "正在载入购物清单"))
  }

  var shoppingList: SafeText { language.choose(en: "Shopping list", zhHans: "购物清单") }
  var nothingToBuy: SafeText { language.choose(en: "The shopping list is empty.", zhHans: "购物清单是空的。") }

  func nothingToBuyHint(_ context: ViewContext) -> SafeText {
    hint(
      [.open(Route("recipes"), purpose: language.choose(en: "Find a meal to shop for", zhHans: "查找要采购的菜肴"))],
      context
    )
  }

  var everythingBought: SafeText { language.choose(en: "Everything is bought.", zhHans: "已全部买齐。") }
  var inBasket: SafeText { language.choose(en: "Bought", zhHans: "已买") }
  var bought: SafeText { language.choose(en: "bought:", zhHans: "已买：") }
  var toBuy: SafeText { language.choose(en: "to buy:", zhHans: "待买：") }
  func tick(_ line: ShoppingLine) -> SafeText {
    line.isTicked
      ? language.choose(en: "Mark as not bought", zhHans: "标为未买")
      : language.choose(en: "Mark as bought", zhHans: "标为已买")
  }

  var tickOne: SafeText { language.choose(en: "Mark an item as bought", zhHans: "标记为已买") }
  var exportList: SafeText { language.choose(en: "Export the list", zhHans: "导出清单") }

  func count(lines: Int) -> SafeText {
    SafeText(language.counted(lines, en: ("item", "items"), zhHans: "项"))
  }

  func count(bought: Int) -> SafeText {
    guard bought > 0 else { return "" }
    return language.choose(en: "\(language.grouped(bought)) bought", zhHans: "已买\(language.grouped(bought))项")
  }
}

// MARK: - Changes

extension Strings {
  func notes(_ outcome: ShoppingOutcome) -> [String] {
    switch outcome {
    case .added(let new, let alreadyThere, let servings, let unscaled, let unticked, let incomplete):
      notes(added: new, alreadyThere, servings) + notes(unscaled: unscaled) + notes(unticked: unticked)
        + notes(incomplete: incomplete)
    case .ticked(let changed, let unchanged, let isTicked): notes(ticked: changed, unchanged, isTicked)
    case .removed(let meals):
      [
        language.choose(
          en: "Removed from the shopping list: \(names(meals)).",
          zhHans: "已从购物清单移除：\(names(meals))。"
        )
      ]
    case .cleared(let count):
      [
        language.plural(
          count,
          en: (
            "Removed 1 item from the shopping list.",
            "Removed \(language.grouped(count)) items from the shopping list."
          ),
          zhHans: "已从购物清单移除\(language.grouped(count))项。"
        )
      ]
    case .notCleared: []
    case .alreadyEmpty:
      [language.choose(en: "The shopping list was already empty.", zhHans: "购物清单原本就是空的。")]
    }
  }

  private func notes(
    added new: [MealSummary],
    _ alreadyThere: [MealSummary],
    _ servings: Servings?
  ) -> [String] {
    let added = names(new)
    let updated = names(alreadyThere)
    return [
      new.isEmpty
        ? "" : language.choose(en: "Added to the shopping list: \(added).", zhHans: "已加入购物清单：\(added)。"),
      alreadyThere.isEmpty
        ? ""
        : language.choose(
          en: "Already on the shopping list, amounts replaced: \(updated).",
          zhHans: "已在购物清单上，用量已更新：\(updated)。"
        ),
      servings.map { self.servings($0).string + language.choose(en: ".", zhHans: "。") } ?? "",
      servings.map { $0.isBaseAssumed ? assumedBase($0).string : "" } ?? "",
    ].filter { !$0.isEmpty }
  }

  private func notes(unscaled count: Int) -> [String] { count > 0 ? [notScaled(count).string] : [] }

  private func notes(unticked ingredients: [String]) -> [String] {
    guard !ingredients.isEmpty else { return [] }
    let list = language.list(ingredients, .and)
    return [
      language.choose(
        en: "No longer marked as bought, because the amount changed: \(list).",
        zhHans: "用量有变，不再标记为已买：\(list)。"
      )
    ]
  }

  private func notes(incomplete meals: [MealSummary]) -> [String] {
    guard !meals.isEmpty else { return [] }
    let list = names(meals)
    return [
      language.plural(
        meals.count,
        en: (
          "Parts of the recipe for \(list) could not be read; ingredients may be missing.",
          "Parts of the recipes for \(list) could not be read; ingredients may be missing."
        ),
        zhHans: "\(list)的菜谱有部分内容无法读取，可能缺少食材。"
      )
    ]
  }

  private func notes(ticked changed: [String], _ unchanged: [String], _ isTicked: Bool) -> [String] {
    let now = language.list(changed, .and)
    let before = language.list(unchanged, .and)
    return [
      changed.isEmpty
        ? ""
        : isTicked
          ? language.choose(en: "Marked as bought: \(now).", zhHans: "已标记为已买：\(now)。")
          : language.choose(en: "Marked as not bought: \(now).", zhHans: "已恢复为待买：\(now)。"),
      unchanged.isEmpty
        ? ""
        : isTicked
          ? language.choose(en: "Already marked as bought: \(before).", zhHans: "之前已标记为已买：\(before)。")
          : language.choose(en: "Already marked as not bought: \(before).", zhHans: "原本就是待买：\(before)。"),
    ].filter { !$0.isEmpty }
  }

  func unreadable(entries count: Int, of meals: [MealSummary]) -> String {
    let list = language.shortList(labels(of: meals), .and)
    return language.plural(
      count,
      en: (
        "1 entry for \(list) cannot be read and is left out. Add the meal again, or remove it.",
        "\(language.grouped(count)) entries for \(list) cannot be read and are left out. Add the meals again, or remove them."
      ),
      zhHans: "购物清单中\(list)有\(language.grouped(count))项无法读取，未列出。请重新加入或移除该菜肴。"
    )
  }

  func clearQuestion(_ count: Int) -> String {
    language.plural(
      count,
      en: (
        "Remove 1 item from the shopping list? [y/N]",
        "Remove \(language.grouped(count)) items from the shopping list? [y/N]"
      ),
      zhHans: "从购物清单移除\(language.grouped(count))项吗？[y/N]"
    )
  }
}

// MARK: - Commands

extension Strings {
  var shoppingAbstract: String { language.choose(en: "Show the shopping list.", zhHans: "显示购物清单。") }
  var shoppingDiscussion: String {
    language.choose(
      en: """
        The list combines the ingredients of meals. The same ingredient of several meals is one item, and its amounts \
        are added up where the sum is exact. The list is stored on this computer.
        """,
      zhHans: "清单由多道菜的食材合并而成：相同的食材合为一项，能准确相加的用量会相加。清单保存在本机。"
    )
  }
  var shoppingExample: String { language.choose(en: "what to buy", zhHans: "要买的东西") }
  var shoppingDocumentExample: String { language.choose(en: "the list as JSON", zhHans: "以 JSON 输出清单") }
  var addShoppingAbstract: String {
    language.choose(en: "Add the ingredients of meals to the shopping list.", zhHans: "将菜肴所需食材加入购物清单。")
  }
  var addShoppingDiscussion: String {
    language.choose(
      en: "For a meal that is already on the list, the new amounts replace the old ones.",
      zhHans: "如果菜肴已在清单上，新的用量会取代旧的用量。"
    )
  }
  func addShoppingExample(_ meals: Int) -> String {
    language.plural(
      meals,
      en: ("for one meal, 6 servings", "for \(language.grouped(meals)) meals, 6 servings each"),
      zhHans: meals == 1 ? "1道菜，6人份" : "\(language.grouped(meals))道菜，各6人份"
    )
  }
  func tickAbstract(_ isTicked: Bool) -> String {
    isTicked
      ? language.choose(en: "Mark items as bought.", zhHans: "将食材标记为已买。")
      : language.choose(en: "Mark items as not bought.", zhHans: "将食材恢复为待买。")
  }
  func tickExample(_ isTicked: Bool) -> String {
    isTicked
      ? language.choose(en: "mark two items as bought", zhHans: "将2项食材标记为已买")
      : language.choose(en: "mark one item as not bought", zhHans: "将1项食材恢复为待买")
  }
  var itemsHelp: String {
    language.choose(en: "Items to change, by name or unique prefix.", zhHans: "要更改的食材，每项用名称或能唯一确定的开头指定。")
  }
  var removeShoppingAbstract: String {
    language.choose(en: "Remove the ingredients of meals from the list.", zhHans: "从清单移除菜肴所需的食材。")
  }
  var removeShoppingExample: String {
    language.choose(en: "remove one meal you will not cook", zhHans: "移除不做的1道菜")
  }
  var clearAbstract: String { language.choose(en: "Remove everything from the list.", zhHans: "清空购物清单。") }
  var clearDiscussion: String {
    language.choose(
      en: "Asks for confirmation in a terminal.",
      zhHans: "在终端中会先要求确认。"
    )
  }
  var clearExample: String { language.choose(en: "empty the list", zhHans: "清空清单") }
  var clearWithoutQuestionExample: String {
    language.choose(en: "empty the list without confirmation", zhHans: "清空清单，不要求确认")
  }
  var exportAbstract: String {
    language.choose(en: "Export the list for other programs.", zhHans: "导出清单供其他程序使用。")
  }
  var exportDiscussion: String {
    language.choose(
      en:
        "Writes one line per item, without colours or line wrapping. Markdown output is a task list.",
      zhHans: "每项一行，没有颜色，也不换行；Markdown 格式为任务列表。"
    )
  }
  var exportExample: String { language.choose(en: "as Markdown", zhHans: "Markdown 格式") }
  var exportToFileExample: String {
    language.choose(en: "as Markdown, into a file", zhHans: "以 Markdown 格式保存到文件")
  }
  var formatHelp: String { language.choose(en: "Output format.", zhHans: "输出格式。") }
}
