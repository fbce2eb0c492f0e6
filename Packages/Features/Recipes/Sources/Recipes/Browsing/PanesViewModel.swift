import CommandKit
import DomainKernel
import FeatureKit
import Observation
import RecipesDomain

/// Loads the categories, the meals of one and a meal, to be shown side by side.
@MainActor @Observable
final class PanesViewModel: Screen {
  /// The selection that is shown beside the categories.
  enum Choice: Hashable, Sendable {
    /// The meals of a category, with one of them.
    case category(TextQuery, meal: TextQuery?)
    /// A meal, with the meals of its category.
    case meal(TextQuery)
  }

  /// The state of the screen.
  struct State: Equatable, Sendable {
    var categories = LoadState<EntryList<MealCategory>, RecipesFailure>.idle
    /// The category that is chosen, with its meals; `nil` before it is known.
    var list: List?
    /// The meal; `nil` where none is chosen.
    var meal: LoadState<Meal, RecipesFailure>?

    /// A category with its meals.
    struct List: Equatable, Sendable {
      let category: MealCategory
      var meals = LoadState<EntryList<MealSummary>, RecipesFailure>.idle
    }
  }

  private let choice: Choice
  private let browse: BrowseMeals
  private let categories: CategoriesLoader
  private let meals: Loader<MealFilter, EntryList<MealSummary>, RecipesFailure>
  private let meal: MealLoader
  private var category: MealCategory?
  private var unknownCategory: RecipesFailure?

  init(
    _ choice: Choice,
    useCases: RecipesUseCases,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.choice = choice
    browse = useCases.browse
    categories = CategoriesLoader.categories(of: useCases.repository, observe)
    meal = MealLoader.meal(useCases, observe)
    meals = Loader("ListMeals", isEmpty: \.isNone, observe: observe) {
      [repository = useCases.repository] (filter, policy) async throws(RecipesFailure) in
      do throws(ServiceError) { return try await repository.meals(filter, policy) } catch {
        throw .service(error)
      }
    }
  }

  var state: State {
    let hasMeal = if case .category(_, meal: nil) = choice { false } else { true }
    return State(
      categories: categories.state,
      list: category.map { State.List(category: $0, meals: meals.state) },
      meal: hasMeal ? meal.state : nil
    )
  }

  func load(_ request: LoadRequest) async {
    switch choice {
    case .category(let query, let wanted):
      guard await categories.load(Everything(), request.policy) else { return }
      if await choose(query) {
        guard await loadMeals(request.policy) else { return }
        // A name without meals may be a wrong one, which only the list of categories can tell.
        if categories.state.shown == nil, meals.state.shown?.value.isNone != false { category = nil }
      }
      // Only an answer without such a category forbids the meal; lists that could not be had do not.
      guard unknownCategory == nil, let wanted else { return }
      await meal.load(MealChoice(subject: .named(wanted)), request.policy)
    case .meal(let query):
      guard await meal.load(MealChoice(subject: .named(query)), request.policy),
        let name = meal.state.shown?.value.category,
        await categories.load(Everything(), request.policy)
      else { return }
      category = categories.state.shown?.value.first { $0.name == name }
      _ = await loadMeals(request.policy)
    }
  }

  private func choose(_ query: TextQuery) async -> Bool {
    guard let categories = categories.state.shown else {
      unknownCategory = nil
      category = browse.unlistedCategory(query)
      return category != nil
    }
    do throws(BrowseMealsError) {
      category = try await browse.category(query, among: categories)
      unknownCategory = nil
    } catch {
      category = nil
      unknownCategory = RecipesFailure(error, for: query)
    }
    return category != nil
  }

  private func loadMeals(_ policy: FetchPolicy) async -> Bool {
    guard let category else { return false }
    return await meals.load(.category(category.name), policy)
  }

  /// Fails only for the requested item; the panes around it may be missing.
  func failure(in context: ViewContext) -> CommandFailure? {
    switch choice {
    case .meal: return meal.state.failure(in: context)
    case .category(_, let wanted):
      if let unknownCategory { return FailureMessage(unknownCategory, in: context).commandFailure }
      guard wanted == nil else { return meal.state.failure(in: context) }
      return category == nil ? categories.state.failure(in: context) : meals.state.failure(in: context)
    }
  }

  func content(in context: ViewContext) -> ScreenContent { .page(panesPage(state, context)) }

  var recordsElsewhere: [Route]? { [Route("recipes", "list"), Route("recipes", "show")] }
}
