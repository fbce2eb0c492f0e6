import DesignKit
import DomainKernel
import FeatureKit
import RecipesDomain

/// The screens of browsing recipes.
struct RecipesScreen {
  let state: RecipesState
  let context: ViewContext

  private var strings: Strings { Strings(context.language) }

  var categories: Element {
    state.categories.element(categoryWords, context) {
      CategoriesElement(categories: $0, context: context).element
    }
  }

  var meals: Element {
    guard let list = state.list else { return .loading(strings.loadingMeals) }
    return list.content.element(listWords, context) {
      MealsElement(listing: list.item, meals: $0, context: context).element
    }
  }

  var meal: Element {
    guard let meal = state.meal else { return .loading(strings.loadingMeal) }
    return meal.content.element(mealWords, context) {
      MealElement(choice: meal.item, meal: $0, context: context).element
    }
  }

  /// Three columns, or what was chosen last.
  var columns: Element {
    .adaptive(
      minimumWidth: 120,
      wide: .columns(
        [
          Column(categoryNames, width: .fixed(20)),
          Column(mealNames, width: .flexible(minimum: 34, ideal: 40)),
          Column(mealBeside, width: .flexible(minimum: 54, ideal: 88), priority: 1),
        ],
        gap: 3,
        isDivided: true
      ),
      narrow: lastChosen
    )
  }

  private var lastChosen: Element {
    if state.meal != nil { return meal }
    return state.list == nil ? categories : meals
  }

  private var categoryNames: Element {
    state.categories.element(categoryWords, context) {
      CategoriesElement(categories: $0, context: context).names(chosen: chosenCategory)
    }
  }

  private var mealNames: Element {
    guard let list = state.list else { return .emptyState(title: strings.chooseCategory) }
    return list.content.element(listWords, context) {
      MealsElement(listing: list.item, meals: $0, context: context).names(chosen: chosenMeal)
    }
  }

  private var mealBeside: Element {
    state.meal == nil ? .emptyState(title: strings.chooseMeal) : meal
  }

  private var chosenCategory: MealCategory? {
    if case .category(let category) = state.list?.item { category } else { nil }
  }

  private var chosenMeal: Meal.ID? {
    if case .meal(let id) = state.meal?.item.subject { id } else { state.meal?.content.shown?.id }
  }

  private var categoryWords: LoadState<[MealCategory]>.Words {
    .init(
      loading: strings.loadingCategories,
      refreshing: strings.refreshing,
      notRefreshed: strings.categoriesNotRefreshed
    )
  }

  private var listWords: LoadState<[MealSummary]>.Words {
    .init(
      loading: strings.loadingMeals,
      refreshing: strings.refreshing,
      notRefreshed: strings.mealsNotRefreshed
    )
  }

  private var mealWords: LoadState<Meal>.Words {
    .init(
      loading: strings.loadingMeal,
      refreshing: strings.refreshing,
      notRefreshed: strings.mealNotRefreshed
    )
  }
}
