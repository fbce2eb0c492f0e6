public import RecipesDomain

/// A list of meals that can be chosen.
public enum MealListing: Hashable, Sendable {
  /// The meals of a category.
  case category(MealCategory)
  /// The meals of a kitchen, by its name.
  case area(String)
  /// The meals with an ingredient, by its name.
  case ingredient(String)

  /// What the service is asked for.
  var selection: MealSelection {
    switch self {
    case .category(let category): .category(category.name)
    case .area(let name): .area(name)
    case .ingredient(let name): .ingredient(name)
    }
  }
}
