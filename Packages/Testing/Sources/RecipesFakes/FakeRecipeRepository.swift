public import DomainKernel
public import RecipesDomain
import Synchronization

/// A recipe repository that gives prepared answers and remembers what it was asked.
///
/// What was not prepared is ``/DomainKernel/ServiceError/notFound``.
public final class FakeRecipeRepository: RecipeRepository {
  /// A request to the repository.
  public enum Request: Hashable, Sendable {
    /// Every category.
    case categories(FetchPolicy)
    /// The meals of a category or cuisine, or with an ingredient.
    case meals(MealFilter, FetchPolicy)
    /// One meal.
    case meal(Meal.ID, FetchPolicy)
    /// A search.
    case search(MealLookup, FetchPolicy)
    /// A meal picked at random.
    case randomMeal(FetchPolicy)
    /// Every cuisine.
    case cuisines(FetchPolicy)
    /// Every ingredient.
    case ingredients(FetchPolicy)
  }

  /// The prepared answers.
  public struct Answers: Sendable {
    /// The answer for categories.
    public var categories: Result<Fetched<EntryList<MealCategory>>, ServiceError> = .failure(.notFound)
    /// The answers for lists of meals.
    public var meals: [MealFilter: Result<Fetched<EntryList<MealSummary>>, ServiceError>] = [:]
    /// The answers for single meals.
    public var meal: [Meal.ID: Result<Fetched<Meal>, ServiceError>] = [:]
    /// The answers for searches.
    public var searches: [MealLookup: Result<Fetched<EntryList<Meal>>, ServiceError>] = [:]
    /// The answer for a meal picked at random.
    public var randomMeal: Result<Fetched<Meal>, ServiceError> = .failure(.notFound)
    /// The answer for cuisines.
    public var cuisines: Result<Fetched<EntryList<Cuisine>>, ServiceError> = .failure(.notFound)
    /// The answer for ingredients.
    public var ingredients: Result<Fetched<EntryList<KnownIngredient>>, ServiceError> = .failure(.notFound)

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

  /// The requests so far, in order.
  public var requests: [Request] { state.withLock { $0.requests } }

  /// Changes the prepared answers.
  ///
  /// - Parameter change: Changes them in place.
  public func prepare(_ change: (inout Answers) -> Void) {
    state.withLock { change(&$0.answers) }
  }

  /// Gives the prepared categories.
  public func categories(_ policy: FetchPolicy) async throws(ServiceError)
    -> Fetched<EntryList<MealCategory>>
  {
    try await answer(.categories(policy)) { $0.categories }
  }

  /// Gives the prepared list.
  public func meals(_ filter: MealFilter, _ policy: FetchPolicy) async throws(ServiceError)
    -> Fetched<EntryList<MealSummary>>
  {
    try await answer(.meals(filter, policy)) { $0.meals[filter] }
  }

  /// Gives the prepared meal.
  public func meal(_ id: Meal.ID, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Meal> {
    try await answer(.meal(id, policy)) { $0.meal[id] }
  }

  /// Gives the prepared result.
  public func search(_ lookup: MealLookup, _ policy: FetchPolicy) async throws(ServiceError)
    -> Fetched<EntryList<Meal>>
  {
    try await answer(.search(lookup, policy)) { $0.searches[lookup] }
  }

  /// Gives the prepared meal.
  public func randomMeal(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Meal> {
    try await answer(.randomMeal(policy)) { $0.randomMeal }
  }

  /// Gives the prepared cuisines.
  public func cuisines(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<EntryList<Cuisine>> {
    try await answer(.cuisines(policy)) { $0.cuisines }
  }

  /// Gives the prepared ingredients.
  public func ingredients(_ policy: FetchPolicy) async throws(ServiceError)
    -> Fetched<EntryList<KnownIngredient>>
  {
    try await answer(.ingredients(policy)) { $0.ingredients }
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
