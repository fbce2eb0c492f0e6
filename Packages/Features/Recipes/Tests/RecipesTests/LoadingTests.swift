import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import RecipesDomain
import RecipesFakes
import Testing

@testable import Recipes

/// What screens show while they load, load again, and fail.
@MainActor @Suite(.timeLimit(.minutes(5))) struct LoadingTests {
  @Test func `the categories are loading until they are there`() async {
    let recipes = RecipesRun(holding: .categories(.cacheFirst))
    let viewModel = CategoriesViewModel(repository: recipes.repository)
    #expect(viewModel.state.categories == .idle)
    async let loading: Void = viewModel.load(LoadRequest())

    await recipes.gate.arrival(of: .categories(.cacheFirst))
    #expect(viewModel.state.categories == .loading)

    await recipes.gate.open(.categories(.cacheFirst))
    await loading
    #expect(viewModel.state.categories.shown?.value.count == 3)
    #expect(viewModel.state.categories.isBusy == false)
  }

  @Test func `of two loads that overlap only the later one counts`() async {
    let recipes = RecipesRun(holding: .meals(.category("Seafood"), .cacheFirst))
    let viewModel = MealsViewModel(.category(TextQuery("sea")), browse: recipes.useCases.browse)
    async let earlier: Void = viewModel.load(LoadRequest())
    await recipes.gate.arrival(of: .meals(.category("Seafood"), .cacheFirst))

    await viewModel.load(LoadRequest(.networkFirst))
    recipes.repository.prepare { $0.meals[.category("Seafood")] = .failure(.offline) }
    await recipes.gate.open(.meals(.category("Seafood"), .cacheFirst))
    await earlier

    #expect(viewModel.state.shown?.meals == Samples.meals)
    #expect(viewModel.state.error == nil)
  }

  @Test func `a meal that is loaded again while it opens is opened once`() async {
    let recipes = RecipesRun(holding: .search(.name("jord"), .cacheFirst))
    let choice = MealChoice(subject: .named(TextQuery("jord")))
    let viewModel = MealViewModel(choice, useCases: recipes.useCases)
    async let earlier: Void = viewModel.load(LoadRequest())
    await recipes.gate.arrival(of: .search(.name("jord"), .cacheFirst))

    await viewModel.load(LoadRequest(.networkFirst))
    recipes.repository.prepare { $0.searches[.name("jord")] = .failure(.offline) }
    await recipes.gate.open(.search(.name("jord"), .cacheFirst))
    await earlier

    #expect(viewModel.state.meal == .loaded(Samples.sourced(Samples.cake)))
  }

  @Test(arguments: [
    [], ["--category", "sea", "--meal", "70001"], ["--meal", "70001"], ["areas"], ["ingredients"],
    ["list", "sea"], ["show", "70001"], ["search", "cake"], ["random"], ["favourites"], ["shopping"],
  ])
  func `what is shown stays after a refresh that failed`(words: [String]) async throws {
    let recipes = RecipesRun()
    _ = await recipes("favourites", "add", "70001")
    _ = await recipes("shopping", "add", "70001")
    let run = await recipes(words)
    let page = try #require(run.page)
    let screen = try #require(run.screen)

    await recipes.failEverything()
    await screen.load(LoadRequest(.networkFirst))

    #expect(screen.failure(in: Samples.context) == nil)
    let refreshed = try #require(run.page)
    #expect(refreshed.groups == page.groups)
    #expect(refreshed.title == page.title)
    #expect(refreshed != page)
  }

  @Test func `the results of a search stay while it is repeated`() async throws {
    let recipes = RecipesRun(holding: .search(.name("cake"), .networkFirst))
    let viewModel = MealSearchViewModel(.name("cake"), useCases: recipes.useCases)
    await viewModel.load(LoadRequest())
    let found = try #require(viewModel.state.found.shown)
    async let again: Void = viewModel.load(LoadRequest(.networkFirst))

    await recipes.gate.arrival(of: .search(.name("cake"), .networkFirst))
    #expect(viewModel.state.found == .refreshing(found))

    await recipes.gate.open(.search(.name("cake"), .networkFirst))
    await again
    #expect(viewModel.state.found == .loaded(found))
  }

  @Test func `a refresh asks the service for everything that is shown`() async {
    let recipes = RecipesRun()
    let choice = PanesViewModel.Choice.category(TextQuery("dess"), meal: TextQuery("70001"))
    let viewModel = PanesViewModel(choice, useCases: recipes.useCases)
    await viewModel.load(LoadRequest())

    await viewModel.load(LoadRequest(.networkFirst))

    #expect(
      recipes.repository.requests.suffix(3) == [
        .categories(.networkFirst), .meals(.category("Dessert"), .networkFirst),
        .meal(Samples.cake.id, .networkFirst),
      ]
    )
  }

  @Test func `the meals of a category stay when a refresh gives it another description`() async {
    let recipes = RecipesRun(holding: .meals(.category("Seafood"), .networkFirst))
    let viewModel = PanesViewModel(.category(TextQuery("sea"), meal: nil), useCases: recipes.useCases)
    await viewModel.load(LoadRequest())
    let described = MealCategory(id: Samples.seafood.id, name: "Seafood", description: "Another one.")
    recipes.repository.prepare { $0.categories = .success(Samples.sourced([described])) }
    async let again: Void = viewModel.load(LoadRequest(.networkFirst))

    await recipes.gate.arrival(of: .meals(.category("Seafood"), .networkFirst))
    #expect(viewModel.state.list?.category == described)
    #expect(viewModel.state.list?.meals == .refreshing(Samples.sourced(Samples.meals)))

    await recipes.gate.open(.meals(.category("Seafood"), .networkFirst))
    await again
  }

  @Test func `a category that is gone after a refresh ends the command, until it is there again`() async {
    let recipes = RecipesRun()
    let viewModel = PanesViewModel(.category(TextQuery("sea"), meal: nil), useCases: recipes.useCases)
    await viewModel.load(LoadRequest())
    recipes.repository.prepare { $0.categories = .success(Samples.sourced([Samples.dessert])) }

    await viewModel.load(LoadRequest(.networkFirst))
    #expect(viewModel.state.list == nil)
    #expect(viewModel.failure(in: Samples.context)?.status == .notFound)

    recipes.repository.prepare { $0.categories = .success(Samples.sourced([Samples.seafood])) }
    await viewModel.load(LoadRequest(.networkFirst))
    #expect(viewModel.state.list?.category == Samples.seafood)
    #expect(viewModel.failure(in: Samples.context) == nil)
  }

  @Test func `meals of the history that nothing failed for are told as not checked`() async {
    let recipes = RecipesRun()
    let viewModel = MealSearchViewModel(.fields("flour", in: [.ingredient]), useCases: recipes.useCases)

    await viewModel.load(LoadRequest())

    #expect(viewModel.state.found.shown?.provenance.kind == .stored)
    #expect(viewModel.state.found.shown?.provenance.staleness == .notChecked)
  }

  @Test func `a search of the history that finds nothing has no age`() async {
    let recipes = RecipesRun()
    let viewModel = MealSearchViewModel(.fields("zzz", in: [.ingredient]), useCases: recipes.useCases)

    await viewModel.load(LoadRequest())

    let provenance = viewModel.state.found.shown?.provenance
    #expect(provenance?.kind == .stored)
    #expect(provenance?.wasFetched == false)
    #expect(provenance?.staleness == .notChecked)
  }

  @Test func `meals of the history for which the service has no answer are out of date`() async {
    let recipes = RecipesRun()
    let viewModel = MealSearchViewModel(.name("flour"), useCases: recipes.useCases)

    await viewModel.load(LoadRequest())

    #expect(viewModel.state.found.shown?.provenance.staleness == .unavailable)
  }

  @Test func `being cancelled leaves what is shown`() async {
    let recipes = RecipesRun()
    let viewModel = CategoriesViewModel(repository: recipes.repository)
    await viewModel.load(LoadRequest())
    let shown = viewModel.state
    recipes.repository.prepare { $0.categories = .failure(.cancelled) }

    await viewModel.load(LoadRequest(.networkFirst))

    #expect(viewModel.state == shown)
  }

  @Test func `a change is made by the first load only`() async throws {
    let recipes = RecipesRun()
    let viewModel = FavouritesViewModel(.add(["70001"]), useCases: recipes.useCases)
    await viewModel.load(LoadRequest())
    _ = try await recipes.favourites.remove([Samples.cake.id])

    await viewModel.load(LoadRequest())

    #expect(try await recipes.favourites.favourites().entries.isEmpty)
    #expect(viewModel.content(in: Samples.context) == .confirmation)
  }

  @Test func `a change is no failure although nobody reads the list after it`() async {
    let recipes = RecipesRun()
    let viewModel = FavouritesViewModel(.add(["70001"]), useCases: recipes.useCases)
    await viewModel.load(LoadRequest())
    await recipes.favourites.fail(.cannotBeRead(reason: "damaged"))

    #expect(viewModel.failure(in: Samples.context) == nil)
    #expect(viewModel.records == nil)

    await viewModel.load(LoadRequest())
    #expect(viewModel.failure(in: Samples.context)?.status == .failed)
  }
}

extension RecipesRun {
  fileprivate func failEverything() async {
    repository.prepare { answers in
      answers.categories = .failure(.unavailable)
      answers.cuisines = .failure(.unavailable)
      answers.ingredients = .failure(.unavailable)
      for filter in answers.meals.keys { answers.meals[filter] = .failure(.unavailable) }
      for id in answers.meal.keys { answers.meal[id] = .failure(.unavailable) }
      for lookup in answers.searches.keys { answers.searches[lookup] = .failure(.unavailable) }
      answers.randomMeal = .failure(.unavailable)
    }
    await history.fail(.cannotBeRead(reason: "damaged"))
    await favourites.fail(.cannotBeRead(reason: "damaged"))
    await shopping.fail(.cannotBeRead(reason: "damaged"))
  }
}
