import RecipesDomain
import RecipesFakes
import Testing

@Suite(.timeLimit(.minutes(5))) struct ReplacedEntriesTests {
  private let meal = Meal.ID(rawValue: "1")

  @Test func `an ingredient that moved in the recipe stays bought`() {
    let stored = [entry(1, "Salt", isTicked: true), entry(2, "Flour")]

    let replaced = ReplacedEntries([meal: [entry(1, "Flour"), entry(2, "Salt")]], replacing: stored)

    #expect(replaced.entries == [entry(1, "Flour"), entry(2, "Salt", isTicked: true)])
    #expect(replaced.unticked.isEmpty && replaced.newMeals.isEmpty)
  }

  @Test func `of an ingredient that comes twice, the one at the same place stays bought`() {
    let stored = [entry(1, "Salt"), entry(2, "Salt", isTicked: true)]

    let replaced = ReplacedEntries([meal: [entry(1, "Salt"), entry(2, "Salt")]], replacing: stored)

    #expect(replaced.entries == stored)
    #expect(replaced.unticked.isEmpty)
  }

  @Test func `an ingredient in another amount is to buy again, and is told`() {
    let stored = [entry(1, "Salt", isTicked: true), entry(2, "Flour", isTicked: true), entry(3, "Egg")]
    let wanted = [entry(1, "Salt", "2 tsp"), entry(2, "Egg", "2"), entry(3, "Butter")]

    let replaced = ReplacedEntries([meal: wanted], replacing: stored)

    #expect(replaced.entries == wanted)
    #expect(replaced.unticked == [entry(1, "Salt", "2 tsp")])
  }

  @Test func `a part that was still to buy is not told as one that is to buy again`() {
    let stored = [entry(1, "Salt", isTicked: true), entry(2, "Salt", "a pinch")]

    let replaced = ReplacedEntries([meal: [entry(1, "Salt", "a pinch")]], replacing: stored)

    #expect(replaced.entries == [entry(1, "Salt", "a pinch")])
    #expect(replaced.unticked.isEmpty)
  }

  @Test func `other meals mark nothing, and a meal without an entry is new`() {
    let stored = [entry(1, "Salt", isTicked: true, meal: "2")]

    let replaced = ReplacedEntries([meal: [entry(1, "Salt")]], replacing: stored)

    #expect(replaced.entries == [entry(1, "Salt")])
    #expect(replaced.newMeals == [meal] && replaced.unticked.isEmpty)
  }

  @Test func `an ingredient that is no longer bought twice is told once`() {
    let unticked = ["Salt", "Egg", "Salt", "salt", "Crème", "creme"]

    let addition = ShoppingAddition(meals: AddedMeals([meal], new: []), unticked: unticked)

    #expect(addition.unticked == ["Salt", "Egg", "Crème"])
  }

  private func entry(
    _ position: Int,
    _ ingredient: String,
    _ measure: String = "1 tsp",
    isTicked: Bool = false,
    meal: String = "1"
  ) -> ShoppingEntry {
    var entry = ShoppingEntry(
      Ingredient(position: position, name: ingredient, measure: Measure(measure)),
      of: MealSummary(id: Meal.ID(rawValue: meal), name: nil),
      addedAt: RecipesSamples.fetchedAt
    )
    entry.isTicked = isTicked
    return entry
  }
}
