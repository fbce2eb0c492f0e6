import CommandKit
import DomainKernel
import FeatureFakes
import RecipesDomain
import RecipesFakes
import Testing

@testable import Recipes

@MainActor @Suite(.timeLimit(.minutes(5))) struct NamesTests {
  private let recipes = RecipesRun()

  @Test(arguments: [
    (["areas"], "Heading 1: Cuisines\n", "1 of 3: Icelandic\n", "3 cuisines\n"),
    (["ingredients"], "Heading 1: Ingredients\n", "2 of 3: Fish Stock\n", "3 ingredients\n"),
    (["areas", "--filter", "IND"], "Heading 1: Cuisines\n", "2 of 2: Indonesian\n", "2 of 3 cuisines\n"),
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

    #expect(run.exitCode == .done)
    #expect(try run.linear().hasPrefix(heading))
    #expect(try run.linear().contains(name))
    #expect(try run.linear().contains(count))
  }

  @Test func `each list is asked for with the policy that the user chose`() async {
    _ = await recipes("areas", "--offline")
    _ = await recipes("ingredients", "--refresh")

    #expect(recipes.repository.requests == [.cuisines(.cacheOnly), .ingredients(.networkFirst)])
  }

  @Test func `a script gets the names that mention a text, and how many there are`() async throws {
    let run = await recipes("ingredients", "--filter", "stock", "--json", "--fields", "name")

    #expect(try run.json().contains(#""name": "Fish Stock""#))
    #expect(try !run.json().contains("Crème"))
    #expect(try run.json().contains("\"count\": 1,\n    \"next\": null,\n    \"total\": 3\n"))
  }

  @Test func `names that cannot be had are a failure`() async {
    recipes.repository.prepare { $0.cuisines = .failure(.offline) }

    let run = await recipes("areas")

    #expect(run.exitCode == .noConnection)
  }
}
