import Foundation
import RecipesDomain
import RecipesFakes
import StorageKit
import Testing

@testable import RecipesData

/// How seen meals are kept: in the forms that earlier versions wrote, and in those that are damaged.
@Suite(.timeLimit(.minutes(1))) struct SeenMealsFormatTests {
  private let full = RecipesSamples.fullMeal
  private let then = RecipesSamples.fetchedAt
  private let listedName = "recipes.seen/tests"
  private let foldedName = "recipes.seen.folded/tests"
  private let wholeName = "recipes.seen.whole/tests"

  @Test func `whole meals outlive the process`() async throws {
    try await withTemporaryStore { path in
      try await StoredMealHistory(store: SQLiteKeyValueStore(path: path), partition: "x")
        .remember(whole: [full], seenAt: then)

      let seen = StoredMealHistory(store: SQLiteKeyValueStore(path: path), partition: "x")

      #expect(try await seen.wholeMeal(full.id) == CachedMeal(full, seenAt: then))
    }
  }

  @Test func `a meal of the first version is found, as what a list said, of an unknown time`() async throws {
    let store = InMemoryKeyValueStore()
    try await keepAsFirstVersion(in: store)
    let seen = StoredMealHistory(store: store, partition: "tests")

    let found = try await seen.search(try #require(MealSearchQuery("flour tarta")), limit: 1)

    var meal = IndexedMeal(MealSummary(id: Meal.ID(rawValue: "1"), name: "Tårta"))
    meal.category = "Dessert"
    meal.ingredients = ["Flour"]
    #expect(found == [HistoryMeal(meal, seenAt: nil)])
    #expect(try await seen.wholeMeal(meal.id) == nil)
    #expect(try await seen.wholeMeals().isEmpty)
  }

  @Test func `a meal of the first version that is seen again is whole`() async throws {
    let store = InMemoryKeyValueStore()
    try await keepAsFirstVersion(in: store)
    let seen = StoredMealHistory(store: store, partition: "tests")
    var meal = Meal(id: Meal.ID(rawValue: "1"))
    meal.name = "Tårta"

    try await seen.remember(whole: [meal], seenAt: then)

    let found = try await seen.search(try #require(MealSearchQuery("tarta")), limit: 9)
    #expect(found == [HistoryMeal(IndexedMeal(meal), seenAt: then)])
    #expect(try await seen.wholeMeals() == [meal.id])
  }

  @Test func `the forms of a whole meal are a promise`() async throws {
    let store = InMemoryKeyValueStore()
    var meal = Meal(id: Meal.ID(rawValue: "1"))
    meal.name = "Paj"
    meal.tags = ["Sweet"]
    meal.ingredients = [Ingredient(position: 2, name: "Flour", measure: Measure("1 cup"))]
    meal.steps = [Step("Bake.", heading: "Now")]
    try await StoredMealHistory(store: store, partition: "tests").remember(whole: [meal], seenAt: then)

    let listed = try #require(try await store.value(for: "1", in: listedName))
    let whole = try #require(try await store.value(for: "1", in: wholeName))
    let folded = try #require(try await store.value(for: "1", in: foldedName))

    #expect(
      String(decoding: listed, as: UTF8.self)
        == #"{"record":{"ingredients":["Flour"],"isWhole":true,"name":"Paj","seenAt":1772366400000,"#
        + #""tags":["Sweet"]},"version":2}"#
    )
    #expect(
      String(decoding: whole, as: UTF8.self)
        == #"{"record":{"ingredients":[{"measure":"1 cup","name":"Flour","position":2}],"name":"Paj","#
        + #""seenAt":1772366400000,"steps":[{"heading":"Now","text":"Bake."}],"tags":["Sweet"]},"version":1}"#
    )
    #expect(
      Array(folded)
        == [0x11, 1, 0, 0, 0x01, 0x9C, 0xA9, 0x45, 0x0A, 0x00]
        + Array("paj\u{1F}\u{1F}\u{1F}sweet\u{1F}flour\u{1F}".utf8)
    )
  }

  @Test func `folded forms of another version are searched all the same, and written anew`() async throws {
    let store = InMemoryKeyValueStore()
    let seen = StoredMealHistory(store: store, partition: "tests")
    try await seen.remember(whole: [full], seenAt: then)
    let current = try #require(try await store.value(for: "70001", in: foldedName))
    try await store.apply([.set("70001", Data([1]) + Data("??".utf8))], in: foldedName)

    let found = try await seen.search(try #require(MealSearchQuery("jordgubbstarta")), limit: 1)

    #expect(found.map(\.id) == [full.id])
    #expect(try await store.value(for: "70001", in: foldedName) == current)
  }

  @Test(
    arguments: [
      [], [0], [1], [0x11], [0x11, 0x1F], [9, 106, 0x1F], [0x11] + [UInt8](repeating: 106, count: 20),
    ] as [[UInt8]]
  )
  func `a folded form that leads to nothing is passed over, the others are found`(bytes: [UInt8])
    async throws
  {
    let store = InMemoryKeyValueStore()
    let seen = StoredMealHistory(store: store, partition: "tests")
    try await seen.remember(whole: [full], seenAt: then)
    try await store.apply([.set("1", Data(bytes))], in: foldedName)

    let found = try await seen.search(try #require(MealSearchQuery("j")), limit: 9)

    #expect(found.map(\.id) == [full.id])
  }

  @Test(arguments: ["", "7", #"{"version":1}"#, #"{"version":9,"record":{}}"#, #"{"version":1,"record":[]}"#])
  func `a record that cannot be read is as if it were not there`(value: String) async throws {
    let store = InMemoryKeyValueStore()
    let seen = StoredMealHistory(store: store, partition: "tests")
    try await seen.remember(whole: [full, Meal(id: Meal.ID(rawValue: "2"))], seenAt: then)
    try await store.apply([.set("70001", Data(value.utf8))], in: wholeName)
    try await store.apply([.set("70001", Data(value.utf8))], in: listedName)

    #expect(try await seen.wholeMeal(full.id) == nil)
    #expect(try await seen.search(try #require(MealSearchQuery("cake")), limit: 9).isEmpty)
    try await seen.remember(listed: [IndexedMeal(full.summary)], seenAt: then)
    #expect(try await seen.search(try #require(MealSearchQuery("jord")), limit: 9).map(\.id) == [full.id])
  }

  @Test func `a damaged file is begun anew and fills again`() async throws {
    try await withTemporaryStore { path in
      let query = try #require(MealSearchQuery("jordgubb"))
      try await StoredMealHistory(store: SQLiteKeyValueStore(path: path), partition: "x")
        .remember(whole: [full], seenAt: then)
      for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
      try Data(repeating: 0xA5, count: 20_000).write(to: URL(filePath: path))
      let seen = StoredMealHistory(store: SQLiteKeyValueStore(path: path), partition: "x")

      let before = try await seen.search(query, limit: 1)
      try await seen.remember(whole: [full], seenAt: then)
      let after = try await seen.search(query, limit: 1)

      #expect(before.isEmpty)
      #expect(after.map(\.id) == [full.id])
    }
  }

  @Test(arguments: [(40, 40), (41, 38)])
  func `of too many meals, those that were seen least recently are forgotten`(count: Int, left: Int)
    async throws
  {
    let store = InMemoryKeyValueStore()
    let seen = StoredMealHistory(store: store, partition: "tests", limit: 40)
    let meals = (0..<count).map { Meal(id: Meal.ID(rawValue: "\($0)")) }

    // The one that was seen first comes last, so that its time counts and not its place.
    for (place, meal) in meals.enumerated().dropFirst() {
      try await seen.remember(whole: [meal], seenAt: then.addingTimeInterval(Double(place)))
    }
    try await seen.remember(whole: [meals[0]], seenAt: then)

    let kept = Set(try await seen.wholeMeals())
    #expect(kept == Set(meals.suffix(left).map(\.id)).union(count > 40 ? [] : [meals[0].id]))
    for name in [listedName, foldedName, wholeName] { #expect(try await store.count(in: name) == kept.count) }
  }

  @Test func `a list that is longer than what may be remembered leaves some of it`() async throws {
    let seen = StoredMealHistory(store: InMemoryKeyValueStore(), partition: "tests", limit: 40)
    let meals = RecipesSamples.summaries(1...100).map { IndexedMeal($0) }

    try await seen.remember(listed: meals, seenAt: then)

    #expect(try await seen.search(try #require(MealSearchQuery("meal")), limit: 100).count == 38)
  }

  @Test func `meals of another service are neither found nor opened`() async throws {
    let store = InMemoryKeyValueStore()
    try await StoredMealHistory(store: store, partition: "live").remember(whole: [full], seenAt: then)
    let sandbox = StoredMealHistory(store: store, partition: "sandbox")

    #expect(try await sandbox.search(try #require(MealSearchQuery("jordgubb")), limit: 1).isEmpty)
    #expect(try await sandbox.wholeMeal(full.id) == nil)
    #expect(try await sandbox.wholeMeals().isEmpty)
  }

  /// A meal as the first version of this program kept it.
  private func keepAsFirstVersion(in store: some KeyValueStore) async throws {
    let record =
      #"{"record":{"category":"Dessert","ingredients":["Flour"],"name":"Tårta"},"version":1}"#
    try await store.apply([.set("1", Data(record.utf8))], in: listedName)
    let folded = Data([1]) + Data("tarta\u{1F}dessert\u{1F}\u{1F}\u{1F}flour\u{1F}".utf8)
    try await store.apply([.set("1", folded)], in: foldedName)
  }
}
