import DomainKernel
import Foundation
import RecipesData
import RecipesDomain
import RecipesFakes
import StorageKit
import Testing

/// A file of favourites and shopping as the first release made it, byte for byte.
@Suite(.timeLimit(.minutes(5))) struct Version1FileTests {
  private let cake = MealSummary(
    id: Meal.ID(rawValue: "70001"),
    name: "Jordgubbstårta",
    picture: WebLink("https://images.example.com/cake.jpg")
  )
  private let then = RecipesSamples.fetchedAt

  @Test func `favourites are all there, and those that cannot be read are named`() async throws {
    try await withVersion1File { store in
      let list = try await StoredFavouriteMeals(store: store).favourites()

      let bare = MealSummary(id: Meal.ID(rawValue: "52772"), name: nil)
      #expect(
        list.entries == [
          FavouriteMeal(bare, addedAt: then.addingTimeInterval(1.5)),
          FavouriteMeal(cake, category: "Dessert", cuisine: "Swedish", addedAt: then),
        ]
      )
      #expect(list.unreadable == [Meal.ID(rawValue: "broken")])
    }
  }

  @Test func `shopping is all there with what is ticked, and what cannot be read is named`() async throws {
    try await withVersion1File { store in
      let list = try await StoredShoppingEntries(store: store).entries()

      #expect(list.entries == entries)
      #expect(list.unreadable == [ShoppingEntry.ID(meal: Meal.ID(rawValue: "x"), position: 2)])
    }
  }

  @Test func `favourites and shopping can be changed`() async throws {
    try await withVersion1File { store in
      let (favourites, shopping) = (StoredFavouriteMeals(store: store), StoredShoppingEntries(store: store))

      let new = try await favourites.add([FavouriteMeal(cake, addedAt: then.addingTimeInterval(9))])
      let ticked = try await shopping.tick(entries.map(\.id), true)
      let removed = try await shopping.remove([Meal.ID(rawValue: "a/b"), Meal.ID(rawValue: "x")])

      #expect(new.isEmpty)
      #expect(try await favourites.favourites().entries.last == FavouriteMeal(cake, addedAt: then))
      #expect(ticked == [entries[0].id, entries[2].id])
      #expect(removed == [Meal.ID(rawValue: "a/b"), Meal.ID(rawValue: "x")])
      #expect(try await shopping.entries().entries.map(\.isTicked) == [true, true])
    }
  }

  private var entries: [ShoppingEntry] {
    let butter = Ingredient(position: 1, name: "Butter", measure: Measure("100g"))
    let salt = Ingredient(position: 20, name: "Salt", measure: Measure("1 tsp"))
    var berries = ShoppingEntry(Ingredient(position: 3, name: "Strawberries"), of: cake, addedAt: then)
    berries.isTicked = true
    return [
      ShoppingEntry(butter, of: cake, addedAt: then), berries,
      ShoppingEntry(
        salt,
        of: MealSummary(id: Meal.ID(rawValue: "a/b"), name: nil),
        addedAt: Date(milliseconds: 1_772_366_400_001)
      ),
    ]
  }

  private func withVersion1File(_ body: (SQLiteRecordStore) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "recipes.sqlite"
      try Version1File.write(Self.entries, to: path)
      try await body(SQLiteRecordStore(path: path))
    }
  }

  /// What the first release wrote, with the checksums that it computed; never to be changed.
  private static let entries: [Version1File.Entry] = [
    (
      "recipes.favourites", "70001", -4_502_689_611_195_306_549,
      #"{"record":{"addedAt":1772366400000,"area":"Swedish","category":"Dessert","name":"Jordgubbstårta","#
        + #""picture":"https:\/\/images.example.com\/cake.jpg"},"version":1}"#
    ),
    (
      "recipes.favourites", "52772", 4_078_584_514_291_818_322,
      #"{"record":{"addedAt":1772366401500},"version":1}"#
    ),
    ("recipes.favourites", "broken", 4_084_137_069_602_280_572, #"{"version":1}"#),
    (
      "recipes.shopping", "entry/1/70001", 5_239_317_410_866_752_595,
      #"{"record":{"addedAt":1772366400000,"ingredient":"Butter","meal":"70001","mealName":"Jordgubbstårta","#
        + #""measure":"100g","position":1},"version":1}"#
    ),
    (
      "recipes.shopping", "entry/3/70001", -8_355_220_937_365_640_642,
      #"{"record":{"addedAt":1772366400000,"ingredient":"Strawberries","meal":"70001","#
        + #""mealName":"Jordgubbstårta","position":3},"version":1}"#
    ),
    (
      "recipes.shopping", "entry/20/a/b", -343_310_534_008_973_760,
      #"{"record":{"addedAt":1772366400001,"ingredient":"Salt","meal":"a\/b","measure":"1 tsp","#
        + #""position":20},"version":1}"#
    ),
    ("recipes.shopping", "tick/3/70001", 2_411_183_739_450_617_579, ""),
    ("recipes.shopping", "entry/2/x", -7_617_075_960_939_035_919, ""),
  ]
}
