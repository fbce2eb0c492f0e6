public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Lists and changes the meals that the user wants to find again.
public struct ManageFavourites: Sendable {
  private let favourites: any FavouriteMeals
  private let now: @Sendable () -> Date

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - favourites: Where they are stored.
  ///   - now: The present.
  public init(favourites: any FavouriteMeals, now: @escaping @Sendable () -> Date) {
    self.favourites = favourites
    self.now = now
  }

  /// Lists the favourites.
  ///
  /// - Returns: The favourites, the one that was added last first; and those that cannot be read.
  /// - Throws: ``/DomainKernel/PersistenceError`` when none can be read, or a newer version wrote one of them.
  public func list() async throws(PersistenceError) -> PartialList<FavouriteMeal> {
    try await favourites.favourites()
  }

  /// Adds meals in one step; one that is a favourite already is brought up to date.
  ///
  /// - Parameter meals: The meals.
  /// - Returns: Which meals are new favourites, and which were favourites before.
  /// - Throws: ``/DomainKernel/PersistenceError`` when they could not be stored; nothing is changed then.
  public func add(_ meals: [Meal]) async throws(PersistenceError) -> AddedMeals {
    let moment = now()
    let new = try await favourites.add(
      meals.map { FavouriteMeal($0.summary, category: $0.category, cuisine: $0.cuisine, addedAt: moment) }
    )
    return AddedMeals(meals.map(\.id), new: new)
  }

  /// Removes meals in one step.
  ///
  /// - Parameter ids: Which meals.
  /// - Returns: Those that were favourites.
  /// - Throws: ``/DomainKernel/PersistenceError`` when they could not be removed; nothing is changed then.
  public func remove(_ ids: [Meal.ID]) async throws(PersistenceError) -> Set<Meal.ID> {
    try await favourites.remove(ids)
  }
}
