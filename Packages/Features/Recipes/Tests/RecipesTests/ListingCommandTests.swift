import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import RecipesDomain
import RecipesFakes
import Testing

@testable import Recipes

@MainActor @Suite(.timeLimit(.minutes(5))) struct ListingCommandTests {
  private let recipes = RecipesRun()

  @Test(arguments: ["Icelandic", "ICE", " icelandic "])
  func `a cuisine is meant by its name or a beginning, and the categories are not asked for`(
    text: String
  ) async throws {
    let run = await recipes("list", "--area", text)

    #expect(run.exitCode == .done)
    #expect(
      recipes.repository.requests == [.cuisines(.cacheFirst), .meals(.cuisine("Icelandic"), .cacheFirst)]
    )
    #expect(try run.linear().hasPrefix("Heading 1: Meals from 'Icelandic'\n"))
  }

  @Test func `an ingredient whose name is typed is meant although others begin with it`() async throws {
    let run = await recipes("list", "--ingredient", "fish", "--refresh")

    #expect(run.exitCode == .done)
    #expect(
      recipes.repository.requests == [
        .ingredients(.networkFirst), .meals(.ingredient("Fish"), .networkFirst),
      ]
    )
    #expect(try run.linear().hasPrefix("Heading 1: Meals with 'Fish'\n"))
  }

  @Test func `a cuisine without meals is known, and its list is empty`() async throws {
    let run = await recipes("list", "--area", "indian")

    #expect(run.exitCode == .done)
    #expect(try run.linear().contains("There is no meal from 'Indian'."))
  }

  @Test(arguments: [
    (
      ["--area", "Iceland Republic"], ExitCode.notFound,
      "Error: There is no cuisine 'Iceland Republic'. Did you mean 'Icelandic'?"
    ),
    (
      ["--area", "in"], .usage,
      "Error: 'in' matches more than one cuisine.\nChoose one of: 'Indian', 'Indonesian'."
    ),
    (
      ["--area", "zzz"], .notFound,
      """
      Error: There is no cuisine 'zzz'.
      List the cuisines with 'tessera recipes areas'.
      """
    ),
    (
      ["--ingredient", "stock"], .notFound,
      "Error: There is no ingredient 'stock'. Did you mean 'Fish Stock'?"
    ),
    (
      ["--ingredient", "f"], .usage,
      "Error: 'f' matches more than one ingredient.\nChoose one of: 'Fish', 'Fish Stock'."
    ),
    (
      ["--ingredient", "zzz"], .notFound,
      """
      Error: There is no ingredient 'zzz'.
      List the ingredients with 'tessera recipes ingredients'.
      """
    ),
  ])
  func `the service is not asked for what it does not know`(
    options: [String],
    exitCode: ExitCode,
    errorOutput: String
  ) async {
    for form in [[], ["--json"]] {
      let run = await recipes(["list"] + options + form)
      #expect(run.exitCode == exitCode)
      #expect(run.errorOutput == errorOutput)
    }

    let policies = recipes.repository.requests.compactMap { request -> FetchPolicy? in
      if case .meals(_, let policy) = request { policy } else { nil }
    }
    #expect(policies.allSatisfy { $0 == .cacheOnly })
  }

  @Test(arguments: [
    ["list", "Lamb"], ["list", "--area", "Thai"], ["list", "--ingredient", "zzz"], ["--category", "Lamb"],
  ])
  func `a name that a cached list lacks is the failure of the service`(arguments: [String]) async {
    recipes.repository.prepare { answers in
      answers.categories = .success(
        Samples.sourced([Samples.seafood], kind: .stored, staleness: .offline)
      )
      answers.cuisines = .success(
        Samples.sourced([Cuisine(name: "Indian")], kind: .stored, staleness: .offline)
      )
      answers.ingredients = .success(
        Samples.sourced(Samples.ingredients, kind: .stored, staleness: .offline)
      )
    }

    let run = await recipes(arguments)

    #expect(run.exitCode == .noConnection)
    #expect(run.errorOutput.contains("No connection to the service. The list was cached 3 minutes ago."))
  }

  @Test func `of many things that a text can mean, those with the shortest names are told`() async {
    let names = ["Tomato Juice", "Tomato Paste", "Tomato Sauce", "Tomato Soup", "Tomato Ketchup", "Tomatoes"]
    recipes.repository.prepare { $0.cuisines = .success(Samples.sourced(names.map(Cuisine.init))) }

    let run = await recipes("list", "--area", "tomato")

    #expect(
      run.errorOutput.hasSuffix(
        "Choose one of: 'Tomatoes', 'Tomato Soup', 'Tomato Juice', 'Tomato Paste', 'Tomato Sauce', and more."
      )
    )
  }

  @Test func `as many things as are told keep the order of the service`() async {
    let names = ["Tomato Juice", "Tomato Paste", "Tomato Sauce", "Tomato Soup", "Tomatoes"]
    recipes.repository.prepare { $0.cuisines = .success(Samples.sourced(names.map(Cuisine.init))) }

    let run = await recipes("list", "--area", "tomato")

    #expect(
      run.errorOutput.hasSuffix(
        "Choose one of: 'Tomato Juice', 'Tomato Paste', 'Tomato Sauce', 'Tomato Soup', 'Tomatoes'."
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
    #expect(try run.json().contains("\"id\": \"70101\""))
  }

  @Test(arguments: [
    (["Lamb"], "The categories could not be loaded"),
    (["--area", "Thai"], "The cuisines could not be loaded"),
    (["--ingredient", "Fish head"], "The ingredients could not be loaded"),
  ])
  func `a name that could not be looked up is shown with its meals, and marked as unchecked`(
    words: [String],
    failure: String
  ) async throws {
    recipes.repository.prepare { answers in
      answers.categories = .failure(.unavailable)
      answers.cuisines = .failure(.unavailable)
      answers.ingredients = .failure(.unavailable)
      for filter in [MealFilter.category("Lamb"), .cuisine("Thai"), .ingredient("Fish head")] {
        answers.meals[filter] = .success(Samples.sourced([Samples.soup]))
      }
    }
    let name = try #require(words.last)

    let page = await recipes(["list"] + words)
    let document = await recipes(["list"] + words + ["--json"])

    let text = try page.linear()
    #expect(text.contains(failure))
    #expect(text.contains("'\(name)' was used as the exact name. Whether others match is not known."))
    #expect(page.page?.groups.flatMap(\.items).count == 1)
    #expect(try document.json().contains(#""names-not-loaded""#))
    #expect(document.notes.map { $0.hasPrefix("Warning: \(failure)") } == [true])
  }

  @Test func `a name that was looked up is not marked as unchecked`() async throws {
    let page = await recipes("list", "sea")
    let document = await recipes("list", "sea", "--json")

    #expect(try !page.linear().contains("exact name"))
    #expect(try !document.json().contains("names-not-loaded"))
  }

  @Test func `without a connection, the list's own failure is told`() async {
    recipes.repository.prepare { answers in
      answers.cuisines = .failure(.offline)
      answers.meals[.cuisine("Icelandic")] = .failure(.offline)
    }

    let run = await recipes("list", "--area", "Icelandic")

    #expect(run.exitCode == .noConnection)
  }

  @Test(arguments: [[], ["--json"]])
  func `a service that limits requests is not taken for one that lacks a cuisine`(form: [String]) async {
    recipes.repository.prepare { answers in
      answers.cuisines = .failure(.rateLimited(until: nil))
      answers.meals[.cuisine("italian")] = .success(Samples.sourced([]))
    }

    let run = await recipes(["list", "--area", "italian"] + form)

    #expect(run.exitCode == .rateLimited)
    #expect(run.page?.groups.isEmpty != false)
    #expect(run.document == nil)
  }

  @Test(arguments: [["list", "sea"], ["list", "--area", "ice"], ["list", "--ingredient", "fish"]])
  func `a service that fails gives no empty list`(words: [String]) async {
    recipes.repository.prepare { answers in
      for filter in answers.meals.keys { answers.meals[filter] = .failure(.unavailable) }
    }

    let run = await recipes(words + ["--json"])

    #expect(run.exitCode == .failed)
    #expect(run.document == nil)
  }
}
