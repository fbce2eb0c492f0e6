import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Recipes
import RecipesDomain
import RecipesFakes
import SnapshotKit
import Testing

@Suite(.timeLimit(.minutes(1))) struct BrowsingCommandsTests {
  private let recipes = RecipesRun()

  @Test func `the bare noun lists the categories`() async throws {
    let run = await recipes()

    #expect(run == CommandRun(exitCode: .done))
    #expect(try recipes.text().contains("2 of 3: Side Dish & Bread\nopen with 'Side Dish & Bread'\n"))
  }

  @Test func `only categories that mention a text are listed when one is given`() async throws {
    let mentioning = [Samples.seafood, Samples.side, Samples.dessert].filter { $0.mentions("side") }

    let run = await recipes("--filter", "SÍDE")

    #expect(run == CommandRun(exitCode: .done))
    #expect(mentioning == [Samples.side])
    #expect(try recipes.text().contains("1 of 1: Side Dish & Bread\n"))
    #expect(try recipes.text().contains("1 of 3 categories\n"))
  }

  @Test func `a script gets the categories that mention a text, and how many there are`() async throws {
    let run = await recipes("--filter", "side", "--json", "--fields", "name")

    #expect(run == CommandRun(exitCode: .done))
    #expect(try recipes.document().contains(#""name": "Side Dish & Bread""#))
    #expect(try !recipes.document().contains("Seafood"))
    #expect(try recipes.document().contains("\"count\": 1,\n    \"next\": null,\n    \"total\": 3\n"))
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

    #expect(run == CommandRun(exitCode: .done))
    #expect(try recipes.text().hasPrefix("Heading 1: Seafood\n"))
    #expect(recipes.repository.requests.last == .meals(.category("Seafood"), .cacheFirst))
  }

  @Test func `a meal is shown by its id`() async throws {
    let run = await recipes("show", "70001")

    #expect(run == CommandRun(exitCode: .done))
    #expect(recipes.repository.requests == [.meal(Samples.cake.id, .cacheFirst)])
    #expect(try recipes.text().hasPrefix("Heading 1: Jordgubbstårta\n"))
  }

  @Test func `a meal is shown by a name that means one`() async throws {
    let run = await recipes("show", "jord")

    #expect(run.exitCode == .done)
    #expect(try recipes.text().hasPrefix("Heading 1: Jordgubbstårta\n"))
  }

  @Test func `a word that names no meal may be an id`() async throws {
    let meal = Meal(id: Meal.ID(rawValue: "abc"))
    recipes.repository.prepare { $0.meal[meal.id] = .success(Samples.sourced(meal)) }

    let run = await recipes("show", "abc")

    #expect(run.exitCode == .done)
    #expect(try recipes.text().hasPrefix("Heading 1: Meal without a name\n"))
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
    _ = await recipes(["show", "70001"] + options)

    #expect(try recipes.text().contains(words))
    #expect(try recipes.text().contains(measure))
  }

  @Test func `the service draws a meal`() async throws {
    _ = await recipes("random")

    #expect(recipes.repository.requests == [.randomMeal(.cacheFirst)])
    #expect(try recipes.text().hasPrefix("Heading 1: Everyday bread\n"))
  }

  @Test(
    arguments: [
      (["--category", "dess"], Chosen(MealListing.category(Samples.dessert)), nil),
      (["--meal", "70001"], Chosen(.category(Samples.dessert)), Samples.cake.id),
      (["--category", "sea", "--meal", "70002"], Chosen(.category(Samples.seafood)), Samples.bread.id),
    ] as [([String], Chosen<MealListing, [MealSummary]>, Meal.ID?)]
  )
  func `categories, meals and a meal stand side by side`(
    options: [String],
    list: Chosen<MealListing, [MealSummary]>,
    meal: Meal.ID?
  ) async throws {
    let run = await recipes(options)

    let meals = list.item == .category(Samples.dessert) ? [Samples.cake.summary] : Samples.meals
    let opened = [Samples.cake, Samples.bread].first { $0.id == meal }
    let state = RecipesState(
      categories: .loaded(Samples.sourced([Samples.seafood, Samples.side, Samples.dessert])),
      list: Chosen(list.item, .loaded(Samples.sourced(meals))),
      meal: opened.map { Chosen(MealChoice(.meal($0.id)), .loaded(Samples.sourced($0))) }
    )
    #expect(run.exitCode == .done)
    #expect(try recipes.screen() == recipesView(state, .columns, Samples.context))
  }

  @Test(arguments: [ServiceError.offline, .unavailable])
  func `a meal is shown although what would stand beside it cannot be had`(error: ServiceError) async throws {
    recipes.repository.prepare { $0.categories = .failure(error) }

    let run = await recipes("--meal", "70001")

    #expect(run.exitCode == .done)
    #expect(
      try recipes.text().hasPrefix(
        "Categories, current page: Jordgubbstårta\nHeading 1: Jordgubbstårta\n"
      )
    )
  }

  @Test(arguments: [
    (["--refresh"], FetchPolicy.networkFirst), (["--offline"], .cacheOnly), ([], .cacheFirst),
  ])
  func `the options say how fresh everything is to be`(options: [String], policy: FetchPolicy) async {
    _ = await recipes(["list", "sea"] + options)

    #expect(
      recipes.repository.requests == [.categories(policy), .meals(.category("Seafood"), policy)]
    )
  }

  @Test(arguments: [
    (
      ["list", "xyz"], ExitCode.notFound,
      "Error: There is no category 'xyz'.\nList them with 'tessera recipes'."
    ),
    (["list", "food"], .notFound, "Error: There is no category 'food'.\nDid you mean Seafood?"),
    (
      ["list", "s"], .usage,
      "Error: 's' means more than one category.\nType one of: Seafood, Side Dish & Bread."
    ),
    (
      ["show", "99"], .notFound,
      """
      Error: There is no meal '99'.
      Find it with 'tessera recipes search', or list a category with 'tessera recipes list'.
      """
    ),
    (["list"], .usage, "Error: Nothing was said to list.\nName a category, or use --area or --ingredient."),
    (
      ["list", "sea", "--area", "Indian"], .usage,
      """
      Error: The service lists meals by one thing at a time.
      Name a category, or use --area or --ingredient.
      """
    ),
    (
      ["show", "1", "--base", "4"], .usage, "Error: --base says from what --servings scales.\nAdd --servings."
    ),
    (
      ["--category", "sea", "--json"], .usage,
      """
      Error: --category and --meal choose what the screen shows.
      For a document, use 'tessera recipes list' or 'tessera recipes show' with --json.
      """
    ),
  ])
  func `what cannot be shown ends the command`(
    arguments: [String],
    exitCode: ExitCode,
    errorOutput: String
  ) async {
    let run = await recipes(arguments)

    #expect(run == CommandRun(exitCode: exitCode, errorOutput: errorOutput))
    #expect(!recipes.presenter.messages.contains { $0 != .update(.empty) })
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

    for arguments in [[], ["list", "sea"], ["show", "70001"], ["random"], ["favourites", "add", "70001"]] {
      let run = await recipes(arguments)
      #expect(run.exitCode == exitCode, "\(arguments)")
    }
  }

  @Test(arguments: [
    ["--limit", "3"], ["list", "sea", "--area"], ["list", "--area", "a", "--ingredient", "b"],
    ["show", "1", "--servings", "0"], ["show", "1", "--servings", "1001"], ["show"], ["show", "1", "2"],
    ["list", "sea", "--fields", "id"], ["list", "sea", "--json", "--fields", "colour"],
  ])
  func `wrong usage is refused before anything is asked`(arguments: [String]) async {
    let run = await recipes(arguments)

    #expect(run.exitCode == .usage)
    #expect(recipes.repository.requests.isEmpty)
  }

  @Test func `the screen grows while the answers come`() async throws {
    let recipes = RecipesRun(showsProgress: true)

    _ = await recipes("list", "sea")

    let first = try #require(recipes.presenter.messages.first)
    #expect(first == .update(recipesView(RecipesState(), .meals, Samples.context)))
    let screen = try recipes.screen()
    #expect(recipes.presenter.messages.dropLast().last == .update(screen))
  }

  @Test func `the documents keep their promise`() async throws {
    _ = await recipes("--json")
    expectSnapshot(try recipes.document(), named: "categories")

    _ = await recipes("list", "sea", "--json")
    expectSnapshot(try recipes.document(), named: "meals")

    _ = await recipes("show", "70001", "--servings", "6", "--json")
    expectSnapshot(try recipes.document(), named: "meal")
  }

  @Test func `a document holds only the fields that were asked for`() async throws {
    _ = await recipes("random", "--json", "--fields", "name,id")

    #expect(
      try recipes.document().hasPrefix(
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
