import DesignKit
import DomainKernel
import FeatureKit
import RecipesDomain

extension RecipesScreen {
  /// Categories, meals and the meal side by side, or what was chosen last with the way to it.
  var columns: Element {
    .panes(
      [
        Pane(strings.categories, width: .fixed(20), alone: categories, categoryNames),
        Pane(mealsTitle, width: .flexible(minimum: 34, ideal: 40), alone: onItsWay(meals), mealNames),
        Pane(
          strings.meal,
          width: .flexible(minimum: 60, ideal: 88),
          priority: 1,
          alone: onItsWay(meal),
          mealBeside
        ),
      ],
      focus: focus,
      folding: .allAtOnce
    )
  }

  /// What was chosen last.
  private var focus: Int {
    if state.meal != nil { return 2 }
    return state.list == nil ? 0 : 1
  }

  private func onItsWay(_ screen: Element) -> Element {
    .stack([way, screen], spacing: 1)
  }

  private var way: Element {
    let list = state.list.map { strings.title(of: $0.item) }
    guard let meal = state.meal else { return .breadcrumb([strings.categories], current: list ?? mealsTitle) }
    let name = meal.content.shown.map { strings.name(of: $0.value.summary) } ?? strings.meal
    return .breadcrumb([strings.categories] + [list].compactMap(\.self), current: name)
  }

  private var mealsTitle: SafeText { state.list.map { strings.title(of: $0.item) } ?? strings.meals }

  private var categoryNames: Element {
    state.categories.element(categoryWords, context) {
      CategoriesElement(list: FilteredList($0, mentioning: state.filter), context: context)
        .names(chosen: chosenCategory, isFocused: focus == 0)
    }
  }

  private var mealNames: Element {
    guard let list = state.list else { return .emptyState(title: strings.chooseCategory) }
    return list.content.element(listWords, context) {
      MealsElement(listing: list.item, meals: $0, context: context).names(
        chosen: chosenMeal,
        isFocused: focus == 1
      )
    }
  }

  private var mealBeside: Element {
    state.meal == nil ? .emptyState(title: strings.chooseMeal) : meal
  }

  private var chosenCategory: MealCategory.ID? {
    if case .category(let category) = state.list?.item { category.id } else { nil }
  }

  private var chosenMeal: Meal.ID? {
    if case .meal(let id) = state.meal?.item.subject { id } else { state.meal?.content.shown?.id }
  }
}
