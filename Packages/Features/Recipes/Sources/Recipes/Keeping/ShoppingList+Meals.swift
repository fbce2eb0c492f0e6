import RecipesDomain

extension ShoppingList {
  /// The meals that things are to be bought for, each once.
  var meals: [MealSummary] {
    var seen: Set<Meal.ID> = []
    return lines.flatMap(\.amounts).flatMap(\.meals).filter { seen.insert($0.id).inserted }
  }
}
