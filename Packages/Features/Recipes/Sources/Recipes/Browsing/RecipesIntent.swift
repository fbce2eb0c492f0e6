public import DomainKernel

/// What a person who browses recipes can want.
public enum RecipesIntent: Hashable, Sendable {
  /// See the categories.
  case showCategories(FetchPolicy)
  /// See the names that meals can be listed by.
  case showNames(NameListing, FetchPolicy)
  /// See only the categories and names that mention a text, all of them without one; nobody is asked for it.
  case filter(String?)
  /// See a list of meals; a meal that was opened from another list is closed.
  case choose(MealListing, FetchPolicy)
  /// See a meal.
  case open(MealChoice, FetchPolicy)
  /// Try again what failed.
  case retry
  /// Bring everything that is shown up to date.
  case refresh

  /// The word for it, for diagnosis.
  var name: String {
    switch self {
    case .showCategories: "showCategories"
    case .showNames: "showNames"
    case .filter: "filter"
    case .choose: "choose"
    case .open: "open"
    case .retry: "retry"
    case .refresh: "refresh"
    }
  }
}
