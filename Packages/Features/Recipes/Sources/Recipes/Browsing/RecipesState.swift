public import FeatureKit
public import RecipesDomain

/// What browsing recipes knows: the categories, the list that was chosen of them, and the meal chosen of that.
///
/// A list or meal that nobody chose has no state at all.
public struct RecipesState: Equatable, Sendable {
  /// The categories.
  public var categories: LoadState<[MealCategory]>
  /// What categories and names have to mention to be shown; nil for all of them.
  public var filter: String?
  /// The names that meals can be listed by, if they were asked for.
  public var names: Chosen<NameListing, [ListedName]>?
  /// The list of meals that was chosen.
  public var list: Chosen<MealListing, [MealSummary]>?
  /// The meal that was chosen.
  public var meal: Chosen<MealChoice, Meal>?

  /// Makes a state; without arguments that of someone who has just come.
  ///
  /// - Parameters:
  ///   - categories: The categories.
  ///   - filter: What categories and names have to mention to be shown.
  ///   - names: The names that meals can be listed by, if they were asked for.
  ///   - list: The list of meals that was chosen.
  ///   - meal: The meal that was chosen.
  public init(
    categories: LoadState<[MealCategory]> = .idle,
    filter: String? = nil,
    names: Chosen<NameListing, [ListedName]>? = nil,
    list: Chosen<MealListing, [MealSummary]>? = nil,
    meal: Chosen<MealChoice, Meal>? = nil
  ) {
    self.categories = categories
    self.filter = filter
    self.names = names
    self.list = list
    self.meal = meal
  }
}
