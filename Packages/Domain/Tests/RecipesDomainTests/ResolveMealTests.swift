import DomainKernel
import RecipesDomain
import RecipesFakes
import Testing

@Suite(.timeLimit(.minutes(5))) struct ResolveMealTests {
  private let repository = FakeRecipeRepository()
  private let history = FakeMealHistory()

  @Test(arguments: ["52772", " 52772 ", "0"])
  func `a number is an id, and nobody is asked`(text: String) async throws {
    #expect(try await resolve(text).rawValue == text.filter { $0 != " " })
    #expect(repository.requests.isEmpty)
  }

  @Test(arguments: ["٣", "½", "１２"])
  func `digits of other scripts are a name`(text: String) async throws {
    repository.prepare {
      $0.searches[.name(text)] = .success(Fetched([], provenance: RecipesSamples.provenance))
    }

    _ = try await resolve(text)

    #expect(repository.requests == [.search(.name(text), .cacheFirst)])
  }

  @Test(arguments: ["Beef pie", "beef", " BEEF PIE"])
  func `a meal is meant by its name or the beginning of it`(text: String) async throws {
    answer(["Beef pie", "Apple pie"])

    #expect(try await resolve(text).rawValue == "m1")
  }

  @Test func `the only meal that is found is meant by a text that is like its name`() async throws {
    answer(["Apple pie"])

    #expect(try await resolve("pie").rawValue == "m1")
  }

  @Test func `names that begin alike are ambiguous`() async {
    answer(["Beef pie", "Beef stew"])

    await #expect(throws: ResolveMealError.meal(.ambiguous(found(["Beef pie", "Beef stew"]).map(\.summary))))
    {
      try await resolve("beef")
    }
  }

  @Test func `a text that several names contain suggests them`() async {
    answer(["Apple pie", "Beef pie"])

    await #expect(
      throws: ResolveMealError.meal(.noMatch(suggestions: found(["Apple pie", "Beef pie"]).map(\.summary)))
    ) {
      try await resolve("pie")
    }
  }

  @Test(arguments: [[], ["Apple pie"]])
  func `a word that is like no name may be an id`(names: [String]) async throws {
    answer(names)

    #expect(try await resolve("b-17").rawValue == "b-17")
  }

  @Test(arguments: ["", " "])
  func `a blank text means no meal, and nobody is asked`(text: String) async {
    await #expect(throws: ResolveMealError.meal(.noMatch(suggestions: []))) { try await resolve(text) }
    #expect(repository.requests.isEmpty)
  }

  @Test(arguments: [ServiceError.unavailable, .rateLimited(until: nil), .offline, .cancelled])
  func `a failed search is an error, not a missing meal`(error: ServiceError) async {
    answer(error)

    await #expect(throws: ResolveMealError.service(error)) { try await resolve("beef") }
  }

  @Test func `the history finds a meal when the service has no answer`() async throws {
    try await history.record(meals: found(["Beef pie"]), seenAt: RecipesSamples.fetchedAt)
    answer(.offline)

    #expect(try await resolve("beef").rawValue == "m1")
  }

  @Test func `that the history has nothing of that name says nothing about the service`() async throws {
    try await history.record(
      meals: found(["Pot with beef", "Beef less"].map { "Old " + $0 }),
      seenAt: RecipesSamples.fetchedAt
    )
    answer(.unavailable)

    await #expect(throws: ResolveMealError.service(.unavailable)) { try await resolve("beef") }
  }

  @Test func `names in the history that begin alike are ambiguous too`() async throws {
    let meals = found(["Beef pie", "Beef stew"])
    try await history.record(meals: meals, seenAt: RecipesSamples.fetchedAt)
    answer(.unavailable)

    await #expect(throws: ResolveMealError.meal(.ambiguous(meals.map(\.summary)))) {
      try await resolve("beef")
    }
  }

  @Test func `where only the history can answer, its error is thrown`() async {
    answer(.offline)
    await history.fail(.cannotBeRead(reason: "test"))

    await #expect(throws: ResolveMealError.persistence(.cannotBeRead(reason: "test"))) {
      try await resolve("beef", .cacheOnly)
    }
  }

  @Test(arguments: [("pie", 0), ("b-17", 2)])
  func `an id that is only a guess is told with how many meals could not be read`(
    text: String,
    count: Int
  ) async throws {
    answer(["Apple pie"], unreadable: 2)
    let find = FindMeals(repository: repository, history: history) { _ in }

    let resolved = try await ResolveMeal(find: find)(TextQuery(text), .cacheFirst)

    #expect(resolved == ResolvedMeal(id: Meal.ID(rawValue: count == 0 ? "m1" : text), unreadableCount: count))
  }

  @Test func `meals that could not be read may be the one that is meant`() async {
    answer(["Apple pie", "Beef pie"], unreadable: 2)

    let suggestions = found(["Apple pie", "Beef pie"]).map(\.summary)
    await #expect(
      throws: ResolveMealError.meal(.noMatch(suggestions: suggestions), unreadableCount: 2)
    ) {
      try await resolve("pie")
    }
  }

  private func resolve(_ text: String, _ policy: FetchPolicy = .cacheFirst) async throws -> Meal.ID {
    let find = FindMeals(repository: repository, history: history) { _ in }
    return try await ResolveMeal(find: find)(TextQuery(text), policy).id
  }

  private func answer(_ names: [String], unreadable count: Int = 0) {
    let list = EntryList(found(names), unreadableCount: count)
    let answer = Fetched(list, provenance: RecipesSamples.provenance)
    for text in Self.searches { repository.prepare { $0.searches[.name(text)] = .success(answer) } }
  }

  private func answer(_ error: ServiceError) {
    for text in Self.searches { repository.prepare { $0.searches[.name(text)] = .failure(error) } }
  }

  private func found(_ names: [String]) -> [Meal] {
    names.enumerated().map { Meal(id: Meal.ID(rawValue: "m\($0 + 1)"), name: $1) }
  }

  private static let searches = ["Beef pie", "beef", "BEEF PIE", "pie", "b-17"]
}
