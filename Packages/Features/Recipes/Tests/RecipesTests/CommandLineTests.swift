import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import RecipesDomain
import RecipesFakes
import Synchronization
import Testing

@testable import Recipes

extension RecipesRun {
  /// The words of every command, after `tessera recipes`.
  nonisolated static let commands: [[String]] =
    [
      [], ["list"], ["areas"], ["ingredients"], ["show"], ["search"], ["random"], ["favourites"],
      ["shopping"],
    ]
    + ["list", "add", "remove"].map { ["favourites", $0] }
    + ["list", "add", "tick", "untick", "remove", "clear", "export"].map { ["shopping", $0] }
}

/// Examples, routes, and what a pipe gets.
@MainActor @Suite(.timeLimit(.minutes(5))) struct CommandLineTests {
  private let recipes = RecipesRun()

  @Test(arguments: RecipesRun.commands)
  func `every example can be run, and its caption counts what it names`(words: [String]) async throws {
    let help = await recipes(words + ["--help"]).output
    let examples = Self.examples(in: help)

    #expect(!examples.isEmpty)
    for (arguments, caption) in examples {
      let run = await recipes(Array(arguments.dropFirst()), standardInput: "70001\n")
      #expect(run.exitCode != .usage, "\(arguments)")
      let counts = ["one": 1, "two": 2, "2": 2]
      let named = caption.split(separator: " ").compactMap { counts[String($0)] }.first
      if ["add", "remove", "tick", "untick"].contains(arguments.dropFirst(2).first ?? "") {
        let objects = arguments.dropFirst(3).prefix { !$0.hasPrefix("--") }
        #expect(objects == ["-"] || named == objects.count, "\(caption)")
      }
    }
  }

  /// The examples of a help text: words after the program's name, and caption.
  private static func examples(in help: String) -> [(arguments: [String], caption: String)] {
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var examples: [(arguments: [String], caption: String)] = []
    for (index, line) in lines.enumerated() where line.hasPrefix("  tessera recipes") {
      let columns = line.dropFirst("  tessera ".count).split(separator: #/ {2,}/#, maxSplits: 1)
      let command = columns[0].prefix { $0 != ">" }.replacing("'Plain Flour'", with: "Plain_Flour")
      let words = command.split(separator: " ").map { String($0).replacing("_", with: " ") }
      examples.append((words, columns.count == 2 ? String(columns[1]) : lines[index + 1]))
    }
    return examples
  }

  @Test func `browsing begins with the categories`() {
    let feature = RecipesFeature(language: .english, useCases: recipes.useCases)

    #expect(feature.tab == Action("Recipes", Route("recipes")))
  }

  @Test(arguments: [
    (["areas"], "List cuisines."), (["ingredients"], "List ingredients."),
    (["random"], "Show a random meal."),
    (["favourites"], "List favourite meals."), (["favourites", "add"], "Add meals to the favourites."),
    (["favourites", "remove"], "Remove meals from the favourites."),
    (["shopping"], "Show the shopping list."),
    (["shopping", "add"], "Add the ingredients of meals to the shopping list."),
    (["shopping", "tick"], "Mark items as bought."), (["shopping", "untick"], "Mark items as not bought."),
    (["shopping", "remove"], "Remove the ingredients of meals from the list."),
    (["shopping", "clear"], "Remove everything from the list."),
    (["shopping", "export"], "Export the list for other programs."),
  ])
  func `help begins with what the command does`(words: [String], abstract: String) async {
    #expect(await recipes(words + ["--help"]).output.hasPrefix(abstract))
  }

  @Test(arguments: [
    [], ["--category", "sea"], ["--meal", "70001"], ["areas"], ["ingredients"], ["list", "sea"],
    ["show", "70001"], ["search", "cake"], ["random"], ["favourites"], ["shopping"],
  ])
  func `every place that a page offers has a link and a command line`(words: [String]) async throws {
    _ = await recipes("favourites", "add", "70001")
    _ = await recipes("shopping", "add", "70001", "70002")
    _ = await recipes("shopping", "tick", "straw")
    let page = try #require(await recipes(words).page)
    let routes = page.actions.map(\.route) + page.groups.flatMap(\.items).compactMap(\.route)

    #expect(!routes.isEmpty)
    for route in routes {
      #expect(Route(link: route.link) == route)
      #expect(await recipes(Array(route.arguments.dropFirst())).exitCode != .usage, "\(route)")
    }
  }

  @Test(
    arguments: [
      ([], ["1\tSeafood\n", "2\tSide Dish & Bread\n", "3\tDessert\n"]),
      (["areas"], ["Icelandic\t\n", "Indian\t\n", "Indonesian\t\n"]),
      (["list", "--ingredient", "fish"], ["70101\tSkärgårdssoppa\n"]),
      (["show", "70002"], ["70002\tEveryday bread\t\tSide Dish & Bread\t\t\n"]),
      (
        ["search", "jord"],
        ["70001\tJordgubbstårta\tDessert\tSwedish\tCake, Midsummer\t2026-03-01T12:00:00Z\n"]
      ),
    ] as [([String], [String])]
  )
  func `a pipe gets whole names in tab-separated rows`(words: [String], rows: [String]) async {
    #expect(await recipes(words).rows == rows)
  }

  @Test func `rows have what tells entries apart, without long texts, addresses and lists`() {
    func columns<Entity>(of table: RecordTable<Entity>) -> [String] {
      table.names.filter { FieldSelection.columns.includes($0, in: table) }
    }

    #expect(columns(of: CategoriesViewModel.table) == ["id", "name"])
    #expect(columns(of: NamesViewModel.table) == ["name", "kind"])
    #expect(columns(of: MealsViewModel.table) == ["id", "name"])
    #expect(columns(of: FavouritesViewModel.table) == ["id", "name", "category", "area", "addedAt"])
    #expect(columns(of: ShoppingViewModel.table) == ["ingredient", "measures", "isTicked"])
    #expect(
      columns(of: MealSearchViewModel.table) == ["id", "name", "category", "area", "tags", "seenAt"]
    )
    #expect(
      columns(of: MealViewModel.table) == ["id", "name", "alternateName", "category", "area", "tags"]
    )
  }

  @Test func `tabs and line breaks in a name do not break its row`() async {
    recipes.repository.prepare {
      $0.meals[.category("Seafood")] = .success(
        Samples.sourced([MealSummary(id: Meal.ID(rawValue: "1"), name: "Fish\tand\r\nchips\u{1B}[31m")])
      )
    }

    let rows = await recipes("list", "sea").rows

    #expect(rows.count == 1)
    #expect(rows.first?.filter { $0 == "\t" }.count == 1)
    #expect(rows.first?.dropLast().contains(where: \.isNewline) == false)
    #expect(rows.first?.contains("\u{1B}") == false)
  }

  @Test func `the use cases that run are heard of`() async {
    let events = EventRecorder()
    let feature = RecipesFeature(language: .english, useCases: recipes.useCases) { events.record($0) }

    _ = await ScreenRun(feature, ["recipes", "favourites", "add", "70001"], Samples.context)
    _ = await ScreenRun(feature, ["recipes", "show", "99"], Samples.context)

    #expect(
      events.all == [
        .useCase("ManageFavourites", .began), .useCase("ManageFavourites", .ended(.changed)),
        .useCase("OpenMeal", .began), .useCase("OpenMeal", .ended(.failed("not-found"))),
      ]
    )
  }
}

/// Remembers events in their order.
private final class EventRecorder: Sendable {
  private let events = Mutex<[FeatureEvent]>([])

  var all: [FeatureEvent] { events.withLock { $0 } }

  func record(_ event: FeatureEvent) { events.withLock { $0.append(event) } }
}
