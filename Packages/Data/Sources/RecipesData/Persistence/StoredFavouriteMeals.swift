public import DomainKernel
public import RecipesDomain
public import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Stores favourites in a record store, each under the id of its meal.
///
/// What a newer version wrote is not touched, and neither is what cannot be read, until its meal is added again or
/// removed.
public struct StoredFavouriteMeals: FavouriteMeals {
  private let favourites: StoredCollection<FavouriteRecord>

  /// Makes the adapter.
  ///
  /// - Parameter store: Where favourites are stored; one that evicts nothing and outlives a power cut.
  public init(store: any RecordStore) {
    favourites = StoredCollection(store: store, name: "recipes.favourites", format: RecordFormat(version: 1))
  }

  /// Lists the favourites, the one that was added last first.
  public func favourites() async throws(PersistenceError) -> PartialList<FavouriteMeal> {
    let contents = try await favourites.contents()
    var list: [FavouriteMeal] = []
    var unreadable = contents.damaged.map(Meal.ID.init(rawValue:))
    for record in contents.records {
      if let favourite = try favourites.format.decode(record.value)?.favourite(record.key) {
        list.append(favourite)
      } else {
        unreadable.append(Meal.ID(rawValue: record.key))
      }
    }
    return PartialList(list.sorted(by: FavouriteMeal.isBefore), unreadable: unreadable)
  }

  /// Adds favourites, or brings them up to date.
  public func add(_ added: [FavouriteMeal]) async throws(PersistenceError) -> Set<Meal.ID> {
    try await favourites.change { (transaction) throws(ChangeRefusal) in
      var new = Set<Meal.ID>()
      for favourite in added {
        let key = favourite.id.rawValue
        var record = FavouriteRecord(favourite)
        if let stored = try favourites.stored(for: key, transaction).value,
          let known = try favourites.decode(stored)
        {
          record.addedAt = known.addedAt
        } else {
          new.insert(favourite.id)
        }
        try favourites.set(record, for: key, &transaction)
      }
      return new
    }
  }

  /// Removes favourites.
  public func remove(_ ids: [Meal.ID]) async throws(PersistenceError) -> Set<Meal.ID> {
    try await favourites.change { (transaction) throws(ChangeRefusal) in
      var removed = Set<Meal.ID>()
      for id in ids {
        let stored = try favourites.stored(for: id.rawValue, transaction)
        guard stored.isThere else { continue }
        // What a newer version wrote stays.
        if let record = stored.value { _ = try favourites.decode(record) }
        try favourites.remove(id.rawValue, &transaction)
        removed.insert(id)
      }
      return removed
    }
  }
}

/// A favourite as it is stored; the key is the meal's id.
private struct FavouriteRecord: Codable {
  let name: String?
  let picture: String?
  let category: String?
  let cuisine: String?
  /// Milliseconds since 1970.
  var addedAt: Int64

  private enum CodingKeys: String, CodingKey {
    case name, picture, category, addedAt
    case cuisine = "area"
  }

  init(_ favourite: FavouriteMeal) {
    name = favourite.summary.name
    picture = favourite.summary.picture?.description
    category = favourite.category
    cuisine = favourite.cuisine
    addedAt = favourite.addedAt.milliseconds
  }

  func favourite(_ id: String) -> FavouriteMeal {
    FavouriteMeal(
      MealSummary(id: Meal.ID(rawValue: id), name: name, picture: picture.flatMap(WebLink.init)),
      category: category,
      cuisine: cuisine,
      addedAt: Date(milliseconds: addedAt)
    )
  }
}
