public import DomainKernel
public import RecipesDomain

/// Keeps favourites in memory, or fails as a test says.
public actor FakeFavouriteMeals: FavouriteMeals {
  private var kept: [Meal.ID: FavouriteMeal] = [:]
  private var unreadable: [Meal.ID] = []
  private var failure: PersistenceError?

  /// Makes an empty store.
  public init() {}

  /// Fails every further call, or none.
  ///
  /// - Parameter error: Why; `nil` to work again.
  public func fail(_ error: PersistenceError?) {
    failure = error
  }

  /// Makes a favourite one that cannot be read.
  ///
  /// - Parameter id: Which meal.
  public func damage(_ id: Meal.ID) {
    kept[id] = nil
    unreadable.append(id)
  }

  /// Lists the favourites, the one that was chosen last first.
  public func favourites() async throws(PersistenceError) -> PartialList<FavouriteMeal> {
    try check()
    let favourites = kept.values.sorted { first, second in
      first.addedAt == second.addedAt
        ? first.id.rawValue < second.id.rawValue : first.addedAt > second.addedAt
    }
    return PartialList(favourites, unreadable: unreadable)
  }

  /// Adds a favourite, or brings one up to date.
  public func add(_ favourite: FavouriteMeal) async throws(PersistenceError) {
    try check()
    unreadable.removeAll { $0 == favourite.id }
    let addedAt = kept[favourite.id]?.addedAt ?? favourite.addedAt
    kept[favourite.id] = FavouriteMeal(
      favourite.summary,
      category: favourite.category,
      area: favourite.area,
      addedAt: addedAt
    )
  }

  /// Removes a favourite.
  public func remove(_ id: Meal.ID) async throws(PersistenceError) -> Bool {
    try check()
    let wasKept = kept.removeValue(forKey: id) != nil || unreadable.contains(id)
    unreadable.removeAll { $0 == id }
    return wasKept
  }

  private func check() throws(PersistenceError) {
    if let failure { throw failure }
  }
}
