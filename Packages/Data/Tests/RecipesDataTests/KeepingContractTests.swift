import DomainKernel
import Foundation
import RecipesDomain
import RecipesFakes
import Testing

/// What everything that keeps favourites and shopping promises, run on each of them.
@Suite(.timeLimit(.minutes(1))) struct KeepingContractTests {
  @Test(arguments: KeepingAdapter.allCases)
  func `nothing is kept at first`(adapter: KeepingAdapter) async throws {
    try await adapter.run { subject in
      let favourites = try await subject.favourites.favourites()
      let entries = try await subject.shopping.entries()
      let isRemoved = try await subject.favourites.remove(Meal.ID(rawValue: "1"))

      #expect(favourites.entries.isEmpty && entries.entries.isEmpty && !isRemoved)
    }
  }

  @Test(arguments: KeepingAdapter.allCases)
  func `favourites come back as they were added, the last first`(adapter: KeepingAdapter) async throws {
    try await adapter.run { subject in
      let favourites = [favourite("a/é\u{0}", at: 1.5), favourite("b", at: 2), favourite("0", at: 2)]
      for favourite in favourites { try await subject.favourites.add(favourite) }

      let kept = try await subject.favourites.favourites().entries

      #expect(kept == [favourites[2], favourites[1], favourites[0]])
    }
  }

  @Test(arguments: KeepingAdapter.allCases)
  func `a favourite that is added again is brought up to date and keeps its time`(adapter: KeepingAdapter)
    async throws
  {
    try await adapter.run { subject in
      try await subject.favourites.add(favourite("a", at: 1))
      try await subject.favourites.add(favourite("a", name: "New", at: 9))

      let kept = try await subject.favourites.favourites().entries

      #expect(kept == [favourite("a", name: "New", at: 1)])
    }
  }

  @Test(arguments: KeepingAdapter.allCases)
  func `a favourite that is removed is gone, the others stay`(adapter: KeepingAdapter) async throws {
    try await adapter.run { subject in
      try await subject.favourites.add(favourite("a", at: 1))
      try await subject.favourites.add(favourite("b", at: 2))

      let isRemoved = try await subject.favourites.remove(Meal.ID(rawValue: "a"))
      let kept = try await subject.favourites.favourites().entries

      #expect(isRemoved)
      #expect(kept.map(\.id.rawValue) == ["b"])
    }
  }

  @Test(arguments: KeepingAdapter.allCases)
  func `entries come back in the order in which they were added`(adapter: KeepingAdapter) async throws {
    try await adapter.run { subject in
      let entries = [
        entry("b", 10, at: 1), entry("a", 2, at: 2), entry("a", 10, at: 2), entry("c", 1, at: 2),
      ]
      try await subject.shopping.add(entries.reversed())

      let kept = try await subject.shopping.entries().entries

      #expect(kept == entries)
    }
  }

  @Test(arguments: KeepingAdapter.allCases)
  func `entries are ticked, replaced, removed and cleared`(adapter: KeepingAdapter) async throws {
    try await adapter.run { subject in
      let (one, two) = (entry("a", 1, at: 1), entry("a", 2, at: 1))
      try await subject.shopping.add([one, two])

      try await subject.shopping.tick([one.id, two.id, entry("x", 9, at: 1).id], true)
      #expect(try await subject.shopping.entries().entries.map(\.isTicked) == [true, true])
      try await subject.shopping.tick([two.id], false)
      #expect(try await subject.shopping.entries().entries.map(\.isTicked) == [true, false])
      try await subject.shopping.add([one])
      #expect(try await subject.shopping.entries().entries.map(\.isTicked) == [false, false])
      try await subject.shopping.remove([one.id, entry("x", 9, at: 1).id])
      #expect(try await subject.shopping.entries().entries == [two])
      try await subject.shopping.clear()
      #expect(try await subject.shopping.entries().entries.isEmpty)
    }
  }

  @Test(arguments: KeepingAdapter.allCases)
  func `an entry that is added again is not in the basket`(adapter: KeepingAdapter) async throws {
    try await adapter.run { subject in
      let entry = entry("a", 1, at: 1)
      try await subject.shopping.add([entry])
      try await subject.shopping.tick([entry.id], true)
      try await subject.shopping.remove([entry.id])
      try await subject.shopping.tick([entry.id], true)
      try await subject.shopping.add([entry])

      let kept = try await subject.shopping.entries().entries

      #expect(kept == [entry])
    }
  }

  private func favourite(_ id: String, name: String? = nil, at seconds: Double) -> FavouriteMeal {
    FavouriteMeal(
      MealSummary(id: Meal.ID(rawValue: id), name: name, picture: WebLink("https://example.com/x.jpg")),
      category: "Dessert",
      addedAt: RecipesSamples.fetchedAt.addingTimeInterval(seconds)
    )
  }

  private func entry(_ meal: String, _ position: Int, at seconds: Double) -> ShoppingEntry {
    ShoppingEntry(
      Ingredient(position: position, name: "Salt", measure: Measure("1 tsp")),
      of: MealSummary(id: Meal.ID(rawValue: meal), name: nil),
      addedAt: RecipesSamples.fetchedAt.addingTimeInterval(seconds)
    )
  }
}
