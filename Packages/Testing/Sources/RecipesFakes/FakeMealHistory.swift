public import DomainKernel
public import RecipesDomain

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Records meals in memory, or fails as a test says; drops none.
public actor FakeMealHistory: MealHistory {
  private var listed: [Meal.ID: HistoryMeal] = [:]
  private var whole: [Meal.ID: Meal] = [:]
  private var failure: PersistenceError?
  private var opening: Set<Meal.ID>?
  /// The whole meals that were asked for, in order.
  public private(set) var opened: [Meal.ID] = []

  /// Records some meals from the beginning.
  ///
  /// - Parameters:
  ///   - meals: The meals, known as a whole.
  ///   - seenAt: When the service sent them.
  ///   - opening: Which of them open, though all are named; `nil` for all of them.
  public init(_ meals: [Meal] = [], seenAt: Date = RecipesSamples.fetchedAt, opening: Set<Meal.ID>? = nil) {
    for meal in meals {
      whole[meal.id] = meal
      listed[meal.id] = HistoryMeal(meal, seenAt: seenAt)
    }
    self.opening = opening
  }

  /// Fails every further call, or none.
  ///
  /// - Parameter error: Why; `nil` to work again.
  public func fail(_ error: PersistenceError?) {
    failure = error
  }

  /// Records what a list says; never in place of a whole meal.
  public func record(listed meals: [HistoryMeal]) async throws(PersistenceError) {
    try check()
    for meal in meals where whole[meal.id] == nil {
      listed[meal.id] = listed[meal.id].map(meal.completed(by:)) ?? meal
    }
  }

  /// Records whole meals.
  public func record(meals: [Meal], seenAt: Date) async throws(PersistenceError) {
    try check()
    for meal in meals {
      whole[meal.id] = meal
      listed[meal.id] = HistoryMeal(meal, seenAt: seenAt)
    }
  }

  /// Searches what is recorded.
  public func search(_ query: MealSearchQuery) async throws(PersistenceError) -> [HistoryMeal] {
    try check()
    return listed.values.compactMap(query.match).sorted().compactMap { listed[$0.id] }
  }

  /// Opens a meal that was recorded as a whole.
  public func meal(_ id: Meal.ID) async throws(PersistenceError) -> Fetched<Meal>? {
    try check()
    opened.append(id)
    guard opening?.contains(id) != false, let meal = whole[id], let seenAt = listed[id]?.seenAt else {
      return nil
    }
    return Fetched(meal, provenance: Provenance(kind: .stored, fetchedAt: seenAt))
  }

  /// Names the meals that were recorded as a whole, in the order of their ids.
  public func ids() async throws(PersistenceError) -> [Meal.ID] {
    try check()
    return whole.keys.sorted { $0.rawValue < $1.rawValue }
  }

  private func check() throws(PersistenceError) {
    if let failure { throw failure }
  }
}
