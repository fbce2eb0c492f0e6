/// Which part of browsing recipes is on the screen.
public enum RecipesLayout: Hashable, Sendable {
  /// The categories.
  case categories
  /// The names that meals can be listed by.
  case names
  /// The list of meals that was chosen.
  case meals
  /// The meal that was chosen.
  case meal
  /// All of it side by side where there is room, else what was chosen last.
  case columns
}
