import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import RecipesDomain
import RecipesFakes
import Testing

@testable import Recipes

/// What is told of entries that could not be read, and what is not claimed because of them.
@MainActor @Suite(.timeLimit(.minutes(5))) struct UnreadableEntriesTests {
  private static let words = "2 entries could not be read and are left out"

  private let recipes = RecipesRun()

  @Test(arguments: [
    [], ["--filter", "sea"], ["areas"], ["areas", "--filter", "ind"], ["ingredients"], ["list", "sea"],
    ["list", "--area", "ice"], ["search", "cake"], ["search", "--letter", "j"],
  ])
  func `entries of a list that could not be read are told on its page and to scripts`(
    arguments: [String]
  ) async throws {
    recipes.loseEntries(2)

    let page = await recipes(arguments)
    let document = await recipes(arguments + ["--json"])

    #expect(WrittenScreen.linear(try #require(page.page).notice).contains(Self.words))
    #expect(page.notes.isEmpty, "the page says it")
    #expect(document.notes == ["Warning: \(Self.words)."])
    #expect(try document.json().contains("\"entries-unreadable\""))
    #expect([page.exitCode, document.exitCode] == [.done, .done])
  }

  @Test(arguments: [[], ["areas"], ["ingredients"], ["list", "sea"], ["search", "cake"]])
  func `of a whole list nothing is told`(arguments: [String]) async throws {
    let document = await recipes(arguments + ["--json"])

    #expect(document.notes.isEmpty)
    #expect(try !document.json().contains("warnings"))
  }

  @Test func `meals beyond the limit of a list are told as not shown, and are in its total`() async throws {
    let list = EntryList([Samples.soup], unreadableCount: 4, omittedCount: 3)
    recipes.repository.prepare { $0.meals[.category("Seafood")] = .success(Samples.sourced(list)) }

    let page = await recipes("list", "sea")
    let document = await recipes("list", "sea", "--json")

    let words = "3 more entries of this list are not shown"
    let unreadable = "1 entry could not be read and is left out"
    let text = WrittenScreen.linear(try #require(page.page).notice)
    #expect(text.contains(words) && text.contains(unreadable))
    #expect(document.notes == ["Warning: \(words).", "Warning: \(unreadable)."])
    let json = try document.json()
    #expect(json.contains("\"entries-omitted\"") && json.contains("\"entries-unreadable\""))
    #expect(json.contains("\"total\": 5\n"))
  }

  @Test(arguments: [
    [], ["areas"], ["ingredients"], ["--filter", "sea"], ["areas", "--filter", "thai"],
    ["ingredients", "--filter", "salt"],
  ])
  func `entries beyond the limit of a list are in its total, with a filter too`(
    arguments: [String]
  ) async throws {
    let salt = KnownIngredient(id: KnownIngredient.ID(rawValue: "1"), name: "Salt")
    let categories = EntryList([Samples.seafood], unreadableCount: 4, omittedCount: 3)
    let cuisines = EntryList([Cuisine(name: "Thai")], unreadableCount: 4, omittedCount: 3)
    let ingredients = EntryList([salt], unreadableCount: 4, omittedCount: 3)
    recipes.repository.prepare { answers in
      answers.categories = .success(Samples.sourced(categories))
      answers.cuisines = .success(Samples.sourced(cuisines))
      answers.ingredients = .success(Samples.sourced(ingredients))
    }

    let document = await recipes(arguments + ["--json"])

    #expect(document.notes.contains("Warning: 3 more entries of this list are not shown."))
    #expect(try document.json().contains("\"total\": 5\n"))
  }

  @Test(
    arguments: [
      ([], 5), (["areas"], 5), (["ingredients"], 5), (["list", "sea"], 6), (["search", "cake"], 4),
    ] as [([String], Int)]
  )
  func `entries that could not be read are in the total of their list`(
    arguments: [String],
    total: Int
  ) async throws {
    recipes.loseEntries(2)

    #expect(try await recipes(arguments + ["--json"]).json().contains("\"total\": \(total)\n"))
  }

  @Test func `the meals beside the categories tell what could not be read of them`() async throws {
    recipes.loseEntries(2)

    let text = try await recipes("--category", "sea").linear()

    #expect(text.contains(Self.words))
  }

  @Test func `a list of which nothing could be read is not called empty`() throws {
    let context = Samples.context
    let meals = EntryList<MealSummary>([], unreadableCount: 2)
    let found = FoundMeals.service(Samples.sourced(EntryList<Meal>([], unreadableCount: 2)))
    let categories = Samples.sourced(EntryList<MealCategory>([], unreadableCount: 2))
    let names = Samples.sourced(EntryList<ListedName>([], unreadableCount: 2))
    let list = MealList(listing: .cuisine("Indian"), meals: meals)

    let pages = [
      categoriesPage(CategoriesViewModel.State(categories: .loaded(categories)), context),
      namesPage(NamesViewModel.State(listing: .cuisines, names: .loaded(names)), context),
      mealsPage(.loaded(Samples.sourced(list)), context),
      mealSearchPage(
        MealSearchViewModel.State(search: .name("cake"), found: .loaded(Samples.sourced(found))),
        context
      ),
    ]

    for page in pages {
      #expect(page.content == .empty)
      #expect(WrittenScreen.linear(page.notice).contains(Self.words))
    }
  }

  @Test func `a list of which nothing could be read is loaded, and not empty`() async {
    let unreadable = Samples.sourced(EntryList<Cuisine>([], unreadableCount: 1))
    recipes.repository.prepare { $0.cuisines = .success(unreadable) }
    let viewModel = NamesViewModel(.cuisines, repository: recipes.repository)

    await viewModel.load(LoadRequest())

    let names = Samples.sourced(EntryList<ListedName>([], unreadableCount: 1))
    #expect(viewModel.state.names == .loaded(names))
  }

  @Test(arguments: [[], ["areas"], ["ingredients"]])
  func `a filter that nothing contains speaks only of what could be read`(list: [String]) async throws {
    recipes.loseEntries(2)

    let text = try await recipes(list + ["--filter", "zzz"]).linear()

    #expect(text.contains("Nothing that could be read contains 'zzz'."))
    #expect(text.contains(Self.words))
  }

  @Test(arguments: [
    ["list", "zzz"], ["list", "--area", "zzz"], ["list", "--ingredient", "zzz"], ["--category", "zzz"],
  ])
  func `what is not among the entries that could be read is not called missing`(
    arguments: [String]
  ) async {
    recipes.loseEntries(2)

    let run = await recipes(arguments)

    let error = "Error: Nothing that could be read is called 'zzz'. 2 entries could not be read.\n"
    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.hasPrefix(error))
  }

  @Test func `what is called like it is still suggested`() async {
    recipes.loseEntries(1)

    let run = await recipes("list", "food")

    #expect(run.errorOutput.hasSuffix("called 'food'. 1 entry could not be read. Did you mean 'Seafood'?"))
  }

  @Test func `a meal is not called missing when the search for it was not read as a whole`() async {
    let found = Samples.sourced(EntryList<Meal>([], unreadableCount: 1))
    recipes.repository.prepare { $0.searches[.name("abc")] = .success(found) }

    let run = await recipes("show", "abc")

    #expect(run.exitCode == .failed)
    #expect(
      run.errorOutput.hasPrefix(
        "Error: Nothing that could be read is called 'abc'. 1 entry could not be read.\n"
      )
    )
  }

  @Test func `parts of a recipe that could not be read are told`() async throws {
    var meal = Samples.cake
    meal.unreadableCount = 2
    recipes.repository.prepare { [meal] in $0.meal[meal.id] = .success(Samples.sourced(meal)) }

    let page = await recipes("show", "70001")
    let document = await recipes("show", "70001", "--json")
    let names = await recipes("show", "70001", "--json", "--fields", "name")

    #expect(WrittenScreen.linear(try #require(page.page).notice).contains(Self.words))
    #expect(page.notes.isEmpty, "the page says it")
    #expect(document.notes == ["Warning: \(Self.words)."])
    #expect(try document.json().contains("\"entries-unreadable\""))
    #expect(names.notes.isEmpty, "the recipe is not wanted")
  }

  @Test(
    arguments: [
      (3, 1, ["3 more tags of this meal are not shown", "1 more step of this meal is not shown"]),
      (1, 0, ["1 more tag of this meal is not shown"]),
      (0, 2000, ["2,000 more steps of this meal are not shown"]),
    ] as [(Int, Int, [String])]
  )
  func `tags and steps beyond the limits of a meal are told as not shown, by the name of their list`(
    tags: Int,
    steps: Int,
    words: [String]
  ) async throws {
    var meal = Samples.cake
    (meal.omittedTagCount, meal.omittedStepCount) = (tags, steps)
    recipes.repository.prepare { [meal] in $0.meal[meal.id] = .success(Samples.sourced(meal)) }

    let page = await recipes("show", "70001")
    let document = await recipes("show", "70001", "--json")
    let tagsAlone = await recipes("show", "70001", "--json", "--fields", "name,tags")
    let stepsAlone = await recipes("show", "70001", "--json", "--fields", "name,steps")

    let notice = WrittenScreen.linear(try #require(page.page).notice)
    #expect(words.allSatisfy { notice.contains($0) })
    #expect(notice.contains("more tag") == (tags > 0) && notice.contains("more step") == (steps > 0))
    let written = PlainWriter().render(try #require(page.page).notice, in: RenderEnvironment(width: 80))
    #expect(!written.contains("\n\n\n"), "one empty line between notices, at most")
    #expect(page.notes.isEmpty, "the page says it")
    #expect(document.notes == words.map { "Warning: \($0)." })
    #expect(try document.json().contains("\"tags-omitted\"") == (tags > 0))
    #expect(try document.json().contains("\"steps-omitted\"") == (steps > 0))
    #expect(tagsAlone.notes.count == (tags > 0 ? 1 : 0), "steps are not wanted")
    #expect(stepsAlone.notes.count == (steps > 0 ? 1 : 0), "tags are not wanted")
  }

  @Test func `of meals on the shopping list it is told whose recipe could not be read as a whole`() async {
    var (cake, bread) = (Samples.cake, Samples.bread)
    cake.unreadableCount = 1
    recipes.repository.prepare { [cake] in $0.meal[cake.id] = .success(Samples.sourced(cake)) }

    let one = await recipes("shopping", "add", "70001", "70002")
    bread.unreadableCount = 2
    recipes.repository.prepare { [bread] in $0.meal[bread.id] = .success(Samples.sourced(bread)) }
    let both = await recipes("shopping", "add", "70001", "70002")

    let name = "70001 (Jordgubbstårta)"
    #expect(one.exitCode == .done)
    #expect(
      one.notes.dropFirst() == [
        "Parts of the recipe for \(name) could not be read; ingredients may be missing."
      ]
    )
    #expect(
      both.notes.dropFirst() == [
        "Parts of the recipes for \(name) and 70002 (Everyday bread) could not be read; "
          + "ingredients may be missing."
      ]
    )
  }

  @Test func `a meal none of whose ingredients could be read is not called one without`() async {
    var meal = Samples.bare
    (meal.isWithoutRecipe, meal.unreadableCount) = (false, 2)
    recipes.repository.prepare { [meal] in $0.meal[meal.id] = .success(Samples.sourced(meal)) }

    let run = await recipes("shopping", "add", "7")

    #expect(run.exitCode == .failed)
    #expect(
      run.errorOutput.hasPrefix(
        "Error: No ingredients of 7 could be read. 2 entries could not be read.\n"
      )
    )
  }

  @Test func `what could not be read is told one line above that a page may be out of date`() {
    var meal = Samples.cake
    meal.unreadableCount = 1
    let categories = Samples.sourced(
      EntryList([Samples.seafood], unreadableCount: 1),
      kind: .stored,
      staleness: .offline
    )

    for page in [
      categoriesPage(CategoriesViewModel.State(categories: .loaded(categories)), Samples.context),
      mealPage(
        MealViewModel.State(meal: .loaded(Samples.sourced(meal, kind: .stored, staleness: .offline))),
        Samples.context
      ),
    ] {
      let text = WrittenScreen.plain(page.notice, widths: [80])
      #expect(text.contains("1 entry could not be read and is left out"))
      #expect(text.contains("\n\n") && !text.contains("\n\n\n"))
    }
  }

  @Test func `a recipe of which nothing could be read is not called missing`() {
    var meal = Samples.bare
    (meal.isWithoutRecipe, meal.unreadableCount) = (false, 2)

    let page = mealPage(MealViewModel.State(meal: .loaded(Samples.sourced(meal))), Samples.context)

    let text = WrittenScreen.linear(page.element(in: Samples.context))
    #expect(text.contains(Self.words))
    #expect(!text.contains(Strings(.english).recipeMissing.string))
  }

  @Test func `in Chinese it is told with the same care`() async throws {
    let recipes = RecipesRun(in: .simplifiedChinese)
    recipes.loseEntries(2)

    let failed = await recipes("list", "zzz")
    let filtered = await recipes("--filter", "zzz")

    #expect(failed.errorOutput.hasPrefix("错误：可读取的内容中没有“zzz”。有2项无法读取。\n"))
    let page = try #require(filtered.page)
    let text = WrittenScreen.linear(page.content, in: .simplifiedChinese)
    #expect(text.contains("可读取的内容都不包含“zzz”。"))
  }
}

extension RecipesRun {
  /// Adds entries that cannot be read to every list that is prepared.
  fileprivate func loseEntries(_ count: Int) {
    repository.prepare { answers in
      answers.categories = answers.categories.map { $0.losing(count) }
      answers.cuisines = answers.cuisines.map { $0.losing(count) }
      answers.ingredients = answers.ingredients.map { $0.losing(count) }
      answers.meals = answers.meals.mapValues { list in list.map { $0.losing(count) } }
      answers.searches = answers.searches.mapValues { list in list.map { $0.losing(count) } }
    }
  }
}

extension Fetched {
  fileprivate func losing<Entry>(_ count: Int) -> Fetched<EntryList<Entry>>
  where Value == EntryList<Entry> {
    map { list in EntryList(list.entries, unreadableCount: count) }
  }
}
