import DomainKernel
import FeatureKit
public import Observation
public import RecipesDomain

/// Holds the state of browsing recipes, and changes it as a person wants.
///
/// What was chosen last is what is shown: an answer to an earlier choice is dropped, whenever it comes. A load of
/// what is shown already keeps it until the answer is there, and after a failure.
@MainActor @Observable
public final class RecipesViewModel {
  /// What there is to show.
  public private(set) var state = RecipesState()

  private let browse: BrowseMeals
  private let openMeal: OpenMeal
  @ObservationIgnored private var generations = (categories: 0, names: 0, list: 0, meal: 0)

  /// Makes a view model.
  ///
  /// - Parameters:
  ///   - browse: Lists categories and meals.
  ///   - open: Opens meals.
  public init(browse: BrowseMeals, open: OpenMeal) {
    self.browse = browse
    openMeal = open
  }

  /// Does what a person wants, and returns when it is done.
  ///
  /// - Parameter intent: What the person wants.
  public func send(_ intent: RecipesIntent) async {
    switch intent {
    case .showCategories(let freshness): await showCategories(freshness)
    case .showNames(let listing, let freshness): await showNames(listing, freshness)
    case .filter(let text): state.filter = text
    case .choose(let listing, let freshness): await choose(listing, freshness)
    case .open(let choice, let freshness): await open(choice, freshness)
    case .retry: await retry()
    case .refresh: await refresh()
    }
  }

  private func showCategories(_ freshness: Freshness) async {
    generations.categories += 1
    let current = generations.categories
    state.categories = state.categories.beginning
    let outcome = await Result.loading { () throws(ServiceError) in try await browse.categories(freshness) }
    guard current == generations.categories else { return }
    state.categories = state.categories.ending(outcome)
  }

  private func showNames(_ listing: NameListing, _ freshness: Freshness) async {
    generations.names += 1
    let current = generations.names
    state.names = Chosen(loading: listing, after: state.names)
    let outcome = await Result.loading { () throws(ServiceError) in
      switch listing {
      case .areas: try await browse.areas(freshness).map { $0.map(ListedName.init) }
      case .ingredients: try await browse.ingredients(freshness).map { $0.map(ListedName.init) }
      }
    }
    guard current == generations.names, let names = state.names else { return }
    state.names = Chosen(listing, names.content.ending(outcome))
  }

  private func choose(_ listing: MealListing, _ freshness: Freshness) async {
    generations.list += 1
    let current = generations.list
    if let shown = state.list, shown.item != listing { closeMeal() }
    state.list = Chosen(loading: listing, after: state.list)
    let outcome = await Result.loading { () throws(ServiceError) in
      try await browse.meals(listing.selection, freshness)
    }
    guard current == generations.list, let list = state.list else { return }
    state.list = Chosen(listing, list.content.ending(outcome))
  }

  private func open(_ choice: MealChoice, _ freshness: Freshness) async {
    generations.meal += 1
    let current = generations.meal
    state.meal = Chosen(loading: choice, after: state.meal)
    let outcome = await Result.loading { () throws(ServiceError) in try await meal(choice, freshness) }
    guard current == generations.meal, let meal = state.meal else { return }
    state.meal = Chosen(choice, meal.content.ending(outcome))
  }

  private func closeMeal() {
    generations.meal += 1
    state.meal = nil
  }

  private func retry() async {
    if state.categories.error != nil { await showCategories(.storedFirst) }
    if let names = state.names, names.content.error != nil { await showNames(names.item, .storedFirst) }
    if let list = state.list, list.content.error != nil { await choose(list.item, .storedFirst) }
    if let meal = state.meal, meal.content.error != nil { await open(meal.item, .storedFirst) }
  }

  private func refresh() async {
    let (list, meal) = (state.list?.item, state.meal?.item)
    await showCategories(.refresh)
    if let names = state.names { await showNames(names.item, .refresh) }
    if let list, list == state.list?.item { await choose(list, .refresh) }
    if let meal, meal == state.meal?.item { await open(meal, .refresh) }
  }

  private func meal(_ choice: MealChoice, _ freshness: Freshness) async throws(ServiceError) -> Sourced<Meal>
  {
    let scale = choice.servings?.scale
    switch choice.subject {
    case .meal(let id):
      return try await openMeal(id, scale: scale, freshness)
    case .random:
      let meal = try await openMeal.random(freshness)
      return scale.map { scale in meal.map { $0.scaled(by: scale) } } ?? meal
    }
  }
}
