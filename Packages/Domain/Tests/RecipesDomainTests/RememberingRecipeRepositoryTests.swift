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

    let opened = try await makeSUT(seen: [meal]).meal(meal.id, .storedFirst)

    let provenance = Provenance(kind: .stored, fetchedAt: then, staleness: reason)
    #expect(opened == Sourced(meal, provenance: provenance))
  }

  @Test func `stored only is no failure of the service`() async throws {
    asked.prepare { $0.meal[meal.id] = .failure(.offline) }

    let opened = try await makeSUT(seen: [meal]).meal(meal.id, .storedOnly)

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

    await #expect(throws: error) { try await subject.meal(meal.id, .storedFirst) }
    await #expect(throws: error) { try await subject.randomMeal(.storedFirst) }
  }

  @Test func `what the repository has comes before what was seen`() async throws {
    var newer = meal
    newer.name = "Newer"
    let stored = Sourced(newer, provenance: Provenance(kind: .stored, fetchedAt: then, staleness: .offline))
    asked.prepare { $0.meal[meal.id] = .success(stored) }

    #expect(try await makeSUT(seen: [meal]).meal(meal.id, .storedFirst) == stored)
  }

  @Test func `a meal of which only a list was seen does not open`() async throws {
    let seen = FakeSeenMeals()
    try await seen.remember(listed: [IndexedMeal(meal.summary)], seenAt: then)
    asked.prepare { $0.meal[meal.id] = .failure(.offline) }
    let subject = RememberingRecipeRepository(asked, seen: seen) { 0 }

    await #expect(throws: ServiceError.offline) { try await subject.meal(meal.id, .storedFirst) }
  }

  @Test func `whatever shows a meal as a whole makes it open again`() async throws {
    let meals = numbered(1...3)
    asked.prepare { answers in
      answers.meal[meals[0].id] = .success(Sourced(meals[0], provenance: RecipesSamples.provenance))
      answers.randomMeal = .success(Sourced(meals[1], provenance: RecipesSamples.provenance))
      answers.searches[.name("x")] = .success(Sourced([meals[2]], provenance: RecipesSamples.provenance))
    }
    let subject = makeSUT()
    _ = try await subject.meal(meals[0].id, .storedFirst)
    _ = try await subject.randomMeal(.storedFirst)
    _ = try await subject.search(.name("x"), .storedFirst)
    asked.prepare { answers in for meal in meals { answers.meal[meal.id] = .failure(.offline) } }

    for meal in meals { #expect(try await subject.meal(meal.id, .storedOnly).value == meal) }
  }

  @Test(arguments: [(0.0, "1"), (0.24, "1"), (0.25, "2"), (0.5, "3"), (0.99, "4"), (1.0, "4")])
  func `chance draws each of the meals that were seen`(drawn: Double, id: String) async throws {
    asked.prepare { $0.randomMeal = .failure(.offline) }

    let meal = try await makeSUT(seen: numbered(1...4), drawing: drawn).randomMeal(.storedOnly)

    #expect(meal.id.rawValue == id)
    #expect(meal.provenance == Provenance(kind: .stored, fetchedAt: then, staleness: .notChecked))
  }

  @Test func `a draw opens one meal and no other`() async throws {
    let seen = CountingSeenMeals(numbered(1...1000))
    asked.prepare { $0.randomMeal = .failure(.timedOut) }

    let meal = try await RememberingRecipeRepository(asked, seen: seen) { 0.5 }.randomMeal(.refresh)

    #expect(await seen.opened == [meal.id])
    #expect(meal.provenance.staleness == .timedOut)
  }

  @Test func `a meal that does not open any more is drawn again`() async throws {
    let seen = CountingSeenMeals(numbered(1...2), opening: ["2"])
    asked.prepare { $0.randomMeal = .failure(.offline) }

    let meal = try await RememberingRecipeRepository(asked, seen: seen) { 0 }.randomMeal(.storedOnly)

    #expect(meal.id.rawValue == "2")
    #expect(await seen.opened.map(\.rawValue) == ["1", "2"])
  }

  @Test func `the last one that was drawn stands in only when no other was seen`() async throws {
    let last = Sourced(
      meal,
      provenance: Provenance(kind: .stored, fetchedAt: then.addingTimeInterval(60), staleness: .offline)
    )
    asked.prepare { $0.randomMeal = .success(last) }

    #expect(try await makeSUT().randomMeal(.storedFirst) == last)
    #expect(try await makeSUT(seen: numbered(7...7)).randomMeal(.storedFirst).id.rawValue == "7")
  }

  @Test(arguments: [Freshness.storedFirst, .storedOnly])
  func `without any meal that was seen, why there is none is said`(freshness: Freshness) async {
    asked.prepare { $0.randomMeal = .failure(.offline) }

    await #expect(throws: ServiceError.offline) { try await makeSUT().randomMeal(freshness) }
  }

  @Test func `what cannot be remembered or read takes nothing away`() async throws {
    let seen = FakeSeenMeals([meal])
    await seen.fail(.cannotBeRead(reason: "test"))
    let subject = RememberingRecipeRepository(asked, seen: seen) { 0 }
    asked.prepare { $0.meal[meal.id] = .success(Sourced(meal, provenance: RecipesSamples.provenance)) }
    #expect(try await subject.meal(meal.id, .storedFirst).value == meal)

    asked.prepare { $0.meal[meal.id] = .failure(.unavailable) }
    await #expect(throws: ServiceError.unavailable) { try await subject.meal(meal.id, .storedFirst) }
  }

  private func makeSUT(seen: [Meal] = [], drawing number: Double = 0) -> RememberingRecipeRepository {
    RememberingRecipeRepository(asked, seen: FakeSeenMeals(seen)) { number }
  }

  private func numbered(_ numbers: ClosedRange<Int>) -> [Meal] {
    numbers.map { Meal(id: Meal.ID(rawValue: "\($0)")) }
  }

  @Test func `what cannot be remembered is given all the same, and told why`() async throws {
    asked.prepare { [meal] answers in
      answers.meal[meal.id] = .success(Sourced(meal, provenance: RecipesSamples.provenance))
      answers.meals[.area("Swedish")] = .success(
        Sourced([meal.summary], provenance: RecipesSamples.provenance)
      )
    }
    let seen = FakeSeenMeals()
    await seen.fail(.cannotBeSaved(reason: "full"))
    let reasons = Mutex<[KeepingError]>([])
    let repository = RememberingRecipeRepository(
      asked,
      seen: seen,
      random: { 0 },
      observe: { error in reasons.withLock { $0.append(error) } }
    )

    let opened = try await repository.meal(meal.id, .storedFirst)
    let listed = try await repository.meals(.area("Swedish"), .storedFirst)

    #expect(opened.value == meal && listed.value == [meal.summary])
    #expect(reasons.withLock { $0 } == [.cannotBeSaved(reason: "full"), .cannotBeSaved(reason: "full")])
  }
}

/// Counts the meals that are opened; some do not open.
private actor CountingSeenMeals: SeenMeals {
  private let meals: [Meal]
  private let opening: Set<String>?
  private(set) var opened: [Meal.ID] = []

  init(_ meals: [Meal], opening: Set<String>? = nil) {
    self.meals = meals
    self.opening = opening
  }

  func remember(listed meals: [IndexedMeal], seenAt: Date) async throws(KeepingError) {}

  func remember(whole meals: [Meal], seenAt: Date) async throws(KeepingError) {}

  func search(_ query: MealSearchQuery, limit: Int) async throws(KeepingError) -> [SeenMeal] { [] }

  func wholeMeal(_ id: Meal.ID) async throws(KeepingError) -> WholeMeal? {
    opened.append(id)
    guard opening?.contains(id.rawValue) != false else { return nil }
    return meals.first { $0.id == id }.map { WholeMeal($0, seenAt: RecipesSamples.fetchedAt) }
  }

  func wholeMeals() async throws(KeepingError) -> [Meal.ID] { meals.map(\.id) }
}
