import DomainKernel
import Foundation
import RecipesDomain
import RecipesFakes
import StorageKit
import Testing

@testable import RecipesData

/// The history in its table: how much of it is stored, for whom, and what damage does to it.
@Suite(.timeLimit(.minutes(5))) struct MealHistoryStorageTests {
  private let full = RecipesSamples.fullMeal
  private let then = RecipesSamples.fetchedAt

  @Test func `whole meals outlive the process`() async throws {
    try await withTemporaryFolder { folder in
      try await StoredMealHistory(table: searchTable(folder + "h.sqlite"), partition: "x")
        .record(meals: [full], seenAt: then)

      let history = StoredMealHistory(table: searchTable(folder + "h.sqlite"), partition: "x")

      #expect(try await history.meal(full.id)?.value == full)
    }
  }

  @Test(arguments: ["", "7", "{}", #"{"name":"x"}"#, #"{"tags":7}"#])
  func `a payload that cannot be read is as if there were none, until the meal is sent again`(value: String)
    async throws
  {
    let table = InMemorySearchTable(columns: StoredMealHistory.columns)
    let history = StoredMealHistory(table: table, partition: "tests")
    try await history.record(meals: [full], seenAt: then)
    let row = try #require(try await table.row(for: "70001", in: "tests"))
    let damaged = SearchRow(
      id: row.id,
      seenAt: row.seenAt,
      texts: row.texts,
      summary: row.summary,
      payload: Data(value.utf8)
    )
    try await table.upsert([damaged], in: "tests")

    #expect(try await history.meal(full.id) == nil)
    try await history.record(meals: [full], seenAt: then)
    #expect(try await history.meal(full.id)?.value == full)
  }

  @Test(arguments: ["", "7", #"{"tags":7}"#])
  func `a summary that cannot be read is not found, until the meal is listed again`(value: String)
    async throws
  {
    let table = InMemorySearchTable(columns: StoredMealHistory.columns)
    let history = StoredMealHistory(table: table, partition: "tests")
    let row = SearchRow(id: "70001", seenAt: then, texts: ["name": "cake"], summary: Data(value.utf8))
    try await table.upsert([row], in: "tests")
    let query = try #require(MealSearchQuery("cake"))

    #expect(try await history.search(query).isEmpty)
    let cake = HistoryMeal(MealSummary(id: full.id, name: "Cake"), seenAt: then)
    try await history.record(listed: [cake])
    #expect(try await history.search(query) == [cake])
  }

  @Test func `a damaged file is begun again and fills again`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "h.sqlite"
      let query = try #require(MealSearchQuery("jordgubb"))
      try await StoredMealHistory(table: searchTable(path), partition: "x").record(
        meals: [full],
        seenAt: then
      )
      for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
      try Data(repeating: 0xA5, count: 20_000).write(to: URL(filePath: path))
      let history = StoredMealHistory(table: searchTable(path), partition: "x")

      let before = try await history.search(query)
      try await history.record(meals: [full], seenAt: then)
      let after = try await history.search(query)

      #expect(before.isEmpty)
      #expect(after.map(\.id) == [full.id])
    }
  }

  @Test(arguments: [39, 40, 41])
  func `of too many meals, those that were sent least recently are dropped`(count: Int) async throws {
    try await withTemporaryFolder { folder in
      let history = StoredMealHistory(table: searchTable(folder + "h.sqlite", rowLimit: 40), partition: "x")
      let meals = (0..<count).map { Meal(id: Meal.ID(rawValue: "\($0)")) }

      // The one of the earliest time comes last, so that its time counts and not its place.
      for (place, meal) in meals.enumerated().dropFirst() {
        try await history.record(meals: [meal], seenAt: then.addingTimeInterval(Double(place)))
      }
      try await history.record(meals: [meals[0]], seenAt: then)

      #expect(try await Set(history.ids()) == Set(meals.suffix(40).map(\.id)))
    }
  }

  @Test func `meals of another service are neither found nor opened`() async throws {
    let table = InMemorySearchTable(columns: StoredMealHistory.columns)
    try await StoredMealHistory(table: table, partition: "live").record(meals: [full], seenAt: then)
    let sandbox = StoredMealHistory(table: table, partition: "sandbox")

    #expect(try await sandbox.search(try #require(MealSearchQuery("jordgubb"))).isEmpty)
    #expect(try await sandbox.meal(full.id) == nil)
    #expect(try await sandbox.ids().isEmpty)
  }

  @Test func `a place where nothing can be stored is an error and not an empty history`() async throws {
    try await withTemporaryFolder { folder in
      try Data().write(to: URL(filePath: folder + "file"))
      let history = StoredMealHistory(table: searchTable(folder + "file/h.sqlite"), partition: "x")
      let query = try #require(MealSearchQuery("x"))

      await #expect(throws: PersistenceError.self) { try await history.search(query) }
      await #expect(throws: PersistenceError.self) { try await history.meal(full.id) }
      await #expect(throws: PersistenceError.self) { try await history.ids() }
      await #expect(throws: PersistenceError.self) { try await history.record(meals: [full], seenAt: then) }
      await #expect(throws: PersistenceError.self) {
        try await history.record(listed: [HistoryMeal(full, seenAt: then)])
      }
    }
  }
}
