import DesignKit
import FeatureKit
import LocalizationKit
import RecipesDomain

/// The texts of what is not found, or not clear.
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

  /// The service may have what a cached list lacks, so that it is not said that there is no such thing.
  func notListed(_ subject: RecipesFailure.Subject, _ asked: String, unreadable count: Int) -> String {
    guard count == 0 else { return noSuch(subject, asked, unreadable: count) }
    let noun: String =
      switch subject {
      case .category: language.choose(en: "category", zhHans: "分类")
      case .cuisine: language.choose(en: "cuisine", zhHans: "菜系")
      case .ingredient: language.choose(en: "ingredient", zhHans: "食材")
      case .meal, .favourite, .shoppingMeal, .shoppingLine: language.choose(en: "meal", zhHans: "菜肴")
      }
    return language.choose(
      en: "The cached list has no \(noun) '\(asked)'.",
      zhHans: "缓存的列表中没有\(noun)“\(asked)”。"
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
    let things: String =
      switch subject {
      case .category: language.choose(en: "category", zhHans: "多个分类")
      case .cuisine: language.choose(en: "cuisine", zhHans: "多个菜系")
      case .ingredient: language.choose(en: "ingredient", zhHans: "多种食材")
      case .meal: language.choose(en: "meal", zhHans: "多道菜")
      case .favourite: language.choose(en: "favourite", zhHans: "多项收藏")
      case .shoppingMeal: language.choose(en: "meal on the shopping list", zhHans: "购物清单上的多道菜")
      case .shoppingLine: language.choose(en: "item on the shopping list", zhHans: "购物清单上的多项")
      }
    return language.choose(
      en: "'\(asked)' matches more than one \(things).",
      zhHans: "“\(asked)”对应\(things)。"
    )
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

  /// Meals by their IDs, with their names as far as they are known.
  func labels(of meals: [MealSummary]) -> [String] {
    meals.map { described($0.id.rawValue, name: $0.name ?? "") }
  }

  func names(_ meals: [MealSummary]) -> String { language.list(labels(of: meals), .and) }

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
