import DomainKernel
import RecipesDomain
import RecipesFakes
import Testing

@Suite struct FakeRecipeRepositoryTests {
  private let meal = RecipesSamples.fullMeal
  private let filter = MealFilter.category("Dessert")
  private let lookup = MealLookup.name("cake")

  private func fetched<Value>(_ value: Value) -> Fetched<Value> {
    Fetched(value, provenance: RecipesSamples.provenance)
  }

  @Test func `what was not prepared is not found, and requests are remembered in order`() async {
    let repository = FakeRecipeRepository()
    let (meal, filter, lookup) = (meal, filter, lookup)

    await expectEach(
      of: [
        { _ = try await $0.categories(.cacheFirst) }, { _ = try await $0.meals(filter, .networkFirst) },
        { _ = try await $0.meal(meal.id, .cacheOnly) }, { _ = try await $0.search(lookup, .cacheFirst) },
        { _ = try await $0.randomMeal(.networkFirst) }, { _ = try await $0.cuisines(.cacheOnly) },
        { _ = try await $0.ingredients(.cacheFirst) },
      ],
      of: repository,
      toThrow: ServiceError.notFound
    )

    let requests: [FakeRecipeRepository.Request] = [
      .categories(.cacheFirst), .meals(filter, .networkFirst), .meal(meal.id, .cacheOnly),
      .search(lookup, .cacheFirst), .randomMeal(.networkFirst), .cuisines(.cacheOnly),
      .ingredients(.cacheFirst),
    ]
    #expect(repository.requests == requests)
  }

  @Test func `prepared answers are given, each to its own request`() async throws {
    let categories = EntryList(RecipesSamples.categories, unreadableCount: 1)
    let summaries = EntryList(RecipesSamples.summaries(1...2))
    let ingredient = KnownIngredient(id: KnownIngredient.ID(rawValue: "1"), name: "Butter")
    var answers = FakeRecipeRepository.Answers()
    answers.categories = .success(fetched(categories))
    answers.meals[filter] = .success(fetched(summaries))
    answers.meal[meal.id] = .success(fetched(meal))
    answers.searches[lookup] = .success(fetched(EntryList([meal, meal])))
    answers.randomMeal = .success(fetched(meal))
    answers.cuisines = .success(fetched(EntryList([Cuisine(name: "Swedish")])))
    answers.ingredients = .success(fetched(EntryList([ingredient])))
    let repository = FakeRecipeRepository(answers)

    #expect(try await repository.categories(.cacheFirst) == fetched(categories))
    #expect(try await repository.meals(filter, .cacheFirst) == fetched(summaries))
    #expect(try await repository.meal(meal.id, .cacheFirst) == fetched(meal))
    #expect(try await repository.search(lookup, .cacheFirst) == fetched(EntryList([meal, meal])))
    #expect(try await repository.randomMeal(.cacheFirst) == fetched(meal))
    #expect(try await repository.cuisines(.cacheFirst) == fetched(EntryList([Cuisine(name: "Swedish")])))
    #expect(try await repository.ingredients(.cacheFirst) == fetched(EntryList([ingredient])))
  }

  @Test func `a prepared failure is thrown`() async {
    let repository = FakeRecipeRepository()
    repository.prepare { $0.randomMeal = .failure(.timedOut) }

    await #expect(throws: ServiceError.timedOut) { try await repository.randomMeal(.cacheFirst) }
  }

  @Test func `the call-back runs between the request and the answer, which it may prepare`() async throws {
    let slot = Slot<FakeRecipeRepository>()
    let repository = FakeRecipeRepository { [answer = fetched(meal)] request in
      #expect(slot.value?.requests == [request])
      slot.value?.prepare { $0.randomMeal = .success(answer) }
    }
    slot.fill(repository)

    #expect(try await repository.randomMeal(.cacheFirst).value == meal)
  }
}
