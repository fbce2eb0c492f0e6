/// Meals of one category that are made in the same way from different things.
///
/// Every dish brings as many ingredients as the method has places for, and each must make sense in its place:
/// the dishes are chosen by hand, only the text is put together.
struct MealFamily: Sendable {
  /// The number of the first dish; the others follow, and dishes are only ever added at the end.
  let firstID: Int
  /// The category of all dishes.
  let category: MealCategory
  /// What every dish needs besides its own ingredients.
  let base: [MealIngredient]
  /// The steps, one to a line; `{1}` stands for a dish's first ingredient.
  let method: String
  /// The dishes.
  let dishes: [FamilyDish]

  /// Describes a family.
  ///
  /// - Parameters:
  ///   - firstID: The number of the first dish.
  ///   - category: The category of all dishes.
  ///   - base: Names and measures of what every dish needs.
  ///   - method: The steps, one to a line.
  ///   - dishes: The dishes.
  init(
    firstID: Int,
    category: MealCategory,
    base: KeyValuePairs<String, String>,
    method: String,
    dishes: [FamilyDish]
  ) {
    self.firstID = firstID
    self.category = category
    self.base = base.map { MealIngredient(name: $0.key, measure: $0.value) }
    self.method = method
    self.dishes = dishes
  }

  /// The dishes as meals.
  var meals: [Meal] {
    dishes.enumerated().map { place, dish in meal(dish, id: firstID + place) }
  }

  private func meal(_ dish: FamilyDish, id: Int) -> Meal {
    Meal(
      id: id,
      name: dish.name,
      category: category,
      area: dish.area,
      tags: dish.tags,
      ingredients: dish.ingredients + base,
      method: MealMethod(
        template: method,
        fillings: dish.ingredients.map(\.name),
        closing: dish.closing
      ),
      style: InstructionStyle(id: id)
    )
  }
}
