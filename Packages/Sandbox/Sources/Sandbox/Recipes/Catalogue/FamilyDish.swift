/// What sets one meal of a family apart from the others.
struct FamilyDish: Sendable {
  /// What it is called.
  let name: String
  /// Where it comes from.
  let area: MealArea
  /// Its own ingredients, in the order in which the family's method names them.
  let ingredients: [MealIngredient]
  /// Words to find it by.
  let tags: [String]
  /// The last step, of this meal alone.
  let closing: String

  /// Describes a dish.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - area: Where it comes from.
  ///   - ingredients: Names and measures, in the order in which the family's method names them.
  ///   - tags: Words to find it by.
  ///   - closing: The last step.
  init(
    _ name: String,
    _ area: MealArea,
    _ ingredients: KeyValuePairs<String, String>,
    tags: [String] = [],
    closing: String
  ) {
    self.name = name
    self.area = area
    self.ingredients = ingredients.map { MealIngredient(name: $0.key, measure: $0.value) }
    self.tags = tags
    self.closing = closing
  }
}
