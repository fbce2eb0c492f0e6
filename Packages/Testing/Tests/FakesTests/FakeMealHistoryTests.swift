import DomainKernel
import Foundation
import RecipesDomain
import RecipesFakes
import Testing

@Suite struct FakeMealHistoryTests {
  private let cake = meal("2", "Cake")

  private static func meal(_ id: String, _ name: String) -> Meal {
    var meal = Meal(id: Meal.ID(rawValue: id))
    meal.name = name
    return meal
  }

  /// What a list of a category or cuisine tells of a meal.
  private func listed(_ meal: Meal, in filter: MealFilter) -> HistoryMeal {
    HistoryMeal(meal.summary, in: filter, seenAt: moment(2))
  }

  private func found(_ history: FakeMealHistory) async throws -> [HistoryMeal] {
    try await history.search(#require(MealSearchQuery("cake")))
  }

  @Test func `the first meals are known as a whole, as stored when the samples were fetched`() async throws {
    let history = FakeMealHistory([cake])

    let provenance = Provenance(kind: .stored, fetchedAt: moment(0))
    #expect(try await history.meal(cake.id) == Fetched(cake, provenance: provenance))
    #expect(try await found(history) == [HistoryMeal(cake, seenAt: moment(0))])
  }

  @Test func `only some of the first meals open, though all are named`() async throws {
    let pie = Self.meal("1", "Pie")
    let history = FakeMealHistory([cake, pie], seenAt: moment(3), opening: [pie.id])

    #expect(try await history.meal(cake.id) == nil)
    #expect(try await history.meal(pie.id)?.provenance.fetchedAt == moment(3))
    #expect(try await history.ids() == [pie.id, cake.id])
    #expect(await history.opened == [cake.id, pie.id])
  }

  @Test func `lists complete each other, and do not make a meal whole`() async throws {
    let history = FakeMealHistory()

    try await history.record(listed: [listed(cake, in: .category("Dessert"))])
    try await history.record(listed: [listed(cake, in: .cuisine("Swedish"))])

    let known = try #require(try await found(history).first)
    #expect([known.category, known.cuisine] == ["Dessert", "Swedish"])
    #expect(try await history.ids() == [])
    #expect(try await history.meal(cake.id) == nil)
  }

  @Test func `a list does not change a whole meal, and tells of the others`() async throws {
    let history = FakeMealHistory([cake])
    let other = listed(Self.meal("3", "Cake pop"), in: .category("Sweets"))

    try await history.record(listed: [listed(cake, in: .category("Dessert")), other])

    #expect(try await found(history) == [HistoryMeal(cake, seenAt: moment(0)), other])
  }

  @Test func `a whole meal takes the place of what was known`() async throws {
    let history = FakeMealHistory()
    try await history.record(listed: [listed(cake, in: .category("Dessert"))])

    try await history.record(meals: [cake], seenAt: moment(5))

    #expect(try await found(history) == [HistoryMeal(cake, seenAt: moment(5))])
    #expect(try await history.meal(cake.id)?.provenance.fetchedAt == moment(5))
  }

  @Test func `the meals that fit best come first`() async throws {
    let meals = [
      ("1", "Cake pop"), ("4", "Soup"), ("3", "Fish cake"), ("2", "Cake"),
    ].map(Self.meal)

    let found = try await found(FakeMealHistory(meals))

    #expect(found.map(\.id.rawValue) == ["2", "1", "3"])
  }

  @Test func `every call fails until the history works again, and opens nothing`() async throws {
    let history = FakeMealHistory([cake])
    let failure = PersistenceError.cannotBeRead(reason: "disk")
    let query = try #require(MealSearchQuery("cake"))
    let calls: [(FakeMealHistory) async throws -> Void] = [
      { try await $0.record(listed: []) }, { try await $0.record(meals: [], seenAt: .distantPast) },
      { _ = try await $0.search(query) }, { _ = try await $0.ids() },
      { _ = try await $0.meal(Meal.ID(rawValue: "2")) },
    ]
    await history.fail(failure)
    await expectEach(of: calls, of: history, toThrow: failure)

    await history.fail(nil)

    #expect(await history.opened == [])
    #expect(try await history.meal(cake.id)?.value == cake)
  }
}
