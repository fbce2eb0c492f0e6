import DomainKernel
import RecipesDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A whole meal as it is kept; the key is its id.
struct WholeMealRecord: Codable {
  struct IngredientRecord: Codable {
    let position: Int
    let name: String
    let measure: String?
  }

  struct StepRecord: Codable {
    let heading: String?
    let text: String
  }

  let name: String?
  let alternateName: String?
  let category: String?
  let area: String?
  let tags: [String]
  let ingredients: [IngredientRecord]
  let steps: [StepRecord]
  let picture: String?
  let video: String?
  let source: String?
  /// Milliseconds since 1970.
  let seenAt: Int64

  init(_ meal: Meal, seenAt: Date) {
    name = meal.name
    alternateName = meal.alternateName
    category = meal.category
    area = meal.area
    tags = meal.tags
    ingredients = meal.ingredients.map {
      IngredientRecord(position: $0.position, name: $0.name, measure: $0.measure?.text)
    }
    steps = meal.steps.map { StepRecord(heading: $0.heading, text: $0.text) }
    picture = meal.picture?.description
    video = meal.video?.description
    source = meal.source?.description
    self.seenAt = seenAt.milliseconds
  }

  func meal(_ id: Meal.ID) -> CachedMeal {
    var meal = Meal(id: id)
    meal.name = name
    meal.alternateName = alternateName
    meal.category = category
    meal.area = area
    meal.tags = tags
    meal.ingredients = ingredients.map {
      Ingredient(position: $0.position, name: $0.name, measure: $0.measure.map(Measure.init))
    }
    meal.steps = steps.map { Step($0.text, heading: $0.heading) }
    meal.picture = picture.flatMap(WebLink.init)
    meal.video = video.flatMap(WebLink.init)
    meal.source = source.flatMap(WebLink.init)
    return CachedMeal(meal, seenAt: Date(milliseconds: seenAt))
  }
}
