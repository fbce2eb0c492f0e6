import RecipesDomain

/// Something that a person can look for by what is said of it.
protocol Mentioning {
  /// Whether each word of a text is found in what is known of it; `true` for a text without words.
  func mentions(_ text: String) -> Bool
}

extension MealCategory: Mentioning {}
extension ListedName: Mentioning {}
