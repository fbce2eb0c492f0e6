import DesignKit
import DomainKernel
import FeatureKit
import RecipesDomain
import RecipesFakes
import Testing

@testable import Recipes

@Suite struct PageWidthTests {
  private static let long = String(repeating: "m", count: 300)

  @Test(arguments: [
    "categories", "names", "description", "tags", "steps", "to buy", "bought",
  ])
  func `no text of a page is wider than can be read`(text: String) throws {
    let shown = try #require(page(withLong: text))

    let lines = written(shown, width: 99).filter { $0.contains("mmmm") }

    #expect(lines.map(CellWidth().cells).max() == 88)
  }

  @Test(arguments: [(99, 0, 88), (100, 46, 100), (121, 47, 121), (200, 86, 174)])
  func `steps stand beside the ingredients from 100 columns on`(width: Int, start: Int, end: Int) throws {
    let page = mealPage(MealViewModel.State(meal: .loaded(Samples.sourced(recipe))), Samples.context)

    let line = try #require(written(page, width: width).first { $0.contains("1. mmmm") })

    let step = try #require(line.firstRange(of: "1. "))
    #expect(CellWidth().cells(of: String(line[..<step.lowerBound])) == start)
    #expect(CellWidth().cells(of: line) == end)
  }

  @Test(arguments: [
    ("meals", 73, 1), ("meals", 74, 2), ("search", 97, 1), ("search", 98, 2), ("favourites", 97, 1),
    ("favourites", 98, 2), ("names", 37, 1), ("names", 38, 2), ("categories", 99, 1), ("categories", 100, 2),
    ("categories", 147, 2), ("categories", 148, 3),
  ])
  func `as many entries stand beside each other as there is room for`(
    list: String,
    width: Int,
    count: Int
  ) throws {
    let shown = try #require(page(listing: list))

    let line = try #require(written(shown, width: width).first { $0.contains("Dish a") })

    #expect(["Dish a", "Dish b", "Dish c"].filter(line.contains).count == count)
  }

  @Test(arguments: [(148, 34), (149, 35), (154, 40), (155, 41), (156, 41)])
  func `the meal beside the lists grows first, then the names of meals`(width: Int, names: Int) throws {
    let columns = try #require(ScreenSample.all.first { $0.name == "columns" })

    let text = PlainWriter().render(columns.element(), in: RenderEnvironment(width: width))

    let parts = try #require(text.split(separator: "\n").first { $0.contains("│") }).split(separator: "│")
    #expect(parts[1].count == names + 2)
  }

  private func written(_ page: Page, width: Int) -> [String] {
    PlainWriter().render(page.element(in: Samples.context), in: RenderEnvironment(width: width))
      .split(separator: "\n").map(String.init)
  }

  /// A meal with one step, which is long.
  private var recipe: Meal {
    var meal = Meal(id: Meal.ID(rawValue: "1"))
    meal.ingredients = [Ingredient(position: 1, name: "Salt")]
    meal.steps = [Step(Self.long)]
    return meal
  }

  private func page(withLong text: String) -> Page? {
    let context = Samples.context
    var meal = Meal(id: Meal.ID(rawValue: "1"))
    let category = MealCategory(id: .init(rawValue: "1"), name: "Soup", description: Self.long)
    switch text {
    case "categories":
      return categoriesPage(
        CategoriesViewModel.State(categories: .loaded(Samples.sourced([category]))),
        context
      )
    case "names":
      let name = ListedName(
        KnownIngredient(id: .init(rawValue: "1"), name: "Salt", description: Self.long)
      )
      return namesPage(
        NamesViewModel.State(listing: .ingredients, names: .loaded(Samples.sourced([name]))),
        context
      )
    case "description":
      let list = MealList(listing: .category(category), meals: Samples.meals)
      return mealsPage(.loaded(Samples.sourced(list)), context)
    case "tags", "steps":
      if text == "tags" { meal.tags = [Self.long] } else { meal.steps = [Step(Self.long)] }
      return mealPage(MealViewModel.State(meal: .loaded(Samples.sourced(meal))), context)
    case "to buy", "bought":
      var entry = ShoppingEntry(
        Ingredient(position: 1, name: "Salt"),
        of: MealSummary(id: meal.id, name: Self.long),
        addedAt: Samples.now
      )
      entry.isTicked = text == "bought"
      return shoppingPage(.loaded(Samples.sourced(ShoppingList([entry]))), context)
    default: return nil
    }
  }

  private func page(listing list: String) -> Page? {
    let context = Samples.context
    let names = "abcdefghijklm".map { "Dish \($0)" }
    let meals = zip(1..., names).map { MealSummary(id: Meal.ID(rawValue: "\($0)"), name: $1) }
    switch list {
    case "meals":
      let list = MealList(listing: .cuisine("Swedish"), meals: EntryList(meals))
      return mealsPage(.loaded(Samples.sourced(list)), context)
    case "search":
      let found = FoundMeals.history(meals.map { HistoryMeal($0, seenAt: Samples.now) }, because: nil)
      return mealSearchPage(
        MealSearchViewModel.State(search: .name("dish"), found: .loaded(Samples.sourced(found))),
        context
      )
    case "favourites":
      let favourites = meals.map { FavouriteMeal($0, addedAt: Samples.now) }
      return favouritesPage(.loaded(Samples.sourced(PartialList(favourites))), context)
    case "names":
      let cuisines = names.map { ListedName(Cuisine(name: $0)) }
      return namesPage(
        NamesViewModel.State(listing: .cuisines, names: .loaded(Samples.sourced(cuisines))),
        context
      )
    case "categories":
      let categories = names.map {
        MealCategory(id: .init(rawValue: $0), name: $0, description: "About it.")
      }
      return categoriesPage(
        CategoriesViewModel.State(categories: .loaded(Samples.sourced(categories))),
        context
      )
    default: return nil
    }
  }
}
