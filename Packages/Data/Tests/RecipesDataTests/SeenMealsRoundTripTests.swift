import DomainKernel
import Foundation
import RecipesDomain
import RecipesFakes
import StorageKit
import Testing

@testable import RecipesData

@Suite(.timeLimit(.minutes(1))) struct SeenMealsRoundTripTests {
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `whatever a service wrote reads back byte by byte`(seed: UInt64) async throws {
    var chance = Chance(seed: seed)
    let meals = (0..<60).map { HostileMeal.meal("\($0)", &chance) }
    try await withTemporaryStore { path in
      let seen = StoredMealHistory(store: SQLiteKeyValueStore(path: path), partition: "tests")
      try await seen.remember(whole: meals, seenAt: RecipesSamples.fetchedAt)

      for meal in meals {
        let read = try #require(try await seen.wholeMeal(meal.id))
        #expect(HostileMeal.bytes(of: read.meal) == HostileMeal.bytes(of: meal))
        #expect(read.meal == meal)
      }
    }
  }

  @Test func `ids are any text`() async throws {
    let meals = HostileMeal.texts.map { Meal(id: Meal.ID(rawValue: $0)) }
    let seen = StoredMealHistory(store: InMemoryKeyValueStore(), partition: "tests")
    try await seen.remember(whole: meals, seenAt: RecipesSamples.fetchedAt)

    for meal in meals { #expect(try await seen.wholeMeal(meal.id)?.meal == meal) }
    #expect(try await Set(seen.wholeMeals()) == Set(meals.map(\.id)))
  }

  @Test func `times are kept to the millisecond`() async throws {
    let seen = StoredMealHistory(store: InMemoryKeyValueStore(), partition: "tests")
    let moment = Date(timeIntervalSince1970: 1_772_366_400.123_456)

    try await seen.remember(whole: [RecipesSamples.fullMeal], seenAt: moment)

    let read = try #require(try await seen.wholeMeal(RecipesSamples.fullMeal.id))
    #expect(abs(read.seenAt.timeIntervalSince(moment)) <= 0.000_5)
  }
}
