public import DomainKernel
public import RecipesDomain
public import StorageKit

/// Keeps favourites in a key-value store, each under the id of its meal.
///
/// Processes that change different favourites never undo each other's work. What a newer version kept is not
/// touched, and neither is what cannot be read, until its meal is added again or removed.
public struct StoredFavouriteMeals: FavouriteMeals {
  private let records: StoredCollection<FavouriteRecord>

  /// Makes the adapter.
  ///
  /// - Parameter store: Where favourites are kept; one that evicts nothing and outlives a power cut.
  public init(store: any KeyValueStore) {
    records = StoredCollection(store: store, name: "recipes.favourites", version: 1)
  }

  /// Lists the favourites, the one that was chosen last first.
  public func favourites() async throws(PersistenceError) -> PartialList<FavouriteMeal> {
    var favourites: [FavouriteMeal] = []
    var unreadable: [Meal.ID] = []
    for entry in try await records.entries() {
      if let record = try records.decode(entry.value) {
        favourites.append(record.favourite(entry.key))
      } else {
        unreadable.append(Meal.ID(rawValue: entry.key))
      }
    }
    favourites.sort { first, second in
      first.addedAt == second.addedAt
        ? first.id.rawValue < second.id.rawValue : first.addedAt > second.addedAt
    }
    return PartialList(favourites, unreadable: unreadable)
  }

  /// Adds a favourite, or brings one up to date.
  public func add(_ favourite: FavouriteMeal) async throws(PersistenceError) {
    let key = favourite.id.rawValue
    let known = try await records.value(for: key).flatMap(records.decode)
    let addedAt = known?.addedAt ?? favourite.addedAt.milliseconds
    try await records.apply([.set(key, records.encode(FavouriteRecord(favourite, addedAt: addedAt)))])
  }

  /// Removes a favourite.
  public func remove(_ id: Meal.ID) async throws(PersistenceError) -> Bool {
    guard let value = try await records.value(for: id.rawValue) else { return false }
    _ = try records.decode(value)  // What a newer version kept stays.
    try await records.apply([.remove(id.rawValue)])
    return true
  }
}
