public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The searchable and listed fields of a meal from the service.
public struct HistoryMeal: Hashable, Sendable, Identifiable {
  /// The summary for lists.
  public let summary: MealSummary
  /// The name of its category.
  public var category: String?
  /// The cuisine it belongs to.
  public var cuisine: String?
  /// Words that describe it.
  public var tags: [String] = []
  /// The names of what goes into it; empty when only a list of meals was sent.
  public var ingredients: [String] = []
  /// When the service last sent or confirmed it.
  public var seenAt: Date

  /// Makes an entry of what a list says.
  ///
  /// - Parameters:
  ///   - summary: What the list shows of the meal.
  ///   - filter: Which meals the list is of; known of each of them.
  ///   - seenAt: When the service sent or confirmed the list.
  public init(_ summary: MealSummary, in filter: MealFilter? = nil, seenAt: Date) {
    self.summary = summary
    self.seenAt = seenAt
    switch filter {
    case .category(let name): category = name
    case .cuisine(let name): cuisine = name
    case .ingredient, nil: break
    }
  }

  /// Makes an entry of a whole meal.
  ///
  /// - Parameters:
  ///   - meal: The meal.
  ///   - seenAt: When the service sent or confirmed it.
  public init(_ meal: Meal, seenAt: Date) {
    summary = meal.summary
    category = meal.category
    cuisine = meal.cuisine
    tags = meal.tags
    ingredients = meal.ingredients.map(\.name)
    self.seenAt = seenAt
  }

  /// The ID of the meal.
  public var id: Meal.ID { summary.id }

  /// The same entry with what it does not tell itself.
  ///
  /// - Parameter earlier: What was known of the meal before.
  /// - Returns: The entry; what it tells itself stays.
  public func completed(by earlier: HistoryMeal) -> HistoryMeal {
    var meal = self
    meal.category = category ?? earlier.category
    meal.cuisine = cuisine ?? earlier.cuisine
    if tags.isEmpty { meal.tags = earlier.tags }
    if ingredients.isEmpty { meal.ingredients = earlier.ingredients }
    return meal
  }
}

/// Records the meals that the service sends, so that they can be searched and opened without a connection.
///
/// A history may be limited; the meals that were sent or confirmed least recently are dropped first.
public protocol MealHistory: Sendable {
  /// Records meals of which a list was sent.
  ///
  /// A meal that is recorded as a whole stays as it is. What an earlier list said of a meal and this one does not
  /// is still known: one list tells the category, another one the cuisine.
  ///
  /// - Parameter meals: What the list says of them; times are stored to the millisecond.
  /// - Throws: ``/DomainKernel/PersistenceError`` when they could not be stored.
  func record(listed meals: [HistoryMeal]) async throws(PersistenceError)

  /// Records whole meals, in place of what was known of them.
  ///
  /// - Parameters:
  ///   - meals: The meals.
  ///   - seenAt: When the service sent or confirmed them; stored to the millisecond.
  /// - Throws: ``/DomainKernel/PersistenceError`` when they could not be stored.
  func record(meals: [Meal], seenAt: Date) async throws(PersistenceError)

  /// Searches the history.
  ///
  /// - Parameter query: What to search for.
  /// - Returns: All meals that fit, in the order of ``MealSearchQuery/Match``, however many there are.
  /// - Throws: ``/DomainKernel/PersistenceError`` when it cannot be read.
  func search(_ query: MealSearchQuery) async throws(PersistenceError) -> [HistoryMeal]

  /// Opens a meal that was recorded as a whole.
  ///
  /// - Parameter id: Which meal.
  /// - Returns: The meal as it was recorded, as stored at that time and without a reason to be stale; `nil` when no
  ///   more than a list told of it.
  /// - Throws: ``/DomainKernel/PersistenceError`` when it cannot be read.
  func meal(_ id: Meal.ID) async throws(PersistenceError) -> Fetched<Meal>?

  /// Names the meals that were recorded as a whole; none of them is opened for it.
  ///
  /// - Returns: Each once, in an order that stays the same while nothing is recorded.
  /// - Throws: ``/DomainKernel/PersistenceError`` when it cannot be read.
  func ids() async throws(PersistenceError) -> [Meal.ID]
}
