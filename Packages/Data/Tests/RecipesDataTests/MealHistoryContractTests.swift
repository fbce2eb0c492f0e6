import DomainKernel
import Foundation
import RecipesDomain
import RecipesFakes
import Testing

/// What everything that records meals promises, run on each of them.
@Suite(.timeLimit(.minutes(5))) struct MealHistoryContractTests {
  private let full = RecipesSamples.fullMeal
  private let then = RecipesSamples.fetchedAt
  private let later = RecipesSamples.fetchedAt.addingTimeInterval(60.125)

  @Test(arguments: PersistenceAdapter.allCases)
  func `nothing is recorded at first`(adapter: PersistenceAdapter) async throws {
    try await adapter.run { subject in
      let query = try #require(MealSearchQuery("a"))

      #expect(try await subject.history.search(query).isEmpty)
      #expect(try await subject.history.meal(full.id) == nil)
      #expect(try await subject.history.ids().isEmpty)
    }
  }

  @Test(arguments: PersistenceAdapter.allCases)
  func `meals are found, the best first, as they were recorded`(adapter: PersistenceAdapter) async throws {
    try await adapter.run { subject in
      let others = ["Cake", "Pie", "Cake pan", "Pancake", "Sweet cake", "cake"].enumerated()
        .map { listed("\($0.offset)", $0.element) }
      try await subject.history.record(listed: others)
      try await subject.history.record(meals: [full], seenAt: later)

      let query = try #require(MealSearchQuery("CAKE"))
      let found = try await subject.history.search(query)

      #expect(found.map(\.id.rawValue) == ["0", "5", "2", "4", "3", "70001"])
      #expect(found.map(\.seenAt) == [then, then, then, then, then, later])
      #expect(found.last == HistoryMeal(full, seenAt: later))
    }
  }

  @Test(arguments: PersistenceAdapter.allCases)
  func `a search finds every meal, by its name and by what belongs to it`(adapter: PersistenceAdapter)
    async throws
  {
    try await adapter.run { subject in
      let named = (1...101).map { listed("n\($0)", "Dessert \($0)") }
      let others = (1...101).map { number in
        let summary = MealSummary(id: Meal.ID(rawValue: "o\(number)"), name: "Pie \(number)")
        return HistoryMeal(summary, in: .category("Dessert"), seenAt: then)
      }
      try await subject.history.record(listed: named + others)

      let query = try #require(MealSearchQuery("dessert"))
      let found = try await subject.history.search(query)

      #expect(found.count == 202)
      #expect(Set(found) == Set(named + others))
    }
  }

  @Test(arguments: PersistenceAdapter.allCases)
  func `a meal that was recorded as a whole opens as it was, with its time`(adapter: PersistenceAdapter)
    async throws
  {
    try await adapter.run { subject in
      try await subject.history.record(meals: [full, Meal(id: Meal.ID(rawValue: "bare"))], seenAt: later)

      #expect(try await subject.history.meal(full.id) == recorded(full, later))
      #expect(
        try await subject.history.meal(Meal.ID(rawValue: "bare"))
          == recorded(Meal(id: Meal.ID(rawValue: "bare")), later)
      )
      #expect(try await subject.history.ids().map(\.rawValue) == ["70001", "bare"])
    }
  }

  @Test(arguments: PersistenceAdapter.allCases)
  func `a whole meal that is recorded again replaces what was known`(adapter: PersistenceAdapter) async throws
  {
    try await adapter.run { subject in
      var shorter = full
      shorter.ingredients.removeLast(2)
      try await subject.history.record(meals: [full], seenAt: then)
      try await subject.history.record(meals: [shorter], seenAt: later)

      let query = try #require(MealSearchQuery("strawberries"))
      #expect(try await subject.history.meal(full.id) == recorded(shorter, later))
      #expect(try await subject.history.search(query).isEmpty)
      #expect(try await subject.history.ids() == [full.id])
    }
  }

  @Test(arguments: PersistenceAdapter.allCases)
  func `what a list says never replaces a whole meal, and the other way round`(adapter: PersistenceAdapter)
    async throws
  {
    try await adapter.run { subject in
      let listed = HistoryMeal(full.summary, seenAt: then)
      let query = try #require(MealSearchQuery("jordgubb"))

      try await subject.history.record(listed: [listed])
      #expect(try await subject.history.search(query) == [listed])
      #expect(try await subject.history.meal(full.id) == nil)
      #expect(try await subject.history.ids().isEmpty)
      try await subject.history.record(meals: [full], seenAt: then)
      try await subject.history.record(listed: [HistoryMeal(full.summary, seenAt: later)])
      #expect(try await subject.history.search(query) == [HistoryMeal(full, seenAt: then)])
      #expect(try await subject.history.meal(full.id) == recorded(full, then))
    }
  }

  @Test(arguments: PersistenceAdapter.allCases)
  func `lists complete each other, and the last one tells the time`(adapter: PersistenceAdapter) async throws
  {
    try await adapter.run { subject in
      let summary = MealSummary(id: Meal.ID(rawValue: "1"), name: "Paj")
      try await subject.history.record(listed: [HistoryMeal(summary, in: .category("Dessert"), seenAt: then)])
      try await subject.history.record(listed: [HistoryMeal(summary, in: .cuisine("Swedish"), seenAt: later)])

      let query = try #require(MealSearchQuery("dessert swedish"))
      let found = try await subject.history.search(query)

      var both = HistoryMeal(summary, in: .category("Dessert"), seenAt: later)
      both.cuisine = "Swedish"
      #expect(found == [both])
    }
  }

  @Test(arguments: PersistenceAdapter.allCases)
  func `only the fields that are wanted are searched`(adapter: PersistenceAdapter) async throws {
    try await adapter.run { subject in
      try await subject.history.record(meals: [full], seenAt: then)

      for (text, field) in [
        ("jordgubb", MealField.name), ("dessert", .category), ("swedish", .cuisine), ("midsummer", .tag),
        ("strawberries", .ingredient),
      ] {
        for wanted in MealField.allCases {
          let query = try #require(MealSearchQuery(text, in: [wanted]))
          #expect(try await subject.history.search(query).isEmpty == (wanted != field))
        }
      }
    }
  }

  @Test(
    arguments: PersistenceAdapter.allCases,
    [
      "å", "麻", "麻婆", "a\"b", "50%", "a_b", "x*", "OR", "\u{0}", "'", "-pie", "(", "pie^2", "crème brûlée",
      "é",
    ]
  )
  func `what is searched for is text and never syntax`(adapter: PersistenceAdapter, text: String) async throws
  {
    try await adapter.run { subject in
      try await subject.history.record(listed: [listed("1", "Before \(text) after"), listed("2", "Other")])

      let found = try await subject.history.search(try #require(MealSearchQuery(text)))

      #expect(found.map(\.id.rawValue).contains("1"))
      #expect(found.first?.summary.name == "Before \(text) after" || found.count == 2)
    }
  }

  private func listed(_ id: String, _ name: String) -> HistoryMeal {
    HistoryMeal(MealSummary(id: Meal.ID(rawValue: id), name: name), seenAt: then)
  }

  private func recorded(_ meal: Meal, _ date: Date) -> Fetched<Meal> {
    Fetched(meal, provenance: Provenance(kind: .stored, fetchedAt: date))
  }
}
