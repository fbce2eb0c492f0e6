public import DomainKernel
import NetworkingKit
import OfflineHTTP
public import RecipesDomain
public import ResourceLoading

/// Reads the recipe service over HTTP, through the cache that makes it work offline.
///
/// An answer is stored only after it was mapped, so what cannot be read never replaces what is stored.
public struct HTTPRecipeRepository: RecipeRepository {
  private let loader: ResourceLoader
  private let endpoints: RecipeEndpoints

  /// Makes the repository.
  ///
  /// - Parameters:
  ///   - loader: Carries requests to the service.
  ///   - endpoints: The addresses of the service.
  public init(loader: ResourceLoader, endpoints: RecipeEndpoints) {
    self.loader = loader
    self.endpoints = endpoints
  }

  /// Gives every category.
  public func categories(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<[MealCategory]> {
    try await loader.read(CategoriesEnvelope.self, at: endpoints.categories, policy) {
      ListMapper.categories($0.categories)
    }
  }

  /// Lists the meals of a category or cuisine, or with an ingredient.
  public func meals(_ filter: MealFilter, _ policy: FetchPolicy) async throws(ServiceError)
    -> Fetched<[MealSummary]>
  {
    try await loader.read(
      MealsEnvelope<MealSummaryDTO>.self,
      at: endpoints.meals(filter),
      policy,
      limits: Self.listLimits
    ) { ListMapper.summaries($0.meals) }
  }

  /// Gives one meal.
  public func meal(_ id: Meal.ID, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Meal> {
    let answer = try await loader.read(MealsEnvelope<MealDTO>.self, at: endpoints.meal(id), policy) {
      answer throws(InvalidResponse) in
      let meals = answer.meals.map(MealMapper.meal)
      guard let meal = meals.first(where: { $0.id == id }) else {
        guard meals.isEmpty else { throw InvalidResponse(.unrelated) }
        return Meal?.none
      }
      return meal
    }
    return try found(answer)
  }

  /// Searches the service.
  public func search(_ lookup: MealLookup, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<
    [Meal]
  > {
    try await loader.read(MealsEnvelope<MealDTO>.self, at: endpoints.search(lookup), policy) {
      MealMapper.meals($0.meals)
    }
  }

  /// Gives a meal that the service picks at random; the last one that was picked only stands in.
  public func randomMeal(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Meal> {
    let wish = policy == .cacheOnly ? policy : .networkFirst
    let answer = try await loader.read(MealsEnvelope<MealDTO>.self, at: endpoints.random, wish) {
      $0.meals.first.map(MealMapper.meal)
    }
    return try found(answer)
  }

  /// Gives every cuisine that meals may be listed by.
  public func cuisines(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<[Cuisine]> {
    try await loader.read(MealsEnvelope<AreaDTO>.self, at: endpoints.cuisines, policy) {
      ListMapper.cuisines($0.meals)
    }
  }

  /// Gives every ingredient that meals may be listed by.
  public func ingredients(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<[KnownIngredient]> {
    try await loader.read(
      MealsEnvelope<KnownIngredientDTO>.self,
      at: endpoints.ingredients,
      policy,
      limits: Self.listLimits
    ) { ListMapper.ingredients($0.meals) }
  }

  private func found(_ answer: Fetched<Meal?>) throws(ServiceError) -> Fetched<Meal> {
    guard let meal = answer.value else { throw .notFound }
    return answer.map { _ in meal }
  }

  /// Room for lists of 200,000 meals, since the service has no pages.
  private static let listLimits = JSONLimits(values: 1_000_000)
}
