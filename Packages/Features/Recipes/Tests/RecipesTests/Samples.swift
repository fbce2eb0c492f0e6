import DomainKernel
import FeatureKit
import Foundation
import LocalizationKit
import RecipesDomain
import RecipesFakes

@testable import Recipes

/// Categories, meals and lists that show everything a screen can.
enum Samples {
  static let now = RecipesSamples.fetchedAt.addingTimeInterval(3 * 60)
  static let context = context(in: .english)

  static func context(in language: Language) -> ViewContext {
    ViewContext(
      now: now,
      language: language,
      backendLabel: language.choose(en: "sandbox", zhHans: "沙盒")
    )
  }

  static func sourced<Value>(
    _ value: Value,
    kind: Provenance.Kind = .network,
    staleness: StaleReason? = nil
  ) -> Fetched<Value> {
    Fetched(
      value,
      provenance: Provenance(kind: kind, fetchedAt: RecipesSamples.fetchedAt, staleness: staleness)
    )
  }

  /// A whole list.
  static func sourced<Entry>(
    _ entries: [Entry],
    kind: Provenance.Kind = .network,
    staleness: StaleReason? = nil
  ) -> Fetched<EntryList<Entry>> {
    sourced(EntryList(entries), kind: kind, staleness: staleness)
  }

  static let seafood = RecipesSamples.categories[0]
  static let side = RecipesSamples.categories[1]
  static let dessert = RecipesSamples.categories[2]

  static let soup = summary("70101", "Skärgårdssoppa")
  static let crab = summary("70102", "香辣蟹 Chilli Crab")
  static let chowder = summary("70103", "Slow chowder of smoked haddock, leeks and new potatoes")
  static let nameless = MealSummary(id: Meal.ID(rawValue: "meal/with a long id"), name: nil)
  static let meals: EntryList<MealSummary> = [soup, crab, chowder, nameless]

  static let ingredients = ["Fish", "Fish Stock", "Crème fraîche"].enumerated().map { index, name in
    KnownIngredient(id: KnownIngredient.ID(rawValue: String(index)), name: name)
  }

  static let known: EntryList<ListedName> = [
    ListedName(
      KnownIngredient(
        id: KnownIngredient.ID(rawValue: "1"),
        name: "Fish Stock",
        description: "What is left in the pot when the bones of fish have been boiled for half an hour.",
        kind: "Stock"
      )
    ),
    ListedName(ingredients[0]), ListedName(ingredients[2]),
  ]

  static let desserts = [summary("70201", "Kanelbulle"), cake.summary, summary("70202", "杏仁豆腐")]

  static let cake = RecipesSamples.fullMeal
  static let bare: Meal = {
    var meal = Meal(id: Meal.ID(rawValue: "7"))
    meal.isWithoutRecipe = true
    return meal
  }()

  static let bread: Meal = {
    var meal = Meal(id: Meal.ID(rawValue: "70002"))
    meal.name = "Everyday bread"
    meal.category = "Side Dish & Bread"
    meal.ingredients = [
      Ingredient(position: 1, name: "Flour", measure: Measure("500g")),
      Ingredient(position: 2, name: "butter", measure: Measure("50g")),
    ]
    return meal
  }()

  static let hostile: Meal = {
    var meal = Meal(id: Meal.ID(rawValue: "\u{1B}[31m'; rm -rf"))
    meal.name = "Red\u{202E} alert\u{7}\r\nagain"
    meal.tags = ["\u{1B}]0;title\u{7}"]
    meal.ingredients = [
      Ingredient(position: 1, name: "\u{9B}2J salt", measure: Measure("\u{0}")),
      Ingredient(position: 2, name: String(repeating: "pepper", count: 30), measure: Measure("1 tbsp")),
    ]
    meal.steps = [Step("Stir\u{8}\u{8} it.", heading: "\u{2067}Part")]
    return meal
  }()

  static let history = [
    HistoryMeal(cake, seenAt: RecipesSamples.fetchedAt),
    HistoryMeal(crab, seenAt: RecipesSamples.fetchedAt.addingTimeInterval(-86_400)),
  ]

  static let favourites = [
    FavouriteMeal(cake.summary, category: "Dessert", cuisine: "Swedish", addedAt: RecipesSamples.fetchedAt),
    FavouriteMeal(crab, addedAt: RecipesSamples.fetchedAt.addingTimeInterval(-86_400)),
  ]

  static let shopping: ShoppingList = {
    var entries = (cake.ingredients.map { ($0, cake) } + bread.ingredients.map { ($0, bread) })
      .map { ShoppingEntry($0.0, of: $0.1.summary, addedAt: RecipesSamples.fetchedAt) }
    entries[2].isTicked = true
    return ShoppingList(entries)
  }()

  private static func summary(_ id: String, _ name: String) -> MealSummary {
    MealSummary(id: Meal.ID(rawValue: id), name: name)
  }
}

extension Samples {
  /// What the list of categories shows.
  static let categoryTexts = [seafood, side, dessert].flatMap {
    [$0.name, $0.description].compactMap(\.self)
  }
  /// What a list of meals shows.
  static let mealTexts = meals.flatMap { [$0.name, $0.id.rawValue].compactMap(\.self) }
  /// What the page of the cake shows.
  static let cakeTexts: [String] =
    [cake.id.rawValue, cake.name, cake.alternateName, cake.category, cake.cuisine].compactMap(\.self)
    + cake.tags + cake.ingredients.flatMap { [$0.name, $0.measure?.text].compactMap(\.self) }
    + cake.steps.flatMap { [$0.heading, $0.text].compactMap(\.self) }
    + [cake.picture, cake.video, cake.source].compactMap { $0?.description }
}

extension Samples {
  /// Everything that a service said.
  static var categoriesAndMeals: [Any] {
    [[seafood, side, dessert], meals, desserts, cake, cake.summary, bread, hostile, favourites, shopping]
  }
}
