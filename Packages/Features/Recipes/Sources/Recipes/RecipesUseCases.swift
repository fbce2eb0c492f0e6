import DomainKernel
public import FeatureKit
public import RecipesDomain

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The use cases of recipes.
public struct RecipesUseCases: Sendable {
  let repository: any RecipeRepository
  let browse: BrowseMeals
  let open: OpenMeal
  let resolve: ResolveMeal
  let find: FindMeals
  let favourites: ManageFavourites
  let shopping: ManageShoppingList
  let now: @Sendable () -> Date
  private let observe: @Sendable (FeatureEvent) -> Void

  /// Puts the use cases together.
  ///
  /// - Parameters:
  ///   - repository: Gives categories, cuisines and ingredients.
  ///   - browse: Lists the meals of what the user names.
  ///   - open: Opens meals.
  ///   - resolve: Finds the meal that the user names.
  ///   - find: Searches meals.
  ///   - favourites: Manages the favourites.
  ///   - shopping: Manages the shopping list.
  ///   - now: The present, for when a list on this computer was read.
  ///   - observe: Hears when the meal that the user names is looked for.
  public init(
    repository: any RecipeRepository,
    browse: BrowseMeals,
    open: OpenMeal,
    resolve: ResolveMeal,
    find: FindMeals,
    favourites: ManageFavourites,
    shopping: ManageShoppingList,
    now: @escaping @Sendable () -> Date,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.repository = repository
    self.browse = browse
    self.open = open
    self.resolve = resolve
    self.find = find
    self.favourites = favourites
    self.shopping = shopping
    self.now = now
    self.observe = observe
  }
}

extension RecipesUseCases {
  /// Opens the meal that an id or a name stands for.
  func meal(
    _ query: TextQuery,
    _ servings: Servings?,
    _ policy: FetchPolicy
  ) async throws(RecipesFailure) -> Fetched<Meal> {
    let resolved: ResolvedMeal
    observe(.useCase("ResolveMeal", .began))
    do throws(ResolveMealError) { resolved = try await resolve(query, policy) } catch {
      let failure = RecipesFailure(error, for: query)
      observe(.useCase("ResolveMeal", .ended(.failed(failure.code))))
      throw failure
    }
    observe(.useCase("ResolveMeal", .ended(.done)))
    do throws(ServiceError) {
      return try await open(.meal(resolved.id), scale: servings?.scale, policy)
    } catch {
      guard error == .notFound else { throw .service(error) }
      throw .unknown(.meal, asked: query.text, like: [], unreadable: resolved.unreadableCount)
    }
  }

  /// Opens several meals, each once; one that cannot be opened fails all of them.
  func meals(_ texts: [String], _ policy: FetchPolicy) async throws(RecipesFailure) -> [Meal] {
    var meals: [Meal] = []
    for text in texts {
      let meal = try await meal(TextQuery(text), nil, policy).value
      if !meals.contains(where: { $0.id == meal.id }) { meals.append(meal) }
    }
    return meals
  }
}
