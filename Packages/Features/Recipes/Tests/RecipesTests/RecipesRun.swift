import ClockFakes
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Recipes
import RecipesDomain
import RecipesFakes
import Testing

/// The commands of recipes over fakes, with everything that they were told to show.
struct RecipesRun {
  let repository = FakeRecipeRepository()
  let seen = FakeMealHistory([Samples.cake])
  let favourites = FakeFavouriteMeals()
  let shopping = FakeShoppingEntries()
  let presenter: RecordingPresenter
  private let language: Language

  init(showsProgress: Bool = false, in language: Language = .english) {
    self.language = language
    presenter = RecordingPresenter(context: Samples.context(in: language), showsProgress: showsProgress)
    repository.prepare { answers in
      answers.categories = .success(Samples.sourced([Samples.seafood, Samples.side, Samples.dessert]))
      answers.areas = .success(Samples.sourced(["Icelandic", "Indian", "Indonesian"].map(MealArea.init)))
      answers.ingredients = .success(Samples.sourced(Samples.ingredients))
      answers.meals[.category("Seafood")] = .success(Samples.sourced(Samples.meals))
      answers.meals[.category("Dessert")] = .success(Samples.sourced([Samples.cake.summary]))
      answers.meals[.area("Indian")] = .success(Samples.sourced([]))
      answers.meals[.area("Icelandic")] = .success(Samples.sourced([Samples.soup]))
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

  /// Runs `tessera recipes …`.
  func callAsFunction(_ arguments: String...) async -> CommandRun { await self(arguments) }

  /// Runs `tessera recipes …`.
  func callAsFunction(_ arguments: [String]) async -> CommandRun {
    let session = FeatureSession(
      useCases: RecipesUseCases(
        browse: BrowseMeals(repository: repository),
        open: OpenMeal(repository: repository),
        find: FindMeals(repository: repository, seen: seen),
        favourites: ManageFavourites(favourites: favourites) { Samples.now },
        shopping: ManageShoppingList(entries: shopping) { Samples.now }
      ),
      presenter: presenter,
      patience: TimeLimit(.seconds(1), clock: ManualClock())
    )
    let feature = RecipesFeature(language: language) { _ in session }
    return await CommandRun(feature, ["recipes"] + arguments, in: language)
  }

  /// The screen that was shown last.
  func screen() throws -> Element {
    let message = try #require(presenter.messages.last)
    guard case .show(let element) = message else { throw UnexpectedMessage(message: message) }
    return element
  }

  /// What a screen reader says of it.
  func text() throws -> String { WrittenScreen.linear(try screen()) }

  /// The document that was written last.
  func document() throws -> String {
    let message = try #require(presenter.messages.last)
    guard case .document(let value) = message else { throw UnexpectedMessage(message: message) }
    return value.text
  }

  private struct UnexpectedMessage: Error {
    let message: RecordingPresenter.Message
  }
}
