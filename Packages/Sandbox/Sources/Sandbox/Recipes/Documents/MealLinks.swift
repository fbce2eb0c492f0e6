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

  /// The address that the recipe is said to come from; `nil` where the field is missing.
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
