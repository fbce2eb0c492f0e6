import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import RecipesDomain
import RecipesFakes
import SnapshotKit
import Testing

@testable import Recipes

@MainActor @Suite(.timeLimit(.minutes(5))) struct BrowsingCommandsTests {
  private let recipes = RecipesRun()

  @Test func `the bare noun lists the categories`() async throws {
    let run = await recipes()

    #expect(run.exitCode == .done)
    #expect(try run.linear().contains("2 of 3: Side Dish & Bread\nopen with 'Side Dish & Bread'\n"))
  }

  @Test func `only categories that contain a text are listed when one is given`() async throws {
    let mentioning = [Samples.seafood, Samples.side, Samples.dessert].filter { $0.matches("side") }

    let run = await recipes("--filter", "SÍDE")

    #expect(run.exitCode == .done)
    #expect(mentioning == [Samples.side])
    #expect(try run.linear().contains("1 of 1: Side Dish & Bread\n"))
    #expect(try run.linear().contains("1 of 3 categories\n"))
  }

  @Test func `a script gets the categories that contain a text, and how many there are`() async throws {
    let run = await recipes("--filter", "side", "--json", "--fields", "name")

    #expect(run.exitCode == .done)
    #expect(try run.json().contains(#""name": "Side Dish & Bread""#))
    #expect(try !run.json().contains("Seafood"))
    #expect(try run.json().contains("\"count\": 1,\n    \"next\": null,\n    \"total\": 3\n"))
  }

  @Test(arguments: [["--category", "sea"], ["--meal", "70001"]])
  func `a filter is for the list of categories only`(other: [String]) async {
    let run = await recipes(["--filter", "side"] + other)

    #expect(run.exitCode == .usage)
    #expect(recipes.repository.requests.isEmpty)
  }

  @Test(arguments: ["Seafood", "sea", " SEAFOOD ", "1"])
  func `a category is meant by its name, its id or a beginning`(text: String) async throws {
    let run = await recipes("list", text)

    #expect(run.exitCode == .done)
    #expect(try run.linear().hasPrefix("Heading 1: Seafood\n"))
    #expect(recipes.repository.requests.last == .meals(.category("Seafood"), .cacheFirst))
  }

  @Test func `a meal is shown by its id`() async throws {
    let run = await recipes("show", "70001")

    #expect(run.exitCode == .done)
    #expect(recipes.repository.requests == [.meal(Samples.cake.id, .cacheFirst)])
    #expect(try run.linear().hasPrefix("Heading 1: Jordgubbstårta\n"))
  }

  @Test func `a meal is shown by a name that means one`() async throws {
    let run = await recipes("show", "jord")

    #expect(run.exitCode == .done)
    #expect(try run.linear().hasPrefix("Heading 1: Jordgubbstårta\n"))
  }

  @Test func `a word that names no meal may be an id`() async throws {
    let meal = Meal(id: Meal.ID(rawValue: "abc"))
    recipes.repository.prepare { answers in
      answers.searches[.name("abc")] = .success(Samples.sourced([]))
      answers.meal[meal.id] = .success(Samples.sourced(meal))
    }

    let run = await recipes("show", "abc")

    #expect(run.exitCode == .done)
    #expect(try run.linear().hasPrefix("Heading 1: Unnamed meal\n"))
  }

  @Test(arguments: [
    (["--servings", "6", "--base", "2"], "For 6, from a recipe for 2\n", "Butter: 300g"),
    (["--servings", "8"], "For 8, from a recipe for 4\nThe recipe does not say", "Butter: 200g"),
  ])
  func `measures are scaled from a base that is said`(
    options: [String],
    words: String,
    measure: String
  ) async throws {
    let run = await recipes(["show", "70001"] + options)

    #expect(try run.linear().contains(words))
    #expect(try run.linear().contains(measure))
  }

  @Test func `the service draws a meal`() async throws {
    let run = await recipes("random")

    #expect(recipes.repository.requests == [.randomMeal(.cacheFirst)])
    #expect(try run.linear().hasPrefix("Heading 1: Everyday bread\n"))
  }

  @Test func `a meal that the service draws is scaled as well`() async throws {
    let run = await recipes("random", "--servings", "8")

    #expect(try run.linear().contains("For 8, from a recipe for 4\n"))
    #expect(try run.linear().contains("Flour: 1000g\n"))
    #expect(try !run.linear().contains(Strings(.english).notScaled(0).string))
  }

  @Test(
    arguments: [
      (["--category", "dess"], Samples.dessert, nil),
      (["--meal", "70001"], Samples.dessert, Samples.cake.id),
      (["--category", "sea", "--meal", "70002"], Samples.seafood, Samples.bread.id),
    ] as [([String], MealCategory, Meal.ID?)]
  )
  func `categories, meals and a meal stand side by side`(
    options: [String],
    category: MealCategory,
    meal: Meal.ID?
  ) async throws {
    let run = await recipes(options)

    let meals: EntryList<MealSummary> =
      category == Samples.dessert ? [Samples.cake.summary] : Samples.meals
    let opened = [Samples.cake, Samples.bread].first { $0.id == meal }
    let state = PanesViewModel.State(
      categories: .loaded(Samples.sourced([Samples.seafood, Samples.side, Samples.dessert])),
      list: .init(category: category, meals: .loaded(Samples.sourced(meals))),
      meal: opened.map { .loaded(Samples.sourced($0)) }
    )
    #expect(run.exitCode == .done)
    #expect(run.page == panesPage(state, Samples.context))
  }

  @Test(arguments: [["--category", "sea", "--meal", "70001"], ["--category", "dess", "--meal", "70001"]])
  func `the way to a meal goes through its own category, whichever stands beside it`(options: [String])
    async throws
  {
    let run = await recipes(options)

    #expect(run.exitCode == .done)
    let text = try run.linear()
    #expect(text.hasPrefix("Categories, Dessert, current page: Jordgubbstårta\n"))
  }

  @Test(arguments: [
    (["--category", "xyz"], ExitCode.notFound), (["--category", "side"], .notFound),
    (["--category", "sea", "--meal", "99"], .notFound), (["--meal", "99"], .notFound),
  ])
  func `what is asked for beside the categories and is not there ends the command`(
    options: [String],
    exitCode: ExitCode
  ) async {
    #expect(await recipes(options).exitCode == exitCode)
  }

  @Test(arguments: [ServiceError.offline, .unavailable])
  func `a meal is shown although what would stand beside it cannot be had`(error: ServiceError) async throws {
    recipes.repository.prepare { $0.categories = .failure(error) }

    let run = await recipes("--meal", "70001")

    #expect(run.exitCode == .done)
    #expect(
      try run.linear().hasPrefix(
        "Categories, current page: Jordgubbstårta\nHeading 1: Jordgubbstårta\n"
      )
    )
  }

  @Test(arguments: [
    (["--refresh"], FetchPolicy.networkFirst), (["--offline"], .cacheOnly), ([], .cacheFirst),
  ])
  func `the options choose the policy for everything`(options: [String], policy: FetchPolicy) async {
    _ = await recipes(["list", "sea"] + options)

    #expect(
      recipes.repository.requests == [.categories(policy), .meals(.category("Seafood"), policy)]
    )
  }

  @Test(arguments: [
    (
      ["list", "xyz"], ExitCode.notFound,
      "Error: There is no category 'xyz'.\nList the categories with 'tessera recipes'."
    ),
    (["list", "food"], .notFound, "Error: There is no category 'food'. Did you mean 'Seafood'?"),
    (
      ["list", "s"], .usage,
      "Error: 's' matches more than one category.\nChoose one of: 'Seafood', 'Side Dish & Bread'."
    ),
    (
      ["show", "99"], .notFound,
      """
      Error: There is no meal '99'.
      Browse the categories with 'tessera recipes'.
      """
    ),
    (["list"], .usage, "Error: No category given.\nEnter a category, or use --area or --ingredient."),
    (
      ["list", "sea", "--area", "Indian"], .usage,
      "Error: A category and --area cannot be used together."
    ),
    (
      ["list", "sea", "--ingredient", "salmon"], .usage,
      "Error: A category and --ingredient cannot be used together."
    ),
    (
      ["show", "1", "--base", "4"], .usage, "Error: --base needs --servings."
    ),
    (
      ["--category", "sea", "--json"], .usage,
      """
      Error: This output is not available as JSON.
      Use 'tessera recipes list' or 'tessera recipes show' with --json.
      """
    ),
  ])
  func `what cannot be shown ends the command`(
    arguments: [String],
    exitCode: ExitCode,
    errorOutput: String
  ) async {
    let run = await recipes(arguments)

    #expect(run.exitCode == exitCode)
    #expect(run.errorOutput == errorOutput)
  }

  @Test(arguments: [
    (ServiceError.offline, ExitCode.noConnection), (.rateLimited(until: nil), .rateLimited),
    (.malformed(.webPage), .failed), (.unavailable, .failed), (.cancelled, .interrupted),
  ])
  func `a service that fails ends the command`(error: ServiceError, exitCode: ExitCode) async {
    recipes.repository.prepare { answers in
      answers.categories = .failure(error)
      answers.meal[Samples.cake.id] = .failure(error)
      answers.randomMeal = .failure(error)
    }

    for arguments in [
      [], ["--category", "sea"], ["list", "sea"], ["show", "70001"], ["random"],
      ["favourites", "add", "70001"],
    ] {
      let run = await recipes(arguments)
      #expect(run.exitCode == exitCode, "\(arguments)")
    }
  }

  @Test(arguments: [
    ["--limit", "3"], ["list", "sea", "--area"], ["list", "--area", "a", "--ingredient", "b"],
    ["show", "1", "--servings", "0"], ["show", "1", "--servings", "1001"], ["show"], ["show", "1", "2"],
    ["show", "1", "--servings", "2", "--base", "0"], ["show", "1", "--servings", "2", "--base", "1001"],
    ["list", "sea", "--json", "--fields", "colour"],
  ])
  func `wrong usage is refused before anything is asked`(arguments: [String]) async {
    let run = await recipes(arguments)

    #expect(run.exitCode == .usage)
    #expect(recipes.repository.requests.isEmpty)
  }

  @Test func `a meal is shown although the list beside it cannot be had`() async throws {
    recipes.repository.prepare { $0.meals[.category("Seafood")] = .failure(.unavailable) }

    let run = await recipes("--category", "sea", "--meal", "70001")

    #expect(run.exitCode == .done)
    #expect(try run.linear().hasPrefix("Categories, Dessert, current page: Jordgubbstårta\n"))
    #expect(await recipes("--category", "sea").exitCode == .failed)
  }

  @Test(arguments: [(ServiceError.offline, ExitCode.noConnection), (.unavailable, .failed)])
  func `a meal is shown although the categories cannot be had, and fails only by itself`(
    error: ServiceError,
    exitCode: ExitCode
  ) async throws {
    recipes.repository.prepare { $0.categories = .failure(error) }

    let shown = await recipes("--category", "sea", "--meal", "70001")
    recipes.repository.prepare { $0.meal[Samples.cake.id] = .failure(error) }
    let failed = await recipes("--category", "sea", "--meal", "70001")

    #expect(shown.exitCode == .done)
    #expect(try shown.linear().hasPrefix("Categories, current page: Jordgubbstårta\n"))
    #expect(failed.exitCode == exitCode)
  }

  @Test func `without the categories, what was typed is the name of one with meals, and was not checked`()
    async throws
  {
    recipes.repository.prepare { answers in
      answers.categories = .failure(.unavailable)
      answers.meals[.category("Lamb")] = .success(Samples.sourced(Samples.meals))
    }

    let run = await recipes("--category", " Lamb ")

    #expect(run.exitCode == .done)
    let text = try run.linear()
    #expect(text.contains("The categories could not be loaded"))
    #expect(text.contains("'Lamb' was used as the exact name."))
    #expect(text.contains("Categories, current page: Lamb\n"))
    #expect(run.page?.groups.flatMap(\.items).isEmpty == false)
  }

  @Test func `without the categories, a name without meals is the error of the list and not a wrong name`()
    async
  {
    recipes.repository.prepare { answers in
      answers.categories = .failure(.unavailable)
      answers.meals[.category("Lamb")] = .success(Samples.sourced([]))
    }

    let run = await recipes("--category", "Lamb")

    #expect(run.exitCode == .failed)
    #expect(!run.errorOutput.contains("Lamb"))
  }

  @Test(arguments: [["--category", "Lamb"], ["list", "Lamb"]])
  func `a category that left the list of the service still opens from the cache`(
    arguments: [String]
  ) async throws {
    recipes.repository.prepare { $0.meals[.category("Lamb")] = .success(Samples.sourced(Samples.meals)) }

    let run = await recipes(arguments + ["--offline"])

    #expect(run.exitCode == .done)
    #expect(try run.linear().contains("Lamb"))
  }

  @Test func `the meal beside a category that is not there is not asked for`() async {
    let run = await recipes("--category", "xyz", "--meal", "70001")

    #expect(run.exitCode == .notFound)
    #expect(
      recipes.repository.requests == [.categories(.cacheFirst), .meals(.category("xyz"), .cacheOnly)]
    )
  }

  @Test func `the documents keep their promise`() async throws {
    expectSnapshot(try await recipes("--json").json(), named: "categories")
    expectSnapshot(try await recipes("list", "sea", "--json").json(), named: "meals")
    expectSnapshot(try await recipes("show", "70001", "--servings", "6", "--json").json(), named: "meal")
  }

  @Test(arguments: [
    (["show", "70001"], "null", false), (["show", "70002", "--servings", "6"], "true", false),
    (["show", "70001", "--servings", "6"], "false", true),
    (["show", "70001", "--servings", "6", "--fields", "name"], "", false),
  ])
  func `a document tells which amounts are not scaled`(
    arguments: [String],
    isScaled: String,
    isWarned: Bool
  ) async throws {
    let run = await recipes(arguments + ["--json"])

    #expect(try run.json().contains("\"isScaled\": \(isScaled)") == !isScaled.isEmpty)
    #expect(try run.json().contains("\"amounts-not-scaled\"") == isWarned)
    #expect(
      run.notes == (isWarned ? ["Warning: 1 amount cannot be scaled and is left unchanged."] : [])
    )
  }

  @Test(arguments: [ServiceError.unavailable, .rateLimited(until: nil)])
  func `a failed search is not reported as a missing meal`(error: ServiceError) async {
    recipes.repository.prepare { $0.searches[.name("crumble")] = .failure(error) }

    for words in [["show"], ["favourites", "add"], ["shopping", "add"]] {
      let run = await recipes(words + ["crumble"])
      #expect(run.exitCode == (error == .unavailable ? .failed : .rateLimited), "\(words)")
    }
  }

  @Test func `a document holds only the fields that were asked for`() async throws {
    let run = await recipes("random", "--json", "--fields", "name,id")

    #expect(
      try run.json().hasPrefix(
        """
        {
          "data": {
            "name": "Everyday bread",
            "id": "70002"
          },
          "source": {
        """
      )
    )
  }

  @Test func `help says what the commands are for`() async {
    for (verb, name) in [([], "help"), (["list"], "list.help"), (["show"], "show.help")] {
      let run = await recipes(verb + ["--help"])
      #expect(run.exitCode == .done)
      expectSnapshot(run.output + "\n", named: name)
    }
  }
}
