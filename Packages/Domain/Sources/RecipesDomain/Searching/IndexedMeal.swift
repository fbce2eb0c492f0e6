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

  /// Makes an entry of what a list of some meals says.
  ///
  /// - Parameters:
  ///   - summary: What the list shows of the meal.
  ///   - selection: Which meals the list is of; known of each of them.
  public init(_ summary: MealSummary, of selection: MealSelection) {
    self.init(summary)
    switch selection {
    case .category(let name): category = name
    case .area(let name): area = name
    case .ingredient: break
    }
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

  /// The same entry with what it does not tell itself.
  ///
  /// - Parameter earlier: What was known of the meal before.
  /// - Returns: The entry; what it tells itself stays.
  public func completed(by earlier: IndexedMeal) -> IndexedMeal {
    var meal = self
    meal.category = category ?? earlier.category
    meal.area = area ?? earlier.area
    if tags.isEmpty { meal.tags = earlier.tags }
    if ingredients.isEmpty { meal.ingredients = earlier.ingredients }
    return meal
  }
}
