import DomainKernel
import RecipesDomain
import RecipesFakes
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(1))) struct RememberingRecipeRepositoryTests {
  private let asked = FakeRecipeRepository()
  private let meal = RecipesSamples.fullMeal
  private let then = RecipesSamples.fetchedAt

  @Test(arguments: [
    (ServiceError.offline, StaleReason.offline), (.timedOut, .timedOut), (.unavailable, .unavailable),
    (.rateLimited(until: RecipesSamples.fetchedAt), .rateLimited(until: RecipesSamples.fetchedAt)),
    (.malformed(.notJSON), .malformed),
  ])
  func `a meal that was seen opens when the service cannot give it, and says why`(
    error: ServiceError,
    reason: StaleReason
  ) async throws {
    asked.prepare { $0.meal[meal.id] = .failure(error) }

    let opened = try await makeSUT(seen: [meal]).meal(meal.id, .cacheFirst)

    let provenance = Provenance(kind: .stored, fetchedAt: then, staleness: reason)
    #expect(opened == Fetched(meal, provenance: provenance))
  }

  @Test func `stored only is no failure of the service`() async throws {
    asked.prepare { $0.meal[meal.id] = .failure(.offline) }

    let opened = try await makeSUT(seen: [meal]).meal(meal.id, .cacheOnly)

    #expect(opened.provenance == Provenance(kind: .stored, fetchedAt: then, staleness: .notChecked))
  }

  @Test(arguments: [
    ServiceError.notFound, .signInNeeded, .rejected(code: nil, message: nil), .cancelled,
  ])
  func `a service that answered is believed`(error: ServiceError) async {
    asked.prepare { answers in
      answers.meal[meal.id] = .failure(error)
      answers.randomMeal = .failure(error)
    }
    let subject = makeSUT(seen: [meal])

    await #expect(throws: error) { try await subject.meal(meal.id, .cacheFirst) }
    await #expect(throws: error) { try await subject.randomMeal(.cacheFirst) }
  }

  @Test func `what the repository has comes before what was seen`() async throws {
    var newer = meal
    newer.name = "Newer"
    let stored = Fetched(newer, provenance: Provenance(kind: .stored, fetchedAt: then, staleness: .offline))
    asked.prepare { $0.meal[meal.id] = .success(stored) }

    #expect(try await makeSUT(seen: [meal]).meal(meal.id, .cacheFirst) == stored)
  }

  @Test func `a meal of which only a list was seen does not open`() async throws {
    let seen = FakeMealHistory()
    try await seen.remember(listed: [IndexedMeal(meal.summary)], seenAt: then)
    asked.prepare { $0.meal[meal.id] = .failure(.offline) }
    let subject = CachingRecipeRepository(asked, seen: seen) { 0 }

    await #expect(throws: ServiceError.offline) { try await subject.meal(meal.id, .cacheFirst) }
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
  func `chance draws each of the meals that were seen`(drawn: Double, id: String) async throws {
    asked.prepare { $0.randomMeal = .failure(.offline) }

    let meal = try await makeSUT(seen: numbered(1...4), drawing: drawn).randomMeal(.cacheOnly)

    #expect(meal.id.rawValue == id)
    #expect(meal.provenance == Provenance(kind: .stored, fetchedAt: then, staleness: .notChecked))
  }

  @Test func `a draw opens one meal and no other`() async throws {
    let seen = CountingSeenMeals(numbered(1...1000))
    asked.prepare { $0.randomMeal = .failure(.timedOut) }

    let meal = try await CachingRecipeRepository(asked, seen: seen) { 0.5 }.randomMeal(.networkFirst)

    #expect(await seen.opened == [meal.id])
    #expect(meal.provenance.staleness == .timedOut)
  }

  @Test func `a meal that does not open any more is drawn again`() async throws {
    let seen = CountingSeenMeals(numbered(1...2), opening: ["2"])
    asked.prepare { $0.randomMeal = .failure(.offline) }

    let meal = try await CachingRecipeRepository(asked, seen: seen) { 0 }.randomMeal(.cacheOnly)

    #expect(meal.id.rawValue == "2")
    #expect(await seen.opened.map(\.rawValue) == ["1", "2"])
  }

  @Test func `the last one that was drawn stands in only when no other was seen`() async throws {
    let last = Fetched(
      meal,
      provenance: Provenance(kind: .stored, fetchedAt: then.addingTimeInterval(60), staleness: .offline)
    )
    asked.prepare { $0.randomMeal = .success(last) }

    #expect(try await makeSUT().randomMeal(.cacheFirst) == last)
    #expect(try await makeSUT(seen: numbered(7...7)).randomMeal(.cacheFirst).id.rawValue == "7")
  }

  @Test(arguments: [FetchPolicy.cacheFirst, .cacheOnly])
  func `without any meal that was seen, why there is none is said`(policy: FetchPolicy) async {
    asked.prepare { $0.randomMeal = .failure(.offline) }

    await #expect(throws: ServiceError.offline) { try await makeSUT().randomMeal(policy) }
  }

  @Test func `what cannot be remembered or read takes nothing away`() async throws {
    let seen = FakeMealHistory([meal])
    await seen.fail(.cannotBeRead(reason: "test"))
    let subject = CachingRecipeRepository(asked, seen: seen) { 0 }
    asked.prepare { $0.meal[meal.id] = .success(Fetched(meal, provenance: RecipesSamples.provenance)) }
    #expect(try await subject.meal(meal.id, .cacheFirst).value == meal)

    asked.prepare { $0.meal[meal.id] = .failure(.unavailable) }
    await #expect(throws: ServiceError.unavailable) { try await subject.meal(meal.id, .cacheFirst) }
  }

  private func makeSUT(seen: [Meal] = [], drawing number: Double = 0) -> CachingRecipeRepository {
    CachingRecipeRepository(asked, seen: FakeMealHistory(seen)) { number }
  }

  private func numbered(_ numbers: ClosedRange<Int>) -> [Meal] {
    numbers.map { Meal(id: Meal.ID(rawValue: "\($0)")) }
  }

  @Test func `what cannot be remembered is given all the same, and told why`() async throws {
    asked.prepare { [meal] answers in
      answers.meal[meal.id] = .success(Fetched(meal, provenance: RecipesSamples.provenance))
      answers.meals[.area("Swedish")] = .success(
        Fetched([meal.summary], provenance: RecipesSamples.provenance)
      )
    }
    let seen = FakeMealHistory()
    await seen.fail(.cannotBeSaved(reason: "full"))
    let reasons = Mutex<[PersistenceError]>([])
    let repository = CachingRecipeRepository(
      asked,
      seen: seen,
      random: { 0 },
      observe: { error in reasons.withLock { $0.append(error) } }
    )

    let opened = try await repository.meal(meal.id, .cacheFirst)
    let listed = try await repository.meals(.area("Swedish"), .cacheFirst)

    #expect(opened.value == meal && listed.value == [meal.summary])
    #expect(reasons.withLock { $0 } == [.cannotBeSaved(reason: "full"), .cannotBeSaved(reason: "full")])
  }
}

/// Counts the meals that are opened; some do not open.
private actor CountingSeenMeals: MealHistory {
  private let meals: [Meal]
  private let opening: Set<String>?
  private(set) var opened: [Meal.ID] = []

  init(_ meals: [Meal], opening: Set<String>? = nil) {
    self.meals = meals
    self.opening = opening
  }

  func remember(listed meals: [IndexedMeal], seenAt: Date) async throws(PersistenceError) {}

  func remember(whole meals: [Meal], seenAt: Date) async throws(PersistenceError) {}

  func search(_ query: MealSearchQuery, limit: Int) async throws(PersistenceError) -> [HistoryMeal] { [] }

  func wholeMeal(_ id: Meal.ID) async throws(PersistenceError) -> CachedMeal? {
    opened.append(id)
    guard opening?.contains(id.rawValue) != false else { return nil }
    return meals.first { $0.id == id }.map { CachedMeal($0, seenAt: RecipesSamples.fetchedAt) }
  }

  func wholeMeals() async throws(PersistenceError) -> [Meal.ID] { meals.map(\.id) }
}
