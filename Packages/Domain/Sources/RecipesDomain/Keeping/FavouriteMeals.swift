public import DomainKernel

/// Keeps the meals that a person wants to find again.
///
/// A favourite that cannot be read is left out of the list and named beside it; adding its meal again mends it.
/// Favourites of a newer version are left alone, and no list is given of them: who has the newer version can see
/// all of it there, and a part of it would pass for the whole.
public protocol FavouriteMeals: Sendable {
  /// Lists the favourites.
  ///
  /// - Returns: The favourites, the one that was chosen last first; each meal once; and
  ///   those that cannot be read.
  /// - Throws: ``PersistenceError`` when none can be read, or a newer version kept one of them.
  func favourites() async throws(PersistenceError) -> PartialList<FavouriteMeal>

  /// Adds a favourite, or brings one up to date; it keeps the time when it was first chosen.
  ///
  /// - Parameter favourite: The favourite.
  /// - Throws: ``PersistenceError`` when it could not be kept.
  func add(_ favourite: FavouriteMeal) async throws(PersistenceError)

  /// Removes a favourite, one that cannot be read too.
  ///
  /// - Parameter id: Which meal.
  /// - Returns: Whether it was one.
  /// - Throws: ``PersistenceError`` when it could not be removed.
  func remove(_ id: Meal.ID) async throws(PersistenceError) -> Bool
}
