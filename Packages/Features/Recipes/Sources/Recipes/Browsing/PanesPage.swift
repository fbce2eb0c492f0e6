import DesignKit
import DomainKernel
import FeatureKit
import RecipesDomain

/// The page of the categories, the meals of one and a meal side by side, or of what was chosen last with the way to it.
func panesPage(_ state: PanesViewModel.State, _ context: ViewContext) -> Page {
  PanesPage(state: state, context: context).page
}

private struct PanesPage {
  let state: PanesViewModel.State
  let context: ViewContext

  private var strings: Strings { Strings(context.language) }

  var page: Page {
    let focused = [categories, meals, meal][focus]
    return Page(
      focused.title,
      notice: unlistedCategory,
      content: panes,
      groups: focused.groups,
      actions: focused.actions
    )
  }

  /// That the name of the category could not be looked up in the list of categories.
  private var unlistedCategory: Element {
    guard state.categories.shown == nil, let error = state.categories.error, let list = state.list else {
      return .empty
    }
    return .unchecked(.category(list.category), because: error, in: context)
  }

  private var panes: Element {
    .panes(
      [
        Pane(strings.categories, width: .fixed(20), alone: body(of: categories), categoryNames),
        Pane(mealsTitle, width: .flexible(minimum: 34, ideal: 40), alone: onItsWay(meals), mealNames),
        Pane(
          strings.meal,
          width: .flexible(minimum: 60, ideal: 88),
          priority: 1,
          alone: onItsWay(meal),
          state.meal == nil ? .emptyState(title: strings.chooseMeal) : body(of: meal)
        ),
      ],
      focus: focus,
      folding: .allAtOnce
    )
  }

  private var focus: Int {
    if state.meal != nil { return 2 }
    return state.list == nil ? 0 : 1
  }

  /// The actions stand below the panes, once.
  private func body(of page: Page) -> Element {
    var page = page
    page.actions = []
    return page.element(in: context)
  }

  // MARK: - What a pane shows alone

  private var categories: Page {
    categoriesPage(CategoriesViewModel.State(categories: state.categories), context)
  }

  private var meals: Page {
    guard let list = state.list else {
      return Page(strings.meals, content: .emptyState(title: strings.chooseCategory))
    }
    return list.meals.page(strings.mealListWords(), context) {
      MealsPage(listing: .category(list.category), meals: $0, context: context).page
    }
  }

  private var meal: Page { mealPage(MealViewModel.State(meal: state.meal ?? .idle), context) }

  private func onItsWay(_ page: Page) -> Element {
    .stack([way, body(of: page)], spacing: 1)
  }

  private var way: Element {
    guard let meal = state.meal else { return .breadcrumb([strings.categories], current: mealsTitle) }
    // The user may have chosen a meal of another category than the one whose meals stand beside it.
    let category = state.list.map { SafeText(meal.shown?.value.category ?? $0.category.name) }
    let name = meal.shown.map { strings.name(of: $0.value.summary) } ?? strings.meal
    return .breadcrumb([strings.categories] + [category].compactMap(\.self), current: name)
  }

  private var mealsTitle: SafeText { state.list.map { SafeText($0.category.name) } ?? strings.meals }

  // MARK: - What a pane shows beside the others

  private var categoryNames: Element {
    state.categories.page(strings.categoryWords, context) { categories in
      let chosen = categories.value.firstIndex { $0.id == state.list?.category.id }
      let names = names(categories.value.count, around: chosen, isFocused: focus == 0) {
        name(of: categories.value[$0], isChosen: $0 == chosen)
      }
      return Page(strings.categories, notice: .entries(of: categories, in: context), content: names)
    }
    .element(in: context)
  }

  private func name(of category: MealCategory, isChosen: Bool) -> Element {
    let mark = isChosen ? Icon("●", ascii: "*", word: strings.selected) : Icon(" ", ascii: " ")
    let row = Element.text(
      "\(mark, .accent) \(SafeText(category.name), isChosen ? .title : .text)",
      maximumLines: 2
    )
    return isChosen ? row.painted(on: .selected) : row
  }

  private var mealNames: Element {
    guard let list = state.list else { return .emptyState(title: strings.chooseCategory) }
    return list.meals.page(strings.mealListWords(), context) { meals in
      let chosen = meals.value.firstIndex { $0.id == state.meal?.shown?.id }
      let names = names(meals.value.count, around: chosen, isFocused: focus == 1) {
        MealRow(meal: meals.value[$0], isChosen: $0 == chosen, context: context).element
      }
      let empty = MealsPage(listing: .category(list.category), meals: meals, context: context).empty
      return Page(
        mealsTitle,
        notice: .entries(of: meals, in: context),
        content: meals.value.isEmpty ? empty : names
      )
    }
    .element(in: context)
  }

  private func names(
    _ count: Int,
    around chosen: Int?,
    isFocused: Bool,
    _ row: (Int) -> Element
  ) -> Element {
    let window = NamesWindow(of: count, around: chosen, most: isFocused ? count : NamesWindow.mostLines)
    return .stack([
      window.above == 0 ? .empty : .text("\(strings.moreAbove(window.above), .muted)"),
      .list(window.shown.map(row)),
      window.below == 0 ? .empty : .text("\(strings.moreBelow(window.below), .muted)"),
    ])
  }
}

/// The part of a long list of names that stands beside what was chosen in it.
struct NamesWindow: Hashable {
  static let mostLines = 40

  let shown: Range<Int>
  let above: Int
  let below: Int

  /// Puts the chosen name in the middle where there is room; a line that counts names stands for two at least.
  init(of count: Int, around chosen: Int?, most: Int = mostLines) {
    let wanted = chosen.map { $0 - most / 2 } ?? 0
    let start = max(min(wanted, count - most), 0)
    let first = start == 0 ? 0 : start + 1
    let end = start + most >= count ? count : start + most - 1
    (shown, above, below) = (first..<end, first, count - end)
  }
}
