public import DomainKernel

/// Opens a meal, in the amount that is wanted.
public struct OpenMeal: Sendable {
  /// Which meal is opened.
  public enum Subject: Hashable, Sendable {
    /// The one with an id.
    case meal(Meal.ID)
    /// One that the service picks at random.
    case random
  }

  private let repository: any RecipeRepository

  /// Makes the use case.
  ///
  /// - Parameter repository: Where meals come from.
  public init(repository: any RecipeRepository) {
    self.repository = repository
  }

  /// Opens a meal.
  ///
  /// - Parameters:
  ///   - subject: Which meal.
  ///   - scale: From how many servings to how many; `nil` for the recipe as it is.
  ///   - policy: How fresh it should be; for a random one see ``RecipeRepository/randomMeal(_:)``.
  /// - Returns: The meal; measures that are not understood are not changed.
  /// - Throws: ``/DomainKernel/ServiceError`` when neither the service nor the store can give it.
  public func callAsFunction(
    _ subject: Subject,
    scale: ServingScale? = nil,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<Meal> {
    let meal =
      switch subject {
      case .meal(let id): try await repository.meal(id, policy)
      case .random: try await repository.randomMeal(policy)
      }
    return scale.map { scale in meal.map { $0.scaled(by: scale) } } ?? meal
  }
}
