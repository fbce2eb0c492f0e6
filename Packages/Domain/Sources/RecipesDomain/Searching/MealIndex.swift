/// Remembers the meals that were seen, so that they can be searched without a connection.
public protocol MealIndex: Sendable {
  /// Remembers meals.
  ///
  /// A meal of which only a list was seen never replaces one that is known as a whole.
  ///
  /// - Parameter meals: What is known of them.
  /// - Throws: ``KeepingError`` when they could not be kept.
  func remember(_ meals: [IndexedMeal]) async throws(KeepingError)

  /// Searches what is remembered.
  ///
  /// - Parameters:
  ///   - query: What to search for.
  ///   - limit: How many meals at most, 0 or more.
  /// - Returns: The meals that fit best, in the order of ``MealSearchRank``, then of their names, then of their ids.
  /// - Throws: ``KeepingError`` when nothing can be read.
  func search(_ query: MealSearchQuery, limit: Int) async throws(KeepingError) -> [IndexedMeal]
}
