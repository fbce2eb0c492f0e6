public import DomainKernel
public import RecipesDomain

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Remembers meals in memory, or fails as a test says; forgets none.
public actor FakeMealHistory: MealHistory {
  private var remembered: [Meal.ID: HistoryMeal] = [:]
  private var whole: [Meal.ID: CachedMeal] = [:]
  private var failure: PersistenceError?

  /// Remembers some meals from the beginning.
  ///
  /// - Parameters:
  ///   - meals: The meals, known as a whole.
  ///   - seenAt: When they were seen.
  public init(_ meals: [Meal] = [], seenAt: Date = RecipesSamples.fetchedAt) {
    for meal in meals {
      whole[meal.id] = CachedMeal(meal, seenAt: seenAt)
      remembered[meal.id] = HistoryMeal(IndexedMeal(meal), seenAt: seenAt)
    }
  }

  /// Fails every further call, or none.
  ///
  /// - Parameter error: Why; `nil` to work again.
  public func fail(_ error: PersistenceError?) {
    failure = error
  }

  /// Remembers what a list says; never in place of a whole meal.
  public func remember(listed meals: [IndexedMeal], seenAt: Date) async throws(PersistenceError) {
    try check()
    for meal in meals where whole[meal.id] == nil {
      let known = remembered[meal.id]?.meal
      remembered[meal.id] = HistoryMeal(known.map(meal.completed(by:)) ?? meal, seenAt: seenAt)
    }
  }

  /// Remembers whole meals.
  public func remember(whole meals: [Meal], seenAt: Date) async throws(PersistenceError) {
    try check()
    for meal in meals {
      whole[meal.id] = CachedMeal(meal, seenAt: seenAt)
      remembered[meal.id] = HistoryMeal(IndexedMeal(meal), seenAt: seenAt)
    }
  }

  /// Searches what is remembered.
  public func search(_ query: MealSearchQuery, limit: Int) async throws(PersistenceError) -> [HistoryMeal] {
    try check()
    let found = remembered.values.compactMap { seen in
      query.rank(of: NormalizedMeal(seen.meal)).map { (rank: $0, seen: seen) }
    }
    let ordered = found.sorted { first, second in
      let names = (first.seen.meal.summary.name ?? "", second.seen.meal.summary.name ?? "")
      if first.rank != second.rank { return first.rank < second.rank }
      return names.0 == names.1 ? first.seen.id.rawValue < second.seen.id.rawValue : names.0 < names.1
    }
    return ordered.prefix(limit).map(\.seen)
  }

  /// Opens a meal that was seen as a whole.
  public func wholeMeal(_ id: Meal.ID) async throws(PersistenceError) -> CachedMeal? {
    try check()
    return whole[id]
  }

  /// Names the meals that were seen as a whole, in the order of their ids.
  public func wholeMeals() async throws(PersistenceError) -> [Meal.ID] {
    try check()
    return whole.keys.sorted { $0.rawValue < $1.rawValue }
  }

  private func check() throws(PersistenceError) {
    if let failure { throw failure }
  }
}
