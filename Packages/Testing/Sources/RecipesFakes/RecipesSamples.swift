public import DomainKernel
public import RecipesDomain

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Values of the recipes domain for tests.
public enum RecipesSamples {
  /// When the samples were fetched: 1 March 2026, 12:00 UTC.
  public static let fetchedAt = Date(timeIntervalSince1970: 1_772_366_400)

  /// Where the samples come from: the network, at ``fetchedAt``.
  public static let provenance = Provenance(kind: .network, fetchedAt: fetchedAt)

  /// Three categories, one of them with a blank and an ampersand in its name.
  public static let categories = [
    category("1", "Seafood", description: "From the sea."),
    category("2", "Side Dish & Bread", description: nil),
    category("3", "Dessert", description: "The end of a meal.\r\n\r\nAlways sweet."),
  ]

  /// Makes meals that differ in their number.
  ///
  /// - Parameter numbers: The numbers.
  /// - Returns: A summary for each.
  public static func summaries(_ numbers: some Sequence<Int>) -> [MealSummary] {
    numbers.map { MealSummary(id: Meal.ID(rawValue: String(70_000 + $0)), name: "Meal \($0)") }
  }

  /// A meal of which everything is known.
  public static let fullMeal: Meal = {
    var meal = Meal(id: Meal.ID(rawValue: "70001"))
    meal.name = "Jordgubbstårta"
    meal.alternateName = "Strawberry cake"
    meal.category = "Dessert"
    meal.cuisine = "Swedish"
    meal.tags = ["Cake", "Midsummer"]
    meal.ingredients = [
      Ingredient(position: 1, name: "Butter", measure: Measure("100g")),
      Ingredient(position: 2, name: "Flour", measure: Measure("1 1/2 cups")),
      Ingredient(position: 3, name: "Strawberries"),
      Ingredient(position: 5, name: "Butter", measure: Measure("for the tin")),
    ]
    meal.steps = [
      Step("Melt the butter and stir in the flour.", heading: "For the cake"),
      Step("Bake for half an hour."),
      Step("Cover with strawberries."),
    ]
    meal.picture = WebLink("https://images.example.com/cake.jpg")
    meal.video = WebLink("https://videos.example.com/cake")
    meal.source = WebLink("https://recipes.example.com/cake")
    return meal
  }()

  private static func category(_ id: String, _ name: String, description: String?) -> MealCategory {
    MealCategory(id: MealCategory.ID(rawValue: id), name: name, description: description)
  }
}
