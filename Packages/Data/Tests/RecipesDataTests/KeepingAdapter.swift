import Foundation
import RecipesData
import RecipesDomain
import RecipesFakes
import StorageKit

/// What keeps things in a contract test.
enum KeepingAdapter: CaseIterable {
  case fake
  case inMemory
  case sqlite

  struct Subject {
    let favourites: any FavouriteMeals
    let shopping: any ShoppingEntries
    let seen: any MealHistory

    init(store: any KeyValueStore) {
      favourites = StoredFavouriteMeals(store: store)
      shopping = StoredShoppingEntries(store: store)
      seen = StoredMealHistory(store: store, partition: "tests")
    }

    init() {
      favourites = FakeFavouriteMeals()
      shopping = FakeShoppingEntries()
      seen = FakeMealHistory()
    }
  }

  /// Runs a test body with fresh adapters.
  func run(_ body: (Subject) async throws -> Void) async throws {
    switch self {
    case .fake: try await body(Subject())
    case .inMemory: try await body(Subject(store: InMemoryKeyValueStore()))
    case .sqlite:
      try await withTemporaryStore { path in
        try await body(Subject(store: SQLiteKeyValueStore(path: path)))
      }
    }
  }
}

/// Runs a test body with the path of a store in a folder of its own that is gone afterwards.
func withTemporaryStore(_ body: (String) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "recipes-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  try await body(folder.appending(path: "values.sqlite").path(percentEncoded: false))
}
