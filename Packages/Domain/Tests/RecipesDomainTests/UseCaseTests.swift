import DomainKernel
import RecipesDomain
import RecipesFakes
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct UseCaseTests {
  private let meal = RecipesSamples.fullMeal
  private let other = Meal(id: Meal.ID(rawValue: "9"), name: "Other")

  @Test(arguments: [OpenMeal.Subject.meal(RecipesSamples.fullMeal.id), .random])
  func `a meal is opened in the amount that is wanted`(subject: OpenMeal.Subject) async throws {
    let repository = FakeRecipeRepository()
    repository.prepare { [meal] answers in
      answers.meal[meal.id] = .success(Fetched(meal, provenance: RecipesSamples.provenance))
      answers.randomMeal = .success(Fetched(meal, provenance: RecipesSamples.provenance))
    }
    let open = OpenMeal(repository: repository)

    let scale = try #require(ServingScale(from: 4, to: 6))
    let opened = try await open(subject, scale: scale, .cacheFirst)

    #expect(opened.ingredients.map { $0.measure?.text } == ["150g", "2 ¼ cups", nil, "for the tin"])
    #expect(opened.steps == meal.steps)
    #expect(try await open(subject, .cacheFirst).value == meal)
  }

  @Test func `a favourite holds what a list shows`() async throws {
    let manage = ManageFavourites(favourites: FakeFavouriteMeals()) { RecipesSamples.fetchedAt }

    _ = try await manage.add([meal])

    #expect(
      try await manage.list().entries == [
        FavouriteMeal(
          meal.summary,
          category: "Dessert",
          cuisine: "Swedish",
          addedAt: RecipesSamples.fetchedAt
        )
      ]
    )
  }

  @Test func `only a meal that was no favourite is a new one, and only one that was is removed`() async throws
  {
    let manage = ManageFavourites(favourites: FakeFavouriteMeals()) { RecipesSamples.fetchedAt }

    #expect(try await manage.add([meal, meal]) == AddedMeals([meal.id], new: [meal.id]))
    let added = try await manage.add([other, meal])
    #expect(added.new == [other.id] && added.alreadyThere == [meal.id])
    #expect(try await manage.remove([meal.id, Meal.ID(rawValue: "x")]) == [meal.id])
    #expect(try await manage.remove([meal.id]).isEmpty)
  }

  @Test func `the favourite that was added last comes first, then the smaller id`() {
    let early = RecipesSamples.fetchedAt
    let favourites = [("2", early), ("1", early), ("3", early.addingTimeInterval(1))].map { id, moment in
      FavouriteMeal(MealSummary(id: Meal.ID(rawValue: id), name: nil), addedAt: moment)
    }

    #expect(favourites.sorted(by: FavouriteMeal.isBefore).map(\.id.rawValue) == ["3", "1", "2"])
    #expect(!FavouriteMeal.isBefore(favourites[0], favourites[0]))
  }

  @Test func `a meal has a recipe unless it is said otherwise`() {
    #expect(!other.isWithoutRecipe)
  }

  @Test func `a meal is completed by what is missing, and what it has stays`() {
    let summary = MealSummary(id: Meal.ID(rawValue: "1"), name: "Soup")
    var earlier = HistoryMeal(summary, seenAt: RecipesSamples.fetchedAt)
    (earlier.category, earlier.cuisine) = ("Starter", "Swedish")
    (earlier.tags, earlier.ingredients) = (["warm"], ["Leek"])
    let later = HistoryMeal(summary, seenAt: RecipesSamples.fetchedAt.addingTimeInterval(9))
    var full = later
    (full.category, full.cuisine) = ("Dinner", "Danish")
    (full.tags, full.ingredients) = (["cold"], ["Cucumber"])

    let completed = later.completed(by: earlier)
    #expect(completed.category == "Starter" && completed.cuisine == "Swedish")
    #expect(completed.tags == ["warm"] && completed.ingredients == ["Leek"])
    #expect(completed.seenAt == later.seenAt)
    #expect(full.completed(by: earlier) == full)
  }

  @Test func `meals that were added are told apart once each, in the order given`() {
    let ids = ["3", "1", "3", "2"].map(Meal.ID.init)

    let added = AddedMeals(ids, new: [ids[0], ids[3]])

    #expect(added.new == [ids[0], ids[3]] && added.alreadyThere == [ids[1]])
  }

  @Test func `a meal on the shopping list is bought in the amount that was wanted last`() async throws {
    let shopping = shopping()
    let scale = try #require(ServingScale(from: 2, to: 4))

    #expect(try await shopping.add([meal]).meals.new == [meal.id])
    let added = try await shopping.add([meal, other], scale: scale)

    let butter = try #require(try await shopping.list().lines.first)
    #expect(butter.amounts.map { $0.measure?.text } == ["200g", "for the tin"])
    #expect(added.meals.alreadyThere == [meal.id] && added.meals.new.isEmpty)
  }

  @Test func `an ingredient that a recipe no longer has goes when the meal is added again`() async throws {
    let shopping = shopping()
    var shorter = meal
    shorter.ingredients.removeLast(3)

    _ = try await shopping.add([meal])
    _ = try await shopping.add([shorter])

    #expect(try await shopping.list().lines.flatMap(\.entries).map(\.id.position) == [1])
  }

  @Test func `only entries that change are reported as ticked`() async throws {
    let shopping = shopping()
    _ = try await shopping.add([meal])
    let lines = try await shopping.list().lines

    #expect(try await shopping.tick([lines[0]]) == [lines[0]])
    #expect(try await shopping.tick(lines) == Array(lines.dropFirst()))
    #expect(try await shopping.tick(lines).isEmpty)
    #expect(try await shopping.tick([lines[0]], false) == [lines[0]])
    #expect(try await shopping.list().lines.map(\.isTicked) == [false, true, true])
  }

  @Test func `only meals on the list are reported as removed`()
    async throws
  {
    let shopping = shopping()
    _ = try await shopping.add([meal])

    #expect(try await shopping.remove([meal.id, other.id]) == [meal.id])
    #expect(try await shopping.remove([meal.id]).isEmpty)
    _ = try await shopping.add([meal])
    #expect(try await shopping.clear().lines.map(\.ingredient) == ["Butter", "Flour", "Strawberries"])
    #expect(try await shopping.clear().lines.isEmpty)
  }

  private func shopping() -> ManageShoppingList {
    ManageShoppingList(entries: FakeShoppingEntries()) { RecipesSamples.fetchedAt }
  }
}
