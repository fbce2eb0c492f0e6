/// The full record of a meal: 51 to 54 fields, depending on when it was entered.
struct MealRecord {
  /// The meal.
  let meal: Meal

  /// The record as it goes over the wire.
  var json: JSONValue {
    .object(heading + IngredientSlots(meal: meal).members + ending)
  }

  private var heading: [JSONMember] {
    let alternate = meal.vintage == .recent ? "strMealAlternate" : "strDrinkAlternate"
    return members([
      "idMeal": .string(String(meal.id)),
      "strMeal": .string(meal.recordedName),
      alternate: .null,
      "strCategory": .string(meal.category.rawValue),
      "strArea": .string(meal.area.rawValue),
      "strCountry": meal.vintage == .recent ? .string(meal.area.country) : nil,
      "strInstructions": .string(meal.style.text(meal.method.steps)),
      "strMealThumb": .string(meal.picture),
      "strTags": tags,
      "strYoutube": MealLinks(meal: meal).video,
    ])
  }

  private var ending: [JSONMember] {
    let addition: JSONValue? = meal.vintage == .early ? nil : .null
    return members([
      "strSource": MealLinks(meal: meal).source,
      "strImageSource": addition,
      "strCreativeCommonsConfirmed": addition,
      "dateModified": .null,
    ])
  }

  private var tags: JSONValue {
    switch meal.quirk {
    case .emptyTags: ""
    case .nullTags: .null
    case .untidyTags: .string(" " + meal.tags.joined(separator: " , ,") + ",")
    default: meal.tags.isEmpty ? .null : .string(meal.tags.joined(separator: ","))
    }
  }

  private func members(_ members: KeyValuePairs<String, JSONValue?>) -> [JSONMember] {
    members.compactMap { name, value in value.map { JSONMember(name: name, value: $0) } }
  }
}
