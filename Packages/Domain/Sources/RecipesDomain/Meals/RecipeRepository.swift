public import DomainKernel

/// Gives the meals of the recipe service, from the service or from what was stored before.
///
/// What comes back says where it comes from. What was stored stays readable without a connection, and an answer
/// that cannot be read never takes its place. A list without entries is an answer, not an error. Every list says how
/// many more entries it has that could not be read: only a whole one can be empty.
public protocol RecipeRepository: Sendable {
  /// Gives every category.
  ///
  /// - Parameter policy: How fresh it should be.
  /// - Returns: The categories, in the order of the service.
  /// - Throws: ``/DomainKernel/ServiceError`` when neither the service nor the store can give them, and when there are
  ///   none: a service without categories has nothing to choose from.
  func categories(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<EntryList<MealCategory>>

  /// Lists the meals of a category or cuisine, or with an ingredient.
  ///
  /// - Parameters:
  ///   - filter: Which meals.
  ///   - policy: How fresh the list should be.
  /// - Returns: The meals, in the order of the service, each once; none for a name that the service does not know.
  /// - Throws: ``/DomainKernel/ServiceError`` when neither the service nor the store can give them.
  func meals(_ filter: MealFilter, _ policy: FetchPolicy) async throws(ServiceError)
    -> Fetched<EntryList<MealSummary>>

  /// Gives one meal with everything that is known of it.
  ///
  /// - Parameters:
  ///   - id: Which meal.
  ///   - policy: How fresh it should be.
  /// - Returns: The meal.
  /// - Throws: ``/DomainKernel/ServiceError/notFound`` when the service has no such meal, or another
  ///   ``/DomainKernel/ServiceError`` when neither the service nor the store can give it.
  func meal(_ id: Meal.ID, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Meal>

  /// Searches the service.
  ///
  /// - Parameters:
  ///   - lookup: What to search for.
  ///   - policy: How fresh the result should be.
  /// - Returns: The meals with everything that is known of them, each once; none when nothing fits.
  /// - Throws: ``/DomainKernel/ServiceError`` when neither the service nor the store can give them.
  func search(_ lookup: MealLookup, _ policy: FetchPolicy) async throws(ServiceError)
    -> Fetched<EntryList<Meal>>

  /// Gives a meal that the service picks at random.
  ///
  /// - Parameter policy: The last one picked is given only for ``/DomainKernel/FetchPolicy/cacheOnly``, or when the
  ///   service cannot be reached; its provenance says so.
  /// - Returns: The meal.
  /// - Throws: ``/DomainKernel/ServiceError`` when neither the service nor the store can give one.
  func randomMeal(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Meal>

  /// Gives every cuisine that meals may be listed by.
  ///
  /// - Parameter policy: How fresh it should be.
  /// - Returns: The cuisines, in the order of the service; some may have no meal.
  /// - Throws: ``/DomainKernel/ServiceError`` when neither the service nor the store can give them.
  func cuisines(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<EntryList<Cuisine>>

  /// Gives every ingredient that meals may be listed by.
  ///
  /// - Parameter policy: How fresh it should be.
  /// - Returns: The ingredients, in the order of the service.
  /// - Throws: ``/DomainKernel/ServiceError`` when neither the service nor the store can give them.
  func ingredients(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<EntryList<KnownIngredient>>
}

/// Which meals to list; the service filters by one thing at a time.
public enum MealFilter: Hashable, Sendable {
  /// Meals of a category, by its name.
  case category(String)
  /// Meals of a cuisine, by its name.
  case cuisine(String)
  /// Meals with an ingredient, by its name.
  case ingredient(String)
}

/// A search of the service.
public enum MealLookup: Hashable, Sendable {
  /// Meals whose name contains a text.
  case name(String)
  /// Meals whose name begins with a letter.
  case firstLetter(Character)
}
