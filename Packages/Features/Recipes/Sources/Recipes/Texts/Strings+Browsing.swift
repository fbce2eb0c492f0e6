import DesignKit
import LocalizationKit
import RecipesDomain

extension Strings {
  var loadingCategories: SafeText { language.choose(en: "Loading categories", zhHans: "正在载入分类") }
  var loadingMeals: SafeText { language.choose(en: "Loading meals", zhHans: "正在载入菜肴") }
  var loadingMeal: SafeText { language.choose(en: "Loading the meal", zhHans: "正在载入菜谱") }
  var refreshing: SafeText { language.choose(en: "Checking for changes", zhHans: "正在检查变化") }
  var categoriesNotRefreshed: SafeText {
    language.choose(en: "The categories could not be refreshed", zhHans: "无法刷新分类")
  }
  var mealsNotRefreshed: SafeText {
    language.choose(en: "The list could not be refreshed", zhHans: "无法刷新列表")
  }
  var mealNotRefreshed: SafeText {
    language.choose(en: "The meal could not be refreshed", zhHans: "无法刷新菜谱")
  }

  var categories: SafeText { language.choose(en: "Categories", zhHans: "分类") }
  var meals: SafeText { language.choose(en: "Meals", zhHans: "菜肴") }
  var meal: SafeText { language.choose(en: "Meal", zhHans: "菜谱") }
  var noCategories: SafeText { language.choose(en: "The service has no categories.", zhHans: "服务没有分类。") }
  var tryAgainLater: SafeText {
    language.choose(en: "Try again later with --refresh.", zhHans: "请稍后用 --refresh 重试。")
  }
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

  var listOne: SafeText { language.choose(en: "See its meals", zhHans: "查看其菜肴") }
  var openOne: SafeText { language.choose(en: "Open one", zhHans: "打开一道") }
  var selected: SafeText { language.choose(en: "selected", zhHans: "已选") }

  func selected(_ id: SafeText) -> SafeText { language.choose(en: "selected: \(id)", zhHans: "已选：\(id)") }

  func count(categories: Int, of total: Int) -> SafeText {
    let all: SafeText = language.plural(
      total,
      en: ("1 category", "\(total) categories"),
      zhHans: "\(total)个分类"
    )
    if categories == total { return all }
    return language.choose(en: "\(categories) of \(all)", zhHans: "\(all)中的\(categories)个")
  }

  func noCategory(with text: String) -> SafeText {
    language.choose(
      en: "No category mentions '\(SafeText(text))'.",
      zhHans: "没有提到“\(SafeText(text))”的分类。"
    )
  }

  var seeAllCategories: SafeText {
    language.choose(
      en: "Leave out --filter to see all of them, or search meals with 'tessera recipes search'.",
      zhHans: "去掉 --filter 可查看全部分类，或用“tessera recipes search”查找菜肴。"
    )
  }

  func count(meals: Int) -> SafeText {
    let number = SafeText(language.grouped(meals))
    return language.plural(meals, en: ("1 meal", "\(number) meals"), zhHans: "\(number)道菜")
  }

  func title(of listing: MealListing) -> SafeText {
    switch listing {
    case .category(let category): SafeText(category.name)
    case .area(let name):
      language.choose(en: "Meals from '\(SafeText(name))'", zhHans: "菜系“\(SafeText(name))”的菜肴")
    case .ingredient(let name):
      language.choose(en: "Meals with '\(SafeText(name))'", zhHans: "含“\(SafeText(name))”的菜肴")
    }
  }

  func empty(_ listing: MealListing) -> SafeText {
    switch listing {
    case .category: language.choose(en: "This category has no meals.", zhHans: "此分类没有菜肴。")
    case .area(let name):
      language.choose(
        en: "There is no meal from '\(SafeText(name))'.",
        zhHans: "没有菜系为“\(SafeText(name))”的菜肴。"
      )
    case .ingredient(let name):
      language.choose(en: "There is no meal with '\(SafeText(name))'.", zhHans: "没有含“\(SafeText(name))”的菜肴。")
    }
  }

  func emptyHint(_ listing: MealListing) -> SafeText {
    switch listing {
    case .category: tryAgainLater
    case .area, .ingredient:
      language.choose(
        en: "Try another one, or find a meal by a part of its name with 'tessera recipes search'.",
        zhHans: "请换一个试试，或用“tessera recipes search”按名称的一部分查找。"
      )
    }
  }

  /// What a meal without a name is called.
  var unnamed: SafeText { language.choose(en: "Meal without a name", zhHans: "未命名的菜肴") }

  func name(of meal: MealSummary) -> SafeText {
    meal.name.map { SafeText($0) } ?? unnamed
  }
}
