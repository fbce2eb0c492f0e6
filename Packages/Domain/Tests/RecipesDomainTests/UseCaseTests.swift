import DomainKernel
import RecipesDomain
import RecipesFakes
import Testing

@Suite(.timeLimit(.minutes(1))) struct UseCaseTests {
  private let repository = FakeRecipeRepository()
  private let provenance = RecipesSamples.provenance
  private let meal = RecipesSamples.fullMeal
  private let seenMeal = HistoryMeal(IndexedMeal(RecipesSamples.fullMeal), seenAt: RecipesSamples.fetchedAt)

  @Test func `a meal is opened in the amount that is wanted`() async throws {
    repository.prepare { $0.meal[meal.id] = .success(Fetched(meal, provenance: provenance)) }

    let scale = try #require(ServingScale(from: 4, to: 6))
    let opened = try await OpenMeal(repository: repository)(meal.id, scale: scale, .cacheFirst)

    #expect(opened.ingredients.map { $0.measure?.text } == ["150g", "2 ¼ cups", nil, "for the tin"])
    #expect(opened.steps == meal.steps)
  }

  @Test func `what was seen is searched when the service cannot be reached`() async throws {
    repository.prepare { $0.searches[.name("TÅRTA")] = .failure(.offline) }
    let find = FindMeals(repository: repository, seen: FakeMealHistory([meal]))

    #expect(try await find("TÅRTA", .cacheFirst) == .seen([seenMeal], because: .offline))
  }

  @Test func `a service that cannot be reached is said when nothing that was seen fits`() async {
    repository.prepare { $0.searches[.name("pie")] = .failure(.offline) }
    let find = FindMeals(repository: repository, seen: FakeMealHistory([meal]))

    await #expect(throws: ServiceError.offline) { try await find("pie", .cacheFirst) }
  }

  @Test func `what was seen that cannot be read does not hide why the service failed`() async {
    repository.prepare { $0.searches[.name("pie")] = .failure(.unavailable) }
    let seen = FakeMealHistory()
    await seen.fail(.cannotBeRead(reason: "test"))

    await #expect(throws: ServiceError.unavailable) {
      try await FindMeals(repository: repository, seen: seen)("pie", .cacheFirst)
    }
  }

  @Test func `stored only searches what was seen and asks nobody`() async throws {
    let find = FindMeals(repository: repository, seen: FakeMealHistory([meal]))

    let found = try await find("strawberries", .cacheOnly)

    #expect(found.summaries == [meal.summary])
    #expect(repository.requests.isEmpty)
  }

  @Test func `a blank search finds nothing and asks nobody`() async throws {
    let found = try await FindMeals(repository: repository, seen: FakeMealHistory())(" ", .networkFirst)

    #expect(found == .seen([], because: nil))
    #expect(repository.requests.isEmpty)
  }

  @Test func `a favourite holds what a list shows`() async throws {
    let keep = ManageFavourites(favourites: FakeFavouriteMeals()) { RecipesSamples.fetchedAt }

    try await keep.add(meal)

    #expect(
      try await keep.list().entries == [
        FavouriteMeal(
          meal.summary,
          category: "Dessert",
          area: "Swedish",
          addedAt: RecipesSamples.fetchedAt
        )
      ]
    )
  }

  @Test func `a meal on the list is bought in the amount that was wanted last`() async throws {
    let plan = ManageShoppingList(entries: FakeShoppingEntries()) { RecipesSamples.fetchedAt }
    let scale = try #require(ServingScale(from: 2, to: 4))

    try await plan.add(meal)
    try await plan.add(meal, scale: scale)

    let butter = try #require(try await plan.list().lines.first)
    #expect(butter.amounts.map { $0.measure?.text } == ["200g", "for the tin"])
  }

  @Test func `an ingredient that a recipe no longer has goes when the meal is added again`() async throws {
    let plan = ManageShoppingList(entries: FakeShoppingEntries()) { RecipesSamples.fetchedAt }
    var shorter = meal
    shorter.ingredients.removeLast(3)

    try await plan.add(meal)
    try await plan.add(shorter)

    #expect(try await plan.list().lines.flatMap(\.entries).map(\.id.position) == [1])
  }

  @Test func `lines are ticked, removed, and everything of a meal goes at once`() async throws {
    let plan = ManageShoppingList(entries: FakeShoppingEntries()) { RecipesSamples.fetchedAt }
    try await plan.add(meal)

    try await plan.tick(try #require(try await plan.list().lines.first))
    #expect(try await plan.list().lines.map(\.isTicked) == [false, false, true])
    try await plan.remove(try #require(try await plan.list().lines.first))
    #expect(try await plan.list().lines.map(\.ingredient) == ["Strawberries", "Butter"])
    try await plan.remove(meal.id)
    #expect(try await plan.list().lines.isEmpty)
  }
}
