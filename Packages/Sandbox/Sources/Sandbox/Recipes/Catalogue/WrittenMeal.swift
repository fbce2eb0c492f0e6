/// A meal whose every word was written for it alone.
struct WrittenMeal: Sendable {
  /// The meal.
  let meal: Meal

  /// Writes a meal down.
  ///
  /// - Parameters:
  ///   - id: The number by which the service knows it.
  ///   - name: What it is called.
  ///   - category: The category that it is listed in.
  ///   - area: Where it comes from.
  ///   - tags: Words to find it by.
  ///   - style: How the method is laid out.
  ///   - ingredients: Names and measures, in order; a name may come twice.
  ///   - method: The steps, one to a line.
  init(
    id: Int,
    _ name: String,
    _ category: MealCategory,
    _ area: MealArea,
    tags: [String] = [],
    style: InstructionStyle,
    ingredients: KeyValuePairs<String, String>,
    method: String
  ) {
    meal = Meal(
      id: id,
      name: name,
      category: category,
      area: area,
      tags: tags,
      ingredients: ingredients.map { MealIngredient(name: $0.key, measure: $0.value) },
      method: MealMethod(method),
      style: style
    )
  }
}
