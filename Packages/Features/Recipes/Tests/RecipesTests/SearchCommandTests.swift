import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import RecipesDomain
import RecipesFakes
import SnapshotKit
import Testing

@testable import Recipes

@MainActor @Suite(.timeLimit(.minutes(5))) struct SearchCommandTests {
  private let recipes = RecipesRun()

  @Test func `the service searches by name`() async throws {
    let run = await recipes("search", "cake")

    #expect(run.exitCode == .done)
    #expect(recipes.repository.requests == [.search(.name("cake"), .cacheFirst)])
    #expect(try run.linear().contains("from the service\n"))
  }

  @Test func `the service lists by the first letter`() async throws {
    let run = await recipes("search", "--letter", "j")

    #expect(recipes.repository.requests == [.search(.firstLetter("j"), .cacheFirst)])
    #expect(try run.linear().hasPrefix("Heading 1: Meals that begin with 'j'\n"))
  }

  @Test(arguments: [
    ("flour", "--ingredient"), ("swed", "--area"), ("dessert", "--category"), ("midsummer", "--tag"),
  ])
  func `what the service cannot search is searched among cached meals`(text: String, field: String)
    async throws
  {
    let run = await recipes("search", text, field)

    #expect(run.exitCode == .done)
    #expect(recipes.repository.requests.isEmpty)
    #expect(try run.linear().contains("1 of 1: 70001 Jordgubbstårta\n"))
    #expect(try run.linear().contains("from cached meals\ncached 3 minutes ago\n"))
  }

  @Test func `a field that does not have the text has no result`() async throws {
    let run = await recipes("search", "flour", "--tag")

    #expect(try run.linear().contains("No meals found."))
  }

  @Test func `cached meals stand in for a service that cannot answer, and says so`() async throws {
    recipes.repository.prepare { $0.searches[.name("flour")] = .failure(.offline) }

    let run = await recipes("search", "flour")

    #expect(run.exitCode == .done)
    #expect(try run.linear().contains("Warning: The service is not available: no connection\n"))
    #expect(try run.linear().contains("1 of 1: 70001 Jordgubbstårta\n"))
  }

  @Test(arguments: [
    (Language.english, "Warning: Only cached meals were searched."),
    (.simplifiedChinese, "警告：只搜索了已缓存的菜肴。"),
  ])
  func `scripts learn that cached meals stand in for the service`(
    language: Language,
    warning: String
  ) async throws {
    let recipes = RecipesRun(in: language)
    recipes.repository.prepare { $0.searches[.name("flour")] = .failure(.offline) }

    for options in [[], ["--offline"]] {
      let run = await recipes(["search", "flour", "--json"] + options)

      #expect(run.screen?.notes(in: Samples.context(in: language)) == [warning])
      #expect(try run.json().contains("\"only-cached-searched\""))
      #expect(try run.json().contains("\"total\": null\n"))
    }
  }

  @Test func `rows of cached meals are not told as a page that was cached`() async throws {
    recipes.repository.prepare { $0.searches[.name("flour")] = .failure(.offline) }

    let run = await recipes("search", "flour")

    let records = try #require(run.screen?.records)
    #expect(SourceFacts.warning(about: records, Samples.context) == "Warning: No connection to the service.")
  }

  @Test func `a search of cached meals that the user asked for is no warning`() async throws {
    let run = await recipes("search", "flour", "--ingredient", "--json")

    #expect(run.notes.isEmpty)
    #expect(try !run.json().contains("warnings"))
  }

  @Test func `a search of cached meals that finds nothing was fetched at no time`() async throws {
    let run = await recipes("search", "flour", "--tag", "--json")

    #expect(try run.json().contains("\"fetchedAt\": null"))
    #expect(try run.json().contains("\"ageSeconds\": null"))
  }

  @Test func `rows of the service are told as a page that was cached`() async throws {
    recipes.repository.prepare {
      $0.searches[.name("cake")] = .success(
        Samples.sourced([Samples.cake], kind: .stored, staleness: .offline)
      )
    }

    let run = await recipes("search", "cake")

    let records = try #require(run.screen?.records)
    #expect(
      SourceFacts.warning(about: records, Samples.context)
        == "Warning: No connection to the service. This page was cached 3 minutes ago."
    )
  }

  @Test func `no cached meal leaves the error of the service`() async {
    recipes.repository.prepare { $0.searches[.name("nothing")] = .failure(.offline) }

    let run = await recipes("search", "nothing")

    #expect(run.exitCode == .noConnection)
  }

  @Test func `a history that cannot be read is said`() async {
    await recipes.history.fail(.cannotBeRead(reason: "damaged"))

    let run = await recipes("search", "flour", "--ingredient")

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.hasPrefix("Error: The cache cannot be read: damaged.\n"))
  }

  @Test(arguments: [
    [], [" "], ["cake", "--letter", "j"], ["--letter", "ja"], ["--letter", "?"], ["--letter", "j", "--tag"],
    ["--tag"],
  ])
  func `a search for nothing or for two things is refused`(arguments: [String]) async {
    let run = await recipes(["search"] + arguments)

    #expect(run.exitCode == .usage)
    #expect(recipes.repository.requests.isEmpty)
  }

  @Test(
    arguments: [
      ([], "Error: No search text given.\nEnter a text, or use --letter."),
      (["cake", "--letter", "j"], "Error: A search text and --letter cannot be used together."),
      (["--letter", "ja"], "Error: --letter takes one letter or digit."),
      (["--letter", "j", "--tag"], "Error: --tag and --letter cannot be used together."),
    ] as [([String], String)]
  )
  func `a search that is refused says what is wrong`(arguments: [String], errorOutput: String) async {
    #expect(await recipes(["search"] + arguments).errorOutput == errorOutput)
  }

  @Test func `a digit is looked up as a letter is`() async {
    _ = await recipes("search", "--letter", "1")

    #expect(recipes.repository.requests == [.search(.firstLetter("1"), .cacheFirst)])
  }

  @Test func `of several fields each is searched`() async throws {
    let run = await recipes("search", "midsummer", "--ingredient", "--tag")

    #expect(try run.linear().contains("1 of 1: 70001 Jordgubbstårta\n"))
  }

  @Test func `the documents keep their promise`() async throws {
    let run = await recipes("search", "cake", "--json")
    expectSnapshot(try run.json(), named: "service")

    recipes.repository.prepare { $0.searches[.name("flour")] = .failure(.timedOut) }
    let history = await recipes("search", "flour", "--json")
    expectSnapshot(try history.json(), named: "seen")
  }

  @Test func `help says what the command is for`() async {
    let run = await recipes("search", "--help")

    expectSnapshot(run.output + "\n", named: "help")
  }
}
