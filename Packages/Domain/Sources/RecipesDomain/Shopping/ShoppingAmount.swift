/// How much of an ingredient to buy, and for which meals.
public struct ShoppingAmount: Hashable, Sendable {
  /// How much, as a sum where measures can be added; `nil` where the recipe does not say.
  public let measure: Measure?
  /// What it is made of.
  public let entries: [ShoppingEntry]

  /// The meals it is for, in the order in which they were added, each once.
  public var meals: [MealSummary] {
    var seen = Set<Meal.ID>()
    return entries.filter { seen.insert($0.id.meal).inserted }
      .map { MealSummary(id: $0.id.meal, name: $0.mealName) }
  }
}
