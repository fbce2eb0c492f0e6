public import RecipesDomain

/// Keeps favourites in memory, or fails as a test says.
public actor FakeFavouriteMeals: FavouriteMeals {
  private var kept: [Meal.ID: FavouriteMeal] = [:]
  private var failure: KeepingError?

  /// Makes an empty store.
  public init() {}

  /// Fails every further call, or none.
  ///
  /// - Parameter error: Why; `nil` to work again.
  public func fail(_ error: KeepingError?) {
    failure = error
  }

  /// Lists the favourites, the one that was chosen last first.
  public func favourites() async throws(KeepingError) -> [FavouriteMeal] {
    try check()
    return kept.values.sorted { first, second in
      first.addedAt == second.addedAt
        ? first.id.rawValue < second.id.rawValue : first.addedAt > second.addedAt
    }
  }

  /// Adds a favourite, or brings one up to date.
  public func add(_ favourite: FavouriteMeal) async throws(KeepingError) {
    try check()
    let addedAt = kept[favourite.id]?.addedAt ?? favourite.addedAt
    kept[favourite.id] = FavouriteMeal(
      favourite.summary,
      category: favourite.category,
      area: favourite.area,
      addedAt: addedAt
    )
  }

  /// Removes a favourite.
  public func remove(_ id: Meal.ID) async throws(KeepingError) -> Bool {
    try check()
    return kept.removeValue(forKey: id) != nil
  }

  private func check() throws(KeepingError) {
    if let failure { throw failure }
  }
}
