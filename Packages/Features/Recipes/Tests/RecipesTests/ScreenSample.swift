import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Recipes
import RecipesDomain
import RecipesFakes

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

  init(_ name: String, _ state: RecipesState, _ layout: RecipesLayout) {
    self.init(name, widths: WrittenScreen.usualWidths + (layout == .columns ? [160] : [])) {
      recipesView(state, layout, $0)
    }
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
    ScreenSample("categories", loaded, .categories),
    ScreenSample("meals", chosen, .meals),
    ScreenSample("meal", opened(MealChoice(.meal(Samples.cake.id))), .meal),
    ScreenSample("columns", beside(Samples.desserts), .columns),
    ScreenSample("search") {
      mealSearchView(.found(.name("cake"), .service(Samples.sourced([Samples.cake, Samples.bread]))), $0)
    },
    ScreenSample("favourites") { favouritesView(Samples.favourites, $0) },
    ScreenSample("shopping") { shoppingView(Samples.shopping, $0) },
  ]

  private static var others: [ScreenSample] { browsing + meals + searches + kept }

  private static let browsing = [
    ScreenSample("categories-loading", RecipesState(categories: .loading), .categories),
    ScreenSample(
      "categories-refreshing",
      RecipesState(categories: .refreshing(Samples.sourced([Samples.seafood]))),
      .categories
    ),
    ScreenSample("categories-empty", RecipesState(categories: .empty(Samples.sourced([]))), .categories),
    ScreenSample("categories-filtered", filtered("side"), .categories),
    ScreenSample("categories-filtered-away", filtered("\u{1B}[31mx"), .categories),
    ScreenSample("categories-failed", failed(.malformed(.notJSON)), .categories),
    ScreenSample(
      "categories-not-refreshed",
      RecipesState(categories: .failed(.timedOut, previous: Samples.sourced([Samples.seafood]))),
      .categories
    ),
    ScreenSample(
      "areas",
      names(.areas, (1...40).map { ListedName(MealArea(name: "Kitchen \($0)")) }),
      .names
    ),
    ScreenSample("ingredients-filtered", names(.ingredients, Samples.known, filter: "fish"), .names),
    ScreenSample("ingredients-filtered-away", names(.ingredients, Samples.known, filter: "x"), .names),
    ScreenSample("areas-empty", RecipesState(names: Chosen(.areas, .empty(Samples.sourced([])))), .names),
    ScreenSample("areas-loading", RecipesState(names: Chosen(.areas, .loading)), .names),
    ScreenSample(
      "areas-failed",
      RecipesState(names: Chosen(.areas, .failed(.offline, previous: nil))),
      .names
    ),
    ScreenSample("meals-loading", list(.loading), .meals),
    ScreenSample("meals-empty", list(.empty(Samples.sourced([]))), .meals),
    ScreenSample("meals-failed", list(.failed(.offline, previous: nil)), .meals),
    ScreenSample(
      "meals-stale",
      list(.loaded(Samples.sourced(Samples.meals, kind: .stored, staleness: .offline))),
      .meals
    ),
    ScreenSample("area-empty", list(.empty(Samples.sourced([])), .area("Indian")), .meals),
    ScreenSample("ingredient", list(.loaded(Samples.sourced([Samples.soup])), .ingredient("Fish")), .meals),
    ScreenSample("columns-nothing-chosen", loaded, .columns),
    ScreenSample("columns-no-meal", chosen, .columns),
    ScreenSample("columns-many", many, .columns),
    ScreenSample("columns-failed", meal(.failed(.offline, previous: nil)), .columns),
  ]

  private static let meals = [
    ScreenSample("meal-loading", meal(.loading), .meal),
    ScreenSample("meal-failed", meal(.failed(.unavailable, previous: nil)), .meal),
    ScreenSample(
      "meal-scaled",
      opened(MealChoice(.meal(Samples.cake.id), servings: Servings(6, from: 3))),
      .meal
    ),
    ScreenSample(
      "meal-base-assumed",
      opened(MealChoice(.meal(Samples.cake.id), servings: Servings(6))),
      .meal
    ),
    ScreenSample("meal-bare", meal(.loaded(Samples.sourced(Samples.bare))), .meal),
    ScreenSample("meal-hostile", meal(.loaded(Samples.sourced(Samples.hostile))), .meal),
  ]

  private static let searches = [
    ScreenSample("searching") { mealSearchView(.searching(.name("cake")), $0) },
    ScreenSample("search-nothing") {
      mealSearchView(.found(.letter("x"), .service(Samples.sourced([]))), $0)
    },
    ScreenSample("search-seen") {
      mealSearchView(.found(.name("cake"), .seen(Samples.seen, because: .offline)), $0)
    },
    ScreenSample("search-fields") {
      mealSearchView(.found(.seen("flour", [.ingredient]), .seen([], because: nil)), $0)
    },
    ScreenSample("search-failed") {
      mealSearchView(.failed(.name("cake"), .keeping(.madeByNewerVersion)), $0)
    },
  ]

  private static let kept = [
    ScreenSample("favourites-empty") { favouritesView([], $0) },
    ScreenSample("shopping-empty") { shoppingView(ShoppingList([]), $0) },
  ]

  private static let loaded = RecipesState(
    categories: .loaded(Samples.sourced([Samples.seafood, Samples.side, Samples.dessert]))
  )
  private static let chosen = list(.loaded(Samples.sourced(Samples.meals)))

  private static let many = beside(
    RecipesSamples.summaries(101...160) + Samples.desserts + RecipesSamples.summaries(161...220)
  )

  private static func beside(_ meals: [MealSummary]) -> RecipesState {
    var state = opened(MealChoice(.meal(Samples.cake.id)))
    state.list = Chosen(.category(Samples.dessert), .loaded(Samples.sourced(meals)))
    return state
  }

  private static func names(
    _ listing: NameListing,
    _ names: [ListedName],
    filter: String? = nil
  ) -> RecipesState {
    RecipesState(filter: filter, names: Chosen(listing, .loaded(Samples.sourced(names))))
  }

  private static func filtered(_ text: String) -> RecipesState {
    RecipesState(categories: loaded.categories, filter: text)
  }

  private static func failed(_ error: ServiceError) -> RecipesState {
    RecipesState(categories: .failed(error, previous: nil))
  }

  private static func list(
    _ content: LoadState<[MealSummary]>,
    _ listing: MealListing = .category(Samples.seafood)
  ) -> RecipesState {
    RecipesState(categories: loaded.categories, list: Chosen(listing, content))
  }

  private static func meal(_ content: LoadState<Meal>) -> RecipesState {
    RecipesState(
      categories: loaded.categories,
      list: chosen.list,
      meal: Chosen(MealChoice(.meal(Samples.cake.id)), content)
    )
  }

  private static func opened(_ choice: MealChoice) -> RecipesState {
    let meal =
      choice.servings.flatMap { ServingScale(from: $0.base, to: $0.wanted) }.map(Samples.cake.scaled)
    return RecipesState(
      categories: loaded.categories,
      list: chosen.list,
      meal: Chosen(choice, .loaded(Samples.sourced(meal ?? Samples.cake)))
    )
  }
}
