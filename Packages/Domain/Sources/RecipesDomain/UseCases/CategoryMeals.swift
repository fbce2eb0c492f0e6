/// A category with its meals.
public struct CategoryMeals: Hashable, Sendable {
  /// The category.
  public let category: MealCategory
  /// Its meals, in the order of the service.
  public let meals: [MealSummary]

  /// Puts a category and its meals together.
  ///
  /// - Parameters:
  ///   - category: The category.
  ///   - meals: Its meals.
  public init(category: MealCategory, meals: [MealSummary]) {
    self.category = category
    self.meals = meals
  }
}
