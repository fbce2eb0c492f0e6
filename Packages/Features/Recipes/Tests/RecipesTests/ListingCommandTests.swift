import CommandKit
import DomainKernel
import FeatureFakes
import Recipes
import RecipesDomain
import RecipesFakes
import Testing

@Suite(.timeLimit(.minutes(1))) struct ListingCommandTests {
  private let recipes = RecipesRun()

  @Test(arguments: ["Icelandic", "ICE", " icelandic "])
  func `a kitchen is meant by its name or a beginning, and the categories are not asked for`(
    text: String
  ) async throws {
    let run = await recipes("list", "--area", text)

    #expect(run == CommandRun(exitCode: .done))
    #expect(
      recipes.repository.requests == [.areas(.cacheFirst), .meals(.area("Icelandic"), .cacheFirst)]
    )
    #expect(try recipes.text().hasPrefix("Heading 1: Meals from 'Icelandic'\n"))
  }

  @Test func `an ingredient whose name is typed is meant although others begin with it`() async throws {
    let run = await recipes("list", "--ingredient", "fish", "--refresh")

    #expect(run == CommandRun(exitCode: .done))
    #expect(
      recipes.repository.requests == [
        .ingredients(.networkFirst), .meals(.ingredient("Fish"), .networkFirst),
      ]
    )
    #expect(try recipes.text().hasPrefix("Heading 1: Meals with 'Fish'\n"))
  }

  @Test func `a kitchen without meals is known, and its list is empty`() async throws {
    let run = await recipes("list", "--area", "indian")

    #expect(run == CommandRun(exitCode: .done))
    #expect(try recipes.text().contains("There is no meal from 'Indian'."))
  }

  @Test(arguments: [
    (
      ["--area", "Iceland Republic"], ExitCode.notFound,
      "Error: There is no kitchen 'Iceland Republic'.\nDid you mean Icelandic?"
    ),
    (
      ["--area", "in"], .usage,
      "Error: 'in' means more than one kitchen.\nType one of: Indian, Indonesian."
    ),
    (
      ["--area", "zzz"], .notFound,
      """
      Error: There is no kitchen 'zzz'.
      'tessera recipes areas' lists them; the beginning of a name is enough, such as 'ital'.
      """
    ),
    (
      ["--ingredient", "stock"], .notFound,
      "Error: There is no ingredient 'stock'.\nDid you mean Fish Stock?"
    ),
    (
      ["--ingredient", "f"], .usage,
      "Error: 'f' means more than one ingredient.\nType one of: Fish, Fish Stock."
    ),
    (
      ["--ingredient", "zzz"], .notFound,
      """
      Error: There is no ingredient 'zzz'.
      'tessera recipes ingredients' lists them; the beginning of a name is enough, such as 'salm'.
      """
    ),
  ])
  func `what the service does not know is not asked for`(
    options: [String],
    exitCode: ExitCode,
    errorOutput: String
  ) async {
    for form in [[], ["--json"]] {
      let run = await recipes(["list"] + options + form)
      #expect(run == CommandRun(exitCode: exitCode, errorOutput: errorOutput))
    }

    #expect(!recipes.repository.requests.contains { if case .meals = $0 { true } else { false } })
  }

  @Test func `of many things that a text can mean, those with the shortest names are told`() async {
    let names = ["Tomato Juice", "Tomato Paste", "Tomato Sauce", "Tomato Soup", "Tomato Ketchup", "Tomatoes"]
    recipes.repository.prepare { $0.areas = .success(Samples.sourced(names.map(MealArea.init))) }

    let run = await recipes("list", "--area", "tomato")

    #expect(
      run.errorOutput.hasSuffix(
        "Type one of: Tomatoes, Tomato Soup, Tomato Juice, Tomato Paste, Tomato Sauce, and more."
      )
    )
  }

  @Test func `without the service's list, what was typed is asked for as it is`() async throws {
    recipes.repository.prepare { answers in
      answers.ingredients = .failure(.offline)
      answers.meals[.ingredient("Fish head")] = .success(Samples.sourced([Samples.soup]))
    }

    let run = await recipes("list", "--ingredient", "Fish head", "--json", "--fields", "id")

    #expect(run.exitCode == .done)
    #expect(try recipes.document().contains("\"id\": \"70101\""))
  }

  @Test func `without a connection, the list's own failure is told`() async {
    recipes.repository.prepare { answers in
      answers.areas = .failure(.offline)
      answers.meals[.area("Icelandic")] = .failure(.offline)
    }

    let run = await recipes("list", "--area", "Icelandic")

    #expect(run.exitCode == .noConnection)
  }
}
