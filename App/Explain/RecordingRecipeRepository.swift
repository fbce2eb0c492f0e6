import DomainKernel
import RecipesDomain

/// Records what passes through the port of the recipe service.
struct RecordingRecipeRepository: RecipeRepository {
  let repository: any RecipeRepository
  let recorder: StepRecorder

  func categories(_ freshness: Freshness) async throws(ServiceError) -> Sourced<[MealCategory]> {
    try await recorded("categories") { () throws(ServiceError) in try await repository.categories(freshness) }
  }

  func meals(_ selection: MealSelection, _ freshness: Freshness) async throws(ServiceError) -> Sourced<
    [MealSummary]
  > {
    try await recorded("meals") { () throws(ServiceError) in try await repository.meals(selection, freshness)
    }
  }

  func meal(_ id: Meal.ID, _ freshness: Freshness) async throws(ServiceError) -> Sourced<Meal> {
    try await recorded("meal") { () throws(ServiceError) in try await repository.meal(id, freshness) }
  }

  func search(_ lookup: MealLookup, _ freshness: Freshness) async throws(ServiceError) -> Sourced<[Meal]> {
    try await recorded("search") { () throws(ServiceError) in try await repository.search(lookup, freshness) }
  }

  func randomMeal(_ freshness: Freshness) async throws(ServiceError) -> Sourced<Meal> {
    try await recorded("randomMeal") { () throws(ServiceError) in try await repository.randomMeal(freshness) }
  }

  func areas(_ freshness: Freshness) async throws(ServiceError) -> Sourced<[MealArea]> {
    try await recorded("areas") { () throws(ServiceError) in try await repository.areas(freshness) }
  }

  func ingredients(_ freshness: Freshness) async throws(ServiceError) -> Sourced<[KnownIngredient]> {
    try await recorded("ingredients") { () throws(ServiceError) in try await repository.ingredients(freshness)
    }
  }

  private func recorded<Value: Sendable>(
    _ name: String,
    _ read: () async throws(ServiceError) -> Sourced<Value>
  ) async throws(ServiceError) -> Sourced<Value> {
    try await recorder.port("RecipeRepository.\(name)", read)
  }
}
