import DomainKernel
import RecipesDomain

/// Records what passes through the port of the recipe service.
struct RecordingRecipeRepository: RecipeRepository {
  let repository: any RecipeRepository
  let recorder: StepRecorder

  func categories(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<[MealCategory]> {
    try await recorded("categories") { () throws(ServiceError) in try await repository.categories(policy) }
  }

  func meals(_ selection: MealSelection, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<
    [MealSummary]
  > {
    try await recorded("meals") { () throws(ServiceError) in try await repository.meals(selection, policy)
    }
  }

  func meal(_ id: Meal.ID, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Meal> {
    try await recorded("meal") { () throws(ServiceError) in try await repository.meal(id, policy) }
  }

  func search(_ lookup: MealLookup, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<[Meal]> {
    try await recorded("search") { () throws(ServiceError) in try await repository.search(lookup, policy) }
  }

  func randomMeal(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Meal> {
    try await recorded("randomMeal") { () throws(ServiceError) in try await repository.randomMeal(policy) }
  }

  func areas(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<[MealArea]> {
    try await recorded("areas") { () throws(ServiceError) in try await repository.areas(policy) }
  }

  func ingredients(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<[KnownIngredient]> {
    try await recorded("ingredients") { () throws(ServiceError) in try await repository.ingredients(policy)
    }
  }

  private func recorded<Value: Sendable>(
    _ name: String,
    _ read: () async throws(ServiceError) -> Fetched<Value>
  ) async throws(ServiceError) -> Fetched<Value> {
    try await recorder.port("RecipeRepository.\(name)", read)
  }
}
