public import RecipesDomain

/// Remembers meals in memory, or fails as a test says.
public actor FakeMealIndex: MealIndex {
  private var remembered: [Meal.ID: IndexedMeal] = [:]
  private var failure: KeepingError?

  /// Makes an index of some meals.
  ///
  /// - Parameter meals: What is remembered from the beginning.
  public init(_ meals: [IndexedMeal] = []) {
    for meal in meals { remembered[meal.id] = meal }
  }

  /// Fails every further call, or none.
  ///
  /// - Parameter error: Why; `nil` to work again.
  public func fail(_ error: KeepingError?) {
    failure = error
  }

  /// Remembers meals; what a list says never replaces a whole meal.
  public func remember(_ meals: [IndexedMeal]) async throws(KeepingError) {
    try check()
    for meal in meals where !meal.ingredients.isEmpty || remembered[meal.id] == nil {
      remembered[meal.id] = meal
    }
  }

  /// Searches what is remembered.
  public func search(_ query: MealSearchQuery, limit: Int) async throws(KeepingError) -> [IndexedMeal] {
    try check()
    let found = remembered.values.compactMap { meal in
      query.rank(of: FoldedMeal(meal)).map { (rank: $0, meal: meal) }
    }
    let ordered = found.sorted { first, second in
      let names = (first.meal.summary.name ?? "", second.meal.summary.name ?? "")
      if first.rank != second.rank { return first.rank < second.rank }
      return names.0 == names.1 ? first.meal.id.rawValue < second.meal.id.rawValue : names.0 < names.1
    }
    return ordered.prefix(limit).map(\.meal)
  }

  private func check() throws(KeepingError) {
    if let failure { throw failure }
  }
}
