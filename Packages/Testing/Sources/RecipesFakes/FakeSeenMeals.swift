public import RecipesDomain

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Remembers meals in memory, or fails as a test says; forgets none.
public actor FakeSeenMeals: SeenMeals {
  private var remembered: [Meal.ID: SeenMeal] = [:]
  private var whole: [Meal.ID: WholeMeal] = [:]
  private var failure: KeepingError?

  /// Remembers some meals from the beginning.
  ///
  /// - Parameters:
  ///   - meals: The meals, known as a whole.
  ///   - seenAt: When they were seen.
  public init(_ meals: [Meal] = [], seenAt: Date = RecipesSamples.fetchedAt) {
    for meal in meals {
      whole[meal.id] = WholeMeal(meal, seenAt: seenAt)
      remembered[meal.id] = SeenMeal(IndexedMeal(meal), seenAt: seenAt)
    }
  }

  /// Fails every further call, or none.
  ///
  /// - Parameter error: Why; `nil` to work again.
  public func fail(_ error: KeepingError?) {
    failure = error
  }

  /// Remembers what a list says; never in place of a whole meal.
  public func remember(listed meals: [IndexedMeal], seenAt: Date) async throws(KeepingError) {
    try check()
    for meal in meals where whole[meal.id] == nil {
      let known = remembered[meal.id]?.meal
      remembered[meal.id] = SeenMeal(known.map(meal.completed(by:)) ?? meal, seenAt: seenAt)
    }
  }

  /// Remembers whole meals.
  public func remember(whole meals: [Meal], seenAt: Date) async throws(KeepingError) {
    try check()
    for meal in meals {
      whole[meal.id] = WholeMeal(meal, seenAt: seenAt)
      remembered[meal.id] = SeenMeal(IndexedMeal(meal), seenAt: seenAt)
    }
  }

  /// Searches what is remembered.
  public func search(_ query: MealSearchQuery, limit: Int) async throws(KeepingError) -> [SeenMeal] {
    try check()
    let found = remembered.values.compactMap { seen in
      query.rank(of: FoldedMeal(seen.meal)).map { (rank: $0, seen: seen) }
    }
    let ordered = found.sorted { first, second in
      let names = (first.seen.meal.summary.name ?? "", second.seen.meal.summary.name ?? "")
      if first.rank != second.rank { return first.rank < second.rank }
      return names.0 == names.1 ? first.seen.id.rawValue < second.seen.id.rawValue : names.0 < names.1
    }
    return ordered.prefix(limit).map(\.seen)
  }

  /// Opens a meal that was seen as a whole.
  public func wholeMeal(_ id: Meal.ID) async throws(KeepingError) -> WholeMeal? {
    try check()
    return whole[id]
  }

  /// Names the meals that were seen as a whole, in the order of their ids.
  public func wholeMeals() async throws(KeepingError) -> [Meal.ID] {
    try check()
    return whole.keys.sorted { $0.rawValue < $1.rawValue }
  }

  private func check() throws(KeepingError) {
    if let failure { throw failure }
  }
}
