import DesignKit
import FeatureKit
import LocalizationKit
import RecipesDomain

// MARK: - Failures

extension Strings {
  /// How many names a sentence lists at most.
  static let mostNames = 5

  /// Where entries could not be read, it is not said that there is no such thing.
  func noSuch(
    _ subject: RecipesFailure.Subject,
    _ asked: String,
    unreadable count: Int,
    of meals: [RecipesFailure.Candidate] = []
  ) -> String {
    guard count > 0 else { return noSuch(subject, asked) }
    guard meals.isEmpty else {
      return language.choose(
        en: "Nothing that can be read is called '\(asked)'. \(mayBeIt(count, of: meals))",
        zhHans: "可读取的内容中没有“\(asked)”。\(mayBeIt(count, of: meals))"
      )
    }
    return language.choose(
      en: "Nothing that could be read is called '\(asked)'. \(unreadable(entries: count))",
      zhHans: "可读取的内容中没有“\(asked)”。\(unreadable(entries: count))"
    )
  }

  private func unreadable(entries count: Int) -> String {
    let number = language.grouped(count)
    return language.plural(
      count,
      en: ("1 entry could not be read.", "\(number) entries could not be read."),
      zhHans: "有\(number)项无法读取。"
    )
  }

  private func mayBeIt(_ count: Int, of meals: [RecipesFailure.Candidate]) -> String {
    let number = language.grouped(count)
    let list = language.shortList(meals.map { named($0) }, .and)
    return language.plural(
      count,
      en: (
        "1 entry cannot be read and may be the one you mean: \(list).",
        "\(number) entries cannot be read and may include the one you mean: \(list)."
      ),
      zhHans: "有\(number)项无法读取，可能包含要找的内容：\(list)。"
    )
  }

  /// How an entry that cannot be read is removed by the id of its meal, or made readable again.
  func replacing(_ id: String, isOnly: Bool, in subject: RecipesFailure.Subject) -> Remedy {
    switch subject {
    case .category, .cuisine, .ingredient, .meal: list(of: subject)
    case .favourite:
      .open(Route("recipes", "favourites", "remove", id), purpose: removing(isOnly: isOnly))
    case .shoppingMeal:
      .open(Route("recipes", "shopping", "remove", id), purpose: removing(isOnly: isOnly))
    case .shoppingLine:
      .open(
        Route("recipes", "shopping", "add", id),
        purpose: isOnly
          ? language.choose(en: "Add the meal again", zhHans: "重新加入该菜肴")
          : language.choose(en: "Add the first meal again", zhHans: "重新加入第一道菜肴")
      )
    }
  }

  private func removing(isOnly: Bool) -> String {
    isOnly
      ? language.choose(en: "Remove it by its ID", zhHans: "按编号移除")
      : language.choose(en: "Remove the first by its ID", zhHans: "按编号移除第一项")
  }

  private func noSuch(_ subject: RecipesFailure.Subject, _ asked: String) -> String {
    switch subject {
    case .category: language.choose(en: "There is no category '\(asked)'.", zhHans: "没有分类“\(asked)”。")
    case .cuisine: language.choose(en: "There is no cuisine '\(asked)'.", zhHans: "没有菜系“\(asked)”。")
    case .ingredient: language.choose(en: "There is no ingredient '\(asked)'.", zhHans: "没有食材“\(asked)”。")
    case .meal: language.choose(en: "There is no meal '\(asked)'.", zhHans: "没有菜肴“\(asked)”。")
    case .favourite: language.choose(en: "'\(asked)' is not a favourite.", zhHans: "“\(asked)”不在收藏中。")
    case .shoppingMeal, .shoppingLine:
      language.choose(en: "'\(asked)' is not on the shopping list.", zhHans: "“\(asked)”不在购物清单上。")
    }
  }

  func ambiguous(_ subject: RecipesFailure.Subject, _ asked: String) -> String {
    switch subject {
    case .category:
      language.choose(en: "'\(asked)' matches more than one category.", zhHans: "“\(asked)”对应多个分类。")
    case .cuisine:
      language.choose(en: "'\(asked)' matches more than one cuisine.", zhHans: "“\(asked)”对应多个菜系。")
    case .ingredient:
      language.choose(en: "'\(asked)' matches more than one ingredient.", zhHans: "“\(asked)”对应多种食材。")
    case .meal: language.choose(en: "'\(asked)' matches more than one meal.", zhHans: "“\(asked)”对应多道菜。")
    case .favourite:
      language.choose(en: "'\(asked)' matches more than one favourite.", zhHans: "“\(asked)”对应多项收藏。")
    case .shoppingMeal:
      language.choose(
        en: "'\(asked)' matches more than one meal on the shopping list.",
        zhHans: "“\(asked)”对应购物清单上的多道菜。"
      )
    case .shoppingLine:
      language.choose(
        en: "'\(asked)' matches more than one item on the shopping list.",
        zhHans: "“\(asked)”对应购物清单上的多项。"
      )
    }
  }

  func didYouMean(_ candidates: [RecipesFailure.Candidate]) -> String {
    language.didYouMean(candidates.prefix(Self.mostNames).map { named($0, language.quoted) })
  }

  func chooseOne(of candidates: [RecipesFailure.Candidate]) -> String {
    language.chooseOne(
      of: candidates.prefix(Self.mostNames).map { named($0, language.quoted) },
      hasMore: candidates.count > Self.mostNames
    )
  }

  private func named(
    _ candidate: RecipesFailure.Candidate,
    _ quoted: (String) -> String = { $0 }
  ) -> String {
    let name = candidate.name.shortened()
    guard let id = candidate.id else { return quoted(name) }
    return described(quoted(id), name: name)
  }

  private func described(_ id: String, name: String) -> String {
    name.isEmpty ? id : language.text(id, remark: name)
  }

  var notFound: String { language.choose(en: "not found", zhHans: "未找到") }
  var notAllReadable: String { language.choose(en: "unreadable entries", zhHans: "有无法读取的项") }
  var severalMatches: String { language.choose(en: "more than one match", zhHans: "有多个匹配项") }

  /// Where parts of the recipes could not be read, it is not said that they have no ingredients.
  func noIngredients(of meals: [RecipesFailure.Candidate], unreadable count: Int) -> String {
    let list = language.list(meals.map { named($0) }, .and)
    guard count == 0 else {
      return language.choose(
        en: "No ingredients of \(list) could be read. \(unreadable(entries: count))",
        zhHans: "无法读取\(list)的食材。\(unreadable(entries: count))"
      )
    }
    return language.choose(en: "No ingredients are known for \(list).", zhHans: "没有\(list)的食材信息。")
  }

  /// Where the names that can be typed are listed.
  func list(of subject: RecipesFailure.Subject) -> Remedy {
    switch subject {
    case .category:
      .open(Route("recipes"), purpose: language.choose(en: "List the categories", zhHans: "列出所有分类"))
    case .cuisine:
      .open(Route("recipes", "areas"), purpose: language.choose(en: "List the cuisines", zhHans: "列出所有菜系"))
    case .ingredient:
      .open(
        Route("recipes", "ingredients"),
        purpose: language.choose(en: "List the ingredients", zhHans: "列出所有食材")
      )
    case .meal:
      .open(Route("recipes"), purpose: language.choose(en: "Browse the categories", zhHans: "浏览分类"))
    case .favourite:
      .open(
        Route("recipes", "favourites"),
        purpose: language.choose(en: "List your favourites", zhHans: "列出收藏")
      )
    case .shoppingMeal, .shoppingLine:
      .open(Route("recipes", "shopping"), purpose: language.choose(en: "Show the list", zhHans: "查看清单"))
    }
  }
}

// MARK: - Changes of the favourites

extension Strings {
  private func names(_ meals: [MealSummary]) -> String {
    language.list(meals.map { described($0.id.rawValue, name: $0.name ?? "") }, .and)
  }

  func notes(_ outcome: FavouritesViewModel.Outcome) -> [String] {
    switch outcome {
    case .added(let new, let alreadyThere):
      let added = names(new)
      let there = names(alreadyThere)
      return [
        new.isEmpty ? "" : language.choose(en: "Added to favourites: \(added).", zhHans: "已收藏：\(added)。"),
        alreadyThere.isEmpty
          ? "" : language.choose(en: "Already in favourites: \(there).", zhHans: "之前已收藏：\(there)。"),
      ].filter { !$0.isEmpty }
    case .removed(let meals):
      let removed = names(meals)
      return [language.choose(en: "Removed from favourites: \(removed).", zhHans: "已取消收藏：\(removed)。")]
    }
  }

  func unreadable(favourites ids: [String]) -> String {
    let list = language.shortList(ids, .and)
    return language.plural(
      ids.count,
      en: (
        "1 favourite cannot be read and is left out: \(list). Add it again on the page of the meal, or remove it on the command line.",
        "\(language.grouped(ids.count)) favourites cannot be read and are left out: \(list). Add them again on the pages of the meals, or remove them on the command line."
      ),
      zhHans: "有\(language.grouped(ids.count))项收藏无法读取，未列出：\(list)。请在菜肴页面重新收藏，或在命令行中取消收藏。"
    )
  }
}

// MARK: - Changes of the shopping list

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
    let list = language.shortList(meals.map { described($0.id.rawValue, name: $0.name ?? "") }, .and)
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
