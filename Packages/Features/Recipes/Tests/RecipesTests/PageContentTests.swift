import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import RecipesDomain
import RecipesFakes
import Testing

@testable import Recipes

/// What pages say of their source, where their rows lead, and how long their texts are.
@Suite struct PageContentTests {
  private static let words = (1...100).map { "word\($0)" }.joined(separator: " ")

  private let context = Samples.context

  @Test func `every page that is out of date says so`() {
    func stale<Value>(_ value: Value) -> Fetched<Value> {
      Samples.sourced(value, kind: .stored, staleness: .offline)
    }
    let found = FoundMeals.service(stale([Samples.cake]))

    let pages = [
      categoriesPage(CategoriesViewModel.State(categories: .loaded(stale([Samples.seafood]))), context),
      namesPage(NamesViewModel.State(listing: .ingredients, names: .loaded(stale(Samples.known))), context),
      mealPage(MealViewModel.State(meal: .loaded(stale(Samples.cake))), context),
      mealSearchPage(
        MealSearchViewModel.State(search: .name("cake"), found: .loaded(Samples.sourced(found))),
        context
      ),
    ]

    let notice = SourceFacts.notice(stale(1).provenance, context)
    for page in pages { #expect(page.notice == notice) }
  }

  @Test(arguments: [(.unavailable, true), (nil, false)] as [(StaleReason?, Bool)])
  func `categories beside a meal say that they may be out of date`(staleness: StaleReason?, isSaid: Bool) {
    let state = PanesViewModel.State(
      categories: .loaded(Samples.sourced([Samples.seafood], kind: .stored, staleness: staleness)),
      list: .init(category: Samples.seafood, meals: .loaded(Samples.sourced(Samples.meals))),
      meal: .loaded(Samples.sourced(Samples.cake))
    )

    let pane = lines(of: panesPage(state, context), width: 160).map { $0.prefix { $0 != "│" } }
    let words = pane.joined(separator: " ").split { $0 == " " || $0 == "▎" }.joined(separator: " ")

    #expect(words.contains("may be out of date") == isSaid)
  }

  @Test(arguments: [
    (Language.english, "The response has no recipe for this meal."),
    (.simplifiedChinese, "响应中缺少此菜肴的菜谱。"),
  ])
  func `that there is no recipe is told of the service only when it says so`(
    language: Language,
    missing: String
  ) {
    let context = Samples.context(in: language)
    func text(_ meal: Meal) -> String {
      let page = mealPage(MealViewModel.State(meal: .loaded(Samples.sourced(meal))), context)
      return PlainWriter().render(page.element(in: context), in: RenderEnvironment(width: 100))
    }
    let none = Strings(language).nothingKnown.string

    #expect(text(Samples.bare).contains(none) && !text(Samples.bare).contains(missing))
    #expect(text(Meal(id: Samples.bare.id)).contains(missing))
    #expect(!text(Meal(id: Samples.bare.id)).contains(none))
  }

  @Test func `an amount that was not scaled says so in its row, and only among scaled ones`() {
    func rows(_ servings: Servings?) -> [String] {
      var meal = Meal(id: Meal.ID(rawValue: "1"))
      meal.ingredients = ["2kg cut into 3cm cubes", "2 tsp"].enumerated().map {
        Ingredient(position: $0.offset + 1, name: "Lamb", measure: Measure($0.element))
      }
      let scaled = servings.map { meal.scaled(by: $0.scale) } ?? meal
      let state = MealViewModel.State(servings: servings, meal: .loaded(Samples.sourced(scaled)))
      return lines(of: mealPage(state, context), width: 80).map(String.init).filter { $0.hasPrefix("Lamb") }
    }

    #expect(rows(nil).map { $0.contains("not scaled") } == [false, false])
    #expect(rows(Servings(8)).map { $0.contains("2kg cut into 3cm cubes (not scaled)") } == [true, false])
    #expect(rows(Servings(8)).last?.contains("4 tsp") == true)
  }

  @Test func `a meal can be shopped for and made a favourite, each at a place of its own`() {
    func actions(_ meal: Meal) -> [Action] {
      mealPage(MealViewModel.State(meal: .loaded(Samples.sourced(meal))), context).actions
    }
    let strings = Strings(.english)
    func favourite(_ id: String) -> Action {
      Action(strings.makeFavourite, Route("recipes", "favourites", "add", id), .changes, place: 1)
    }
    let shopping = Action(
      strings.shopForIt,
      Route("recipes", "shopping", "add", "70002"),
      .changes,
      place: 0
    )

    #expect(actions(Samples.bread) == [shopping, favourite("70002")])
    #expect(actions(Samples.bare) == [favourite("7")])
  }

  @Test func `every row opens what it names`() {
    let categories = page(of: [Samples.seafood, Samples.side]).groups.flatMap(\.items)
    let favourites = PartialList(Samples.favourites)
    let meals = favouritesPage(.loaded(Samples.sourced(favourites)), context).groups.flatMap(\.items)

    #expect(categories.map(\.id) == ["1", "2"])
    #expect(
      categories.map(\.route) == [
        Route("recipes", "list", "Seafood"), Route("recipes", "list", "Side Dish & Bread"),
      ]
    )
    #expect(meals.map(\.id) == ["70001", "70102"])
    #expect(meals.map(\.route) == [.meal(Samples.cake.id), .meal(Samples.crab.id)])
  }

  @Test(arguments: [(NameListing.cuisines, "area"), (.ingredients, "ingredient")])
  func `a name opens the meals of its kind`(listing: NameListing, option: String) {
    let names = [ListedName(Cuisine(name: "Indian"))]
    let state = NamesViewModel.State(listing: listing, names: .loaded(Samples.sourced(names)))

    let items = namesPage(state, context).groups.flatMap(\.items)

    #expect(items.map(\.route) == [Route("recipes", "list").with(option, "Indian")])
  }

  @Test func `the rows beside each other that can be chosen are those of the last list`() {
    let categories = LoadState<EntryList<MealCategory>, RecipesFailure>.loaded(
      Samples.sourced([Samples.seafood, Samples.dessert])
    )
    let list = PanesViewModel.State.List(
      category: Samples.seafood,
      meals: .loaded(Samples.sourced(Samples.meals))
    )

    let pages = [
      PanesViewModel.State(categories: categories),
      PanesViewModel.State(categories: categories, list: list),
      PanesViewModel.State(categories: categories, list: list, meal: .loaded(Samples.sourced(Samples.cake))),
    ].map { panesPage($0, context) }

    #expect(pages.map(\.title) == ["Recipes", "Seafood", "Jordgubbstårta"])
    #expect(pages[0].groups.flatMap(\.items).map(\.id) == ["1", "3"])
    #expect(pages[1].groups.flatMap(\.items).map(\.id) == Samples.meals.map(\.id.rawValue))
    #expect(pages[2].groups.flatMap(\.items).isEmpty)
  }

  @Test(arguments: [
    ("Beef", "◆"), ("CHICKEN", "◆"), ("Goat", "◆"), ("Lamb", "◆"), ("Pork", "◆"), ("Seafood", "≈"),
    ("Vegan", "❋"), ("Vegetarian", "❋"), ("Dessert", "◈"), ("Breakfast", "◉"), ("Miscellaneous", "◉"),
    ("Pasta", "◉"), ("Side", "◉"), ("Starter", "◉"),
  ])
  func `a category has the picture of its kind`(name: String, picture: String) {
    let category = MealCategory(id: .init(rawValue: "1"), name: name, description: nil)

    let row = page(of: [category]).groups.first?.items.first?.row

    #expect(row?.icon?.unicode.string == picture)
  }

  @Test(arguments: [(99, 2), (100, 3)])
  func `a long description of a category has two lines in a list and three on a card`(
    width: Int,
    count: Int
  ) {
    let category = MealCategory(id: .init(rawValue: "1"), name: "Soup", description: Self.words)

    #expect(lines(of: page(of: [category]), width: width).count { $0.contains("word") } == count)
  }

  @Test func `a long description above the meals of a category has four lines`() {
    let category = MealCategory(id: .init(rawValue: "1"), name: "Soup", description: Self.words)
    let list = MealList(listing: .category(category), meals: Samples.meals)

    let lines = lines(of: mealsPage(.loaded(Samples.sourced(list)), context), width: 100)

    #expect(lines.count { $0.contains("word") } == 4)
  }

  @Test func `a long name among many has two lines`() {
    let names = ((1...12).map { "Herb \($0)" } + [Self.words]).map { ListedName(Cuisine(name: $0)) }
    let state = NamesViewModel.State(listing: .cuisines, names: .loaded(Samples.sourced(names)))

    let lines = lines(of: namesPage(state, context), width: 100)

    #expect(lines.count { $0.contains("word") } == 2)
  }

  @Test(arguments: [(nil, 1), ("About it.", 3)] as [(String?, Int)])
  func `names without descriptions stand close together`(description: String?, distance: Int) throws {
    let names = ["Salt", "Thyme"].map {
      ListedName(KnownIngredient(id: .init(rawValue: $0), name: $0, description: description))
    }
    let state = NamesViewModel.State(listing: .ingredients, names: .loaded(Samples.sourced(names)))

    let lines = lines(of: namesPage(state, context), width: 100)

    let first = try #require(lines.firstIndex { $0.contains("Salt") })
    let second = try #require(lines.firstIndex { $0.contains("Thyme") })
    #expect(second - first == distance)
  }

  @Test func `categories without descriptions stand close together`() throws {
    let categories = ["Soup", "Salad"].map {
      MealCategory(id: .init(rawValue: $0), name: $0, description: nil)
    }

    let lines = lines(of: page(of: categories), width: 80)

    let first = try #require(lines.firstIndex { $0.contains("Soup") })
    let second = try #require(lines.firstIndex { $0.contains("Salad") })
    #expect(second - first == 1)
  }

  private func page(of categories: [MealCategory]) -> Page {
    categoriesPage(CategoriesViewModel.State(categories: .loaded(Samples.sourced(categories))), context)
  }

  private func lines(of page: Page, width: Int) -> [Substring] {
    PlainWriter().render(page.element(in: context), in: RenderEnvironment(width: width))
      .split(separator: "\n", omittingEmptySubsequences: false)
  }
}
