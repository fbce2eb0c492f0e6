public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Remembers the meals that were seen, so that they can be searched and opened without a connection.
///
/// So many are remembered at most as the adapter says; those that were seen least recently are forgotten first.
public protocol MealHistory: Sendable {
  /// Remembers meals of which a list was seen.
  ///
  /// A meal that is known as a whole stays as it is. What an earlier list said of a meal and this one does not is
  /// still known: one list tells the category, another one the kitchen.
  ///
  /// - Parameters:
  ///   - meals: What the list says of them.
  ///   - seenAt: When the service vouched for the list; kept to the millisecond.
  /// - Throws: ``PersistenceError`` when they could not be kept.
  func remember(listed meals: [IndexedMeal], seenAt: Date) async throws(PersistenceError)

  /// Remembers meals with everything that is known of them, in place of what was known before.
  ///
  /// - Parameters:
  ///   - meals: The meals.
  ///   - seenAt: When the service vouched for them; kept to the millisecond.
  /// - Throws: ``PersistenceError`` when they could not be kept.
  func remember(whole meals: [Meal], seenAt: Date) async throws(PersistenceError)

  /// Searches what is remembered.
  ///
  /// - Parameters:
  ///   - query: What to search for.
  ///   - limit: How many meals at most, 0 or more.
  /// - Returns: The meals that fit best, in the order of ``MealSearchRank``, then of their names, then of their ids.
  /// - Throws: ``PersistenceError`` when nothing can be read.
  func search(_ query: MealSearchQuery, limit: Int) async throws(PersistenceError) -> [HistoryMeal]

  /// Opens a meal that was seen as a whole.
  ///
  /// - Parameter id: Which meal.
  /// - Returns: The meal, equal to what was seen; `nil` when no more than a list was seen of it.
  /// - Throws: ``PersistenceError`` when nothing can be read.
  func wholeMeal(_ id: Meal.ID) async throws(PersistenceError) -> CachedMeal?

  /// Names the meals that were seen as a whole; none of them is opened for it.
  ///
  /// - Returns: Each once, in an order that stays the same while nothing is remembered.
  /// - Throws: ``PersistenceError`` when nothing can be read.
  func wholeMeals() async throws(PersistenceError) -> [Meal.ID]
}
