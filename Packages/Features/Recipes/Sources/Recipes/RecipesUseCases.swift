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
  public let favourites: ManageFavourites
  /// Keeps a shopping list.
  public let shopping: ManageShoppingList

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
    favourites: ManageFavourites,
    shopping: ManageShoppingList
  ) {
    self.browse = browse
    self.open = open
    self.find = find
    self.favourites = favourites
    self.shopping = shopping
  }
}
