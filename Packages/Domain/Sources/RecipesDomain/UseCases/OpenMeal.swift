public import DomainKernel

/// Opens a meal, in the amount that is wanted.
public struct OpenMeal: Sendable {
  private let repository: any RecipeRepository

  /// Makes the use case.
  ///
  /// - Parameter repository: Where meals come from.
  public init(repository: any RecipeRepository) {
    self.repository = repository
  }

  /// Opens the meal with an id.
  ///
  /// - Parameters:
  ///   - id: Which meal.
  ///   - scale: From how many servings to how many; `nil` for the recipe as it is.
  ///   - policy: How fresh it should be.
  /// - Returns: The meal; measures that are not understood are not changed.
  /// - Throws: ``ServiceError`` when neither the service nor the store can give it.
  public func callAsFunction(
    _ id: Meal.ID,
    scale: ServingScale? = nil,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<Meal> {
    let meal = try await repository.meal(id, policy)
    return scale.map { scale in meal.map { $0.scaled(by: scale) } } ?? meal
  }

  /// Opens a meal that the service draws by chance.
  ///
  /// - Parameter policy: How fresh it should be; see ``RecipeRepository/randomMeal(_:)``.
  /// - Returns: The meal.
  /// - Throws: ``ServiceError`` when neither the service nor the store can give one.
  public func random(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Meal> {
    try await repository.randomMeal(policy)
  }
}
