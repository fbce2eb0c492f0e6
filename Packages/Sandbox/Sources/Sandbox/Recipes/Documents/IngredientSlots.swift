/// The forty fields that hold a list of ingredients: twenty names, then twenty measures.
struct IngredientSlots {
  /// How many ingredients a record can hold.
  static let count = 20

  /// The meal.
  let meal: Meal

  /// The fields in the order of the record.
  var members: [JSONMember] {
    let slots = slots
    return slots.enumerated().map { JSONMember(name: "strIngredient\($0 + 1)", value: $1.name) }
      + slots.enumerated().map { JSONMember(name: "strMeasure\($0 + 1)", value: $1.measure) }
  }

  private var slots: [(name: JSONValue, measure: JSONValue)] {
    var slots = meal.ingredients.prefix(Self.count).map { (name(of: $0), measure(of: $0)) }
    if meal.quirk == .gapAmongIngredients, slots.count < Self.count, slots.count > 4 {
      slots.insert(("", " "), at: 4)
    }
    return slots + (slots.count..<Self.count).map { (unused($0), unused($0)) }
  }

  private func name(of ingredient: MealIngredient) -> JSONValue {
    let name = meal.vintage == .early ? ingredient.name : ingredient.titleCasedName
    return .string(meal.quirk == .trailingSpacesInIngredients ? name + " " : name)
  }

  private func measure(of ingredient: MealIngredient) -> JSONValue {
    if ingredient.measure.isEmpty {
      return meal.vintage == .middle ? .null : " "
    }
    return .string(meal.quirk == .spacesAroundMeasures ? " \(ingredient.measure) " : ingredient.measure)
  }

  private func unused(_ place: Int) -> JSONValue {
    switch meal.vintage {
    case .early: place < 15 ? "" : .null
    case .middle: place.isMultiple(of: 2) ? " " : .null
    case .recent: ""
    }
  }
}
