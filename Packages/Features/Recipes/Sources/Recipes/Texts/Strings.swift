import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import RecipesDomain

/// The texts of recipes, in one language.
struct Strings {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var recipes: SafeText { language.choose(en: "Recipes", zhHans: "食谱") }

  func list(_ items: [String]) -> SafeText { SafeText(language.list(items)) }

  func tryAgainLater(_ context: ViewContext) -> SafeText { SafeText(context.sentence(for: .refresh(.later))) }

  func hint(_ remedies: [Remedy], _ context: ViewContext) -> SafeText {
    SafeText(language.paragraph(remedies.map(context.sentence)))
  }

  var browseCategories: Remedy {
    .open(
      Route("recipes"),
      purpose: language.choose(en: "Browse the categories", zhHans: "浏览分类")
    )
  }
}

// MARK: - Categories

extension Strings {
  var categoryWords: LoadState<EntryList<MealCategory>, RecipesFailure>.Words {
    .init(
      title: recipes,
      loading: language.choose(en: "Loading categories", zhHans: "正在载入分类"),
      notRefreshed: language.notRefreshed(en: "The categories", zhHans: "分类")
    )
  }

  var categories: SafeText { language.choose(en: "Categories", zhHans: "分类") }
  var noCategories: SafeText { language.choose(en: "No categories found.", zhHans: "暂无分类。") }

  func noCategory(with text: String) -> SafeText {
    language.choose(
      en: "No category contains '\(SafeText(text))'.",
      zhHans: "没有包含“\(SafeText(text))”的分类。"
    )
  }

  /// Of a list with entries that could not be read, where nothing else has a text.
  func nothingReadable(with text: String) -> SafeText {
    language.choose(
      en: "Nothing that could be read contains '\(SafeText(text))'.",
      zhHans: "可读取的内容都不包含“\(SafeText(text))”。"
    )
  }

  func seeAllCategories(_ context: ViewContext) -> SafeText {
    hint(
      [.leaveOut(option: "filter", purpose: language.choose(en: "see all categories", zhHans: "查看全部分类"))],
      context
    )
  }

  func count(categories: Int, of total: Int) -> SafeText {
    SafeText(language.counted(categories, of: total, en: ("category", "categories"), zhHans: "个分类"))
  }

  var listOne: SafeText { language.choose(en: "List its meals", zhHans: "列出菜肴") }
}

// MARK: - Cuisines and ingredients

extension Strings {
  func nameWords(_ listing: NameListing) -> LoadState<EntryList<ListedName>, RecipesFailure>.Words {
    .init(title: title(of: listing), loading: loading(listing))
  }

  private func loading(_ listing: NameListing) -> SafeText {
    switch listing {
    case .cuisines: language.choose(en: "Loading cuisines", zhHans: "正在载入菜系")
    case .ingredients: language.choose(en: "Loading ingredients", zhHans: "正在载入食材")
    }
  }

  func title(of listing: NameListing) -> SafeText {
    switch listing {
    case .cuisines: language.choose(en: "Cuisines", zhHans: "菜系")
    case .ingredients: ingredients
    }
  }

  func none(of listing: NameListing) -> SafeText {
    switch listing {
    case .cuisines: language.choose(en: "No cuisines found.", zhHans: "没有可列出的菜系。")
    case .ingredients: language.choose(en: "No ingredients found.", zhHans: "没有可列出的食材。")
    }
  }

  func noName(with text: String, _ listing: NameListing) -> SafeText {
    let text = SafeText(text)
    return switch listing {
    case .cuisines: language.choose(en: "No cuisine contains '\(text)'.", zhHans: "没有包含“\(text)”的菜系。")
    case .ingredients: language.choose(en: "No ingredient contains '\(text)'.", zhHans: "没有包含“\(text)”的食材。")
    }
  }

  func seeAllNames(_ listing: NameListing, _ context: ViewContext) -> SafeText {
    let purpose =
      switch listing {
      case .cuisines: language.choose(en: "see all cuisines", zhHans: "查看全部菜系")
      case .ingredients: language.choose(en: "see all ingredients", zhHans: "查看全部食材")
      }
    return hint([.leaveOut(option: "filter", purpose: purpose)], context)
  }

  func count(names: Int, of total: Int, _ listing: NameListing) -> SafeText {
    let text =
      switch listing {
      case .cuisines: language.counted(names, of: total, en: ("cuisine", "cuisines"), zhHans: "种菜系")
      case .ingredients: language.counted(names, of: total, en: ("ingredient", "ingredients"), zhHans: "种食材")
      }
    return SafeText(text)
  }
}

// MARK: - Lists of meals

extension Strings {
  /// The words for a list of meals and for what else it holds.
  func mealListWords<Value>() -> LoadState<Value, RecipesFailure>.Words {
    .init(title: meals, loading: language.choose(en: "Loading meals", zhHans: "正在载入菜肴"))
  }

  var meals: SafeText { language.choose(en: "Meals", zhHans: "菜肴") }
  var openOne: SafeText { language.choose(en: "Open a meal", zhHans: "查看菜谱") }
  var number: SafeText { language.choose(en: "ID", zhHans: "编号") }

  func count(meals: Int) -> SafeText {
    SafeText(language.counted(meals, en: ("meal", "meals"), zhHans: "道菜"))
  }

  func title(of listing: MealListing) -> SafeText {
    switch listing {
    case .category(let category): SafeText(category.name)
    case .cuisine(let name):
      language.choose(en: "Meals from '\(SafeText(name))'", zhHans: "菜系“\(SafeText(name))”的菜肴")
    case .ingredient(let name):
      language.choose(en: "Meals with '\(SafeText(name))'", zhHans: "含“\(SafeText(name))”的菜肴")
    }
  }

  func namesNotLoaded(_ listing: MealListing) -> SafeText {
    switch listing {
    case .category: language.notLoaded(en: "The categories", zhHans: "分类")
    case .cuisine: language.notLoaded(en: "The cuisines", zhHans: "菜系")
    case .ingredient: language.notLoaded(en: "The ingredients", zhHans: "食材")
    }
  }

  /// Beside meals whose name was not looked up in the list of such names.
  func takenForExact(_ listing: MealListing) -> SafeText {
    let name: SafeText =
      switch listing {
      case .category(let category): SafeText(category.name)
      case .cuisine(let name), .ingredient(let name): SafeText(name)
      }
    return language.choose(
      en: "'\(name)' was used as the exact name. Whether others match is not known.",
      zhHans: "已将“\(name)”作为完整名称使用，无法确定是否还有其他匹配项。"
    )
  }

  func empty(_ listing: MealListing) -> SafeText {
    switch listing {
    case .category: language.choose(en: "This category has no meals.", zhHans: "此分类没有菜肴。")
    case .cuisine(let name):
      language.choose(
        en: "There is no meal from '\(SafeText(name))'.",
        zhHans: "没有菜系为“\(SafeText(name))”的菜肴。"
      )
    case .ingredient(let name):
      language.choose(en: "There is no meal with '\(SafeText(name))'.", zhHans: "没有含“\(SafeText(name))”的菜肴。")
    }
  }

  func emptyHint(_ listing: MealListing, _ context: ViewContext) -> SafeText {
    switch listing {
    case .category: tryAgainLater(context)
    case .cuisine:
      hint(
        [
          .open(
            Route("recipes", "areas"),
            purpose: language.choose(en: "Choose another cuisine", zhHans: "选择其他菜系")
          )
        ],
        context
      )
    case .ingredient:
      hint(
        [
          .open(
            Route("recipes", "ingredients"),
            purpose: language.choose(en: "Choose another ingredient", zhHans: "选择其他食材")
          )
        ],
        context
      )
    }
  }

  func name(of meal: MealSummary) -> SafeText {
    meal.name.map { SafeText($0) } ?? language.choose(en: "Unnamed meal", zhHans: "未命名的菜肴")
  }

  var selected: SafeText { language.choose(en: "selected", zhHans: "已选") }
  func selected(_ id: SafeText) -> SafeText { language.choose(en: "selected: \(id)", zhHans: "已选：\(id)") }
}

// MARK: - Side by side

extension Strings {
  var chooseCategory: SafeText { language.choose(en: "Choose a category", zhHans: "请选择分类") }
  var chooseMeal: SafeText { language.choose(en: "Choose a meal", zhHans: "请选择菜肴") }

  func moreAbove(_ count: Int) -> SafeText {
    let number = SafeText(language.grouped(count))
    return language.choose(en: "… \(number) more above", zhHans: "…上方还有\(number)项")
  }

  func moreBelow(_ count: Int) -> SafeText {
    let number = SafeText(language.grouped(count))
    return language.choose(en: "… \(number) more below", zhHans: "…下方还有\(number)项")
  }
}

// MARK: - A meal

extension Strings {
  var mealWords: LoadState<Meal, RecipesFailure>.Words {
    .init(
      title: meal,
      loading: language.choose(en: "Loading the meal", zhHans: "正在载入菜谱"),
      notRefreshed: language.notRefreshed(en: "The meal", zhHans: "菜谱")
    )
  }

  var meal: SafeText { language.choose(en: "Meal", zhHans: "菜谱") }
  var ingredients: SafeText { language.choose(en: "Ingredients", zhHans: "食材") }
  var steps: SafeText { language.choose(en: "Steps", zhHans: "步骤") }

  /// That a meal has more tags than are read of it.
  func omitted(tags count: Int) -> SafeText {
    let number = language.grouped(count)
    return language.plural(
      count,
      en: ("1 more tag of this meal is not shown", "\(number) more tags of this meal are not shown"),
      zhHans: "此菜谱另有\(number)个标签未显示"
    )
  }

  /// That a meal has more steps than are read of it.
  func omitted(steps count: Int) -> SafeText {
    let number = language.grouped(count)
    return language.plural(
      count,
      en: ("1 more step of this meal is not shown", "\(number) more steps of this meal are not shown"),
      zhHans: "此菜谱另有\(number)个步骤未显示"
    )
  }

  var video: SafeText { language.choose(en: "Video", zhHans: "视频") }
  var source: SafeText { language.choose(en: "Source", zhHans: "来源") }
  var picture: SafeText { language.choose(en: "Picture", zhHans: "图片") }
  var nothingKnown: SafeText {
    language.choose(en: "The service has no recipe for this meal.", zhHans: "服务没有此菜肴的菜谱。")
  }
  var recipeMissing: SafeText {
    language.choose(en: "The response has no recipe for this meal.", zhHans: "响应中缺少此菜肴的菜谱。")
  }
  var makeFavourite: SafeText { language.choose(en: "Add to favourites", zhHans: "收藏") }
  var shopForIt: SafeText { language.choose(en: "Add to the shopping list", zhHans: "加入购物清单") }

  func alsoCalled(_ name: SafeText) -> SafeText {
    language.choose(en: "also called \(name)", zhHans: "又名\(name)")
  }

  func servings(_ servings: Servings) -> SafeText {
    let (wanted, base) = (servings.wanted, servings.base)
    return language.choose(
      en: "For \(wanted), from a recipe for \(base)",
      zhHans: "\(wanted)人份，由\(base)人份的菜谱换算"
    )
  }

  func assumedBase(_ servings: Servings) -> SafeText {
    language.choose(
      en: "The recipe does not say how many servings it makes; \(servings.base) is assumed.",
      zhHans: "菜谱未说明是几人份，假定为\(servings.base)人份。"
    )
  }

  func notScaled(_ count: Int) -> SafeText {
    language.plural(
      count,
      en: (
        "1 amount cannot be scaled and is left unchanged.",
        "\(language.grouped(count)) amounts cannot be scaled and are left unchanged."
      ),
      zhHans: "\(language.grouped(count))个用量无法换算，保持不变。"
    )
  }

  /// Behind an amount that is left unchanged among scaled ones.
  var notScaled: SafeText { language.choose(en: " (not scaled)", zhHans: "（未换算）") }
}
