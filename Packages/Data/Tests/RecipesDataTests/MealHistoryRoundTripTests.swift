import DomainKernel
import Foundation
import RecipesDomain
import RecipesFakes
import StorageKit
import Testing

@testable import RecipesData

@Suite(.timeLimit(.minutes(5))) struct MealHistoryRoundTripTests {
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `whatever a service wrote reads back byte by byte`(seed: UInt64) async throws {
    var random = SeededRandom(seed: seed)
    let meals = (0..<60).map { HostileMeal.meal("\($0)", &random) }
    try await withTemporaryFolder { folder in
      let history = StoredMealHistory(table: searchTable(folder + "h.sqlite"), partition: "tests")
      try await history.record(meals: meals, seenAt: RecipesSamples.fetchedAt)

      for meal in meals {
        let read = try #require(try await history.meal(meal.id))
        #expect(HostileMeal.bytes(of: read.value) == HostileMeal.bytes(of: meal))
        #expect(read.value == meal)
      }
    }
  }

  @Test func `ids are any text`() async throws {
    let meals = HostileMeal.texts.map { Meal(id: Meal.ID(rawValue: $0)) }
    try await withTemporaryFolder { folder in
      let history = StoredMealHistory(table: searchTable(folder + "h.sqlite"), partition: "tests")
      try await history.record(meals: meals, seenAt: RecipesSamples.fetchedAt)

      for meal in meals { #expect(try await history.meal(meal.id)?.value == meal) }
      #expect(try await Set(history.ids()) == Set(meals.map(\.id)))
    }
  }

  @Test func `that the service has no recipe, and what could not be read, is stored`() async throws {
    let table = InMemorySearchTable(columns: StoredMealHistory.columns)
    let history = StoredMealHistory(table: table, partition: "tests")
    var meal = Meal(id: Meal.ID(rawValue: "1"))
    meal.isWithoutRecipe = true
    meal.unreadableCount = 2
    meal.omittedTagCount = 3
    meal.omittedStepCount = 4

    try await history.record(meals: [meal], seenAt: RecipesSamples.fetchedAt)

    #expect(try await history.meal(meal.id)?.value == meal)
  }

  @Test func `times are stored to the millisecond`() async throws {
    let table = InMemorySearchTable(columns: StoredMealHistory.columns)
    let history = StoredMealHistory(table: table, partition: "tests")
    let moment = Date(timeIntervalSince1970: 1_772_366_400.123_456)

    try await history.record(meals: [RecipesSamples.fullMeal], seenAt: moment)

    let read = try #require(try await history.meal(RecipesSamples.fullMeal.id))
    #expect(abs(read.provenance.fetchedAt.timeIntervalSince(moment)) <= 0.000_5)
  }
}
