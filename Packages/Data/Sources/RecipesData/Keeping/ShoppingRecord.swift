import RecipesDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An entry of the shopping list as it is kept; that it is ticked is kept apart.
struct ShoppingRecord: Codable {
  let meal: String
  let position: Int
  let mealName: String?
  let ingredient: String
  let measure: String?
  /// Milliseconds since 1970.
  let addedAt: Int64

  init(_ entry: ShoppingEntry) {
    meal = entry.id.meal.rawValue
    position = entry.id.position
    mealName = entry.mealName
    ingredient = entry.ingredient
    measure = entry.measure?.text
    addedAt = entry.addedAt.milliseconds
  }

  var entry: ShoppingEntry {
    ShoppingEntry(
      Ingredient(position: position, name: ingredient, measure: measure.map(Measure.init)),
      of: MealSummary(id: Meal.ID(rawValue: meal), name: mealName),
      addedAt: Date(milliseconds: addedAt)
    )
  }
}
