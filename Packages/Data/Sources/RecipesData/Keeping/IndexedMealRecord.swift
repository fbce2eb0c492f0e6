import DomainKernel
import RecipesDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A meal of the index as it is kept; the key is its id.
struct IndexedMealRecord: Codable {
  let name: String?
  let picture: String?
  let category: String?
  let area: String?
  let tags: [String]?
  let ingredients: [String]?

  init(_ meal: IndexedMeal) {
    name = meal.summary.name
    picture = meal.summary.picture?.description
    category = meal.category
    area = meal.area
    tags = meal.tags.isEmpty ? nil : meal.tags
    ingredients = meal.ingredients.isEmpty ? nil : meal.ingredients
  }

  func meal(_ id: String) -> IndexedMeal {
    let picture = picture.flatMap(WebLink.init)
    var meal = IndexedMeal(MealSummary(id: Meal.ID(rawValue: id), name: name, picture: picture))
    meal.category = category
    meal.area = area
    meal.tags = tags ?? []
    meal.ingredients = ingredients ?? []
    return meal
  }
}
