/// Which meals to list; the service narrows by one thing at a time.
public enum MealSelection: Hashable, Sendable {
  /// Meals of a category, by its name.
  case category(String)
  /// Meals of a kitchen, by its name.
  case area(String)
  /// Meals with an ingredient, by its name.
  case ingredient(String)
}
