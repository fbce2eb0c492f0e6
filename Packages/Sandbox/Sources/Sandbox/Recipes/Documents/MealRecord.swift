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
      "strCategory": .string(meal.category.name),
      "strArea": .string(meal.area.name),
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

/// The links of a record; they lead nowhere, or to a domain that is reserved for examples.
struct MealLinks {
  /// The meal.
  let meal: Meal

  /// The address of a video; `nil` where the field is missing.
  var video: JSONValue? {
    switch meal.quirk {
    case .blankVideo: " "
    case .nullVideo: .null
    case .missingLinks: nil
    default: .string("https://www.youtube.com/watch?v=sandbox\(meal.id % 10_000)")
    }
  }

  /// The address of the recipe's source; `nil` where the field is missing.
  var source: JSONValue? {
    switch meal.quirk {
    case .emptySource: ""
    case .nullSource: .null
    case .sourceWithoutScheme: .string("www.example.org/recipes/\(meal.id)")
    case .missingLinks: nil
    default: .string("\(meal.id % 3 == 0 ? "http" : "https")://www.example.com/recipes/\(meal.id)")
    }
  }
}
