public import DomainKernel
public import RecipesDomain

/// Stores favourites in memory, or fails as a test says.
public actor FakeFavouriteMeals: FavouriteMeals {
  private var stored: [Meal.ID: FavouriteMeal] = [:]
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
    stored[id] = nil
    unreadable.append(id)
  }

  /// Lists the favourites, the one that was added last first.
  public func favourites() async throws(PersistenceError) -> PartialList<FavouriteMeal> {
    try check()
    return PartialList(stored.values.sorted(by: FavouriteMeal.isBefore), unreadable: unreadable)
  }

  /// Adds favourites, or brings them up to date.
  public func add(_ favourites: [FavouriteMeal]) async throws(PersistenceError) -> Set<Meal.ID> {
    try check()
    let new = Set(favourites.map(\.id).filter { stored[$0] == nil })
    for favourite in favourites {
      unreadable.removeAll { $0 == favourite.id }
      stored[favourite.id] = FavouriteMeal(
        favourite.summary,
        category: favourite.category,
        cuisine: favourite.cuisine,
        addedAt: stored[favourite.id]?.addedAt ?? favourite.addedAt
      )
    }
    return new
  }

  /// Removes favourites.
  public func remove(_ ids: [Meal.ID]) async throws(PersistenceError) -> Set<Meal.ID> {
    try check()
    let removed = Set(ids.filter { stored[$0] != nil || unreadable.contains($0) })
    for id in removed { stored[id] = nil }
    unreadable.removeAll(where: removed.contains)
    return removed
  }

  private func check() throws(PersistenceError) {
    if let failure { throw failure }
  }
}
