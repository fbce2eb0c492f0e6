import DomainKernel
import RecipesDomain

/// A whole meal as it is stored; its id and its time are those of its row.
struct MealRecord: Codable {
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
  let cuisine: String?
  let tags: [String]
  let ingredients: [IngredientRecord]
  let steps: [StepRecord]
  /// Written only where it is so.
  let isWithoutRecipe: Bool?
  /// Written only where there are some.
  let unreadableCount: Int?
  /// Written only where there are some.
  let omittedTagCount: Int?
  /// Written only where there are some.
  let omittedStepCount: Int?
  let picture: String?
  let video: String?
  let source: String?

  init(_ meal: Meal) {
    name = meal.name
    alternateName = meal.alternateName
    category = meal.category
    cuisine = meal.cuisine
    tags = meal.tags
    ingredients = meal.ingredients.map {
      IngredientRecord(position: $0.position, name: $0.name, measure: $0.measure?.text)
    }
    steps = meal.steps.map { StepRecord(heading: $0.heading, text: $0.text) }
    isWithoutRecipe = meal.isWithoutRecipe ? true : nil
    unreadableCount = meal.unreadableCount > 0 ? meal.unreadableCount : nil
    omittedTagCount = meal.omittedTagCount > 0 ? meal.omittedTagCount : nil
    omittedStepCount = meal.omittedStepCount > 0 ? meal.omittedStepCount : nil
    picture = meal.picture?.description
    video = meal.video?.description
    source = meal.source?.description
  }

  func meal(_ id: Meal.ID) -> Meal {
    var meal = Meal(id: id)
    meal.name = name
    meal.alternateName = alternateName
    meal.category = category
    meal.cuisine = cuisine
    meal.tags = tags
    meal.ingredients = ingredients.map {
      Ingredient(position: $0.position, name: $0.name, measure: $0.measure.map(Measure.init))
    }
    meal.steps = steps.map { Step($0.text, heading: $0.heading) }
    meal.isWithoutRecipe = isWithoutRecipe ?? false
    meal.unreadableCount = unreadableCount ?? 0
    meal.omittedTagCount = omittedTagCount ?? 0
    meal.omittedStepCount = omittedStepCount ?? 0
    meal.picture = picture.flatMap(WebLink.init)
    meal.video = video.flatMap(WebLink.init)
    meal.source = source.flatMap(WebLink.init)
    return meal
  }
}
