public import DomainKernel

extension TextQuery {
  /// Finds the category that is meant, by its name, its id or the beginning of either.
  ///
  /// - Parameter categories: The categories to choose from.
  /// - Returns: The one that is meant.
  /// - Throws: `TextQueryError` when none or several are meant.
  public func category(
    among categories: [MealCategory]
  ) throws(TextQueryError<MealCategory>) -> MealCategory {
    try match(in: categories, by: [\.name, \.id.rawValue])
  }

  /// Finds the kitchen that is meant, by its name or the beginning of it.
  ///
  /// - Parameter areas: The kitchens to choose from.
  /// - Returns: The one that is meant.
  /// - Throws: `TextQueryError` when none or several are meant.
  public func area(among areas: [MealArea]) throws(TextQueryError<MealArea>) -> MealArea {
    try match(in: areas, by: [\.name])
  }

  /// Finds the ingredient that is meant, by its name or the beginning of it.
  ///
  /// Its id says nothing to a person, and is not looked at.
  ///
  /// - Parameter ingredients: The ingredients to choose from.
  /// - Returns: The one that is meant.
  /// - Throws: `TextQueryError` when none or several are meant.
  public func ingredient(
    among ingredients: [KnownIngredient]
  ) throws(TextQueryError<KnownIngredient>) -> KnownIngredient {
    try match(in: ingredients, by: [\.name])
  }
}
