public import DomainKernel

/// Which list of meals the user wants, by what was typed.
public enum MealListRequest: Hashable, Sendable {
  /// The meals of a category, by name, id or the beginning of either.
  case category(TextQuery)
  /// The meals of a cuisine, by name or the beginning of it.
  case cuisine(TextQuery)
  /// The meals with an ingredient, by name or the beginning of it.
  case ingredient(TextQuery)
}

/// A list of meals that can be chosen.
public enum MealListing: Hashable, Sendable {
  /// The meals of a category.
  case category(MealCategory)
  /// The meals of a cuisine, by its name.
  case cuisine(String)
  /// The meals with an ingredient, by its name.
  case ingredient(String)

  /// The filter for the request to the service.
  public var filter: MealFilter {
    switch self {
    case .category(let category): .category(category.name)
    case .cuisine(let name): .cuisine(name)
    case .ingredient(let name): .ingredient(name)
    }
  }
}

/// A list of meals with what it is a list of.
public struct MealList: Hashable, Sendable {
  /// The subject of the list.
  public let listing: MealListing
  /// The meals, in the order of the service, with how many more could not be read.
  public let meals: EntryList<MealSummary>
  /// Why the list of names could not be loaded, so that what was typed was used as the exact name.
  ///
  /// `nil` where it could be.
  public let namesError: ServiceError?

  /// Describes a list.
  ///
  /// - Parameters:
  ///   - listing: What it is a list of.
  ///   - meals: The meals, in the order of the service.
  ///   - namesError: Why the list of names could not be loaded.
  public init(listing: MealListing, meals: EntryList<MealSummary>, namesError: ServiceError? = nil) {
    self.listing = listing
    self.meals = meals
    self.namesError = namesError
  }
}

/// Why a list of meals cannot be given.
public enum BrowseMealsError: Error, Hashable, Sendable {
  /// The service and the store could not give the list, or the names that lists are chosen by.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/ServiceError``.
  case service(ServiceError)

  /// The text does not match exactly one category of those that could be read.
  ///
  /// ## Troubleshooting
  /// List the categories and choose from them.
  case category(TextQueryError<MealCategory>, unreadableCount: Int, list: Provenance? = nil)

  /// The text does not match exactly one cuisine of those that could be read.
  ///
  /// ## Troubleshooting
  /// List the cuisines and choose from them.
  case cuisine(TextQueryError<Cuisine>, unreadableCount: Int, list: Provenance? = nil)

  /// The text does not match exactly one ingredient of those that could be read.
  ///
  /// ## Troubleshooting
  /// List the ingredients and choose from them.
  case ingredient(TextQueryError<KnownIngredient>, unreadableCount: Int, list: Provenance? = nil)
}

/// Lists the meals of the category, cuisine or ingredient that the user means.
///
/// What is meant is looked up in the service's list of names. When that list cannot be loaded, what was typed
/// may be the exact name: it is when the service has meals for it. When the service has none, nobody knows whether
/// the name is wrong, and the error of the list is the answer. The same is tried when the list is empty; then an
/// empty list of meals is an answer. A name that left the list still means the meals that are cached for it.
/// Where entries of a list of names could not be read, the error says how many: any of them may be meant. Where the
/// service did not confirm the list, the error has its provenance: the service may have the name by now.
public struct BrowseMeals: Sendable {
  private let repository: any RecipeRepository

  /// Makes the use case.
  ///
  /// - Parameter repository: Where meals come from.
  public init(repository: any RecipeRepository) {
    self.repository = repository
  }

  /// Lists meals.
  ///
  /// - Parameters:
  ///   - request: Which meals.
  ///   - policy: How fresh the list, and the names to choose from, should be.
  /// - Returns: The meals; where they come from is said of the meals. They say so where what was typed could not
  ///   be looked up.
  /// - Throws: ``BrowseMealsError`` when they cannot be loaded, or what was typed does not mean one thing.
  public func callAsFunction(
    _ request: MealListRequest,
    _ policy: FetchPolicy
  ) async throws(BrowseMealsError) -> Fetched<MealList> {
    switch request {
    case .category(let query):
      let names = await names { () throws(ServiceError) in try await repository.categories(policy) }
      return try await meals(query, names, policy)
    case .cuisine(let query):
      let names = await names { () throws(ServiceError) in try await repository.cuisines(policy) }
      return try await meals(query, names, policy)
    case .ingredient(let query):
      let names = await names { () throws(ServiceError) in try await repository.ingredients(policy) }
      return try await meals(query, names, policy)
    }
  }

  /// Finds the category that is meant, among those of the service or those that left its list.
  ///
  /// - Parameters:
  ///   - query: What was typed.
  ///   - categories: The categories of the service, with where they come from.
  /// - Returns: The one that is meant; of one that left the list, only the name is known.
  /// - Throws: ``BrowseMealsError`` when what was typed does not mean one category, and no meals are cached
  ///   for a category of exactly that name.
  public func category(
    _ query: TextQuery,
    among categories: Fetched<EntryList<MealCategory>>
  ) async throws(BrowseMealsError) -> MealCategory {
    try await name(query, among: categories)
  }

  /// The category that was typed, where the list of categories cannot be loaded.
  ///
  /// What was typed may be the exact name: it is when the service has meals for it.
  ///
  /// - Parameter query: What was typed.
  /// - Returns: A category of which only the name is known; `nil` for a blank text.
  public func unlistedCategory(_ query: TextQuery) -> MealCategory? {
    query.trimmed.isEmpty ? nil : MealCategory(onlyName: query.trimmed)
  }

  private func names<Name>(
    _ list: () async throws(ServiceError) -> Fetched<EntryList<Name>>
  ) async -> Result<Fetched<EntryList<Name>>, ServiceError> {
    do throws(ServiceError) { return .success(try await list()) } catch { return .failure(error) }
  }

  private func meals<Name: MealListName>(
    _ query: TextQuery,
    _ names: Result<Fetched<EntryList<Name>>, ServiceError>,
    _ policy: FetchPolicy
  ) async throws(BrowseMealsError) -> Fetched<MealList> {
    switch names {
    case .success(let names):
      if names.isNone, !query.trimmed.isEmpty {
        return try await meals(of: Name(onlyName: query.trimmed).listing, policy)
      }
      return try await meals(of: name(query, among: names).listing, policy)
    case .failure(let error):
      guard error != .cancelled, !query.trimmed.isEmpty else { throw .service(error) }
      do throws(BrowseMealsError) {
        let list = try await meals(of: Name(onlyName: query.trimmed).listing, policy)
        if !list.value.meals.isNone {
          return list.map { MealList(listing: $0.listing, meals: $0.meals, namesError: error) }
        }
      } catch .service(.cancelled) {
        throw .service(.cancelled)
      } catch {
        // The list failed first, and what fails after it is likely to fail for the same reason.
      }
      throw .service(error)
    }
  }

  private func name<Name: MealListName>(
    _ query: TextQuery,
    among names: Fetched<EntryList<Name>>
  ) async throws(BrowseMealsError) -> Name {
    let failure: TextQueryError<Name>
    do throws(TextQueryError<Name>) { return try query.match(in: names.entries, by: Name.keys) } catch {
      failure = error
    }
    if case .noMatch = failure, !query.trimmed.isEmpty {
      let name = Name(onlyName: query.trimmed)
      if try await hasCachedMeals(name.listing) { return name }
    }
    throw Name.error(failure, unreadableCount: names.unreadableCount, list: names.provenance.unconfirmed)
  }

  private func hasCachedMeals(_ listing: MealListing) async throws(BrowseMealsError) -> Bool {
    do throws(BrowseMealsError) {
      return try await !meals(of: listing, .cacheOnly).value.meals.isNone
    } catch {
      guard error != .service(.cancelled) else { throw error }
      // The answer is then that the list of names has no such name.
      return false
    }
  }

  private func meals(of listing: MealListing, _ policy: FetchPolicy) async throws(BrowseMealsError)
    -> Fetched<MealList>
  {
    do throws(ServiceError) {
      return try await repository.meals(listing.filter, policy).map { MealList(listing: listing, meals: $0) }
    } catch {
      throw .service(error)
    }
  }
}

/// A thing that meals are listed by the name of.
private protocol MealListName: Sendable {
  /// The texts that the user may mean it by, the most exact first.
  static var keys: [(Self) -> String?] { get }
  /// The meals that are listed by its name.
  var listing: MealListing { get }

  /// Makes one of which only the name is known.
  init(onlyName name: String)

  /// The error of a text that does not mean exactly one.
  static func error(
    _ error: TextQueryError<Self>,
    unreadableCount: Int,
    list: Provenance?
  ) -> BrowseMealsError
}

extension MealCategory: MealListName {
  fileprivate static var keys: [(MealCategory) -> String?] { [\.name, \.id.rawValue] }
  fileprivate var listing: MealListing { .category(self) }

  fileprivate init(onlyName name: String) {
    self.init(id: ID(rawValue: name), name: name)
  }

  fileprivate static func error(
    _ error: TextQueryError<MealCategory>,
    unreadableCount: Int,
    list: Provenance?
  ) -> BrowseMealsError {
    .category(error, unreadableCount: unreadableCount, list: list)
  }
}

extension Cuisine: MealListName {
  fileprivate static var keys: [(Cuisine) -> String?] { [\.name] }
  fileprivate var listing: MealListing { .cuisine(name) }

  fileprivate init(onlyName name: String) {
    self.init(name: name)
  }

  fileprivate static func error(
    _ error: TextQueryError<Cuisine>,
    unreadableCount: Int,
    list: Provenance?
  ) -> BrowseMealsError {
    .cuisine(error, unreadableCount: unreadableCount, list: list)
  }
}

extension KnownIngredient: MealListName {
  fileprivate static var keys: [(KnownIngredient) -> String?] { [\.name] }
  fileprivate var listing: MealListing { .ingredient(name) }

  fileprivate init(onlyName name: String) {
    self.init(id: ID(rawValue: name), name: name)
  }

  fileprivate static func error(
    _ error: TextQueryError<KnownIngredient>,
    unreadableCount: Int,
    list: Provenance?
  ) -> BrowseMealsError {
    .ingredient(error, unreadableCount: unreadableCount, list: list)
  }
}
