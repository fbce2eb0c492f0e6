import DomainKernel
import RecipesDomain
import RecipesFakes
import Testing

@Suite(.timeLimit(.minutes(1))) struct BrowseMealsTests {
  private let repository = FakeRecipeRepository()

  @Test(arguments: ["Swedish", " swedish", "swe", "ｓｗｅ"])
  func `a kitchen is called by the service's own name`(text: String) async throws {
    prepare(areas: ["Indonesian", "Swedish", "Swiss"])

    #expect(
      try await BrowseMeals(repository: repository).areaName(TextQuery(text), .networkFirst) == "Swedish"
    )
    #expect(repository.requests == [.areas(.networkFirst)])
  }

  @Test(arguments: ["Crème fraîche", "creme fraiche", "CRÈME", "creme f"])
  func `an ingredient is called by the service's own name`(text: String) async throws {
    prepare(ingredients: ["Cream", "Crème fraîche", "Chicken"])

    let name = try await BrowseMeals(repository: repository).ingredientName(TextQuery(text), .cacheOnly)

    #expect(name == "Crème fraîche")
    #expect(repository.requests == [.ingredients(.cacheOnly)])
  }

  @Test func `a kitchen that the service renamed is suggested by its new name`() async {
    prepare(areas: ["India", "Iceland"])

    await #expect(throws: TextQueryError<MealArea>.noMatch(suggestions: [MealArea(name: "India")])) {
      try await BrowseMeals(repository: repository).areaName(TextQuery("Indian"), .cacheFirst)
    }
  }

  @Test func `a beginning that several ingredients have means none of them`() async {
    prepare(ingredients: ["Salmon", "Salt"])

    await #expect(throws: TextQueryError<KnownIngredient>.ambiguous(ingredients("Salmon", "Salt"))) {
      try await BrowseMeals(repository: repository).ingredientName(TextQuery("sal"), .cacheFirst)
    }
  }

  @Test func `a number is no ingredient, whatever ids the service has`() async {
    prepare(ingredients: ["Salmon", "Salt"])

    await #expect(throws: TextQueryError<KnownIngredient>.noMatch(suggestions: [])) {
      try await BrowseMeals(repository: repository).ingredientName(TextQuery("1"), .cacheFirst)
    }
  }

  @Test(arguments: [ServiceError.offline, .unavailable, .malformed(.notJSON)])
  func `what was typed is believed when the service's list cannot be had`(error: ServiceError) async throws {
    repository.prepare { answers in
      answers.areas = .failure(error)
      answers.ingredients = .failure(error)
    }
    let browse = BrowseMeals(repository: repository)

    #expect(try await browse.areaName(TextQuery(" Swedish "), .cacheFirst) == "Swedish")
    #expect(try await browse.ingredientName(TextQuery("Salmon"), .cacheFirst) == "Salmon")
  }

  @Test func `what was typed is believed when the service's list is empty`() async throws {
    prepare(areas: [], ingredients: [])
    let browse = BrowseMeals(repository: repository)

    #expect(try await browse.areaName(TextQuery("Swedish"), .cacheFirst) == "Swedish")
    #expect(try await browse.ingredientName(TextQuery("Salmon"), .cacheFirst) == "Salmon")
  }

  private func prepare(areas: [String] = [], ingredients names: [String] = []) {
    let ingredients = ingredients(names)
    repository.prepare { answers in
      answers.areas = .success(
        Fetched(areas.map(MealArea.init), provenance: RecipesSamples.provenance)
      )
      answers.ingredients = .success(Fetched(ingredients, provenance: RecipesSamples.provenance))
    }
  }

  private func ingredients(_ names: String...) -> [KnownIngredient] { ingredients(names) }

  private func ingredients(_ names: [String]) -> [KnownIngredient] {
    names.enumerated().map { index, name in
      KnownIngredient(id: KnownIngredient.ID(rawValue: String(index + 1)), name: name)
    }
  }
}
