public import DomainKernel

/// Lists categories and their meals, and knows the names of kitchens and ingredients that meals are listed by.
public struct BrowseMeals: Sendable {
  private let repository: any RecipeRepository

  /// Makes the use case.
  ///
  /// - Parameter repository: Where meals come from.
  public init(repository: any RecipeRepository) {
    self.repository = repository
  }

  /// Lists the categories.
  ///
  /// - Parameter policy: How fresh the list should be.
  /// - Returns: The categories.
  /// - Throws: ``ServiceError`` when neither the service nor the store can give them.
  public func categories(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<[MealCategory]> {
    try await repository.categories(policy)
  }

  /// Lists the kitchens that meals can be listed by.
  ///
  /// - Parameter policy: How fresh the list should be.
  /// - Returns: The kitchens; the service may have no meal from many of them.
  /// - Throws: ``ServiceError`` when neither the service nor the store can give them.
  public func areas(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<[MealArea]> {
    try await repository.areas(policy)
  }

  /// Lists the ingredients that meals can be listed by.
  ///
  /// - Parameter policy: How fresh the list should be.
  /// - Returns: The ingredients.
  /// - Throws: ``ServiceError`` when neither the service nor the store can give them.
  public func ingredients(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<[KnownIngredient]> {
    try await repository.ingredients(policy)
  }

  /// Finds what the service calls the kitchen that a person means.
  ///
  /// The service knows more kitchens than it has meals of, and renames them at times.
  ///
  /// - Parameters:
  ///   - query: The kitchen, by name or the beginning of one.
  ///   - policy: How fresh the service's list of kitchens should be.
  /// - Returns: The name; what was typed, without blanks around it, when there is no list to compare it with.
  /// - Throws: `TextQueryError` when what was typed does not mean one kitchen of the list.
  public func areaName(
    _ query: TextQuery,
    _ policy: FetchPolicy
  ) async throws(TextQueryError<MealArea>) -> String {
    guard let areas = try? await repository.areas(policy).value, !areas.isEmpty else {
      return query.trimmed
    }
    return try query.area(among: areas).name
  }

  /// Finds what the service calls the ingredient that a person means.
  ///
  /// - Parameters:
  ///   - query: The ingredient, by name or the beginning of one.
  ///   - policy: How fresh the service's list of ingredients should be.
  /// - Returns: The name; what was typed, without blanks around it, when there is no list to compare it with.
  /// - Throws: `TextQueryError` when what was typed does not mean one ingredient of the list.
  public func ingredientName(
    _ query: TextQuery,
    _ policy: FetchPolicy
  ) async throws(TextQueryError<KnownIngredient>) -> String {
    guard let ingredients = try? await repository.ingredients(policy).value, !ingredients.isEmpty else {
      return query.trimmed
    }
    return try query.ingredient(among: ingredients).name
  }

  /// Lists the meals of a category or kitchen, or with an ingredient, by the name that the service has for it.
  ///
  /// - Parameters:
  ///   - selection: Which meals.
  ///   - policy: How fresh the list should be.
  /// - Returns: The meals; none for a name that the service does not know.
  /// - Throws: ``ServiceError`` when neither the service nor the store can give them.
  public func meals(
    _ selection: MealSelection,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<[MealSummary]> {
    try await repository.meals(selection, policy)
  }
}
