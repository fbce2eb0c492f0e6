import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import RecipesDomain
import RecipesFakes
import Testing

@testable import Recipes

/// The commands of recipes over fakes.
@MainActor
struct RecipesRun {
  typealias Request = FakeRecipeRepository.Request

  let repository: FakeRecipeRepository
  let history = FakeMealHistory([Samples.cake])
  let favourites = FakeFavouriteMeals()
  let shopping = FakeShoppingEntries()
  /// Holds answers of the service back.
  let gate: AnswerGate<Request>
  private let language: Language

  init(in language: Language = .english, holding held: Request...) {
    let gate = AnswerGate(holding: Set(held))
    self.language = language
    self.gate = gate
    repository = FakeRecipeRepository { await gate.pass($0) }
    repository.prepare { answers in
      answers.categories = .success(Samples.sourced([Samples.seafood, Samples.side, Samples.dessert]))
      answers.cuisines = .success(Samples.sourced(["Icelandic", "Indian", "Indonesian"].map(Cuisine.init)))
      answers.ingredients = .success(Samples.sourced(Samples.ingredients))
      answers.meals[.category("Seafood")] = .success(Samples.sourced(Samples.meals))
      answers.meals[.category("Dessert")] = .success(Samples.sourced([Samples.cake.summary]))
      answers.meals[.cuisine("Indian")] = .success(Samples.sourced([]))
      answers.meals[.cuisine("Icelandic")] = .success(Samples.sourced([Samples.soup]))
      answers.meals[.ingredient("Fish")] = .success(Samples.sourced([Samples.soup]))
      for meal in [Samples.cake, Samples.bread, Samples.bare] {
        answers.meal[meal.id] = .success(Samples.sourced(meal))
      }
      answers.searches[.name("cake")] = .success(Samples.sourced([Samples.cake, Samples.bread]))
      answers.searches[.name("jord")] = .success(Samples.sourced([Samples.cake]))
      answers.searches[.firstLetter("j")] = .success(Samples.sourced([Samples.cake]))
      answers.randomMeal = .success(Samples.sourced(Samples.bread))
    }
  }

  var useCases: RecipesUseCases {
    let find = FindMeals(repository: repository, history: history) { _ in }
    return RecipesUseCases(
      repository: repository,
      browse: BrowseMeals(repository: repository),
      open: OpenMeal(repository: repository),
      resolve: ResolveMeal(find: find),
      find: find,
      favourites: ManageFavourites(favourites: favourites) { Samples.now },
      shopping: ManageShoppingList(entries: shopping) { Samples.now },
      now: { Samples.now }
    )
  }

  /// Runs `tessera recipes …`.
  func callAsFunction(_ arguments: String...) async -> ScreenRun { await self(arguments) }

  /// Runs `tessera recipes …`.
  func callAsFunction(
    _ arguments: [String],
    prompter: any Prompter = SilentPrompter(),
    standardInput: String = ""
  ) async -> ScreenRun {
    await ScreenRun(
      RecipesFeature(language: language, useCases: useCases),
      ["recipes"] + arguments,
      Samples.context(in: language),
      prompter: prompter,
      standardInput: standardInput
    )
  }
}

extension RecipesUseCases {
  /// The same use cases with other lists of this computer.
  func with(_ favourites: ManageFavourites) -> RecipesUseCases { with(favourites, shopping) }

  /// The same use cases with other lists of this computer.
  func with(_ shopping: ManageShoppingList) -> RecipesUseCases { with(favourites, shopping) }

  private func with(_ favourites: ManageFavourites, _ shopping: ManageShoppingList) -> RecipesUseCases {
    RecipesUseCases(
      repository: repository,
      browse: browse,
      open: open,
      resolve: resolve,
      find: find,
      favourites: favourites,
      shopping: shopping,
      now: now
    )
  }
}

extension ScreenRun {
  /// What a screen reader says of the page.
  func linear() throws -> String {
    WrittenScreen.linear(try #require(page).element(in: Samples.context))
  }

  /// The JSON document as it is written.
  func json() throws -> String { try #require(document).text }
}

/// Answers every question the same, and remembers the questions.
actor FakePrompter: Prompter {
  private(set) var questions: [String] = []
  private let answer: Result<String, PromptError>

  init(_ answer: Result<String, PromptError>) {
    self.answer = answer
  }

  func ask(_ prompt: Prompt) async throws(PromptError) -> String {
    questions.append(prompt.question)
    return try answer.get()
  }
}
