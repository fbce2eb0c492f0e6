import RecipesDomain

extension ShoppingList {
  /// The meals that something is kept for, what cannot be read too, each once.
  var meals: [MealSummary] {
    var seen: Set<Meal.ID> = []
    let ofUnreadable = unreadable.map { MealSummary(id: $0.meal, name: nil) }
    return (lines.flatMap(\.amounts).flatMap(\.meals) + ofUnreadable).filter { seen.insert($0.id).inserted }
  }

  /// The meals of which something cannot be read.
  var unreadableMeals: [MealSummary] {
    let ids = Set(unreadable.map(\.meal))
    return meals.filter { ids.contains($0.id) }
  }
}
