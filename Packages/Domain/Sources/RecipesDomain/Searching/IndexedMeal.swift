/// What is known of a meal that was seen, as far as it is searched or listed.
public struct IndexedMeal: Hashable, Sendable, Identifiable {
  /// What a list shows of the meal.
  public let summary: MealSummary
  /// The name of its category.
  public var category: String?
  /// The kitchen it comes from.
  public var area: String?
  /// Words that describe it.
  public var tags: [String] = []
  /// The names of what goes into it; empty when only a list of meals was seen.
  public var ingredients: [String] = []

  /// Makes an entry of what a list says.
  ///
  /// - Parameter summary: What a list shows of the meal.
  public init(_ summary: MealSummary) {
    self.summary = summary
  }

  /// Makes an entry of a whole meal.
  ///
  /// - Parameter meal: The meal.
  public init(_ meal: Meal) {
    summary = meal.summary
    category = meal.category
    area = meal.area
    tags = meal.tags
    ingredients = meal.ingredients.map(\.name)
  }

  /// What identifies the meal.
  public var id: Meal.ID { summary.id }
}
