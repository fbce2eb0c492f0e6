public import DomainKernel
import NetworkingKit
import OfflineHTTP
public import RecipesDomain
public import ResourceLoading

/// Reads the recipe service over HTTP, through the cache that makes it work offline.
///
/// An answer is stored only after it was mapped and compared with the stored one, so that what cannot be read, is about
/// something else or has lost content does not replace what is stored; see `ContentMeasure`.
///
/// The service says only with a success that it has no such meals. A 404 comes for a path that it does not have,
/// and says nothing about a meal or a list.
public struct HTTPRecipeRepository: RecipeRepository {
  private let loader: ResourceLoader
  private let endpoints: RecipeEndpoints

  /// Makes the repository.
  ///
  /// - Parameters:
  ///   - loader: Carries requests to the service.
  ///   - endpoints: The addresses of the service.
  public init(loader: ResourceLoader, endpoints: RecipeEndpoints) {
    self.loader = loader.classifyingErrors(by: ServiceErrorClassifier().withoutAccounts)
    self.endpoints = endpoints
  }

  /// Gives every category.
  public func categories(_ policy: FetchPolicy) async throws(ServiceError)
    -> Fetched<EntryList<MealCategory>>
  {
    try await loader.read(
      CategoriesEnvelope.self,
      at: endpoints.categories,
      policy,
      replacing: .judged(absence: .impossible, by: ContentMeasure.categories)
    ) { answer throws(InvalidResponse) in
      try ListMapper.categories(answer.categories)
    }.map(\.value)
  }

  /// Lists the meals of a category or cuisine, or with an ingredient.
  public func meals(_ filter: MealFilter, _ policy: FetchPolicy) async throws(ServiceError)
    -> Fetched<EntryList<MealSummary>>
  {
    try await loader.read(
      MealsEnvelope<MealSummaryDTO>.self,
      at: endpoints.meals(filter),
      policy,
      replacing: .judged(absence: .impossible, by: ContentMeasure.summaries),
      limits: Self.listLimits
    ) { ListMapper.summaries($0.meals, for: filter) }.map(\.value)
  }

  /// Gives one meal.
  public func meal(_ id: Meal.ID, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Meal> {
    try await loader.read(
      MealsEnvelope<MealDTO>.self,
      at: endpoints.meal(id),
      policy,
      replacing: .judged(absence: .impossible, by: ContentMeasure.init)
    ) { answer throws(InvalidResponse) in
      try MealMapper.meal(id, of: answer.meals)
    }.map(\.value)
  }

  /// Searches the service.
  public func search(_ lookup: MealLookup, _ policy: FetchPolicy) async throws(ServiceError)
    -> Fetched<EntryList<Meal>>
  {
    try await loader.read(
      MealsEnvelope<MealDTO>.self,
      at: endpoints.search(lookup),
      policy,
      replacing: .judged(absence: .impossible, by: ContentMeasure.meals)
    ) { MealMapper.meals($0.meals, for: lookup) }.map(\.value)
  }

  /// Gives a meal that the service picks at random; the last one that was picked only stands in.
  public func randomMeal(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Meal> {
    try await loader.read(
      MealsEnvelope<MealDTO>.self,
      at: endpoints.random,
      policy == .cacheOnly ? policy : .networkFirst,
      replacing: Replacement(absence: .impossible) {
        ContentMeasure.suspicion(ofPick: $0, replacing: $1)
      }
    ) { answer throws(InvalidResponse) in
      try MealMapper.pick(of: answer.meals)
    }.map(\.value)
  }

  /// Gives every cuisine that meals may be listed by.
  public func cuisines(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<EntryList<Cuisine>> {
    try await loader.read(
      MealsEnvelope<AreaDTO>.self,
      at: endpoints.cuisines,
      policy,
      replacing: .judged(absence: .impossible, by: ContentMeasure.cuisines)
    ) { ListMapper.cuisines($0.meals) }.map(\.value)
  }

  /// Gives every ingredient that meals may be listed by.
  public func ingredients(_ policy: FetchPolicy) async throws(ServiceError)
    -> Fetched<EntryList<KnownIngredient>>
  {
    try await loader.read(
      MealsEnvelope<KnownIngredientDTO>.self,
      at: endpoints.ingredients,
      policy,
      replacing: .judged(absence: .impossible, by: ContentMeasure.ingredients),
      limits: Self.listLimits
    ) { ListMapper.ingredients($0.meals) }.map(\.value)
  }

  /// Room for rows beyond the limit, which are left out instead of refused, since the service has no pages.
  private static let listLimits = JSONLimits(values: RecipeLimits.values)
}
