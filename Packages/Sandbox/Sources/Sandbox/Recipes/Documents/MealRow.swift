/// A meal in a filtered list; the order and number of fields depend on the filter.
struct MealRow {
  /// The meal.
  let meal: Meal
  /// What the list is filtered by.
  let criterion: MealCriterion

  /// The row as it goes over the wire.
  var json: JSONValue {
    let name = JSONValue.string(meal.recordedName)
    let picture = JSONValue.string(meal.picture)
    let id = JSONValue.string(String(meal.id))
    return switch criterion {
    case .category:
      .object([
        "strMeal": name, "strMealThumb": picture, "idMeal": id, "strArea": .string(meal.area.rawValue),
      ])
    case .area:
      .object(["strMeal": name, "strMealThumb": picture, "idMeal": id])
    case .ingredient:
      .object([
        "idMeal": id, "strMeal": name, "strArea": .string(meal.area.rawValue), "strMealThumb": picture,
      ])
    }
  }
}
