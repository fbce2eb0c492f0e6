import DomainKernel
import Foundation
import RecipesDomain
import RecipesFakes
import Testing

/// What everything that stores favourites and shopping promises, run on each of them.
@Suite(.timeLimit(.minutes(5))) struct StoredListsContractTests {
  @Test(arguments: PersistenceAdapter.allCases)
  func `there is nothing at first`(adapter: PersistenceAdapter) async throws {
    try await adapter.run { subject in
      let favourites = try await subject.favourites.favourites()
      let entries = try await subject.shopping.entries()

      #expect(favourites == PartialList([]))
      #expect(try await subject.favourites.remove([Meal.ID(rawValue: "1")]).isEmpty)
      #expect(entries == PartialList([]))
      #expect(try await subject.shopping.remove([Meal.ID(rawValue: "1")]).isEmpty)
      #expect(try await subject.shopping.clear() == PartialList([]))
    }
  }

  @Test(arguments: PersistenceAdapter.allCases)
  func `favourites come back as they were added, the last first`(adapter: PersistenceAdapter) async throws {
    try await adapter.run { subject in
      let favourites = [favourite("a/é\u{0}", at: 1.5), favourite("b", at: 2), favourite("0", at: 2)]

      let new = try await subject.favourites.add(favourites)

      #expect(try await subject.favourites.favourites().entries == favourites.reversed())
      #expect(new == Set(favourites.map(\.id)))
    }
  }

  @Test(arguments: PersistenceAdapter.allCases)
  func `a favourite that is added again is not new, is brought up to date and keeps its time`(
    adapter: PersistenceAdapter
  ) async throws {
    try await adapter.run { subject in
      #expect(try await subject.favourites.add([favourite("a", at: 1)]) == [Meal.ID(rawValue: "a")])

      let new = try await subject.favourites.add([favourite("a", name: "New", at: 9), favourite("b", at: 9)])

      #expect(new == [Meal.ID(rawValue: "b")])
      #expect(
        try await subject.favourites.favourites().entries
          == [favourite("b", at: 9), favourite("a", name: "New", at: 1)]
      )
    }
  }

  @Test(arguments: PersistenceAdapter.allCases)
  func `of one favourite that is given twice the last one counts, and it is new`(adapter: PersistenceAdapter)
    async throws
  {
    try await adapter.run { subject in
      let new = try await subject.favourites.add([favourite("a", at: 1), favourite("a", name: "New", at: 1)])

      #expect(new == [Meal.ID(rawValue: "a")])
      #expect(try await subject.favourites.favourites().entries == [favourite("a", name: "New", at: 1)])
    }
  }

  @Test(arguments: PersistenceAdapter.allCases)
  func `only favourites that existed are reported as removed, the others stay`(adapter: PersistenceAdapter)
    async throws
  {
    try await adapter.run { subject in
      _ = try await subject.favourites.add(["a", "b", "c"].map { favourite($0, at: 1) })

      let removed = try await subject.favourites.remove(["a", "x", "c", "a"].map(Meal.ID.init))

      #expect(removed == [Meal.ID(rawValue: "a"), Meal.ID(rawValue: "c")])
      #expect(try await subject.favourites.favourites().entries.map(\.id.rawValue) == ["b"])
    }
  }

  @Test(arguments: PersistenceAdapter.allCases)
  func `entries come back in the order in which they were added`(adapter: PersistenceAdapter) async throws {
    try await adapter.run { subject in
      let entries = [
        entry("b", 10, at: 1), entry("a", 2, at: 2), entry("a", 10, at: 2), entry("c", 1, at: 2),
      ]
      let new = try await subject.shopping.replace(Dictionary(grouping: entries.reversed(), by: \.id.meal))

      #expect(try await subject.shopping.entries().entries == entries)
      #expect(new.newMeals == Set(entries.map(\.id.meal)))
    }
  }

  @Test(arguments: PersistenceAdapter.allCases)
  func `a meal that is added again has its new entries only, ticked where nothing of them changed`(
    adapter: PersistenceAdapter
  ) async throws {
    try await adapter.run { subject in
      let (one, two, other) = (entry("a", 1, at: 1), entry("a", 2, at: 1), entry("b", 1, at: 1))
      _ = try await subject.shopping.replace([one.id.meal: [one, two], other.id.meal: [other]])
      _ = try await subject.shopping.tick([one.id, two.id, other.id], true)

      let again = try await subject.shopping.replace([one.id.meal: [two], Meal.ID(rawValue: "c"): []])

      #expect(try await subject.shopping.entries().entries == [ticked(two), ticked(other)])
      #expect(again.newMeals == [Meal.ID(rawValue: "c")] && again.unticked.isEmpty)
      let more = entry("a", 2, "2 tsp", at: 1)
      let changed = try await subject.shopping.replace([one.id.meal: [more]])
      #expect(changed.unticked == [more])
      #expect(try await subject.shopping.entries().entries == [more, ticked(other)])
      _ = try await subject.shopping.replace([one.id.meal: [one, two]])
      #expect(try await subject.shopping.entries().entries == [one, two, ticked(other)])
    }
  }

  @Test(arguments: PersistenceAdapter.allCases)
  func `only entries that change are reported as ticked, and unknown ids are ignored`(
    adapter: PersistenceAdapter
  ) async throws {
    try await adapter.run { subject in
      let (one, two) = (entry("a", 1, at: 1), entry("a", 2, at: 1))
      let missing = entry("x", 9, at: 1)
      _ = try await subject.shopping.replace([one.id.meal: [one, two]])

      #expect(try await subject.shopping.tick([one.id, missing.id], true) == [one.id])
      #expect(try await subject.shopping.tick([one.id, two.id], true) == [two.id])
      #expect(try await subject.shopping.tick([two.id], false) == [two.id])
      #expect(try await subject.shopping.tick([two.id], false).isEmpty)
      #expect(try await subject.shopping.entries().entries.map(\.isTicked) == [true, false])
      _ = try await subject.shopping.replace([missing.id.meal: [missing]])
      #expect(try await subject.shopping.entries().entries.map(\.isTicked) == [true, false, false])
    }
  }

  @Test(arguments: PersistenceAdapter.allCases)
  func `only meals on the list are reported as removed, and clearing reports all of them`(
    adapter: PersistenceAdapter
  ) async throws {
    try await adapter.run { subject in
      let entries = ["a", "b", "c"].map { entry($0, 1, at: 1) }
      _ = try await subject.shopping.replace(Dictionary(grouping: entries, by: \.id.meal))
      _ = try await subject.shopping.tick([entries[1].id], true)

      #expect(try await subject.shopping.remove(["a", "x"].map(Meal.ID.init)) == [Meal.ID(rawValue: "a")])
      var ticked = entries[1]
      ticked.isTicked = true
      #expect(try await subject.shopping.clear() == PartialList([ticked, entries[2]]))
      #expect(try await subject.shopping.entries() == PartialList([]))
      _ = try await subject.shopping.replace([entries[1].id.meal: [entries[1]]])
      #expect(try await subject.shopping.entries() == PartialList([entries[1]]))
    }
  }

  private func favourite(_ id: String, name: String? = nil, at seconds: Double) -> FavouriteMeal {
    FavouriteMeal(
      MealSummary(id: Meal.ID(rawValue: id), name: name, picture: WebLink("https://example.com/x.jpg")),
      category: "Dessert",
      cuisine: "Swedish",
      addedAt: RecipesSamples.fetchedAt.addingTimeInterval(seconds)
    )
  }

  private func ticked(_ entry: ShoppingEntry) -> ShoppingEntry {
    var ticked = entry
    ticked.isTicked = true
    return ticked
  }

  private func entry(
    _ meal: String,
    _ position: Int,
    _ measure: String = "1 tsp",
    at seconds: Double
  ) -> ShoppingEntry {
    ShoppingEntry(
      Ingredient(position: position, name: "Salt", measure: Measure(measure)),
      of: MealSummary(id: Meal.ID(rawValue: meal), name: nil),
      addedAt: RecipesSamples.fetchedAt.addingTimeInterval(seconds)
    )
  }
}
