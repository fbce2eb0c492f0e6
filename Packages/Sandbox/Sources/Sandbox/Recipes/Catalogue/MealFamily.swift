/// Meals of one category that are made in the same way from different things.
///
/// Every dish brings as many ingredients as the method has places for, and each must make sense in its place:
/// the dishes are chosen by hand, only the text is put together.
struct MealFamily: Sendable {
  /// Every family.
  static let all = ContentRecord.all(in: FamilyContent.text).grouped(by: "family")
    .map { MealFamily($0.head, dishes: $0.rest) }

  /// The number of the first dish; the others follow, and dishes are only ever added at the end.
  let firstID: Int
  /// The category of all dishes.
  let category: MealCategory
  /// The ingredients that every dish shares.
  let base: [MealIngredient]
  /// The steps; `{1}` stands for a dish's first ingredient.
  let steps: [String]
  /// The dishes.
  let dishes: [FamilyDish]

  private init(_ record: ContentRecord, dishes: [ContentRecord]) {
    firstID = record.required(Int(record.name), "name")
    category = .of(record)
    base = MealIngredient.list(of: record)
    steps = record.texts("step")
    self.dishes = dishes.map(FamilyDish.init)
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
        template: steps,
        fillings: dish.ingredients.map(\.name),
        closing: dish.closing
      ),
      style: InstructionStyle(id: id)
    )
  }
}

/// The difference of one meal of a family from the others.
struct FamilyDish: Sendable {
  /// The title of the screen.
  let name: String
  /// Where it comes from.
  let area: MealArea
  /// Its own ingredients, in the order in which the family's method names them.
  let ingredients: [MealIngredient]
  /// Words to find it by.
  let tags: [String]
  /// The last step, of this meal alone.
  let closing: String

  /// Reads a dish.
  fileprivate init(_ record: ContentRecord) {
    name = record.name
    area = .of(record)
    ingredients = MealIngredient.list(of: record)
    tags = record.list("tags")
    closing = record.text("step")
  }
}
