public import RecipesDomain

/// What a search knows.
public enum MealSearchState: Equatable, Sendable {
  /// Nobody has searched yet.
  case idle
  /// The result is on its way.
  case searching(MealSearch)
  /// The result, which may be empty.
  case found(MealSearch, FoundMeals)
  /// There is no result.
  case failed(MealSearch, MealSearchError)
}
