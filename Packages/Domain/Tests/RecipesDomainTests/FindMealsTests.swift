import DomainKernel
import RecipesDomain
import RecipesFakes
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct FindMealsTests {
  private let repository = FakeRecipeRepository()
  private let meal = RecipesSamples.fullMeal
  private let recorded = HistoryMeal(RecipesSamples.fullMeal, seenAt: RecipesSamples.fetchedAt)
  private let reported = Reported()

  @Test func `the history is searched when the service cannot be reached`() async throws {
    repository.prepare { $0.searches[.name("TÅRTA")] = .failure(.offline) }

    let found = try await find(in: FakeMealHistory([meal]))(.name("TÅRTA"), .cacheFirst)

    #expect(found == .history([recorded], because: .offline))
  }

  @Test func `the error of the service is thrown when nothing in the history fits`() async {
    repository.prepare { $0.searches[.name("pie")] = .failure(.offline) }

    await #expect(throws: FindMealsError.service(.offline)) {
      try await find(in: FakeMealHistory([meal]))(.name("pie"), .cacheFirst)
    }
  }

  @Test(arguments: [FetchPolicy.cacheFirst, .cacheOnly])
  func `a search that was cancelled is not answered by the history`(policy: FetchPolicy) async {
    repository.prepare { $0.searches[.name("TÅRTA")] = .failure(.cancelled) }

    await #expect(throws: FindMealsError.service(.cancelled)) {
      try await find(in: FakeMealHistory([meal]))(.name("TÅRTA"), policy)
    }
  }

  @Test func `a history that cannot be read is reported and does not hide why the service failed`() async {
    repository.prepare { $0.searches[.name("pie")] = .failure(.unavailable) }
    let history = FakeMealHistory()
    await history.fail(.cannotBeRead(reason: "test"))

    await #expect(throws: FindMealsError.service(.unavailable)) {
      try await find(in: history)(.name("pie"), .cacheFirst)
    }
    #expect(reported.errors == [.cannotBeRead(reason: "test")])
  }

  @Test(
    arguments: [
      (.name("pie"), [.search(.name("pie"), .cacheOnly)]),
      (.firstLetter("p"), [.search(.firstLetter("p"), .cacheOnly)]),
      (.fields("pie", in: [.tag]), []),
    ] as [(MealSearch, [FakeRecipeRepository.Request])]
  )
  func `where only the history can answer, its error is thrown`(
    search: MealSearch,
    requests: [FakeRecipeRepository.Request]
  ) async {
    repository.prepare { answers in
      answers.searches[.name("pie")] = .failure(.offline)
      answers.searches[.firstLetter("p")] = .failure(.offline)
    }
    let history = FakeMealHistory()
    await history.fail(.cannotBeRead(reason: "test"))

    await #expect(throws: FindMealsError.persistence(.cannotBeRead(reason: "test"))) {
      try await find(in: history)(search, .cacheOnly)
    }
    #expect(repository.requests == requests)
    #expect(reported.errors.isEmpty)
  }

  @Test func `that the history has no match is not an answer of the service`() async {
    repository.prepare { $0.searches[.name("cardamom")] = .failure(.offline) }

    await #expect(throws: FindMealsError.service(.offline)) {
      try await find(in: FakeMealHistory([meal]))(.name("cardamom"), .cacheOnly)
    }
    #expect(repository.requests == [.search(.name("cardamom"), .cacheOnly)])
  }

  @Test func `stored only searches the history where no answer is stored`() async throws {
    repository.prepare { $0.searches[.name("strawberries")] = .failure(.offline) }

    let found = try await find(in: FakeMealHistory([meal]))(.name("strawberries"), .cacheOnly)

    #expect(found == .history([recorded], because: nil))
    #expect(repository.requests == [.search(.name("strawberries"), .cacheOnly)])
  }

  @Test(arguments: [[], [RecipesSamples.fullMeal]])
  func `a stored answer to a name goes before the history, even an empty one`(meals: [Meal]) async throws {
    let answer = Fetched(
      EntryList(meals),
      provenance: Provenance(kind: .stored, fetchedAt: RecipesSamples.fetchedAt, staleness: .notChecked)
    )
    repository.prepare { $0.searches[.name("strawberries")] = .success(answer) }
    let history = FakeMealHistory([meal, Meal(id: Meal.ID(rawValue: "1"), name: "Strawberries")])

    #expect(try await find(in: history)(.name("strawberries"), .cacheOnly) == .service(answer))
    #expect(repository.requests == [.search(.name("strawberries"), .cacheOnly)])
  }

  @Test func `the history is searched in the fields that are wanted`() async throws {
    let find = find(in: FakeMealHistory([meal]))

    #expect(
      try await find(.fields("cake", in: [.tag]), .networkFirst) == .history([recorded], because: nil)
    )
    #expect(try await find(.fields("cake", in: [.name]), .networkFirst) == .history([], because: nil))
    #expect(repository.requests.isEmpty)
  }

  @Test func `a letter is asked of the service first`() async throws {
    repository.prepare { [meal] answers in
      answers.searches[.firstLetter("j")] = .success(Fetched([meal], provenance: RecipesSamples.provenance))
      answers.searches[.firstLetter("x")] = .failure(.offline)
    }
    let find = find(in: FakeMealHistory([meal]))

    #expect(try await find(.firstLetter("j"), .cacheFirst).meals == [recorded])
    await #expect(throws: FindMealsError.service(.offline)) { try await find(.firstLetter("x"), .cacheFirst) }
  }

  @Test(
    arguments: [("J", .cacheOnly, nil), ("j", .cacheFirst, .offline)]
      as [(Character, FetchPolicy, ServiceError?)]
  )
  func `names in the history that begin with a letter stand in for the service`(
    letter: Character,
    policy: FetchPolicy,
    reason: ServiceError?
  ) async throws {
    repository.prepare { $0.searches[.firstLetter(letter)] = .failure(.offline) }
    let others = ["Rice with jam", "Rijsttafel"].map { Meal(id: Meal.ID(rawValue: $0), name: $0) }
    let history = FakeMealHistory(others + [meal, Meal(id: Meal.ID(rawValue: "unnamed"))])

    let found = try await find(in: history)(.firstLetter(letter), policy)

    #expect(found == .history([recorded], because: reason))
  }

  @Test func `a stored answer to a letter goes before the history`() async throws {
    let answer = Fetched(EntryList([meal]), provenance: RecipesSamples.provenance)
    repository.prepare { $0.searches[.firstLetter("j")] = .success(answer) }
    let history = FakeMealHistory([Meal(id: Meal.ID(rawValue: "1"), name: "Jam")])

    #expect(try await find(in: history)(.firstLetter("j"), .cacheOnly) == .service(answer))
  }

  @Test(arguments: [MealSearch.name(" "), .fields(" ", in: [.name]), .fields("cake", in: [])])
  func `a search for nothing finds nothing and asks nobody`(search: MealSearch) async throws {
    let found = try await find(in: FakeMealHistory([meal]))(search, .networkFirst)

    #expect(found == .history([], because: nil))
    #expect(repository.requests.isEmpty)
  }

  @Test(arguments: [
    (MealSearch.name("pie"), FetchPolicy.cacheOnly), (.name("pie"), .cacheFirst),
    (.firstLetter("p"), .cacheOnly), (.fields("pie", in: [.name]), .cacheFirst),
  ])
  func `every meal of the history that fits is given`(search: MealSearch, policy: FetchPolicy) async throws {
    repository.prepare { answers in
      answers.searches[.name("pie")] = .failure(.offline)
      answers.searches[.firstLetter("p")] = .failure(.offline)
    }
    let history = FakeMealHistory((1...101).map { Meal(id: Meal.ID(rawValue: "\($0)"), name: "Pie") })

    #expect(try await find(in: history)(search, policy).meals.count == 101)
  }

  @Test func `a meal of a list is known by what the list is of`() {
    func listed(_ filter: MealFilter?) -> [String?] {
      let listed = HistoryMeal(meal.summary, in: filter, seenAt: RecipesSamples.fetchedAt)
      return [listed.category, listed.cuisine]
    }

    #expect(listed(.category("Dessert")) == ["Dessert", nil])
    #expect(listed(.cuisine("Swedish")) == [nil, "Swedish"])
    #expect(listed(.ingredient("Salmon")) == [nil, nil])
    #expect(listed(nil) == [nil, nil])
  }

  @Test func `meals of the service are as old as its answer`() {
    let then = RecipesSamples.fetchedAt.addingTimeInterval(-90)
    let found = FoundMeals.service(Fetched([meal], provenance: Provenance(kind: .stored, fetchedAt: then)))

    #expect(found.meals == [HistoryMeal(meal, seenAt: then)])
    #expect(found.oldestSeenAt == then)
  }

  @Test func `only the service finds meals that could not be read`() {
    let list = EntryList([meal], unreadableCount: 2)

    #expect(FoundMeals.service(Fetched(list, provenance: RecipesSamples.provenance)).unreadableCount == 2)
    #expect(FoundMeals.history([recorded], because: .offline).unreadableCount == 0)
  }

  @Test func `meals of the history are as old as the oldest of them`() {
    let times = [60.0, -30, 0].map(RecipesSamples.fetchedAt.addingTimeInterval)
    let found = FoundMeals.history(times.map { HistoryMeal(meal, seenAt: $0) }, because: nil)

    #expect(found.oldestSeenAt == times[1])
    #expect(FoundMeals.history([], because: .offline).oldestSeenAt == nil)
  }

  private func find(in history: FakeMealHistory) -> FindMeals {
    FindMeals(repository: repository, history: history) { [reported] in reported.append($0) }
  }
}

extension Meal {
  init(id: ID, name: String) {
    self.init(id: id)
    self.name = name
  }
}
