import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import RecipesDomain
import RecipesFakes

@testable import Recipes

/// A screen that is worth looking at, in any language.
struct ScreenSample: Sendable, CustomStringConvertible {
  let name: String
  /// The widths in columns at which it looks different.
  let widths: [Int]
  private let view: @Sendable (ViewContext) -> Element

  var description: String { name }

  init(
    _ name: String,
    widths: [Int] = WrittenScreen.usualWidths,
    _ view: @escaping @Sendable (ViewContext) -> Element
  ) {
    self.name = name
    self.widths = widths
    self.view = view
  }

  private init(_ name: String, page: @escaping @Sendable (ViewContext) -> Page) {
    self.init(name) { page($0).element(in: $0) }
  }

  func element(in language: Language = .english) -> Element {
    view(Samples.context(in: language))
  }

  /// The main screens in every form, all others without styles.
  static func written(in language: Language) -> [WrittenScreen] {
    let prefix = language == .english ? "" : language.tag + "."
    return main.flatMap {
      WrittenScreen.everyForm(
        of: $0.element(in: language),
        named: prefix + $0.name,
        in: language,
        widths: $0.widths
      )
    }
      + others.map {
        WrittenScreen.plain(
          $0.element(in: language),
          named: prefix + $0.name,
          in: language,
          widths: $0.widths
        )
      }
  }

  static var all: [ScreenSample] { main + others }

  /// One of each kind.
  private static let main = [
    categories("categories", .loaded(Samples.sourced(allCategories))),
    meals("meals", .loaded(list(Samples.meals))),
    meal("meal", .loaded(Samples.sourced(Samples.cake))),
    panes("columns", beside(Samples.desserts)),
    search("search", .name("cake"), .service(Samples.sourced([Samples.cake, Samples.bread]))),
    ScreenSample("favourites", page: { favouritesPage(stored(PartialList(Samples.favourites)), $0) }),
    ScreenSample("shopping", page: { shoppingPage(stored(Samples.shopping), $0) }),
  ]

  private static var others: [ScreenSample] { browsing + opened + searches + local }

  private static let browsing = [
    categories("categories-loading", .loading),
    categories("categories-refreshing", .refreshing(Samples.sourced([Samples.seafood]))),
    categories("categories-empty", .empty(Samples.sourced([]))),
    categories("categories-filtered", .loaded(Samples.sourced(allCategories)), filter: "side"),
    categories("categories-filtered-away", .loaded(Samples.sourced(allCategories)), filter: "\u{1B}[31mx"),
    categories("categories-failed", .failed(.service(.malformed(.notJSON)), previous: nil)),
    categories(
      "categories-not-refreshed",
      .failed(.service(.timedOut), previous: Samples.sourced([Samples.seafood]))
    ),
    names(
      "areas",
      .cuisines,
      .loaded(Samples.sourced((1...40).map { ListedName(Cuisine(name: "Cuisine \($0)")) }))
    ),
    names("ingredients-filtered", .ingredients, .loaded(Samples.sourced(Samples.known)), filter: "fish"),
    names("ingredients-filtered-away", .ingredients, .loaded(Samples.sourced(Samples.known)), filter: "x"),
    names("areas-empty", .cuisines, .empty(Samples.sourced([]))),
    names("areas-loading", .cuisines, .loading),
    names("areas-failed", .cuisines, .failed(.service(.offline), previous: nil)),
    meals("meals-loading", .loading),
    meals("meals-empty", .empty(list([]))),
    meals("meals-failed", .failed(.service(.offline), previous: nil)),
    meals(
      "meals-unknown",
      .failed(.unknown(.category, asked: "food", like: [.init(name: "Seafood")]), previous: nil)
    ),
    meals("meals-stale", .loaded(list(Samples.meals, kind: .stored, staleness: .offline))),
    meals("area-empty", .empty(list([], .cuisine("Indian")))),
    meals("ingredient", .loaded(list([Samples.soup], .ingredient("Fish")))),
    panes(
      "columns-nothing-chosen",
      PanesViewModel.State(categories: .loaded(Samples.sourced(allCategories)))
    ),
    panes("columns-no-meal", besideSeafood(nil)),
    panes(
      "columns-many",
      beside(RecipesSamples.summaries(101...160) + Samples.desserts + RecipesSamples.summaries(161...220))
    ),
    panes("columns-failed", besideSeafood(.failed(.service(.offline), previous: nil))),
  ]

  private static let opened = [
    meal("meal-loading", .loading),
    meal("meal-failed", .failed(.service(.unavailable), previous: nil)),
    meal("meal-scaled", .loaded(Samples.sourced(Samples.cake)), Servings(6, from: 3)),
    meal("meal-base-assumed", .loaded(Samples.sourced(Samples.cake)), Servings(6)),
    meal("meal-bare", .loaded(Samples.sourced(Samples.bare))),
    meal("meal-hostile", .loaded(Samples.sourced(Samples.hostile))),
  ]

  private static let searches = [
    ScreenSample(
      "searching",
      page: { mealSearchPage(MealSearchViewModel.State(search: .name("cake"), found: .loading), $0) }
    ),
    search("search-nothing", .firstLetter("x"), .service(Samples.sourced([]))),
    search("search-seen", .name("cake"), .history(Samples.history, because: .offline)),
    search("search-fields", .fields("flour", in: [.ingredient]), .history([], because: nil)),
    ScreenSample(
      "search-failed",
      page: {
        mealSearchPage(
          MealSearchViewModel.State(
            search: .name("cake"),
            found: .failed(.persistence(.madeByNewerVersion), previous: nil)
          ),
          $0
        )
      }
    ),
  ]

  private static let local = [
    ScreenSample("favourites-empty", page: { favouritesPage(stored(PartialList([])), $0) }),
    ScreenSample("shopping-empty", page: { shoppingPage(stored(ShoppingList([])), $0) }),
  ]
}

extension ScreenSample {
  private typealias State<Value> = LoadState<Value, RecipesFailure>

  private static let allCategories = [Samples.seafood, Samples.side, Samples.dessert]

  private static func categories(
    _ name: String,
    _ categories: State<EntryList<MealCategory>>,
    filter: String? = nil
  ) -> ScreenSample {
    let state = CategoriesViewModel.State(categories: categories, filter: filter)
    return ScreenSample(name, page: { categoriesPage(state, $0) })
  }

  private static func names(
    _ name: String,
    _ listing: NameListing,
    _ names: State<EntryList<ListedName>>,
    filter: String? = nil
  ) -> ScreenSample {
    let state = NamesViewModel.State(listing: listing, names: names, filter: filter)
    return ScreenSample(name, page: { namesPage(state, $0) })
  }

  private static func meals(_ name: String, _ meals: State<MealList>) -> ScreenSample {
    ScreenSample(name, page: { mealsPage(meals, $0) })
  }

  private static func list(
    _ meals: EntryList<MealSummary>,
    _ listing: MealListing = .category(Samples.seafood),
    kind: Provenance.Kind = .network,
    staleness: StaleReason? = nil
  ) -> Fetched<MealList> {
    Samples.sourced(MealList(listing: listing, meals: meals), kind: kind, staleness: staleness)
  }

  private static func meal(_ name: String, _ meal: State<Meal>, _ servings: Servings? = nil) -> ScreenSample {
    var meal = meal
    if let servings, case .loaded(let whole) = meal {
      meal = .loaded(whole.map { $0.scaled(by: servings.scale) })
    }
    let state = MealViewModel.State(servings: servings, meal: meal)
    return ScreenSample(name, page: { mealPage(state, $0) })
  }

  private static func search(_ name: String, _ search: MealSearch, _ found: FoundMeals) -> ScreenSample {
    let state = MealSearchViewModel.State(search: search, found: .loaded(Samples.sourced(found)))
    return ScreenSample(name, page: { mealSearchPage(state, $0) })
  }

  private static func panes(_ name: String, _ state: PanesViewModel.State) -> ScreenSample {
    ScreenSample(name, widths: WrittenScreen.usualWidths + [160]) { panesPage(state, $0).element(in: $0) }
  }

  private static func beside(_ meals: [MealSummary]) -> PanesViewModel.State {
    PanesViewModel.State(
      categories: .loaded(Samples.sourced(allCategories)),
      list: .init(category: Samples.dessert, meals: .loaded(Samples.sourced(meals))),
      meal: .loaded(Samples.sourced(Samples.cake))
    )
  }

  private static func besideSeafood(_ meal: State<Meal>?) -> PanesViewModel.State {
    PanesViewModel.State(
      categories: .loaded(Samples.sourced(allCategories)),
      list: .init(category: Samples.seafood, meals: .loaded(Samples.sourced(Samples.meals))),
      meal: meal
    )
  }

  private static func stored<Value>(_ value: Value) -> State<Value> {
    .loaded(Samples.sourced(value, kind: .stored))
  }
}
