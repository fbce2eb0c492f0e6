import Foundation
import RecipesDomain
import RecipesFakes
import StorageKit
import Testing

@testable import RecipesData

@Suite(.timeLimit(.minutes(1))) struct StoredFormatTests {
  private let full = IndexedMeal(RecipesSamples.fullMeal)

  @Test func `favourites and shopping outlive the process`() async throws {
    try await withTemporaryStore { path in
      let favourite = FavouriteMeal(full.summary, addedAt: RecipesSamples.fetchedAt)
      try await StoredFavouriteMeals(store: SQLiteKeyValueStore(path: path)).add(favourite)

      let kept = try await StoredFavouriteMeals(store: SQLiteKeyValueStore(path: path)).favourites()

      #expect(kept == [favourite])
    }
  }

  @Test func `what a newer version kept is left as it is and said`() async throws {
    let store = InMemoryKeyValueStore()
    let newer = Data(#"{"version":2,"record":{"anything":1}}"#.utf8)
    try await store.apply([.set("70001", newer)], in: "recipes.favourites")
    let favourites = StoredFavouriteMeals(store: store)

    await #expect(throws: KeepingError.madeByNewerVersion) { try await favourites.favourites() }
    await #expect(throws: KeepingError.madeByNewerVersion) {
      try await favourites.add(FavouriteMeal(full.summary, addedAt: RecipesSamples.fetchedAt))
    }
    #expect(try await store.value(for: "70001", in: "recipes.favourites") == newer)
  }

  @Test(arguments: ["", "7", "{}", "{\"version\":1}", "{\"version\":1,\"record\":{}}", "{\"version\":\"1\"}"])
  func `a favourite that is no record is said`(value: String) async throws {
    let store = InMemoryKeyValueStore()
    try await store.apply([.set("a", Data(value.utf8))], in: "recipes.favourites")

    let error = await #expect(throws: KeepingError.self) {
      try await StoredFavouriteMeals(store: store).favourites()
    }
    guard case .cannotBeRead = error else { throw error ?? .madeByNewerVersion }
  }

  @Test func `the form of a favourite is a promise`() async throws {
    let store = InMemoryKeyValueStore()
    try await StoredFavouriteMeals(store: store)
      .add(
        FavouriteMeal(full.summary, category: "Dessert", area: "Swedish", addedAt: RecipesSamples.fetchedAt)
      )

    let value = try #require(try await store.value(for: "70001", in: "recipes.favourites"))

    #expect(
      String(decoding: value, as: UTF8.self)
        == #"{"record":{"addedAt":1772366400000,"area":"Swedish","category":"Dessert","name":"Jordgubbstårta","#
        + #""picture":"https:\/\/images.example.com\/cake.jpg"},"version":1}"#
    )
  }

  @Test func `the index of another folding is searched all the same, and written anew`() async throws {
    let store = InMemoryKeyValueStore()
    let collection = "recipes.seen.folded/tests"
    let index = StoredMealIndex(store: store, partition: "tests")
    try await index.remember([full])
    let current = try #require(try await store.value(for: "70001", in: collection))
    try await store.apply([.set("70001", Data([0]) + Data("??".utf8))], in: collection)

    let found = try await index.search(try #require(MealSearchQuery("jordgubbstarta")), limit: 1)

    #expect(found == [full])
    #expect(try await store.value(for: "70001", in: collection) == current)
  }

  @Test(arguments: [[], [0], [1], [1, 0x1F], [1, 106], [9, 106, 0x1F], [1, 106, 0x1F]] as [[UInt8]])
  func `a folded form that leads to nothing is passed over, the others are found`(bytes: [UInt8])
    async throws
  {
    let store = InMemoryKeyValueStore()
    let index = StoredMealIndex(store: store, partition: "tests")
    try await index.remember([full])
    try await store.apply([.set("1", Data(bytes))], in: "recipes.seen.folded/tests")

    let found = try await index.search(try #require(MealSearchQuery("j")), limit: 9)

    #expect(found == [full])
  }

  @Test func `a damaged index is begun anew and fills again`() async throws {
    try await withTemporaryStore { path in
      let query = try #require(MealSearchQuery("jordgubb"))
      try await StoredMealIndex(store: SQLiteKeyValueStore(path: path), partition: "x").remember([full])
      for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
      try Data(repeating: 0xA5, count: 20_000).write(to: URL(filePath: path))
      let index = StoredMealIndex(store: SQLiteKeyValueStore(path: path), partition: "x")

      let before = try await index.search(query, limit: 1)
      try await index.remember([full])
      let after = try await index.search(query, limit: 1)

      #expect(before.isEmpty)
      #expect(after == [full])
    }
  }

  @Test func `meals of another service are not found`() async throws {
    let store = InMemoryKeyValueStore()
    try await StoredMealIndex(store: store, partition: "live").remember([full])

    let query = try #require(MealSearchQuery("jordgubb"))

    #expect(try await StoredMealIndex(store: store, partition: "sandbox").search(query, limit: 1).isEmpty)
  }
}
