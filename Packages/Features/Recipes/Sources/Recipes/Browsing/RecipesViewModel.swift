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
    case .showCategories(let policy): await showCategories(policy)
    case .showNames(let listing, let policy): await showNames(listing, policy)
    case .filter(let text): state.filter = text
    case .choose(let listing, let policy): await choose(listing, policy)
    case .open(let choice, let policy): await open(choice, policy)
    case .retry: await retry()
    case .refresh: await refresh()
    }
  }

  private func showCategories(_ policy: FetchPolicy) async {
    generations.categories += 1
    let current = generations.categories
    state.categories = state.categories.beginning
    let outcome = await Result.loading { () throws(ServiceError) in try await browse.categories(policy) }
    guard current == generations.categories else { return }
    state.categories = state.categories.ending(outcome)
  }

  private func showNames(_ listing: NameListing, _ policy: FetchPolicy) async {
    generations.names += 1
    let current = generations.names
    state.names = Chosen(loading: listing, after: state.names)
    let outcome = await Result.loading { () throws(ServiceError) in
      switch listing {
      case .areas: try await browse.areas(policy).map { $0.map(ListedName.init) }
      case .ingredients: try await browse.ingredients(policy).map { $0.map(ListedName.init) }
      }
    }
    guard current == generations.names, let names = state.names else { return }
    state.names = Chosen(listing, names.content.ending(outcome))
  }

  private func choose(_ listing: MealListing, _ policy: FetchPolicy) async {
    generations.list += 1
    let current = generations.list
    if let shown = state.list, shown.item != listing { closeMeal() }
    state.list = Chosen(loading: listing, after: state.list)
    let outcome = await Result.loading { () throws(ServiceError) in
      try await browse.meals(listing.selection, policy)
    }
    guard current == generations.list, let list = state.list else { return }
    state.list = Chosen(listing, list.content.ending(outcome))
  }

  private func open(_ choice: MealChoice, _ policy: FetchPolicy) async {
    generations.meal += 1
    let current = generations.meal
    state.meal = Chosen(loading: choice, after: state.meal)
    let outcome = await Result.loading { () throws(ServiceError) in try await meal(choice, policy) }
    guard current == generations.meal, let meal = state.meal else { return }
    state.meal = Chosen(choice, meal.content.ending(outcome))
  }

  private func closeMeal() {
    generations.meal += 1
    state.meal = nil
  }

  private func retry() async {
    if state.categories.error != nil { await showCategories(.cacheFirst) }
    if let names = state.names, names.content.error != nil { await showNames(names.item, .cacheFirst) }
    if let list = state.list, list.content.error != nil { await choose(list.item, .cacheFirst) }
    if let meal = state.meal, meal.content.error != nil { await open(meal.item, .cacheFirst) }
  }

  private func refresh() async {
    let (list, meal) = (state.list?.item, state.meal?.item)
    await showCategories(.networkFirst)
    if let names = state.names { await showNames(names.item, .networkFirst) }
    if let list, list == state.list?.item { await choose(list, .networkFirst) }
    if let meal, meal == state.meal?.item { await open(meal, .networkFirst) }
  }

  private func meal(_ choice: MealChoice, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Meal> {
    let scale = choice.servings?.scale
    switch choice.subject {
    case .meal(let id):
      return try await openMeal(id, scale: scale, policy)
    case .random:
      let meal = try await openMeal.random(policy)
      return scale.map { scale in meal.map { $0.scaled(by: scale) } } ?? meal
    }
  }
}
