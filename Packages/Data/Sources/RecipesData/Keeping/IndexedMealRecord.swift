import DomainKernel
import RecipesDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A meal as it is kept for being found and listed; the key is its id.
///
/// Version 1 had neither a time nor a mark of whole meals, and is read as what a list said.
struct IndexedMealRecord: Codable {
  let name: String?
  let picture: String?
  let category: String?
  let area: String?
  let tags: [String]?
  let ingredients: [String]?
  /// Whether the whole meal is kept apart.
  let isWhole: Bool?
  /// Milliseconds since 1970.
  let seenAt: Int64?

  init(_ meal: IndexedMeal, isWhole: Bool, seenAt: Date) {
    name = meal.summary.name
    picture = meal.summary.picture?.description
    category = meal.category
    area = meal.area
    tags = meal.tags.isEmpty ? nil : meal.tags
    ingredients = meal.ingredients.isEmpty ? nil : meal.ingredients
    self.isWhole = isWhole ? true : nil
    self.seenAt = seenAt.milliseconds
  }

  func meal(_ id: String) -> HistoryMeal {
    let picture = picture.flatMap(WebLink.init)
    var meal = IndexedMeal(MealSummary(id: Meal.ID(rawValue: id), name: name, picture: picture))
    meal.category = category
    meal.area = area
    meal.tags = tags ?? []
    meal.ingredients = ingredients ?? []
    return HistoryMeal(meal, seenAt: seenAt.map(Date.init(milliseconds:)))
  }
}
