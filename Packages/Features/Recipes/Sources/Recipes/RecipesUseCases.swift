public import RecipesDomain

/// What a person can do with recipes.
public struct RecipesUseCases: Sendable {
  /// Lists categories and meals.
  public let browse: BrowseMeals
  /// Opens meals.
  public let open: OpenMeal
  /// Searches meals.
  public let find: FindMeals
  /// Keeps favourites.
  public let favourites: KeepFavourites
  /// Keeps a shopping list.
  public let shopping: PlanShopping

  /// Puts the use cases together.
  ///
  /// - Parameters:
  ///   - browse: Lists categories and meals.
  ///   - open: Opens meals.
  ///   - find: Searches meals.
  ///   - favourites: Keeps favourites.
  ///   - shopping: Keeps a shopping list.
  public init(
    browse: BrowseMeals,
    open: OpenMeal,
    find: FindMeals,
    favourites: KeepFavourites,
    shopping: PlanShopping
  ) {
    self.browse = browse
    self.open = open
    self.find = find
    self.favourites = favourites
    self.shopping = shopping
  }
}
