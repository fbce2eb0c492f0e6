import DomainKernel
import FeatureFakes
import FeatureKit
import Recipes
import RecipesDomain
import RecipesFakes
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct RecipesViewModelTests {
  typealias Request = FakeRecipeRepository.Request

  private let seafood = MealListing.category(Samples.seafood)
  private let dessert = MealListing.category(Samples.dessert)
  private let cake = MealChoice(.meal(Samples.cake.id))

  @Test func `at first there is nothing`() {
    let (viewModel, _, repository) = makeSUT()

    #expect(viewModel.state == RecipesState())
    #expect(repository.requests.isEmpty)
  }

  @Test func `the categories are loading until they are there`() async {
    let (viewModel, gate, _) = makeSUT(holding: .categories(.cacheFirst))
    async let loading: Void = viewModel.send(.showCategories(.cacheFirst))

    await gate.arrival(of: .categories(.cacheFirst))
    #expect(viewModel.state.categories == .loading)

    await gate.open(.categories(.cacheFirst))
    await loading
    #expect(viewModel.state.categories == .loaded(Samples.sourced(RecipesSamples.categories)))
  }

  @Test func `filtering asks nobody and keeps what is there`() async {
    let (viewModel, _, repository) = makeSUT()
    await viewModel.send(.showCategories(.cacheFirst))
    let asked = repository.requests

    await viewModel.send(.filter("fish"))

    #expect(viewModel.state.filter == "fish")
    #expect(viewModel.state.categories == .loaded(Samples.sourced(RecipesSamples.categories)))
    #expect(repository.requests == asked)
  }

  @Test func `another category chosen while one loads never shows the older answer`() async {
    let held = Request.meals(.category("Seafood"), .cacheFirst)
    let (viewModel, gate, _) = makeSUT(holding: held)
    async let earlier: Void = viewModel.send(.choose(seafood, .cacheFirst))
    await gate.arrival(of: held)

    await viewModel.send(.choose(dessert, .cacheFirst))
    await gate.open(held)
    await earlier

    #expect(viewModel.state.list == Chosen(dessert, .loaded(Samples.sourced([Samples.cake.summary]))))
  }

  @Test func `a failure of a category that was left is not shown`() async {
    let held = Request.meals(.category("Seafood"), .cacheFirst)
    let (viewModel, gate, repository) = makeSUT(holding: held)
    repository.prepare { $0.meals[.category("Seafood")] = .failure(.offline) }
    async let earlier: Void = viewModel.send(.choose(seafood, .cacheFirst))
    await gate.arrival(of: held)

    await viewModel.send(.choose(dessert, .cacheFirst))
    await gate.open(held)
    await earlier

    #expect(viewModel.state.list?.content.error == nil)
  }

  @Test func `another category closes the meal, and a late answer does not open it again`() async {
    let held = Request.meal(Samples.cake.id, .cacheFirst)
    let (viewModel, gate, _) = makeSUT(holding: held)
    await viewModel.send(.choose(dessert, .cacheFirst))
    async let opening: Void = viewModel.send(.open(cake, .cacheFirst))
    await gate.arrival(of: held)

    await viewModel.send(.choose(seafood, .cacheFirst))
    #expect(viewModel.state.meal == nil)
    await gate.open(held)
    await opening

    #expect(viewModel.state.meal == nil)
  }

  @Test func `the list around an open meal leaves it open`() async {
    let (viewModel, _, _) = makeSUT()
    await viewModel.send(.open(cake, .cacheFirst))

    await viewModel.send(.choose(dessert, .cacheFirst))

    #expect(viewModel.state.meal == Chosen(cake, .loaded(Samples.sourced(Samples.cake))))
  }

  @Test func `the same list chosen again stays while it is loaded`() async {
    let held = Request.meals(.category("Seafood"), .networkFirst)
    let (viewModel, gate, _) = makeSUT(holding: held)
    await viewModel.send(.choose(seafood, .cacheFirst))
    async let again: Void = viewModel.send(.choose(seafood, .networkFirst))

    await gate.arrival(of: held)
    #expect(viewModel.state.list?.content == .refreshing(Samples.sourced(Samples.meals)))

    await gate.open(held)
    await again
  }

  @Test func `an empty list is an answer`() async {
    let (viewModel, _, repository) = makeSUT()
    repository.prepare { $0.meals[.area("Indian")] = .success(Samples.sourced([])) }

    await viewModel.send(.choose(.area("Indian"), .cacheFirst))

    #expect(viewModel.state.list == Chosen(.area("Indian"), .empty(Samples.sourced([]))))
  }

  @Test func `a refresh that fails keeps what is shown`() async {
    let (viewModel, _, repository) = makeSUT()
    await viewModel.send(.showCategories(.cacheFirst))
    await viewModel.send(.choose(dessert, .cacheFirst))
    await viewModel.send(.open(cake, .cacheFirst))
    repository.prepare { answers in
      answers.categories = .failure(.unavailable)
      answers.meals[.category("Dessert")] = .failure(.offline)
      answers.meal[Samples.cake.id] = .failure(.timedOut)
    }

    await viewModel.send(.refresh)

    let categories = Samples.sourced(RecipesSamples.categories)
    #expect(viewModel.state.categories == .failed(.unavailable, previous: categories))
    #expect(
      viewModel.state.list?.content == .failed(.offline, previous: Samples.sourced([Samples.cake.summary]))
    )
    #expect(viewModel.state.meal?.content == .failed(.timedOut, previous: Samples.sourced(Samples.cake)))
  }

  @Test func `a refresh asks the service for all that is shown`() async {
    let (viewModel, _, repository) = makeSUT()
    await viewModel.send(.choose(dessert, .cacheFirst))
    await viewModel.send(.open(cake, .cacheFirst))

    await viewModel.send(.refresh)

    #expect(
      repository.requests.suffix(3) == [
        .categories(.networkFirst), .meals(.category("Dessert"), .networkFirst),
        .meal(Samples.cake.id, .networkFirst),
      ]
    )
  }

  @Test func `trying again loads only what failed`() async {
    let (viewModel, _, repository) = makeSUT()
    await viewModel.send(.showCategories(.cacheFirst))
    repository.prepare { $0.meals[.category("Seafood")] = .failure(.offline) }
    await viewModel.send(.choose(seafood, .cacheFirst))
    repository.prepare { $0.meals[.category("Seafood")] = .success(Samples.sourced(Samples.meals)) }

    await viewModel.send(.retry)

    #expect(viewModel.state.list == Chosen(seafood, .loaded(Samples.sourced(Samples.meals))))
    #expect(repository.requests.count { $0 == .categories(.cacheFirst) } == 1)
  }

  @Test func `a meal is scaled to the servings that are wanted`() async throws {
    let (viewModel, _, _) = makeSUT()
    let servings = try #require(Servings(6, from: 3))

    await viewModel.send(.open(MealChoice(.meal(Samples.cake.id), servings: servings), .cacheFirst))

    let meal = try #require(viewModel.state.meal?.content.shown?.value)
    #expect(meal.ingredients.map(\.measure?.text) == ["200g", "3 cups", nil, "for the tin"])
  }

  @Test func `a meal can be left to chance`() async {
    let (viewModel, _, _) = makeSUT()

    await viewModel.send(.open(MealChoice(.random), .cacheFirst))

    #expect(viewModel.state.meal == Chosen(MealChoice(.random), .loaded(Samples.sourced(Samples.bread))))
  }

  @Test func `being cancelled is no failure`() async {
    let (viewModel, _, repository) = makeSUT()
    repository.prepare { $0.categories = .failure(.cancelled) }

    await viewModel.send(.showCategories(.cacheFirst))

    #expect(viewModel.state.categories == .idle)
  }

  private func makeSUT(
    holding held: Request...
  ) -> (RecipesViewModel, AnswerGate<Request>, FakeRecipeRepository) {
    let gate = AnswerGate(holding: Set(held))
    let repository = FakeRecipeRepository { await gate.pass($0) }
    repository.prepare { answers in
      answers.categories = .success(Samples.sourced(RecipesSamples.categories))
      answers.meals[.category("Seafood")] = .success(Samples.sourced(Samples.meals))
      answers.meals[.category("Dessert")] = .success(Samples.sourced([Samples.cake.summary]))
      answers.meal[Samples.cake.id] = .success(Samples.sourced(Samples.cake))
      answers.randomMeal = .success(Samples.sourced(Samples.bread))
    }
    let viewModel = RecipesViewModel(
      browse: BrowseMeals(repository: repository),
      open: OpenMeal(repository: repository)
    )
    return (viewModel, gate, repository)
  }
}
