import DomainKernel
import Foundation
import RecipesDomain
import RecipesFakes
import StorageKit
import Testing

@testable import RecipesData

@Suite(.timeLimit(.minutes(5))) struct StoredFormatTests {
  private let summary = RecipesSamples.fullMeal.summary
  private let store = InMemoryRecordStore()
  private var favourite: FavouriteMeal { FavouriteMeal(summary, addedAt: RecipesSamples.fetchedAt) }
  private var entry: ShoppingEntry {
    ShoppingEntry(Ingredient(position: 1, name: "Salt"), of: summary, addedAt: RecipesSamples.fetchedAt)
  }

  @Test func `what a newer version stored is left as it is and said`() async throws {
    let newer = #"{"version":2,"record":{"anything":1}}"#
    try await put([newer], for: ["70001"], in: "recipes.favourites")
    let favourites = StoredFavouriteMeals(store: store)
    let other = FavouriteMeal(MealSummary(id: Meal.ID(rawValue: "1"), name: nil), addedAt: favourite.addedAt)

    await #expect(throws: PersistenceError.madeByNewerVersion) { try await favourites.favourites() }
    await #expect(throws: PersistenceError.madeByNewerVersion) {
      try await favourites.add([other, favourite])
    }
    #expect(try await favourites.add([other]) == [other.id])
    await #expect(throws: PersistenceError.madeByNewerVersion) {
      try await favourites.remove([other.id, summary.id])
    }
    #expect(try await favourites.remove([other.id]) == [other.id])
    #expect(try await values(in: "recipes.favourites") == ["70001": newer])
  }

  @Test func `a refused addition leaves nothing behind`() async throws {
    try await put([#"{"version":2}"#], for: ["b"], in: "recipes.favourites")
    let favourites = ["a", "b"].map {
      FavouriteMeal(MealSummary(id: Meal.ID(rawValue: $0), name: nil), addedAt: RecipesSamples.fetchedAt)
    }

    await #expect(throws: PersistenceError.madeByNewerVersion) {
      try await StoredFavouriteMeals(store: store).add(favourites)
    }
    #expect(try await values(in: "recipes.favourites") == ["b": #"{"version":2}"#])
  }

  @Test(arguments: Self.damaged)
  func `a favourite that is no record is left out, named, and stays in its place`(value: String) async throws
  {
    let favourites = StoredFavouriteMeals(store: store)
    try await put([value], for: ["a"], in: "recipes.favourites")

    #expect(try await favourites.add([favourite]) == [summary.id])

    #expect(
      try await favourites.favourites() == PartialList([favourite], unreadable: [Meal.ID(rawValue: "a")])
    )
    #expect(try await values(in: "recipes.favourites")["a"] == value)
  }

  @Test func `a favourite that is no record is replaced by adding it, and can be removed`() async throws {
    let favourites = StoredFavouriteMeals(store: store)
    try await put(["", ""], for: ["70001", "b"], in: "recipes.favourites")

    #expect(try await favourites.add([favourite]) == [summary.id])
    #expect(try await favourites.remove([Meal.ID(rawValue: "b")]) == [Meal.ID(rawValue: "b")])

    #expect(try await favourites.favourites() == PartialList([favourite]))
  }

  @Test(arguments: Self.damaged)
  func `an entry that is no record is left out and named, and the others change`(value: String) async throws {
    let shopping = StoredShoppingEntries(store: store)
    try await put([value], for: ["entry/2/a/b"], in: "recipes.shopping")
    let damaged = ShoppingEntry.ID(meal: Meal.ID(rawValue: "a/b"), position: 2)

    #expect(try await shopping.replace([summary.id: [entry]]).newMeals == [summary.id])
    #expect(try await shopping.tick([entry.id, damaged], true) == [entry.id])

    var ticked = entry
    ticked.isTicked = true
    #expect(try await shopping.entries() == PartialList([ticked], unreadable: [damaged]))
    #expect(try await values(in: "recipes.shopping")["entry/2/a/b"] == value)
    #expect(try await shopping.remove([damaged.meal]) == [damaged.meal])
    #expect(try await shopping.entries() == PartialList([ticked]))
  }

  @Test func `an entry that is no record is replaced when its meal is added again, or cleared`() async throws
  {
    let shopping = StoredShoppingEntries(store: store)
    try await put(["", ""], for: ["entry/9/70001", "entry/1/x"], in: "recipes.shopping")
    let left = ShoppingEntry.ID(meal: Meal.ID(rawValue: "x"), position: 1)

    #expect(try await shopping.replace([summary.id: [entry]]).newMeals == [summary.id])
    #expect(try await shopping.clear() == PartialList([entry], unreadable: [left]))
    #expect(try await values(in: "recipes.shopping").isEmpty)
  }

  @Test func `an entry that a newer version stored is said, and nothing of the list is given or changed`()
    async throws
  {
    try await put([#"{"version":2}"#], for: ["entry/1/a"], in: "recipes.shopping")
    let shopping = StoredShoppingEntries(store: store)
    let refusal = PersistenceError.madeByNewerVersion

    await #expect(throws: refusal) { try await shopping.entries() }
    await #expect(throws: refusal) { try await shopping.replace([summary.id: [entry]]) }
    await #expect(throws: refusal) { try await shopping.tick([entry.id], true) }
    await #expect(throws: refusal) { try await shopping.remove([summary.id]) }
    await #expect(throws: refusal) { try await shopping.clear() }
    #expect(try await values(in: "recipes.shopping") == ["entry/1/a": #"{"version":2}"#])
  }

  @Test(arguments: ["entry/1/b", "entry/2/a"])
  func `an entry that is stored under the key of another one is no record`(key: String) async throws {
    let value =
      #"{"record":{"addedAt":0,"ingredient":"Salt","meal":"a","position":1},"version":1}"#
    try await put([value, value], for: ["entry/1/a", key], in: "recipes.shopping")

    let list = try await StoredShoppingEntries(store: store).entries()

    #expect(list.entries.map(\.id) == [ShoppingEntry.ID(meal: Meal.ID(rawValue: "a"), position: 1)])
    #expect(list.unreadable.count == 1)
  }

  @Test func `the form of a favourite is a promise`() async throws {
    let favourite = FavouriteMeal(
      summary,
      category: "Dessert",
      cuisine: "Swedish",
      addedAt: RecipesSamples.fetchedAt
    )
    _ = try await StoredFavouriteMeals(store: store).add([favourite])

    #expect(
      try await values(in: "recipes.favourites") == [
        "70001":
          #"{"record":{"addedAt":1772366400000,"area":"Swedish","category":"Dessert","name":"Jordgubbstårta","#
          + #""picture":"https:\/\/images.example.com\/cake.jpg"},"version":1}"#
      ]
    )
  }

  @Test func `the form of an entry is a promise`() async throws {
    let butter = Ingredient(position: 1, name: "Butter", measure: Measure("100g"))
    let entry = ShoppingEntry(butter, of: summary, addedAt: RecipesSamples.fetchedAt)
    let shopping = StoredShoppingEntries(store: store)
    _ = try await shopping.replace([summary.id: [entry]])
    _ = try await shopping.tick([entry.id], true)

    #expect(
      try await values(in: "recipes.shopping") == [
        "entry/1/70001":
          #"{"record":{"addedAt":1772366400000,"ingredient":"Butter","meal":"70001","#
          + #""mealName":"Jordgubbstårta","measure":"100g","position":1},"version":1}"#,
        "tick/1/70001": "",
      ]
    )
  }

  @Test func `processes that change one list at the same time lose nothing`() async throws {
    try await withTemporaryFolder { folder in
      let processes = (0..<2).map { _ in
        StoredShoppingEntries(store: SQLiteRecordStore(path: folder + "r.sqlite"))
      }
      let (butter, salt) = (
        entry, ShoppingEntry(Ingredient(position: 2, name: "Butter"), of: summary, addedAt: entry.addedAt)
      )

      try await withThrowingTaskGroup { group in
        for number in 0..<20 {
          group.addTask {
            let meal = Meal.ID(rawValue: "70001")
            _ = try await processes[number % 2].replace([meal: number % 2 == 0 ? [butter] : [salt]])
          }
        }
        try await group.waitForAll()
      }

      // Each change replaced the whole meal: never do both entries remain.
      #expect(try await processes[0].entries().entries.count == 1)
    }
  }

  // MARK: - Wrong checksums

  @Test func `a favourite whose checksum is wrong is named, and can be added again and removed`()
    async throws
  {
    let favourites = StoredFavouriteMeals(store: store)
    _ = try await favourites.add([favourite])
    await store.damage("70001", in: "recipes.favourites")

    #expect(try await favourites.favourites() == PartialList([], unreadable: [summary.id]))
    #expect(try await favourites.add([favourite]) == [summary.id])
    #expect(try await favourites.favourites() == PartialList([favourite], unreadable: []))

    await store.damage("70001", in: "recipes.favourites")
    #expect(try await favourites.remove([summary.id]) == [summary.id])
    #expect(try await favourites.favourites() == PartialList([], unreadable: []))
  }

  @Test
  func `an entry whose checksum is wrong is named and goes with its meal, and a wrong tick is still one`()
    async throws
  {
    let shopping = StoredShoppingEntries(store: store)
    let other = ShoppingEntry(
      Ingredient(position: 2, name: "Butter"),
      of: summary,
      addedAt: RecipesSamples.fetchedAt
    )
    _ = try await shopping.replace([summary.id: [entry, other]])
    _ = try await shopping.tick([other.id], true)
    await store.damage("entry/1/70001", in: "recipes.shopping")
    await store.damage("tick/2/70001", in: "recipes.shopping")

    let list = try await shopping.entries()
    #expect(list.entries.map(\.id) == [other.id])
    #expect(list.entries.map(\.isTicked) == [true])
    #expect(list.unreadable == [entry.id])

    #expect(try await shopping.remove([summary.id]) == [summary.id])
    #expect(try await store.count(in: "recipes.shopping") == 0)
  }

  @Test func `clearing the list removes what is damaged as well, and names it`() async throws {
    let shopping = StoredShoppingEntries(store: store)
    _ = try await shopping.replace([summary.id: [entry]])
    await store.damage("entry/1/70001", in: "recipes.shopping")

    #expect(try await shopping.clear() == PartialList([], unreadable: [entry.id]))
    #expect(try await store.count(in: "recipes.shopping") == 0)
  }

  private func put(_ values: [String], for keys: [String], in collection: String) async throws {
    try await store.transaction { (transaction) throws(StorageError) in
      for (key, value) in zip(keys, values) {
        try transaction.set(Data(value.utf8), for: key, in: collection)
      }
    }
  }

  private func values(in collection: String) async throws -> [String: String] {
    let records = try await store.contents(of: collection).records
    return Dictionary(
      uniqueKeysWithValues: records.map { ($0.key, String(decoding: $0.value, as: UTF8.self)) }
    )
  }

  static let damaged = [
    "", "7", "{}", #"{"version":1}"#, #"{"version":1,"record":{}}"#, #"{"version":"1"}"#,
  ]
}
