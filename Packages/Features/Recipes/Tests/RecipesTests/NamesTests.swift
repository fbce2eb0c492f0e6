import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Recipes
import RecipesDomain
import RecipesFakes
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct NamesTests {
  private let recipes = RecipesRun()

  @Test(arguments: [
    (["areas"], "Heading 1: Kitchens\n", "1 of 3: Icelandic\n", "3 kitchens\n"),
    (["ingredients"], "Heading 1: Ingredients\n", "2 of 3: Fish Stock\n", "3 ingredients\n"),
    (["areas", "--filter", "IND"], "Heading 1: Kitchens\n", "2 of 2: Indonesian\n", "2 of 3 kitchens\n"),
    (
      ["ingredients", "--filter", "creme"], "Heading 1: Ingredients\n", "Crème fraîche\n",
      "1 of 3 ingredients\n"
    ),
  ])
  func `names that meals can be listed by are shown`(
    words: [String],
    heading: String,
    name: String,
    count: String
  ) async throws {
    let run = await recipes(words)

    #expect(run == CommandRun(exitCode: .done))
    #expect(try recipes.text().hasPrefix(heading))
    #expect(try recipes.text().contains(name))
    #expect(try recipes.text().contains(count))
  }

  @Test func `each list is asked for as fresh as the person wants it`() async {
    _ = await recipes("areas", "--offline")
    _ = await recipes("ingredients", "--refresh")

    #expect(recipes.repository.requests == [.areas(.cacheOnly), .ingredients(.networkFirst)])
  }

  @Test func `a script gets the names that mention a text, and how many there are`() async throws {
    _ = await recipes("ingredients", "--filter", "stock", "--json", "--fields", "name")

    #expect(try recipes.document().contains(#""name": "Fish Stock""#))
    #expect(try !recipes.document().contains("Crème"))
    #expect(try recipes.document().contains("\"count\": 1,\n    \"next\": null,\n    \"total\": 3\n"))
  }

  @Test func `names that cannot be had are a failure`() async {
    recipes.repository.prepare { $0.areas = .failure(.offline) }

    let run = await recipes("areas")

    #expect(run.exitCode == .noConnection)
  }

  @Test func `names asked for while others load never show the older answer`() async {
    let (viewModel, gate, _) = makeSUT(holding: .areas(.cacheFirst))
    async let earlier: Void = viewModel.send(.showNames(.areas, .cacheFirst))
    await gate.arrival(of: .areas(.cacheFirst))

    await viewModel.send(.showNames(.ingredients, .cacheFirst))
    await gate.open(.areas(.cacheFirst))
    await earlier

    #expect(viewModel.state.names?.item == .ingredients)
    #expect(viewModel.state.names?.content.shown?.value.map(\.name) == Samples.ingredients.map(\.name))
  }

  @Test func `names that are shown stay while they are loaded again, and after a failure`() async {
    let (viewModel, _, repository) = makeSUT()
    await viewModel.send(.showNames(.areas, .cacheFirst))
    repository.prepare { $0.areas = .failure(.timedOut) }

    await viewModel.send(.refresh)

    #expect(viewModel.state.names?.content.error == .timedOut)
    #expect(viewModel.state.names?.content.shown?.value.count == 2)

    repository.prepare { $0.areas = .success(Samples.sourced([MealArea(name: "Thai")])) }
    await viewModel.send(.retry)

    #expect(viewModel.state.names?.content.error == nil)
    #expect(viewModel.state.names?.content.shown?.value.map(\.name) == ["Thai"])
  }

  private func makeSUT(
    holding held: FakeRecipeRepository.Request...
  ) -> (RecipesViewModel, AnswerGate<FakeRecipeRepository.Request>, FakeRecipeRepository) {
    let gate = AnswerGate(holding: Set(held))
    let repository = FakeRecipeRepository { await gate.pass($0) }
    repository.prepare { answers in
      answers.areas = .success(Samples.sourced(["India", "Japan"].map(MealArea.init)))
      answers.ingredients = .success(Samples.sourced(Samples.ingredients))
    }
    let viewModel = RecipesViewModel(
      browse: BrowseMeals(repository: repository),
      open: OpenMeal(repository: repository)
    )
    return (viewModel, gate, repository)
  }
}
