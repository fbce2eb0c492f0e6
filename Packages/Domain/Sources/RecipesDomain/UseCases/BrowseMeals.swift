public import DomainKernel

/// Lists categories, kitchens and ingredients, and the meals that a person means by one.
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
  /// - Parameter freshness: How fresh the list should be.
  /// - Returns: The categories.
  /// - Throws: ``ServiceError`` when neither the service nor the store can give them.
  public func categories(_ freshness: Freshness) async throws(ServiceError) -> Sourced<[MealCategory]> {
    try await repository.categories(freshness)
  }

  /// Lists the meals of the category that a person means.
  ///
  /// - Parameters:
  ///   - query: The category, by name, id or the beginning of one.
  ///   - freshness: How fresh the list should be.
  /// - Returns: The category with its meals; where they come from is said of the meals.
  /// - Throws: ``BrowseMealsError`` when they cannot be had, or what was typed does not mean one category.
  public func meals(
    inCategory query: TextQuery,
    _ freshness: Freshness
  ) async throws(BrowseMealsError) -> Sourced<CategoryMeals> {
    let category = try await category(query, freshness)
    do throws(ServiceError) {
      let meals = try await repository.meals(.category(category.name), freshness)
      return meals.map { CategoryMeals(category: category, meals: $0) }
    } catch {
      throw .service(error)
    }
  }

  /// Lists the meals of a kitchen or with an ingredient, by the name that the service has for it.
  ///
  /// - Parameters:
  ///   - selection: Which meals.
  ///   - freshness: How fresh the list should be.
  /// - Returns: The meals; none for a name that the service does not know.
  /// - Throws: ``ServiceError`` when neither the service nor the store can give them.
  public func meals(
    _ selection: MealSelection,
    _ freshness: Freshness
  ) async throws(ServiceError) -> Sourced<[MealSummary]> {
    try await repository.meals(selection, freshness)
  }

  private func category(
    _ query: TextQuery,
    _ freshness: Freshness
  ) async throws(BrowseMealsError) -> MealCategory {
    let categories: [MealCategory]
    do { categories = try await repository.categories(freshness).value } catch { throw .service(error) }
    do { return try query.match(in: categories, by: [\.name, \.id.rawValue]) } catch {
      throw .category(error)
    }
  }
}
