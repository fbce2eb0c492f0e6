import DomainKernel
import RecipesDomain
import RecipesFakes
import Testing

@Suite(.timeLimit(.minutes(5))) struct BrowseMealsTests {
  private let repository = FakeRecipeRepository()
  private let meals = EntryList(RecipesSamples.summaries(1...2))

  @Test(arguments: ["Swedish", " swedish", "swe", "ｓｗｅ"])
  func `a cuisine is meant by its name or the beginning of it`(text: String) async throws {
    prepare(cuisines: ["Indonesian", "Swedish", "Swiss"], meals: [.cuisine("Swedish"): meals])

    let list = try await browse(.cuisine(TextQuery(text)), .networkFirst)

    #expect(list.listing == .cuisine("Swedish") && list.meals == meals)
    #expect(repository.requests == [.cuisines(.networkFirst), .meals(.cuisine("Swedish"), .networkFirst)])
  }

  @Test(arguments: ["Crème fraîche", "creme fraiche", "CRÈME", "creme f"])
  func `an ingredient is meant by its name or the beginning of it`(text: String) async throws {
    prepare(
      ingredients: ["Cream", "Crème fraîche", "Chicken"],
      meals: [.ingredient("Crème fraîche"): meals]
    )

    let list = try await browse(.ingredient(TextQuery(text)), .cacheOnly)

    #expect(list.listing == .ingredient("Crème fraîche") && list.meals == meals)
    #expect(
      repository.requests == [.ingredients(.cacheOnly), .meals(.ingredient("Crème fraîche"), .cacheOnly)]
    )
  }

  @Test(arguments: ["Seafood", "sea", "1"])
  func `a category is meant by its name, its id or the beginning of either`(text: String) async throws {
    prepare(meals: [.category("Seafood"): meals])
    repository.prepare {
      $0.categories = .success(
        Fetched(EntryList(RecipesSamples.categories), provenance: RecipesSamples.provenance)
      )
    }

    let list = try await browse(.category(TextQuery(text)), .cacheFirst)

    #expect(list.listing == .category(RecipesSamples.categories[0]) && list.meals == meals)
  }

  @Test func `a cuisine that the service renamed is suggested by its new name`() async {
    prepare(cuisines: ["India", "Iceland"])

    await #expect(
      throws: BrowseMealsError.cuisine(.noMatch(suggestions: [Cuisine(name: "India")]), unreadableCount: 0)
    ) {
      try await browse(.cuisine(TextQuery("Indian")), .cacheFirst)
    }
  }

  @Test func `a beginning that several ingredients have means none of them`() async {
    prepare(ingredients: ["Salmon", "Salt"])
    let both = ingredients(["Salmon", "Salt"])

    await #expect(throws: BrowseMealsError.ingredient(.ambiguous(both), unreadableCount: 0)) {
      try await browse(.ingredient(TextQuery("sal")), .cacheFirst)
    }
  }

  @Test func `a number is no ingredient, whatever ids the service has`() async {
    prepare(ingredients: ["Salmon", "Salt"])

    await #expect(throws: BrowseMealsError.ingredient(.noMatch(suggestions: []), unreadableCount: 0)) {
      try await browse(.ingredient(TextQuery("1")), .cacheFirst)
    }
  }

  @Test func `an unknown category is reported, and so is a failure to load the categories`() async {
    prepare()
    repository.prepare {
      $0.categories = .success(
        Fetched(EntryList(RecipesSamples.categories), provenance: RecipesSamples.provenance)
      )
    }
    await #expect(throws: BrowseMealsError.category(.noMatch(suggestions: []), unreadableCount: 0)) {
      try await browse(.category(TextQuery("x")), .cacheFirst)
    }
    repository.prepare { $0.categories = .failure(.timedOut) }
    await #expect(throws: BrowseMealsError.service(.timedOut)) {
      try await browse(.category(TextQuery("Seafood")), .cacheFirst)
    }
  }

  @Test(arguments: Self.failures)
  func `without the list of names, what was typed is a name that the service has meals for`(
    error: ServiceError
  ) async throws {
    prepare(meals: [.cuisine("Swedish"): meals, .ingredient("Salmon"): meals])
    fail(error)

    #expect(try await browse(.cuisine(TextQuery(" Swedish ")), .cacheFirst).listing == .cuisine("Swedish"))
    let list = try await browse(.ingredient(TextQuery("Salmon")), .cacheFirst)
    #expect(list.meals == meals && list.namesError == error)
  }

  @Test(arguments: Self.failures)
  func `without the list of names, a name that the service has no meals for is the error of the list`(
    error: ServiceError
  ) async {
    prepare(meals: [.cuisine("swe"): [], .ingredient("salm"): [], .cuisine("Swedish"): meals])
    fail(error)

    await #expect(throws: BrowseMealsError.service(error)) {
      try await browse(.cuisine(TextQuery("swe")), .cacheFirst)
    }
    await #expect(throws: BrowseMealsError.service(error)) {
      try await browse(.ingredient(TextQuery("salm")), .cacheFirst)
    }
  }

  @Test func `without the list of names and the meals, the error of the list is said`() async {
    repository.prepare { answers in
      answers.cuisines = .failure(.rateLimited(until: nil))
      answers.meals[.cuisine("Swedish")] = .failure(.offline)
    }

    await #expect(throws: BrowseMealsError.service(.rateLimited(until: nil))) {
      try await browse(.cuisine(TextQuery("Swedish")), .cacheFirst)
    }
  }

  @Test func `a list that was cancelled is followed by no request`() async {
    fail(.cancelled)

    await #expect(throws: BrowseMealsError.service(.cancelled)) {
      try await browse(.cuisine(TextQuery("Swedish")), .cacheFirst)
    }
    #expect(repository.requests == [.cuisines(.cacheFirst)])
  }

  @Test func `cancelled meals are reported as cancelled, with or without the list`() async {
    fail(.offline)
    repository.prepare { $0.meals[.cuisine("Swedish")] = .failure(.cancelled) }

    await #expect(throws: BrowseMealsError.service(.cancelled)) {
      try await browse(.cuisine(TextQuery("Swedish")), .cacheFirst)
    }
  }

  @Test func `a blank text means no cuisine, and no meals are asked for`() async {
    prepare()
    await #expect(throws: BrowseMealsError.cuisine(.noMatch(suggestions: []), unreadableCount: 0)) {
      try await browse(.cuisine(TextQuery(" ")), .cacheFirst)
    }
    fail(.offline)
    await #expect(throws: BrowseMealsError.service(.offline)) {
      try await browse(.cuisine(TextQuery(" ")), .cacheFirst)
    }
    #expect(repository.requests == [.cuisines(.cacheFirst), .cuisines(.cacheFirst)])
  }

  @Test func `where the list of names is empty, what was typed is the name`() async throws {
    prepare(meals: [.cuisine("Swedish"): meals, .ingredient("Salmon"): []])

    #expect(try await browse(.cuisine(TextQuery(" Swedish ")), .cacheFirst).meals == meals)
    #expect(try await browse(.ingredient(TextQuery("Salmon")), .cacheFirst).meals.isEmpty)
  }

  @Test func `how many meals could not be read is told with the list`() async throws {
    let meals = EntryList(RecipesSamples.summaries(1...2), unreadableCount: 3)
    prepare(cuisines: ["Swedish"], meals: [.cuisine("Swedish"): meals])

    #expect(try await browse(.cuisine(TextQuery("swe")), .cacheFirst).meals.unreadableCount == 3)
  }

  @Test func `what is not among the names that could be read is told with how many could not`() async {
    prepare(cuisines: ["India"], ingredients: ["Salt"], unreadable: 2)

    await #expect(throws: BrowseMealsError.category(.noMatch(suggestions: []), unreadableCount: 2)) {
      try await browse(.category(TextQuery("x")), .cacheFirst)
    }
    await #expect(throws: BrowseMealsError.cuisine(.noMatch(suggestions: []), unreadableCount: 2)) {
      try await browse(.cuisine(TextQuery("x")), .cacheFirst)
    }
    await #expect(throws: BrowseMealsError.ingredient(.noMatch(suggestions: []), unreadableCount: 2)) {
      try await browse(.ingredient(TextQuery("x")), .cacheFirst)
    }
  }

  @Test func `what is not among names that are not confirmed is told with where they come from`() async {
    let old = RecipesSamples.provenance.stale(because: .unavailable)
    prepare(cuisines: ["India"], ingredients: ["Salt"], unreadable: 1, from: old)

    await #expect(
      throws: BrowseMealsError.category(.noMatch(suggestions: []), unreadableCount: 1, list: old)
    ) {
      try await browse(.category(TextQuery("x")), .cacheFirst)
    }
    await #expect(
      throws: BrowseMealsError.cuisine(.noMatch(suggestions: []), unreadableCount: 1, list: old)
    ) {
      try await browse(.cuisine(TextQuery("x")), .cacheFirst)
    }
    await #expect(
      throws: BrowseMealsError.ingredient(.noMatch(suggestions: []), unreadableCount: 1, list: old)
    ) {
      try await browse(.ingredient(TextQuery("x")), .cacheFirst)
    }
  }

  @Test func `a list of names of which none could be read is not taken for an empty one`() async {
    prepare(meals: [.cuisine("Swedish"): []], unreadable: 1)

    await #expect(throws: BrowseMealsError.cuisine(.noMatch(suggestions: []), unreadableCount: 1)) {
      try await browse(.cuisine(TextQuery("Swedish")), .cacheFirst)
    }
    #expect(repository.requests == [.cuisines(.cacheFirst), .meals(.cuisine("Swedish"), .cacheOnly)])
  }

  @Test(arguments: [FetchPolicy.cacheFirst, .cacheOnly])
  func `a name that left the list still opens the meals that are cached for it`(
    policy: FetchPolicy
  ) async throws {
    let gone: [MealFilter] = [.category("Lamb"), .cuisine("Thai"), .ingredient("Sea salt")]
    prepare(
      cuisines: ["India"],
      ingredients: ["Cream"],
      meals: Dictionary(uniqueKeysWithValues: gone.map { ($0, meals) })
    )
    repository.prepare {
      $0.categories = .success(
        Fetched(EntryList(RecipesSamples.categories), provenance: RecipesSamples.provenance)
      )
    }

    #expect(try await browse(.category(TextQuery(" Lamb ")), policy).listing.filter == gone[0])
    #expect(try await browse(.cuisine(TextQuery("Thai")), policy).meals == meals)
    #expect(try await browse(.ingredient(TextQuery("Sea salt")), policy).meals == meals)
    let expected: [FakeRecipeRepository.Request] = gone.flatMap { filter in
      [.meals(filter, .cacheOnly), .meals(filter, policy)]
    }
    #expect(repository.requests.filter(expected.contains) == expected)
  }

  @Test func `a name that left the list is unknown where an empty list of meals is cached for it`() async {
    prepare(cuisines: ["India"], meals: [.cuisine("Thai"): []])

    await #expect(throws: BrowseMealsError.cuisine(.noMatch(suggestions: []), unreadableCount: 0)) {
      try await browse(.cuisine(TextQuery("Thai")), .cacheFirst)
    }
  }

  @Test func `a text that several names begin with is ambiguous even where its meals are cached`() async {
    prepare(ingredients: ["Salmon", "Salt"], meals: [.ingredient("Sal"): meals])

    await #expect(
      throws: BrowseMealsError.ingredient(.ambiguous(ingredients(["Salmon", "Salt"])), unreadableCount: 0)
    ) {
      try await browse(.ingredient(TextQuery("Sal")), .cacheFirst)
    }
    #expect(repository.requests == [.ingredients(.cacheFirst)])
  }

  @Test func `a look into the cache that was cancelled is reported as cancelled`() async {
    prepare(cuisines: ["India"])
    repository.prepare { $0.meals[.cuisine("Thai")] = .failure(.cancelled) }

    await #expect(throws: BrowseMealsError.service(.cancelled)) {
      try await browse(.cuisine(TextQuery("Thai")), .cacheFirst)
    }
  }

  @Test func `without the list of categories, what was typed is the name of one with meals`() async throws {
    prepare(meals: [.category("Lamb"): meals])
    repository.prepare { $0.categories = .failure(.offline) }

    #expect(try await browse(.category(TextQuery("Lamb")), .cacheFirst).meals == meals)
  }

  @Test func `where the list of categories cannot be loaded, a text that is not blank is the exact name`() {
    let browse = BrowseMeals(repository: repository)

    #expect(browse.unlistedCategory(TextQuery(" Lamb "))?.name == "Lamb")
    #expect(browse.unlistedCategory(TextQuery(" ")) == nil)
  }

  @Test func `without the list of names, meals that could not be read are meals all the same`() async throws {
    prepare(meals: [.cuisine("Swedish"): EntryList([], unreadableCount: 1)])
    fail(.offline)

    let list = try await browse(.cuisine(TextQuery("Swedish")), .cacheFirst)

    #expect(list.meals.isEmpty && list.meals.unreadableCount == 1)
  }

  private static let failures: [ServiceError] = [
    .offline, .unavailable, .malformed(.notJSON), .rateLimited(until: RecipesSamples.fetchedAt), .timedOut,
  ]

  private func browse(_ request: MealListRequest, _ policy: FetchPolicy) async throws -> Fetched<MealList> {
    try await BrowseMeals(repository: repository)(request, policy)
  }

  private func fail(_ error: ServiceError) {
    repository.prepare { answers in
      answers.cuisines = .failure(error)
      answers.ingredients = .failure(error)
    }
  }

  private func prepare(
    cuisines: [String] = [],
    ingredients names: [String] = [],
    meals: [MealFilter: EntryList<MealSummary>] = [:],
    unreadable count: Int = 0,
    from provenance: Provenance = RecipesSamples.provenance
  ) {
    let ingredients = ingredients(names)
    repository.prepare { answers in
      answers.categories = .success(
        Fetched(EntryList([], unreadableCount: count), provenance: provenance)
      )
      answers.cuisines = .success(
        Fetched(
          EntryList(cuisines.map { Cuisine(name: $0) }, unreadableCount: count),
          provenance: provenance
        )
      )
      answers.ingredients = .success(
        Fetched(EntryList(ingredients, unreadableCount: count), provenance: provenance)
      )
      answers.meals = meals.mapValues { .success(Fetched($0, provenance: provenance)) }
    }
  }

  private func ingredients(_ names: [String]) -> [KnownIngredient] {
    names.enumerated().map { index, name in
      KnownIngredient(id: KnownIngredient.ID(rawValue: String(index + 1)), name: name)
    }
  }
}
