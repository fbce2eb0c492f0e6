/// Keeps the meals that a person wants to find again.
public protocol FavouriteMeals: Sendable {
  /// Lists the favourites.
  ///
  /// - Returns: The favourites, the one that was chosen last first; each meal once.
  /// - Throws: ``KeepingError`` when they cannot be read.
  func favourites() async throws(KeepingError) -> [FavouriteMeal]

  /// Adds a favourite, or brings one up to date; it keeps the time when it was first chosen.
  ///
  /// - Parameter favourite: The favourite.
  /// - Throws: ``KeepingError`` when it could not be kept.
  func add(_ favourite: FavouriteMeal) async throws(KeepingError)

  /// Removes a favourite.
  ///
  /// - Parameter id: Which meal.
  /// - Returns: Whether it was one.
  /// - Throws: ``KeepingError`` when it could not be removed.
  func remove(_ id: Meal.ID) async throws(KeepingError) -> Bool
}
