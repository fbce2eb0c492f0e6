public import RecipesDomain
public import StorageKit

/// Keeps favourites in a key-value store, each under the id of its meal.
///
/// Processes that change different favourites never undo each other's work. What a newer version kept is not
/// touched.
public struct StoredFavouriteMeals: FavouriteMeals {
  private let records: KeptCollection<FavouriteRecord>

  /// Makes the adapter.
  ///
  /// - Parameter store: Where favourites are kept; one that evicts nothing and outlives a power cut.
  public init(store: any KeyValueStore) {
    records = KeptCollection(store: store, name: "recipes.favourites", version: 1)
  }

  /// Lists the favourites, the one that was chosen last first.
  public func favourites() async throws(KeepingError) -> [FavouriteMeal] {
    var favourites: [FavouriteMeal] = []
    for entry in try await records.entries() {
      favourites.append(try records.decode(entry.value).favourite(entry.key))
    }
    return favourites.sorted { first, second in
      first.addedAt == second.addedAt
        ? first.id.rawValue < second.id.rawValue : first.addedAt > second.addedAt
    }
  }

  /// Adds a favourite, or brings one up to date.
  public func add(_ favourite: FavouriteMeal) async throws(KeepingError) {
    let key = favourite.id.rawValue
    let addedAt = try await records.record(for: key)?.addedAt ?? favourite.addedAt.milliseconds
    try await records.apply([.set(key, records.encode(FavouriteRecord(favourite, addedAt: addedAt)))])
  }

  /// Removes a favourite.
  public func remove(_ id: Meal.ID) async throws(KeepingError) -> Bool {
    guard try await records.record(for: id.rawValue) != nil else { return false }
    try await records.apply([.remove(id.rawValue)])
    return true
  }
}
