public import RecipesDomain

/// What is searched for.
public enum MealSearch: Hashable, Sendable {
  /// Meals whose name contains a text: at the service, or among those that were seen when it cannot answer.
  case name(String)
  /// Meals whose name begins with a letter, at the service.
  case letter(Character)
  /// Meals that were seen with a text in one of some fields, which the service cannot search.
  case seen(String, Set<MealField>)
}
