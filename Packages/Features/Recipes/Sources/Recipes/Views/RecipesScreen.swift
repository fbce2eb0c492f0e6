import DesignKit
import DomainKernel
import FeatureKit
import RecipesDomain

/// The screens of browsing recipes.
struct RecipesScreen {
  let state: RecipesState
  let context: ViewContext

  var strings: Strings { Strings(context.language) }

  var categories: Element {
    state.categories.element(categoryWords, context) {
      CategoriesElement(list: FilteredList($0, mentioning: state.filter), context: context).element
    }
  }

  var names: Element {
    guard let names = state.names else { return .loading(strings.loadingNames) }
    return names.content.element(nameWords, context) {
      NameListElement(
        listing: names.item,
        list: FilteredList($0, mentioning: state.filter),
        context: context
      ).element
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

  var categoryWords: LoadState<[MealCategory]>.Words {
    .init(
      loading: strings.loadingCategories,
      refreshing: strings.refreshing,
      notRefreshed: strings.categoriesNotRefreshed
    )
  }

  var nameWords: LoadState<[ListedName]>.Words {
    .init(
      loading: strings.loadingNames,
      refreshing: strings.refreshing,
      notRefreshed: strings.namesNotRefreshed
    )
  }

  var listWords: LoadState<[MealSummary]>.Words {
    .init(
      loading: strings.loadingMeals,
      refreshing: strings.refreshing,
      notRefreshed: strings.mealsNotRefreshed
    )
  }

  var mealWords: LoadState<Meal>.Words {
    .init(
      loading: strings.loadingMeal,
      refreshing: strings.refreshing,
      notRefreshed: strings.mealNotRefreshed
    )
  }
}
