import DomainKernel
import RecipesDomain
import RecipesFakes
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct CachingRecipeRepositoryTests {
  private let asked = FakeRecipeRepository()
  private let meal = RecipesSamples.fullMeal
  private let then = RecipesSamples.fetchedAt
  private let reported = Reported()

  @Test(arguments: [
    (ServiceError.offline, StaleReason.offline), (.timedOut, .timedOut), (.unavailable, .unavailable),
    (.rateLimited(until: RecipesSamples.fetchedAt), .rateLimited(until: RecipesSamples.fetchedAt)),
    (.malformed(.notJSON), .malformed), (.malformed(.webPage), .webPage), (.signInNeeded, .signInNeeded),
    (.rejected(code: nil, message: nil), .refused),
  ])
  func `a recorded meal opens when the service cannot give it, and says why`(
    error: ServiceError,
    reason: StaleReason
  ) async throws {
    asked.prepare { $0.meal[meal.id] = .failure(error) }

    let opened = try await makeSUT(recorded: [meal]).meal(meal.id, .cacheFirst)

    let provenance = Provenance(kind: .stored, fetchedAt: then, staleness: reason)
    #expect(opened == Fetched(meal, provenance: provenance))
  }

  @Test func `stored only is no failure of the service`() async throws {
    asked.prepare { $0.meal[meal.id] = .failure(.offline) }

    let opened = try await makeSUT(recorded: [meal]).meal(meal.id, .cacheOnly)

    #expect(opened.provenance == Provenance(kind: .stored, fetchedAt: then, staleness: .notChecked))
  }

  @Test(arguments: [(FetchPolicy.cacheOnly, StaleReason.notChecked), (.cacheFirst, .offline)])
  func `a recorded meal opens where the stored copy must be confirmed first, and has the reason`(
    policy: FetchPolicy,
    reason: StaleReason
  ) async throws {
    asked.prepare { $0.meal[meal.id] = .failure(.unconfirmedCopy(.offline)) }

    let opened = try await makeSUT(recorded: [meal]).meal(meal.id, policy)

    #expect(opened.value == meal)
    #expect(opened.provenance.staleness == reason)
  }

  @Test(arguments: [FetchPolicy.cacheOnly, .cacheFirst])
  func `a recorded meal opens where the cache cannot be read`(policy: FetchPolicy) async throws {
    let error = ServiceError.cacheUnreadable(reason: "damaged")
    asked.prepare { answers in
      answers.meal[meal.id] = .failure(error)
      answers.randomMeal = .failure(error)
    }
    let subject = makeSUT(recorded: [meal])

    let opened = try await subject.meal(meal.id, policy)
    let picked = try await subject.randomMeal(policy)

    let reason = StaleReason.cacheUnreadable(reason: "damaged")
    let expected = Fetched(meal, provenance: Provenance(kind: .stored, fetchedAt: then, staleness: reason))
    #expect(opened == expected)
    #expect(picked == expected)
  }

  @Test func `that the cache cannot be read is the error for a meal that is not recorded`() async {
    let error = ServiceError.cacheUnreadable(reason: "damaged")
    asked.prepare { $0.meal[meal.id] = .failure(error) }

    await #expect(throws: error) { try await makeSUT().meal(meal.id, .cacheOnly) }
  }

  @Test(arguments: [ServiceError.notFound, .cancelled])
  func `a service that does not have a meal is believed`(error: ServiceError) async {
    asked.prepare { answers in
      answers.meal[meal.id] = .failure(error)
      answers.randomMeal = .failure(error)
    }
    let subject = makeSUT(recorded: [meal])

    await #expect(throws: error) { try await subject.meal(meal.id, .cacheFirst) }
    await #expect(throws: error) { try await subject.randomMeal(.cacheFirst) }
  }

  @Test func `what the repository has comes before the history`() async throws {
    var newer = meal
    newer.name = "Newer"
    let stored = Fetched(newer, provenance: Provenance(kind: .stored, fetchedAt: then, staleness: .offline))
    asked.prepare { $0.meal[meal.id] = .success(stored) }

    #expect(try await makeSUT(recorded: [meal]).meal(meal.id, .cacheFirst) == stored)
  }

  @Test func `a meal of which only a list is recorded does not open`() async throws {
    let history = FakeMealHistory()
    try await history.record(listed: [HistoryMeal(meal.summary, seenAt: then)])
    asked.prepare { $0.meal[meal.id] = .failure(.offline) }

    await #expect(throws: ServiceError.offline) {
      try await makeSUT(history).meal(meal.id, .cacheFirst)
    }
  }

  @Test func `whatever shows a meal as a whole makes it open again`() async throws {
    let meals = numbered(1...3)
    asked.prepare { answers in
      answers.meal[meals[0].id] = .success(Fetched(meals[0], provenance: RecipesSamples.provenance))
      answers.randomMeal = .success(Fetched(meals[1], provenance: RecipesSamples.provenance))
      answers.searches[.name("x")] = .success(Fetched([meals[2]], provenance: RecipesSamples.provenance))
    }
    let subject = makeSUT()
    _ = try await subject.meal(meals[0].id, .cacheFirst)
    _ = try await subject.randomMeal(.cacheFirst)
    _ = try await subject.search(.name("x"), .cacheFirst)
    asked.prepare { answers in for meal in meals { answers.meal[meal.id] = .failure(.offline) } }

    for meal in meals { #expect(try await subject.meal(meal.id, .cacheOnly).value == meal) }
  }

  @Test(arguments: [(0.0, "1"), (0.24, "1"), (0.25, "2"), (0.5, "3"), (0.99, "4"), (1.0, "4")])
  func `each of the recorded meals may be picked`(number: Double, id: String) async throws {
    asked.prepare { $0.randomMeal = .failure(.offline) }

    let meal = try await makeSUT(recorded: numbered(1...4), picking: number).randomMeal(.cacheOnly)

    #expect(meal.id.rawValue == id)
    #expect(meal.provenance == Provenance(kind: .stored, fetchedAt: then, staleness: .notChecked))
  }

  @Test func `a random pick opens one meal and no other`() async throws {
    let history = FakeMealHistory(numbered(1...1000))
    asked.prepare { $0.randomMeal = .failure(.timedOut) }

    let meal = try await makeSUT(history, picking: 0.5).randomMeal(.networkFirst)

    #expect(await history.opened == [meal.id])
    #expect(meal.provenance.staleness == .timedOut)
  }

  @Test func `in place of a meal that does not open another is picked`() async throws {
    let history = FakeMealHistory(numbered(1...2), opening: [Meal.ID(rawValue: "2")])
    asked.prepare { $0.randomMeal = .failure(.offline) }

    let meal = try await makeSUT(history).randomMeal(.cacheOnly)

    #expect(meal.id.rawValue == "2")
    #expect(await history.opened.map(\.rawValue) == ["1", "2"])
  }

  @Test(arguments: [Provenance.Kind.network, .revalidated])
  func `a random meal that the service gave is not replaced by a recorded one`(kind: Provenance.Kind)
    async throws
  {
    let given = Fetched(meal, provenance: Provenance(kind: kind, fetchedAt: then))
    asked.prepare { $0.randomMeal = .success(given) }
    let history = FakeMealHistory(numbered(7...7))

    #expect(try await makeSUT(history).randomMeal(.cacheFirst) == given)
    #expect(await history.opened.isEmpty)
  }

  @Test func `the last random meal stands in only when no other is recorded`() async throws {
    let last = Fetched(
      meal,
      provenance: Provenance(kind: .stored, fetchedAt: then.addingTimeInterval(60), staleness: .offline)
    )
    asked.prepare { $0.randomMeal = .success(last) }

    #expect(try await makeSUT().randomMeal(.cacheFirst) == last)
    let other = try await makeSUT(recorded: numbered(7...7)).randomMeal(.cacheFirst)
    #expect(other.id.rawValue == "7" && other.provenance.staleness == .offline)
  }

  @Test(arguments: [FetchPolicy.cacheFirst, .cacheOnly])
  func `without any recorded meal the error of the service is thrown`(policy: FetchPolicy) async {
    asked.prepare { $0.randomMeal = .failure(.offline) }

    await #expect(throws: ServiceError.offline) { try await makeSUT().randomMeal(policy) }
  }

  @Test(arguments: [true, false])
  func `what must not be kept is not recorded`(mayBeKept: Bool) async throws {
    let provenance = Provenance(kind: .network, fetchedAt: then, mayBeKept: mayBeKept)
    asked.prepare { [meal] in
      $0.meal[meal.id] = .success(Fetched(meal, provenance: provenance))
      $0.meals[.cuisine("Swedish")] = .success(Fetched([meal.summary], provenance: provenance))
      $0.randomMeal = .success(Fetched(meal, provenance: provenance))
    }
    let query = try #require(MealSearchQuery("swedish"))

    let whole = FakeMealHistory()
    _ = try await makeSUT(whole).meal(meal.id, .cacheFirst)
    let drawn = FakeMealHistory()
    _ = try await makeSUT(drawn).randomMeal(.cacheFirst)
    let listed = FakeMealHistory()
    _ = try await makeSUT(listed).meals(.cuisine("Swedish"), .cacheFirst)

    #expect(try await whole.ids().isEmpty != mayBeKept)
    #expect(try await drawn.ids().isEmpty != mayBeKept)
    #expect(try await listed.search(query).isEmpty != mayBeKept)
  }

  @Test(arguments: [
    (Provenance.Kind.network, true), (.revalidated, true), (.stored, false),
  ])
  func `a list is recorded when the service sent or confirmed it`(kind: Provenance.Kind, isRecorded: Bool)
    async throws
  {
    let provenance = Provenance(kind: kind, fetchedAt: then.addingTimeInterval(5))
    asked.prepare { [meal] in
      $0.meals[.cuisine("Swedish")] = .success(Fetched([meal.summary], provenance: provenance))
    }
    let history = FakeMealHistory()

    _ = try await makeSUT(history).meals(.cuisine("Swedish"), .cacheFirst)

    let recorded = HistoryMeal(meal.summary, in: .cuisine("Swedish"), seenAt: provenance.fetchedAt)
    let query = try #require(MealSearchQuery("swedish"))
    #expect(try await history.search(query) == (isRecorded ? [recorded] : []))
  }

  @Test(arguments: [
    (Provenance.Kind.network, true), (.revalidated, true), (.stored, false),
  ])
  func `meals are recorded when the service sent or confirmed them`(kind: Provenance.Kind, isRecorded: Bool)
    async throws
  {
    let provenance = Provenance(kind: kind, fetchedAt: then)
    let meals = numbered(1...3)
    asked.prepare { answers in
      answers.meal[meals[0].id] = .success(Fetched(meals[0], provenance: provenance))
      answers.searches[.name("x")] = .success(Fetched([meals[1]], provenance: provenance))
      answers.randomMeal = .success(Fetched(meals[2], provenance: provenance))
    }
    let history = FakeMealHistory()
    let subject = makeSUT(history)

    _ = try await subject.meal(meals[0].id, .cacheFirst)
    _ = try await subject.search(.name("x"), .cacheFirst)
    _ = try await subject.randomMeal(.cacheFirst)

    #expect(try await history.ids().map(\.rawValue).sorted() == (isRecorded ? ["1", "2", "3"] : []))
  }

  @Test(arguments: [(1999, 1999), (2000, 2000), (2001, 2000)])
  func `of a longer list the first two thousand meals are recorded`(count: Int, recorded: Int) async throws {
    asked.prepare { answers in
      answers.meals[.category("X")] = .success(
        Fetched(EntryList(RecipesSamples.summaries(1...count)), provenance: RecipesSamples.provenance)
      )
      answers.searches[.name("x")] = .success(
        Fetched(EntryList(numbered(100_000...(99_999 + count))), provenance: RecipesSamples.provenance)
      )
    }
    let history = FakeMealHistory()

    _ = try await makeSUT(history).meals(.category("X"), .cacheFirst)
    _ = try await makeSUT(history).search(.name("x"), .cacheFirst)

    let query = try #require(MealSearchQuery("meal"))
    #expect(try await history.search(query).count == recorded)
    #expect(try await history.ids().count == recorded)
  }

  @Test func `how many meals could not be read passes through`() async throws {
    let listed = EntryList([meal.summary], unreadableCount: 2)
    let found = EntryList([meal], unreadableCount: 3)
    asked.prepare { answers in
      answers.meals[.cuisine("Swedish")] = .success(Fetched(listed, provenance: RecipesSamples.provenance))
      answers.searches[.name("x")] = .success(Fetched(found, provenance: RecipesSamples.provenance))
    }

    #expect(try await makeSUT().meals(.cuisine("Swedish"), .cacheFirst).value == listed)
    #expect(try await makeSUT().search(.name("x"), .cacheFirst).value == found)
  }

  @Test func `a history that cannot be written withholds nothing, and is reported`() async throws {
    asked.prepare { [meal] answers in
      answers.meal[meal.id] = .success(Fetched(meal, provenance: RecipesSamples.provenance))
      answers.meals[.cuisine("Swedish")] = .success(
        Fetched([meal.summary], provenance: RecipesSamples.provenance)
      )
    }
    let history = FakeMealHistory()
    await history.fail(.cannotBeSaved(reason: "full"))
    let repository = makeSUT(history)

    let opened = try await repository.meal(meal.id, .cacheFirst)
    let listed = try await repository.meals(.cuisine("Swedish"), .cacheFirst)

    #expect(opened.value == meal && listed.value == [meal.summary])
    #expect(reported.errors == [.cannotBeSaved(reason: "full"), .cannotBeSaved(reason: "full")])
  }

  @Test(arguments: [FetchPolicy.cacheFirst, .cacheOnly])
  func `a history that cannot be read is reported, and the error of the service thrown`(policy: FetchPolicy)
    async
  {
    asked.prepare { [meal] answers in
      answers.meal[meal.id] = .failure(.unavailable)
      answers.randomMeal = .failure(.unavailable)
    }
    let history = FakeMealHistory([meal])
    await history.fail(.cannotBeRead(reason: "test"))
    let subject = makeSUT(history)

    await #expect(throws: ServiceError.unavailable) { try await subject.meal(meal.id, policy) }
    #expect(reported.errors == [.cannotBeRead(reason: "test")])
    await #expect(throws: ServiceError.unavailable) { try await subject.randomMeal(policy) }
    #expect(reported.errors.count == 2)
  }

  @Test func `recording is left to what saves later`() async throws {
    let history = FakeMealHistory([])
    asked.prepare { $0.meal[meal.id] = .success(Fetched(meal, provenance: RecipesSamples.provenance)) }
    let subject = CachingRecipeRepository(
      asked,
      history: history,
      random: { 0 },
      save: { _ in },
      observe: { [reported] in reported.append($0) }
    )

    let given = try await subject.meal(meal.id, .cacheFirst)

    #expect(given.value == meal)
    #expect(try await history.ids().isEmpty)
  }

  private func makeSUT(recorded meals: [Meal] = [], picking number: Double = 0) -> CachingRecipeRepository {
    makeSUT(FakeMealHistory(meals), picking: number)
  }

  private func makeSUT(_ history: FakeMealHistory, picking number: Double = 0) -> CachingRecipeRepository {
    CachingRecipeRepository(
      asked,
      history: history,
      random: { number },
      observe: { [reported] in reported.append($0) }
    )
  }

  private func numbered(_ numbers: ClosedRange<Int>) -> [Meal] {
    numbers.map { Meal(id: Meal.ID(rawValue: "\($0)")) }
  }
}
