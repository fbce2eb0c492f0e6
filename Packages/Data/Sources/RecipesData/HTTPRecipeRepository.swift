public import DomainKernel
import NetworkingKit
public import OfflineHTTP
public import RecipesDomain
public import SourcedHTTP

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Reads the recipe service over HTTP, through the cache that makes it work offline.
///
/// An answer is stored only after it was mapped, so what cannot be read never replaces what is stored.
public struct HTTPRecipeRepository: RecipeRepository {
  private let reader: SourcedReader
  private let endpoints: RecipeEndpoints

  /// Makes the repository.
  ///
  /// - Parameters:
  ///   - client: The caching client that carries requests.
  ///   - endpoints: The addresses of the service.
  ///   - now: The present.
  ///   - observe: Told about each answer that was mapped, for diagnosis.
  public init(
    client: OfflineHTTPClient,
    endpoints: RecipeEndpoints,
    now: @escaping @Sendable () -> Date,
    observe: @escaping @Sendable (MappingEvent) -> Void = { _ in }
  ) {
    reader = SourcedReader(client: client, now: now, describeError: { _ in (nil, nil) }, observe: observe)
    self.endpoints = endpoints
  }

  /// Gives every category.
  public func categories(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<[MealCategory]> {
    try await reader.read(CategoriesEnvelope.self, at: endpoints.categories, policy) {
      ListMapper.categories($0.categories)
    }
  }

  /// Lists the meals of a category or cuisine, or with an ingredient.
  public func meals(_ filter: MealFilter, _ policy: FetchPolicy) async throws(ServiceError)
    -> Fetched<[MealSummary]>
  {
    try await reader.read(
      MealsEnvelope<MealSummaryDTO>.self,
      at: endpoints.meals(filter),
      policy,
      limits: Self.listLimits
    ) { ListMapper.summaries($0.meals) }
  }

  /// Gives one meal.
  public func meal(_ id: Meal.ID, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Meal> {
    let answer = try await reader.read(MealsEnvelope<MealDTO>.self, at: endpoints.meal(id), policy) {
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
    try await reader.read(MealsEnvelope<MealDTO>.self, at: endpoints.search(lookup), policy) {
      MealMapper.meals($0.meals)
    }
  }

  /// Gives a meal that the service picks at random; the last one that was picked only stands in.
  public func randomMeal(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Meal> {
    let wish = policy == .cacheOnly ? policy : .networkFirst
    let answer = try await reader.read(MealsEnvelope<MealDTO>.self, at: endpoints.random, wish) {
      $0.meals.first.map(MealMapper.meal)
    }
    return try found(answer)
  }

  /// Gives every cuisine that meals may be listed by.
  public func cuisines(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<[Cuisine]> {
    try await reader.read(MealsEnvelope<AreaDTO>.self, at: endpoints.cuisines, policy) {
      ListMapper.cuisines($0.meals)
    }
  }

  /// Gives every ingredient that meals may be listed by.
  public func ingredients(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<[KnownIngredient]> {
    try await reader.read(
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
