public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Chooses meals to find again.
public struct ManageFavourites: Sendable {
  private let favourites: any FavouriteMeals
  private let now: @Sendable () -> Date

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - favourites: Where they are kept.
  ///   - now: The present.
  public init(favourites: any FavouriteMeals, now: @escaping @Sendable () -> Date) {
    self.favourites = favourites
    self.now = now
  }

  /// Lists the favourites.
  ///
  /// - Returns: The favourites, the one that was chosen last first; and those that cannot be read.
  /// - Throws: ``PersistenceError`` when none can be read, or a newer version kept one of them.
  public func list() async throws(PersistenceError) -> PartialList<FavouriteMeal> {
    try await favourites.favourites()
  }

  /// Adds a meal; one that is a favourite already is brought up to date.
  ///
  /// - Parameter meal: The meal.
  /// - Throws: ``PersistenceError`` when it could not be kept.
  public func add(_ meal: Meal) async throws(PersistenceError) {
    try await favourites.add(
      FavouriteMeal(meal.summary, category: meal.category, area: meal.area, addedAt: now())
    )
  }

  /// Removes a meal.
  ///
  /// - Parameter id: Which meal.
  /// - Returns: Whether it was a favourite.
  /// - Throws: ``PersistenceError`` when it could not be removed.
  public func remove(_ id: Meal.ID) async throws(PersistenceError) -> Bool {
    try await favourites.remove(id)
  }
}
