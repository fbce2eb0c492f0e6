import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import RecipesDomain
import RecipesFakes
import Synchronization
import Testing

@testable import Recipes

/// What the service is asked, and which use cases are heard of.
@MainActor @Suite(.timeLimit(.minutes(5))) struct RequestTests {
  private let recipes = RecipesRun()

  @Test(
    arguments: [
      (["show", "70001"], .meal(Samples.cake.id, .networkFirst)),
      (["show", "jord"], .search(.name("jord"), .networkFirst)),
      (["--meal", "70001"], .meal(Samples.cake.id, .networkFirst)),
      (["random"], .randomMeal(.networkFirst)), (["search", "cake"], .search(.name("cake"), .networkFirst)),
      (["search", "--letter", "j"], .search(.firstLetter("j"), .networkFirst)),
      (["favourites", "add", "70001"], .meal(Samples.cake.id, .networkFirst)),
      (["shopping", "add", "70001"], .meal(Samples.cake.id, .networkFirst)),
    ] as [([String], FakeRecipeRepository.Request)]
  )
  func `a refresh asks the service itself, whatever is read`(
    words: [String],
    request: FakeRecipeRepository.Request
  ) async {
    _ = await recipes(words + ["--refresh"])

    #expect(recipes.repository.requests.first == request)
  }

  @Test(
    arguments: [
      ([], "ListCategories"), (["--category", "sea"], "ListMeals"), (["--meal", "70001"], "OpenMeal"),
      (["areas"], "ListNames"), (["list", "sea"], "BrowseMeals"), (["show", "70001"], "OpenMeal"),
      (["random"], "OpenMeal"), (["search", "cake"], "FindMeals"), (["favourites"], "ListFavourites"),
      (["shopping"], "ListShopping"), (["shopping", "clear", "--yes"], "ManageShoppingList"),
    ] as [([String], String)]
  )
  func `the use case of each command is heard of`(words: [String], name: String) async {
    let events = Mutex<[FeatureEvent]>([])
    let feature = RecipesFeature(language: .english, useCases: recipes.useCases) { event in
      events.withLock { $0.append(event) }
    }

    _ = await ScreenRun(feature, ["recipes"] + words, Samples.context)

    #expect(events.withLock { $0.contains(.useCase(name, .began)) })
  }

  @Test func `looking for the meal that is named is heard of, also where it fails`() async {
    let events = Mutex<[FeatureEvent]>([])
    let given = recipes.useCases
    let useCases = RecipesUseCases(
      repository: given.repository,
      browse: given.browse,
      open: given.open,
      resolve: given.resolve,
      find: given.find,
      favourites: given.favourites,
      shopping: given.shopping,
      now: given.now
    ) { event in
      events.withLock { $0.append(event) }
    }

    for text in ["jord", "zzz"] {
      let choice = MealChoice(subject: .named(TextQuery(text)))
      await MealViewModel(choice, useCases: useCases).load(LoadRequest())
    }

    #expect(
      events.withLock(\.self) == [
        .useCase("ResolveMeal", .began), .useCase("ResolveMeal", .ended(.done)),
        .useCase("ResolveMeal", .began), .useCase("ResolveMeal", .ended(.failed("not-found"))),
      ]
    )
  }
}
