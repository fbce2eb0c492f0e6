import DomainKernel
import Foundation
import RecipesDomain
import RecipesFakes
import Testing

/// What everything that remembers meals promises, run on each of them.
@Suite(.timeLimit(.minutes(1))) struct SeenMealsContractTests {
  private let full = RecipesSamples.fullMeal
  private let then = RecipesSamples.fetchedAt
  private let later = RecipesSamples.fetchedAt.addingTimeInterval(60.125)

  @Test(arguments: KeepingAdapter.allCases)
  func `nothing is remembered at first`(adapter: KeepingAdapter) async throws {
    try await adapter.run { subject in
      let query = try #require(MealSearchQuery("a"))

      #expect(try await subject.seen.search(query, limit: 9).isEmpty)
      #expect(try await subject.seen.wholeMeal(full.id) == nil)
      #expect(try await subject.seen.wholeMeals().isEmpty)
    }
  }

  @Test(arguments: KeepingAdapter.allCases)
  func `meals are found, the best first, as they were remembered`(adapter: KeepingAdapter) async throws {
    try await adapter.run { subject in
      let others = ["Cake", "Pie", "Cake pan", "Pancake", "Sweet cake", "cake"].enumerated()
        .map { listed("\($0.offset)", $0.element) }
      try await subject.seen.remember(listed: others, seenAt: then)
      try await subject.seen.remember(whole: [full], seenAt: later)

      let query = try #require(MealSearchQuery("CAKE"))
      let found = try await subject.seen.search(query, limit: 9)
      let best = try await subject.seen.search(query, limit: 2)

      #expect(found.map(\.id.rawValue) == ["0", "5", "2", "4", "3", "70001"])
      #expect(found.map(\.seenAt) == [then, then, then, then, then, later])
      #expect(found.last?.meal == IndexedMeal(full))
      #expect(best.map(\.id.rawValue) == ["0", "5"])
    }
  }

  @Test(arguments: KeepingAdapter.allCases)
  func `a meal that was seen as a whole opens as it was, with its time`(adapter: KeepingAdapter)
    async throws
  {
    try await adapter.run { subject in
      try await subject.seen.remember(whole: [full, Meal(id: Meal.ID(rawValue: "bare"))], seenAt: later)

      #expect(try await subject.seen.wholeMeal(full.id) == CachedMeal(full, seenAt: later))
      #expect(
        try await subject.seen.wholeMeal(Meal.ID(rawValue: "bare"))
          == CachedMeal(Meal(id: Meal.ID(rawValue: "bare")), seenAt: later)
      )
      #expect(try await subject.seen.wholeMeals().map(\.rawValue) == ["70001", "bare"])
    }
  }

  @Test(arguments: KeepingAdapter.allCases)
  func `a whole meal that is seen again replaces what was known`(adapter: KeepingAdapter) async throws {
    try await adapter.run { subject in
      var shorter = full
      shorter.ingredients.removeLast(2)
      try await subject.seen.remember(whole: [full], seenAt: then)
      try await subject.seen.remember(whole: [shorter], seenAt: later)

      let query = try #require(MealSearchQuery("strawberries"))
      #expect(try await subject.seen.wholeMeal(full.id) == CachedMeal(shorter, seenAt: later))
      #expect(try await subject.seen.search(query, limit: 1).isEmpty)
      #expect(try await subject.seen.wholeMeals() == [full.id])
    }
  }

  @Test(arguments: KeepingAdapter.allCases)
  func `what a list says never replaces a whole meal, and the other way round`(adapter: KeepingAdapter)
    async throws
  {
    try await adapter.run { subject in
      let listed = IndexedMeal(full.summary)
      let query = try #require(MealSearchQuery("jordgubb"))

      try await subject.seen.remember(listed: [listed], seenAt: then)
      #expect(try await subject.seen.search(query, limit: 1) == [HistoryMeal(listed, seenAt: then)])
      #expect(try await subject.seen.wholeMeal(full.id) == nil)
      try await subject.seen.remember(whole: [full], seenAt: then)
      try await subject.seen.remember(listed: [listed], seenAt: later)
      #expect(
        try await subject.seen.search(query, limit: 1) == [HistoryMeal(IndexedMeal(full), seenAt: then)]
      )
      #expect(try await subject.seen.wholeMeal(full.id) == CachedMeal(full, seenAt: then))
    }
  }

  @Test(arguments: KeepingAdapter.allCases)
  func `lists complete each other, and the last one tells the time`(adapter: KeepingAdapter) async throws {
    try await adapter.run { subject in
      let summary = MealSummary(id: Meal.ID(rawValue: "1"), name: "Paj")
      try await subject.seen.remember(listed: [IndexedMeal(summary, of: .category("Dessert"))], seenAt: then)
      try await subject.seen.remember(listed: [IndexedMeal(summary, of: .area("Swedish"))], seenAt: later)

      let found = try await subject.seen.search(try #require(MealSearchQuery("dessert swedish")), limit: 1)

      var both = IndexedMeal(summary, of: .category("Dessert"))
      both.area = "Swedish"
      #expect(found == [HistoryMeal(both, seenAt: later)])
    }
  }

  private func listed(_ id: String, _ name: String) -> IndexedMeal {
    IndexedMeal(MealSummary(id: Meal.ID(rawValue: id), name: name))
  }
}
