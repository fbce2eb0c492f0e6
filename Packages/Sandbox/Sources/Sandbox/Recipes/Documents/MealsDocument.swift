/// The answer to nearly every question: a list under `meals`, or null when nothing was found.
struct MealsDocument {
  private let elements: [JSONValue]

  /// The full records of meals.
  init(records: [Meal]) {
    elements = records.map { MealRecord(meal: $0).json }
  }

  /// The short rows of a filtered list.
  init(rows: [Meal], of criterion: MealCriterion) {
    elements = rows.map { MealRow(meal: $0, criterion: criterion).json }
  }

  /// A list of names, each in an object of its own.
  init(names: [String], key: String) {
    elements = names.map { .object([key: .string($0)]) }
  }

  /// The answer as it goes over the wire.
  var json: JSONValue {
    .object(["meals": elements.isEmpty ? .null : .array(elements)])
  }
}

/// A meal in a filtered list; the order and number of fields depend on the filter.
struct MealRow {
  /// The meal.
  let meal: Meal
  /// The filter of the list.
  let criterion: MealCriterion

  /// The row as it goes over the wire.
  var json: JSONValue {
    let name = JSONValue.string(meal.recordedName)
    let picture = JSONValue.string(meal.picture)
    let id = JSONValue.string(String(meal.id))
    return switch criterion {
    case .category:
      .object([
        "strMeal": name, "strMealThumb": picture, "idMeal": id, "strArea": .string(meal.area.name),
      ])
    case .area:
      .object(["strMeal": name, "strMealThumb": picture, "idMeal": id])
    case .ingredient:
      .object([
        "idMeal": id, "strMeal": name, "strArea": .string(meal.area.name), "strMealThumb": picture,
      ])
    }
  }
}

/// The answer that describes every category.
struct CategoriesDocument {
  /// The answer as it goes over the wire.
  var json: JSONValue {
    .object([
      "categories": .array(MealCategory.all.map(category))
    ])
  }

  private func category(_ category: MealCategory) -> JSONValue {
    .object([
      "idCategory": .string(String(category.id)),
      "strCategory": .string(category.name),
      "strCategoryThumb": .string(
        RecipesAddress.picture("category/\(category.name.lowercased()).png")
      ),
      "strCategoryDescription": .string(category.text),
    ])
  }
}

/// The answer that lists every ingredient; few are described.
struct IngredientsDocument {
  /// The names, ordered.
  let names: [String]

  /// The answer as it goes over the wire.
  var json: JSONValue {
    .object([
      "meals": .array(
        names.enumerated().map { place, name in
          let note = IngredientNote.all[name.lowercased()]
          return .object([
            "idIngredient": .string(String(place + 1)),
            "strIngredient": .string(name),
            "strDescription": note.map { .string($0.text) } ?? .null,
            "strType": note?.type.map(JSONValue.string) ?? .null,
          ])
        }
      )
    ])
  }
}
