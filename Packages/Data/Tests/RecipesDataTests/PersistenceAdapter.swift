import Foundation
import RecipesData
import RecipesDomain
import RecipesFakes
import StorageKit

/// What stores something in a contract test.
enum PersistenceAdapter: CaseIterable {
  case fake
  case inMemory
  case sqlite

  struct Subject {
    let favourites: any FavouriteMeals
    let shopping: any ShoppingEntries
    let history: any MealHistory

    init(records: any RecordStore, table: any SearchTable) {
      favourites = StoredFavouriteMeals(store: records)
      shopping = StoredShoppingEntries(store: records)
      history = StoredMealHistory(table: table, partition: "tests")
    }

    init() {
      favourites = FakeFavouriteMeals()
      shopping = FakeShoppingEntries()
      history = FakeMealHistory()
    }
  }

  /// Runs a test body with fresh adapters.
  func run(_ body: (Subject) async throws -> Void) async throws {
    switch self {
    case .fake: try await body(Subject())
    case .inMemory:
      try await body(
        Subject(
          records: InMemoryRecordStore(),
          table: InMemorySearchTable(columns: StoredMealHistory.columns)
        )
      )
    case .sqlite:
      try await withTemporaryFolder { folder in
        try await body(
          Subject(
            records: SQLiteRecordStore(path: folder + "r.sqlite"),
            table: searchTable(folder + "h.sqlite")
          )
        )
      }
    }
  }
}

/// The table in which a file of the cache has the history.
func searchTable(_ path: String, rowLimit: Int = 20_000) -> SQLiteSearchTable {
  SQLiteSearchTable(
    path: path,
    columns: StoredMealHistory.columns,
    formatVersion: StoredMealHistory.formatVersion,
    rowLimit: rowLimit
  )
}

/// Runs a test body with the path of a folder of its own, with a slash at its end, that is gone afterwards.
func withTemporaryFolder(_ body: (String) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "recipes-\(UUID().uuidString)/")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try await body(folder.path(percentEncoded: false))
}
