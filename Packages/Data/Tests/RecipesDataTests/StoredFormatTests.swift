import Foundation
import RecipesDomain
import RecipesFakes
import StorageKit
import Testing

@testable import RecipesData

@Suite(.timeLimit(.minutes(1))) struct StoredFormatTests {
  private let summary = RecipesSamples.fullMeal.summary

  @Test func `favourites and shopping outlive the process`() async throws {
    try await withTemporaryStore { path in
      let favourite = FavouriteMeal(summary, addedAt: RecipesSamples.fetchedAt)
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
      try await favourites.add(FavouriteMeal(summary, addedAt: RecipesSamples.fetchedAt))
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
        FavouriteMeal(summary, category: "Dessert", area: "Swedish", addedAt: RecipesSamples.fetchedAt)
      )

    let value = try #require(try await store.value(for: "70001", in: "recipes.favourites"))

    #expect(
      String(decoding: value, as: UTF8.self)
        == #"{"record":{"addedAt":1772366400000,"area":"Swedish","category":"Dessert","name":"Jordgubbstårta","#
        + #""picture":"https:\/\/images.example.com\/cake.jpg"},"version":1}"#
    )
  }
}
