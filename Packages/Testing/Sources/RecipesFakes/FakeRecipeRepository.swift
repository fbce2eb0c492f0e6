public import DomainKernel
public import RecipesDomain
import Synchronization

/// A recipe repository that gives prepared answers and remembers what it was asked.
///
/// What was not prepared is ``DomainKernel/ServiceError/notFound``.
public final class FakeRecipeRepository: RecipeRepository {
  /// What the repository was asked.
  public enum Request: Hashable, Sendable {
    /// Every category.
    case categories(Freshness)
    /// The meals of a category or kitchen, or with an ingredient.
    case meals(MealSelection, Freshness)
    /// One meal.
    case meal(Meal.ID, Freshness)
    /// A search.
    case search(MealLookup, Freshness)
    /// A meal drawn by chance.
    case randomMeal(Freshness)
    /// Every kitchen.
    case areas(Freshness)
    /// Every ingredient.
    case ingredients(Freshness)
  }

  /// The prepared answers.
  public struct Answers: Sendable {
    /// The answer for categories.
    public var categories: Result<Sourced<[MealCategory]>, ServiceError> = .failure(.notFound)
    /// The answers for lists of meals.
    public var meals: [MealSelection: Result<Sourced<[MealSummary]>, ServiceError>] = [:]
    /// The answers for single meals.
    public var meal: [Meal.ID: Result<Sourced<Meal>, ServiceError>] = [:]
    /// The answers for searches.
    public var searches: [MealLookup: Result<Sourced<[Meal]>, ServiceError>] = [:]
    /// The answer for a meal drawn by chance.
    public var randomMeal: Result<Sourced<Meal>, ServiceError> = .failure(.notFound)
    /// The answer for kitchens.
    public var areas: Result<Sourced<[MealArea]>, ServiceError> = .failure(.notFound)
    /// The answer for ingredients.
    public var ingredients: Result<Sourced<[KnownIngredient]>, ServiceError> = .failure(.notFound)

    /// Prepares nothing.
    public init() {}
  }

  private struct State {
    var answers: Answers
    var requests: [Request] = []
  }

  private let state: Mutex<State>
  private let beforeAnswer: @Sendable (Request) async -> Void

  /// Makes a repository with prepared answers.
  ///
  /// - Parameters:
  ///   - answers: The prepared answers.
  ///   - beforeAnswer: Runs before each answer; a test holds an answer back with it.
  public init(
    _ answers: Answers = Answers(),
    beforeAnswer: @escaping @Sendable (Request) async -> Void = { _ in }
  ) {
    state = Mutex(State(answers: answers))
    self.beforeAnswer = beforeAnswer
  }

  /// What was asked so far, in order.
  public var requests: [Request] { state.withLock { $0.requests } }

  /// Changes the prepared answers.
  ///
  /// - Parameter change: Changes them in place.
  public func prepare(_ change: (inout Answers) -> Void) {
    state.withLock { change(&$0.answers) }
  }

  /// Gives the prepared categories.
  public func categories(_ freshness: Freshness) async throws(ServiceError) -> Sourced<[MealCategory]> {
    try await answer(.categories(freshness)) { $0.categories }
  }

  /// Gives the prepared list.
  public func meals(_ selection: MealSelection, _ freshness: Freshness) async throws(ServiceError)
    -> Sourced<[MealSummary]>
  {
    try await answer(.meals(selection, freshness)) { $0.meals[selection] }
  }

  /// Gives the prepared meal.
  public func meal(_ id: Meal.ID, _ freshness: Freshness) async throws(ServiceError) -> Sourced<Meal> {
    try await answer(.meal(id, freshness)) { $0.meal[id] }
  }

  /// Gives the prepared result.
  public func search(_ lookup: MealLookup, _ freshness: Freshness) async throws(ServiceError) -> Sourced<
    [Meal]
  > {
    try await answer(.search(lookup, freshness)) { $0.searches[lookup] }
  }

  /// Gives the prepared meal.
  public func randomMeal(_ freshness: Freshness) async throws(ServiceError) -> Sourced<Meal> {
    try await answer(.randomMeal(freshness)) { $0.randomMeal }
  }

  /// Gives the prepared kitchens.
  public func areas(_ freshness: Freshness) async throws(ServiceError) -> Sourced<[MealArea]> {
    try await answer(.areas(freshness)) { $0.areas }
  }

  /// Gives the prepared ingredients.
  public func ingredients(_ freshness: Freshness) async throws(ServiceError) -> Sourced<[KnownIngredient]> {
    try await answer(.ingredients(freshness)) { $0.ingredients }
  }

  private func answer<Value>(
    _ request: Request,
    _ find: (Answers) -> Result<Value, ServiceError>?
  ) async throws(ServiceError) -> Value {
    state.withLock { $0.requests.append(request) }
    await beforeAnswer(request)
    let answer = state.withLock { find($0.answers) }
    return try (answer ?? .failure(.notFound)).get()
  }
}
