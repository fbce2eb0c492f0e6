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
