import DomainKernel
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

      let kept = try await StoredFavouriteMeals(store: SQLiteKeyValueStore(path: path)).favourites().entries

      #expect(kept == [favourite])
    }
  }

  @Test func `what a newer version kept is left as it is and said`() async throws {
    let store = InMemoryKeyValueStore()
    let newer = Data(#"{"version":2,"record":{"anything":1}}"#.utf8)
    try await store.apply([.set("70001", newer)], in: "recipes.favourites")
    let favourites = StoredFavouriteMeals(store: store)

    await #expect(throws: PersistenceError.madeByNewerVersion) { try await favourites.favourites() }
    await #expect(throws: PersistenceError.madeByNewerVersion) {
      try await favourites.add(FavouriteMeal(summary, addedAt: RecipesSamples.fetchedAt))
    }
    await #expect(throws: PersistenceError.madeByNewerVersion) {
      try await favourites.remove(summary.id)
    }
    #expect(try await store.value(for: "70001", in: "recipes.favourites") == newer)
  }

  @Test(arguments: Self.damaged)
  func `a favourite that is no record is left out, named, and stays in its place`(value: String) async throws
  {
    let store = InMemoryKeyValueStore()
    let favourites = StoredFavouriteMeals(store: store)
    let favourite = FavouriteMeal(summary, addedAt: RecipesSamples.fetchedAt)
    try await store.apply([.set("a", Data(value.utf8))], in: "recipes.favourites")
    try await favourites.add(favourite)

    let list = try await favourites.favourites()

    #expect(list == PartialList([favourite], unreadable: [Meal.ID(rawValue: "a")]))
    #expect(try await store.value(for: "a", in: "recipes.favourites") == Data(value.utf8))
  }

  @Test func `a favourite that is no record is mended by adding it, and can be removed`() async throws {
    let store = InMemoryKeyValueStore()
    let favourites = StoredFavouriteMeals(store: store)
    let favourite = FavouriteMeal(summary, addedAt: RecipesSamples.fetchedAt)
    try await store.apply([.set("70001", Data()), .set("b", Data())], in: "recipes.favourites")

    try await favourites.add(favourite)
    let isRemoved = try await favourites.remove(Meal.ID(rawValue: "b"))

    #expect(isRemoved)
    #expect(try await favourites.favourites() == PartialList([favourite]))
  }

  @Test(arguments: Self.damaged)
  func `an entry that is no record is left out and named, and the others change`(value: String) async throws {
    let store = InMemoryKeyValueStore()
    let shopping = StoredShoppingEntries(store: store)
    var entry = ShoppingEntry(
      Ingredient(position: 1, name: "Salt"),
      of: summary,
      addedAt: RecipesSamples.fetchedAt
    )
    try await store.apply([.set("entry/2/a/b", Data(value.utf8))], in: "recipes.shopping")
    try await shopping.add([entry])
    try await shopping.tick([entry.id], true)
    entry.isTicked = true
    let damaged = ShoppingEntry.ID(meal: Meal.ID(rawValue: "a/b"), position: 2)

    #expect(try await shopping.entries() == PartialList([entry], unreadable: [damaged]))
    #expect(try await store.value(for: "entry/2/a/b", in: "recipes.shopping") == Data(value.utf8))
    try await shopping.remove([damaged])
    #expect(try await shopping.entries() == PartialList([entry]))
  }

  @Test func `an entry that a newer version kept is said, and no part of the list is given`() async throws {
    let store = InMemoryKeyValueStore()
    try await store.apply([.set("entry/1/a", Data(#"{"version":2}"#.utf8))], in: "recipes.shopping")

    await #expect(throws: PersistenceError.madeByNewerVersion) {
      try await StoredShoppingEntries(store: store).entries()
    }
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

  static let damaged = [
    "", "7", "{}", #"{"version":1}"#, #"{"version":1,"record":{}}"#, #"{"version":"1"}"#,
  ]
}
