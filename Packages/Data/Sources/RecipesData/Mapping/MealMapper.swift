import DomainKernel
import RecipesDomain

/// Makes whole meals.
enum MealMapper {
  static func meals(_ meals: [MealDTO]) -> [Meal] {
    ListMapper.unique(meals.map(meal), by: \.id)
  }

  static func meal(_ sent: MealDTO) -> Meal {
    let summary = ListMapper.summary(sent.summary)
    var meal = Meal(id: summary.id)
    meal.name = summary.name
    meal.picture = summary.picture
    meal.alternateName = sent.alternateName
    meal.category = sent.category
    meal.cuisine = sent.area
    meal.tags = tags(sent.tags ?? "")
    meal.ingredients = sent.ingredients.map { slot in
      Ingredient(position: slot.position, name: slot.name, measure: slot.measure.map(Measure.init))
    }
    meal.steps = InstructionReader.steps(of: sent.instructions ?? "")
    meal.video = sent.youtube.flatMap(WebLink.init)
    meal.source = sent.source.flatMap(WebLink.init)
    return meal
  }

  private static func tags(_ list: String) -> [String] {
    let tags = list.split(separator: ",").map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return ListMapper.unique(tags.filter { !$0.isEmpty }, by: \.self)
  }
}
