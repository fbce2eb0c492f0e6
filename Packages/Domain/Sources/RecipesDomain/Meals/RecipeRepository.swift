public import DomainKernel

/// Gives the meals of the recipe service, from the service or from what was seen before.
///
/// What comes back says where it comes from. What was seen stays readable without a connection, and an answer
/// that cannot be read never takes its place. A list without entries is an answer, not an error.
public protocol RecipeRepository: Sendable {
  /// Gives every category.
  ///
  /// - Parameter policy: How fresh it should be.
  /// - Returns: The categories, in the order of the service.
  /// - Throws: ``ServiceError`` when neither the service nor the store can give them.
  func categories(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<[MealCategory]>

  /// Lists the meals of a category or kitchen, or with an ingredient.
  ///
  /// - Parameters:
  ///   - selection: Which meals.
  ///   - policy: How fresh the list should be.
  /// - Returns: The meals, in the order of the service, each once; none for a name that the service does not know.
  /// - Throws: ``ServiceError`` when neither the service nor the store can give them.
  func meals(_ selection: MealSelection, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<
    [MealSummary]
  >

  /// Gives one meal with everything that is known of it.
  ///
  /// - Parameters:
  ///   - id: Which meal.
  ///   - policy: How fresh it should be.
  /// - Returns: The meal.
  /// - Throws: ``ServiceError/notFound`` when the service has no such meal, or another ``ServiceError`` when
  ///   neither the service nor the store can give it.
  func meal(_ id: Meal.ID, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Meal>

  /// Searches the service.
  ///
  /// - Parameters:
  ///   - lookup: What to search for.
  ///   - policy: How fresh the result should be.
  /// - Returns: The meals with everything that is known of them, each once; none when nothing fits.
  /// - Throws: ``ServiceError`` when neither the service nor the store can give them.
  func search(_ lookup: MealLookup, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<[Meal]>

  /// Gives a meal that the service draws by chance.
  ///
  /// - Parameter policy: The last one drawn is given only for stored-only, or when the service cannot be
  ///   reached; its provenance says so.
  /// - Returns: The meal.
  /// - Throws: ``ServiceError`` when neither the service nor the store can give one.
  func randomMeal(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Meal>

  /// Gives every kitchen that meals may be listed by.
  ///
  /// - Parameter policy: How fresh it should be.
  /// - Returns: The kitchens, in the order of the service; some may have no meal.
  /// - Throws: ``ServiceError`` when neither the service nor the store can give them.
  func areas(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<[MealArea]>

  /// Gives every ingredient that meals may be listed by.
  ///
  /// - Parameter policy: How fresh it should be.
  /// - Returns: The ingredients, in the order of the service.
  /// - Throws: ``ServiceError`` when neither the service nor the store can give them.
  func ingredients(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<[KnownIngredient]>
}
